"""Compile before the tests begin what they need compiled: `python -m tests.kernels`, quick when it is done.

Otherwise all processes that begin together compile the same, and each server that ends before its bots are
ready has compiled for nothing.
"""

from concurrent.futures import ProcessPoolExecutor
from importlib import import_module

from saurian.bots.compiling import compile_kernels
from saurian.bots.drakon.worth import learned_net
from saurian.games import GAMES, find_game
from saurian.sim.compiling import COMPILED


def learn_draftosaurus() -> None:
    """From a game at each kind of table."""
    import_module("saurian.bots.draftosaurus.training").learn(1, 1, lambda: None)


def learn_drakon() -> None:
    """From a single game."""
    options = find_game("drakon").options({})
    import_module("saurian.bots.drakon.learning").play(options, 1, True, learned_net(), 1)


LEARN = {"draftosaurus": learn_draftosaurus, "drakon": learn_drakon}


def compile_game(game: str) -> None:
    """What bots, batches and training of the game need; in one process, so that nothing is done twice."""
    compile_kernels(game)
    LEARN[game]()


def main() -> None:
    """All games at the same time."""
    if COMPILED:
        with ProcessPoolExecutor(len(GAMES)) as processes:
            list(processes.map(compile_game, GAMES))


if __name__ == "__main__":
    main()

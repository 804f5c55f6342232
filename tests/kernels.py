"""Compile before the tests begin what they need compiled: `python -m tests.kernels`, quick when it is done.

Otherwise all processes that begin together compile the same, and each server that ends before its bots are
ready has compiled for nothing.
"""

from concurrent.futures import ProcessPoolExecutor
from importlib import import_module

import numpy as np

from saurian.bots.compiling import compile_kernels
from saurian.bots.drakon.worth import learned_net
from saurian.envs import VectorEnv
from saurian.envs.extras import rows_type
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


def step_environments(game: str) -> None:
    """One step of the environments for learners."""
    env = VectorEnv(game, 2, seed=1)
    env.step(env.mask.argmax(axis=1))
    rows = rows_type(game)(env.options, 1)
    rows.begin(np.ones(1, np.uint64))
    seen, masks = np.zeros((4, rows.size), np.float32), np.zeros((4, rows.actions + 1), np.int8)
    rows.see_all(seen, masks)
    rows.act_all(masks.argmax(axis=1))
    seat = rows.acting()[0]
    rows.see(seat, seen[0], masks[0])
    rows.act(seat, int(masks[0].argmax()))
    rows.result()


def compile_game(game: str) -> None:
    """What bots, batches, environments and training of the game need; in one process, so that nothing is done
    twice."""
    compile_kernels(game)
    step_environments(game)
    LEARN[game]()


def main() -> None:
    """All games at the same time."""
    if COMPILED:
        with ProcessPoolExecutor(len(GAMES)) as processes:
            list(processes.map(compile_game, GAMES))


if __name__ == "__main__":
    main()

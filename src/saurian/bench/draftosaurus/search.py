"""How fast the search is."""

from random import Random
from time import perf_counter

from saurian.bots.draftosaurus.search import Budget, search
from saurian.games.draftosaurus import DRAFTOSAURUS

ITERATIONS = 20_000


def iterations_a_second(iterations: int = ITERATIONS, players: int = 4, board: str = "summer") -> float:
    """Roll-outs from the first decision of a game, one core, compiled before the clock starts."""
    state, rng = DRAFTOSAURUS.start(DRAFTOSAURUS.options({"players": players, "board": board})), Random(1)
    state.settle(rng)
    view = state.view(0)
    search(view, Budget(1), 1)
    started = perf_counter()
    done = sum(verdict.trials for verdict in search(view, Budget(iterations), 1))
    return done / (perf_counter() - started)

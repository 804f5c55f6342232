"""How fast the search is."""

from random import Random
from time import perf_counter

from saurian.bots.drakon.search import Budget, search
from saurian.core import CHANCE
from saurian.games.drakon import DRAKON

ITERATIONS = 10_000


def iterations_a_second(iterations: int = ITERATIONS, players: int = 4) -> float:
    """Iterations from the first turn of a game, one core, compiled before the clock starts."""
    state, rng = DRAKON.start(DRAKON.options({"players": players})), Random(1)
    while state.now.phase.name != "turn":
        (seat,) = state.acting()
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)))
    view = state.view(state.turn)
    search(view, Budget(1), 1)
    started = perf_counter()
    done = sum(verdict.visits for verdict in search(view, Budget(iterations), 1))
    return done / (perf_counter() - started)

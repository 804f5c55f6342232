"""How fast the search is."""

from random import Random
from time import perf_counter

from saurian.bots.drakon.search import Budget, search
from saurian.core import CHANCE
from saurian.games.drakon import DRAKON
from saurian.games.drakon.view import DrakonView

DEALS = 12
"""How fast it is depends on the hand: some ways to lay lead to much that must be tried."""
ITERATIONS = 1_000
"""For each deal."""


def iterations_a_second(players: int = 4) -> float:
    """Iterations from the first turns of some games, one core, compiled before the clock starts."""
    views = [_first_turn(players, seed) for seed in range(DEALS)]
    search(views[0], Budget(1), 1)
    started = perf_counter()
    for view in views:
        search(view, Budget(ITERATIONS), 1)
    return DEALS * ITERATIONS / (perf_counter() - started)


def _first_turn(players: int, seed: int) -> DrakonView:
    state, rng = DRAKON.start(DRAKON.options({"players": players})), Random(seed)
    while state.now.phase.name != "turn":
        (seat,) = state.acting()
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)))
    return state.view(state.turn)

"""How fast the simulator is."""

from time import perf_counter

from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.sim.draftosaurus.batch import Batch

GAMES = 20_000


def decisions_a_second(games: int = GAMES) -> float:
    """Random decisions of seats, Summer games of four as printed, one core, compiled before the clock
    starts."""
    Batch(DraftosaurusOptions(), 1, 1).play_randomly()
    batch = Batch(DraftosaurusOptions(), games, 1)
    started = perf_counter()
    decisions = batch.play_randomly()
    return decisions / (perf_counter() - started)

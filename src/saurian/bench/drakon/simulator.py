"""How fast the simulator is."""

from time import perf_counter

from saurian.games.drakon.options import DrakonOptions
from saurian.sim.drakon import play_random_games

GAMES = 10_000


def decisions_a_second(games: int = GAMES) -> float:
    """Random decisions of seats, plain games of four, one core, compiled before the clock starts."""
    play_random_games(DrakonOptions(), 1, 1)
    started = perf_counter()
    decisions = play_random_games(DrakonOptions(), games, 1).decisions
    return decisions / (perf_counter() - started)

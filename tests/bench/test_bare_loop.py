"""The yardstick plays the same game as the engine: as many decisions, about as many points."""

from random import Random

from saurian.arena.simulation import Simulation
from saurian.bench.draftosaurus import bare_loop
from saurian.games import find_game


def test_as_many_decisions_as_the_engine() -> None:
    game = find_game("draftosaurus")
    simulation = Simulation(game, game.options({"players": 4}), seed=1)
    simulation.run(3)
    rng = Random(1)
    assert sum(bare_loop.play(rng) for _ in range(3)) == simulation.lengths.total == 3 * 96

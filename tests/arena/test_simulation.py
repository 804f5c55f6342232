"""Games in bulk: what is measured."""

import pytest

pytest.importorskip("numba")

from saurian.arena import simulation
from saurian.arena.simulation import Games, RandomGames, Simulation
from saurian.games import GAMES, find_game


@pytest.mark.parametrize("name", GAMES)
def test_the_time_to_compile_is_not_that_of_the_games(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first use of the kernels may compile them for minutes; the clock starts after it."""
    happened: list[str] = []
    play = RandomGames.play

    def played(games: RandomGames, number: int) -> Games:
        happened.append(f"{games.games} played")
        return play(games, number)

    def clock() -> float:
        happened.append("clock")
        return 0.0

    monkeypatch.setattr(RandomGames, "play", played)
    monkeypatch.setattr(simulation, "perf_counter", clock)
    game = find_game(name)
    simulated = Simulation(game, game.options(players=2), seed=1)
    simulated.run(3)
    assert happened == ["1 played", "clock", "3 played", "clock"]
    assert simulated.games == 3

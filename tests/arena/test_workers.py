"""Processes play the same games as one, whatever happens to them."""

from pathlib import Path
from typing import Any

import pytest

from saurian.arena import workers
from saurian.arena.match import GameFailed, Played
from saurian.arena.workers import TRIES, cores, in_order, play_here, play_on_processes
from tests.arena.matches import a_match
from tests.arena.players import MARK

NUMBERS = range(1, 13)


def test_processes_give_the_same_results_in_the_same_order() -> None:
    match = a_match("greedy", "random", "random")
    here = list(play_here(match, NUMBERS))
    assert list(play_on_processes(match, NUMBERS, 3)) == here
    assert [game.number for game in here if isinstance(game, Played)] == list(NUMBERS)


def test_the_order_in_which_games_finish_does_not_matter() -> None:
    games: Any = ((number, str(number)) for number in (3, 1, 2, 5, 4))
    assert [*map(str, in_order(games, range(1, 6)))] == ["1", "2", "3", "4", "5"]


def test_a_crashed_process_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = tmp_path / "mark"
    monkeypatch.setenv(MARK, str(mark))
    match = a_match("killer", "random")
    results = list(play_on_processes(match, NUMBERS, 2))
    assert mark.exists(), "it has struck"
    assert results == list(play_here(match, NUMBERS))


def test_a_game_that_always_ends_its_process_is_given_up() -> None:
    results = list(play_on_processes(a_match("deadly", "random"), range(1, 3), 2))
    failures = [result for result in results if isinstance(result, GameFailed)]
    assert [failure.number for failure in failures] == [1, 2]
    assert failures[0].message.args == {"number": 1, "count": TRIES}


def test_failures_come_back_from_a_process() -> None:
    (raised,) = play_on_processes(a_match("raises", "random"), [1], 1)
    assert isinstance(raised, GameFailed)
    assert raised.message.args == {"bot": "raises", "number": 1, "text": "ValueError: no idea"}
    assert "in choose" in raised.trace
    (illegal,) = play_on_processes(a_match("cheats", "random"), [1], 1)
    assert isinstance(illegal, GameFailed)
    assert illegal.cause is not None


def test_to_close_it_is_to_stop_the_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Any] = []

    class Watched(workers._Worker[Any]):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            started.append(self.process)

    monkeypatch.setattr(workers, "_Worker", Watched)
    results = play_on_processes(a_match("greedy", "greedy"), range(1, 10**6), 2)
    next(results)
    results.close()
    assert len(started) == 2
    assert not any(process.is_alive() for process in started)


def test_there_is_a_core() -> None:
    assert cores() >= 1

"""The games of a match in a file, and going on from there."""

import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from saurian.arena.clock import OutOfTime, decide_within
from saurian.arena.contest import Contest
from saurian.arena.match import Match, Played
from saurian.arena.payoffs import Payoffs
from saurian.arena.records import RecordsFile, games_of_match, read_records
from saurian.arena.workers import play_here
from saurian.bots import Bot
from saurian.core import Action, Problem, Replay
from saurian.games import find_game
from tests.arena.players import First

GAMES = range(1, 7)


def match_of(seed: int = 1, **settings: Any) -> Match:
    game = find_game("draftosaurus")
    return Match(game, game.options({"players": 2}), ("easy", "random"), seed, keep_records=True, **settings)


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return [game for game in play_here(match_of(), GAMES) if isinstance(game, Played)]


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz", "games.jsonl.xz"])
def test_a_match_is_read_back_and_goes_on(name: str, tmp_path: Path, played: list[Played]) -> None:
    path = tmp_path / name
    file = RecordsFile(path, played[:2])
    file.add(played[2])
    file.close()
    assert games_of_match(match_of(), path) == played[:3]
    file = RecordsFile(path, games_of_match(match_of(), path))
    for game in played[3:]:
        file.add(game)
    file.close()
    assert games_of_match(match_of(), path) == played
    replays = [Replay(record, find_game) for record in read_records(path)]
    assert [len(list(replay)) > 0 and replay.finished for replay in replays] == [True] * len(GAMES)
    assert [each.name for each in tmp_path.iterdir()] == [name], "no draft is left"


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz"])
def test_an_interrupted_record_is_played_again(name: str, tmp_path: Path, played: list[Played]) -> None:
    path = tmp_path / name
    file = RecordsFile(path, played[:3])
    file.close()
    path.write_bytes(path.read_bytes()[:-200])
    assert games_of_match(match_of(), path) == played[:2]


def test_a_file_of_another_match_is_refused(tmp_path: Path, played: list[Played]) -> None:
    path = tmp_path / "games.jsonl"
    RecordsFile(path, played).close()
    game = find_game("draftosaurus")
    others = [
        match_of(seed=2),
        Match(game, game.options({"players": 2, "board": "winter"}), ("easy", "random"), 1),
        Match(game, game.options({"players": 2}), ("random", "easy"), 1),
    ]
    for other in others:
        with pytest.raises(Problem, match="records-other-match"):
            games_of_match(other, path)
    path.write_text(path.read_text().replace("@river", "@trio", 1))
    with pytest.raises(Problem, match="records-bad-game: record-tampered"):
        games_of_match(match_of(), path)
    with pytest.raises(Problem, match="file-unreadable"):
        games_of_match(match_of(), tmp_path / "nothing.gz")
    (tmp_path / "no.gz").write_text("not compressed")
    with pytest.raises(Problem, match="file-unreadable"):
        games_of_match(match_of(), tmp_path / "no.gz")


# --- the clock ----------------------------------------------------------------------------------------


class Endless(Bot):
    def choose(self, view: Any, rng: Random) -> Action:
        while True:
            with suppress(Exception):
                time.sleep(0.001)


def make(name: str, game: str) -> Bot:
    return Endless() if name == "endless" else First()


def test_a_bot_without_end_gets_random_moves() -> None:
    game = find_game("draftosaurus")
    match = Match(game, game.options({"players": 2}), ("endless", "first"), 1, make=make, move_seconds=0.01)
    contest = Contest(match)
    contest.count(play_here(match, range(1, 3)))
    figures = contest.to_json()
    assert figures["move_seconds"] == 0.01
    assert [seat["overtime"] for seat in figures["seats"]] == [36 * 2, 0]
    one, other = match.play(1), match.play(1)
    assert one == other, "the moves in its place depend on the deal alone"


def test_a_decision_that_came_late_does_not_count() -> None:
    assert decide_within(5, lambda: 3) == 3
    with pytest.raises(OutOfTime):
        decide_within(0.01, lambda: time.sleep(0.05))


# --- payoffs ------------------------------------------------------------------------------------------


def test_payoffs_compare_every_pair() -> None:
    payoffs = Payoffs(("a", "b", "c"))
    games = [
        Played(1, (0, 1), (1, 2), (5, 4), ()),
        Played(2, (1, 0), (1, 1), (5, 5), ()),
        Played(3, (0, 1, 2), (2, 3, 1), (5, 4, 6), ()),
        Played(4, (0, 1, 2, 0), (1, 2, 2, 1), (5, 4, 4, 5), ((0, 3), (1, 2))),
    ]
    payoffs.add(games)
    figures = payoffs.to_json()
    assert figures["ahead"][0][1] == round((1 + 0.5 + 1 + 2) / 5, 4)
    assert figures["ahead"][1][0] == round(1 - figures["ahead"][0][1], 4)
    assert figures["ahead"][1][2] == 0.0, "partners are not compared"
    assert figures["games"] == [[0, 5, 3], [5, 0, 1], [3, 1, 0]]
    assert figures["ahead"][2][2] is None

"""The tool that writes golden playthroughs."""

from pathlib import Path

import pytest

from tests.pennies.games import PENNIES
from tests.playthroughs import Playthrough, abbreviated, check_playthrough, write_playthrough

GAME = Playthrough(
    "short", PENNIES, {"rounds": 1}, seed=1, milestones=("pennies-tossed",), quiet=("pennies-guessed",)
)


def test_a_playthrough_reads_like_this() -> None:
    assert write_playthrough(GAME).splitlines() == [
        "pennies, rules 3, seed 1",
        "players=2 rounds=1",
        "= rounds=1",
        "  | 0",
        "  | 0",
        "0: heads   of heads tails",
        "1: heads   of heads tails",
        "chance: toss tails   of 2",
        "   pennies-tossed side=tails",
        "= rounds=0/1",
        "  | 0",
        "  | 0",
        "over: tie_break=shared",
        "0: rank 1, 0 points: right=0",
        "1: rank 1, 0 points: right=0",
    ]


def test_a_playthrough_is_written_and_checked(tmp_path: Path) -> None:
    check_playthrough(GAME, tmp_path / "golden", rewrite=True)
    check_playthrough(GAME, tmp_path / "golden", rewrite=False)


def test_another_course_fails_with_a_diff(tmp_path: Path) -> None:
    path = tmp_path / "short.txt"
    path.write_text(write_playthrough(GAME).replace("over", "not over"), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"(?s)-not over: .*\n\+over: "):
        check_playthrough(GAME, tmp_path, rewrite=False)


def test_moves_that_begin_alike_are_written_together() -> None:
    assert abbreviated(["T@trio", "T@king", "D@king", "pass"]) == "T@trio,king D@king pass"
    assert abbreviated([]) == ""

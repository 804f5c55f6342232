"""Commands where Numba is missing: each says in one line what that means."""

import json
from pathlib import Path

import pytest

from saurian.locale import LANGUAGES
from tests.without_numba import saurian_without_numba


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "draftosaurus", "hard", "greedy", "--games", "2"],
        ["arena", "drakon", "medium", "expert", "--ladder"],
        ["simulate", "drakon", "--bots", "hard,greedy"],
        ["play", "draftosaurus", "--seats", "me,hard"],
        ["train", "draftosaurus", "--games", "5"],
        ["compile"],
        ["bench", "drakon.sim.decisions"],
    ],
    ids=lambda words: words[0],
)
def test_what_needs_it_is_refused(words: list[str], tmp_path: Path) -> None:
    for code in LANGUAGES if words[0] == "arena" else LANGUAGES[:1]:
        done = saurian_without_numba(*words, "--lang", code, folder=tmp_path)
        assert done.returncode == 2, done.stderr
        assert done.stdout == ""
        assert done.stderr.startswith("saurian: ")
        assert done.stderr.count("\n") == 1
        assert 'pip install "saurian[sim]"' in done.stderr
    assert not list(tmp_path.iterdir())


def test_random_games_are_played_by_the_readable_engine(tmp_path: Path) -> None:
    done = saurian_without_numba("simulate", "drakon", "--games", "3", "--workers", "1", "--json")
    assert done.returncode == 0
    assert "Numba" in done.stderr
    assert done.stderr.count("\n") == 1
    assert json.loads(done.stdout)["engine"] == "readable"


def test_bots_that_do_not_need_it_play() -> None:
    done = saurian_without_numba("arena", "draftosaurus", "easy", "greedy", "--games", "2", "--workers", "1")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""

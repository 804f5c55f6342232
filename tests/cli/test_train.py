"""`saurian train`."""

import json
from pathlib import Path

import numpy as np
import pytest

from saurian.cli import main
from saurian.games import GAMES
from saurian.locale import LANGUAGES

pytest.importorskip("numba")

COMMAND = ["train", "draftosaurus", "--games", "30", "--seed", "3"]


def test_it_writes_a_file_that_says_how_it_was_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.npz"
    assert main([*COMMAND, "--output", str(path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told.pop("file") == str(path)
    assert told["command"] == "saurian train draftosaurus --games 30 --seed 3"
    with np.load(path) as stored:
        assert json.loads(str(stored["made"])) == told
        assert stored["winter-5-pens"].any()


@pytest.mark.parametrize("code", LANGUAGES)
def test_for_a_reader(code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "tables.npz"
    assert main([*COMMAND, "--output", str(path), "--lang", code]) == 0
    shown = capsys.readouterr().out
    assert str(path) in shown
    assert "winter-5" in shown


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_without_anything_to_learn_says_so(
    code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(GAMES, "chess", "CHESS")
    assert main(["train", "chess", "--lang", code]) == 2
    assert "chess" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["train", "go"], "go"),
        (["train", "draftosaurus", "--games", "0"], "--games"),
        (["train", "draftosaurus", "--output", "no/such/folder/file"], "no/such/folder/file"),
    ],
)
def test_bad_input_gets_one_line(words: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert named in complaint

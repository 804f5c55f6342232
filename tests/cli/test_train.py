"""`saurian train`."""

import json
from pathlib import Path

import numpy as np
import pytest

from saurian.bots.draftosaurus import training
from saurian.bots.training import find_training
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
    assert told.pop("provenance")["seed"] == 3
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


def test_without_more_words_it_leaves_the_bots_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was learned is a file in this folder, and bots can play by it."""
    installed = find_training("draftosaurus").FILE
    before = installed.read_bytes()
    monkeypatch.chdir(tmp_path)
    assert main([*COMMAND, "--lang", "en"]) == 0
    assert installed.read_bytes() == before
    shown = capsys.readouterr().out
    assert [file.name for file in tmp_path.iterdir()] == ["draftosaurus-tables.npz"]
    assert "medium:tables=draftosaurus-tables.npz medium" in shown
    words = ["medium:tables=draftosaurus-tables.npz", "medium", "--games", "2", "--workers", "1", "--json"]
    assert main(["arena", "draftosaurus", *words]) == 0
    seats = json.loads(capsys.readouterr().out)["seats"]
    assert [seat["bot"] for seat in seats] == ["medium:tables=draftosaurus-tables.npz", "medium"]


def test_to_replace_the_tables_of_the_bots_one_must_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    installed = tmp_path / "installed.npz"
    monkeypatch.setattr(training, "FILE", installed)
    assert main([*COMMAND, "--install", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["file"] == str(installed)
    assert installed.exists()
    assert main([*COMMAND, "--install", "--output", str(installed)]) == 2


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

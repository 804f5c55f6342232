"""`saurian dataset`."""

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from saurian.cli import main
from saurian.locale import LANGUAGES

COMMAND = ["dataset", "draftosaurus", "--bots", "greedy,random", "--games", "2", "--seed", "5"]
FILES = ["croissant.json", "decisions.parquet", "provenance.json"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_dataset_is_written(code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "data"
    words = [*COMMAND, "--board", "winter", "--workers", "1", "--output", str(folder), "--lang", code]
    assert main(words) == 0
    assert sorted(each.name for each in folder.iterdir()) == FILES
    table = pq.read_table(folder / "decisions.parquet")
    shown = capsys.readouterr().out
    assert shown.count("\n") == 1
    assert str(table.num_rows) in shown
    assert str(folder) in shown
    assert set(table["bot"].to_pylist()) == {"greedy", "random"}
    about = json.loads(table.schema.metadata[b"saurian"])
    assert (about["options"]["board"], about["bots"], about["seed"]) == ("winter", ["greedy", "random"], 5)
    provenance = json.loads((folder / "provenance.json").read_text(encoding="utf-8"))
    assert provenance["command"].startswith("saurian dataset draftosaurus --bots greedy,random --games 2")
    assert provenance["seed"] == 5


def test_the_number_of_workers_does_not_matter(tmp_path: Path) -> None:
    for workers in ("1", "2"):
        assert main([*COMMAND, "--workers", workers, "--output", str(tmp_path / workers)]) == 0
    for name in FILES[:2]:
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()


def test_without_bots_everybody_plays_at_random(tmp_path: Path) -> None:
    words = ["dataset", "drakon", "--players", "2", "--games", "1", "--workers", "1", "--output"]
    assert main([*words, str(tmp_path)]) == 0
    assert set(pq.read_table(tmp_path / "decisions.parquet")["bot"].to_pylist()) == {"random"}


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--bots", "clever"], "clever"),
        (["--bots", "greedy,random", "--players", "3"], "3"),
        (["--games", "0"], "--games"),
        (["--workers", "0"], "--workers"),
        (["--output", "/dev/null"], "/dev/null"),
        (["--output", "/dev/null/x"], "/dev/null/x"),
    ],
)
def test_bad_input_gets_one_line(
    words: list[str], named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    assert main(["dataset", "draftosaurus", "--output", str(folder), *words, "--lang", "en"]) == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert named in complaint
    assert not folder.exists()


def test_a_folder_with_files_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert main([*COMMAND, "--output", str(tmp_path), "--lang", "en"]) == 2
    assert capsys.readouterr().err == f"saurian: {tmp_path} is not empty; choose another folder\n"
    assert [each.name for each in tmp_path.iterdir()] == ["mine.txt"]


def test_it_needs_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--lang", "en"]) == 2
    assert "--output" in capsys.readouterr().err


def test_a_bot_that_fails_ends_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "data"
    words = ["dataset", "draftosaurus", "--bots", "tests.arena.players:Raises", "--workers", "1"]
    assert main([*words, "--output", str(folder), "--lang", "en"]) == 1
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert "ValueError" in complaint
    assert not folder.exists()

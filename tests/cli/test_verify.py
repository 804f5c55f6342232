"""`saurian verify`: fair games, and those that are not."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from saurian.cli import main
from saurian.core import commitment_to
from saurian.core.record import _chained
from saurian.locale import LANGUAGES
from tests.server.histories import SEED, play, started

OTHER = "77" * 32


@pytest.fixture(scope="module")
def record() -> str:
    """Of a game whose chance came from a committed seed."""
    *_, last = play(started("draftosaurus", 2), Random(1))
    return last.after.record()


def verify(tmp_path: Path, record: str, *words: str) -> int:
    file = tmp_path / "game.jsonl"
    file.write_text(record, encoding="utf-8")
    return main(["verify", str(file), *words])


def with_chance(record: str, **changes: Any) -> str:
    """The record with something else said about its chance, and its checks made to fit."""
    lines = [json.loads(line) for line in record.splitlines()]
    for line in lines:
        del line["check"]
    lines[0]["chance"] = {**lines[0]["chance"], **changes}
    return "".join(_chained(lines))


@pytest.mark.parametrize("code", LANGUAGES)
def test_tells_in_every_language(
    code: str, record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, record, "--lang", code) == 0
    assert verify(tmp_path, with_chance(record, seed=OTHER), "--lang", code) == 1
    assert verify(tmp_path, with_chance(record, added=["", "x"]), "--lang", code) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(set(lines)) == len(lines) == 3
    assert not any("{" in line for line in lines)


def test_a_fair_game(record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, record, "--json", "--commitment", commitment_to(SEED)) == 0
    answer = json.loads(capsys.readouterr().out)
    draws = record.count('"chance"') - 1
    assert answer == {
        "fair": True,
        "commitment": commitment_to(SEED),
        "kept": True,
        "draws": draws,
        "wrong": [],
    }


@pytest.mark.parametrize(
    ("changes", "kept", "all_wrong"),
    [
        ({"seed": OTHER}, False, True),
        ({"seed": OTHER, "commitment": commitment_to(OTHER)}, True, True),
        ({"commitment": commitment_to(OTHER)}, False, False),
        ({"added": ["", "mine"]}, True, True),
    ],
)
def test_another_promise(
    changes: Any, kept: bool, all_wrong: bool, record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, with_chance(record, **changes), "--json") == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer["kept"] is kept
    assert bool(answer["wrong"]) is all_wrong


def test_not_what_was_noted_before_the_game(record: str, tmp_path: Path) -> None:
    forged = with_chance(record, seed=OTHER, commitment=commitment_to(OTHER))
    assert verify(tmp_path, forged, "--commitment", commitment_to(SEED)) == 1
    assert verify(tmp_path, record, "--commitment", "00") == 1


@pytest.mark.parametrize(
    "changes", [{"seed": "xyz"}, {"seed": ""}, {"seed": 1}, {"added": "x"}, {"commitment": None}, {"more": 1}]
)
def test_senseless_chance_is_bad_input(
    changes: Any, record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, with_chance(record, **changes)) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_changed_or_unpromised_record_is_bad_input(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, record.replace('"A"', '"Z"')) == 2
    lines = [json.loads(line) for line in record.splitlines()]
    for line in lines:
        del line["check"]
    del lines[0]["chance"]
    assert verify(tmp_path, "".join(_chained(lines))) == 2
    assert capsys.readouterr().err.count("\n") == 2

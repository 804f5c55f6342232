"""`saurian compile`: quick here, for the tests have compiled before."""

import json

import pytest

from saurian.cli import main

pytest.importorskip("numba")


def test_every_game_is_compiled(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["compile", "--json"]) == 0
    answers = [json.loads(line) for line in capfd.readouterr().out.splitlines()]
    assert [answer["game"] for answer in answers] == ["draftosaurus", "drakon"]
    assert all(answer["seconds"] >= 0 for answer in answers)


def test_one_game_for_a_reader(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["compile", "draftosaurus", "--lang", "pl"]) == 0
    assert "Draftosaurus: gotowe" in capfd.readouterr().out


def test_an_unknown_game_gets_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["compile", "chess"]) == 2
    assert capfd.readouterr().err.count("\n") == 1

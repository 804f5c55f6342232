"""`saurian bots`."""

import json
from importlib.metadata import EntryPoint

import pytest

from saurian.bots.plugins import GROUP
from saurian.cli import main

MY_BOT = "docs/examples/my_bot.py:MyBot"


def test_all_bots_are_listed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    entries = {
        "mine": EntryPoint("mine", "tests.arena.players:First", GROUP),
        "broken": EntryPoint("broken", "nowhere:Bot", GROUP),
    }
    monkeypatch.setattr("saurian.cli.bots.entry_bots", lambda: entries)
    assert main(["bots", "--json"]) == 0
    bots = {bot["bot"]: bot for bot in json.loads(capsys.readouterr().out)["bots"]}
    assert bots["hard"]["games"] == ["draftosaurus", "drakon"]
    assert bots["hard"]["settings"] == ["iterations", "seconds", "tables"]
    assert (bots["hard"]["needs"], bots["greedy"]["needs"]) == ("sim", None)
    assert bots["mine"]["games"] == ["draftosaurus", "drakon"]
    assert "nowhere" in bots["broken"]["problem"]
    assert main(["bots", "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert "Einstellungen" in out
    assert "nowhere" in out


def test_a_check_reports_and_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "check", "easy", "--positions", "6", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["bot"], report["positions"], report["passed"]) == ("easy", 6, True)
    command = ["bots", "check", "tests.arena.players:Raises", "--positions", "3", "--game", "drakon"]
    assert main([*command, "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert "FAILED  plays legal moves" in out
    assert "3 of 3 decisions. First: ValueError: no idea (Drakon, seat" in out


def test_the_example_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "check", MY_BOT, "--positions", "3", "--game", "draftosaurus"]) == 0
    assert "easy" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["check", "clever"], "there is no bot “clever”"),
        (["check", "./no.py:Bot"], "no.py"),
        (["check", "easy", "--positions", "0"], "--positions"),
        (["check", "easy", "--move-seconds", "nan"], "--move-seconds"),
        (["check", "easy", "--game", "chess"], "chess"),
        (["play"], "play"),
    ],
)
def test_bad_input_is_one_line(words: list[str], part: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", *words, "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert part in error
    assert error.count("\n") == 1

"""A game that is not part of the package: its folders and one line are enough, everywhere."""

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from saurian import locale
from saurian.bots import bots_of, levels_of
from saurian.bots.hints import hint
from saurian.cli import main
from saurian.games import GAMES, find_game
from saurian.locale import LANGUAGES, arguments, load_all_words, load_language
from tests import pennies
from tests.pennies.games import PENNIES
from tests.server import serving as processes
from tests.server.client import Device


@pytest.fixture(autouse=True)
def third_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(locale, "_folders", [*locale._folders])
    pennies.add()
    yield
    del GAMES["pennies"]
    arguments.cache_clear()
    load_language.cache_clear()


def test_it_is_in_the_list() -> None:
    assert find_game("pennies") is PENNIES
    assert bots_of("pennies") == ("random", "greedy", "tails")
    assert levels_of("pennies") == ()


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_is_played_in_the_terminal(
    code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n\nh\n\ntails\n\n"))
    record = tmp_path / "game.jsonl"
    words = ["play", "pennies", "--seats", "Ann,greedy", "--seed", "1", "--record", str(record)]
    assert main([*words, "--lang", code]) == 0
    shown = capsys.readouterr().out
    assert load_all_words(code).text("part-right") in shown
    assert main(["replay", str(record), "--lang", code]) == 0
    told = capsys.readouterr().out
    tosses = [load_all_words(code).text("pennies-tossed", side=side) for side in ("heads", "tails")]
    assert sum(told.count(toss) for toss in tosses) == 2


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "dataset"])
def test_it_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main([command, "pennies", "--help", "--lang", "en"])
    assert "--rounds" in capsys.readouterr().out


def test_its_rules_are_looked_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "pennies", "--lang", "en"]) == 0
    assert "secretly guesses" in capsys.readouterr().out


def test_bots_play_it_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "pennies", "greedy", "tails", "--games", "20", "--workers", "2", "--json"]) == 0
    seats = json.loads(capsys.readouterr().out)["seats"]
    assert [seat["bot"] for seat in seats] == ["greedy", "tails"]
    assert sum(seat["win_share"] for seat in seats) == pytest.approx(1)


def test_it_is_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "pennies", "--games", "10", "--workers", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["engine"] == "readable"


def test_without_an_encoder_there_is_no_dataset(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dataset", "pennies", "--output", str(tmp_path / "data"), "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("saurian: pennies has no encoder")
    assert not list(tmp_path.iterdir())


def test_a_hint_needs_no_module_of_its_own() -> None:
    found = hint(PENNIES.start().view(0), "pennies")
    assert found.best.action.text == "heads"
    assert [reason.id for reason in found.reasons] == ["hint-first-sight"]


async def test_it_is_played_on_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a bot, which thinks in a process of its own."""

    def command_line(*words: str) -> list[str]:
        return [sys.executable, "-m", "tests.pennies", *words, "--lang", "en"]

    monkeypatch.setattr(processes, "command_line", command_line)
    with processes.serving(tmp_path, bot_workers=1) as server:
        async with Device(server) as device:
            listed = {game["game"]: game for game in (await device.get("/api/games"))["games"]}
            assert listed["pennies"]["bots"] == ["random", "greedy", "tails"]
            made = await device.make_table("pennies", "Ann", "bot:tails", start=True)
            async with device.look(made["id"], 0) as look:
                await look.play(Random(1))
                assert look.table["outcome"]["winners"]
                moves = await device.get(f"/api/tables/{made['id']}/replay", move=0)
    assert {"seat": 1, "move": "tails"} in moves["moves"]

"""`saurian arena`."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

from saurian import __version__
from saurian.cli import arena, main
from saurian.locale import LANGUAGES
from tests.arena.players import MARK, make

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 300
"""Seconds for a command to end; a guard, not an expectation."""
SOME_GAMES = 5000
"""A number of decisions that takes one bot many games, whichever process was the last to start."""
COMMAND = ["arena", "draftosaurus", "greedy", "random", "random", "--games", "12", "--seed", "5"]


@pytest.fixture
def with_bad_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "named_bot", make)


def test_figures_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--board", "winter", "--json", "--workers", "1"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == ["game", "options", "games", "seats", "provenance"]
    made = figures["provenance"]
    assert made["command"].startswith("saurian arena draftosaurus greedy random random --games 12")
    assert (made["saurian"], made["seed"]) == (__version__, 5)
    assert made["python"]
    assert made["machine"]["cores"]
    assert figures["options"]["board"] == "winter"
    assert figures["options"]["players"] == 3
    assert [seat["bot"] for seat in figures["seats"]] == ["greedy", "random", "random"]
    assert {seat["games"] for seat in figures["seats"]} == {figures["games"]} == {12}
    assert all(seat["low"] <= seat["win_share"] <= seat["high"] for seat in figures["seats"])


def test_the_same_on_one_core_and_on_several(capsys: pytest.CaptureFixture[str]) -> None:
    answers = []
    for more in (["--workers", "1"], ["--workers", "2"], ["--workers", "2", "--seed", "6"]):
        assert main([*COMMAND, *more, "--json"]) == 0
        answer = json.loads(capsys.readouterr().out)
        del answer["provenance"]
        answers.append(json.dumps(answer))
    assert answers[0] == answers[1] != answers[2]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("more", [[], ["--sprt"], ["--ladder", "--players", "2"]])
def test_a_table_for_a_reader(code: str, more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, *more, "--workers", "1", "--lang", code]) == 0
    heading, *rows = capsys.readouterr().out.splitlines()
    assert [row.split()[0] for row in rows[:3]] == ["greedy", "random", "random"]
    assert len(rows) == 3 + ("--sprt" in more) + 6 * ("--ladder" in more)
    assert len({len(row) for row in [heading, *rows[:3]]}) == 1


def test_a_ladder_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--ladder", "--players", "2", "--workers", "1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert [list(rating) for rating in figures["ratings"]] == [["bot", "mu", "sigma"]] * 3
    assert [seat["games"] for seat in figures["seats"]] == [12, 9, 9], "like bots play each deal once"
    ahead = figures["payoffs"]["ahead"]
    assert ahead[0][1] + ahead[1][0] == 1
    assert ahead[0][0] is None


def test_a_match_is_recorded_and_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, command = tmp_path / "games.jsonl.gz", [*COMMAND, "--workers", "1", "--json"]
    assert main([*command, "--games", "6", "--records", str(path)]) == 0
    assert json.loads(capsys.readouterr().out)["records"] == str(path)
    assert main([*command, "--resume", str(path)]) == 0
    resumed = json.loads(capsys.readouterr().out)
    assert main(command) == 0
    assert json.loads(capsys.readouterr().out)["seats"] == resumed["seats"]
    assert main(["replay", str(path), "--json"]) == 0
    games = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [game["finished"] for game in games] == [True] * 12
    assert main([*command, "--records", str(path)]) == 2
    assert "--resume" in capsys.readouterr().err
    assert main([*command, "--seed", "6", "--resume", str(path)]) == 2
    assert "another match: game 1" in capsys.readouterr().err


def test_own_bots_play_on_processes_and_in_simulations(capsys: pytest.CaptureFixture[str]) -> None:
    mine = "./docs/examples/my_bot.py:MyBot"
    command = ["arena", "draftosaurus", mine, "random", "--games", "2", "--workers", "2", "--json"]
    assert main([*command, "--move-seconds", "60"]) == 0
    seats = json.loads(capsys.readouterr().out)["seats"]
    assert [(seat["bot"], seat["overtime"]) for seat in seats] == [(mine, 0), ("random", 0)]
    bots = f"{mine}(playouts=1),random"
    assert main(["simulate", "draftosaurus", "--bots", bots, "--games", "1", "--workers", "1"]) == 0
    assert "MyBot(playouts=1)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["greedy", "clever"], "clever"),
        (["greedy", "greedy:brain=2"], "brain"),
        (["greedy", "hard:iterations=0"], "iterations"),
        (["greedy", "medium:tables=no-such-file.npz"], "no-such-file.npz"),
        (["greedy", "greedy:brain"], "greedy:brain"),
        (["greedy"], "players"),
        (["greedy", "random", "--players", "3"], "3"),
        (["greedy", "random", "random", "--players", "2"], "2"),
        (["greedy", "random", "--players", "3", "--ladder"], "3"),
        (["greedy", "random", "--games", "0"], "--games"),
        (["greedy", "./no.py:Bot"], "no.py"),
        (["greedy", "random", "--move-seconds", "0"], "--move-seconds"),
        (["greedy", "random", "--resume", "no-such-file"], "no-such-file"),
        (["greedy", "random", "--workers", "0"], "--workers"),
        (["greedy", "random", "--only", "0"], "--only"),
        (["greedy", "random", "--sprt", "--ladder"], "--sprt"),
        (["greedy", "random", "--workers", "2", "--ray", "local"], "--ray"),
    ],
)
@pytest.mark.parametrize("code", LANGUAGES)
def test_bad_input_gets_one_line_and_exit_2(
    words: list[str], named: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "draftosaurus", *words, "--lang", code]) == 2
    captured = capsys.readouterr()
    assert captured.err.count("\n") == 1
    assert named in captured.err
    assert captured.out == ""


def test_without_ray_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*COMMAND, "--ray", "local"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
def test_without_a_cluster_one_line_says_so() -> None:
    """Ray takes long to load: one process tries all addresses."""
    addresses = ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:x"]
    tries = f"[main([*{COMMAND}, '--ray', address]) for address in {addresses}]"
    command = [sys.executable, "-c", f"from saurian.cli import main; print({tries})"]
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=PATIENCE)
    assert done.stdout == "[2, 2, 2]\n"
    for address, line in zip(addresses, done.stderr.splitlines(), strict=True):
        assert address in line


@pytest.mark.usefixtures("with_bad_bots")
@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("bot", "why"), [("raises", "ValueError: no idea"), ("cheats", "first 0")])
def test_a_bad_bot_gets_one_line_and_exit_1(
    bot: str, why: str, workers: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "draftosaurus", "random", bot, "--board", "winter", "--workers", workers]
    assert main([*words, "--lang", code, "--json"]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert captured.err.startswith("saurian: ")
    assert bot in captured.err
    assert why in captured.err
    again = f"saurian arena draftosaurus random {bot} --seed 0 --only 1 --board winter"
    assert again in captured.err


@pytest.mark.usefixtures("with_bad_bots")
def test_the_game_that_failed_can_be_seen_again(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena draftosaurus random raises --seed 0 --only 1"
    assert main(shlex.split(words)) == 1
    captured = capsys.readouterr()
    assert json.loads(captured.out.splitlines()[-1])["end"] is None
    assert "in choose" in captured.err, "where it happened"
    assert captured.err.splitlines()[-1].startswith("saurian: raises")


def test_the_record_of_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--only", "2"]) == 0
    first, *_, last = capsys.readouterr().out.splitlines()
    assert [seat["bot"] for seat in json.loads(first)["seats"]] == ["random", "greedy", "random"]
    assert json.loads(last)["end"]["ranks"]


SCRIPT = """
import sys
from saurian import __version__
from saurian.cli import arena, main
from tests.arena.players import make
if __name__ == "__main__":
    arena.named_bot = make
    sys.exit(main())
"""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_keeps_what_was_finished(workers: str, tmp_path: Path) -> None:
    tally = tmp_path / "tally"
    tally.touch()
    words = f"arena draftosaurus tallies first --games 1000000 --json --workers {workers}"
    running = subprocess.Popen(
        [sys.executable, "-c", SCRIPT, *words.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        cwd=ROOT,
        env=os.environ | {MARK: str(tally)},
    )
    while tally.stat().st_size < SOME_GAMES:
        assert running.poll() is None
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert 0 < json.loads(out)["games"] < 1000000
    assert err.count("\n") == 1

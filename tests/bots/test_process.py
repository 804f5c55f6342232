"""Bots that are programs of their own."""

import pickle
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from saurian.arena.contest import Contest
from saurian.arena.match import GameFailed, Match, Played
from saurian.arena.named_bots import is_bot, name_of, split_names
from saurian.arena.workers import play_here
from saurian.bots import make_bot, process
from saurian.bots.line_protocol import SEPARATOR, answer_lines
from saurian.bots.process import ProcessBot, ProcessFailed, stop_programs
from saurian.cli import main
from saurian.core import Problem, State, View
from saurian.games import GAMES, find_game

NODE = shutil.which("node")
JAVASCRIPT = "exec:node docs/examples/my_bot.mjs"

SCRIPT = """
import sys, time
print("name test", flush=True)
{hello}
print("ready", flush=True)
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "legal":
        legal = rest.split(";")
    elif word == "choose":
        {choose}
"""
GOOD = 'print("info thinking", flush=True); print("move", legal[int(rest) % len(legal)], flush=True)'

Make = Callable[..., str]


@pytest.fixture
def program(tmp_path: Path) -> Make:
    """Makes the command of a program in Python."""

    def make(choose: str = GOOD, hello: str = "") -> str:
        path = tmp_path / f"bot{len(list(tmp_path.iterdir()))}.py"
        path.write_text(SCRIPT.format(choose=choose, hello=hello))
        return shlex.join([sys.executable, str(path)])

    return make


@pytest.fixture(autouse=True)
def _no_programs_are_left() -> None:
    stop_programs()


def first_view(game: str) -> View[Any, Any]:
    state: State[Any] = find_game(game).start()
    state.settle(Random(1))
    found: View[Any, Any] = state.view(state.acting()[0])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_program_decides(game: str, program: Make) -> None:
    bot, view = ProcessBot(program(), game), first_view(game)
    moves = [bot.choose(view, Random(seed)) for seed in (1, 2, 1)]
    assert moves[0] == moves[2]
    assert all(move in view.legal() for move in moves)
    copy = pickle.loads(pickle.dumps(bot))
    assert copy.choose(view, Random(1)) == moves[0]


@pytest.mark.parametrize(
    ("choose", "hello", "id"),
    [
        ("sys.exit(3)", "", "process-ended"),
        ("pass", "sys.exit(3)", "process-ended"),
        ("time.sleep(60)", "", "process-too-slow"),
        ("pass", "time.sleep(60)", "process-too-slow"),
        ('print("hello", flush=True)', "", "process-bad-line"),
        ("pass", 'print("wants everything", flush=True)', "process-bad-line"),
        ('print("move nowhere", flush=True)', "", "process-bad-move"),
    ],
)
def test_a_bad_program_fails_with_a_clear_line(
    choose: str, hello: str, id: str, program: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = id == "process-too-slow"
    monkeypatch.setattr(process, "MOVE_SECONDS", 0.2 if slow and choose != "pass" else 60.0)
    monkeypatch.setattr(process, "START_SECONDS", 0.2 if slow and choose == "pass" else 60.0)
    bot = ProcessBot(program(choose, hello), "draftosaurus")
    with pytest.raises(ProcessFailed) as caught:
        bot.choose(first_view("draftosaurus"), Random(1))
    assert caught.value.message.id == id
    assert "\n" not in str(caught.value)


def test_no_program_at_all() -> None:
    for command in ("/no/such/program", "", "'"):
        with pytest.raises(ProcessFailed, match="process-not-started"):
            ProcessBot(command, "drakon").prepare()


def match_of(*bots: str, **settings: float) -> Match:
    game = find_game("draftosaurus")
    return Match(game, game.options({"players": 2}), bots, 1, **settings)  # type: ignore[arg-type]


def test_a_crash_in_a_match_is_told() -> None:
    result = match_of("exec:/no/such/program", "random").play(1)
    assert isinstance(result, GameFailed)
    assert "failed in game 1: cannot run “/no/such/program”" in str(result)


def test_programs_are_kept_and_late_ones_replaced(program: Make) -> None:
    command = program()
    match = match_of(f"exec:{command}", "random")
    assert match.play(1) == match.play(1)
    assert len(process._idle[command]) == 1, "one program played both games"
    late = program('time.sleep(60 if int(rest) % 4 == 0 else 0) or print("move", legal[0], flush=True)')
    match = match_of(f"exec:{late}", "random", move_seconds=1.0)
    contest = Contest(match)
    contest.count(play_here(match, range(1, 2)))
    result = match.play(1)
    assert isinstance(result, Played)
    assert 0 < result.overtime[0] < result.decisions
    assert result.overtime[1] == 0


@pytest.mark.skipif(NODE is None, reason="there is no Node")
def test_the_example_in_javascript(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "check", JAVASCRIPT, "--positions", "20"]) == 0
    assert isinstance(match_of(JAVASCRIPT, "random").play(1), Played)
    seats = f"{JAVASCRIPT},docs/examples/my_bot.py:MyBot"
    assert main(["play", "draftosaurus", "--seats", seats, "--seed", "1", "--lang", "en"]) == 0
    assert "MyBot" in capsys.readouterr().out


# --- the other end ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_of_saurian_speaks_the_protocol(game: str) -> None:
    view = first_view(game)
    lines = [
        "saurian 1",
        f"game {game}",
        "",
        f"view {find_game(game).write_view(view)}",
        "choose 5",
        "quit",
        "x",
    ]
    answers = list(answer_lines(lines, "easy", lambda name: make_bot("easy", name)))
    assert answers[:3] == ["name easy", "wants view", "ready"]
    assert answers[3:] == [f"move {make_bot('easy', game).choose(view, Random(5)).text}"]


@pytest.mark.parametrize("lines", [["hello"], ["choose 5"], ["game drakon", "choose x"], ["game chess"]])
def test_a_line_that_is_not_part_of_it(lines: list[str]) -> None:
    with pytest.raises(Problem):
        list(answer_lines(lines, "easy", lambda name: make_bot("easy", name)))


@pytest.mark.parametrize("game", GAMES)
def test_no_move_contains_the_separator(game: str) -> None:
    found = find_game(game)
    assert not any(SEPARATOR in found.action(code).text for code in range(0, found.codes, 7))


def test_commands_in_lists() -> None:
    text = """me,exec:node a.mjs --x=1,"exec:run a,b",easy"""
    parts = ["me", "exec:node a.mjs --x=1", "exec:run a,b", "easy"]
    assert split_names(text) == parts
    assert [is_bot(part, ("easy",)) for part in parts] == [False, True, True, True]
    assert name_of(parts[1]) == "node a.mjs --x=1"

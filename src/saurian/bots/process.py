"""Bots that are programs of their own, in any language: `exec:COMMAND` (see docs/bot-protocol.md)."""

import atexit
import os
import selectors
import shlex
import subprocess
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any

from saurian.bots.bot import Bot
from saurian.bots.line_protocol import GREETING, KINDS, READY, SEED_BITS, tell_view
from saurian.core import Action, Arg, BotFailed, Message, Problem, View
from saurian.core.message import brief
from saurian.games import find_game

START_SECONDS = 60.0
"""How long a program may take until it is ready."""
MOVE_SECONDS = 60.0
"""How long it may take for a move, unless the arena sets a shorter limit."""
LAST_WORDS_SECONDS = 1.0
"""How long to wait for the exit of a program that has stopped talking."""
LONGEST_LINE = 1_000_000


class ProcessFailed(BotFailed):
    """A program crashed, took too long or said something that is not part of the protocol."""


class ProcessBot(Bot):
    """A player that is a program: it gets lines and answers with lines.

    Programs are kept for the next game, which begins with the line `game`.
    """

    def __init__(self, command: str, game: str) -> None:
        self.command = command
        self.game = game
        self._program: _Program | None = None

    def prepare(self) -> None:
        """Start the program."""
        self._ready_program()

    def choose(self, view: View[Any, Any], rng: Random) -> Action:
        """The move that the program answers. Raises `ProcessFailed`."""
        program, game = self._ready_program(), find_game(self.game)
        try:
            for line in tell_view(game, view, program.wanted):
                program.say(line)
            program.say(f"choose {rng.getrandbits(SEED_BITS)}")
            text = program.hear("move", MOVE_SECONDS)
        except BaseException:  # also when the arena's clock interrupts it: a late answer must not be read
            self._program = None
            program.stop()
            raise
        try:
            action: Action = game.read_move(text)
        except Problem as problem:
            message = Message("process-bad-move", {"command": self.command, "text": brief(text)})
            raise ProcessFailed(message) from problem
        return action

    def __getstate__(self) -> tuple[str, str]:
        return self.command, self.game

    def __setstate__(self, state: tuple[str, str]) -> None:
        self.command, self.game = state
        self._program = None

    def __del__(self) -> None:
        program = getattr(self, "_program", None)
        if program in _running:
            _idle.setdefault(program.command, []).append(program)

    def _ready_program(self) -> "_Program":
        if self._program is None:
            idle = _idle.get(self.command)
            program = idle.pop() if idle else _Program(self.command)
            program.say(f"game {self.game}")
            self._program = program
        return self._program


_running: set["_Program"] = set()
"""All programs. They are held here, so that none is collected as garbage together with its bot."""
_idle: dict[str, list["_Program"]] = {}
"""By command, the programs that wait for a game."""


@atexit.register
def stop_programs() -> None:
    """End all programs; they also end when their input does."""
    _idle.clear()
    for program in tuple(_running):
        program.stop()


class _Program:
    """A running program that has said that it is ready."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.wanted: tuple[str, ...] = ("legal",)
        self._buffer = b""
        try:
            words = shlex.split(command) or [""]
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
            )
        except (OSError, ValueError) as error:
            text = getattr(error, "strerror", None) or str(error) or "–"
            raise self._failed("process-not-started", text=text) from None
        _running.add(self)
        try:
            self._greet()
        except BaseException:
            self.stop()
            raise

    def _greet(self) -> None:
        self.say(GREETING)
        deadline = monotonic() + START_SECONDS
        while (line := self._line(deadline, START_SECONDS)) != READY:
            word, _, rest = line.partition(" ")
            if word == "wants":
                self.wanted = tuple(rest.split())
                if not set(self.wanted) <= set(KINDS):
                    raise self._failed("process-bad-line", text=brief(line))
            elif word != "name":
                raise self._failed("process-bad-line", text=brief(line))

    def say(self, line: str) -> None:
        """Send a line."""
        assert self._process.stdin is not None
        with suppress(OSError):  # it has ended, as `hear` will find
            self._process.stdin.write(f"{line}\n".encode())

    def hear(self, word: str, seconds: float) -> str:
        """The rest of the next line, which must begin with this word; lines `info …` are skipped."""
        deadline = monotonic() + seconds
        while (line := self._line(deadline, seconds)).partition(" ")[0] == "info":
            pass
        first, _, rest = line.partition(" ")
        if first != word:
            raise self._failed("process-bad-line", text=brief(line))
        return rest.strip()

    def _line(self, deadline: float, seconds: float) -> str:
        assert self._process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(self._process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._buffer:
                if not selector.select(max(0.0, deadline - monotonic())):
                    raise self._failed("process-too-slow", seconds=round(seconds))
                part = os.read(self._process.stdout.fileno(), 65536)
                if not part:
                    raise self._failed("process-ended", code=self._exit_code())
                self._buffer += part
                if len(self._buffer) > LONGEST_LINE:
                    raise self._failed("process-bad-line", text=brief(self._buffer.decode(errors="replace")))
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line.decode("utf-8", "replace").strip()

    def _exit_code(self) -> int:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LAST_WORDS_SECONDS)
        return self._process.returncode or 0

    def stop(self) -> None:
        """End it, whatever it does."""
        _running.discard(self)
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()

    def _failed(self, id: str, **args: Arg) -> ProcessFailed:
        return ProcessFailed(Message(id, {"command": brief(self.command), **args}))

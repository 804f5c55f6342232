"""A person before a terminal: types lines, and sees what a real terminal would show."""

import codecs
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from types import TracebackType
from typing import Self

import pyte

PATIENCE = 120.0
"""Seconds for anything to be printed; a guard, not an expectation."""
COMMAND = [sys.executable, "-c", "import sys; from saurian.cli import main; sys.exit(main(sys.argv[1:]))"]


class Person:
    """Runs `saurian` in a pseudo-terminal of that size."""

    def __init__(self, *words: str, columns: int = 80, lines: int = 40, **environment: str) -> None:
        self.screen = pyte.HistoryScreen(columns, lines, history=10_000)
        self._stream = pyte.Stream(self.screen)
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self.raw = ""
        """All that the terminal ever got."""
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        unset = ("NO_COLOR", "COLUMNS", "LINES", "FORCE_COLOR")
        inherited = {name: value for name, value in os.environ.items() if name not in unset}
        self._process = subprocess.Popen(
            [*COMMAND, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env=inherited | {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8"} | environment,
        )
        os.close(slave)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._master)

    @property
    def sees(self) -> str:
        """What is on the screen."""
        return "\n".join(line.rstrip() for line in self.screen.display)

    @property
    def could_scroll_up_to(self) -> str:
        """What has left the screen, but is still there."""
        return "\n".join("".join(line[x].data for x in sorted(line)) for line in self.screen.history.top)

    def waits_for(self, text: str) -> str:
        """The screen, as soon as the text is on it."""
        until = time.monotonic() + PATIENCE
        while text not in self.sees:
            assert time.monotonic() < until, f"{text!r} does not come:\n{self.sees}"
            self._look(0.05)
        return self.sees

    def types(self, *answers: str) -> str:
        """The screen after these lines, each typed when a prompt waits for it."""
        for answer in answers:
            self._settle()
            assert self._process.poll() is None, f"nobody reads {answer!r}:\n{self.sees}"
            os.write(self._master, f"{answer}\n".encode())
            self._look(PATIENCE)  # what was typed comes back first, and leaves the line of the prompt
            self._settle()
        return self.sees

    def presses_ctrl_c(self) -> None:
        self._settle()
        self._process.send_signal(signal.SIGINT)

    def presses_ctrl_d(self) -> None:
        self._settle()
        os.write(self._master, b"\x04")

    def is_killed(self) -> None:
        self._process.kill()

    def leaves_with(self) -> int:
        """The exit code, when all is read."""
        until = time.monotonic() + PATIENCE
        while self._look(0.05) or self._process.poll() is None:
            assert time.monotonic() < until, f"it does not end:\n{self.sees}"
        return self._process.wait()

    def _settle(self) -> None:
        """Read until a prompt waits, or all is over."""
        until = time.monotonic() + PATIENCE
        while not self._at_prompt() and (self._look(0.02) or self._process.poll() is None):
            assert time.monotonic() < until, f"no prompt comes:\n{self.sees}"

    def _at_prompt(self) -> bool:
        cursor = self.screen.cursor
        line = self.screen.buffer[cursor.y]  # to put together the whole screen takes long
        return "".join(line[x].data for x in range(cursor.x)).rstrip().endswith("›")

    def _look(self, seconds: float) -> bool:
        """Take in what comes; false if nothing does."""
        ready, _, _ = select.select([self._master], [], [], seconds)
        try:
            data = os.read(self._master, 65536) if ready else b""
        except OSError:  # the other end is closed
            return False
        text = self._decode(data)
        self.raw += text
        self._stream.feed(text)
        return bool(data)

"""The terminal: a screen that is drawn anew each time, or a plain stream where there is none."""

import sys
from collections.abc import Sequence
from io import TextIOWrapper
from types import TracebackType
from typing import Self

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from saurian.cli.screens.layout import Page, compose, line_count

CLEAR = "\x1b[2J\x1b[H"
WIPE = "\x1b[3J\x1b[2J\x1b[H"
"""Clears the scrollback, too."""
PROMPT_LINES = 1
"""What is kept free below a page."""


class Left(Exception):
    """The input is at its end."""


class Terminal:
    """Shows pages and reads lines.

    It reads without readline, whose history would tell the next person what the last one typed.
    """

    def __init__(self, plain: bool = False) -> None:
        self.console = Console(
            highlight=False, markup=False, emoji=False, color_system=None if plain else "auto"
        )
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        self.interactive = (
            sys.stdin.isatty() and self.console.is_terminal and not self.console.is_dumb_terminal
        )

    def __enter__(self) -> Self:
        if self.interactive:
            self.console.set_alt_screen(True)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.interactive:
            self.console.set_alt_screen(False)

    @property
    def width(self) -> int:
        """The columns."""
        return self.console.width

    @property
    def height(self) -> int | None:
        """The lines that a page may fill; None: as many as it likes."""
        return self.console.height - PROMPT_LINES if self.interactive else None

    def show(self, page: Page, below: Sequence[Text]) -> None:
        """A new page, and what is told below it."""
        height = self.height
        if height is not None:
            height -= sum(line_count(line, self.console, self.width) for line in below)
        fitted = compose(page, self.console, height)
        if self.interactive:
            self._send(CLEAR)
        self.console.print(fitted, *below, sep="\n")

    def wipe(self) -> None:
        """Leave no trace of what was shown, on the screen or above it."""
        if self.interactive:
            self._send(WIPE)

    def tell(self, sentence: str, style: str = "") -> None:
        """One more line below the page."""
        self.console.print(Text(sentence, style))

    def ask(self, prompt: str) -> str:
        """A line from the person; `Left` if there are no more."""
        self.console.print(Text(f"{prompt} › ", "bold"), end="")
        self.console.file.flush()
        line = sys.stdin.readline()
        if not self.interactive:
            self.console.print()
        if not line:
            raise Left
        return line.strip()

    def read_through(self, text: RenderableType, prompt: str) -> None:
        """Something long, a screenful at a time."""
        lines = self.console.render_lines(text, pad=False)
        step = len(lines) if self.height is None else max(1, self.height)
        for start in range(0, len(lines), step):
            if self.interactive:
                self._send(CLEAR)
            for line in lines[start : start + step]:
                self.console.print(Segments([*line, Segment.line()]), end="")
            if self.interactive:
                self.ask(prompt)

    def _send(self, codes: str) -> None:
        self.console.file.write(codes)
        self.console.file.flush()

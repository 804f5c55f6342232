"""Games through a pipe: what is typed stands ready, what is printed is kept."""

import io
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import pytest
from rich.cells import cell_len

from saurian.cli import main
from saurian.core import Replay
from saurian.games import find_game


@dataclass
class Played:
    """What came of a game through a pipe."""

    code: int
    out: str
    complaint: str


class Play(Protocol):
    """`saurian play` with these words."""

    def __call__(self, *words: str, answers: Any = ..., columns: int = 80, lang: str = "en") -> Played: ...


def play_through_pipe(
    game: str, usual: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Play:
    """How to play that game; `usual` is typed if nothing else is said: a text, or what reads like a file."""

    def play(*words: str, answers: Any = usual, columns: int = 80, lang: str = "en") -> Played:
        monkeypatch.setattr(sys, "stdin", io.StringIO(answers) if isinstance(answers, str) else answers)
        monkeypatch.setenv("COLUMNS", str(columns))
        code = main(["play", game, *words, "--lang", lang])
        printed = capsys.readouterr()
        return Played(code, printed.out, printed.err)

    return play


def replayed(file: Path) -> Replay:
    """The record of a game, checked."""
    replay = Replay(file.read_bytes().splitlines(), find_game)
    for _ in replay:
        pass
    return replay


def widest(text: str) -> int:
    """How many columns it takes."""
    return max(map(cell_len, text.splitlines()))

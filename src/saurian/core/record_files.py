"""Files of records: one or many games, plain or compressed by the suffix of the name."""

import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import IO, Any

from saurian.core.message import Message, Problem

HEADER = b'"saurian"'
"""A line that contains this may begin a game."""

COMPRESSED = {".gz": "gzip", ".bz2": "bz2", ".xz": "lzma", ".zst": "compression.zstd"}
"""By suffix, the module that reads and writes such files; some Pythons lack some of them."""


def open_records(path: str | os.PathLike[str], mode: str) -> IO[bytes]:
    """Open a file of records as bytes. Raises `Problem` if this Python cannot handle its compression."""
    module = COMPRESSED.get(Path(path).suffix)
    if module is None:
        return open(path, f"{mode}b")  # the caller closes it
    try:
        library: Any = import_module(module)
    except ImportError:
        raise Problem(Message("record-no-compression", {"text": Path(path).suffix})) from None
    file: IO[bytes] = library.open(path, f"{mode}b")
    return file


def split_records(lines: Iterator[bytes]) -> Iterator[tuple[int, list[bytes]]]:
    """The lines of each game, and how many lines come before them."""
    game: list[bytes] = []
    number = before = 0
    for number, line in enumerate(lines):
        if HEADER in line and game and any(map(bytes.strip, game)):
            yield before, game
            game, before = [], number
        game.append(line)
    if any(map(bytes.strip, game)) or not before:
        yield before, game

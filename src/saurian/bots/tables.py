"""Files of learned tables: those of the package, and those that `saurian train` has written elsewhere."""

from functools import lru_cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from saurian.core import Message, Problem
from saurian.core.message import brief

Arrays = dict[str, Any]
MOST_FILES = 16
"""Files kept in memory."""


def load_tables(file: Path) -> Arrays:
    """The arrays of a file by name, read once as long as it does not change. Raises `Problem` if it holds
    none."""
    try:
        return _load(file, when_changed(file))
    except (OSError, ValueError, EOFError, BadZipFile) as error:
        raise _unreadable(file, error) from None


def when_changed(file: Path) -> int:
    """When the file was last written: what was made from it then may be kept until that changes."""
    try:
        return file.stat().st_mtime_ns
    except (OSError, ValueError) as error:
        raise _unreadable(file, error) from None


def _unreadable(file: Path, error: Exception) -> Problem:
    text = getattr(error, "strerror", None) or str(error)
    return Problem(Message("bad-tables", {"file": str(file), "text": brief(text)}))


def check_tables(file: Path, pattern: Path) -> None:
    """Raise `Problem` unless the file has the same arrays, in the same shapes, as that of the package."""
    found, expected = (_shapes(load_tables(each)) for each in (file, pattern))
    if found != expected:
        raise Problem(Message("bad-tables-of-other-game", {"file": str(file)}))


def _shapes(arrays: Arrays) -> dict[str, tuple[int, ...]]:
    return {name: array.shape for name, array in arrays.items()}


@lru_cache(MOST_FILES)
def _load(file: Path, changed: int) -> Arrays:
    with file.open("rb") as stream:
        arrays = np.load(stream, allow_pickle=False)
        if not hasattr(arrays, "files"):
            raise ValueError("it holds a single array")
        return dict(arrays)

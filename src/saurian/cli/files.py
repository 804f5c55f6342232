"""The files that the user names, `-` being the standard input."""

import json
import sys
from pathlib import Path
from typing import Any

from saurian.core import Arg, Message, Problem
from saurian.core.record import DEEPEST, nests_deeper


def read_bytes(name: str) -> bytes:
    """The content of a file."""
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Problem(Message("file-unreadable", {"file": name, "text": why})) from None


def read_json(name: str) -> Any:
    """The JSON in a file."""
    try:
        data = json.loads(read_bytes(name).decode("utf-8"))
        if nests_deeper(data, DEEPEST):
            raise RecursionError
        return data
    except json.JSONDecodeError as error:
        args: dict[str, Arg] = {"file": name, "line": error.lineno, "column": error.colno}
        raise Problem(Message("file-not-json", args)) from None
    except (ValueError, RecursionError):
        raise Problem(Message("file-not-json", {"file": name, "line": 1, "column": 1})) from None


def check_writable(path: Path) -> None:
    """Raise `Problem` if the file cannot be written: now, rather than after long work."""
    is_new = not path.exists()
    try:
        path.open("ab").close()
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Problem(Message("file-unwritable", {"file": str(path), "text": why})) from None
    if is_new:
        path.unlink()

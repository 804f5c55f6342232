"""Reading records from files."""

import os
from collections.abc import Iterator
from typing import Literal, overload

from saurian.core import GameRecord, Message, Problem, RecordProblem, Replay
from saurian.core.record_files import open_records, split_records
from saurian.games import find_game


@overload
def load(path: str | os.PathLike[str], *, many: Literal[False] = False) -> GameRecord: ...
@overload
def load(path: str | os.PathLike[str], *, many: Literal[True]) -> list[GameRecord]: ...
def load(path: str | os.PathLike[str], *, many: bool = False) -> GameRecord | list[GameRecord]:
    """The game of a file, or all its games with `many`; the suffixes .gz, .bz2, .xz and .zst decompress it.

    Every move is checked. Raises `RecordProblem` at the line that is wrong, `Problem` if there are several
    games and `many` is not given, and `OSError` if the file cannot be read.
    """
    if many:
        return list(iterate_records(path))
    first, *others = iterate_records(path)
    if others:
        raise Problem(Message("record-many-games", {"file": os.fspath(path), "count": len(others) + 1}))
    return first


def iterate_records(path: str | os.PathLike[str]) -> Iterator[GameRecord]:
    """The games of a file one by one, for files that are too large for the memory."""
    with open_records(path, "r") as file:
        for before, lines in split_records(iter(file)):
            try:
                yield GameRecord.from_replay(Replay(lines, find_game))
            except RecordProblem as problem:
                raise RecordProblem(problem.line + before, problem.cause or problem.message) from None

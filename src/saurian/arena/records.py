"""The games of a match in one file: record after record, compressed if its name ends with `.gz` or `.xz`.

A match that was interrupted goes on from its file. Records are in the order of the games, so the nth one is
game n; it is replayed, and must have the seating and the draws that the match gives this game.
"""

import gzip
import lzma
import os
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import IO, Any

from saurian.arena.match import Match, Played, Table
from saurian.core import CHANCE, Message, Problem, RecordProblem, Replay
from saurian.games import find_game

OPENERS: dict[str, Callable[..., IO[Any]]] = {".gz": gzip.open, ".xz": lzma.open}
"""By the end of a file's name, what opens it."""
HEADER = b'{"saurian"'
"""How the first line of a record begins."""
UNREADABLE = (OSError, EOFError, zlib.error, lzma.LZMAError)


def open_records(path: Path, mode: str) -> IO[bytes]:
    """The file, compressed if its name says so; `mode` is `rb`, `wb` or `ab`."""
    file: IO[bytes] = OPENERS.get(path.suffix, open)(path, mode)
    return file


def read_records(path: Path) -> Iterator[list[bytes]]:
    """The records in a file, each as its lines; the last one may be incomplete if writing it was interrupted.

    Raises `Problem` if the file cannot be read at all.
    """
    return split_records(_lines(path))


def split_records(lines: Iterable[bytes]) -> Iterator[list[bytes]]:
    """The records that follow each other in these lines, each as its lines."""
    record: list[bytes] = []
    for line in lines:
        if line.startswith(HEADER) and record:
            yield record
            record = []
        record.append(line)
    if record:
        yield record


def _lines(path: Path) -> Iterator[bytes]:
    try:
        file = open_records(path, "rb")
    except OSError as error:
        text = error.strerror or str(error)
        raise Problem(Message("file-unreadable", {"file": str(path), "text": text})) from None
    with file:
        try:
            yield from file
        except UNREADABLE as error:
            if isinstance(error, gzip.BadGzipFile | lzma.LZMAError):
                args = {"file": str(path), "text": str(error)}
                raise Problem(Message("file-unreadable", args)) from None
            return  # a compressed file that ends too early


def games_of_match(match: Match, path: Path) -> list[Played]:
    """The games of the match that are in the file, from the first on.

    An incomplete last record is left out. Raises `Problem` for a file of another match.
    """
    records = list(read_records(path))
    games = []
    for number, record in enumerate(records, 1):
        try:
            games.append(_replayed(match, number, record))
        except RecordProblem as problem:
            if number == len(records) and problem.cause in INCOMPLETE:
                break
            where = Message("records-bad-game", {"file": str(path), "number": number})
            raise Problem(where, problem.cause) from None
        except _OtherGame:
            raise Problem(Message("records-other-match", {"file": str(path), "number": number})) from None
    return games


INCOMPLETE = (Message("record-truncated"), Message("record-not-json"))


class _OtherGame(Exception):
    """A record is not that of this game of the match."""


def _replayed(match: Match, number: int, record: Sequence[bytes]) -> Played:
    """The result of a recorded game, if it is this game of the match."""
    replay, table = Replay(record, find_game), Table(match, number, bots=False)
    same_table = (replay.game.name, replay.options) == (match.game.name, match.options)
    if not same_table or replay.players != table.session.players:
        raise _OtherGame
    before = replay.state.clone()
    for step in replay:
        if step.seat == CHANCE and step.action != table.chance.draw(before):
            raise _OtherGame
        table.session.moves.append((step.seat, step.action))
        before = replay.state.clone()
    outcome = replay.state.outcome()
    if outcome is None:
        raise _OtherGame
    return table.played(outcome, b"".join(record).decode())


class RecordsFile:
    """Where the records of a match are written, each as soon as its game is counted."""

    def __init__(self, path: Path, games: Iterable[Played] = ()) -> None:
        """`games` are kept from an earlier part of the match; the file is written anew with them."""
        self.path = path
        draft = path.with_name(f".{os.getpid()}.{path.name}")
        try:
            with open_records(draft, "wb") as file:
                for game in games:
                    file.write(game.record.encode())
            os.replace(draft, path)
            self._file = open_records(path, "ab")
        except OSError as error:
            draft.unlink(missing_ok=True)
            args = {"file": str(path), "text": error.strerror or str(error)}
            raise Problem(Message("file-unwritable", args)) from None

    def add(self, game: Played) -> None:
        """Write the record of a game."""
        self._file.write(game.record.encode())
        self._file.flush()

    def close(self) -> None:
        """No more games."""
        self._file.close()

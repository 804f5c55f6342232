"""The log of a table and its command ids, as a value that is cheap to append to.

All versions of a history share one list and one dict; each knows how much of them is its own. Appending to
the newest version is O(1); appending to an older one copies. Only the newest lines are kept: to play on,
nobody needs the older ones, which are in the database.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from saurian.core import Event, Seat

KEPT = 1_000
"""Lines that a history keeps at least. Games have some hundreds."""


class LogLine(NamedTuple):
    """What one entry gave to read, and what it changed."""

    seq: int
    at: float
    events: tuple[Event, ...]
    seat: Seat | None
    """The seat that did it."""
    quiet: bool
    """Others see of it only who still owes a decision: a secret choice that is not the last."""
    about_table: bool
    """Seats, stage or links changed."""


class History:
    """The newest lines of a log, and the seqs of their commands."""

    __slots__ = ("_first", "_lines", "_seqs", "_stop")

    def __init__(self, lines: list[LogLine], seqs: dict[str, int]) -> None:
        self._lines = lines
        self._seqs = seqs
        self._first = lines[0].seq
        self._stop = lines[-1].seq + 1

    def append(self, line: LogLine, command: str) -> "History":
        """The history with one more line."""
        lines, seqs = self._lines, self._seqs
        if len(lines) != self._stop - self._first or len(lines) >= 2 * KEPT:
            lines = lines[: self._stop - self._first][-KEPT:]
            seqs = {key: seq for key, seq in seqs.items() if lines[0].seq <= seq < self._stop}
        lines.append(line)
        seqs[command] = line.seq
        return History(lines, seqs)

    def seq_of(self, command: str) -> int | None:
        """The seq of a command; None: it was not accepted, or too long ago to be known here."""
        seq = self._seqs.get(command)
        return None if seq is None or seq >= self._stop else seq

    def recall(self, seqs: Mapping[str, int]) -> None:
        """Learn the seqs of commands that are stored further back."""
        self._seqs.update(seqs)

    @property
    def newest(self) -> LogLine:
        """The last line."""
        return self._lines[self._stop - 1 - self._first]

    def line(self, seq: int) -> LogLine:
        """The line of an entry."""
        return self._lines[seq - self._first]

    def after(self, seq: int) -> list[LogLine]:
        """The lines after an entry, as far as they are kept."""
        return self._lines[max(seq + 1 - self._first, 0) : self._stop - self._first]

    def __iter__(self) -> Iterator[LogLine]:
        return iter(self.after(-1))

    def __eq__(self, other: object) -> bool:
        """Whether both tell the same, from the same line on."""
        return isinstance(other, History) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # its list grows

    def __len__(self) -> int:
        return self._stop - self._first

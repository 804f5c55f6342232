"""Views as numbers for learners."""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from struct import pack
from typing import Any, ClassVar, Generic, NamedTuple

from saurian.core.message import Seat
from saurian.core.state import V

CACHED = 1 << 16
"""Packed groups of numbers that are kept: the same few occur all the time."""


class Entry(NamedTuple):
    """One number of an observation: its name and its range."""

    name: str
    low: float
    high: float


class Encoder(ABC, Generic[V]):
    """An observation: a fixed list of 32-bit numbers, made from a view and nothing else.

    It is egocentric: the seat of the view is `me`, and `p1`, `p2`, … are the next seats clockwise. The
    numbers of a version never change their order or meaning.
    """

    version: ClassVar[int]
    """It grows when the numbers of a game change."""

    entries: tuple[Entry, ...]
    """By index, what each number is."""

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return len(self.entries)

    @property
    def names(self) -> tuple[str, ...]:
        """By index, the name of each number."""
        return tuple(entry.name for entry in self.entries)

    @abstractmethod
    def pack(self, view: V) -> bytes:
        """The numbers as 32-bit floats in the byte order of the machine, one after the other."""

    def encode(self, view: V, out: Any = None) -> Any:
        """The numbers, in `out` if it is given.

        `out` is a writable buffer of `size` 32-bit floats: an array of the standard library, or a NumPy
        array that lies in one piece.
        """
        packed = self.pack(view)
        if out is None:
            return array("f", packed)
        memoryview(out).cast("B")[:] = packed
        return out


@lru_cache(CACHED)
def floats(*numbers: float) -> bytes:
    """Some numbers, packed."""
    return pack(f"{len(numbers)}f", *numbers)


def one_hots(length: int) -> tuple[bytes, ...]:
    """By number, `length` zeros with a one in its place; the last one, number -1, is all zeros."""
    return tuple(pack(f"{length}f", *(i == one for i in range(length))) for one in (*range(length), -1))


def flags(names: Iterable[str]) -> list[Entry]:
    """Entries that are 0 or 1."""
    return [Entry(name, 0, 1) for name in names]


def people(players: int) -> tuple[str, ...]:
    """The seats as an egocentric observation names them, in order."""
    return ("me", *(f"p{number}" for number in range(1, players)))


def seats_from(seat: Seat | None, players: int) -> Sequence[Seat]:
    """All seats clockwise, the seat of the view first. Raises `ValueError` for a spectator."""
    if seat is None:
        raise ValueError("a spectator's view cannot be encoded: an observation belongs to a seat")
    return _around(seat, players)


@lru_cache(CACHED)
def _around(seat: Seat, players: int) -> tuple[Seat, ...]:
    return tuple((seat + number) % players for number in range(players))

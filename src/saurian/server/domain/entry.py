"""One line of a table's history: all that storage knows about tables.

An entry is one command that was accepted, with what chance made of it:

    created    what is agreed and who may sit where; in a rematch, who is invited and how the series stands
    sat        a person takes a seat            filled     a bot takes a seat, or another level does
    came       an invited person is there; the last one starts the game
    removed    the host frees a seat            swapped    two seats change places
    agreed     other options or another clock   started    the game begins; bots take the seats of the missing
    moved      a seat decides (itself, its bot, or the clock)
    retracted  a seat takes its choice back     undone     a seat takes a decision back
    said       a quick phrase
    stood-in   a bot plays for an absent person returned   the person plays again
    left       a person leaves; a bot may play  handed     a seat goes over to who has the new link
    rematched  the same people at another table
    joined     the seat is the newcomer's alone: earlier versions stored it after `sat`, which says it now
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

NOTHING: Mapping[Any, Any] = MappingProxyType({})


class Entry(NamedTuple):
    """One line of a table's history."""

    table_id: str
    seq: int
    command: str
    """Unique at the table, so that a command that is sent twice counts once."""
    at: float
    kind: str
    data: dict[str, Any]


class Handover(NamedTuple):
    """What is stored together with an entry by which its seat changes hands."""

    secret_hash: str
    """Of the link that opens the seat from now on."""
    device_hash: str | None = None
    """The device that sits there at once. All others are sent away."""


class Creation(NamedTuple):
    """A new table, as it is stored in one transaction."""

    entries: tuple[Entry, ...]
    """`created`, and `started` if the game begins at once."""
    seed: str
    stage: str
    wake_at: float | None
    """When a server must look at the table by itself."""
    secret_hashes: Mapping[int, str] = NOTHING
    """By seat, of the link that opens it."""
    sitting: tuple[tuple[str, int], ...] = ()
    """The devices that sit there at once, and where."""
    copied: Mapping[int, tuple[str, int]] = NOTHING
    """By seat, the table and chair whose link and devices open it, too."""

    @property
    def table_id(self) -> str:
        """The id of the new table."""
        return self.entries[0].table_id

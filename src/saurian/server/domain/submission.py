"""The one way in which anything changes at a table: a command is authorised, and its entry applied, once."""

from typing import Any, NamedTuple

from saurian.core import Seat
from saurian.server.domain.absence import Context
from saurian.server.domain.authorisation import authorise, check_room
from saurian.server.domain.entry import Creation, Entry, Handover
from saurian.server.domain.problems import NotYours
from saurian.server.domain.reducers import resolve
from saurian.server.domain.table import Table


class Submission(NamedTuple):
    """A command on its way to a table."""

    key: str
    """Unique at the table, so that a command that is sent twice counts once."""
    seat: Seat | None
    """The seat that asks; None: none, or none yet."""
    command: Any
    held_since: int | None = None
    """The latest handover of the seat after which the sender was found to hold it; None: that does not
    matter."""
    handover: Handover | None = None
    """How the seat of the entry changes hands."""
    creation: Creation | None = None
    """A table that is created with the entry."""


class Accepted(NamedTuple):
    """An entry to be stored, and the table after it."""

    table: Table
    entry: Entry


def accept(table: Table, submission: Submission, context: Context) -> Accepted:
    """Let a command take effect. Raises `Problem` if it may not, and `NotYours` if the seat was handed over
    since the sender was found to hold it."""
    seat, since = submission.seat, submission.held_since
    if seat is not None and since is not None and table.sitters[seat].handed_over_at > since:
        raise NotYours
    kind, data = authorise(table, seat, submission.command, context)
    check_room(table, kind)
    return Accepted(*resolve(table, Entry(table.id, table.seq + 1, submission.key, context.now, kind, data)))


def command_key(seat: Seat, id: str) -> str:
    """The key of a seat's command at a table: nobody can send one in another's name."""
    return f"{seat}:{id}"

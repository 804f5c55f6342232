"""Taking decisions back: what a table remembers for it, and who may.

A decision can be taken back as long as nothing hidden was revealed by it and nobody else has acted. At a
table with only one person, the person may go back further, past what bots and chance did: chance is numbered,
so it brings the same again, and nobody can fish for a better roll.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from saurian.core import Seat, State

if TYPE_CHECKING:
    from saurian.server.domain.table import Table

REMEMBERED = 12
"""How many decisions of people a table remembers."""


class Checkpoint(NamedTuple):
    """A table as it was before a person decided."""

    seat: Seat
    seq: int
    """The entry of the decision."""
    state: State[Any]
    moves: int
    """How many moves had been made."""
    draws: int
    """How often chance had acted."""
    revealing: bool
    """It showed something hidden: what others chose in secret at the same time, or a hand."""


def remember(checkpoints: Sequence[Checkpoint], latest: Checkpoint) -> tuple[Checkpoint, ...]:
    """The checkpoints with one more; the oldest are forgotten."""
    return (*checkpoints, latest)[-REMEMBERED:]


def find_undo(table: "Table", seat: Seat) -> Checkpoint | None:
    """Where the seat may go back to; None: it may not."""
    if table.stage != "playing" or table.sitters[seat].player is not None:
        return None
    own = [checkpoint for checkpoint in table.checkpoints if checkpoint.seat == seat]
    if not own:
        return None
    latest = own[-1]
    if _is_alone(table):
        return latest
    is_newest = len(table.moves) == latest.moves + 1  # neither chance nor anybody else has acted since
    return latest if is_newest and not latest.revealing else None


def _is_alone(table: "Table") -> bool:
    """Whether all others are bots."""
    return sum(sitter.bot is None for sitter in table.sitters) == 1


def before(checkpoints: Sequence[Checkpoint], seq: int) -> tuple[Checkpoint, ...]:
    """The checkpoints that are older than an entry."""
    return tuple(checkpoint for checkpoint in checkpoints if checkpoint.seq < seq)

"""Absence: the seats that keep a table waiting, and from when on a bot may play for them."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from saurian.core import Seat
from saurian.server.domain.table import Table


class Context(NamedTuple):
    """The time and the presence of people, which decide some commands beside the table itself."""

    now: float
    seen_at: Mapping[Seat, float]
    """When each person was last there."""


def away(table: Table, context: Context) -> tuple[Seat, ...]:
    """The people who owe a decision and have left, or have been absent too long."""
    return tuple(
        seat
        for seat in table.asked
        if table.decider(seat) is None and (table.sitters[seat].gone or _absent(table, seat, context))
    )


def _absent(table: Table, seat: Seat, context: Context) -> bool:
    at = _stand_in_at(table, seat, context)
    return at is not None and context.now > at


def _stand_in_at(table: Table, seat: Seat, context: Context) -> float | None:
    """When a bot may be called in if the person stays away; None: never."""
    if table.grace is None:
        return None
    return max(table.asked_at, context.seen_at.get(seat, 0)) + table.grace


def stand_in_times(table: Table, context: Context, present: Collection[Seat]) -> dict[Seat, float]:
    """By seat of those who keep others waiting and are not there, when a bot may be called in."""
    absent = (seat for seat in table.asked if table.decider(seat) is None and seat not in present)
    times = {seat: _stand_in_at(table, seat, context) for seat in absent}
    return {seat: at for seat, at in times.items() if at is not None}

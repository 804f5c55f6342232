"""When those who watch a table are told what is new there."""

import asyncio

from saurian.core import Seat
from saurian.server.domain.commands import Move
from saurian.server.domain.table import Table
from saurian.server.live.live_table import LiveTable
from tests.server.histories import accept, add, started

LONG = 1_000.0
"""Seconds: longer than any test."""


class Somebody:
    """A watcher at a seat that counts how often it was woken."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1


def watched(*seats: Seat) -> tuple[LiveTable, Somebody]:
    """A table of three, and one of those who watch it here."""
    live = LiveTable(started("draftosaurus", 3))
    people = [Somebody(seat) for seat in seats]
    live.watchers.update(people)
    return live, people[0]


def decided(table: Table, *seats: Seat) -> Table:
    """The table after these have chosen anything."""
    for seat in seats:
        assert table.state is not None
        move = table.state.legal(seat)[0].text
        table = accept(table, seat, Move(id="m", move=move, seen=table.seq)).after
    return table


async def test_a_secret_choice_waits_for_who_chooses_elsewhere_and_is_told_with_it() -> None:
    live, one = watched(0, 1)
    live.move_to(decided(live.table, 0))
    live.tell_within(LONG)
    live.move_to(decided(live.table, 1))
    live.tell_within(LONG)
    assert one.woken == 0
    live.move_to(decided(live.table, 2))
    live.tell_within(LONG)
    assert one.woken == 1


async def test_a_secret_choice_does_not_wait_for_ever() -> None:
    live, one = watched(0)
    live.move_to(decided(live.table, 0))
    live.tell_within(0)
    assert one.woken == 1
    live.move_to(decided(live.table, 1))
    live.tell_within(1e-6)
    while one.woken < 2:
        await asyncio.sleep(0)


async def test_what_is_no_secret_choice_is_told_at_once_with_what_waited() -> None:
    live, one = watched(0)
    live.move_to(decided(live.table, 0))
    live.tell_within(LONG)
    live.move_to(add(live.table, "said", seat=0, phrase="hello").after)
    live.tell_within(LONG)
    assert one.woken == 1


async def test_nobody_is_woken_for_nothing() -> None:
    live, one = watched(0)
    live.tell_within(0)
    assert one.woken == 0


async def test_nobody_waits_where_all_are_here() -> None:
    live, one = watched(0, 1, 2)
    for seat in (0, 1, 2):
        live.move_to(decided(live.table, seat))
        live.tell_within(LONG)
    assert one.woken == 3

"""Two servers' tables over one database, without a word between them: it alone keeps them in step."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, NamedTuple

import pytest

from saurian.core import Problem, Seat
from saurian.server.domain.commands import Move, Start
from saurian.server.domain.creation import make_plan
from saurian.server.domain.reducers import apply_entries
from saurian.server.domain.submission import Submission, command_key
from saurian.server.domain.table import create
from saurian.server.live.bus import Bus, LocalBus
from saurian.server.live.creation import create_table
from saurian.server.live.live_table import LiveTable
from saurian.server.live.registry import Registry
from saurian.server.storage.database import open_database, run_migrations
from saurian.server.storage.store import Store
from saurian.server.storage.writer import Writer
from tests.server.histories import stored_entries

PLAYERS = 4


class Process(NamedTuple):
    """What one server has of a table."""

    tables: Registry
    store: Store
    live: LiveTable

    async def decide(self, seat: Seat, rng: Random) -> int:
        """Anything that is legal by what is known here. Raises `Problem` if it is not by what is true."""
        table = self.live.table
        assert table.state is not None
        legal = table.state.legal(seat)
        move = Move(id=f"m{table.seq}", move=rng.choice(legal).text if legal else "none", seen=table.seq)
        return await self.tables.submit(self.live, Submission(command_key(seat, move.id), seat, move))

    async def read(self) -> None:
        """What news would bring, whatever is under way here."""
        after = self.live.table.seq
        stored = await self.store.load(self.live.table.id, after)
        assert stored is not None
        self.tables.add(self.live, stored.entries)


class LateBus(LocalBus):
    """There are others, and what they say is still on its way."""

    has_others = True


@asynccontextmanager
async def process(database: str, table_id: str, bus: Bus | None = None) -> AsyncIterator[Process]:
    """A server's tables at work, with one open."""
    engine = open_database(database)
    store, writer = Store(engine), Writer(engine)
    tables = Registry(store, writer, bus or LocalBus(), bot_patience=1, cached=10)
    task = asyncio.create_task(writer.run())
    try:
        yield Process(tables, store, await tables.open(table_id))
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await engine.dispose()


async def new_table(database: str, game: str) -> str:
    """The id of a table of four that is stored."""
    await run_migrations(database)
    engine = open_database(database)
    plan = make_plan(game, {}, [("device", name, "") for name in "ABCD"], False, None, None)
    made = await create_table(Store(engine), plan, "nobody")
    await engine.dispose()
    return made.id


async def test_nothing_is_refused_by_what_another_server_has_changed_meanwhile(database: str) -> None:
    table_id = await new_table(database, "draftosaurus")
    async with (
        process(database, table_id, LateBus()) as one,
        process(database, table_id, LateBus()) as other,
    ):
        await one.tables.submit(one.live, Submission("start", 0, Start(id="start")))
        assert other.live.table.stage == "open"
        assert one.live.table.state is not None
        move = Move(id="m", move=one.live.table.state.legal(1)[0].text, seen=one.live.table.seq)
        seq = await other.tables.submit(other.live, Submission("move", 1, move))
        assert seq == one.live.table.seq + 1


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
async def test_all_decide_at_once_at_two_servers_that_read_at_any_time(database: str, game: str) -> None:
    table_id, rng = await new_table(database, game), Random(5)
    async with AsyncExitStack() as stack:
        both = [await stack.enter_async_context(process(database, table_id)) for _ in range(2)]
        start = Start(id="start")
        await both[0].tables.submit(both[0].live, Submission("start", 0, start))
        await both[1].read()
        acknowledged: list[int] = []
        for _ in range(60):
            deeds: list[Coroutine[Any, Any, int | None]] = [
                both[seat % 2].decide(seat, rng) for seat in range(PLAYERS)
            ]
            deeds += [one.read() for one in both if rng.random() < 0.5]
            rng.shuffle(deeds)
            answers = await asyncio.gather(*deeds, return_exceptions=True)
            assert all(answer is None or isinstance(answer, int | Problem) for answer in answers), answers
            acknowledged += [answer for answer in answers if isinstance(answer, int)]
        for one in both:
            await one.read()
    seed, entries = await stored_entries(database, table_id)
    truth = apply_entries(create(entries[0], seed), entries[1:])
    assert [entry.seq for entry in entries] == list(range(len(entries)))
    assert sorted(acknowledged) == list(range(2, len(entries)))
    for one in both:
        assert one.live.table.seq == truth.seq
        assert one.live.table.moves == truth.moves
        assert [
            (line, one.live.table.log.seq_of(entry.command))
            for line, entry in zip(one.live.table.log, entries, strict=True)
        ] == [(line, line.seq) for line in truth.log]

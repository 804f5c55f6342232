"""Entries are stored whole or not at all, and who comes second learns what stands there."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from saurian.server.domain.creation import make_plan
from saurian.server.domain.entry import Entry
from saurian.server.live.creation import create_table
from saurian.server.storage import writer as storage_writer
from saurian.server.storage.database import StorageFailed, migrate, open_database
from saurian.server.storage.schema import entries
from saurian.server.storage.store import Store
from saurian.server.storage.writer import MOST_AT_ONCE, Writer
from tests.server.client import PATIENCE


@asynccontextmanager
async def writing(url: str) -> AsyncIterator[tuple[Writer, str, Store]]:
    """A writer at work, and a table that is stored."""
    engine = open_database(url)
    await migrate(engine)
    store, writer = Store(engine), Writer(engine)
    plan = make_plan("draftosaurus", {}, [("device", name, "") for name in "AB"], False, None, None)
    made = await create_table(store, plan, "nobody")
    task = asyncio.create_task(writer.run())
    try:
        yield writer, made.id, store
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await engine.dispose()


def said(table_id: str, who: str, *seqs: int) -> list[Entry]:
    data = {"seat": 0, "phrase": "hello"}
    return [Entry(table_id, seq, f"{who}{seq}", 1000.5 + seq, "said", data) for seq in seqs]


async def test_who_comes_second_is_told_what_stands_there(database: str) -> None:
    async with writing(database) as (writer, id, store):
        first = said(id, "a", 1, 2)
        assert await writer.append(first, None) is None
        assert await writer.append(said(id, "b", 1), None) == first[:1]
        assert await writer.append(said(id, "b", 1, 2), None) == first
        torn, late = said(id, "b", 2, 3), said(id, "a", 3)
        assert await writer.append(torn, None) == first[1:], "its own second entry must not be left"
        assert await writer.append(late, None) is None
        stored = await store.load(id, after=0)
        assert stored is not None
        assert stored.entries == first + late


async def test_one_that_is_torn_takes_no_other_along(database: str) -> None:
    async with writing(database) as (writer, id, store):
        first = said(id, "a", 1)
        assert await writer.append(first, None) is None
        other = await create_table(
            store, make_plan("drakon", {}, [("device", n, "") for n in "AB"], False, None, None), "nobody"
        )
        torn, whole = said(id, "b", 1, 2), said(other.id, "b", 1, 2)
        answers = list(await asyncio.gather(writer.append(torn, None), writer.append(whole, None)))
        assert answers == [first, None]
        stored = await store.load(other.id, after=0)
        assert stored is not None
        assert stored.entries == whole


async def test_a_command_that_is_stored_is_not_stored_again(database: str) -> None:
    async with writing(database) as (writer, id, _):
        first = said(id, "a", 1)
        assert await writer.append(first, None) is None
        again = [first[0]._replace(seq=2)]
        assert await writer.append(again, None) == []


async def test_who_waits_for_the_writer_need_not_write(database: str) -> None:
    async with writing(database) as (writer, id, _):
        first, *late = [asyncio.create_task(writer.append(said(id, "a", seq), None)) for seq in (1, 2)]
        await asyncio.sleep(0)
        async with asyncio.timeout(60):
            await asyncio.gather(*(writer.ready() for _ in range(3 * MOST_AT_ONCE)))
            assert await asyncio.gather(first, *late) == [None, None]
            await writer.ready()
            assert await writer.append(said(id, "a", 3), None) is None


async def test_what_is_being_written_is_written_before_the_writer_ends(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seconds in ("COMMIT_SECONDS", "LAST_SECONDS"):
        monkeypatch.setattr(storage_writer, seconds, PATIENCE)
    async with holding_up(database) as others, writing(database) as (writer, id, _):
        entry = said(id, "a", 1)
        await others.execute(insert(entries).values(said(id, "b", 1)[0]._asdict()))
        appending = asyncio.create_task(writer.append(entry, None))
        await asyncio.sleep(0.3)
        letting_go = asyncio.create_task(soon(others.rollback))
    assert letting_go.done()
    assert appending.done()
    assert await appending is None


async def test_nobody_waits_for_a_writer_that_stumbles(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stumble(batch: object) -> None:
        raise RuntimeError("a mistake")

    engine = open_database(database)
    writer = Writer(engine)
    monkeypatch.setattr(writer, "_commit", stumble)
    running = asyncio.create_task(writer.run())
    with pytest.raises(StorageFailed, match="a mistake"):
        await writer.append(said("table", "a", 1), None)
    with pytest.raises(RuntimeError):
        await running
    await engine.dispose()


@asynccontextmanager
async def holding_up(url: str) -> AsyncIterator[AsyncConnection]:
    """Another one's connection: what it has not committed yet, others wait for."""
    engine = open_database(url)
    await migrate(engine)
    try:
        async with engine.connect() as connection:
            yield connection
    finally:
        await engine.dispose()


async def soon(do: Callable[[], Awaitable[None]]) -> None:
    """When the writer has been told to end."""
    await asyncio.sleep(0.3)
    await do()

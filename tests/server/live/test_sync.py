"""What is heard of other processes is read, however much they say there is."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest

from saurian.core import Seat
from saurian.server.domain.commands import Start
from saurian.server.domain.creation import make_plan
from saurian.server.domain.entry import Entry
from saurian.server.domain.submission import Submission
from saurian.server.live import sync as module
from saurian.server.live.bus import Bus, LocalBus
from saurian.server.live.creation import create_table
from saurian.server.live.live_table import LiveTable
from saurian.server.live.registry import Registry
from saurian.server.live.sync import MOST_MISSED, Sync
from saurian.server.storage.database import open_database, run_migrations
from saurian.server.storage.store import Store
from saurian.server.storage.writer import Writer
from tests.server.client import PATIENCE


class AskedStore(Store):
    """Remembers how many entries were asked for at once."""

    most_asked = 0

    async def load_entries(self, places: Sequence[tuple[str, int]]) -> dict[str, list[Entry]]:
        """As ever."""
        self.most_asked = max(self.most_asked, len(places))
        return await super().load_entries(places)


class Watcher:
    """Sits at a table and waits for news."""

    seat: Seat | None = 0

    def __init__(self) -> None:
        self.woken = asyncio.Event()

    def wake(self) -> None:
        """There is something new."""
        self.woken.set()


class SilentBus(LocalBus):
    """There are others, and all that they say is lost."""

    has_others = True


@asynccontextmanager
async def a_start_elsewhere(database: str, bus: Bus) -> AsyncIterator[tuple[Sync, AskedStore, LiveTable]]:
    """A person sits at a table here, another process starts the game, and the person must hear of it."""
    await run_migrations(database)
    engine = open_database(database)
    store, writer = AskedStore(engine), Writer(engine)
    here, there = (Registry(store, writer, bus, bot_patience=1, cached=10) for _ in range(2))
    plan = make_plan("draftosaurus", {}, [("device", name, "") for name in "AB"], False, None, None)
    made = await create_table(store, plan, "nobody")
    news, watcher = Sync(here, store, bus), Watcher()
    tasks = [asyncio.create_task(writer.run()), asyncio.create_task(news.run())]
    try:
        live = await here.open(made.id)
        live.watchers.add(watcher)
        seq = live.table.seq
        await there.submit(await there.open(made.id), Submission("start", 0, Start(id="start")))
        yield news, store, live
        await asyncio.wait_for(watcher.woken.wait(), PATIENCE)
        assert live.table.seq == seq + 1
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await engine.dispose()


@pytest.mark.parametrize("ahead", [1, MOST_MISSED + 1, 10**6])
async def test_news_is_read_however_far_ahead_it_claims_to_be(database: str, ahead: int) -> None:
    async with a_start_elsewhere(database, LocalBus()) as (news, store, live):
        news.hear(live.table.id, live.table.seq + ahead)
    assert store.most_asked <= MOST_MISSED


async def test_what_nobody_could_tell_any_more_is_found(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process may be killed after it has stored something, and before it has said so."""
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.05)
    async with a_start_elsewhere(database, SilentBus()):
        pass


async def test_what_is_heard_of_is_not_looked_for(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.05)
    async with a_start_elsewhere(database, SilentBus()) as (news, store, live):
        live.stale, store.most_asked = True, 0
        await asyncio.sleep(0.3)
        assert store.most_asked == 0
        news.hear(live.table.id, live.table.seq + 1)

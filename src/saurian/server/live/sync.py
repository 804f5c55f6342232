"""What other processes have done, read for all tables that are watched together."""

import asyncio

import structlog

from saurian.server.live.bus import Bus
from saurian.server.live.live_table import LiveTable
from saurian.server.live.registry import Registry
from saurian.server.storage.database import STORAGE_ERRORS
from saurian.server.storage.store import Store
from saurian.server.tasks import cancel_and_wait

RETRY_SECONDS = 1.0
LOOK_SECONDS, LOOK_WHEN_DEAF_SECONDS = 10.0, 2.0
"""How often we look whether there is anything that nobody has told, and while nobody can tell."""
MOST_MISSED = 100
"""Entries; a table that has missed more is read as a whole."""

log = structlog.get_logger()


class Sync:
    """Keeps watched tables up to date. `run` must be running."""

    def __init__(self, tables: Registry, store: Store, bus: Bus) -> None:
        self._tables = tables
        self._store = store
        self._bus = bus
        self._behind: dict[str, int | None] = {}
        """The tables that are watched and have moved on elsewhere, up to which seq; None: not known."""
        self._something = asyncio.Event()
        self._refreshing: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Hear and read, until cancelled."""
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._bus.run(self.hear, self.mark_all_stale))
                group.create_task(self._read())
                if self._bus.has_others:
                    group.create_task(self._look_again())
        finally:
            await cancel_and_wait(self._refreshing)

    def hear(self, table_id: str, seq: int) -> None:
        """Another process has moved a table on: read it now if anybody watches, else when asked for."""
        live = self._tables.in_memory(table_id)
        if live is not None and seq > live.table.seq:
            self._note(live, seq if seq - live.table.seq <= MOST_MISSED else None)

    def mark_all_stale(self) -> None:
        """News may have been lost."""
        for live in self._tables.live():
            self._note(live, None)

    def _note(self, live: LiveTable, seq: int | None) -> None:
        live.stale = True
        if live.watchers:
            self._behind[live.table.id] = seq
            self._something.set()

    async def _read(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            behind, self._behind = self._behind, {}
            try:
                await self._catch_up(behind)
            except STORAGE_ERRORS as error:
                log.warning("news-not-read", error=str(error))
                await asyncio.sleep(RETRY_SECONDS)
                self._behind = behind | self._behind
                self._something.set()

    async def _look_again(self) -> None:
        """Look for entries of processes that were killed after storing and before telling. Stale tables are
        read anyway."""
        while True:
            await asyncio.sleep(LOOK_SECONDS if self._bus.hears else LOOK_WHEN_DEAF_SECONDS)
            watched = [live for live in self._tables.live() if live.watchers and not live.stale]
            following = [(live.table.id, live.table.seq + 1) for live in watched]
            try:
                found = await self._store.load_entries(following)
            except STORAGE_ERRORS as error:
                log.warning("news-not-read", error=str(error))
                continue
            for live in watched:
                entries = found.get(live.table.id, [])
                if not live.stale and any(entry.seq > live.table.seq for entry in entries):
                    self._note(live, None)

    async def _catch_up(self, behind: dict[str, int | None]) -> None:
        lives = [live for table_id in behind if (live := self._tables.in_memory(table_id)) is not None]
        missing = [
            (live.table.id, seq)
            for live in lives
            for seq in range(live.table.seq + 1, (behind[live.table.id] or 0) + 1)
        ]
        found = await self._store.load_entries(missing)
        for live in lives:
            if behind[live.table.id] is None:
                self._refresh_soon(live)
            else:
                self._tables.add(live, found.get(live.table.id, []))

    def _refresh_soon(self, live: LiveTable) -> None:
        """By itself, after the command that is under way there."""
        task = asyncio.create_task(self._refresh(live))
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)

    async def _refresh(self, live: LiveTable) -> None:
        try:
            await self._tables.refresh(live)
        except Exception as error:  # it stays stale, and is read when it is asked for
            log.warning("refresh-failed", table=live.table.id, error=str(error))

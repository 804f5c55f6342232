"""The one task that writes moves. It collects what waits and commits it together.

Whoever appends waits until his entry is on disk. A commit costs the same for one entry as for hundreds, so
that under load each waits for one commit, and all share it.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import bindparam, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from saurian.server.metrics import BATCHES, ENTRIES
from saurian.server.storage.schema import entries, tables
from saurian.server.storage.store import DIALECT_INSERT
from saurian.server.table import Entry

MOST_AT_ONCE = 500


class Summary(NamedTuple):
    """What the table's own row says, if it changed."""

    stage: str
    wake_at: float | None


SUMMARISE = update(tables).where(tables.c.id == bindparam("key"))
"""Takes rows of a table's id, and its columns as they are now."""


class _Waiting(NamedTuple):
    entry: Entry
    summary: Summary | None
    done: "asyncio.Future[bool]"


class StorageFailed(Exception):
    """The database did not take an entry; whether it has it is not known."""


class Writer:
    """Appends entries. `run` must be running."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        insert = DIALECT_INSERT[engine.dialect.name]
        self._append = insert(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.seq)
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()

    async def append(self, entry: Entry, summary: Summary | None) -> bool:
        """Whether the entry is stored. False: another one has its seq, or its command was stored before."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Waiting(entry, summary, done))
        return await done

    async def run(self) -> None:
        """Write for ever; when cancelled, write what waits and end."""
        try:
            while True:
                batch = [await self._queue.get()]
                while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                    batch.append(self._queue.get_nowait())
                batch.sort(key=_place)  # so that servers wait for each other, but never in a circle
                await asyncio.shield(asyncio.ensure_future(self._write(batch)))
        except asyncio.CancelledError:
            with suppress(asyncio.QueueEmpty):
                while True:
                    await self._write([self._queue.get_nowait()])
            raise

    async def _write(self, batch: Sequence[_Waiting]) -> None:
        try:
            stored = await self._commit(batch)
        except IntegrityError as error:  # an entry's table has been deleted
            if len(batch) == 1:
                _fail(batch, error)
            else:
                for waiting in batch:
                    await self._write([waiting])
            return
        except (OSError, SQLAlchemyError) as error:
            _fail(batch, error)
            return
        BATCHES.inc()
        ENTRIES.inc(len(stored))
        for waiting in batch:
            if not waiting.done.done():  # who asked may have gone
                waiting.done.set_result(_place(waiting) in stored)

    async def _commit(self, batch: Sequence[_Waiting]) -> set[tuple[str, int]]:
        async with self._engine.begin() as connection:
            rows = await connection.execute(self._append, [waiting.entry._asdict() for waiting in batch])
            stored = {(table_id, seq) for table_id, seq in rows}
            changed = [_row(waiting.entry, waiting.summary) for waiting in batch if _is_due(waiting, stored)]
            if changed:
                await connection.execute(SUMMARISE, changed)
        return stored


def _fail(batch: Sequence[_Waiting], error: Exception) -> None:
    for waiting in batch:
        if not waiting.done.done():
            waiting.done.set_exception(StorageFailed(str(error)))


def _place(waiting: _Waiting) -> tuple[str, int]:
    return waiting.entry.table_id, waiting.entry.seq


def _is_due(waiting: _Waiting, stored: set[tuple[str, int]]) -> bool:
    return waiting.summary is not None and _place(waiting) in stored


def _row(entry: Entry, summary: Summary | None) -> dict[str, Any]:
    assert summary is not None
    return {"key": entry.table_id, "touched_at": entry.at, **summary._asdict()}

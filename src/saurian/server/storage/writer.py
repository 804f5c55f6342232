"""The one task that writes moves. It collects what waits and commits it together.

Whoever appends waits until his entry is on disk. A commit costs the same for one entry as for hundreds, so
that under load each waits for one commit, and all share it.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import bindparam, select, tuple_, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

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
    entries: Sequence[Entry]
    """Of one table, one after the other: all are stored, or none."""
    summary: Summary | None
    done: "asyncio.Future[bool]"


Key = tuple[str, int, str]
"""Table, seq and command of an entry."""


class StorageFailed(Exception):
    """The database did not take an entry; whether it has it is not known."""


class Writer:
    """Appends entries. `run` must be running."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._append = DIALECT_INSERT[engine.dialect.name](entries).on_conflict_do_nothing()
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()

    async def append(self, new: Sequence[Entry], summary: Summary | None) -> bool:
        """Whether the entries of a table are stored. False: another one has the seq of one of them, or its
        command was stored before; then none is."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Waiting(new, summary, done))
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
                waiting.done.set_result(_key(waiting.entries[0]) in stored)

    async def _commit(self, batch: Sequence[_Waiting]) -> set[Key]:
        """Store all that can be stored whole; what would be torn is left out, and the rest tried again."""
        while True:
            async with self._engine.connect() as connection, connection.begin() as transaction:
                stored = await self._insert(connection, batch)
                torn = [waiting for waiting in batch if _is_torn(waiting, stored)]
                if not torn:
                    changed = [_row(waiting) for waiting in batch if _is_due(waiting, stored)]
                    if changed:
                        await connection.execute(SUMMARISE, changed)
                    return stored
                await transaction.rollback()
            batch = [waiting for waiting in batch if waiting not in torn]

    async def _insert(self, connection: AsyncConnection, batch: Sequence[_Waiting]) -> set[Key]:
        """Which of the entries are in the database now."""
        new = [entry for waiting in batch for entry in waiting.entries]
        if not new:
            return set()
        result = await connection.execute(self._append, [entry._asdict() for entry in new])
        wanted = {_key(entry) for entry in new}
        if result.rowcount == len(new):  # PostgreSQL does not tell
            return wanted
        key = tuple_(entries.c.table_id, entries.c.seq)
        found = await connection.execute(
            select(entries.c.table_id, entries.c.seq, entries.c.command).where(
                key.in_([(entry.table_id, entry.seq) for entry in new])
            )
        )
        return wanted & {(table_id, seq, command) for table_id, seq, command in found}


def _fail(batch: Sequence[_Waiting], error: Exception) -> None:
    for waiting in batch:
        if not waiting.done.done():
            waiting.done.set_exception(StorageFailed(str(error)))


def _key(entry: Entry) -> Key:
    return entry.table_id, entry.seq, entry.command


def _place(waiting: _Waiting) -> Key:
    return _key(waiting.entries[0])


def _is_torn(waiting: _Waiting, stored: set[Key]) -> bool:
    return 0 < sum(_key(entry) in stored for entry in waiting.entries) < len(waiting.entries)


def _is_due(waiting: _Waiting, stored: set[Key]) -> bool:
    return waiting.summary is not None and _place(waiting) in stored


def _row(waiting: _Waiting) -> dict[str, Any]:
    assert waiting.summary is not None
    last = waiting.entries[-1]
    return {"key": last.table_id, "touched_at": last.at, **waiting.summary._asdict()}

"""The one task that writes moves. It collects what waits and commits it together.

`append` returns when the entry is on disk. A commit costs the same for one entry as for hundreds, so
that under load each waits for one commit, and all share it. What to append is best decided when the writer is
ready for it: what others have stored until then is known.
"""

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence
from time import monotonic
from typing import Any, NamedTuple

from sqlalchemy import bindparam, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saurian.server.domain.entry import NOTHING, Creation, Entry, Handover
from saurian.server.metrics import BATCHES, ENTRIES
from saurian.server.storage.database import STORAGE_ERRORS, StorageFailed
from saurian.server.storage.schema import entries, tables
from saurian.server.storage.store import DIALECT_INSERT, hand_over, insert_table
from saurian.server.tasks import cancel_and_wait

MOST_AT_ONCE = 500
"""Tables per commit: a commit costs little more for many than for one."""
GATHER_SECONDS = 0.005
"""Under load, seconds to wait for more entries: a commit costs more than the entries in it."""

COMMIT_SECONDS = 12
"""So long the database may take for a batch; then it has failed, because everybody waits for the batch before
theirs. A little longer than SQLite waits for a lock."""
STUCK_SECONDS = 5
"""A batch that takes longer than that is a sign that the database hangs."""
LAST_SECONDS = 2
"""So long the database may take for what waits when the server ends."""


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
    handovers: Mapping[int, Handover]
    """By chair of the table, how seats change hands with the entries."""
    creations: Sequence[Creation]
    """Tables that are created with the entries."""
    done: "asyncio.Future[list[Entry] | None]"


EntryKey = tuple[str, int]
"""Table and seq of an entry."""
EntriesByKey = dict[EntryKey, Entry]
"""The entries that are stored at some keys."""


class Writer:
    """Appends entries. `run` must be running."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._append = DIALECT_INSERT[engine.dialect.name](entries).on_conflict_do_nothing()
        if engine.dialect.name == "postgresql":  # else it would not tell how many were inserted
            self._append = self._append.returning(entries.c.seq)
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._free = False
        """Nothing is being written, and nobody waits for it."""
        self._next: deque[asyncio.Future[None]] = deque()
        """Those who wait until they may append."""
        self.pace = 0.0
        """Seconds from one commit to the next; 0: nobody waits for one."""
        self._writing: asyncio.Task[None] | None = None
        """What is being written, or was last."""
        self._began: float | None = None
        """Since when something is being written."""
        self.failed = False
        """Whether the last batch could not be stored."""

    @property
    def stuck(self) -> bool:
        """Whether the database takes suspiciously long for the batch that is being written."""
        return self._began is not None and monotonic() - self._began > STUCK_SECONDS

    async def ready(self) -> None:
        """Wait until an appended entry would be written at once.

        A caller that decides only then what to append knows more, and is less often too late.
        """
        if self._free:
            await asyncio.sleep(0)  # for those who come at the same moment
        else:
            self._next.append(asyncio.get_running_loop().create_future())
            await self._next[-1]

    async def append(
        self,
        new: Sequence[Entry],
        summary: Summary | None,
        handovers: Mapping[int, Handover] = NOTHING,
        creations: Sequence[Creation] = (),
    ) -> list[Entry] | None:
        """Store the entries of a table, and with them how its seats change hands and what is created. None:
        they are stored. Else nothing is, because another entry has the seq of one of them, or its command was
        stored before: the entries at their seqs, one after the other."""
        done: asyncio.Future[list[Entry] | None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Waiting(new, summary, handovers, creations, done))
        return await done

    async def run(self) -> None:
        """Write for ever; when cancelled, write what waits, if the database takes it, and end."""
        try:
            while True:
                batch = await self._next_batch()
                began = monotonic()
                self._writing = asyncio.create_task(self._write(batch))
                await asyncio.shield(self._writing)
                if len(batch) > 1:
                    await asyncio.sleep(GATHER_SECONDS)
                self.pace = monotonic() - began
        except asyncio.CancelledError:
            rest = asyncio.create_task(self._write_rest())
            await asyncio.wait([rest], timeout=LAST_SECONDS)
            await cancel_and_wait([rest])
            raise

    async def _write_rest(self) -> None:
        if self._writing is not None:
            await asyncio.wait([self._writing])
        self._free = True
        while self._next:
            await self._admit()
        while not self._queue.empty():
            await self._write([self._queue.get_nowait()])

    async def _next_batch(self) -> list[_Waiting]:
        """What is to be written together, as soon as there is anything."""
        while self._next and self._queue.empty():
            await self._admit()
        if self._queue.empty():
            self.pace = 0
        self._free = True
        batch = [await self._queue.get()]
        self._free = False
        while len(batch) < MOST_AT_ONCE and not self._queue.empty():
            batch.append(self._queue.get_nowait())
        batch.sort(key=_first_key)  # so that servers wait for each other, but never in a circle
        return batch

    async def _admit(self) -> None:
        """Let those who have waited longest append."""
        for _ in range(min(len(self._next), MOST_AT_ONCE)):
            waiting = self._next.popleft()
            if not waiting.done():  # who asked may have gone
                waiting.set_result(None)
        await asyncio.sleep(0)

    async def _write(self, batch: Sequence[_Waiting]) -> None:
        self._began = monotonic()
        try:
            async with asyncio.timeout(COMMIT_SECONDS):
                there = await self._commit(batch)
        except IntegrityError as error:  # an entry's table has been deleted
            if len(batch) == 1:
                _fail(batch, error)
            else:
                for waiting in batch:
                    await self._write([waiting])
            return
        except STORAGE_ERRORS as error:
            self.failed = True
            _fail(batch, error)
            return
        except Exception as error:
            _fail(batch, error)  # nobody may wait for it any more
            raise
        finally:
            self._began = None
        self.failed = False
        BATCHES.inc()
        _answer(batch, there)

    async def _commit(self, batch: Sequence[_Waiting]) -> EntriesByKey:
        """Store all that can be stored whole; what would be torn is left out, and the rest tried again."""
        before: EntriesByKey = {}
        while True:
            async with self._engine.connect() as connection, connection.begin() as transaction:
                there = before | await self._insert(connection, batch)
                torn = [waiting for waiting in batch if _is_torn(waiting, there)]
                if not torn:
                    changed = [_row(waiting) for waiting in batch if _is_due(waiting, there)]
                    if changed:
                        await connection.execute(SUMMARISE, changed)
                    for waiting in batch:
                        if _is_stored(waiting, there):
                            await _add_effects(connection, waiting)
                    return there
                await transaction.rollback()
            for waiting in torn:
                before |= {_key(entry): entry for entry in _quicker(waiting, there)}
            batch = [waiting for waiting in batch if waiting not in torn]

    async def _insert(self, connection: AsyncConnection, batch: Sequence[_Waiting]) -> EntriesByKey:
        """What stands at the keys of the entries now."""
        new = [entry for waiting in batch for entry in waiting.entries]
        if not new:
            return {}
        result = await connection.execute(self._append, [entry._asdict() for entry in new])
        inserted = len(result.all()) if result.returns_rows else result.rowcount
        if inserted == len(new):
            return {_key(entry): entry for entry in new}
        keys = [_key(entry) for entry in new]
        found = await connection.execute(
            select(entries).where(tuple_(entries.c.table_id, entries.c.seq).in_(keys))
        )
        return {_key(entry): entry for entry in (Entry(*row) for row in found)}


async def _add_effects(connection: AsyncConnection, waiting: _Waiting) -> None:
    """Store what happens together with the entries."""
    table_id = waiting.entries[0].table_id
    for chair, handover in sorted(waiting.handovers.items()):
        await hand_over(connection, table_id, chair, handover)
    for creation in waiting.creations:
        await insert_table(connection, creation)


def _answer(batch: Sequence[_Waiting], there: EntriesByKey) -> None:
    for waiting in batch:
        stored = _is_stored(waiting, there)
        if stored:
            ENTRIES.inc(len(waiting.entries))
        if not waiting.done.done():  # who asked may have gone
            waiting.done.set_result(None if stored else _quicker(waiting, there))


def _fail(batch: Sequence[_Waiting], error: Exception) -> None:
    for waiting in batch:
        if not waiting.done.done():
            waiting.done.set_exception(StorageFailed(str(error) or type(error).__name__))


def _key(entry: Entry) -> EntryKey:
    return entry.table_id, entry.seq


def _first_key(waiting: _Waiting) -> EntryKey:
    return _key(waiting.entries[0])


def _stored(waiting: _Waiting, there: EntriesByKey) -> int:
    """How many of the entries are stored: those that stand there as they are."""
    return sum(there.get(_key(entry)) == entry for entry in waiting.entries)


def _is_stored(waiting: _Waiting, there: EntriesByKey) -> bool:
    return _stored(waiting, there) == len(waiting.entries)


def _is_torn(waiting: _Waiting, there: EntriesByKey) -> bool:
    return 0 < _stored(waiting, there) < len(waiting.entries)


def _quicker(waiting: _Waiting, there: EntriesByKey) -> list[Entry]:
    """What others have put in the places of the entries."""
    found = [there.get(_key(entry)) for entry in waiting.entries]
    return [
        other
        for entry, other in zip(waiting.entries, found, strict=True)
        if other is not None and other != entry
    ]


def _is_due(waiting: _Waiting, there: EntriesByKey) -> bool:
    return waiting.summary is not None and _is_stored(waiting, there)


def _row(waiting: _Waiting) -> dict[str, Any]:
    assert waiting.summary is not None
    last = waiting.entries[-1]
    return {"key": last.table_id, "touched_at": last.at, **waiting.summary._asdict()}

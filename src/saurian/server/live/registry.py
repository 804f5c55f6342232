"""Tables in memory: loaded once, moved on by commands, watched by sockets.

For each table there is one `LiveTable` in a process. Its commands take effect one after the other: accept by
the table as it is then, store, and only then let the new table be seen. Those that wait for the same table
are accepted and stored together, so that people who choose at the same time share one commit and one message.
If another process was quicker, the database refuses the entries; the table catches up, and they are tried
again.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from time import time
from weakref import WeakValueDictionary

from saurian.core import Message, Problem, Seat
from saurian.server.domain.entry import Entry
from saurian.server.domain.problems import NoSuchTable
from saurian.server.domain.reducers import apply_entries
from saurian.server.domain.submission import Submission
from saurian.server.domain.table import create
from saurian.server.live.bus import Bus
from saurian.server.live.live_table import Batch, LiveTable, Request
from saurian.server.storage.store import Store
from saurian.server.storage.writer import Summary, Writer
from saurian.server.tasks import cancel_and_wait

APPLIED_AT_ONCE = 200
"""Entries that are applied without a break while a table is loaded."""
SEEN_SECONDS = 5
"""How often requests of a person are noted as a sign of presence."""
ATTEMPTS = 20
"""How often a command is tried again because another process was quicker."""
PATIENCE, LONGEST_SECONDS = 16, 2.0
"""For so many commits, and no longer, it may wait that others are told that somebody has chosen."""


class Registry:
    """All tables, most of them asleep in the database."""

    def __init__(self, store: Store, writer: Writer, bus: Bus, bot_patience: float, cached: int) -> None:
        self._store = store
        self._writer = writer
        self._bus = bus
        self.bot_patience = bot_patience
        """Seconds after which another server thinks for a bot that has not moved."""
        self._cached = cached
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """Those that anybody has in hand: there is never a second one of the same table."""
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()
        """Those that were asked for last; they stay in memory even if nobody has them in hand."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.on_bots: Callable[[LiveTable], None] = lambda live: None
        """Called when a bot owes a decision."""

    # --- which are in memory ---

    def live(self) -> Iterable[LiveTable]:
        """Those in memory."""
        return tuple(self._live.values())

    def in_memory(self, table_id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._live.get(table_id)

    async def open(self, table_id: str, owner: str | None = None) -> LiveTable:
        """The table, from memory or from the database. If it is loaded, bots think on the account of the
        `owner` there. Raises `NoSuchTable`."""
        live = self._live.get(table_id)
        if live is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id, owner))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            return await asyncio.shield(task)
        self._keep(live)
        live.stale = live.stale or not self._bus.hears
        await self.refresh(live)
        return live

    async def refresh(self, live: LiveTable) -> None:
        """Read what other processes have added, if we have heard that there is something."""
        if live.stale:
            async with live.lock:
                if live.stale:
                    await self._catch_up(live)
                    live.tell()

    async def reread(self, live: LiveTable) -> None:
        """Read what other processes have added, heard of or not: news may be on its way."""
        live.stale = True
        await self.refresh(live)

    async def _load(self, table_id: str, owner: str | None) -> LiveTable:
        stored = await self._store.load(table_id)
        if stored is None:
            raise NoSuchTable
        first, *rest = stored.entries
        table = create(first, stored.seed)
        for start in range(0, len(rest), APPLIED_AT_ONCE):
            table = apply_entries(table, rest[start : start + APPLIED_AT_ONCE])
            await asyncio.sleep(0)  # others are served meanwhile
        live = LiveTable(table)
        live.owner = owner or table_id
        live.wake_at = live.table.wake_at(self.bot_patience)
        self._live[table_id] = live
        self._keep(live)
        self._look_for_bots(live)
        return live

    async def end(self) -> None:
        """Load no more: nobody waits for it."""
        await cancel_and_wait(self._loading.values())

    def _keep(self, live: LiveTable) -> None:
        """Keep the table in memory for a while, and let another go that was asked for longest ago."""
        self._recent[live.table.id] = live
        self._recent.move_to_end(live.table.id)
        if len(self._recent) > self._cached:
            self._recent.popitem(last=False)

    def forget(self, table_id: str) -> None:
        """Drop a table from memory, as if it had never been asked for."""
        self._live.pop(table_id, None)
        self._recent.pop(table_id, None)

    async def mark_present(self, live: LiveTable, seat: Seat) -> None:
        """Let other servers know at once that somebody is here; the keeper tells them from time to time."""
        if self._bus.has_others:
            await self._store.mark_seen([(live.table.id, live.table.sitters[seat].chair)], time())

    async def note_request(self, live: LiveTable, seat: Seat) -> None:
        """Count the person on the seat as present, because a request came: some play by HTTP alone."""
        now = time()
        if now - live.seen_at.get(seat, 0) > SEEN_SECONDS:
            live.note_seen({live.table.sitters[seat].chair: now})
            await self.mark_present(live, seat)

    async def read_presence(self, live: LiveTable) -> None:
        """Learn when people were last there, at any server."""
        seen = await self._store.seen_at([live.table.id])
        live.note_seen(seen[live.table.id])

    # --- moving on ---

    async def submit(self, live: LiveTable, submission: Submission) -> int:
        """Let a command take effect, once, and return its seq when it is stored. Raises `Problem` if not."""
        request = Request(submission, asyncio.get_running_loop().create_future())
        live.waiting.append(request)
        async with live.lock:
            if not request.answer.done():  # no other request has done it along with its own
                await self._drain(live)
        return request.answer.result()

    async def _drain(self, live: LiveTable) -> None:
        """Accept and store all that waits, or comes in before it can be stored. What is new is told once."""
        await self._writer.ready()
        requests, live.waiting = live.waiting, []
        answers: Sequence[int | Exception] = [_busy()] * len(requests)  # if the one who does it is cancelled
        try:
            answers = await self._do_all(live, requests)
        except Exception as error:
            answers = [error] * len(requests)
        finally:
            self._tell(live)
            _answer_all(requests, answers)

    def _tell(self, live: LiveTable) -> None:
        """Let everyone know what is new; the busier we are, the longer it may wait for what comes next."""
        live.tell_within(min(PATIENCE * self._writer.pace, LONGEST_SECONDS))

    async def _do_all(self, live: LiveTable, requests: Sequence[Request]) -> Sequence[int | Exception]:
        """Let all commands take effect, or none. An answer for each."""
        for _ in range(ATTEMPTS):
            batch = live.accept_all(requests)
            doubtful = live.stale or self._bus.has_others  # news may be on its way
            if doubtful and len(batch.entries) < len(requests):  # others may have made them right
                await self._catch_up(live)
                batch = live.accept_all(requests)
            if not batch.entries:
                return batch.answers
            if await self._store_entries(live, batch):
                self._bus.publish(live.table.id, live.table.seq)
                self._look_for_bots(live)
                return batch.answers
            await self._writer.ready()
        raise _busy()

    async def _store_entries(self, live: LiveTable, batch: Batch) -> bool:
        after, entries = batch.after, batch.entries
        wake_at = after.wake_at(self.bot_patience)
        changed = wake_at != live.wake_at or after.stage != live.table.stage
        summary = Summary(after.stage, wake_at) if changed else None
        try:
            quicker = await self._writer.append(entries, summary, batch.handovers, batch.creations)
        except BaseException:
            live.stale = True  # perhaps they are there: look before the next command
            raise
        if quicker is not None:
            self._follow(live, quicker)
            if live.table.seq < entries[0].seq:  # only its command is there, further on
                await self._catch_up(live)
            if live.table.seq < entries[0].seq:  # or long ago
                keys = [entry.command for entry in entries]
                live.table.log.recall(await self._store.seqs_of(live.table.id, keys))
            return False
        if live.table.seq < after.seq:  # else we have read it meanwhile, and more
            live.wake_at = wake_at
            live.move_to(after)
        return True

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what other processes have added."""
        live.stale = False  # first: what we hear from now on may be newer than what we read
        try:
            stored = await self._store.load(live.table.id, after=live.table.seq)
        except BaseException:
            live.stale = True
            raise
        if stored is None:
            self.forget(live.table.id)
            raise NoSuchTable
        self._follow(live, stored.entries)

    def add(self, live: LiveTable, entries: Sequence[Entry]) -> None:
        """Add what another process has stored. If a command is under way here, its update includes it."""
        self._follow(live, entries)
        live.stale = False
        if not live.lock.locked():
            self._tell(live)

    def _follow(self, live: LiveTable, entries: Sequence[Entry]) -> None:
        """Add what is stored, as far as it is new. All that is stored is true, whatever is under way."""
        new = [entry for entry in entries if entry.seq > live.table.seq]
        if new:
            live.move_to(apply_entries(live.table, new))
            live.wake_at = live.table.wake_at(self.bot_patience)

    def _look_for_bots(self, live: LiveTable) -> None:
        if live.table.bots_to_move():
            self.on_bots(live)


def _busy() -> Problem:
    return Problem(Message("refused-busy"))


def _answer_all(requests: Sequence[Request], answers: Sequence[int | Exception]) -> None:
    for request, answer in zip(requests, answers, strict=True):
        if isinstance(answer, Exception):
            request.answer.set_exception(answer)
            request.answer.exception()  # who has gone does not ask
        else:
            request.answer.set_result(answer)

"""Tables in memory: loaded once, moved on by commands, watched by sockets.

For each table there is one `LiveTable` in a process. Its commands take effect one after the other: judge by
the table as it is then, store, and only then let the new table be seen. Those that wait for the same table
are judged and stored together, so that people who choose at the same time share one commit and one message.
If another process was quicker, the database refuses the entries; the table catches up and judges again.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from time import time
from weakref import WeakValueDictionary

from saurian.core import Message, Problem, Seat
from saurian.server.domain.entry import Entry, Handover
from saurian.server.domain.reducers import apply_entries
from saurian.server.domain.table import Table, create
from saurian.server.live.bus import Bus
from saurian.server.live.live_table import Judge, Judged, LiveTable, Request
from saurian.server.storage.store import Store
from saurian.server.storage.writer import Summary, Writer
from saurian.server.tasks import cancel_and_wait

ATTEMPTS = 20
"""How often a command is judged again because another process was quicker."""
PATIENCE, LONGEST_SECONDS = 16, 2.0
"""For so many commits, and no longer, it may wait that others are told that somebody has chosen."""


class NoSuchTable(Problem):
    """There is no table of that id."""

    def __init__(self) -> None:
        super().__init__(Message("no-such-table"))


class Registry:
    """All tables, most of them asleep in the database."""

    def __init__(self, store: Store, writer: Writer, bus: Bus, bot_patience: float, cached: int) -> None:
        self._store = store
        self._writer = writer
        self._bus = bus
        self._bot_patience = bot_patience
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

    async def open(self, table_id: str) -> LiveTable:
        """The table, from memory or from the database. Raises `NoSuchTable`."""
        live = self._live.get(table_id)
        if live is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
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

    async def _load(self, table_id: str) -> LiveTable:
        stored = await self._store.load(table_id)
        if stored is None:
            raise NoSuchTable
        first, *rest = stored.entries
        live = LiveTable(apply_entries(create(first, stored.seed), rest))
        live.wake_at = self._wake_at(live.table)
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

    async def read_presence(self, live: LiveTable) -> None:
        """Learn when people were last there, at any server."""
        seen = await self._store.seen_at([live.table.id])
        live.note_seen(seen[live.table.id])

    # --- moving on ---

    async def submit(
        self, live: LiveTable, command: str, judge: Judge, handover: Handover | None = None
    ) -> int:
        """Let a command take effect, once, and return its seq when it is stored; with it the seat of its
        entry may change hands. Raises `Problem` if not."""
        request = Request(command, judge, asyncio.get_running_loop().create_future(), handover)
        live.waiting.append(request)
        async with live.lock:
            if not request.answer.done():  # no other request has done it along with its own
                await self._drain(live)
        return request.answer.result()

    async def _drain(self, live: LiveTable) -> None:
        """Judge and store all that waits, or comes in before it can be stored. What is new is told once."""
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
            judged = live.judge_all(requests)
            doubtful = live.stale or self._bus.has_others  # news may be on its way
            if doubtful and len(judged.entries) < len(requests):  # others may have made them right
                await self._catch_up(live)
                judged = live.judge_all(requests)
            if not judged.entries:
                return judged.answers
            if await self._store_entries(live, judged):
                self._bus.publish(live.table.id, live.table.seq)
                self._look_for_bots(live)
                return judged.answers
            await self._writer.ready()
        raise _busy()

    async def _store_entries(self, live: LiveTable, judged: Judged) -> bool:
        after, entries = judged.after, judged.entries
        wake_at = self._wake_at(after)
        changed = wake_at != live.wake_at or after.stage != live.table.stage
        summary = Summary(after.stage, wake_at) if changed else None
        try:
            quicker = await self._writer.append(entries, summary, judged.handovers)
        except BaseException:
            live.stale = True  # perhaps they are there: look before the next command
            raise
        if quicker is not None:
            self._follow(live, quicker)
            if live.table.seq < entries[0].seq:  # only its command is there, further on
                await self._catch_up(live)
            return False
        if live.table.seq < after.seq:  # else we have read it meanwhile, and more
            live.wake_at = wake_at
            live.move_to(after)
        return True

    def _wake_at(self, table: Table) -> float | None:
        """When a server must look at the table if nothing happens before."""
        times = [table.deadline()]
        if table.bots_to_move():
            times.append(table.asked_at + self._bot_patience)
        return min((at for at in times if at is not None), default=None)

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
            live.wake_at = self._wake_at(live.table)

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

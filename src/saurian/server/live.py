"""Tables in memory: loaded once, moved on by commands, watched by sockets.

For each table there is one `LiveTable` in a process. Its commands take effect one after the other: judge by
the table as it is then, store, and only then let the new table be seen. Those that wait for the same table
are judged and stored together, so that people who choose at the same time share one commit and one message.
If another process was quicker, the database refuses the entries; the table catches up and judges again.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from time import time
from typing import Any, NamedTuple, Protocol
from weakref import WeakValueDictionary

import structlog
from pydantic_core import to_json

from saurian.core import Message, Problem, Seat
from saurian.server import showing
from saurian.server.bus import Bus
from saurian.server.commands import Circumstances, Verdict, away
from saurian.server.storage.store import Store
from saurian.server.storage.writer import Summary, Writer
from saurian.server.table import Entry, Table, create, follow, follow_all

ATTEMPTS = 20
"""How often a command is judged again because another process was quicker."""
ANYBODY: Seat = -1
"""A viewpoint that stands for all that are told the same."""
PRESENT_SECONDS = 45
"""Who was seen so recently counts as present."""


log = structlog.get_logger()


class Watcher(Protocol):
    """A socket that looks at a table."""

    seat: Seat | None

    def wake(self) -> None:
        """Something is new."""


class NoSuchTable(Problem):
    """There is no table of that id."""

    def __init__(self) -> None:
        super().__init__(Message("no-such-table"))


Judge = Callable[[Table, Circumstances], Verdict]
"""What becomes of a command at a table. Raises `Problem` if it may not be."""


class _Request(NamedTuple):
    command: str
    judge: Judge
    answer: "asyncio.Future[int]"


class LiveTable:
    """One table, as this process knows it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.waiting: list[_Request] = []
        """The commands that nobody has judged yet."""
        self.watchers: set[Watcher] = set()
        self.stale = False
        """Perhaps other processes have added something."""
        self.seen_at: Mapping[Seat, float] = {}
        """When people were last there, as far as the database says."""
        self.presence = ""
        """Who is there, as a message."""
        self.wake_at: float | None = None
        self._frames: dict[tuple[Seat | None, int], str] = {}

    def show(self, table: Table) -> None:
        """Let the new table be seen."""
        self.table = table
        self._frames.clear()
        for watcher in self.watchers:
            watcher.wake()

    def update_for(self, seat: Seat | None, since: int) -> str:
        """What is new for a seat, as a message; made once for all that wait for the same."""
        viewpoint = ANYBODY if showing.is_alike_for_all_but_doers(self.table, seat, since) else seat
        frame = self._frames.get((viewpoint, since))
        if frame is None:
            frame = to_json(showing.update(self.table, seat, since)).decode()
            self._frames[viewpoint, since] = frame
        return frame

    def circumstances(self) -> Circumstances:
        """What is so now."""
        now = time()
        here = {watcher.seat: now for watcher in self.watchers if watcher.seat is not None}
        return Circumstances(now, {**self.seen_at, **here})

    def note_presence(self) -> None:
        """See who is there, and let everyone know if that has changed."""
        now, seen_at = self.circumstances()
        present = [seat for seat, at in seen_at.items() if now - at < PRESENT_SECONDS]
        missing = away(self.table, Circumstances(now, seen_at))
        presence = to_json(showing.presence(present, missing)).decode()
        if presence != self.presence:
            self.presence = presence
            for watcher in self.watchers:
                watcher.wake()


class Tables:
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
        await self.refresh(live)
        return live

    async def refresh(self, live: LiveTable) -> None:
        """Read what other processes have added, if we have heard that there is something."""
        if live.stale:
            async with live.lock:
                if live.stale:
                    await self._catch_up(live)

    async def _load(self, table_id: str) -> LiveTable:
        stored = await self._store.load(table_id)
        if stored is None:
            raise NoSuchTable
        first, *rest = stored.entries
        live = LiveTable(follow_all(create(first, stored.seed), rest))
        live.wake_at = self._wake_at(live.table)
        self._live[table_id] = live
        self._keep(live)
        self._look_for_bots(live)
        return live

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

    # --- moving on ---

    async def submit(self, live: LiveTable, command: str, judge: Judge) -> int:
        """Let a command take effect, once, and return its seq when it is stored. Raises `Problem` if not."""
        request = _Request(command, judge, asyncio.get_running_loop().create_future())
        live.waiting.append(request)
        async with live.lock:
            if not request.answer.done():  # nobody has done it with his own
                await self._work_off(live)
        return request.answer.result()

    async def _work_off(self, live: LiveTable) -> None:
        """Judge and store all that waits, or comes in at the same moment."""
        await asyncio.sleep(0)
        requests, live.waiting = live.waiting, []
        answers: Sequence[int | Exception] = [_busy()] * len(requests)  # if the one who does it is cancelled
        try:
            answers = await self._do_all(live, requests)
        except Exception as error:
            answers = [error] * len(requests)
        finally:
            _answer_all(requests, answers)

    async def _do_all(self, live: LiveTable, requests: Sequence[_Request]) -> Sequence[int | Exception]:
        """Let all commands take effect, or none. An answer for each."""
        for _ in range(ATTEMPTS):
            if live.stale:
                await self._catch_up(live)
            after, answers, entries = _judge_all(live, requests)
            if not entries:
                return answers
            if await self._store_entries(live, after, entries):
                self._bus.publish(live.table.id, live.table.seq)
                self._look_for_bots(live)
                return answers
            await self._catch_up(live)
        raise _busy()

    async def _store_entries(self, live: LiveTable, after: Table, entries: Sequence[Entry]) -> bool:
        wake_at = self._wake_at(after)
        changed = wake_at != live.wake_at or after.stage != live.table.stage
        try:
            stored = await self._writer.append(entries, Summary(after.stage, wake_at) if changed else None)
        except BaseException:
            live.stale = True  # perhaps they are there: look before the next command
            raise
        if not stored:
            return False
        live.wake_at = wake_at
        live.show(after)
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
        self._add(live, stored.entries)

    def add(self, live: LiveTable, entries: Sequence[Entry]) -> bool:
        """Add what another process has stored; false if a command is under way, or something is missing."""
        new = [entry for entry in entries if entry.seq > live.table.seq]
        if live.lock.locked() or not new or new[0].seq != live.table.seq + 1:
            return not new
        self._add(live, new)
        live.stale = False
        return True

    def _add(self, live: LiveTable, entries: Sequence[Entry]) -> None:
        if entries:
            table = follow_all(live.table, entries)
            live.wake_at = self._wake_at(table)
            live.show(table)

    def _look_for_bots(self, live: LiveTable) -> None:
        if live.table.bots_to_move():
            self.on_bots(live)


def _busy() -> Problem:
    return Problem(Message("refused-busy"))


def _answer_all(requests: Sequence[_Request], answers: Sequence[int | Exception]) -> None:
    for request, answer in zip(requests, answers, strict=True):
        if isinstance(answer, Exception):
            request.answer.set_exception(answer)
            request.answer.exception()  # who has gone does not ask
        else:
            request.answer.set_result(answer)


def _judge_all(
    live: LiveTable, requests: Sequence[_Request]
) -> tuple[Table, list[int | Problem], list[Entry]]:
    """The table after all these commands, an answer for each, and the entries that they become."""
    table, circumstances = live.table, live.circumstances()
    answers: list[int | Problem] = []
    entries: list[Entry] = []
    for command, judge, _ in requests:
        if command not in table.commands:
            try:
                kind, data = judge(table, circumstances)
            except Problem as problem:
                answers.append(problem)
                continue
            entries.append(Entry(table.id, table.seq + 1, command, circumstances.now, kind, data))
            table = follow(table, entries[-1])
        answers.append(table.commands[command])
    return table, answers, entries


def command_key(seat: Seat, id: str) -> str:
    """A command's key at a table: nobody can send one in another's name."""
    return f"{seat}:{id}"


def answer(id: str, seq: int) -> dict[str, Any]:
    """The answer to a command that took effect."""
    return {"type": "ack", "id": id, "seq": seq}


def refusal(id: str | None, problem: Problem) -> dict[str, Any]:
    """The answer to a command that did not."""
    return {"type": "refused", "id": id, "problem": showing.show_problem(problem)}

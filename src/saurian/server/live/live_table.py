"""One table in memory: what waits to be judged there, who watches it, and what they are told."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from time import time
from typing import NamedTuple, Protocol

from saurian.core import Problem, Seat
from saurian.server.domain import payloads
from saurian.server.domain.commands import Change, Context, away, check_room, stand_in_times
from saurian.server.domain.entry import Entry, Handover
from saurian.server.domain.reducers import apply_entry
from saurian.server.domain.table import LogLine, Table

PRESENT_SECONDS = 25
"""Seconds for which a seat last seen at another server counts as present."""
RELOAD_SECONDS = 4
"""Seconds for which a seat still counts as present after its last socket is closed: pages are reloaded."""


class Watcher(Protocol):
    """A socket that looks at a table."""

    seat: Seat | None

    def wake(self) -> None:
        """Something is new."""


Judge = Callable[[Table, Context], Change]
"""What becomes of a command at a table. Raises `Problem` if it may not be."""


class Request(NamedTuple):
    """A command that waits."""

    command: str
    judge: Judge
    answer: "asyncio.Future[int]"
    handover: Handover | None
    """How the seat of its entry changes hands."""


class Judged(NamedTuple):
    """What becomes of some commands at a table."""

    after: Table
    answers: list[int | Problem]
    """By command, the seq of its entry, or why there is none."""
    entries: list[Entry]
    handovers: dict[int, Handover]
    """By chair, how seats change hands with the entries."""


class LiveTable:
    """One table, as this process knows it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.waiting: list[Request] = []
        """The commands that nobody has judged yet."""
        self.watchers: set[Watcher] = set()
        self.stale = False
        """Perhaps other processes have added something."""
        self.seen_at: Mapping[Seat, float] = {}
        """When people were last there, as far as the database says."""
        self.left_at: dict[Seat, float] = {}
        """When people closed their last socket here."""
        self.presence = ""
        """The presence message of the table."""
        self.wake_at: float | None = None
        self._told = table.seq
        """Up to where we have let everyone know."""
        self._later: asyncio.TimerHandle | None = None
        """When we will let them know more."""
        self._updates: dict[int, payloads.Update] = {}
        """What is new, by the seq that somebody knows."""

    def move_to(self, table: Table) -> None:
        """The table is so now; nobody is told yet."""
        self.table = table
        self._updates.clear()

    def tell(self) -> None:
        """Let everyone know what is new."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
        self._told = self.table.seq
        for watcher in self.watchers:
            watcher.wake()

    def tell_within(self, seconds: float) -> None:
        """Let everyone know if anything is new: at once, or, if it can wait, together with what follows."""
        untold = self.table.log[self._told + 1 :]
        if untold and (seconds == 0 or not self._can_wait(untold)):
            self.tell()
        elif untold and self._later is None:
            self._later = asyncio.get_running_loop().call_later(seconds, self.tell)

    def _can_wait(self, untold: Sequence[LogLine]) -> bool:
        """Whether people have only chosen in secret, and somebody still chooses who is not here."""
        here = {watcher.seat for watcher in self.watchers}
        return all(line.quiet for line in untold) and not here.issuperset(self.table.asked)

    def update_for(self, seat: Seat | None, since: int) -> str:
        """What is new for a seat, as a message."""
        update = self._updates.get(since)
        if update is None:
            update = self._updates[since] = payloads.Update(self.table, since)
        return update.text_for(seat)

    def context(self) -> Context:
        """What is so now."""
        now = time()
        here = {watcher.seat: now for watcher in self.watchers if watcher.seat is not None}
        return Context(now, {**self.seen_at, **here})

    def note_seen(self, by_chair: Mapping[int, float]) -> None:
        """Take over when people were last there, by chair, as far as it is news."""
        seen = {seat: by_chair.get(sitter.chair, 0) for seat, sitter in enumerate(self.table.sitters)}
        newer = {seat: at for seat, at in seen.items() if at > self.seen_at.get(seat, 0)}
        self.seen_at = {**self.seen_at, **newer}

    def note_presence(self) -> None:
        """See who is there, and let everyone know if that has changed."""
        context = self.context()
        present = [seat for seat in context.seen_at if self._is_present(seat, context)]
        waiting = stand_in_times(self.table, context, present)
        presence = payloads.presence(present, away(self.table, context), waiting)
        if presence != self.presence:
            self.presence = presence
            self.tell()

    def _is_present(self, seat: Seat, context: Context) -> bool:
        """Whether the person has a socket here, has just closed it, or was seen elsewhere since."""
        now, seen_at = context
        left_at = self.left_at.get(seat, 0.0)
        seconds = PRESENT_SECONDS if seen_at[seat] > left_at else RELOAD_SECONDS
        return now - seen_at[seat] < seconds

    def note_left(self, seat: Seat) -> None:
        """Somebody has closed a socket; if it was the last one, the others are soon told."""
        if not any(watcher.seat == seat for watcher in self.watchers):
            now = time()
            self.left_at[seat] = now
            self.seen_at = {**self.seen_at, seat: now}
            asyncio.get_running_loop().call_later(RELOAD_SECONDS, self.note_presence)
        self.note_presence()

    def judge_all(self, requests: Sequence[Request]) -> Judged:
        """What becomes of all these commands, one after the other."""
        table, context = self.table, self.context()
        answers: list[int | Problem] = []
        entries: list[Entry] = []
        handovers: dict[int, Handover] = {}
        for command, judge, _, handover in requests:
            if command not in table.commands:
                try:
                    kind, data = judge(table, context)
                    check_room(table, kind)
                except Problem as problem:
                    answers.append(problem)
                    continue
                entries.append(Entry(table.id, table.seq + 1, command, context.now, kind, data))
                table = apply_entry(table, entries[-1])
                if handover is not None:
                    handovers[table.sitters[data["seat"]].chair] = handover
            answers.append(table.commands[command])
        return Judged(table, answers, entries, handovers)


def command_key(seat: Seat, id: str) -> str:
    """A command's key at a table: nobody can send one in another's name."""
    return f"{seat}:{id}"

"""One table in memory: the commands that wait there, who watches it, and what they are told."""

import asyncio
from collections.abc import Mapping, Sequence
from time import time
from typing import NamedTuple, Protocol

from saurian.core import Problem, Seat
from saurian.server.domain import payloads
from saurian.server.domain.absence import Context, away, stand_in_times
from saurian.server.domain.entry import Creation, Entry, Handover
from saurian.server.domain.history import LogLine
from saurian.server.domain.submission import Submission, accept
from saurian.server.domain.table import Table

PRESENT_SECONDS = 25
"""Seconds for which a seat last seen at another server counts as present."""
RELOAD_SECONDS = 4
"""Seconds for which a seat still counts as present after its last socket is closed: pages are reloaded."""


class Watcher(Protocol):
    """A socket that looks at a table."""

    seat: Seat | None

    def wake(self) -> None:
        """Something is new."""


class Request(NamedTuple):
    """A submission that waits, and its answer."""

    submission: Submission
    answer: "asyncio.Future[int]"


class Batch(NamedTuple):
    """What becomes of some submissions at a table."""

    after: Table
    answers: list[int | Problem]
    """By submission, the seq of its entry, or why there is none."""
    entries: list[Entry]
    handovers: dict[int, Handover]
    """By chair, how seats change hands with the entries."""
    creations: list[Creation]
    """Tables that are created with the entries."""


class LiveTable:
    """One table, as this process knows it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.owner = table.id
        """On whose account bots think here: the address of the people, as far as one is known."""
        self.lock = asyncio.Lock()
        self.waiting: list[Request] = []
        """The commands that wait for their turn."""
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
        untold = self.table.log.after(self._told)
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

    def accept_all(self, requests: Sequence[Request]) -> Batch:
        """Let all these submissions take effect, one after the other, in a table that is not stored yet."""
        table, context = self.table, self.context()
        batch = Batch(table, [], [], {}, [])
        for submission, _ in requests:
            seq = table.log.seq_of(submission.key)
            if seq is None:
                try:
                    table, entry = accept(table, submission, context)
                except Problem as problem:
                    batch.answers.append(problem)
                    continue
                batch.entries.append(entry)
                if submission.handover is not None:
                    batch.handovers[table.sitters[entry.data["seat"]].chair] = submission.handover
                if submission.creation is not None:
                    batch.creations.append(submission.creation)
                seq = entry.seq
            batch.answers.append(seq)
        return batch._replace(after=table)

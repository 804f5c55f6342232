"""One table in memory: what waits to be judged there, who watches it, and what they are told."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from time import time
from typing import NamedTuple, Protocol

from saurian.core import Problem, Seat
from saurian.server import showing
from saurian.server.commands import Circumstances, Verdict, away, check_room
from saurian.server.table import Entry, LogLine, Table, follow

PRESENT_SECONDS = 45
"""Who was seen so recently counts as present."""


class Watcher(Protocol):
    """A socket that looks at a table."""

    seat: Seat | None

    def wake(self) -> None:
        """Something is new."""


Judge = Callable[[Table, Circumstances], Verdict]
"""What becomes of a command at a table. Raises `Problem` if it may not be."""


class Request(NamedTuple):
    """A command that waits."""

    command: str
    judge: Judge
    answer: "asyncio.Future[int]"


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
        self.presence = ""
        """Who is there, as a message."""
        self.wake_at: float | None = None
        self._told = table.seq
        """Up to where we have let everyone know."""
        self._later: asyncio.TimerHandle | None = None
        """When we will let them know more."""
        self._updates: dict[int, showing.Update] = {}
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
            update = self._updates[since] = showing.Update(self.table, since)
        return update.text_for(seat)

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
        presence = showing.presence(present, missing)
        if presence != self.presence:
            self.presence = presence
            self.tell()

    def judge_all(self, requests: Sequence[Request]) -> tuple[Table, list[int | Problem], list[Entry]]:
        """The table after all these commands, an answer for each, and the entries that they become."""
        table, circumstances = self.table, self.circumstances()
        answers: list[int | Problem] = []
        entries: list[Entry] = []
        for command, judge, _ in requests:
            if command not in table.commands:
                try:
                    kind, data = judge(table, circumstances)
                    check_room(table, kind)
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

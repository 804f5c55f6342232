"""Where games are played: here, or on processes of this machine (`cluster` has a third way).

All give the same results in the same order. A game that was under way in a process that ended is played
again; one that ends its process every time is given up.
"""

import os
import signal
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, Protocol, TypeVar

from saurian.arena.match import GameFailed, Match, Result
from saurian.core import Message
from saurian.games import GAMES

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)


class Playable(Protocol[R_co]):
    """Something that plays by numbers: a `Match`, for one. Numbers are played anywhere, in any order."""

    def play(self, number: int) -> R_co:
        """What comes of a number."""


Results = Generator[Result, None, None]
"""Results one by one; to close it is to stop playing."""

TRIES = 3
"""How often a game may end its process."""

CONTEXT = get_context("spawn")  # a fork would copy the locks of other threads, the progress bar's for one


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(match: Match, numbers: Iterable[int]) -> Results:
    """One game after the other."""
    for number in numbers:
        yield match.play(number)


def play_on_processes(
    match: Playable[R], numbers: Sequence[int], count: int
) -> Generator[R | GameFailed, None, None]:
    """Play on several processes of this machine."""
    return in_order(_Pool(match, numbers, count).play(), numbers)


def in_order(
    coming: Generator[tuple[int, R], None, None], numbers: Iterable[int]
) -> Generator[R, None, None]:
    """Results that come as they will, in the order of the numbers."""
    early: dict[int, R] = {}
    with closing(coming):
        for number in numbers:
            while number not in early:
                early.update([next(coming)])
            yield early.pop(number)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until this is over, and never reaches a process that is started in it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would let Ctrl-C through when it is first needed
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def given_up(number: int) -> GameFailed:
    """What comes of a game that ends its process every time."""
    return GameFailed(number, Message("arena-process-ended", {"number": number, "count": TRIES}))


class _Pool(Generic[R]):
    """Some processes and the games that they still have to play."""

    def __init__(self, match: Playable[R], numbers: Sequence[int], count: int) -> None:
        self.match = match
        self.waiting = deque(numbers)
        self.lost: Counter[int] = Counter()
        """How often a game has ended its process."""
        self.workers: list[_Worker[R]] = [_Worker(match) for _ in range(min(count, len(numbers)))]

    def play(self) -> Generator[tuple[int, R | GameFailed], None, None]:
        """Results as they come."""
        try:
            while busy := self._busy():
                for ready in wait(list(busy)):
                    worker = busy[ready]
                    result: R | GameFailed | None = worker.answer()
                    if result is None:
                        result = self._replace(worker)
                    if result is not None:
                        yield worker.number, result
        finally:
            for worker in self.workers:
                worker.stop()

    def _busy(self) -> dict[Any, "_Worker[R]"]:
        """Give the idle something to do; those who have."""
        for worker in self.workers:
            if worker.idle and self.waiting:
                worker.begin(self.waiting.popleft())
        return {worker.connection: worker for worker in self.workers if not worker.idle}

    def _replace(self, worker: "_Worker[R]") -> GameFailed | None:
        """The process has ended: a new one takes over, its game comes first. The result if it is given up."""
        worker.stop()
        self.workers[self.workers.index(worker)] = _Worker(self.match)
        self.lost[worker.number] += 1
        if self.lost[worker.number] == TRIES:
            return given_up(worker.number)
        self.waiting.appendleft(worker.number)
        return None


class _Worker(Generic[R]):
    """A process that plays one game at a time."""

    def __init__(self, match: Playable[R]) -> None:
        self.connection, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=_serve, args=(match, theirs, dict(GAMES)), daemon=True)
        with uninterrupted():
            self.process.start()
        theirs.close()
        self.idle = True
        self.number = 0
        """The game that it plays, or has played last."""

    def begin(self, number: int) -> None:
        """Let it play a game."""
        self.number, self.idle = number, False
        with suppress(OSError):  # it may have ended, as `answer` will find
            self.connection.send(number)

    def answer(self) -> R | None:
        """What came of it; None if the process has ended."""
        try:
            result: R = self.connection.recv()
        except (EOFError, OSError):
            return None
        self.idle = True
        return result

    def stop(self) -> None:
        """End the process, whatever it does."""
        self.process.terminate()
        self.process.join()
        self.connection.close()


def _serve(match: Playable[R], connection: "Connection[R, int]", games: Mapping[str, str]) -> None:
    """What the process does, until nobody asks any more. `games` are those that its parent knows."""
    GAMES.update(games)
    try:
        while True:
            connection.send(match.play(connection.recv()))
    except (EOFError, BrokenPipeError):
        return

"""A time limit for a bot's decision."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from types import FrameType
from typing import TypeVar

T = TypeVar("T")


class OutOfTime(BaseException):
    """Stops a bot that takes too long. It is no `Exception`, so that a bot cannot catch it by accident."""


def decide_within(seconds: float, decide: Callable[[], T]) -> T:
    """What `decide` returns. Raises `OutOfTime` if it takes longer.

    Where the system has timers for signals, Python code is interrupted when the time is up. Compiled code,
    and any code on Windows or outside the main thread, is let finish, and its answer comes too late.
    """
    started = perf_counter()
    with _alarm(seconds):
        answer = decide()
    if perf_counter() - started > seconds:
        raise OutOfTime
    return answer


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(signal_number: int, frame: FrameType | None) -> None:
        raise OutOfTime

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)

"""Ending tasks and the process: cancel, wait, and never wait for ever.

A task that is cancelled in the middle of a query closes its connection, so it is cancelled once and then
waited for. But a cancellation can be lost: a library that catches it while its own deadline passes turns it
into a `TimeoutError`, and the task goes on. So a task that has not ended after some seconds is cancelled
again.

Tasks that run beside each other are in an `asyncio.TaskGroup`, which waits for all of them, not in an
`asyncio.gather`, which does not.
"""

import asyncio
import os
import threading
from collections.abc import Iterable
from typing import Any

import structlog

CANCEL_AGAIN_SECONDS = 1.0
CANCELLATIONS = 3
"""How often a task is cancelled before it is given up."""

log = structlog.get_logger()


async def cancel_and_wait(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel the tasks and wait until they have ended; one that will not end is named in the log and left."""
    pending = set(tasks)
    for _ in range(CANCELLATIONS):
        if not pending:
            return
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=CANCEL_AGAIN_SECONDS)
    for task in pending:
        log.error("task-not-ended", task=task.get_name())


def exit_after(seconds: float) -> None:
    """End the process after that time, if it still runs: whatever was acknowledged is stored."""
    guard = threading.Timer(seconds, _exit, [seconds])
    guard.daemon = True
    guard.start()


def _exit(seconds: float) -> None:
    log.error("not-ended-in-time", seconds=seconds)
    os._exit(0)

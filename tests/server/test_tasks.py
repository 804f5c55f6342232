"""Tasks end although a cancellation was lost, and a process ends although something in it hangs."""

import asyncio
import subprocess
import sys

import pytest

from saurian.server import tasks
from saurian.server.tasks import cancel_and_wait
from tests.server.client import PATIENCE

HANGING = """
import time
from saurian.server.tasks import exit_after
exit_after(0.1)
time.sleep(600)
"""


async def swallow(cancellations: int) -> None:
    """Go on after that many cancellations, as a library does whose own deadline passes at that moment."""
    for _ in range(cancellations):
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            continue
    await asyncio.Event().wait()


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "CANCEL_AGAIN_SECONDS", 0.05)


async def started(cancellations: int) -> asyncio.Task[None]:
    task = asyncio.create_task(swallow(cancellations))
    await asyncio.sleep(0)
    return task


async def test_a_lost_cancellation_is_made_up_for() -> None:
    task = await started(1)
    await cancel_and_wait([task])
    assert task.cancelled()


async def test_a_task_that_will_not_end_is_left() -> None:
    task = await started(tasks.CANCELLATIONS)
    await cancel_and_wait([task])
    assert not task.done()
    task.cancel()


def test_a_process_ends_although_something_hangs() -> None:
    process = subprocess.run([sys.executable, "-c", HANGING], timeout=PATIENCE, check=False)
    assert process.returncode == 0

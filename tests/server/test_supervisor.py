"""Background tasks go on whatever happens to them, and it is known when one does not run."""

import asyncio
import os
from pathlib import Path

import pytest

from saurian.server import supervisor as supervisors
from saurian.server.logs import UnfailingOutput
from saurian.server.supervisor import Supervisor
from saurian.server.tasks import cancel_and_wait
from tests.server.client import PATIENCE, Device
from tests.server.serving import serving
from tests.server.storage.test_storage_away import rename


class Task:
    """Fails as often as it shall, and then runs."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.running = asyncio.Event()

    async def run(self) -> None:
        """To the next failure, or for ever."""
        if self.failures:
            self.failures -= 1
            raise OSError("the log cannot be written")
        self.running.set()
        await asyncio.Event().wait()


async def test_a_task_that_fails_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisors, "RESTART_SECONDS", 0.01)
    supervisor, task = Supervisor(), Task(3)
    running = supervisor.start("task", task.run)
    async with asyncio.timeout(PATIENCE):
        await task.running.wait()
    assert supervisor.down == set()
    await cancel_and_wait([running])
    assert running.cancelled()


async def test_it_is_known_that_a_task_is_down() -> None:
    supervisor, task = Supervisor(), Task(1)
    running = supervisor.start("task", task.run)
    async with asyncio.timeout(PATIENCE):
        while not supervisor.down:
            await asyncio.sleep(0)
    assert supervisor.down == {"task"}
    await cancel_and_wait([running])


def test_a_line_that_cannot_be_written_is_lost_and_nothing_else() -> None:
    reading, writing = os.pipe()
    output = UnfailingOutput(writing)
    output.write("heard: é\n")
    assert os.read(reading, 100).decode() == "heard: é\n"
    os.close(reading)
    output.write("lost\n")
    os.close(writing)
    output.write("lost, too\n")
    output.flush()


async def test_clocks_run_on_after_the_log_could_not_be_written(tmp_path: Path) -> None:
    """The keeper fails while its table is away, and cannot say so."""
    with serving(tmp_path, can_log=False, bot_workers=1) as server:
        async with Device(server) as host:
            made = await host.make_table("draftosaurus", "A", "B", start=True, clock=5)
            async with host.look(made["id"], 0) as look:
                rename(tmp_path, "tables", "elsewhere")
                answer = await host.http.get("/api/tables")
                assert answer.status_code == 503
                assert answer.json()["problem"]["id"] == "refused-storage"
                await asyncio.sleep(2)  # so that the background, which looks twice a second, has failed
                rename(tmp_path, "elsewhere", "tables")
                seq = look.seq
                await look.until(lambda look: look.seq > seq + 1)
                assert (await host.http.get("/ready")).status_code == 200

"""Background tasks that must not end while the server runs."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

RESTART_SECONDS = 1.0

log = structlog.get_logger()


class Supervisor:
    """Starts tasks, and starts one again that fails or ends by itself."""

    def __init__(self) -> None:
        self.down: set[str] = set()
        """The tasks that do not run at the moment."""

    def start(self, name: str, run: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """A task that runs until it is cancelled."""
        return asyncio.create_task(self._keep_running(name, run), name=name)

    async def _keep_running(self, name: str, run: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await run()
                log.error("task-ended", task=name)
            except Exception:
                log.exception("task-failed", task=name)
            self.down.add(name)
            await asyncio.sleep(RESTART_SECONDS)
            self.down.discard(name)

"""A way to a PostgreSQL or a Redis that can be cut without anybody being told."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy.engine import make_url

from tests.server.services import PATIENCE

CHUNK = 65_536


class Proxy:
    """Passes on what comes. What is swallowed stays open, but nothing arrives any more: as after a failover,
    or behind a firewall that forgot a connection."""

    def __init__(self, service: Path) -> None:
        self._service = service
        """The socket where it listens."""
        self._server: asyncio.Server | None = None
        self._carrying: set[asyncio.Task[None]] = set()
        self._lines: list[Line] = []
        self._swallows_new = False

    async def listen(self) -> None:
        """Take connections from now on."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)

    async def close(self) -> None:
        """Let everything go."""
        assert self._server is not None
        self._server.close()
        for task in self._carrying:
            task.cancel()
        await asyncio.gather(*self._carrying, return_exceptions=True)

    @property
    def place(self) -> str:
        """The address and port of this way."""
        assert self._server is not None
        port = self._server.sockets[0].getsockname()[1]
        return f"127.0.0.1:{port}"

    def url(self, database: str) -> str:
        """The URL of a database by this way, from the one that leads there directly."""
        return f"postgresql://saurian@{self.place}/{make_url(database).database}"

    def swallow(self, new: bool = False) -> None:
        """From now on nothing that is sent on open connections arrives; with `new`, on later ones neither."""
        self._swallows_new = new
        for line in self._lines:
            line.swallows = True

    def pass_new(self) -> None:
        """Those who connect now get through."""
        self._swallows_new = False

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, to its end."""
        task = asyncio.current_task()
        assert task is not None
        self._carrying.add(task)
        task.add_done_callback(self._carrying.discard)
        line = Line(self._swallows_new)
        self._lines.append(line)
        there = await asyncio.open_unix_connection(str(self._service))
        try:
            await asyncio.gather(line.carry(reader, there[1]), line.carry(there[0], writer))
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._lines.remove(line)
            for one in (writer, there[1]):
                one.close()


class Line:
    """One connection in both directions."""

    def __init__(self, swallows: bool) -> None:
        self.swallows = swallows

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on, or swallow, until one side ends; a swallowed end is not told either."""
        while data := await reader.read(CHUNK):
            if not self.swallows:
                writer.write(data)
                await writer.drain()
        if not self.swallows:
            with suppress(OSError):
                writer.write_eof()


@contextmanager
def proxy(service: Path) -> Iterator[Proxy]:
    """A proxy before a service, in a thread of its own: tests wait for servers that wait for it."""
    loop = asyncio.new_event_loop()
    way = Proxy(service)
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        asyncio.run_coroutine_threadsafe(way.listen(), loop).result(PATIENCE)
        yield way
    finally:
        asyncio.run_coroutine_threadsafe(way.close(), loop).result(PATIENCE)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()

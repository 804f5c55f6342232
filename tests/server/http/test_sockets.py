"""What a socket is told when storage fails or its seat changes hands elsewhere, and if nobody is there."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from starlette.websockets import WebSocket
from structlog.testing import capture_logs

from saurian.server.domain.commands import HandOver
from saurian.server.domain.creation import make_plan
from saurian.server.domain.submission import Submission
from saurian.server.http.rate_limit import Limiter
from saurian.server.http.sockets import Reader, turn_away
from saurian.server.live.creation import create_table
from saurian.server.storage.database import open_database, run_migrations
from saurian.server.storage.store import Store
from tests.server.client import PATIENCE, Json
from tests.server.live.test_registry import Process, process


class Line:
    """The other end of a socket."""

    def __init__(self) -> None:
        self._coming: asyncio.Queue[Json] = asyncio.Queue()
        self._going: asyncio.Queue[Json] = asyncio.Queue()
        self._coming.put_nowait({"type": "websocket.connect"})
        self.websocket = WebSocket({"type": "websocket", "headers": []}, self._coming.get, self._send)

    async def _send(self, message: Any) -> None:
        self._going.put_nowait(message)
        if message["type"] == "websocket.close":
            self._coming.put_nowait({"type": "websocket.disconnect", "code": message["code"]})

    def say(self, id: str) -> None:
        """A command."""
        text = json.dumps({"type": "say", "id": id, "phrase": "hello"})
        self._coming.put_nowait({"type": "websocket.receive", "text": text})

    async def until(self, kind: str) -> Json:
        """The next message of a kind; `close` is the end."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self._going.get()
                if message["type"] == "websocket.close":
                    assert kind == "close", message
                    return message
                told: Json = json.loads(message.get("text", '{"type": ""}'))
                if told["type"] == kind:
                    return told


class Door:
    """Whether a socket may keep its seat."""

    def __init__(self, opens: bool | Exception) -> None:
        self.opens = opens

    async def __call__(self) -> bool:
        if isinstance(self.opens, Exception):
            raise self.opens
        return self.opens


@asynccontextmanager
async def reading(one: Process, door: Door) -> AsyncIterator[Line]:
    """A socket at seat 0 that has been told of the table."""
    line = Line()
    reader = Reader(line.websocket, one.live, 0, door, one.tables, Limiter(1000, 1000))
    serving = asyncio.create_task(reader.serve(-1))
    try:
        await line.until("hello")
        yield line
    finally:
        serving.cancel()
        await asyncio.wait([serving])
        assert serving.cancelled() or serving.exception() is None


async def hand_over(one: Process) -> int:
    """Seat 0 goes to somebody else."""
    return await one.tables.submit(
        one.live, Submission("handed", 0, HandOver(one.live.table.sitters[0], one.live.table.stage, False))
    )


@pytest.fixture
async def two(database: str) -> AsyncIterator[tuple[Process, Process]]:
    """Two servers that do not hear of each other, with one table."""
    await run_migrations(database)
    engine = open_database(database)
    plan = make_plan("draftosaurus", {}, [("device", name, "") for name in "AB"], False, None, None)
    made = await create_table(Store(engine), plan, "nobody")
    await engine.dispose()
    async with AsyncExitStack() as stack:
        here, there = [await stack.enter_async_context(process(database, made.id)) for _ in range(2)]
        yield here, there


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("error", [OperationalError("", None, Exception()), ConnectionRefusedError()])
async def test_who_cannot_be_checked_is_sent_away_to_come_back(
    two: tuple[Process, Process], error: Exception
) -> None:
    async with reading(two[0], Door(error)) as line:
        await hand_over(two[0])
        two[0].live.tell()
        assert (await line.until("close"))["code"] == 1013


class Leaver(Line):
    """A client that goes before it is let in: uvicorn says so at once, or ignores what follows."""

    def __init__(self, goes_at: str, error: Exception) -> None:
        super().__init__()
        self._goes_at = goes_at
        self._error = error

    async def _send(self, message: Any) -> None:
        if message["type"] == self._goes_at:
            raise self._error


LEAVERS = [("websocket.accept", ConnectionResetError()), ("websocket.send", RuntimeError())]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize(("goes_at", "error"), LEAVERS)
async def test_who_goes_before_he_is_let_in(
    two: tuple[Process, Process], goes_at: str, error: Exception
) -> None:
    one, line = two[0], Leaver(goes_at, error)
    with capture_logs() as logs:
        await Reader(line.websocket, one.live, 0, Door(True), one.tables, Limiter(1000, 1000)).serve(-1)
    assert logs == []
    assert not one.live.watchers
    await turn_away(Leaver(goes_at, error).websocket, 4404, "no-such-table")


async def test_a_seat_that_was_handed_over_elsewhere_takes_no_command(two: tuple[Process, Process]) -> None:
    here, there = two
    async with reading(here, Door(False)) as line:
        handed = await hand_over(there)
        line.say("late")
        assert (await line.until("close"))["code"] == 4403
    assert here.live.table.seq == handed


async def test_who_got_the_seat_elsewhere_is_taken_at_his_word(two: tuple[Process, Process]) -> None:
    here, there = two
    async with reading(here, Door(True)) as line:
        handed = await hand_over(there)
        line.say("first")
        assert (await line.until("ack"))["seq"] == handed + 1

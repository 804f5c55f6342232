"""Live updates: one socket is one reader with one viewpoint.

Nothing is queued for a reader. Each socket remembers up to which seq it was told; when it can take more, it
is told what is new since then: a slow one gets fewer, larger messages, and a silent one costs no memory.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any

import structlog
from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from saurian.core import Message, Problem, Seat
from saurian.server.domain import payloads
from saurian.server.domain.commands import Command, StandIn
from saurian.server.domain.problems import NoSuchTable, NotYours
from saurian.server.domain.submission import Submission, command_key
from saurian.server.http.middleware import address_of
from saurian.server.http.rate_limit import COMMAND_WAIT_SECONDS, Limiter
from saurian.server.live.live_table import LiveTable
from saurian.server.live.registry import Registry
from saurian.server.metrics import COMMANDS, OPEN_SOCKETS, SECONDS_TO_ACK
from saurian.server.settings import Settings
from saurian.server.storage.database import STORAGE_ERRORS
from saurian.server.tasks import cancel_and_wait

READ_COMMAND: TypeAdapter[Any] = TypeAdapter(Command)
GONE = 1006
GOING_AWAY = 1012
TRY_LATER = 1013
POLICY = 1008
NOT_YOURS = 4403
NO_TABLE = 4404
MOST_REFUSED = 50
"""Refusals after which a socket is closed if more than one per second follows."""

MaySit = Callable[[], Awaitable[bool]]
"""Whether the device that opened a socket still holds its seat."""

log = structlog.get_logger()


def seat_key(table_id: str, seat: Seat | None) -> str:
    """By what the commands of a seat are counted, however they come."""
    return f"{table_id}:{seat}"


async def turn_away(websocket: WebSocket, code: int, reason: str) -> None:
    """Let a reader know why; a browser tells its page nothing of a socket that never opened."""
    with suppress(WebSocketDisconnect):
        await accept(websocket)
        await websocket.close(code, reason)


async def accept(websocket: WebSocket) -> None:
    """Open the socket. Raises `WebSocketDisconnect` if the reader has gone: else that looks like storage that
    is away."""
    try:
        await websocket.accept()
    except OSError:
        raise WebSocketDisconnect(GONE) from None


class Sockets:
    """All open sockets of this process."""

    def __init__(self, tables: Registry, settings: Settings, commands: Limiter) -> None:
        self._tables = tables
        self._settings = settings
        self._commands = commands
        self._open: set[Reader] = set()
        self._by_address: Counter[str] = Counter()

    async def serve(
        self, websocket: WebSocket, live: LiveTable, seat: Seat | None, since: int, may_sit: MaySit
    ) -> None:
        """Tell a reader everything and take its commands, until it goes or may no longer sit there."""
        address = address_of(websocket.scope)
        full = len(self._open) >= self._settings.most_sockets
        if full or self._by_address[address] >= self._settings.sockets_per_address:
            await turn_away(websocket, TRY_LATER, "refused-too-many")
            return
        if seat is not None:
            live.owner = address
        reader = Reader(websocket, live, seat, may_sit, self._tables, self._commands)
        self._by_address[address] += 1
        self._open.add(reader)
        OPEN_SOCKETS.inc()
        try:
            await reader.serve(since)
        finally:
            OPEN_SOCKETS.dec()
            self._open.discard(reader)
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    async def close_all(self) -> None:
        """The server goes; readers will come back to another, or to this one when it is up again."""
        await asyncio.gather(*(reader.close(GOING_AWAY, "restart") for reader in tuple(self._open)))


class Reader:
    """One socket."""

    def __init__(
        self,
        websocket: WebSocket,
        live: LiveTable,
        seat: Seat | None,
        may_sit: MaySit,
        tables: Registry,
        commands: Limiter,
    ) -> None:
        self.seat = seat
        self._may_sit = may_sit
        self._checked = 0
        self._websocket = websocket
        self._live = live
        self._tables = tables
        self._commands = commands
        self._key = seat_key(live.table.id, seat)
        self._patience = Limiter(rate=1, burst=MOST_REFUSED)
        self._news = asyncio.Event()
        self._told = -1
        self._presence = ""

    def wake(self) -> None:
        """Something is new."""
        self._news.set()

    async def serve(self, since: int) -> None:
        """Until the reader goes."""
        self._live.watchers.add(self)  # at once, so that the table is not forgotten
        telling = None
        try:
            await accept(self._websocket)
            await self._tables.refresh(self._live)  # what we heard of before we watched
            if not await self._still_mine():
                return
            if self.seat is not None:
                await self._tables.mark_present(self._live, self.seat)
            table = self._live.table
            self._told = table.seq
            await self._send(to_json(payloads.hello(table, self.seat, since)).decode())
            self._live.note_presence()
            self._news.set()  # what happened meanwhile
            telling = asyncio.create_task(self._tell())
            await self._listen()
        except WebSocketDisconnect:
            pass
        except NoSuchTable:
            await self.close(NO_TABLE, "no-such-table")
        except STORAGE_ERRORS as error:
            await self._give_up(error)
        finally:
            self._live.watchers.discard(self)
            if telling is not None:
                await cancel_and_wait([telling])
            if self.seat is not None:
                self._live.note_left(self.seat)

    async def _still_mine(self) -> bool:
        """Whether the reader may sit here; one who may not, since the seat changed hands, is sent away."""
        at = 0 if self.seat is None else self._live.table.sitters[self.seat].handed_over_at
        if at > self._checked:
            if not await self._may_sit():
                await self.close(NOT_YOURS, "handed")
                return False
            self._checked = at
        return True

    async def _give_up(self, error: Exception) -> None:
        """Without storage we do not know what the reader may be told: let it come back later."""
        log.error("storage-failed", error=str(error) or type(error).__name__)
        await self.close(TRY_LATER, "refused-storage")

    async def close(self, code: int, reason: str) -> None:
        """Say good-bye, if the reader still listens."""
        if self._websocket.application_state == WebSocketState.CONNECTED:
            try:
                async with asyncio.timeout(1):
                    await self._websocket.close(code, reason)
            except (TimeoutError, RuntimeError, WebSocketDisconnect):
                log.debug("socket-gone-before-close")

    # --- telling ---

    async def _tell(self) -> None:
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                if not await self._still_mine():
                    return
                since, self._told = self._told, self._live.table.seq
                if since < self._told:
                    await self._send(self._live.update_for(self.seat, since))
                if self._presence != self._live.presence:
                    self._presence = self._live.presence
                    await self._send(self._presence)
        except WebSocketDisconnect:
            log.debug("socket-gone")
        except STORAGE_ERRORS as error:
            await self._give_up(error)

    async def _send(self, text: str) -> None:
        try:
            await self._websocket.send({"type": "websocket.send", "text": text})
        except RuntimeError as error:  # it was closed a moment ago
            raise WebSocketDisconnect(GONE) from error

    # --- listening ---

    async def _listen(self) -> None:
        while True:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not await self._still_mine():
                return
            reply = await self._answer(message.get("text"))
            await self._send(to_json(reply).decode())
            if _is_misbehaviour(reply) and not self._patience.take(""):
                await self.close(POLICY, "flood")
                return

    async def _answer(self, text: str | None) -> dict[str, Any]:
        """Let a command take effect, or say why not."""
        command = _read(text or "")
        id = None if isinstance(command, Problem) else command.id
        # Nothing else is read from the socket meanwhile, so who sends too fast is slowed down.
        if not await self._commands.turn(self._key, COMMAND_WAIT_SECONDS):
            return self._refuse(id, Problem(Message("refused-too-many")))
        if isinstance(command, Problem):
            return self._refuse(None, command)
        started = monotonic()
        try:
            if self.seat is None:
                raise Problem(Message("refused-spectator"))
            seq = await self._submit(self.seat, command)
        except Problem as problem:
            return self._refuse(command.id, problem)
        except STORAGE_ERRORS:
            return self._refuse(command.id, Problem(Message("refused-storage")))
        SECONDS_TO_ACK.observe(monotonic() - started)
        COMMANDS.labels("accepted").inc()
        return payloads.answer(command.id, seq)

    async def _submit(self, seat: Seat, command: Any) -> int:
        """Let a command take effect. If the seat turns out to have changed hands meanwhile at another server,
        it is the reader's only if that is so still."""
        if isinstance(command, StandIn):
            await self._tables.read_presence(self._live)
        while True:
            checked = self._checked
            submission = Submission(command_key(seat, command.id), seat, command, held_since=checked)
            try:
                return await self._tables.submit(self._live, submission)
            except NotYours:
                if not await self._still_mine() or self._checked == checked:
                    raise

    def _refuse(self, id: str | None, problem: Problem) -> dict[str, Any]:
        COMMANDS.labels("refused").inc()
        return payloads.refusal(id, problem)


def _is_misbehaviour(reply: dict[str, Any]) -> bool:
    """Whether a reply is a refusal for which the client is to blame: storage that is away is not."""
    problem = reply.get("problem")
    return problem is not None and problem["id"] != "refused-storage"


def _read(text: str) -> Any | Problem:
    """The command that came, or what is wrong with it."""
    try:
        return READ_COMMAND.validate_json(text)
    except ValidationError as error:
        return bad_request(error)


def bad_request(error: ValidationError) -> Problem:
    """The first thing that is wrong with what came."""
    first = error.errors(include_url=False, include_input=False)[0]
    field = ".".join(str(part) for part in first["loc"]) or "-"
    return Problem(Message("bad-request", {"field": field[:80], "text": first["msg"][:200]}))

"""People at a real server: each with their own HTTP client, and a socket for each viewpoint."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from random import Random
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Server

PATIENCE = 120
"""Seconds for anything to happen; a guard, not an expectation."""

Json = dict[str, Any]


class Device:
    """A browser: it keeps its cookie."""

    def __init__(self, server: Server | str) -> None:
        self.url = server if isinstance(server, str) else server.url
        self.http = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, verify=False)  # nothing to load

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, **query: Any) -> Any:
        """What is there; it must be."""
        return _good(await self.http.get(path, params=query))

    async def post(self, path: str, body: Any = None) -> Any:
        """What comes of it; it must go well."""
        return _good(await self.http.post(path, json=body))

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the problem of what must not go well."""
        answer = await self.http.request(method, path, json=body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["problem"]["id"]

    async def make_table(self, game: str, *seats: Json | str, **wish: Any) -> Json:
        """A table: a seat is a name at this device, a bot's level as `bot:easy`, or `link`."""
        described = [_seat(seat) for seat in seats if isinstance(seat, str)]
        made: Json = await self.post("/api/tables", {"game": game, "seats": described, **wish})
        return made

    @asynccontextmanager
    async def look(
        self, table_id: str, seat: int | None = None, since: int = -1, secret: str | None = None
    ) -> AsyncIterator["Look"]:
        """A socket: a viewpoint at a table, by this device's cookie or by a seat's secret."""
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}
        if secret is not None:
            headers = {"Authorization": f"Bearer {secret}"}
        async with connect(
            live_url(self.url, table_id, seat, since),
            additional_headers=headers,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
        ) as socket:
            look = Look(socket, seat, since)
            reading = asyncio.create_task(look.read())
            try:
                yield look
            finally:
                await socket.close()
                await reading


def _good(answer: httpx.Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json() if answer.headers["content-type"] == "application/json" else answer.text


def _seat(text: str) -> Json:
    kind, _, level = text.partition(":")
    if kind == "bot":
        return {"kind": "bot", "bot": level}
    return {"kind": "link"} if text == "link" else {"kind": "device", "name": text}


def live_url(url: str, table_id: str, seat: int | None, since: int = -1) -> str:
    """Where the socket of a viewpoint is."""
    query = f"since={since}" + ("" if seat is None else f"&seat={seat}")
    return f"{url.replace('http', 'ws', 1)}/api/tables/{table_id}/live?{query}"


class Look:
    """What one socket was told, and what follows from it."""

    _numbers = count()

    def __init__(self, socket: ClientConnection, seat: int | None, since: int) -> None:
        self.socket = socket
        self.seat = seat
        self.texts: list[str] = []
        """Everything that came, as it came."""
        self.messages: list[Json] = []
        self.answers: dict[str, Json] = {}
        """By command, what became of it."""
        self.log: list[Json] = []
        self.seq = since
        self.table: Json = {}
        self.view: Json | None = None
        self.presence: Json = {}
        self.close_code: int | None = None
        self._changed = asyncio.Condition()

    async def read(self) -> None:
        """Take what comes, to the end."""
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.texts.append(text)
                self._take(json.loads(text))
                async with self._changed:
                    self._changed.notify_all()
        except ConnectionClosed:
            pass
        self.close_code = self.socket.close_code
        async with self._changed:
            self._changed.notify_all()

    def _take(self, message: Json) -> None:
        self.messages.append(message)
        match message["type"]:
            case "hello" | "update":
                assert [line["seq"] for line in message["log"]] == list(
                    range(self.seq + 1, message["seq"] + 1)
                ), "something was left out, or told twice"
                self.log += message["log"]
                self.seq = message["seq"]
                self.table = message.get("table", self.table)
                self.view = message.get("view", self.view)
            case "presence":
                self.presence = message
            case "ack" | "refused":
                self.answers[message["id"]] = message

    async def until(self, what: Callable[["Look"], bool]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(lambda: what(self) or self.close_code is not None)
        assert what(self), f"closed with {self.close_code}"

    async def until_closed(self) -> int:
        """The code with which the server ends it."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(lambda: self.close_code is not None)
        assert self.close_code is not None
        return self.close_code

    async def command(self, type: str, id: str | None = None, **more: Any) -> Json:
        """Send a command and wait for its answer."""
        id = id or f"c{next(self._numbers)}"
        await self.socket.send(json.dumps({"type": type, "id": id, **more}))
        self.answers.pop(id, None)
        await self.until(lambda look: id in look.answers)
        return self.answers[id]

    async def do(self, type: str, **more: Any) -> int:
        """A command that must be taken; its seq."""
        answer = await self.command(type, **more)
        assert answer["type"] == "ack", answer
        seq: int = answer["seq"]
        return seq

    async def fail(self, type: str, **more: Any) -> str:
        """A command that must be refused; why."""
        answer = await self.command(type, **more)
        assert answer["type"] == "refused", answer
        why: str = answer["problem"]["id"]
        return why

    @property
    def legal(self) -> list[str]:
        """What the seat may do now."""
        return [one["move"] for one in (self.view or {"legal": []})["legal"]]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table) and self.table["stage"] == "over"

    async def move(self, rng: Random) -> None:
        """Wait for this seat's turn and decide at random, unless the game ends before."""
        await self.until(lambda look: look.over or bool(look.legal))
        if not self.over:
            seq = await self.do("move", move=rng.choice(self.legal), seen=self.seq)
            await self.until(lambda look: look.seq >= seq)

    async def play(self, rng: Random) -> None:
        """Play to the end."""
        while not self.over:
            await self.move(rng)


@asynccontextmanager
async def sitting(servers: list[Server], made: Json) -> AsyncIterator[list[Look]]:
    """All people of a table by their secrets, each at a server of the list in turn."""
    async with AsyncExitStack() as stack:
        looks = []
        for place, (seat, secret) in enumerate(made["secrets"].items()):
            device = await stack.enter_async_context(Device(servers[place % len(servers)]))
            looks.append(await stack.enter_async_context(device.look(made["id"], int(seat), secret=secret)))
        yield looks


async def play_all(looks: list[Look], seed: int = 1) -> None:
    """All play to the end, at once."""
    async with asyncio.TaskGroup() as group:
        for look in looks:
            group.create_task(look.play(Random(f"{seed} {look.seat}")))

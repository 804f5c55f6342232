"""Connections that keep us waiting, or would have us keep things for them, are cut off or cost nothing."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.client import PATIENCE, live_url
from tests.server.serving import Server, serving
from tests.server.test_abuse import check_it_serves, made_table, memory_of, silent_reader

TEXT, MORE, PING, END = 1, 0, 9, 0x80
MEGABYTE = 1024 * 1024


def frame(kind: int, payload: bytes = b"") -> bytes:
    """A short frame as clients send it, with a mask that changes nothing."""
    return bytes([kind, 0x80 | len(payload)]) + b"\0\0\0\0" + payload


def opened(server: Server) -> socket.socket:
    """A socket at a new table that reads only when it is told to."""
    quiet = silent_reader(server, asyncio.run(made_table(server))["id"])
    quiet.settimeout(PATIENCE)
    quiet.recv(1)  # it is open
    return quiet


def close_code(reading: socket.socket) -> int:
    """With what the server ends it; the last frame is its good-bye."""
    came = b""
    while piece := reading.recv(65536):
        came += piece
    return int.from_bytes(came[-2:])


def test_who_pings_and_takes_nothing_costs_little(server: Server) -> None:
    with closing(opened(server)) as quiet:
        before = memory_of(server)
        for _ in range(16):
            quiet.sendall(frame(END | PING, b"x" * 125) * (MEGABYTE // 131))
        asyncio.run(check_it_serves(server))
        assert memory_of(server) - before < 8 * MEGABYTE


@pytest.mark.parametrize(
    ("frames", "code"),
    [(frame(TEXT) + frame(MORE) * 1000, 1009), (frame(END | TEXT, b"\xff"), 1007)],
    ids=["a message that never ends", "no text"],
)
def test_a_bad_message_ends_the_socket_and_is_no_news(server: Server, frames: bytes, code: int) -> None:
    with closing(opened(server)) as bad:
        bad.sendall(frames)
        assert close_code(bad) == code
    assert "Traceback" not in server.log()


def test_a_message_may_come_in_pieces(server: Server) -> None:
    with closing(opened(server)) as slow:
        slow.sendall(frame(TEXT, b"{") + frame(MORE) * 10 + frame(END | MORE, b"}"))
        came = b""
        while b"bad-request" not in came:
            came += slow.recv(65536)


@pytest.fixture(scope="module")
def hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hasty"), ping_seconds=0.5) as server:
        yield server


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/score HTTP/1.1\r\nHost: localhost\r\n"
        b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n",
    ],
    ids=["nothing", "half of a head", "no body"],
)
def test_a_request_that_does_not_come_is_not_waited_for(hasty_server: Server, beginning: bytes) -> None:
    with socket.create_connection(("127.0.0.1", hasty_server.port), timeout=PATIENCE) as slow:
        slow.sendall(beginning)
        try:
            while slow.recv(1000) == b"":
                return
            pytest.fail("it was answered")
        except ConnectionResetError:
            return


async def test_who_takes_his_time_between_requests_or_only_listens_is_served(hasty_server: Server) -> None:
    async with httpx.AsyncClient(base_url=hasty_server.url) as client:
        for _ in range(3):
            assert (await client.get("/health")).status_code == 200
            await asyncio.sleep(0.4)
    await check_it_serves(hasty_server)


async def test_a_socket_stays_open_as_long_as_it_answers_pings(hasty_server: Server) -> None:
    made = await made_table(hasty_server)
    async with connect(live_url(hasty_server.url, made["id"], None), proxy=None) as watching:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(2):
                await watching.wait_closed()

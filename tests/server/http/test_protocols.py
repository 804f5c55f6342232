"""Connections that keep us waiting, or would have us keep things for them, are cut off or cost nothing."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, suppress

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.client import PATIENCE, Device, live_url
from tests.server.serving import Server, serving
from tests.server.test_abuse import check_it_serves, made_table, memory_of, silent_reader

TEXT, MORE, PING, PONG, END = 1, 0, 9, 10, 0x80
MEGABYTE = 1024 * 1024
HASTY_SECONDS = 2
"""How long a hasty server waits; a client on a busy machine may take a second for a request."""


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
        with suppress(OSError):  # it is cut off
            for _ in range(16):
                quiet.sendall(frame(END | PING, b"x" * 125) * (MEGABYTE // 131))
        asyncio.run(check_it_serves(server))
        assert memory_of(server) - before < 8 * MEGABYTE


@pytest.mark.parametrize("kind", [PING, PONG], ids=["pings", "pongs"])
def test_a_flood_of_control_frames_ends_the_socket(server: Server, kind: int) -> None:
    with closing(opened(server)) as flooding:
        flooding.sendall(frame(END | kind) * 100)
        assert close_code(flooding) == 1008


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
    with serving(tmp_path_factory.mktemp("hasty"), ping_seconds=HASTY_SECONDS) as server:
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


def test_a_body_that_is_broken_after_it_was_refused_does_not_make_us_stumble(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as broken:
        broken.sendall(
            b"POST /api/score HTTP/1.1\r\nHost: nobody.example\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        assert b"421" in broken.recv(1000)
        broken.sendall(b"no chunk\r\n")
        with suppress(ConnectionResetError):
            while broken.recv(1000):
                pass
    assert httpx.get(f"{server.url}/health").status_code == 200
    assert "Traceback" not in server.log()


@pytest.fixture(scope="module")
def dual_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server to which clients come by IPv4, and arrive as IPv6: as with the host `::`."""
    with serving(
        tmp_path_factory.mktemp("dual"), host="::ffff:127.0.0.1", request_rate=1, sockets_per_address=1
    ) as server:
        yield f"http://127.0.0.1:{server.port}"


def test_a_server_of_both_protocols_knows_its_own_machine(dual_server: str) -> None:
    assert httpx.get(f"{dual_server}/metrics").status_code == 200


async def test_a_server_of_both_protocols_tells_addresses_apart(dual_server: str) -> None:
    """The proxy is believed, and one address does not use up what another may ask for."""
    async with httpx.AsyncClient(base_url=dual_server) as client:

        async def statuses(address: str, count: int) -> set[int]:
            headers = {"x-forwarded-for": address}
            asked = (client.get("/health", headers=headers) for _ in range(count))
            return {answer.status_code for answer in await asyncio.gather(*asked)}

        assert await statuses("192.0.2.1", 60) == {200, 429}
        assert await statuses("192.0.2.2", 1) == {200}
        assert await statuses("::ffff:192.0.2.3", 60) == {200, 429}
        assert await statuses("::ffff:192.0.2.4", 1) == {200}


async def test_sockets_of_a_server_of_both_protocols_are_told_apart(dual_server: str) -> None:
    async with Device(dual_server) as host:
        host.http.headers["x-forwarded-for"] = "192.0.2.5"
        made = await host.make_table("drakon", "A", "B")
        url = live_url(dual_server, made["id"], None)
        async with AsyncExitStack() as stack:
            for address, first in (("192.0.2.6", "hello"), ("192.0.2.7", "hello"), ("192.0.2.6", None)):
                headers = {"x-forwarded-for": address}
                opening = connect(url, additional_headers=headers, proxy=None)
                watching = await stack.enter_async_context(opening)
                if first is not None:
                    assert json.loads(await watching.recv())["type"] == first
                else:
                    await watching.wait_closed()
                    assert watching.close_code == 1013


async def test_who_takes_his_time_between_requests_or_only_listens_is_served(hasty_server: Server) -> None:
    async with httpx.AsyncClient(base_url=hasty_server.url) as client:
        for _ in range(3):
            assert (await client.get("/health")).status_code == 200
            await asyncio.sleep(0.4 * HASTY_SECONDS)
    await check_it_serves(hasty_server)


async def test_a_socket_stays_open_as_long_as_it_answers_pings(hasty_server: Server) -> None:
    made = await made_table(hasty_server)
    async with connect(live_url(hasty_server.url, made["id"], None), proxy=None) as watching:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(3 * HASTY_SECONDS):
                await watching.wait_closed()

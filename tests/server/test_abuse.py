"""Nonsense, floods, silence and crowds: the server answers, lets go, and serves the others."""

import asyncio
import json
import os
import resource
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from itertools import count
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as connect_now

from tests.server.client import PATIENCE, Device, Json, Look, live_url
from tests.server.serving import Server, serving


async def made_table(server: Server) -> Json:
    async with Device(server) as host:
        return await host.make_table("draftosaurus", "A", "B", start=True)


async def check_it_serves(server: Server) -> None:
    """A whole turn at a new table."""
    async with Device(server) as host:
        made = await host.make_table("draftosaurus", "A", "B", start=True)
        async with host.look(made["id"], 0) as one, host.look(made["id"], 1) as other:
            await one.move(Random(1))
            await other.move(Random(1))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS = {
    "type": st.sampled_from(
        ["move", "retract", "start", "fill", "say", "stand-in", "return", "leave", "created", "moved"]
    ),
    "id": st.text(max_size=70) | JSON,
    "move": st.text(max_size=70) | st.sampled_from(["T", "T>river", "-D", "roll any", "first 0"]) | JSON,
    "seen": st.integers() | JSON,
    "seat": st.integers(-2, 12) | JSON,
    "bot": st.sampled_from(["greedy", "genius"]) | JSON,
    "phrase": st.sampled_from(["hello", "rude"]) | JSON,
}
FRAMES = (
    st.text(max_size=300)
    | st.binary(max_size=300)
    | JSON.map(json.dumps)
    | st.fixed_dictionaries({}, optional=FIELDS).map(json.dumps)
)


@pytest.fixture(scope="module")
def patient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("fuzz")) as server:
        yield server


@settings(max_examples=40)
@given(frames=st.lists(FRAMES, min_size=1, max_size=10), seat=st.sampled_from([None, 0]))
def test_any_frame_is_answered(patient_server: Server, frames: list[str | bytes], seat: int | None) -> None:
    made = asyncio.run(made_table(patient_server))
    headers = {"Authorization": f"Bearer {made['secrets']['0']}"}
    with connect_now(
        live_url(patient_server.url, made["id"], seat), additional_headers=headers, proxy=None
    ) as one:
        for frame in frames:
            one.send(frame)
            while json.loads(one.recv(PATIENCE))["type"] not in ("ack", "refused"):
                pass


async def test_a_frame_that_is_too_large(server: Server) -> None:
    made = await made_table(server)
    async with connect(live_url(server.url, made["id"], None), proxy=None) as one:
        with suppress(ConnectionClosed):  # it may go while we still write
            await one.send("x" * 10_000_000)
        await one.wait_closed()
        assert one.close_code in (1009, 1006)
    await check_it_serves(server)


async def test_who_sends_too_fast_waits_and_loses_nothing(tmp_path: Path) -> None:
    """The burst of 40 is used up at once; the others are taken one after the other, 20 in a second."""
    with serving(tmp_path, command_rate=20) as server:
        made = await made_table(server)
        async with Device(server) as host, host.look(made["id"], 0, secret=made["secrets"]["0"]) as look:
            greetings = [{"type": "say", "id": f"g{number}", "phrase": "hello"} for number in range(100)]
            for greeting in greetings:
                await look.socket.send(json.dumps(greeting))
            await look.until(lambda look: len(look.answers) == len(greetings))
            assert {answer["type"] for answer in look.answers.values()} == {"ack"}
            assert [one["id"] for one in look.messages if one["type"] == "ack"] == [
                greeting["id"] for greeting in greetings
            ]


async def test_who_floods_by_many_sockets_is_refused_by_id_and_then_let_go(tmp_path: Path) -> None:
    with serving(tmp_path, command_rate=1) as server:
        made = await made_table(server)
        secret = made["secrets"]["0"]
        async with Device(server) as host, AsyncExitStack() as stack:
            looks = [
                await stack.enter_async_context(host.look(made["id"], 0, secret=secret)) for _ in range(12)
            ]
            sending = [asyncio.create_task(flood(look, f"s{number}-")) for number, look in enumerate(looks)]
            closing = [asyncio.create_task(look.until_closed()) for look in looks]
            closed, _ = await asyncio.wait(closing, return_when=asyncio.FIRST_COMPLETED)
            codes = {task.result() for task in closed}
            for task in (*sending, *closing):
                task.cancel()
            await asyncio.gather(*sending, *closing, return_exceptions=True)
            refused = [one for look in looks for one in look.messages if one["type"] == "refused"]
        assert codes == {1008}
        assert {one["problem"]["id"] for one in refused} == {"refused-too-many"}
        assert all(one["id"].startswith("s") for one in refused)
        await check_it_serves(server)


async def flood(look: Look, prefix: str) -> None:
    """Greet without end."""
    for number in count():
        await look.socket.send(json.dumps({"type": "say", "id": f"{prefix}{number}", "phrase": "hello"}))
        await asyncio.sleep(0)


async def test_too_many_requests_and_tables_and_sockets(tmp_path: Path) -> None:
    with serving(tmp_path, table_rate=2, sockets_per_address=3) as server:
        async with Device(server) as host:
            made = await host.make_table("drakon", "A", "B")
            await host.make_table("drakon", "A", "B")
            wish = {"game": "drakon", "seats": [{"kind": "link"}] * 2}
            assert await host.refused("POST", "/api/tables", wish) == (429, "refused-too-many")
            async with AsyncExitStack() as stack:
                for _ in range(3):
                    await stack.enter_async_context(host.look(made["id"]))
                async with host.look(made["id"]) as fourth:
                    assert await fourth.until_closed() == 1013
    with serving(tmp_path, request_rate=1) as server:
        async with Device(server) as host:
            answers = await asyncio.gather(*(host.http.get("/health") for _ in range(100)))
            assert {answer.status_code for answer in answers} == {200, 429}
            assert {answer.headers.get("retry-after") for answer in answers} == {None, "1"}


async def test_a_seat_that_sends_too_many_commands_by_http_holds_up_no_other(tmp_path: Path) -> None:
    with serving(tmp_path, command_rate=1) as server:
        async with Device(server) as host:
            made = await host.make_table("drakon", "A", "B", start=True)

            async def say(seat: int, number: int) -> int:
                greeting = {"type": "say", "id": f"{number}", "phrase": "hello"}
                answer = await host.http.post(
                    f"/api/tables/{made['id']}/seats/{seat}/commands", json=greeting
                )
                return answer.status_code

            assert set(await asyncio.gather(*(say(0, number) for number in range(40)))) == {200, 429}
            for path, body in (("", {"name": "A"}), ("/link", {})):
                seat = f"/api/tables/{made['id']}/seats/0{path}"
                answers = await asyncio.gather(*(host.http.post(seat, json=body) for _ in range(10)))
                assert 429 in {answer.status_code for answer in answers}
            assert await say(1, 0) == 200


def memory_of(server: Server) -> int:
    """Bytes that the process holds."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def silent_reader(server: Server, table_id: str) -> socket.socket:
    """A socket that asks for everything and takes nothing."""
    quiet = socket.socket()
    quiet.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    quiet.connect(("127.0.0.1", server.port))
    quiet.sendall(
        f"GET /api/tables/{table_id}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    return quiet


async def open_sockets(server: Server) -> int:
    """As the server counts them."""
    async with Device(server) as device:
        metrics: str = await device.get("/metrics")
    (line,) = [one for one in metrics.splitlines() if one.startswith("saurian_open_sockets ")]
    return int(float(line.split()[1]))


async def test_who_takes_nothing_costs_little_and_holds_nobody_up(server: Server) -> None:
    async with Device(server) as host:
        made = await host.make_table("draftosaurus", "A", "B", start=True)
        before = await open_sockets(server)
        quiet = [silent_reader(server, made["id"]) for _ in range(20)]
        try:
            while await open_sockets(server) < before + 20:
                await asyncio.sleep(0.05)
            async with host.look(made["id"], 0) as talking:
                start = memory_of(server)
                for _ in range(1000):
                    await talking.do("say", phrase="hello")
                assert memory_of(server) - start < 64 * 1024 * 1024
        finally:
            for one in quiet:
                one.close()
    await check_it_serves(server)


async def crowd(folder: Path, size: int) -> None:
    """Idle sockets at one table, all told what happens."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 2 * size + 200)), hard))
    try:
        with serving(folder, sockets_per_address=size + 1) as server:
            made = await made_table(server)
            async with Device(server) as host, AsyncExitStack() as stack:
                looks = [await stack.enter_async_context(host.look(made["id"])) for _ in range(size)]
                secret = made["secrets"]["0"]
                async with host.look(made["id"], 0, secret=secret) as one:
                    seq = await one.do("say", phrase="hello")
                await asyncio.gather(*(look.until(lambda look: look.seq >= seq) for look in looks))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_a_crowd_watches(tmp_path: Path) -> None:
    await crowd(tmp_path, 200)


@pytest.mark.soak
async def test_a_large_crowd_watches(tmp_path: Path) -> None:
    await crowd(tmp_path, 2000)


@pytest.mark.soak
async def test_who_takes_nothing_is_let_go(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = await made_table(server)
        quiet = silent_reader(server, made["id"])
        async with (
            asyncio.timeout(600),
            Device(server) as host,
            host.look(made["id"], 0, secret=made["secrets"]["0"]) as talking,
        ):
            while await open_sockets(server) > 1:
                await talking.do("say", phrase="hello")
        quiet.close()

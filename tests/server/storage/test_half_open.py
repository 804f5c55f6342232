"""Connections to PostgreSQL that are open and dead: nobody waits for ever, and the server tells how it is."""

import asyncio
from pathlib import Path

import pytest

from saurian.server.storage.database import run_migrations
from tests.server.client import PATIENCE, Device, Json, Look
from tests.server.proxy import proxy
from tests.server.services import Postgres
from tests.server.serving import Server, serving

SECONDS_TO_END = 60
"""A server must have ended after that; it takes some seconds, more on a busy machine."""


async def until_ready(server: Server, ready: bool) -> Json:
    """Wait until the server says whether it can serve; what it says."""
    async with Device(server) as host, asyncio.timeout(PATIENCE):
        while True:
            answer = await host.http.get("/ready")
            if (answer.status_code == 200) is ready:
                found: Json = answer.json()
                return found
            await asyncio.sleep(0.1)


async def insist(look: Look, type: str, **more: object) -> int:
    """Send a command under the same id until it is stored; only storage may fail meanwhile."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await look.command(type, id="again", **more))["type"] != "ack":
            assert answer["problem"]["id"] == "refused-storage"
    seq: int = answer["seq"]
    return seq


async def warm_up(server: Server) -> None:
    """Let the server open all the connections that it keeps."""
    async with Device(server) as host:
        await asyncio.gather(*(host.get("/api/tables") for _ in range(40)))


async def test_moves_go_on_after_all_connections_went_dead(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    await run_migrations(database)
    with proxy(postgres.socket) as way, serving(tmp_path, way.url(database)) as server:
        async with Device(server) as host:
            made = await host.make_table("draftosaurus", "A", "B", start=True)
            async with host.look(made["id"], 0) as look:
                await look.until(lambda look: bool(look.legal))
                await warm_up(server)
                way.swallow()
                seq = await insist(look, "move", move=look.legal[0], seen=look.seq)
                await look.until(lambda look: look.seq >= seq)
                await look.do("say", phrase="hello")
        await until_ready(server, True)


async def test_a_server_whose_database_hangs_says_that_it_is_not_ready(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.new_database()
    await run_migrations(database)
    with proxy(postgres.socket) as way, serving(tmp_path, way.url(database)) as server:
        async with Device(server) as host:
            made = await host.make_table("draftosaurus", "A", "B", start=True)
            async with host.look(made["id"], 0) as look:
                await look.until(lambda look: bool(look.legal))
                assert (await until_ready(server, True)) == {"status": "ready"}
                way.swallow(new=True)
                assert await look.fail("say", phrase="hello") == "refused-storage"
                await until_ready(server, False)
                way.pass_new()
                await until_ready(server, True)
                await insist(look, "say", phrase="hello")


@pytest.mark.parametrize("new", [False, True], ids=["idle connections", "all connections"])
async def test_a_server_whose_database_hangs_ends_when_it_is_told_to(
    postgres: Postgres,
    tmp_path: Path,
    new: bool,
) -> None:
    database = postgres.new_database()
    await run_migrations(database)
    with proxy(postgres.socket) as way, serving(tmp_path, way.url(database)) as server:
        await warm_up(server)
        way.swallow(new)
        server.process.terminate()
        code = await asyncio.to_thread(server.process.wait, SECONDS_TO_END)
        assert code == 0

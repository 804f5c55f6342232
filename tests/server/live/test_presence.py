"""Presence and absence of people at different servers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from saurian.server.storage.database import open_database, run_migrations
from saurian.server.storage.schema import entries, seats
from tests.server.client import PATIENCE, Device
from tests.server.services import Postgres
from tests.server.serving import serving

HOUR = 3600


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[AsyncEngine]:
    engine = open_database(database)
    try:
        yield engine
    finally:
        await engine.dispose()


async def until_seen(engine: AsyncEngine, table_id: str, seat: int) -> None:
    """Wait until a server has stored that somebody is at the seat."""
    stored = select(seats.c.seen_at).where(seats.c.table_id == table_id, seats.c.seat == seat)
    async with asyncio.timeout(PATIENCE):
        while True:
            async with engine.connect() as connection:
                if await connection.scalar(stored) is not None:
                    return
            await asyncio.sleep(0.1)


async def make_older(engine: AsyncEngine, table_id: str) -> None:
    """Let everything at the table have happened an hour ago, for who reads it from now on."""
    async with engine.begin() as connection:
        await connection.execute(
            update(entries).where(entries.c.table_id == table_id).values(at=entries.c.at - HOUR)
        )


@pytest.mark.parametrize("by_socket", [True, False])
async def test_nobody_calls_a_bot_in_for_who_is_connected_to_another_server(
    postgres: Postgres, redis: str, tmp_path: Path, by_socket: bool
) -> None:
    database = postgres.new_database()
    await run_migrations(database)
    with serving(tmp_path, database, redis) as one, serving(tmp_path, database, redis) as other:
        async with Device(other) as host, Device(one) as opponent, opened(database) as engine:
            made = await host.make_table("draftosaurus", "A", "B", start=True, grace=120)
            async with host.look(made["id"], 1, secret=made["secrets"]["1"]) as connected:
                await until_seen(engine, made["id"], 1)
                await make_older(engine, made["id"])

                async def stand_in() -> Any:
                    """What seat 0 is answered at the server that has never heard of seat 1."""
                    wish: dict[str, Any] = {"type": "stand-in", "id": "bot", "seat": 1}
                    if by_socket:
                        async with opponent.look(made["id"], 0, secret=made["secrets"]["0"]) as look:
                            return (await look.command(**wish))["problem"]["id"]
                    opponent.http.headers["authorization"] = f"Bearer {made['secrets']['0']}"
                    path = f"/api/tables/{made['id']}/seats/0/commands"
                    return (await opponent.refused("POST", path, wish))[1]

                assert await stand_in() == "refused-not-away"
                assert connected.table["seats"][1]["stand_in"] is None


async def test_nobody_calls_a_bot_in_for_who_has_just_come_to_another_server(
    postgres: Postgres, redis: str, tmp_path: Path
) -> None:
    """A person counts as present from the greeting on, not only when the server next checks presence."""
    database = postgres.new_database()
    await run_migrations(database)
    with serving(tmp_path, database, redis) as one, serving(tmp_path, database, redis) as other:
        async with Device(other) as host, Device(one) as opponent, opened(database) as engine:
            made = await host.make_table("draftosaurus", "A", "B", start=True, grace=120)
            await make_older(engine, made["id"])
            async with host.look(made["id"], 1, secret=made["secrets"]["1"]) as connected:
                await connected.until(lambda look: bool(look.table))
                async with opponent.look(made["id"], 0, secret=made["secrets"]["0"]) as look:
                    assert await look.fail("stand-in", seat=1) == "refused-not-away"


async def test_a_bot_is_called_in_for_who_was_long_away_from_all_servers(
    postgres: Postgres, redis: str, tmp_path: Path
) -> None:
    database = postgres.new_database()
    await run_migrations(database)
    with serving(tmp_path, database, redis) as one, serving(tmp_path, database, redis) as other:
        async with Device(other) as host, Device(one) as opponent, opened(database) as engine:
            made = await host.make_table("draftosaurus", "A", "B", start=True, grace=120)
            async with host.look(made["id"], 1, secret=made["secrets"]["1"]):
                await until_seen(engine, made["id"], 1)
            await make_older(engine, made["id"])
            async with engine.begin() as connection:
                await connection.execute(text(f"UPDATE seats SET seen_at = seen_at - {HOUR}"))
            async with opponent.look(made["id"], 0, secret=made["secrets"]["0"]) as look:
                await look.do("stand-in", seat=1)


async def test_whoever_plays_by_http_alone_counts_as_present(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    with serving(tmp_path) as server:
        async with Device(server) as host:
            made = await host.make_table("draftosaurus", "A", "B", start=True, grace=120)
    async with opened(database) as engine:
        await make_older(engine, made["id"])
    with serving(tmp_path) as server:
        async with Device(server) as one, Device(server) as other:
            other.http.headers["authorization"] = f"Bearer {made['secrets']['1']}"
            await other.get(f"/api/tables/{made['id']}", seat=1)
            async with one.look(made["id"], 0, secret=made["secrets"]["0"]) as look:
                assert await look.fail("stand-in", seat=1) == "refused-not-away"

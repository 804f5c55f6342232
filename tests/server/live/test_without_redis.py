"""Servers of one database that nothing tells of each other."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from saurian.server.storage.database import migrate_now
from tests.server.client import Device, sitting
from tests.server.services import Postgres
from tests.server.serving import Server, serving

TURNS = 4


@pytest.fixture(scope="module")
def deaf_servers(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two servers of one PostgreSQL database, without Redis."""
    folder, database = tmp_path_factory.mktemp("deaf"), postgres.new_database()
    migrate_now(database)
    with serving(folder, database) as one, serving(folder, database) as other:
        yield one, other


async def test_people_at_two_servers_play_on(deaf_servers: tuple[Server, Server]) -> None:
    async with Device(deaf_servers[0]) as host:
        made = await host.make_table("draftosaurus", "A", "B", start=True)
    async with sitting(list(deaf_servers), made) as looks:
        for turn in range(TURNS):
            await asyncio.gather(*(look.move(Random(turn)) for look in looks))


async def test_who_asks_by_http_sees_what_happened_at_the_other_server(
    deaf_servers: tuple[Server, Server],
) -> None:
    async with Device(deaf_servers[0]) as one, Device(deaf_servers[1]) as other:
        made = await one.make_table("drakon", "A", "B", start=True)
        path = f"/api/tables/{made['id']}"
        devices = (one, other)
        for seat, device in enumerate(devices):
            device.http.headers["authorization"] = f"Bearer {made['secrets'][str(seat)]}"
        for turn in range(3 * TURNS):
            shown = [await device.get(path, seat=seat) for seat, device in enumerate(devices)]
            assert shown[0]["seq"] == shown[1]["seq"]
            (seat,) = shown[0]["acting"]
            move = {"type": "move", "id": f"m{turn}", "seen": shown[seat]["seq"]}
            move["move"] = shown[seat]["view"]["legal"][0]["move"]
            await devices[seat].post(f"{path}/seats/{seat}/commands", move)


async def test_what_is_legal_by_now_is_not_refused_by_what_was_known(
    deaf_servers: tuple[Server, Server],
) -> None:
    """A watcher may send a command before the server has looked again."""
    async with Device(deaf_servers[0]) as one, Device(deaf_servers[1]) as other:
        made = await one.make_table("drakon", "A", "link")
        async with other.look(made["id"], 1, secret=made["secrets"]["1"]) as guest:
            await guest.until(lambda look: bool(look.table))
            one.http.headers["authorization"] = f"Bearer {made['secrets']['1']}"
            await one.post(f"/api/tables/{made['id']}/seats/1", {"name": "B"})
            one.http.headers["authorization"] = f"Bearer {made['secrets']['0']}"
            start = {"type": "start", "id": "start"}
            await one.post(f"/api/tables/{made['id']}/seats/0/commands", start)
            assert (
                await guest.fail("move", move="nonsense", seen=1_000) == "bad-move"
            )  # not: it has not begun


def test_the_host_is_warned(deaf_servers: tuple[Server, Server]) -> None:
    assert all("no-redis" in server.log() for server in deaf_servers)


def test_a_server_on_sqlite_needs_no_redis(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.log() == ""

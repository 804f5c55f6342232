"""A seat changes hands at once and altogether: its entry, its link and its devices."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path

from saurian.server.storage.database import run_migrations
from tests.server.client import Device
from tests.server.serving import serving
from tests.server.storage.test_storage_away import rename
from tests.server.storage.test_writer import writing

ROUNDS = 12
RIVALS = 8


@asynccontextmanager
async def devices(url: str, count: int, address: str) -> AsyncIterator[list[Device]]:
    """Some devices that seem to come from one address: entering is limited for each."""
    async with AsyncExitStack() as stack:
        found = [await stack.enter_async_context(Device(url)) for _ in range(count)]
        for one in found:
            one.http.headers["x-forwarded-for"] = address
        yield found


async def test_no_device_with_the_old_link_outruns_a_handover(database: str, tmp_path: Path) -> None:
    """Eight devices enter by the old link while it is being replaced: none of them may stay."""
    await run_migrations(database)
    with serving(tmp_path, database) as server:
        for number in range(ROUNDS):
            async with Device(server) as old, devices(server.url, RIVALS, f"192.0.2.{number}") as rivals:
                made = await old.make_table("drakon", "A", "B", start=True)
                table, secret = f"/api/tables/{made['id']}", made["secrets"]["0"]
                for rival in rivals:
                    await rival.get("/health")  # so that all are connected
                handing = [old.http.post(f"{table}/seats/0/link", json={"alone": True})]
                entering = [rival.http.post(f"{table}/enter", json={"secret": secret}) for rival in rivals]
                middle = RIVALS // 2
                answers = await asyncio.gather(*entering[:middle], *handing, *entering[middle:])
                assert {answer.status_code for answer in answers} <= {200, 403}
                assert answers[middle].status_code == 200
                for rival in rivals:
                    assert (await rival.get(table))["mine"] == []


async def test_a_handover_that_cannot_be_stored_changes_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with Device(server) as old, Device(server) as other:
            made = await old.make_table("drakon", "A", "B", start=True)
            table, secret = f"/api/tables/{made['id']}", made["secrets"]["0"]
            before = (await old.get(table))["seq"]
            old.http.headers["authorization"] = f"Bearer {secret}"  # devices cannot be looked up meanwhile
            rename(tmp_path, "holders", "elsewhere")
            link = f"{table}/seats/0/link"
            assert await old.refused("POST", link, {"alone": True}) == (503, "refused-storage")
            rename(tmp_path, "elsewhere", "holders")
            del old.http.headers["authorization"]
            assert (await old.get(table))["mine"] == [0, 1]
            assert (await old.get(table))["seq"] == before
            await other.post(f"{table}/enter", {"secret": secret})
            assert (await other.get(table))["mine"] == [0]


async def test_who_joins_sits_there_altogether_or_not_at_all(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with Device(server) as host, Device(server) as guest:
            made = await host.make_table("drakon", "Host", "link", public=True)
            table = f"/api/tables/{made['id']}"
            rename(tmp_path, "holders", "elsewhere")
            wish = {"name": "Guest"}
            assert await guest.refused("POST", f"{table}/join", wish) == (503, "refused-storage")
            rename(tmp_path, "elsewhere", "holders")
            assert (await host.get(table))["table"]["seats"][1]["name"] == ""
            assert await guest.post(f"{table}/join", wish) == {"seat": 1}
            assert (await guest.get(table))["mine"] == [1]
            assert (await guest.get(table))["table"]["seats"][1]["name"] == "Guest"
            secret = made["secrets"]["1"]
            assert (await host.refused("POST", f"{table}/enter", {"secret": secret}))[0] == 403


async def test_the_host_reopens_a_seat_that_no_device_holds(tmp_path: Path) -> None:
    """Such as one that a process left behind that was killed while somebody joined."""
    with serving(tmp_path) as server:
        async with Device(server) as host, Device(server) as guest, Device(server) as other:
            made = await host.make_table("drakon", "Host", "link", public=True)
            table = f"/api/tables/{made['id']}"
            await guest.post(f"{table}/join", {"name": "Guest"})
            link = f"{table}/seats/1/link"
            assert (await host.refused("POST", link, {}))[0] == 403  # somebody sits there
            with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
                database.execute("DELETE FROM holders WHERE seat = 1")
                database.commit()
            assert (await other.refused("POST", link, {}))[0] == 403  # not the host
            async with host.look(made["id"], 0) as look:
                fresh = (await host.post(link, {}))["secret"]
                await look.until(lambda look: look.table["seats"][1]["name"] == "")
            await other.post(f"{table}/enter", {"secret": fresh})
            await other.post(f"{table}/seats/1", {"name": "Other"})
            assert (await host.refused("POST", link, {}))[0] == 403


async def test_a_seat_that_no_device_holds_is_not_reopened_once_the_game_has_begun(tmp_path: Path) -> None:
    """A program holds its seat by its secret alone, and nobody may see what it sees."""
    with serving(tmp_path) as server:
        async with Device(server) as host, Device(server) as program:
            made = await host.make_table("drakon", "Host", "link")
            table = f"/api/tables/{made['id']}"
            program.http.headers["authorization"] = f"Bearer {made['secrets']['1']}"
            await program.post(f"{table}/seats/1", {"name": "Program"})
            await host.post(f"{table}/seats/0/commands", {"type": "start", "id": "start"})
            assert (await host.refused("POST", f"{table}/seats/1/link", {}))[0] == 403


async def test_a_link_that_was_asked_for_before_a_handover_opens_nothing_after_it(database: str) -> None:
    """A client may have been sent away while its command waits."""
    async with writing(database) as (_, table_id, store):
        before = await store.secret_hash(table_id, 0)
        assert before is not None
        assert await store.change_secret(table_id, 0, "first", before)
        assert not await store.change_secret(table_id, 0, "second", before)
        assert await store.secret_hash(table_id, 0) == "first"

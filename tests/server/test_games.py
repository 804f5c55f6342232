"""Whole games by people over HTTP and sockets, at real servers."""

import json
from itertools import count
from pathlib import Path
from random import Random

import pytest

from saurian.cli import main
from saurian.server.domain.creation import make_plan
from saurian.server.live.creation import CreatedTable, create_table
from saurian.server.storage.database import open_database, run_migrations
from saurian.server.storage.store import Store
from tests.server.client import Device, Json, Look, play_all, sitting
from tests.server.services import Postgres
from tests.server.serving import Server, serving

GAMES = pytest.mark.parametrize("game", ["draftosaurus", "drakon"])


async def check_finished(device: Device, made: Json, looks: list[Look], folder: Path) -> None:
    """All have seen the same end, and the record is right and fair."""
    outcomes = [look.table["outcome"] for look in looks]
    assert outcomes[0] is not None
    assert all(outcome == outcomes[0] for outcome in outcomes)
    file = folder / "game.jsonl"
    file.write_text(await device.get(f"/api/tables/{made['id']}/record"))
    assert json.loads(file.read_text().splitlines()[-1])["end"]["totals"] == outcomes[0]["totals"]
    for commitment in ([], ["--commitment", looks[0].table["chance"]["commitment"]]):
        assert main(["verify", str(file), *commitment]) == 0


@GAMES
@pytest.mark.parametrize("players", [2, 4])
async def test_all_seats_are_people(server: Server, game: str, players: int, tmp_path: Path) -> None:
    async with Device(server) as host:
        made = await host.make_table(game, *"ABCD"[:players], start=True)
        async with sitting([server], made) as looks:
            await play_all(looks)
            await check_finished(host, made, looks, tmp_path)


@GAMES
async def test_people_of_one_table_at_two_servers(
    two_servers: tuple[Server, Server], game: str, tmp_path: Path
) -> None:
    one, other = two_servers
    async with Device(one) as host, Device(other) as guest:
        made = await host.make_table(game, "A", "B", "C", start=True)
        async with sitting([one, other], made) as looks, guest.look(made["id"]) as spectator:
            await play_all(looks)
            await spectator.until(lambda look: look.over)
            await check_finished(guest, made, [*looks, spectator], tmp_path)


@GAMES
async def test_people_and_bots(bot_server: Server, game: str, tmp_path: Path) -> None:
    async with Device(bot_server) as host:
        made = await host.make_table(game, "A", "bot:greedy", "bot:random", start=True)
        async with sitting([bot_server], made) as looks:
            await play_all(looks)
            await check_finished(host, made, looks, tmp_path)


async def test_one_device_for_several_seats(server: Server) -> None:
    async with Device(server) as device:
        made = await device.make_table("draftosaurus", "A", "B", start=True)
        assert made["seats"] == [0, 1]
        async with device.look(made["id"], 0) as one, device.look(made["id"], 1) as other:
            await play_all([one, other])


async def test_a_game_without_sockets(server: Server) -> None:
    async with Device(server) as device:
        made = await device.make_table("draftosaurus", "A", "B", start=True)
        table, rng, number = f"/api/tables/{made['id']}", Random(3), count()
        while (shown := await device.get(table))["acting"]:
            seat = rng.choice(shown["acting"])
            mine = await device.get(table, seat=seat)
            move = rng.choice(mine["view"]["legal"])["move"]
            command = {"type": "move", "id": f"m{next(number)}", "move": move, "seen": mine["seq"]}
            answer = await device.post(f"{table}/seats/{seat}/commands", command)
            assert await device.post(f"{table}/seats/{seat}/commands", command) == answer
        assert shown["table"]["outcome"] is not None


async def test_the_clock_decides_for_who_does_not(bot_server: Server) -> None:
    async with Device(bot_server) as host:
        made = await host.make_table("draftosaurus", "A", "bot:random", clock=5, start=True)
        async with host.look(made["id"], 0) as look:
            await look.until(lambda look: bool(look.legal))
            asked, hello = look.seq, look.messages[0]
            assert hello["deadline"] > hello["log"][-1]["at"]
            await look.until(lambda look: any("view" in message for message in look.messages[1:]))
            await look.until(lambda look: bool(look.legal))
            assert look.table["seats"][0]["stand_in"] is None
            # the clock decides the whole turn: it may have answered the next question by now, too
            why_not = await look.fail("move", move=look.legal[0], seen=asked)
            assert why_not in {"refused-late", "why-not-your-turn"}


async def test_a_bot_stands_in_for_who_left_until_he_returns(bot_server: Server) -> None:
    async with Device(bot_server) as host:
        made = await host.make_table("draftosaurus", "A", "B", start=True)
        async with sitting([bot_server], made) as (one, other):
            await one.until(lambda look: bool(look.legal))
            assert await one.fail("stand-in", seat=1) == "refused-not-away"
            await other.do("leave")
            await one.until(lambda look: look.table["seats"][1]["gone"])
            assert one.table["seats"][1]["stand_in"] is not None
            assert await one.fail("stand-in", seat=1) == "refused-not-away"  # the bot plays already
            for _ in range(3):
                await one.move(Random(1))
            await other.do("return")
            assert await other.fail("return") == "refused-not-away"
            await other.until(lambda look: look.table["seats"][1]["stand_in"] is None)
            await play_all([one, other])
            assert not one.table["seats"][1]["gone"]


async def test_a_bot_stands_in_for_who_is_absent_until_he_moves_himself(tmp_path: Path) -> None:
    """People are given half a minute at least; this table is stored with less, so that nobody waits here."""
    with serving(tmp_path, bot_workers=1) as server:
        made = await store_table(f"sqlite:///{tmp_path}/tables.sqlite", grace=1)
        async with (
            Device(server) as device,
            Device(server) as guest,
            device.look(made.id, 0, secret=made.secrets[0]) as one,
        ):
            await one.do("start")
            async with guest.look(made.id, 1, secret=made.secrets[1]) as other:
                await other.until(lambda look: bool(look.legal))
                await one.until(lambda look: look.presence["present"] == [0, 1])
                assert await one.fail("stand-in", seat=1) == "refused-not-away"
            await one.until(lambda look: look.presence["away"] == [1])
            await one.do("stand-in", seat=1)
            for _ in range(3):
                await one.move(Random(1))
            async with guest.look(made.id, 1, secret=made.secrets[1]) as other:
                await other.until(lambda look: bool(look.table))
                assert other.table["seats"][1]["stand_in"] is not None
                await take_over(other)
                await one.until(lambda look: look.table["seats"][1]["stand_in"] is None)
                await play_all([one, other])


async def store_table(database: str, grace: int) -> CreatedTable:
    """A table of two people, as the server would store it."""
    engine = open_database(database)
    try:
        seats = [("device", name, "") for name in "AB"]
        plan = make_plan("draftosaurus", {"order": "quick"}, seats, False, None, grace)
        return await create_table(Store(engine), plan, "nobody")
    finally:
        await engine.dispose()


async def take_over(look: Look) -> None:
    """Decide before the bot does, or else take back what it chose; it may be quicker than either."""
    while look.table["seats"][look.seat]["stand_in"] is not None:
        if look.legal:
            await look.command("move", move=look.legal[0], seen=look.seq)
        else:
            await look.command("retract")


async def test_hint_and_memory(bot_server: Server) -> None:
    async with Device(bot_server) as host, Device(bot_server) as stranger:
        made = await host.make_table("draftosaurus", "A", "B", start=True)
        table = f"/api/tables/{made['id']}"
        async with host.look(made["id"], 0) as look:
            await look.until(lambda look: bool(look.legal))
            hint = await host.get(f"{table}/hint", seat=0)
            assert {one["move"] for one in hint["prospects"]} <= set(look.legal)
            assert hint["reasons"]
            await look.move(Random(2))
            assert await host.refused("GET", f"{table}/hint?seat=0") == (409, "why-not-your-turn")
        assert (await stranger.refused("GET", f"{table}/hint?seat=0"))[0] == 403
        assert (await stranger.refused("GET", f"{table}/memory?seat=0"))[0] == 403
        assert await host.get(f"{table}/memory", seat=0) != await host.get(f"{table}/memory")


async def test_two_servers_let_bots_move_once(postgres: Postgres, redis: str, tmp_path: Path) -> None:
    database = postgres.new_database()
    await run_migrations(database)
    with (
        serving(tmp_path, database, redis, bot_workers=1, bot_patience=0.2) as one,
        serving(tmp_path, database, redis, bot_workers=1, bot_patience=0.2) as other,
    ):
        async with Device(one) as host, Device(other) as guest:
            made = await host.make_table("draftosaurus", "A", "bot:random", "bot:greedy", start=True)
            async with sitting([other], made) as looks, guest.look(made["id"]) as spectator:
                await play_all(looks)
                await spectator.until(lambda look: look.over)
            await check_finished(guest, made, looks, tmp_path)

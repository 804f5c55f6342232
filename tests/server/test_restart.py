"""Servers that end, well or badly, and come back: what was acknowledged stays, and counts once."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from saurian.server.domain.reducers import apply_entries
from saurian.server.domain.table import create
from saurian.server.storage.database import open_database, run_migrations
from tests.server.client import PATIENCE, Device, Json, Look, live_url, play_all
from tests.server.histories import stored_entries
from tests.server.services import Postgres
from tests.server.serving import Server, lasting_port, serving


@asynccontextmanager
async def coming_back(url: str, headers: dict[str, str]) -> AsyncIterator[Any]:
    """A socket; while the server is away, try again."""
    while True:
        try:
            socket = await connect(url, additional_headers=headers, max_size=None, proxy=None)
        except (OSError, InvalidHandshake):
            await asyncio.sleep(0.05)
            continue
        try:
            yield socket
        finally:
            await socket.close()
        return


class Stubborn:
    """A person who plays on whatever happens to the server, and resends what was not answered."""

    def __init__(self, table_id: str, seat: int, secret: str) -> None:
        self.table_id = table_id
        self.seat = seat
        self.headers = {"Authorization": f"Bearer {secret}"}
        self.seq = -1
        self.log: list[Json] = []
        self.legal: list[Json] = []
        self.acknowledged: dict[str, int] = {}
        self.latest = 0
        """The seq of the latest of them: until it was told, `legal` is old."""
        self.waiting: Json | None = None
        self.outcome: Json | None = None
        self.codes: list[int | None] = []
        self._rng = Random(seat)

    async def play(self, server: str) -> None:
        """To the end of the game."""
        while self.outcome is None:
            url = live_url(server, self.table_id, self.seat, self.seq)
            async with coming_back(url, self.headers) as socket:
                try:
                    if self.waiting is not None:
                        await socket.send(json.dumps(self.waiting))
                    while self.outcome is None:
                        await self._take(json.loads(await socket.recv()), socket)
                except ConnectionClosed:
                    self.codes.append(socket.close_code)

    async def _take(self, message: Json, socket: Any) -> None:
        match message["type"]:
            case "ack":
                self.acknowledged[message["id"]] = message["seq"]
                self.waiting, self.latest = None, message["seq"]
                await self._decide(socket)
            case "refused":
                raise AssertionError(message)
            case "hello" | "update":
                seqs = [line["seq"] for line in message["log"]]
                assert seqs == list(range(self.seq + 1, message["seq"] + 1))
                self.seq = message["seq"]
                self.log += message["log"]
                self.legal = message.get("view", {"legal": self.legal})["legal"]
                if "table" in message:
                    self.outcome = message["table"]["outcome"]
                await self._decide(socket)

    async def _decide(self, socket: Any) -> None:
        if self.legal and self.waiting is None and self.seq >= self.latest:
            move = self._rng.choice(self.legal)["move"]
            self.waiting = {"type": "move", "id": f"m{self.seq}", "move": move, "seen": self.seq}
            await socket.send(json.dumps(self.waiting))


async def check_stored(database: str, person: Stubborn) -> None:
    """Every acknowledged command is there, under its seq, once."""
    seed, entries = await stored_entries(database, person.table_id)
    by_command = {entry.command: entry.seq for entry in entries}
    assert len(by_command) == len(entries)
    for id, seq in person.acknowledged.items():
        assert by_command[f"{person.seat}:{id}"] == seq
    assert [entry.seq for entry in entries] == list(range(len(entries)))
    assert apply_entries(create(entries[0], seed), entries[1:]).stage == "over"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_every_acknowledged_move_outlives_kills(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database()
        await run_migrations(database)
    people: list[Stubborn] = []
    playing: list[asyncio.Task[None]] = []
    port = lasting_port()
    for life in range(3):
        with serving(tmp_path, database, port=port) as server:
            if not people:
                people = await make_people(server, tables=4)
                playing = [asyncio.create_task(one.play(server.url)) for one in people]
            if life < 2:
                await until_acknowledged(people, (life + 1) * 40, playing)
                server.kill()
            else:
                async with asyncio.timeout(PATIENCE):
                    await asyncio.gather(*playing)
    for one in people:
        await check_stored(database, one)


async def test_every_acknowledged_move_outlives_the_kill_of_one_of_two(
    postgres: Postgres, redis: str, tmp_path: Path
) -> None:
    database = postgres.new_database()
    await run_migrations(database)
    with serving(tmp_path, database, redis) as stays:
        with serving(tmp_path, database, redis, port=lasting_port()) as falls:
            people = await make_people(stays, tables=4)
            servers = [stays.url, falls.url]
            playing = [asyncio.create_task(one.play(servers[one.seat % 2])) for one in people]
            await until_acknowledged(people, 60, playing)
            falls.kill()
        with serving(tmp_path, database, redis, port=falls.port):
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*playing)
    for one in people:
        await check_stored(database, one)


async def make_people(server: Server, tables: int) -> list[Stubborn]:
    """All seats of some tables."""
    async with Device(server) as host:
        made = [
            await host.make_table(game, "A", "B", start=True)
            for game in (["draftosaurus", "drakon"] * tables)[:tables]
        ]
    return [
        Stubborn(table["id"], int(seat), secret)
        for table in made
        for seat, secret in table["secrets"].items()
    ]


async def until_acknowledged(
    people: list[Stubborn], commands: int, playing: list[asyncio.Task[None]]
) -> None:
    """Wait until this number of commands of all people together is stored."""
    async with asyncio.timeout(PATIENCE):
        while sum(len(one.acknowledged) for one in people) < commands:
            await asyncio.sleep(0.01)
            for task in playing:
                if task.done():
                    task.result()  # or what went wrong


async def test_a_restart_sends_everyone_away_kindly_and_nobody_misses_anything(tmp_path: Path) -> None:
    port = lasting_port()
    with serving(tmp_path, port=port) as server:
        people = await make_people(server, tables=2)
        playing = [asyncio.create_task(one.play(server.url)) for one in people]
        await until_acknowledged(people, 20, playing)
        assert await asyncio.to_thread(server.terminate) == 0
    with serving(tmp_path, port=port):
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*playing)
    assert {code for one in people for code in one.codes} == {1012}
    for one in people:
        await check_stored(f"sqlite:///{tmp_path}/tables.sqlite", one)


async def test_a_server_ends_well_in_the_middle_of_a_query(postgres: Postgres, tmp_path: Path) -> None:
    """It never stumbles, or `serving` would say so."""
    database = postgres.new_database()
    await run_migrations(database)
    engine = open_database(database)
    try:
        with serving(tmp_path, database, bot_workers=1) as server:
            async with engine.connect() as others:
                await others.execute(text("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE"))
                await until_somebody_waits(others)
                assert await asyncio.to_thread(server.terminate) == 0
    finally:
        await engine.dispose()


async def until_somebody_waits(connection: AsyncConnection) -> None:
    """For the lock that the connection holds."""
    async with asyncio.timeout(PATIENCE):
        while await connection.scalar(text("SELECT bool_and(granted) FROM pg_locks")):
            await asyncio.sleep(0.05)


# --- duplicated, reordered, late ----------------------------------------------------------------------


async def test_a_command_counts_once_however_often_it_comes(server: Server) -> None:
    async with Device(server) as host:
        made = await host.make_table("draftosaurus", "A", "B", start=True)
        async with host.look(made["id"], 0) as look:
            await look.until(lambda look: bool(look.legal))
            first, *_, last = look.legal
            seen = look.seq
            seq = await look.do("move", id="again", move=first, seen=seen)
            for move in (first, last):  # even if it says something else now
                assert await look.do("move", id="again", move=move, seen=seen) == seq
            await look.do("retract", id="back")
            assert await look.do("move", id="again", move=first, seen=seen) == seq
            assert await look.do("retract", id="back") == seq + 1
            await look.until(lambda look: look.seq == seq + 1)
            assert bool(look.legal)
        async with host.look(made["id"], 0, since=seq) as later:
            assert await later.do("move", id="again", move=first, seen=0) == seq
            assert [line["seq"] for line in later.log] == [seq + 1]
        async with host.look(made["id"], 1) as other:
            assert await other.fail("retract", id="again") != "refused-late"
            assert await other.fail("move", id="again", move="nonsense", seen=seq + 1) == "bad-move"


async def test_commands_that_overtake_each_other(server: Server) -> None:
    async with Device(server) as host:
        made = await host.make_table("draftosaurus", "A", "B", start=True)
        async with host.look(made["id"], 0) as look:
            await look.until(lambda look: bool(look.legal))
            first, *_, last = look.legal
            seen = look.seq
            assert await look.fail("retract", id="early") != "refused-late"  # nothing to take back yet
            seq = await look.do("move", id="second", move=last, seen=seen)
            assert await look.fail("move", id="first", move=first, seen=seen) == "why-not-your-turn"
            assert await look.do("retract", id="early") == seq + 1  # what was refused may be tried again
            assert await look.fail("move", id="first", move=first, seen=seen) == "refused-late"
            assert [line["seq"] for line in look.log[-2:]] == [seq, seq + 1]


async def test_a_late_move_is_refused(server: Server) -> None:
    async with Device(server) as host:
        made = await host.make_table("draftosaurus", "A", "B", start=True)
        async with host.look(made["id"], 0) as one, host.look(made["id"], 1) as other:
            await one.until(lambda look: bool(look.legal))
            seen, move = one.seq, one.legal[0]
            for look in (one, other):
                await look.move(Random(1))
            await one.until(lambda look: bool(look.legal))
            assert await one.fail("move", move=move, seen=seen) == "refused-late"
            await play_all([one, other])
            assert await one.fail("move", move=move, seen=one.seq) == "refused-over"


async def test_two_sockets_of_one_seat_race(server: Server) -> None:
    async with Device(server) as host:
        made = await host.make_table("drakon", "A", "B", start=True)
        async with host.look(made["id"], 0) as one, host.look(made["id"], 0) as twin:
            await one.until(lambda look: bool(look.view))
            await twin.until(lambda look: bool(look.view))
            if not one.legal:
                async with host.look(made["id"], 1) as other:
                    await other.move(Random(1))
                    await one.until(lambda look: bool(look.legal))
                    await twin.until(lambda look: bool(look.legal))
            answers = await asyncio.gather(*(race(look) for look in (one, twin)))
            assert sorted(answers) == ["ack", "refused"]


async def race(look: Look) -> str:
    """Decide at once; another may be quicker."""
    answer = await look.command("move", move=look.legal[-1], seen=look.seq)
    return str(answer["type"])

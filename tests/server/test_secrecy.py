"""What comes over the wire in whole games holds no secrets, on whatever way it comes."""

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from saurian.server.domain.reducers import apply_entry
from saurian.server.domain.table import Table, create
from tests.server.client import Device, Json, Look, play_all, sitting
from tests.server.histories import stored_entries
from tests.server.serving import serving


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
async def test_nothing_received_holds_a_secret(game: str, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with Device(server) as host, Device(server) as stranger:
            made = await host.make_table(game, "A", "B", "C", start=True)
            async with sitting([server], made) as looks, stranger.look(made["id"]) as spectator:
                asked = await ask_around(host, stranger, made, looks)
                await play_all(looks)
                await spectator.until(lambda look: look.over)
            check_files(tmp_path, [*made["secrets"].values(), host.http.cookies["saurian"].partition(".")[0]])
    seed, entries = await stored_entries(f"sqlite:///{tmp_path}/tables.sqlite", made["id"])
    tables = [create(entries[0], seed)]
    for entry in entries[1:]:
        tables.append(apply_entry(tables[-1], entry))
    for look in (*looks, spectator):
        for text in look.texts:
            check_text(text, look.seat, made, seed, over=look_over(json.loads(text)))
            check_view(json.loads(text), look.seat, tables)
    for seat, text in asked:
        check_text(text, seat, made, seed, over=False)
        check_view(json.loads(text), seat, tables)


def check_files(folder: Path, secrets: list[str]) -> None:
    """What opens a seat is not stored, and not logged."""
    kept = b"".join(file.read_bytes() for file in folder.iterdir())
    assert hashlib.sha256(secrets[0].encode()).hexdigest().encode() in kept
    for secret in secrets:
        assert secret.encode() not in kept


async def ask_around(host: Device, stranger: Device, made: Json, looks: list[Look]) -> list[tuple[Any, str]]:
    """A few choices, some taken back, and all that can be asked for meanwhile: by whom, and what came."""
    heard: list[tuple[Any, str]] = []
    table, rng = f"/api/tables/{made['id']}", Random(4)
    for turn in range(6):
        for look in looks:
            if look.legal:
                await look.do("move", id=f"t{turn}", move=rng.choice(look.legal), seen=look.seq)
                answer = await look.command("retract", id=f"r{turn}")
                heard += [(other.seat, json.dumps(answer)) for other in looks if other is not look]
                await told_of(look, answer)
        for seat, device in ((0, host), (1, host), (2, host), (None, stranger)):
            heard += [(seat, text) for text in await look_and_remember(device, table, seat)]
        heard += [(None, text) for text in await pry(stranger, table, len(looks))]
    return heard


async def pry(stranger: Device, table: str, seats: int) -> list[str]:
    """What a stranger gets who asks for everything."""
    heard = []
    for seat in range(seats):
        for path in ("", "/memory", "/hint", "/preview"):
            refused = await stranger.http.get(f"{table}{path}?seat={seat}")
            assert refused.status_code in (403, 429)
            heard.append(refused.text)
    paths = ("/record", "/replay?move=3&seat=0", "/replay/steps?open=true", "/components")
    ways = [table + path for path in paths]
    ways += ["/api/tables", "/api/my-tables"]
    return heard + [(await stranger.http.get(way)).text for way in ways]


async def look_and_remember(device: Device, table: str, seat: int | None) -> list[str]:
    """What a seat, or a spectator, sees and could remember now."""
    query = "" if seat is None else f"?seat={seat}"
    shown, memory = [(await device.http.get(table + path + query)).text for path in ("", "/memory")]
    heard = [shown, json.dumps({"seq": json.loads(shown)["seq"], "memory": json.loads(memory)})]
    if seat is None:
        return heard
    return [*heard, (await device.http.get(f"{table}/preview{query}")).text]


async def told_of(look: Look, answer: Json) -> None:
    """Wait until the socket has told what the command did, if it did anything."""
    await look.until(lambda look: look.seq >= answer.get("seq", 0))


def look_over(message: Json) -> bool:
    """Whether the message may tell the seed."""
    return bool(message.get("table")) and message["table"]["stage"] == "over"


def check_text(text: str, seat: int | None, made: Json, seed: str, over: bool) -> None:
    """No seed before the end, and never what opens a seat."""
    assert over or seed not in text
    for secret in made["secrets"].values():
        assert secret not in text
        assert hashlib.sha256(secret.encode()).hexdigest() not in text


def check_view(message: Json, seat: int | None, tables: list[Table]) -> None:
    """What a seat sees, remembers or is told of its options is the same in a world it cannot tell apart."""
    view, memory, changes = (message.get(key) for key in ("view", "memory", "changes"))
    if view is None and memory is None and changes is None:
        return
    table = tables[message["seq"]]
    assert table.state is not None
    other = table.state.resample(seat, Random(message["seq"])).view(seat)
    if view is not None:
        assert view == json.loads(json.dumps(table.game.describe(other)))
    if memory is not None:
        assert memory == json.loads(json.dumps(table.game.memory(other)))
    if changes is not None:
        assert changes == json.loads(json.dumps(table.game.preview(other)))

"""Whole games by people over HTTP and sockets, at real servers."""

import json
from pathlib import Path

import pytest

from saurian.cli import main
from tests.server.client import Device, Json, Look, play_all, sitting
from tests.server.serving import Server

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

"""Finished games by link, and what may not be seen before."""

import json

import pytest

from saurian.core import CHANCE
from saurian.games import find_game
from tests.server.client import Device, play_all, sitting
from tests.server.serving import Server


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
async def test_a_finished_game_is_seen_at_any_move_from_any_seat(server: Server, game: str) -> None:
    async with Device(server) as host, Device(server) as stranger:
        made = await host.make_table(game, "A", "B", start=True)
        table = f"/api/tables/{made['id']}"
        for path in ("/record", "/replay?move=0", "/replay?move=1&seat=1"):
            assert await host.refused("GET", table + path) == (409, "refused-not-over")
        async with sitting([server], made) as looks:
            await play_all(looks)
        record = [json.loads(line) for line in (await stranger.get(f"{table}/record")).splitlines()]
        engine = find_game(game)
        state = engine.start(engine.options(record[0]["options"]), record[0]["rules"])
        moves = (await stranger.get(f"{table}/replay", move=0))["moves"]
        for place, move in enumerate(moves):
            if place % 7 == 0:
                for seat in (None, 0, 1):
                    query = {} if seat is None else {"seat": seat}
                    shown = await stranger.get(f"{table}/replay", move=place, **query)
                    assert shown["view"] == json.loads(json.dumps(engine.describe(state.view(seat))))
                    assert shown["outcome"] is None
            state.apply(CHANCE if move["seat"] is None else move["seat"], engine.read_move(move["move"]))
        last = await stranger.get(f"{table}/replay", move=len(moves))
        assert last["outcome"] == looks[0].table["outcome"]
        for path in (f"/replay?move={len(moves) + 1}", "/replay?move=0&seat=5"):
            assert await stranger.refused("GET", table + path) == (422, "bad-replay-place")

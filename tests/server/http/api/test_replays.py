"""Finished games by link, and what may not be seen before."""

import json
from random import Random
from typing import Any

import pytest

from saurian.core import CHANCE
from saurian.games import find_game
from tests.server.client import Device, Look, play_all, sitting
from tests.server.serving import Server

STEPS = ("/replay/steps", "/replay/steps?seat=1", "/replay/steps?open=true")


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
async def test_a_finished_game_is_seen_at_any_move_from_any_seat(server: Server, game: str) -> None:
    async with Device(server) as host, Device(server) as stranger:
        made = await host.make_table(game, "A", "B", start=True)
        table = f"/api/tables/{made['id']}"
        for path in ("/record", "/replay?move=0", "/replay?move=1&seat=1", *STEPS):
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
        for path in (f"/replay?move={len(moves) + 1}", "/replay?move=0&seat=5", "/replay/steps?seat=5"):
            assert await stranger.refused("GET", table + path) == (422, "bad-replay-place")


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
async def test_all_lies_open_only_when_the_game_is_over(server: Server, game: str) -> None:
    """At every moment of a game under way it is refused, to players and strangers alike."""
    async with Device(server) as host, Device(server) as stranger:
        made = await host.make_table(game, "A", "B", start=True)
        table = f"/api/tables/{made['id']}"
        async with sitting([server], made) as looks:
            rng = Random(3)
            for look in looks:
                await look.until(lambda look: look.view is not None)
            for _ in range(12):
                for device in (host, stranger):
                    for path in STEPS:
                        assert await device.refused("GET", table + path) == (409, "refused-not-over")
                look = next(look for look in looks if look.legal)
                seq = await look.do("move", move=rng.choice(look.legal), seen=look.seq)
                await catch_up(looks, seq)
            await play_all(looks)
        shown = await stranger.get(f"{table}/replay/steps", open=True)
        spectator = await stranger.get(f"{table}/replay/steps")
        hands = [view["hands"] for view in unfolded(shown["steps"])]
        assert any(hand for hand in hands if all(hand)), "no hand was ever seen"
        assert all(None not in hand for hand in hands)
        assert any(None in view["hands"] for view in unfolded(spectator["steps"]))
        if game == "drakon":
            assert all(None not in view["purses"] for view in unfolded(shown["steps"]))
        told = {event["id"] for step in shown["steps"] for event in step["events"]}
        public = {event["id"] for step in spectator["steps"] for event in step["events"]}
        assert told - public, "what only players heard is told"


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
async def test_steps_are_the_positions_of_the_game_without_what_was_taken_back(
    server: Server, game: str
) -> None:
    """From every viewpoint, each step is what the engine shows after the moves of the record."""
    async with Device(server) as host:
        made = await host.make_table(game, "A", "B", start=True)
        table = f"/api/tables/{made['id']}"
        async with sitting([server], made) as looks:
            assert await play_and_take_back(looks, Random(5)) > 2
            await play_all(looks)
        record = [json.loads(line) for line in (await host.get(f"{table}/record")).splitlines()]
        engine = find_game(game)
        for query in ({}, {"seat": 0}, {"seat": 1}, {"open": True}):
            steps = (await host.get(f"{table}/replay/steps", **query))["steps"]
            assert [step["move"] for step in steps[1:]] == [line["move"] for line in record[1:-1]]
            state = engine.start(engine.options(record[0]["options"]), record[0]["rules"])
            for step, view in zip(steps, unfolded(steps), strict=True):
                if step["move"] is not None:
                    by = CHANCE if step["seat"] is None else step["seat"]
                    state.apply(by, engine.read_move(step["move"]))
                seen = state.open_view() if "open" in query else state.view(query.get("seat"))
                assert view == json.loads(json.dumps(engine.describe(seen)))


async def play_and_take_back(looks: list[Look], rng: Random) -> int:
    """A few decisions, each taken back if that can be; how many were."""
    for look in looks:
        await look.until(lambda look: look.view is not None)
    back = 0
    for _ in range(12):
        look = next(look for look in looks if look.legal)
        seq = await look.do("move", move=rng.choice(look.legal), seen=look.seq)
        for way in ("undo", "retract"):
            answer = await look.command(way)
            if answer["type"] == "ack":
                back, seq = back + 1, answer["seq"]
                break
        await catch_up(looks, seq)
    return back


async def catch_up(looks: list[Look], seq: int) -> None:
    """Wait until all have been told of an entry."""
    for look in looks:
        await look.until(lambda look: look.seq >= seq)


def unfolded(steps: list[Any]) -> list[Any]:
    """The whole view of each step."""
    views: list[Any] = [{}]
    for step in steps:
        views.append({**views[-1], **step["view"]})
    return views[1:]

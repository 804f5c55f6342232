"""What servers tell each other by Redis, and what they make of what others say there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from redis.asyncio import Redis

from saurian.server.live import bus as buses
from saurian.server.live.bus import CHANNEL, RedisBus
from saurian.server.tasks import cancel_and_wait
from tests.server import services
from tests.server.client import PATIENCE
from tests.server.proxy import proxy


@asynccontextmanager
async def hearing(url: str) -> AsyncIterator[tuple[RedisBus, "asyncio.Queue[tuple[str, int]]", list[str]]]:
    """A bus at work, what it hears, and how often it may have missed something."""
    bus, heard, gaps = RedisBus(url), asyncio.Queue[tuple[str, int]](), list[str]()
    task = asyncio.create_task(bus.run(lambda id, seq: heard.put_nowait((id, seq)), lambda: gaps.append("")))
    try:
        async with asyncio.timeout(PATIENCE):
            while not gaps:
                await asyncio.sleep(0.01)
            yield bus, heard, gaps
    finally:
        await cancel_and_wait([task])
        await bus.close()


async def test_what_one_publishes_the_others_hear(redis: str) -> None:
    async with hearing(redis) as (bus, _, _), hearing(redis) as (_, heard, gaps):
        bus.publish("a", 3)
        bus.publish("b", 1)
        bus.publish("a", 4)
        assert [await heard.get(), await heard.get()] == [("a", 4), ("b", 1)]
        assert len(gaps) == 1


async def test_who_does_not_hear_any_more_knows_it() -> None:
    with services.redis() as url:
        stack = AsyncExitStack()
        bus, _, gaps = await stack.enter_async_context(hearing(url))
        assert bus.hears
    async with stack, asyncio.timeout(PATIENCE):
        while bus.hears or len(gaps) == 1:
            await asyncio.sleep(0.01)


async def test_who_was_cut_off_for_a_moment_may_have_missed_something(redis: str) -> None:
    async with hearing(redis) as (_, _, gaps), Redis.from_url(redis) as stranger:
        await stranger.client_kill_filter(_type="pubsub")
        while len(gaps) < 3:  # at first, when it was lost, and when it was there again
            await asyncio.sleep(0.01)


async def test_a_connection_that_is_open_and_dead_is_given_up(
    redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seconds in ("ANSWER_SECONDS", "SILENT_SECONDS", "RETRY_SECONDS"):
        monkeypatch.setattr(buses, seconds, 0.5)
    with proxy(Path(redis.removeprefix("unix://"))) as way:
        async with hearing(f"redis://{way.place}") as (bus, heard, gaps), hearing(redis) as (other, told, _):
            way.swallow()
            bus.publish("a", 1)
            assert await told.get() == ("a", 1)
            while len(gaps) < 3:
                await asyncio.sleep(0.01)
            while heard.empty():
                other.publish("b", 2)
                await asyncio.sleep(0.1)
            while await heard.get() != ("b", 2):
                pass


async def test_nonsense_makes_nobody_deaf(redis: str) -> None:
    async with hearing(redis) as (bus, heard, _), Redis.from_url(redis) as stranger:
        for nonsense in (b"", b"a", b"a b", b"\xff\xfe", b"a 1 b", b"a 9\xc2\xb2"):
            await stranger.publish(CHANNEL, nonsense)
        bus.publish("c", 7)
        while await heard.get() != ("c", 7):
            pass

"""What servers tell each other by Redis, and what they make of what others say there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from redis.asyncio import Redis

from saurian.server.bus import CHANNEL, RedisBus
from saurian.server.ending import end
from tests.server.client import PATIENCE


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
        await end([task])
        await bus.close()


async def test_what_one_publishes_the_others_hear(redis: str) -> None:
    async with hearing(redis) as (bus, _, _), hearing(redis) as (_, heard, gaps):
        bus.publish("a", 3)
        bus.publish("b", 1)
        bus.publish("a", 4)
        assert [await heard.get(), await heard.get()] == [("a", 4), ("b", 1)]
        assert len(gaps) == 1


async def test_nonsense_makes_nobody_deaf(redis: str) -> None:
    async with hearing(redis) as (bus, heard, _), Redis.from_url(redis) as stranger:
        for nonsense in (b"", b"a", b"a b", b"\xff\xfe", b"a 1 b", b"a 9\xc2\xb2"):
            await stranger.publish(CHANNEL, nonsense)
        bus.publish("c", 7)
        while await heard.get() != ("c", 7):
            pass

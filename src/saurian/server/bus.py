"""How servers of one database tell each other that a table has moved on.

It carries only "table X is at seq N". What happened there everyone reads from the database, so that no view
ever travels, and a message that is lost costs time, never truth.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from saurian.core import Message, Problem
from saurian.server.settings import without_password

CHANNEL = "saurian"
RETRY_SECONDS = 1.0

Listener = Callable[[str, int], None]

log = structlog.get_logger()


class Bus(Protocol):
    """Tells other servers, and hears from them."""

    async def publish(self, table_id: str, seq: int) -> None:
        """Tell the others."""

    async def listen(self, on_news: Listener, on_gap: Callable[[], None]) -> None:
        """Hear the others, until cancelled. `on_gap` is called when messages may have been lost."""

    async def close(self) -> None:
        """Let the connections go."""


class LocalBus:
    """There are no others."""

    async def publish(self, table_id: str, seq: int) -> None:
        """Nobody to tell."""

    async def listen(self, on_news: Listener, on_gap: Callable[[], None]) -> None:
        """Nobody to hear."""
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Nothing to let go."""


class RedisBus:
    """The others listen to the same channel of a Redis."""

    def __init__(self, url: str) -> None:
        self._redis: Redis = Redis.from_url(url, health_check_interval=15)

    async def publish(self, table_id: str, seq: int) -> None:
        """Tell the others; if Redis is away they will hear of it when they look."""
        try:
            await self._redis.publish(CHANNEL, f"{table_id} {seq}")
        except (OSError, RedisError) as error:
            log.warning("bus-publish-failed", error=str(error))

    async def listen(self, on_news: Listener, on_gap: Callable[[], None]) -> None:
        """Hear the others; if the connection is lost, try again for ever."""
        while True:
            try:
                async with self._redis.pubsub() as subscription:
                    await subscription.subscribe(CHANNEL)
                    on_gap()
                    async for message in subscription.listen():
                        if message["type"] == "message":
                            table_id, seq = message["data"].decode().split()
                            on_news(table_id, int(seq))
            except (OSError, RedisError) as error:
                log.warning("bus-lost", error=str(error))
                await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        """Let the connections go."""
        await self._redis.aclose()


def make_bus(url: str) -> Bus:
    """The bus of a Redis; empty: none is needed. Raises `Problem` for what is no URL of one."""
    try:
        return RedisBus(url) if url else LocalBus()
    except ValueError:
        raise Problem(Message("bad-redis", {"text": without_password(url)})) from None

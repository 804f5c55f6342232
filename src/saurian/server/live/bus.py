"""How servers of one database tell each other that a table has moved on.

It carries only "table X is at seq N". What happened there everyone reads from the database, so that no view
ever travels, and a message that is lost costs time, never truth.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

import structlog

from saurian.core import Message, Problem

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub

CHANNEL = "saurian"
RETRY_SECONDS = 1.0
ANSWER_SECONDS = 5.0
"""How long Redis may take to be reached, and to answer."""
SILENT_SECONDS = 5.0
"""After so long without news Redis is asked whether it is there: a connection can be open and dead."""

Listener = Callable[[str, int], None]

log = structlog.get_logger()


class Bus(Protocol):
    """Tells other servers, and hears from them."""

    has_others: bool
    """Whether there may be any."""
    hears: bool
    """Whether we hear now what others say; if not, we must look for ourselves."""

    def publish(self, table_id: str, seq: int) -> None:
        """Tell the others, soon."""

    async def run(self, on_news: Listener, on_gap: Callable[[], None]) -> None:
        """Tell and hear, until cancelled. `on_gap` is called when messages may have been lost."""

    async def close(self) -> None:
        """Let the connections go."""


class LocalBus:
    """There are no others."""

    has_others = False
    hears = True

    def publish(self, table_id: str, seq: int) -> None:
        """Nobody to tell."""

    async def run(self, on_news: Listener, on_gap: Callable[[], None]) -> None:
        """Nobody to hear."""
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Nothing to let go."""


class SilentBus(LocalBus):
    """There may be others, and no way to hear of them."""

    has_others = True
    hears = False


class RedisBus:
    """The others listen to the same channel of a Redis. What is published while a message is sent goes with
    the next one."""

    has_others = True

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis  # of the extra `hosting`
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
        from redis.exceptions import RedisError

        self.hears = False
        self._errors = (OSError, RedisError)
        self._redis: Redis = Redis.from_url(
            url,
            socket_timeout=ANSWER_SECONDS,
            socket_connect_timeout=ANSWER_SECONDS,
            retry=Retry(NoBackoff(), 0),  # we try again ourselves, and then know of the gap
        )
        self._untold: dict[str, int] = {}
        self._something = asyncio.Event()

    def publish(self, table_id: str, seq: int) -> None:
        """Tell the others, soon."""
        self._untold[table_id] = seq
        self._something.set()

    async def run(self, on_news: Listener, on_gap: Callable[[], None]) -> None:
        """Tell and hear; if the connection is lost, try again for ever."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._tell())
            group.create_task(self._hear(on_news, on_gap))

    async def _tell(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            untold, self._untold = self._untold, {}
            try:
                await self._redis.publish(CHANNEL, _write_news(untold))
            except self._errors as error:
                log.warning("bus-publish-failed", error=str(error))
                await asyncio.sleep(RETRY_SECONDS)
                self._untold = untold | self._untold
                self._something.set()

    async def _hear(self, on_news: Listener, on_gap: Callable[[], None]) -> None:
        while True:
            try:
                async with self._redis.pubsub() as subscription:
                    await subscription.subscribe(CHANNEL)
                    self.hears = True
                    on_gap()
                    await _listen(subscription, on_news)
            except self._errors as error:
                log.warning("bus-lost", error=str(error))
                if self.hears:
                    self.hears = False
                    on_gap()
                await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        """Let the connections go."""
        await self._redis.aclose()


async def _listen(subscription: "PubSub", on_news: Listener) -> None:
    """Hear until the connection is lost. Raises `TimeoutError` if Redis does not answer any more."""
    is_asked = False
    while True:
        message = await subscription.get_message(timeout=ANSWER_SECONDS if is_asked else SILENT_SECONDS)
        if message is None and is_asked:
            raise TimeoutError("Redis does not answer")
        is_asked = message is None
        if message is None:
            await subscription.ping()
        elif message["type"] == "message":
            for table_id, seq in _read_news(message["data"]):
                on_news(table_id, seq)


def _write_news(news: Mapping[str, int]) -> str:
    return " ".join(f"{table_id} {seq}" for table_id, seq in news.items())


def _read_news(data: bytes) -> list[tuple[str, int]]:
    """What `_write_news` wrote; nothing if somebody else wrote something else."""
    try:
        words = data.decode().split()
        return [(table_id, int(seq)) for table_id, seq in zip(words[::2], words[1::2], strict=True)]
    except ValueError:
        log.warning("bus-nonsense")
        return []


def make_bus(url: str, alone: bool) -> Bus:
    """The bus of a Redis; empty: there is none, and none is needed if this server is alone. Raises `Problem`
    for what is no URL of one."""
    if not url:
        return LocalBus() if alone else SilentBus()
    try:
        return RedisBus(url)
    except ValueError:
        scheme = url.partition(":")[0]  # the rest may be secret
        raise Problem(Message("bad-redis", {"text": scheme})) from None

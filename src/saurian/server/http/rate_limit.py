"""Rate limits: how often something may happen, for each address or seat."""

import asyncio
from collections import OrderedDict
from time import monotonic

REMEMBERED = 10_000
"""How many addresses a limiter keeps in mind."""
COMMAND_WAIT_SECONDS = 4
"""How long a seat's command may wait for its turn. One that would wait longer is part of a flood, because
clients send the next command when the last is answered."""


class Limiter:
    """Rate limiter with one token bucket per key: `rate` per second, and `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, cost: float = 1) -> bool:
        """Whether one more is allowed now; one that costs more counts as several."""
        return self.reserve(key, 0, cost) is not None

    async def turn(self, key: str, longest: float) -> bool:
        """Wait until one more is allowed. False, at once: that would take longer than `longest` seconds."""
        seconds = self.reserve(key, longest)
        if seconds:
            await asyncio.sleep(seconds)
        return seconds is not None

    def reserve(self, key: str, longest: float, cost: float = 1) -> float | None:
        """The seconds after which one more is allowed, which is reserved; None: more than `longest`."""
        now = monotonic()
        level, at = self._buckets.pop(key, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.rate)
        seconds = max(0.0, (min(cost, self.burst) - level) / self.rate)
        allowed = seconds <= longest
        self._buckets[key] = (level - cost if allowed else level, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return seconds if allowed else None

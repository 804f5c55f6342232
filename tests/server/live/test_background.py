"""What the server does by itself, without a server."""

from collections.abc import Mapping
from time import time
from typing import cast

import pytest

from saurian.server.live.background import DAY, Background
from saurian.server.live.bot_pool import BotPool
from saurian.server.live.bus import LocalBus
from saurian.server.live.registry import Registry
from saurian.server.settings import load_settings
from saurian.server.storage.store import Store
from saurian.server.storage.writer import Writer


class Expiring:
    """A store that remembers what was to go."""

    asked: Mapping[str, float] = {}

    async def expire(self, untouched_since: Mapping[str, float]) -> int:
        self.asked = untouched_since
        return 0


async def test_tables_go_after_the_days_that_the_host_has_set() -> None:
    days = {"open": 1, "playing": 2, "over": 3.5}
    settings = load_settings({f"expire_{stage}_after": number for stage, number in days.items()})
    expiring = Expiring()
    store = cast(Store, expiring)
    tables = Registry(store, cast(Writer, None), LocalBus(), bot_patience=1, cached=1)
    await Background(tables, store, BotPool(0), settings)._expire()
    for stage, number in days.items():
        assert expiring.asked[stage] == pytest.approx(time() - number * DAY, abs=60)

"""Creating tables: ids, seeds and secrets are drawn here, and all of a table is stored at once."""

import secrets
from collections.abc import Collection
from time import time
from typing import NamedTuple

from saurian.core import SEED_BYTES, Seat
from saurian.server.domain.commands import Rematch
from saurian.server.domain.creation import TablePlan, new_rematch, new_table
from saurian.server.domain.submission import Submission
from saurian.server.live.live_table import LiveTable
from saurian.server.live.registry import Registry
from saurian.server.metrics import TABLES_CREATED
from saurian.server.secrets import hashed, new_secret, new_table_id
from saurian.server.storage.store import Store


class CreatedTable(NamedTuple):
    """A new table."""

    id: str
    secrets: dict[Seat, str]
    """What opens each seat of a person."""


async def create_table(
    store: Store, plan: TablePlan, device: str, start: bool = False, bot_patience: float = 0
) -> CreatedTable:
    """Store a new table; the device sits where the plan says. With `start` the game begins; see
    `Table.wake_at` for `bot_patience`."""
    created = CreatedTable(new_table_id(), {seat: new_secret() for seat in plan.people})
    hashes = {seat: hashed(secret) for seat, secret in created.secrets.items()}
    seed = secrets.token_hex(SEED_BYTES)
    await store.create(new_table(created.id, seed, plan, time(), hashes, device, start, bot_patience))
    TABLES_CREATED.labels(plan.game).inc()
    return created


async def create_rematch(registry: Registry, live: LiveTable, asking: Collection[Seat]) -> None:
    """Let the same people play again at a new table, unless somebody else was quicker."""
    seed = secrets.token_hex(SEED_BYTES)
    creation = new_rematch(live.table, asking, new_table_id(), seed, time(), registry.bot_patience)
    command = Rematch(creation.table_id)
    await registry.submit(live, Submission("rematch", min(asking), command, creation=creation))
    if live.table.rematch == creation.table_id:
        TABLES_CREATED.labels(live.table.game.name).inc()

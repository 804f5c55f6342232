"""Tables with long histories: loading one keeps nobody waiting, and what is long ago is still known."""

import asyncio
from pathlib import Path

from saurian.server.domain.commands import Say, Start
from saurian.server.domain.entry import Entry
from saurian.server.domain.history import KEPT
from saurian.server.domain.submission import Submission
from saurian.server.live.bus import LocalBus
from saurian.server.live.registry import Registry
from tests.server.storage.test_writer import writing

ENTRIES = 10_000


pauses_seen = {"most": 0}


async def count_pauses() -> None:
    """How often somebody else gets a turn."""
    pauses_seen["most"] = 0
    while True:
        await asyncio.sleep(0)
        pauses_seen["most"] += 1


async def test_a_long_table_is_loaded_in_pieces_and_knows_its_first_commands(tmp_path: Path) -> None:
    async with writing(f"sqlite:///{tmp_path}/tables.sqlite") as (writer, table_id, store):
        registry = Registry(store, writer, LocalBus(), bot_patience=1, cached=10)
        live = await registry.open(table_id)
        assert await registry.submit(live, Submission("begin", 0, Start(id="begin"))) == 1
        data = {"seat": 0, "phrase": "hello"}
        talk = [Entry(table_id, seq, f"0:t{seq}", float(seq), "said", data) for seq in range(2, ENTRIES)]
        for start in range(0, len(talk), 500):
            assert await writer.append(talk[start : start + 500], None) is None
        registry.forget(table_id)
        pauses = asyncio.create_task(count_pauses())
        live = await registry.open(table_id)
        pauses.cancel()
        assert pauses_seen["most"] > ENTRIES / 400  # others had their turns meanwhile
        assert live.table.seq == ENTRIES - 1
        assert len(live.table.log) <= 2 * KEPT
        say = Say(id="t5", phrase="hello")
        assert await registry.submit(live, Submission("0:t5", 0, say)) == 5
        assert live.table.seq == ENTRIES - 1

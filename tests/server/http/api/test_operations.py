"""What a host asks for: is it alive, can it serve, how is it doing; and old tables go."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx
import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from saurian.server.http.api import operations
from saurian.server.http.services import Services
from saurian.server.storage.writer import Summary
from tests.server.serving import Server, serving
from tests.server.storage.test_storage_away import rename
from tests.server.storage.test_writer import said, writing


def test_health_and_readiness(tmp_path: Path) -> None:
    with serving(tmp_path) as server, httpx.Client(base_url=server.url) as client:
        assert client.get("/health").json() == {"status": "alive"}
        assert client.get("/ready").json() == {"status": "ready"}
        rename(tmp_path, "keys", "elsewhere")
        away = client.get("/ready")
        assert (away.status_code, away.json()) == (503, {"status": "no-database"})
        assert client.get("/health").status_code == 200
        rename(tmp_path, "elsewhere", "keys")
        assert client.get("/ready").status_code == 200


def test_a_server_whose_disk_is_full_or_whose_bots_hang_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stuck:
        stuck = True

    class Sound:
        stuck = False
        down = frozenset[str]()
        failed = False

        async def alive(self) -> bool:
            return True

    async def status(**parts: object) -> str:
        sound = Sound()
        engine = create_async_engine("sqlite+aiosqlite:///tables.sqlite")
        known = {"supervisor": sound, "writer": sound, "bot_pool": sound, "store": sound, "engine": engine}
        return await operations._status(cast(Services, SimpleNamespace(**(known | parts))))

    assert asyncio.run(status()) == "ready"
    assert asyncio.run(status(bot_pool=Stuck())) == "bots-stuck"
    monkeypatch.setattr(operations, "LEAST_FREE_BYTES", 1 << 60)
    assert asyncio.run(status()) == "disk-full"


def test_answers_to_programs_are_kept_by_no_cache(server: Server) -> None:
    assert httpx.get(f"{server.url}/api/games").headers["cache-control"] == "no-store"


def test_metrics_are_for_this_machine(server: Server) -> None:
    assert "saurian_open_sockets" in httpx.get(f"{server.url}/metrics").text
    from_afar = {"x-forwarded-for": "203.0.113.7"}
    assert httpx.get(f"{server.url}/metrics", headers=from_afar).status_code == 403


def test_metrics_are_for_who_has_the_token(tmp_path: Path) -> None:
    with serving(tmp_path, metrics_token="figures") as server:
        for headers, status in (
            ({}, 403),
            ({"authorization": "Bearer wrong"}, 403),
            ({"authorization": "Bearer figures"}, 200),
            ({"authorization": "Bearer figures", "x-forwarded-for": "203.0.113.7"}, 200),
        ):
            assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == status


@pytest.mark.parametrize("stage", ["open", "playing", "over"])
async def test_a_table_goes_when_nobody_has_touched_it(database: str, stage: str) -> None:
    async with writing(database) as (writer, id, store):
        [entry] = said(id, "a", 1)
        later = entry._replace(at=entry.at + 10**10)  # the table itself was made now
        assert await writer.append([later], Summary(stage, None)) is None
        others = {other: later.at + 1 for other in ("open", "playing", "over") if other != stage}
        assert await store.expire(others) == 0
        assert await store.expire({stage: later.at}) == 0
        assert await store.load(id) is not None
        assert await store.expire({stage: later.at + 1}) == 1
        assert await store.load(id) is None

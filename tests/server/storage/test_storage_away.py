"""A database that fails: an answer that says so, a line in the log that tells no secret, and on it goes."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx

from saurian.server.secrets import hashed
from tests.server.client import Device
from tests.server.serving import serving

SEATS = [{"kind": "device", "name": "Ann"}, {"kind": "link"}]


def rename(folder: Path, name: str, other: str) -> None:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        database.execute(f"ALTER TABLE {name} RENAME TO {other}")


def test_storage_that_fails_is_told_without_secrets(tmp_path: Path) -> None:
    with (
        serving(tmp_path, log_level="debug", log_json=True) as server,
        httpx.Client(base_url=server.url) as client,
    ):
        table = client.post("/api/tables", json={"game": "draftosaurus", "seats": SEATS}).json()
        secret = table["secrets"]["0"]

        def look() -> httpx.Response:
            token = {"authorization": f"Bearer {secret}"}
            return client.get(f"/api/tables/{table['id']}?seat=0", headers=token)

        rename(tmp_path, "seats", "elsewhere")
        away = look()
        rename(tmp_path, "elsewhere", "seats")
        assert away.status_code == 503
        assert away.json()["problem"]["id"] == "refused-storage"
        assert look().status_code == 200
        log = server.log()
    lines = [json.loads(line) for line in log.splitlines()]
    assert [line["level"] for line in lines if line["event"] == "storage-failed"] == ["error"]
    assert all("timestamp" in line for line in lines)
    assert secret not in log
    assert hashed(secret) not in log


async def test_a_socket_outlives_storage_that_fails(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with Device(server) as host:
            made = await host.make_table("draftosaurus", "A", "B", start=True)
            async with host.look(made["id"], 0) as look:
                await look.until(lambda look: bool(look.legal))
                move = {"move": look.legal[0], "seen": look.seq}
                rename(tmp_path, "entries", "elsewhere")
                assert await look.fail("move", id="first", **move) == "refused-storage"
                assert await look.fail("retract") == "refused-storage"  # by what we can read
                rename(tmp_path, "elsewhere", "entries")
                await look.do("move", id="first", **move)
                await look.do("retract")

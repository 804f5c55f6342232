"""A database that fails: an answer that says so, a line in the log that tells no secret, and on it goes."""

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx

from saurian.server.access import hashed
from tests.server.serving import serving

SEATS = [{"kind": "device", "name": "Ann"}, {"kind": "link"}]


def rename(folder: Path, name: str, other: str) -> None:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        database.execute(f"ALTER TABLE {name} RENAME TO {other}")


def test_storage_that_fails_is_told_without_secrets(tmp_path: Path) -> None:
    with serving(tmp_path, log_level="debug") as server, httpx.Client(base_url=server.url) as client:
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
    assert "storage-failed" in log
    assert secret not in log
    assert hashed(secret) not in log

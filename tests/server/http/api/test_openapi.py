"""The HTTP interface is what `/openapi.json` says, whatever is sent to it."""

import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.serving import Server

NOT_ASKED = [
    "positive_data_acceptance",  # a schema cannot say which options and bots a game has
    "allow_header_conformance",  # where paths are shared, Starlette names the methods of one route
]
PATIENCE = 300


def schemathesis(server: Server, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Send what fits the description, and what does not quite."""
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/openapi.json", "--no-color"]
    bounds = ["--max-examples", "15", "--generation-deterministic"]
    checks = ["--exclude-checks", ",".join(NOT_ASKED)]
    return subprocess.run(
        [*command, *bounds, *checks, *words],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def check(done: subprocess.CompletedProcess[str]) -> None:
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def test_the_interface_is_as_described(server: Server, tmp_path: Path) -> None:
    check(schemathesis(server, tmp_path, "--phases", "coverage,fuzzing"))


def test_at_a_table_that_is_there(server: Server, tmp_path: Path) -> None:
    wish = {"game": "drakon", "seats": [{"kind": "device", "name": "A"}] * 2, "start": True}
    made = httpx.post(f"{server.url}/api/tables", json=wish).json()
    (tmp_path / "schemathesis.toml").write_text(f'[parameters]\n"path.table_id" = "{made["id"]}"\n')
    token = f"Authorization: Bearer {made['secrets']['0']}"
    check(schemathesis(server, tmp_path, "--phases", "fuzzing", "-H", token))

"""A real Ray, on this machine alone."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.arena.players import MARK

SECONDS = 240
LOOPBACK = {"0100007F", "0000000000000000FFFF00000100007F", "00000000000000000000000001000000"}
ROOT = Path(__file__).parent.parent.parent
MATCH = ["arena", "draftosaurus", "greedy", "random", "random", "--games", "30", "--seed", "4", "--json"]

pytestmark = [
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed"),
    pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc"),
]


def run(*command: str, **environment: str) -> bytes:
    done = subprocess.run(
        [sys.executable, *command],
        check=True,
        capture_output=True,
        cwd=ROOT,
        env=os.environ | environment,
        timeout=SECONDS,
    )
    return done.stdout


def test_one_core_processes_and_ray_give_the_same_bytes() -> None:
    here = figures("--workers", "1")
    assert figures("--workers", "2") == here
    assert figures("--ray", "local") == here
    assert json.loads(here)["games"] == 30


def figures(*where: str) -> str:
    """What the match tells, but for where the figures come from."""
    found = json.loads(run("-m", "saurian", *MATCH, *where))
    del found["provenance"]
    return json.dumps(found)


@pytest.mark.soak
def test_ray_loses_nothing_tells_nobody_and_stays_at_home(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    report = json.loads(run("-m", "tests.arena.on_ray", **{MARK: str(mark)}).splitlines()[-1])
    assert mark.exists(), "a process was killed"
    assert report["same"]
    assert report["given up"] == "arena-process-ended"
    assert report["telemetry"] is False
    assert report["listening"]
    assert set(report["listening"]) <= LOOPBACK

"""What `test_cluster` runs in a process of its own: matches on a real Ray, and a look at what it opens.

Prints a JSON object on its last line.
"""

import json
import os
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from saurian.arena import cluster
from saurian.arena.match import GameFailed
from saurian.arena.workers import play_here
from tests.arena.matches import a_match

LISTENING = "0A"
NUMBERS = range(1, 9)


def children(pid: int) -> Iterator[int]:
    """The process and all that come from it."""
    yield pid
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            yield from children(int(child))


def sockets(pid: int) -> Iterator[str]:
    """The sockets that a process has open."""
    for file in Path(f"/proc/{pid}/fd").iterdir():
        try:
            target = os.readlink(file)
        except FileNotFoundError:
            continue
        if target.startswith("socket:"):
            yield target.removeprefix("socket:[").removesuffix("]")


def listening() -> list[str]:
    """The addresses, in the kernel's own form, at which this process or one of its children listens."""
    ours = {socket for pid in children(os.getpid()) for socket in sockets(pid)}
    lines = [
        line.split()
        for table in ("tcp", "tcp6")
        for line in Path("/proc/net", table).read_text().splitlines()[1:]
    ]
    return sorted({line[1].split(":")[0] for line in lines if line[3] == LISTENING and line[9] in ours})


def main() -> None:
    """A match with a crash in it, and one that is not to be saved."""
    report: dict[str, Any] = {}
    crashing = a_match("killer", "random")
    results = cluster.play_on_ray(crashing, NUMBERS, cluster.LOCAL)
    games = [next(results)]
    report["listening"] = listening()
    report["telemetry"] = import_module("ray._common.usage.usage_lib").usage_stats_enabled()
    games += results
    report["same"] = games == list(play_here(crashing, NUMBERS))
    (failure,) = cluster.play_on_ray(a_match("deadly", "random"), [1], cluster.LOCAL)
    report["given up"] = isinstance(failure, GameFailed) and failure.message.id
    sys.stdout.write(f"\n{json.dumps(report)}\n")


if __name__ == "__main__":
    main()

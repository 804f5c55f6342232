"""python -m tests.load [--tables N] [--seconds S] [--only PART]: figures of servers here, on loopback.

It starts servers of its own: with SQLite; and, if PostgreSQL and Redis are here, one and two with them.
"""

import argparse
import gc
import json
import resource
import tempfile
from collections.abc import Callable, Coroutine
from contextlib import ExitStack

import uvloop

from saurian.server.storage.database import migrate_now
from tests.load.measures import Figures, against_bot, idle, saturated, steady
from tests.load.servers import server
from tests.server.services import postgres, redis

Measure = Callable[[list[int], list[int]], Coroutine[None, None, Figures]]
"""Takes the ports and the process ids of the servers."""


def main() -> None:
    """Measure, and print one line for each figure."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=1000, help="of four people each")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--idle", type=int, default=2000, help="sockets that only watch")
    parser.add_argument("--only", choices=["steady", "saturated", "idle", "bot", "scaled"])
    args = parser.parse_args()
    gc.disable()  # its pauses would count as the server's
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit[1], limit[1]))
    services: dict[str, Measure] = {
        "steady": lambda ports, pids: steady(args.tables, args.seconds, ports, pids),
        "saturated": lambda ports, pids: saturated(args.tables, args.seconds, ports, pids),
        "idle": lambda ports, pids: idle(args.idle, ports[0], pids[0]),
        "bot": lambda ports, pids: against_bot(ports[0]),
    }
    for part, measure in services.items():
        if args.only in (None, part):
            on_sqlite(part, measure)
    if args.only in (None, "scaled"):
        on_postgres(args.tables, args.seconds)


def on_sqlite(part: str, measure: Measure) -> None:
    """One server with a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        workers = "1" if part == "bot" else "0"
        flags = ("--database", f"sqlite:///{folder}/tables.sqlite")
        with server(*flags, SAURIAN_BOT_WORKERS=workers) as (port, pid, ready):
            _print(f"server.{part}", {"ready_seconds": ready, **uvloop.run(measure([port], [pid]))})


def on_postgres(tables: int, seconds: float) -> None:
    """One server with PostgreSQL and Redis, then two: all people of a table at one of them, as a proxy that
    goes by the table's id sends them; then at both.

    Two servers, PostgreSQL and the load share the cores here, so that two cannot show what they could do with
    a core each. What is measured is the processor time that servers take for a move; what is `implied` by it
    is named so."""
    with postgres(durable=True) as database, redis() as bus, ExitStack() as running:
        url = database.new_database()
        migrate_now(url)
        flags = ("--database", url, "--redis", bus)
        started = [running.enter_context(server(*flags, SAURIAN_BOT_WORKERS="0")) for _ in range(2)]
        ports, pids = [port for port, _, _ in started], [pid for _, pid, _ in started]
        implied = {}
        for name, number, by_table in (("one", 1, True), ("two_by_table", 2, True), ("two_spread", 2, False)):
            figures = uvloop.run(saturated(tables, seconds, ports[:number], pids[:number], by_table))
            implied[name] = figures["implied_moves_per_second"]
            _print(f"server.postgres.{name}", figures)
        for name in ("two_by_table", "two_spread"):
            _print(f"server.postgres.{name}", {"implied_times_one": implied[name] / implied["one"]})


def _print(name: str, figures: Figures) -> None:
    for figure, value in figures.items():
        print(json.dumps({"name": f"{name}.{figure}", "value": round(value, 3)}), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()

"""python -m tests.load [--tables N] [--seconds S] [--json]: figures of a server on this machine, on loopback.

It starts servers of its own: one with SQLite; and, if PostgreSQL and Redis are here, one and two with them.
"""

import argparse
import asyncio
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import httpx
import uvloop

from tests.load.socket import LoadSocket
from tests.load.tables import LoadTable, Player, Tally

HOST = "127.0.0.1"
GENEROUS = {
    "SAURIAN_SOCKETS_PER_ADDRESS": "20000",
    "SAURIAN_TABLE_RATE": "1000000",
    "SAURIAN_REQUEST_RATE": "1000000",
    "SAURIAN_COMMAND_RATE": "1000",
    "SAURIAN_CACHED_TABLES": "5000",
}
"""All load comes from one address here."""


@contextmanager
def server(*flags: str, **settings: str) -> Iterator[tuple[int, int, float]]:
    """A server process: its port, its process id, and the seconds until it was ready."""
    command = [sys.executable, "-m", "saurian", "serve", "--no-open", "--port", "0", *flags]
    started = perf_counter()
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **GENEROUS, **settings}
    )
    assert process.stdout is not None
    port = int(process.stdout.readline().rsplit(":", 1)[1])
    try:
        yield port, process.pid, perf_counter() - started
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=30)


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """The bytes of memory that a process holds alone."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return 1024 * sum(int(line.split()[1]) for line in lines if line.startswith(("Private_", "Swap:")))


async def seated(count: int, tally: Tally, ports: list[int], on_turn: object) -> list[LoadTable]:
    """So many tables, full and started."""
    tables = [LoadTable(name, tally, on_turn) for name in range(count)]  # type: ignore[arg-type]
    async with httpx.AsyncClient(timeout=60) as client:
        for start in range(0, count, 20):
            batch = tables[start : start + 20]
            await asyncio.gather(*(table.set_up(client, HOST, _turned(ports, start)) for table in batch))
    return tables


def _turned(ports: list[int], by: int) -> list[int]:
    return ports[by % len(ports) :] + ports[: by % len(ports)]


async def steady(count: int, seconds: float, ports: list[int], pids: list[int]) -> dict[str, float]:
    """Every table makes one move a second."""
    tally = Tally()
    tables = await seated(count, tally, ports, lambda player: None)
    await asyncio.sleep(1)
    before, started = [cpu_seconds(pid) for pid in pids], perf_counter()

    async def pace(table: LoadTable, delay: float) -> None:
        await asyncio.sleep(delay)
        while perf_counter() - started < seconds:
            player = table.someone()
            if player is not None:
                table.move(player)
            await asyncio.sleep(1)

    await asyncio.gather(*(pace(table, place / count) for place, table in enumerate(tables)))
    elapsed, moves = perf_counter() - started, len(tally.acks)
    cpu = sum(cpu_seconds(pid) for pid in pids) - sum(before)
    await asyncio.sleep(1)
    figures = await _figures(tally, moves, tables, elapsed, cpu, ports[0])
    for table in tables:
        table.close()
    return figures


async def saturated(count: int, seconds: float, ports: list[int], pids: list[int]) -> dict[str, float]:
    """Everybody moves as soon as he may, until the time is over or the first tables are."""
    tally, running = Tally(), True

    def at_once(player: Player) -> None:
        if running:
            player.table.move(player)

    tables = await seated(count, tally, ports, lambda player: None)
    await asyncio.sleep(1)
    before, started = [cpu_seconds(pid) for pid in pids], perf_counter()
    for table in tables:
        table.on_turn = at_once
        for player in table.players:
            if player.legal:
                at_once(player)
    while perf_counter() - started < seconds and not any(table.over for table in tables):
        await asyncio.sleep(0.05)
    running = False
    elapsed, moves = perf_counter() - started, len(tally.acks)
    cpu = sum(cpu_seconds(pid) for pid in pids) - sum(before)
    await asyncio.sleep(1)
    figures = await _figures(tally, moves, tables, elapsed, cpu, ports[0])
    for table in tables:
        table.close()
    return figures


async def _figures(
    tally: Tally, moves: int, tables: list[LoadTable], elapsed: float, cpu: float, port: int
) -> dict[str, float]:
    async with httpx.AsyncClient(timeout=60) as client:
        lost = sum([await table.lost(client, HOST, port) for table in tables])
    return {
        "moves_per_second": moves / elapsed,
        "ack_p50_ms": median(tally.acks) * 1000,
        "ack_p99_ms": quantiles(tally.acks, n=100)[98] * 1000,
        "shown_p99_ms": quantiles(tally.shown, n=100)[98] * 1000,
        "server_cpu_us_per_move": cpu / moves * 1e6,
        "refused": tally.refused,
        "lost": lost,
    }


async def idle(count: int, port: int, pid: int) -> dict[str, float]:
    """Sockets that only watch."""
    tally = Tally()
    [table] = await seated(1, tally, [port], lambda player: None)
    await asyncio.sleep(1)
    before = memory(pid)
    sockets = []
    for _ in range(count):
        _, socket = await asyncio.get_running_loop().create_connection(
            lambda: LoadSocket(f"/api/tables/{table.id}/live", None, lambda text: None), HOST, port
        )
        await socket.opened
        sockets.append(socket)
    await asyncio.sleep(2)
    after = memory(pid)
    for socket in sockets:
        socket.close()
    table.close()
    return {"kilobytes_per_idle_socket": (after - before) / count / 1000}


def main() -> None:
    """Measure, and print one line for each figure."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--only", choices=["steady", "saturated", "idle"])
    args = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit[1], limit[1]))
    with tempfile.TemporaryDirectory() as folder:
        parts = ["steady", "saturated", "idle"] if args.only is None else [args.only]
        for part in parts:
            url = f"sqlite+aiosqlite:///{folder}/{part}.sqlite"
            with server("--database", url, SAURIAN_BOT_WORKERS="0") as (port, pid, ready):
                if part == "steady":
                    found = uvloop.run(steady(args.tables, args.seconds, [port], [pid]))
                elif part == "saturated":
                    found = uvloop.run(saturated(args.tables, args.seconds, [port], [pid]))
                else:
                    found = uvloop.run(idle(args.idle, port, pid))
            _print(f"server.{part}", {"ready_seconds": ready, **found})


def _print(name: str, figures: dict[str, float]) -> None:
    for figure, value in figures.items():
        print(json.dumps({"name": f"{name}.{figure}", "value": round(value, 3)}), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()

"""What is measured."""

import asyncio
from collections.abc import Callable
from statistics import median, quantiles
from time import perf_counter

import httpx

from saurian.bots.draftosaurus.levels import SECONDS
from tests.load.servers import HOST, cpu_seconds, memory
from tests.load.socket import LoadSocket
from tests.load.tables import PLAYERS, LoadTable, Player, Tally

Figures = dict[str, float]


async def seated(
    count: int, tally: Tally, ports: list[int], on_turn: Callable[[Player], None], by_table: bool = False
) -> list[LoadTable]:
    """Full tables that have started; the people of one at all servers in turn, or together at one."""
    tables = [LoadTable(name, tally, on_turn) for name in range(count)]
    async with httpx.AsyncClient(timeout=60) as client:
        for start in range(0, count, 20):
            await asyncio.gather(
                *(
                    tables[place].set_up(client, HOST, _turned(ports, place)[: 1 if by_table else None])
                    for place in range(start, min(start + 20, count))
                )
            )
    return tables


def _turned(ports: list[int], by: int) -> list[int]:
    return ports[by % len(ports) :] + ports[: by % len(ports)]


async def steady(count: int, seconds: float, ports: list[int], pids: list[int]) -> Figures:
    """Every table makes one move a second. They begin one after the other, so that they do not all reveal
    their choices in the same second, as tables of people do not either; counted is when all have begun."""
    tally = Tally()
    tables = await seated(count, tally, ports, lambda player: None)
    end = perf_counter() + PLAYERS + seconds

    async def pace(table: LoadTable, delay: float) -> None:
        await asyncio.sleep(delay)
        while perf_counter() < end:
            player = table.someone()
            if player is not None:
                table.move(player)
            await asyncio.sleep(1)

    pacing = [asyncio.create_task(pace(table, PLAYERS * at / count)) for at, table in enumerate(tables)]
    await asyncio.sleep(PLAYERS)
    tally.acks, tally.shown = [], []
    before, started = [cpu_seconds(pid) for pid in pids], perf_counter()
    await asyncio.gather(*pacing)
    elapsed, moves = perf_counter() - started, len(tally.acks)
    cpu = sum(cpu_seconds(pid) for pid in pids) - sum(before)
    await asyncio.sleep(1)
    figures = await _figures(tally, moves, tables, elapsed, cpu, ports[0])
    for table in tables:
        table.close()
    return figures


async def saturated(
    count: int, seconds: float, ports: list[int], pids: list[int], by_table: bool = False
) -> Figures:
    """Every seat moves as soon as possible, until the time is over or the first tables are.

    `implied_moves_per_second` is not measured: it is what all servers together would do if each had a core of
    its own and the busiest of them were all that held them up."""
    tally, running = Tally(), True

    def at_once(player: Player) -> None:
        if running:
            player.table.move(player)

    tables = await seated(count, tally, ports, lambda player: None, by_table)
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
    used = [cpu_seconds(pid) - earlier for pid, earlier in zip(pids, before, strict=True)]
    await asyncio.sleep(1)
    figures = await _figures(tally, moves, tables, elapsed, sum(used), ports[0])
    for table in tables:
        table.close()
    return {**figures, "implied_moves_per_second": moves / max(used)}


async def _figures(
    tally: Tally, moves: int, tables: list[LoadTable], elapsed: float, cpu: float, port: int
) -> Figures:
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


async def against_bot(port: int) -> Figures:
    """One person against one hard bot: how long its answers take, and how much of that it did not think."""
    table = LoadTable(0, Tally(), lambda player: None, ["hard"])
    [player] = table.players
    async with httpx.AsyncClient(timeout=60) as client:
        await table.set_up(client, HOST, [port])
    await asyncio.sleep(20)  # until the bots are ready
    waits = []
    while not table.over:
        table.move(player)
        started = perf_counter()
        while not player.legal and not table.over:
            await asyncio.sleep(0.001)
        waits.append(perf_counter() - started)
    table.close()
    budget = SECONDS["hard"]
    return {
        "answer_p50_ms": median(waits) * 1000,
        "answer_max_ms": max(waits) * 1000,
        "max_beyond_budget_ms": (max(waits) - budget) * 1000,
    }


async def idle(count: int, port: int, pid: int) -> Figures:
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

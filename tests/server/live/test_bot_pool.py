"""Bots in processes of their own: who decides while a level is not ready yet."""

import asyncio
import os
import signal
import threading
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.process import BaseProcess
from random import Random

import pytest
from structlog.testing import capture_logs

from saurian.bots import make_bot
from saurian.bots.bot import RandomBot
from saurian.core import CHANCE
from saurian.games import find_game
from saurian.server.live import bot_pool
from saurian.server.live.bot_pool import BotPool, Job, _Lane
from tests.server.client import PATIENCE

LUCK = "7"


def _job(game: str, bot: str) -> Job:
    """The first decision of a game of two."""
    state = find_game(game).start(find_game(game).options({"players": 2}), 1)
    rng = Random(1)
    while state.acting() == (CHANCE,):
        state.apply(CHANCE, state.sample(rng))
    return Job(game, find_game(game).write_position(state), state.acting()[0], bot, LUCK, "owner")


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
def test_the_greedy_bot_decides_until_the_level_is_ready(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    job = _job(game, "easy")
    view = find_game(game).read_position(job.position).view(job.seat)
    first = {name: make_bot(name, game).choose(view, Random(LUCK)).text for name in ("greedy", "easy")}
    monkeypatch.setattr(bot_pool, "_ready", set())
    assert bot_pool._choose(job) == (first["greedy"], False)
    monkeypatch.setattr(bot_pool, "_ready", {(game, "easy")})
    assert bot_pool._choose(job) == (first["easy"], False)


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
def test_that_a_weaker_bot_has_decided_is_told(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "_ready", {(game, "greedy")})
    assert bot_pool._choose(_job(game, "hard")).weaker
    assert not bot_pool._choose(_job(game, "greedy")).weaker


def test_without_numba_no_level_is_ready_that_needs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saurian.sim.compiling.COMPILED", False)
    monkeypatch.setattr(bot_pool, "_ready", set())
    with capture_logs() as logged:
        bot_pool._prepare_levels()
    assert {name for _, name in bot_pool._ready} == {"random", "greedy", "easy"}
    assert [line["event"] for line in logged] == ["numba-missing"]


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
def test_a_hint_comes_at_first_sight_until_the_search_is_ready(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = _job(game, "hard")
    monkeypatch.setattr(bot_pool, "_ready", set())
    found = bot_pool._hint(job)
    assert all(prospect["win_share"] is None for prospect in found["prospects"])
    assert found["reasons"]


def test_a_hint_tells_what_follows_at_once() -> None:
    """A chamber is taken first and put then: both are told, and are possible."""
    options = {"players": 2, "first": 0}
    state = find_game("drakon").start(find_game("drakon").options(options), 1)
    rng = Random(1)
    while not any(one.text.startswith("place ") for one in state.legal(0)):
        seat = state.acting()[0]
        action = state.sample(rng) if seat == CHANCE else state.legal(seat)[0]
        state.apply(seat, action)
    found = bot_pool._hint(Job("drakon", find_game("drakon").write_position(state), 0, "", LUCK, "owner"))
    best = found["prospects"][0]
    assert best["move"].startswith("place ")
    state.apply(0, find_game("drakon").read_move(best["move"]))
    assert best["then"] in {one.text for one in state.legal(0)}


def test_all_bots_get_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """The weak ones, which need little, before any that must be compiled."""
    order: list[tuple[str, str]] = []

    class Ready(set[tuple[str, str]]):
        def add(self, bot: tuple[str, str]) -> None:
            order.append(bot)

    monkeypatch.setattr(bot_pool, "_ready", Ready())
    monkeypatch.setattr("saurian.bots.make_bot", lambda name, game: RandomBot())
    bot_pool._prepare_levels()
    assert len(order) == 12
    assert {name for _, name in order[:6]} == {"random", "greedy", "easy"}


def test_nothing_is_left_of_thinkers_that_were_stopped() -> None:
    """A thread that is still closing when Python ends makes it stumble."""
    before = set(threading.enumerate())
    pool = BotPool(1)
    pool.start()
    assert set(threading.enumerate()) > before
    pool.stop()
    assert {one for one in threading.enumerate() if "Manager" in type(one).__name__} <= before


def processes(lane: _Lane) -> Iterable[BaseProcess]:
    assert lane._pool is not None
    return lane._pool._processes.values()


async def test_a_thinker_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    def end_processes(lane: _Lane, pool: ProcessPoolExecutor) -> None:
        monkeypatch.setattr(bot_pool, "JOB_SECONDS", PATIENCE)  # the next one may take its time to start
        end(lane, pool)

    end = _Lane.end_processes
    monkeypatch.setattr(_Lane, "end_processes", end_processes)

    monkeypatch.setattr(bot_pool, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(bot_pool, "JOB_SECONDS", PATIENCE)
    pool, job = BotPool(1), _job("draftosaurus", "greedy")
    pool.start()
    try:
        async with asyncio.timeout(PATIENCE):
            move = await pool.choose(job)
            (process,) = processes(pool._quick)
            assert process.pid is not None
            os.kill(process.pid, signal.SIGSTOP)
            monkeypatch.setattr(bot_pool, "JOB_SECONDS", 0.2)
            assert await pool.choose(job) == move
    finally:
        pool.stop()


def test_a_thinker_that_hangs_does_not_keep_the_server_from_ending() -> None:
    pool = BotPool(1)
    pool.start()
    (process,) = processes(pool._search)
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    pool.stop()
    process.join(PATIENCE)
    assert process.exitcode == -signal.SIGKILL

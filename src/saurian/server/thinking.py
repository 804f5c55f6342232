"""Bots think in processes of their own, so that nobody at another table waits for them.

A job says how the game came to where it is; the process plays it again and hands the bot its view. The same
job gives the same move, but for one thing: on a new machine it takes a minute or two to compile what the
levels need. Nobody waits for that: until a level is ready, the greedy bot takes its place.
"""

import asyncio
import json
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

import structlog

from saurian.core import Seat, State
from saurian.core.message import describe_message
from saurian.games import GAMES, find_game
from saurian.server.table import Table

log = structlog.get_logger()


class Position(NamedTuple):
    """How a game came to where it is."""

    game: str
    rules: int
    options: str
    """As JSON."""
    moves: tuple[tuple[Seat, str], ...]


class Job(NamedTuple):
    """Who must decide what."""

    position: Position
    seat: Seat
    bot: str
    luck: str
    """What the bot's own chance comes from."""


class Thinkers:
    """The processes. One that dies is replaced, and its job done again."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Let the processes start and get ready; nobody waits for them."""
        if self._workers:
            self._pool = ProcessPoolExecutor(
                self._workers, multiprocessing.get_context("spawn"), initializer=_get_ready
            )
            for _ in range(self._workers):
                self._pool.submit(_nothing)

    @property
    def willing(self) -> bool:
        """Whether there are any."""
        return self._pool is not None

    async def choose(self, job: Job) -> str:
        """The bot's move, as text."""
        move: str = await self._do(_choose, job)
        return move

    async def hint(self, position: Position, seat: Seat) -> dict[str, Any]:
        """What a strong player would do, and why."""
        found: dict[str, Any] = await self._do(_hint, position, seat)
        return found

    async def _do(self, function: Any, *args: Any) -> Any:
        loop = asyncio.get_running_loop()
        pool = self._pool
        assert pool is not None
        try:
            return await loop.run_in_executor(pool, function, *args)
        except BrokenProcessPool:
            log.warning("thinker-died")
            if self._pool is pool:  # others may have noticed first
                self.start()
            return await loop.run_in_executor(self._pool, function, *args)

    def stop(self) -> None:
        """Let them go, whatever they are thinking about."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            keeper: Any = pool._executor_manager_thread
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            keeper.join()  # or Python, on its way out, writes to it while it closes


def position_of(table: Table) -> Position:
    """A table's game, for a thinker."""
    moves = tuple((seat, action.text) for seat, action in table.moves)
    return Position(table.game.name, table.rules, json.dumps(table.options.to_json()), moves)


# --- in the process of a thinker ----------------------------------------------------------------------


def _nothing() -> None:
    """So that the pool starts its processes."""


def _get_ready() -> None:
    """Work begins at once; what takes long to make ready is made ready beside it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it ends
    _load_modules()
    for task in (_end_with_the_server, _prepare_levels):
        threading.Thread(target=task, daemon=True).start()


def _load_modules() -> None:
    """Import before there are threads: two that import the same packages can wait for each other for ever."""
    from saurian.bots import bots_of, hints, make_bot
    from saurian.sim.compiling import COMPILED

    for game in GAMES:
        find_game(game)
        for name in bots_of(game):
            make_bot(name, game)
        for module in ("hints", "search") if COMPILED else ("hints",):
            import_module(f"{hints.__package__}.{game}.{module}")
    if COMPILED:
        import_module("saurian.bots.draftosaurus.judge")


_ready: set[tuple[str, str]] = set()
"""The games and bots that need no more preparation."""


def _prepare_levels() -> None:
    """Load and compile what the levels need: the weak ones of all games first, which need little."""
    from saurian.bots import bots_of, make_bot, prepare

    bots = [(place, game, name) for game in GAMES for place, name in enumerate(bots_of(game))]
    for _, game, name in sorted(bots):
        prepare(make_bot(name, game))
        _ready.add((game, name))


def _end_with_the_server() -> None:
    """A server that is killed cannot say good-bye."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def _choose(job: Job) -> str:
    from saurian.bots import make_bot

    state = _replayed(job.position)
    game = job.position.game
    bot = make_bot(job.bot if (game, job.bot) in _ready else "greedy", game)
    action = bot.choose(state.view(job.seat), Random(job.luck))
    text: str = action.text
    return text


def _hint(position: Position, seat: Seat) -> dict[str, Any]:
    from saurian.bots.hints import LEVEL, hint

    ready = (position.game, LEVEL) in _ready
    found = hint(_replayed(position).view(seat), position.game, at_first_sight=not ready)
    prospects = [
        {
            "move": prospect.action.text,
            "then": None if prospect.then is None else prospect.then.text,
            "win_share": prospect.win_share,
            "points": prospect.points,
        }
        for prospect in (found.best, *found.others)
    ]
    return {"prospects": prospects, "reasons": [describe_message(reason) for reason in found.reasons]}


def _replayed(position: Position) -> State[Any]:
    game = find_game(position.game)
    state: State[Any] = game.start(_options(position.game, position.options), position.rules)
    for seat, text in position.moves:
        state.apply(seat, game.read_move(text))
    return state


@lru_cache(maxsize=64)
def _options(game: str, options: str) -> Any:
    return find_game(game).options(json.loads(options))

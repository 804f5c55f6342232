"""Bots think in processes of their own, so that nobody at another table waits for them.

A job says how the game came to where it is; the process plays it again and hands the bot its view. The same
job gives the same move, but for one thing: on a new machine it takes a minute or two to compile what the
levels need. Nobody waits for that: until a level is ready, and for ever where Numba is missing, the greedy
bot takes its place, and the table is told.
"""

import asyncio
import json
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from math import inf
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import structlog

from saurian.core import Seat, State
from saurian.core.message import describe_message
from saurian.games import GAMES, find_game
from saurian.server.domain.table import Table

JOB_SECONDS = 60
"""A process that takes longer for a job hangs. The strongest bot takes some seconds."""
LOOK_SECONDS = 2
"""How often we look whether one does."""

log = structlog.get_logger()


class Position(NamedTuple):
    """How a game came to where it is."""

    game: str
    rules: int
    options: str
    """As JSON."""
    moves: tuple[tuple[Seat, str], ...]


class Job(NamedTuple):
    """A decision for a bot to make."""

    position: Position
    seat: Seat
    bot: str
    luck: str
    """What the bot's own chance comes from."""


class Decision(NamedTuple):
    """What a bot does."""

    move: str
    weaker: bool
    """Whether the greedy bot has decided for a level that is not ready."""


class BotPool:
    """The processes. One that dies is replaced, and its job done again."""

    def __init__(
        self, workers: int, set_up_logs: Callable[[], None] | None = None, bots: Sequence[str] = ()
    ) -> None:
        self._workers = workers
        self._set_up_logs = set_up_logs
        """Lets a process write to the server's log; None: it writes as it is used to."""
        self._bots = tuple(bots)
        """The host's own."""
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Let the processes start and get ready; nobody waits for them."""
        if self._workers:
            self._pool = ProcessPoolExecutor(
                self._workers,
                multiprocessing.get_context("spawn"),
                initializer=_get_ready,
                initargs=(self._set_up_logs, dict(GAMES), self._bots),
            )
            for _ in range(self._workers):
                self._pool.submit(_nothing)

    @property
    def available(self) -> bool:
        """Whether there are any."""
        return self._pool is not None

    async def choose(self, job: Job) -> Decision:
        """What the bot does."""
        decision: Decision = await self._do(_choose, job)
        return decision

    async def hint(self, position: Position, seat: Seat) -> dict[str, Any]:
        """What a strong player would do, and why."""
        found: dict[str, Any] = await self._do(_hint, position, seat)
        return found

    async def _do(self, function: Any, *args: Any) -> Any:
        pool = self._pool
        assert pool is not None
        try:
            return await self._do_in(pool, function, *args)
        except BrokenProcessPool:
            log.warning("thinker-died")
            if self._pool is pool:  # others may have noticed first
                self.start()
            assert self._pool is not None
            return await self._do_in(self._pool, function, *args)

    async def _do_in(self, pool: ProcessPoolExecutor, function: Any, *args: Any) -> Any:
        """What comes of a job. If none comes long after its turn, its process hangs and is ended."""
        job = pool.submit(function, *args)
        answer, late_at = asyncio.wrap_future(job), inf
        try:
            while not answer.done():
                await asyncio.wait([answer], timeout=LOOK_SECONDS)
                if late_at == inf and job.running():
                    late_at = monotonic() + JOB_SECONDS
                if monotonic() > late_at and not answer.done():
                    log.warning("thinker-hangs")
                    self.end_processes(pool)
            return answer.result()
        finally:
            answer.cancel()

    def end_processes(self, pool: ProcessPoolExecutor) -> None:
        """End the processes of a pool, even those that do not listen; its jobs fail."""
        for process in list((pool._processes or {}).values()):
            process.kill()

    def stop(self) -> None:
        """Let them go, whatever they are thinking about."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            background: Any = pool._executor_manager_thread
            self.end_processes(pool)
            pool.shutdown(wait=False, cancel_futures=True)
            background.join()  # or Python, on its way out, writes to it while it closes


def position_of(table: Table) -> Position:
    """A table's game, for a thinker."""
    moves = tuple((seat, action.text) for seat, action in table.moves)
    return Position(table.game.name, table.rules, json.dumps(table.options.to_json()), moves)


# --- in the process of a thinker ----------------------------------------------------------------------


def _nothing() -> None:
    """So that the pool starts its processes."""


def _get_ready(set_up_logs: Callable[[], None] | None, games: Mapping[str, str], bots: Sequence[str]) -> None:
    """Work begins at once; what takes long to make ready is made ready beside it. `games` are those that the
    server knows, `bots` the host's own."""
    from saurian.server.live.hosted_bots import add_hosted_bots

    GAMES.update(games)
    add_hosted_bots(bots)
    if set_up_logs is not None:
        set_up_logs()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it ends
    _load_modules()
    for task in (_end_with_the_server, _prepare_levels):
        threading.Thread(target=task, daemon=True).start()


def _load_modules() -> None:
    """Import before there are threads: two that import the same packages can wait for each other for ever."""
    from saurian.bots import bots_of, make_bot
    from saurian.bots.hints import find_adviser

    for game in GAMES:
        find_game(game)
        find_adviser(game)
        for name in bots_of(game):
            make_bot(name, game, stand_in=True)


_ready: set[tuple[str, str]] = set()
"""The games and bots that need no more preparation."""


def _prepare_levels() -> None:
    """Load and compile what the levels need: the weak ones of all games first, which need little."""
    from saurian.bots import levels_work, make_bot, makers
    from saurian.bots.registry import STAND_IN
    from saurian.sim.compiling import announce_compiling

    announce_compiling(lambda what: log.info("compiling", **what._asdict()))
    bots = [
        (place, game, name, maker.compiled)
        for game in GAMES
        for place, (name, maker) in enumerate(makers(game).items())
    ]
    if not levels_work():
        missing = sorted({name for _, _, name, compiled in bots if compiled})
        log.warning("numba-missing", bots=missing, stand_in=STAND_IN)
        bots = [bot for bot in bots if not bot[3]]
    for _, game, name, _ in sorted(bots):
        make_bot(name, game).prepare()
        _ready.add((game, name))


def _end_with_the_server() -> None:
    """A server that is killed cannot say good-bye."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def _choose(job: Job) -> Decision:
    from saurian.bots import compiled_bots, make_bot, stand_in_of

    state = _replayed(job.position)
    game = job.position.game
    name = job.bot if (game, job.bot) in _ready else stand_in_of(game)
    action = make_bot(name, game).choose(state.view(job.seat), Random(job.luck))
    return Decision(action.text, weaker=name != job.bot and job.bot in compiled_bots(game))


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
            "reason": None if prospect.reason is None else describe_message(prospect.reason),
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

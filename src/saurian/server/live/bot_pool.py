"""Bots think in processes of their own, so that nobody at another table waits for them.

A job is a position as text; the process hands the bot its view of it. The same job gives the same move, but
for one thing: on a new machine it takes a minute or two to compile what the levels need. Nobody waits for
that: until a level is ready, and for ever where Numba is missing, the greedy bot takes its place, and the
table is told.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from math import inf
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import structlog

from saurian.arena.named_bots import name_of
from saurian.bots import compiled_bots
from saurian.core import Message, Problem, Seat
from saurian.core.message import describe_message
from saurian.games import GAMES, find_game
from saurian.server.domain.table import Table
from saurian.server.live.fair_queue import FairQueue

JOB_SECONDS = 60
"""A process that takes longer for a job hangs. The strongest bot takes some seconds."""
STUCK_SECONDS = 20
"""A job that takes longer is a sign of it."""
STOP_SECONDS = 2
"""How long the end of the processes may take before the server goes without them."""
LOOK_SECONDS = 2
"""How often we look whether one does."""

log = structlog.get_logger()


class Job(NamedTuple):
    """A decision to be made."""

    game: str
    position: str
    """The whole position as text, with what each seat has seen."""
    seat: Seat
    bot: str
    """The level; for a hint it does not matter."""
    luck: str
    """What the bot's own chance comes from."""
    owner: str
    """On whose account the bot thinks: the address of the people at the table. Owners take turns."""


class Decision(NamedTuple):
    """What a bot does."""

    move: str
    weaker: bool
    """Whether the greedy bot has decided for a level that is not ready."""


class BotPool:
    """The processes in which bots think: some for those that search, and one for those that do not, which
    would wait long behind the others and decide at once."""

    def __init__(
        self, workers: int, set_up_logs: Callable[[], None] | None = None, bots: Sequence[str] = ()
    ) -> None:
        """`bots` are the host's own."""
        self.available = workers > 0
        """Whether there are any processes."""
        self._hosted = frozenset(map(name_of, bots))
        """Bots of which nobody knows how long they think."""
        get_ready = partial(_get_ready, set_up_logs, dict(GAMES), tuple(bots))
        self._search = _Lane(workers, partial(get_ready, True))
        self._quick = _Lane(min(workers, 1), partial(get_ready, False))

    def start(self) -> None:
        """Let the processes start and get ready; nobody waits for them."""
        if self.available:
            self._search.start()
            self._quick.start()

    @property
    def queued(self) -> int:
        """How many decisions wait for a process."""
        return len(self._search.queue) + len(self._quick.queue)

    @property
    def stuck(self) -> bool:
        """Whether a process takes suspiciously long for its decision."""
        return self._search.stuck or self._quick.stuck

    async def choose(self, job: Job) -> Decision:
        """What the bot does."""
        slow = job.bot in self._hosted or job.bot in compiled_bots(job.game)
        lane = self._search if slow else self._quick
        decision: Decision = await lane.run(job.owner, _choose, job)
        return decision

    async def hint(self, job: Job) -> dict[str, Any]:
        """What a strong player would do, and why."""
        found: dict[str, Any] = await self._search.run(job.owner, _hint, job)
        return found

    def stop(self) -> None:
        """Let the processes go, whatever they are thinking about."""
        self.available = False
        for lane in (self._search, self._quick):
            lane.stop()


class _Lane:
    """Processes that do the same kind of work. One that dies or hangs is replaced, and its job done again."""

    def __init__(self, workers: int, get_ready: Callable[[], None]) -> None:
        self._workers = workers
        self._get_ready = get_ready
        self.queue = FairQueue(workers)
        self._pool: ProcessPoolExecutor | None = None
        self._began: dict[object, float] = {}
        """When each job that runs now began."""

    @property
    def stuck(self) -> bool:
        """Whether a job takes suspiciously long."""
        return any(monotonic() - began > STUCK_SECONDS for began in self._began.values())

    def start(self) -> None:
        """Let the processes start."""
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self._workers, context, initializer=self._get_ready)
        for _ in range(self._workers):
            self._pool.submit(_nothing)

    async def run(self, owner: str, function: Callable[[Job], Any], job: Job) -> Any:
        """What comes of a job, when it is the owner's turn."""
        async with self.queue.place(owner):
            began = object()
            self._began[began] = monotonic()
            try:
                return await self._run(function, job)
            finally:
                del self._began[began]

    async def _run(self, function: Callable[[Job], Any], job: Job) -> Any:
        pool = self._pool
        if pool is None:
            raise Problem(Message("refused-no-bots"))
        try:
            return await self._run_in(pool, function, job)
        except BrokenProcessPool:
            log.warning("bot-worker-died")
            if self._pool is pool:  # others may have noticed first
                self.start()
            if self._pool is None:
                raise
            return await self._run_in(self._pool, function, job)

    async def _run_in(self, pool: ProcessPoolExecutor, function: Callable[[Job], Any], job: Job) -> Any:
        """What comes of a job. If none comes long after it was begun, its process hangs and is ended."""
        running = pool.submit(function, job)
        answer, late_at = asyncio.wrap_future(running), inf
        try:
            while not answer.done():
                await asyncio.wait([answer], timeout=LOOK_SECONDS)
                if late_at == inf and running.running():
                    late_at = monotonic() + JOB_SECONDS
                if monotonic() > late_at and not answer.done():
                    log.warning("bot-worker-hangs")
                    self.end_processes(pool)
            return answer.result()
        finally:
            answer.cancel()

    def end_processes(self, pool: ProcessPoolExecutor) -> None:
        """End the processes of a pool, even those that do not listen; its jobs fail."""
        for process in list((pool._processes or {}).values()):
            process.kill()

    def stop(self) -> None:
        """End the processes."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            manager: Any = pool._executor_manager_thread
            self.end_processes(pool)
            pool.shutdown(wait=False, cancel_futures=True)
            manager.join(STOP_SECONDS)  # or Python, on its way out, writes to it while it closes


def make_job(table: Table, seat: Seat, bot: str, luck: str, owner: str) -> Job:
    """A decision that a seat of the table owes."""
    return Job(table.game.name, table.game.write_position(table.state), seat, bot, luck, owner)


# --- in a worker process ------------------------------------------------------------------------------


def _nothing() -> None:
    """So that the pool starts its processes."""


def _get_ready(
    set_up_logs: Callable[[], None] | None, games: Mapping[str, str], bots: Sequence[str], search: bool
) -> None:
    """Work begins at once; what takes long to make ready is made ready beside it. `games` are those that the
    server knows, `bots` the host's own. Unless it is for bots that `search`, a process needs nothing
    compiled."""
    from saurian.server.live.hosted_bots import add_hosted_bots

    GAMES.update(games)
    add_hosted_bots(bots)
    if set_up_logs is not None:
        set_up_logs()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it ends
    _load_modules(search)
    prepare = _prepare_levels if search else _prepare_quick_bots
    for task in (_end_with_the_server, prepare):
        threading.Thread(target=task, daemon=True).start()


def _load_modules(search: bool) -> None:
    """Import before there are threads: two that import the same packages can wait for each other for ever."""
    from saurian.bots import bots_of, make_bot
    from saurian.bots.hints import find_adviser

    for game in GAMES:
        find_game(game)
        if search:
            find_adviser(game)
        for name in bots_of(game):
            if search or name not in compiled_bots(game):
                make_bot(name, game, stand_in=True)


def _prepare_quick_bots() -> None:
    """Load what the bots need that do not search."""
    from saurian.bots import bots_of, make_bot

    for game in GAMES:
        for name in bots_of(game):
            if name not in compiled_bots(game):
                make_bot(name, game).prepare()
                _ready.add((game, name))


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
    from saurian.bots import make_bot, stand_in_of

    game = find_game(job.game)
    name = job.bot if (job.game, job.bot) in _ready else stand_in_of(job.game)
    view = game.read_position(job.position).view(job.seat)
    action = make_bot(name, job.game).choose(view, Random(job.luck))
    return Decision(action.text, weaker=name != job.bot and job.bot in compiled_bots(job.game))


def _hint(job: Job) -> dict[str, Any]:
    from saurian.bots.hints import LEVEL, hint

    ready = (job.game, LEVEL) in _ready
    view = find_game(job.game).read_position(job.position).view(job.seat)
    found = hint(view, job.game, at_first_sight=not ready)
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

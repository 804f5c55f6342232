"""What the server does by itself: bots move, clocks run out, presence is noted, old tables go."""

import asyncio
import gc
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic, time

import structlog

from saurian.core import Problem, Seat
from saurian.server.domain.authorisation import stand_in_for
from saurian.server.domain.commands import BotMove
from saurian.server.domain.submission import Submission
from saurian.server.live.bot_pool import BotPool, make_job
from saurian.server.live.live_table import LiveTable
from saurian.server.live.registry import Registry
from saurian.server.metrics import BOT_SECONDS
from saurian.server.settings import Settings
from saurian.server.storage.database import STORAGE_ERRORS
from saurian.server.storage.store import Store
from saurian.server.tasks import cancel_and_wait

DUE_SECONDS = 0.5
"""How often we look for clocks that have run out and bots that nobody thinks for."""
PRESENCE_SECONDS = 10
TABLES_AT_ONCE = 50
EXPIRY_SECONDS = 3600
DAY = 86_400
JUMP_SECONDS = 3600
"""A wall clock that differs by more from one look to the next was set."""

log = structlog.get_logger()


class Background:
    """Looks after the tables. `run` must be running."""

    def __init__(self, tables: Registry, store: Store, bot_pool: BotPool, settings: Settings) -> None:
        self._tables = tables
        self._store = store
        self._thinkers = bot_pool
        self._settings = settings
        self._thinking: dict[tuple[str, Seat, int], asyncio.Task[None]] = {}
        self._offset = time() - monotonic()
        """What the wall clock is ahead of the time since the machine started."""
        tables.on_bots = self.let_bots_move

    async def run(self) -> None:
        """Look after everything, until cancelled."""
        try:
            async with asyncio.TaskGroup() as group:
                for seconds, task in (
                    (DUE_SECONDS, self._look_at_due),
                    (PRESENCE_SECONDS, self._note_presence),
                    (EXPIRY_SECONDS, self._expire),
                    (EXPIRY_SECONDS, self._free_memory),
                ):
                    group.create_task(self._every(seconds, task))
        finally:
            await cancel_and_wait(self._thinking.values())

    async def _every(self, seconds: float, task: Callable[[], Awaitable[None]]) -> None:
        """What fails once is tried again next time: the database may be away for a while."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await task()
            except STORAGE_ERRORS as error:
                log.error("storage-failed", task=task.__name__, error=str(error))
            except Exception:
                log.exception("background-failed", task=task.__name__)

    # --- bots ---

    def let_bots_move(self, live: LiveTable) -> None:
        """Think for every bot that owes a decision here and is not thought for already."""
        if self._thinkers.available:
            for seat in live.table.bots_to_move():
                self._think(live, seat, live.table.decider(seat) or "", "bot")

    def _think(self, live: LiveTable, seat: Seat, bot: str, by: str) -> None:
        key = (live.table.id, seat, live.table.asked[seat])
        if key not in self._thinking:
            task = asyncio.create_task(self._decide(live, seat, bot, by))
            self._thinking[key] = task
            task.add_done_callback(lambda _: self._thinking.pop(key, None))

    async def _decide(self, live: LiveTable, seat: Seat, bot: str, by: str) -> None:
        table = live.table
        asked = table.asked[seat]
        luck = hashlib.sha256(f"{table.seed} {asked} {seat}".encode()).hexdigest()
        job = make_job(table, seat, bot, luck, live.owner)
        try:
            with BOT_SECONDS.time():
                decision = await self._thinkers.choose(job)
            clock = bot if by == "clock" else None
            command = BotMove(decision.move, asked, decision.weaker, clock)
            await self._tables.submit(live, Submission(f"{by}:{seat}:{asked}", seat, command))
        except Problem as problem:  # the person came back, or another process was quicker
            log.info("bot-move-refused", table=table.id, seat=seat, problem=str(problem))
        except STORAGE_ERRORS as error:
            log.error("bot-move-not-stored", table=table.id, seat=seat, error=str(error))
        except Exception:
            log.exception("bot-failed", table=table.id, seat=seat, bot=bot)
            await asyncio.sleep(self._settings.bot_patience)

    # --- clocks ---

    async def _look_at_due(self) -> None:
        if not self._thinkers.available:
            return
        for table_id in await self._store.due(time(), limit=100):
            try:
                live = await self._tables.open(table_id)
                self.let_bots_move(live)
                self._end_decisions(live)
            except Exception:  # the others' clocks run all the same
                log.exception("table-failed", table=table_id)

    def _end_decisions(self, live: LiveTable) -> None:
        """Time is up: a bot decides for each person who owes a decision, to the end of the turn."""
        table = live.table
        deadline = table.deadline()
        if deadline is not None and deadline <= time():
            for seat in table.asked:
                if table.decider(seat) is None:
                    self._think(live, seat, stand_in_for(table), "clock")

    # --- presence ---

    async def _note_presence(self) -> None:
        """A few tables at a time: moves wait while the database writes, and while we are busy."""
        watched = [live for live in self._tables.live() if live.watchers]
        for start in range(0, len(watched), TABLES_AT_ONCE):
            await self._note_presence_at(watched[start : start + TABLES_AT_ONCE])

    async def _note_presence_at(self, watched: Sequence[LiveTable]) -> None:
        here = {
            (live.table.id, live.table.sitters[watcher.seat].chair)
            for live in watched
            for watcher in live.watchers
            if watcher.seat is not None
        }
        if here:
            await self._store.mark_seen(here, time())
        seen = await self._store.seen_at([live.table.id for live in watched])
        for live in watched:
            live.note_seen(seen[live.table.id])
            live.note_presence()
            await self._tables.refresh(live)  # if it failed when we heard of news

    # --- expiry ---

    def _time_jumped(self) -> bool:
        """Whether the wall clock was set since the last look: then nobody knows how old a table is."""
        before, self._offset = self._offset, time() - monotonic()
        return abs(self._offset - before) > JUMP_SECONDS

    async def _expire(self) -> None:
        if self._time_jumped():
            log.warning("clock-jumped", hint="no tables are deleted this time")
            return
        now, settings = time(), self._settings
        gone = await self._store.expire(
            {
                "open": now - settings.expire_open_after * DAY,
                "playing": now - settings.expire_playing_after * DAY,
                "over": now - settings.expire_over_after * DAY,
            }
        )
        if gone:
            log.info("tables-expired", count=gone)

    async def _free_memory(self) -> None:
        """Let go what only refers to itself; see `run`."""
        gc.collect()

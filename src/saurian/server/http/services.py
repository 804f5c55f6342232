"""What every part of the server can ask for, put together once."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from functools import partial

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from saurian.server.http.access import Access, Devices
from saurian.server.http.rate_limit import Limiter
from saurian.server.http.sockets import Sockets
from saurian.server.live.background import Background
from saurian.server.live.bot_pool import BotPool
from saurian.server.live.bus import Bus, make_bus
from saurian.server.live.hosted_bots import add_hosted_bots
from saurian.server.live.registry import Registry
from saurian.server.live.sync import Sync
from saurian.server.logs import write_logs
from saurian.server.settings import Settings
from saurian.server.storage.database import (
    STORAGE_ERRORS,
    close_database,
    open_database,
    prepare_database,
    unreachable,
)
from saurian.server.storage.lock import lock_file
from saurian.server.storage.store import Store
from saurian.server.storage.writer import Writer
from saurian.server.supervisor import Supervisor
from saurian.server.tasks import cancel_and_wait

log = structlog.get_logger()


@dataclass(slots=True)
class Services:
    """The parts of a running server."""

    settings: Settings
    engine: AsyncEngine
    store: Store
    writer: Writer
    tables: Registry
    devices: Devices
    access: Access
    bot_pool: BotPool
    sockets: Sockets
    commands: Limiter
    new_tables: Limiter
    entering: Limiter
    hints: Limiter
    supervisor: Supervisor


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Services]:
    """All parts at work; at the end what waits is written. Raises `Problem` if they cannot start."""
    engine = open_database(settings.database_url)
    alone = engine.dialect.name == "sqlite"
    with lock_file(engine.url) if alone else nullcontext():
        async with _running(settings, engine, make_bus(settings.redis, alone)) as services:
            yield services


@asynccontextmanager
async def _running(settings: Settings, engine: AsyncEngine, bus: Bus) -> AsyncIterator[Services]:
    try:
        await prepare_database(engine)
        if bus.has_others and not settings.redis:
            log.warning("no-redis", hint="other servers of this database are heard of late; set redis")
        store, writer = Store(engine), Writer(engine)
        tables = Registry(store, writer, bus, settings.bot_patience, settings.cached_tables)
        devices = await _load_devices(engine, store)
        add_hosted_bots(settings.bots)
        write_logs_here = partial(write_logs, settings.log_level, settings.log_json)
        bot_pool = BotPool(settings.bot_workers, write_logs_here, settings.bots)
        commands = Limiter(settings.command_rate, settings.command_rate * 2)
        services = Services(
            settings=settings,
            engine=engine,
            store=store,
            writer=writer,
            tables=tables,
            devices=devices,
            access=Access(store, devices),
            bot_pool=bot_pool,
            sockets=Sockets(tables, settings, commands),
            commands=commands,
            new_tables=Limiter(settings.table_rate / 60, settings.table_rate),
            entering=Limiter(1, 30),
            hints=Limiter(0.5, 5),
            supervisor=Supervisor(),
        )
        background = Background(tables, store, bot_pool, settings)
        bot_pool.start()
        supervisor = services.supervisor
        writing = supervisor.start("writer", writer.run)
        tasks = [
            supervisor.start("news", Sync(tables, store, bus).run),
            supervisor.start("background", background.run),
        ]
        try:
            yield services
        finally:
            await services.sockets.close_all()
            await cancel_and_wait(tasks)
            await tables.end()
            bot_pool.stop()
            await cancel_and_wait([writing])
            await bus.close()
    finally:
        await close_database(engine)


async def _load_devices(engine: AsyncEngine, store: Store) -> Devices:
    """Raises `Problem` if the database takes nothing, as a file that can only be read."""
    try:
        return await Devices.load(store)
    except STORAGE_ERRORS as error:
        raise unreachable(engine.url, error) from None

"""What every part of the server can ask for, put together once."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from functools import partial

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from saurian.server.access import Access, Devices
from saurian.server.bus import Bus, make_bus
from saurian.server.ending import end
from saurian.server.guard import Limiter
from saurian.server.keeper import Keeper
from saurian.server.logs import write_logs
from saurian.server.news import News
from saurian.server.settings import Settings
from saurian.server.sockets import Sockets
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
from saurian.server.supervising import Supervisor
from saurian.server.tables import Tables
from saurian.server.thinking import Thinkers

log = structlog.get_logger()


@dataclass(slots=True)
class Services:
    """The parts of a running server."""

    settings: Settings
    engine: AsyncEngine
    store: Store
    writer: Writer
    tables: Tables
    devices: Devices
    access: Access
    thinkers: Thinkers
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
        tables = Tables(store, writer, bus, settings.bot_patience, settings.cached_tables)
        devices = await _load_devices(engine, store)
        thinkers = Thinkers(settings.bot_workers, partial(write_logs, settings.log_level, settings.log_json))
        commands = Limiter(settings.command_rate, settings.command_rate * 2)
        services = Services(
            settings=settings,
            engine=engine,
            store=store,
            writer=writer,
            tables=tables,
            devices=devices,
            access=Access(store, devices),
            thinkers=thinkers,
            sockets=Sockets(tables, settings, commands),
            commands=commands,
            new_tables=Limiter(settings.table_rate / 60, settings.table_rate),
            entering=Limiter(1, 30),
            hints=Limiter(0.5, 5),
            supervisor=Supervisor(),
        )
        keeper = Keeper(tables, store, thinkers, settings)
        thinkers.start()
        supervisor = services.supervisor
        writing = supervisor.start("writer", writer.run)
        tasks = [
            supervisor.start("news", News(tables, store, bus).run),
            supervisor.start("keeper", keeper.run),
        ]
        try:
            yield services
        finally:
            await services.sockets.close_all()
            await end(tasks)
            await tables.end()
            thinkers.stop()
            await end([writing])
            await bus.close()
    finally:
        await close_database(engine)


async def _load_devices(engine: AsyncEngine, store: Store) -> Devices:
    """Raises `Problem` if the database takes nothing, as a file that can only be read."""
    try:
        return await Devices.load(store)
    except STORAGE_ERRORS as error:
        raise unreachable(engine.url, error) from None

"""What every part of the server can ask for, put together once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncEngine

from saurian.server.access import Access, Devices
from saurian.server.bus import make_bus
from saurian.server.ending import end
from saurian.server.guard import Limiter
from saurian.server.keeper import Keeper
from saurian.server.news import News
from saurian.server.settings import Settings
from saurian.server.sockets import Sockets
from saurian.server.storage.database import open_database, prepare_database
from saurian.server.storage.store import Store
from saurian.server.storage.writer import Writer
from saurian.server.tables import Tables
from saurian.server.thinking import Thinkers


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


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Services]:
    """All parts at work; at the end what waits is written. Raises `Problem` if they cannot start."""
    engine = open_database(settings.database_url)
    try:
        await prepare_database(engine)
        store, writer, bus = Store(engine), Writer(engine), make_bus(settings.redis)
        tables = Tables(store, writer, bus, settings.bot_patience, settings.cached_tables)
        devices = await Devices.load(store)
        thinkers = Thinkers(settings.bot_workers)
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
        )
        keeper = Keeper(tables, store, thinkers, settings)
        thinkers.start()
        writing = asyncio.create_task(writer.run())
        tasks = [
            asyncio.create_task(News(tables, store, bus).run()),
            asyncio.create_task(keeper.run()),
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
        await engine.dispose()

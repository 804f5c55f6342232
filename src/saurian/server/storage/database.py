"""The connection to the database: how it must be set up, and whether its tables are those of this version."""

import asyncio
import sqlite3
from importlib.resources import files
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, func, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from saurian.core import Message, Problem
from saurian.server.settings import without_password

DIALECTS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


class StorageFailed(Exception):
    """The database did not take an entry; whether it has it is not known."""


STORAGE_ERRORS = (StorageFailed, SQLAlchemyError, OSError)
"""What it can mean that the database is away."""

MIGRATING = 0x5A0121A
"""The number of the lock that PostgreSQL keeps for us while we migrate."""

PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
"""Of SQLite: readers beside the writer, every commit on disk before it is acknowledged."""


def open_database(url: str) -> AsyncEngine:
    """An engine for SQLite or PostgreSQL; its errors tell no secrets. Raises `Problem` for any other."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise Problem(Message("bad-database", {"text": without_password(url)})) from None
    dialect = parsed.get_backend_name()
    if dialect not in DIALECTS:
        raise Problem(Message("bad-database", {"text": parsed.render_as_string()}))
    parsed = parsed.set(drivername=DIALECTS[dialect])
    if dialect == "postgresql":
        return create_async_engine(
            parsed, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True
        )
    _check_file(parsed)
    engine = create_async_engine(parsed, pool_size=3, max_overflow=0, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    event.listen(engine.sync_engine, "begin", _begin_immediate)
    return engine


def _check_file(url: URL) -> None:
    """aiosqlite says more than one line if it cannot open the file, so we try first."""
    try:
        sqlite3.connect(url.database or ":memory:").close()
    except sqlite3.Error as error:
        raise _unreachable(url, error) from None


def _set_pragmas(connection: Any, record: object) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    cursor = connection.cursor()
    for name, value in PRAGMAS.items():
        cursor.execute(f"PRAGMA {name} = {value}")
        cursor.execute(f"PRAGMA {name}")
        (found,) = cursor.fetchone()
        if found != value:
            raise RuntimeError(f"SQLite will not set {name} to {value}: it is {found}")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    """A writer that begins as a reader could fail half-way, so it says at once what it is."""
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


# --- migrations ---------------------------------------------------------------------------------------


async def prepare_database(engine: AsyncEngine) -> None:
    """Bring SQLite up to date; of PostgreSQL only ask, because there the host decides when.

    Raises `Problem` if the database cannot be used.
    """
    try:
        if engine.dialect.name == "sqlite":
            await migrate(engine)
        elif await current_revision(engine) != newest_revision():
            raise Problem(Message("database-not-migrated"))
    except STORAGE_ERRORS as error:
        raise _unreachable(engine.url, error) from None


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables of the database to this version. Raises `Problem` if it is newer than this program."""
    found = await current_revision(engine)
    known = {script.revision for script in _scripts().walk_revisions()}
    if found is not None and found not in known:
        raise Problem(Message("database-too-new"))
    if found != newest_revision():
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":  # others may have the same thought at the same time
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
            await connection.run_sync(_upgrade)


async def current_revision(engine: AsyncEngine) -> str | None:
    """The version of the database's tables; None: there are none."""
    async with engine.connect() as connection:
        return await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())


def newest_revision() -> str | None:
    """The version that this program works with."""
    return _scripts().get_current_head()


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files(__package__).joinpath("migrations")))
    return config


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _unreachable(url: URL, error: Exception) -> Problem:
    reason = str(getattr(error, "orig", None) or error).splitlines()[0]
    shown = url.render_as_string(hide_password=True)
    return Problem(Message("database-unreachable", {"text": shown, "reason": reason}))


async def run_migrations(url: str) -> None:
    """`saurian migrate`: open, bring up to date, close."""
    engine = open_database(url)
    try:
        await migrate(engine)
    except STORAGE_ERRORS as error:
        raise _unreachable(engine.url, error) from None
    finally:
        await engine.dispose()


def migrate_now(url: str) -> None:
    """The same for callers without an event loop."""
    asyncio.run(run_migrations(url))

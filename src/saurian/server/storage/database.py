"""The connection to the database: how it must be set up, and whether its tables are those of this version."""

import asyncio
import logging
import sqlite3
import time
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Any

import structlog
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, func, select
from sqlalchemy.engine import URL, ExceptionContext, make_url
from sqlalchemy.exc import ArgumentError, InvalidatePoolError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from saurian.core import Message, Problem
from saurian.server.settings import without_password

DIALECTS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}

log = structlog.get_logger()


class StorageFailed(Exception):
    """The database did not take an entry; whether it has it is not known."""


STORAGE_ERRORS = (StorageFailed, SQLAlchemyError, OSError)
"""What it can mean that the database is away."""

MIGRATING = 0x5A0121A
"""The number of the lock that PostgreSQL keeps for us while we migrate."""

PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
"""Of SQLite: readers beside the writer, every commit on disk before it is acknowledged."""

CONNECT_SECONDS = 5
PING_SECONDS = 2
QUERY_SECONDS = 10
CLOSE_SECONDS = 2
"""How long PostgreSQL may take to be reached, to show that a connection lives, for a statement, and to say
good-bye. A connection can be open and dead, and then nothing ever comes."""


def open_database(url: str, query_seconds: float | None = QUERY_SECONDS) -> AsyncEngine:
    """An engine for SQLite or PostgreSQL; its errors tell no secrets. Raises `Problem` for any other.
    `query_seconds` is how long PostgreSQL may take for a statement; None: any time."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise Problem(Message("bad-database", {"text": without_password(url)})) from None
    dialect = parsed.get_backend_name()
    if dialect not in DIALECTS:
        raise Problem(Message("bad-database", {"text": parsed.render_as_string()}))
    parsed = parsed.set(drivername=DIALECTS[dialect])
    if dialect == "postgresql":
        return _open_postgresql(parsed, query_seconds)
    _check_file(parsed)
    engine = create_async_engine(parsed, pool_size=3, max_overflow=0, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    event.listen(engine.sync_engine, "begin", _begin_immediate)
    return engine


def _open_postgresql(url: URL, query_seconds: float | None) -> AsyncEngine:
    engine = create_async_engine(
        url,
        pool_size=5,
        max_overflow=5,
        pool_timeout=CONNECT_SECONDS,
        hide_parameters=True,
        connect_args={"timeout": CONNECT_SECONDS, "command_timeout": query_seconds},
    )
    # It would log a traceback for each dead connection that it closes. What fails for it is told anyway.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
    event.listen(engine.sync_engine, "checkout", _check_alive)
    event.listen(engine.sync_engine, "handle_error", _give_up_when_late)
    return engine


def _check_alive(connection: Any, record: object, proxy: object) -> None:
    """Before a connection is used: if it is dead, so are probably all that are as old. SQLAlchemy's own check
    (`pool_pre_ping`) has no deadline."""
    try:
        connection.run_async(lambda driver: driver.execute("SELECT 1", timeout=PING_SECONDS))
    except Exception as error:
        raise InvalidatePoolError from error


def _give_up_when_late(context: ExceptionContext) -> None:
    """A connection on which a statement was late is not used again, not even to roll back."""
    if isinstance(context.original_exception, TimeoutError):
        context.is_disconnect = True


async def close_database(engine: AsyncEngine) -> None:
    """Close all connections; those that hang are left to the system."""
    try:
        async with asyncio.timeout(CLOSE_SECONDS):
            await engine.dispose()
    except TimeoutError:
        log.warning("database-not-closed")


def _check_file(url: URL) -> None:
    """aiosqlite says more than one line if it cannot open the file, so we try first. Nobody else can read a
    new file and what SQLite puts beside it."""
    path = file_of(url)
    try:
        if path is not None and not path.exists():
            path.touch(mode=0o600)
        with closing(sqlite3.connect(url.database or ":memory:")) as connection:
            _use_wal(connection)
    except (OSError, sqlite3.Error) as error:
        raise unreachable(url, error) from None


def _use_wal(connection: sqlite3.Connection) -> None:
    """Switch the file to WAL, for good. SQLite does not wait for others who switch it at the same moment, so
    we do."""
    deadline = time.monotonic() + CONNECT_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = wal")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.01)


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database; None: it is in memory."""
    return None if url.database in (None, "", ":memory:") else Path(str(url.database))


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
        raise unreachable(engine.url, error) from None


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


def unreachable(url: URL, error: Exception) -> Problem:
    """What is told to the host in one line."""
    reason = (str(getattr(error, "orig", None) or error) or type(error).__name__).splitlines()[0]
    shown = url.render_as_string(hide_password=True)
    return Problem(Message("database-unreachable", {"text": shown, "reason": reason}))


async def run_migrations(url: str) -> None:
    """`saurian migrate`: open, bring up to date, close."""
    engine = open_database(url, query_seconds=None)
    try:
        await migrate(engine)
    except STORAGE_ERRORS as error:
        raise unreachable(engine.url, error) from None
    finally:
        await close_database(engine)


def migrate_now(url: str) -> None:
    """The same for callers without an event loop."""
    asyncio.run(run_migrations(url))

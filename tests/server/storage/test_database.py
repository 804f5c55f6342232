"""Migrations, on both databases."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from saurian.core import Problem
from saurian.server.storage.database import (
    PRAGMAS,
    current_revision,
    migrate,
    migrate_now,
    newest_revision,
    open_database,
    prepare_database,
)
from saurian.server.storage.schema import metadata


async def in_database(url: str, sql: str) -> object:
    """What a statement gives."""
    engine = open_database(url)
    try:
        async with engine.begin() as connection:
            result = await connection.execute(text(sql))
            return result.scalar() if result.returns_rows else None
    finally:
        await engine.dispose()


async def prepared(url: str) -> None:
    engine = open_database(url)
    try:
        await prepare_database(engine)
    finally:
        await engine.dispose()


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    found: list[object] = compare_metadata(context, metadata)
    return found


def test_the_migrations_make_the_tables_of_this_version(database: str) -> None:
    migrate_now(database)

    async def compare() -> list[object]:
        engine = open_database(database)
        try:
            assert await current_revision(engine) == newest_revision()
            async with engine.connect() as connection:
                return await connection.run_sync(differences)
        finally:
            await engine.dispose()

    assert asyncio.run(compare()) == []


def test_migrating_again_changes_nothing(database: str) -> None:
    migrate_now(database)
    asyncio.run(in_database(database, "INSERT INTO keys VALUES ('name', 'value')"))
    migrate_now(database)
    assert asyncio.run(in_database(database, "SELECT value FROM keys")) == "value"


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    migrate_now(database)
    asyncio.run(in_database(database, "UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Problem, match="database-too-new"):
        migrate_now(database)
    with pytest.raises(Problem, match=r"database-too-new|database-not-migrated"):
        asyncio.run(prepared(database))


def test_sqlite_is_migrated_by_itself_and_postgresql_by_the_host(database: str) -> None:
    if database.startswith("sqlite"):
        asyncio.run(prepared(database))
    else:
        with pytest.raises(Problem, match="database-not-migrated"):
            asyncio.run(prepared(database))
        migrate_now(database)
    asyncio.run(prepared(database))


def test_sqlite_keeps_what_it_has_acknowledged(tmp_path: object) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    for name, value in PRAGMAS.items():
        assert asyncio.run(in_database(url, f"PRAGMA {name}")) == value


def test_migrating_at_once_from_several_places(database: str) -> None:
    async def all_at_once() -> None:
        engines = [open_database(database) for _ in range(3)]
        try:
            await asyncio.gather(*(migrate(engine) for engine in engines))
        finally:
            for engine in engines:
                await engine.dispose()

    asyncio.run(all_at_once())

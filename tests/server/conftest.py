"""Databases, Redis and servers for the tests here. Each worker of pytest-xdist has its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from saurian.server.storage.database import migrate_now
from tests.server import services
from tests.server.serving import Server, serving


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    """A PostgreSQL."""
    with services.postgres() as found:
        yield found


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """The URL of a Redis."""
    with services.redis() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite"
    found: services.Postgres = request.getfixturevalue("postgres")
    return found.new_database()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without bots, on SQLite, for all tests that do not mind sharing it."""
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="session")
def two_servers(
    postgres: services.Postgres, redis: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two servers of one PostgreSQL database that hear of each other by Redis."""
    folder, database = tmp_path_factory.mktemp("two"), postgres.new_database()
    migrate_now(database)
    with serving(folder, database, redis) as one, serving(folder, database, redis) as other:
        yield one, other

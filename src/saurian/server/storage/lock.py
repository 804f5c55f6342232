"""One server to a SQLite file. Two would not hear of each other's moves, and nothing would tell them."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from sqlalchemy.engine import URL

from saurian.core import Message, Problem
from saurian.server.storage.database import file_of, unreachable


@contextmanager
def lock_file(url: URL) -> Iterator[None]:
    """Hold the lock of a database's file. Raises `Problem` if another server holds it.

    The lock is SQLite's own, on an empty file beside the database: it works on every system, and the system
    lets go of it however the server ends.
    """
    file = file_of(url)
    if file is None:
        yield
        return
    try:
        file = file.resolve()  # by whatever link it is reached
        path = file.with_name(f"{file.name}.lock")
        path.touch(mode=0o600)
        lock = sqlite3.connect(path, timeout=0, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise unreachable(url, error) from None
    with closing(lock):
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            shown = url.render_as_string(hide_password=True)
            raise Problem(Message("database-in-use", {"text": shown})) from None
        yield

"""PostgreSQL and Redis of the tests' own: in folders of their own, ended by their process."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from tools.services import PACKAGES, find_program

PATIENCE = 60
"""Seconds for a service to come up; a guard, not an expectation."""


def program(name: str) -> str:
    """Where a program is; a test that needs one that is not here does not run."""
    found = find_program(name)
    if found is None:
        pytest.skip(f"{name} is not here (on Debian: install {PACKAGES.get(name, 'postgresql')})")
    return str(found)


def _plain_user() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then somebody else runs it."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name for entry in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in known else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


@contextmanager
def _folder(owner: dict[str, Any]) -> Iterator[Path]:
    """Not pytest's folder: there only its own user may go."""
    folder = Path(tempfile.mkdtemp(prefix="saurian-"))
    try:
        if owner:
            os.chown(folder, owner["user"], owner["group"])
        yield folder
    finally:
        shutil.rmtree(folder)


@contextmanager
def _running(command: list[str], folder: Path, ready: Path, **how: Any) -> Iterator[None]:
    """A service while it is needed; `ready` is the socket by which it can be reached."""
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log, **how)
    try:
        until = monotonic() + PATIENCE
        while not ready.exists():
            if process.poll() is not None or monotonic() > until:
                raise RuntimeError(f"{command[0]} does not start: {(folder / 'log').read_text()}")
            sleep(0.02)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


class Postgres:
    """A PostgreSQL that can make databases."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._numbers = count(1)

    @property
    def socket(self) -> Path:
        """Where it listens."""
        return self._folder / ".s.PGSQL.5432"

    def url(self, database: str) -> str:
        """Of one of its databases."""
        return f"postgresql://saurian@/{database}?host={self._folder}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"test{next(self._numbers)}"
        create = [program("createdb"), "-h", str(self._folder), "-U", "saurian", name]
        until = monotonic() + PATIENCE
        while (done := subprocess.run(create, capture_output=True, text=True, check=False)).returncode != 0:
            assert monotonic() < until, done.stderr  # its socket is there a moment before it is ready
            sleep(0.05)
        return self.url(name)


@contextmanager
def postgres(durable: bool = False) -> Iterator[Postgres]:
    """A PostgreSQL of our own. Unless durable, it forgets when the machine falls: no test lets it."""
    owner = _plain_user()
    with _folder(owner) as folder:
        data = str(folder / "data")
        make = [program("initdb"), "-D", data, "-U", "saurian", "--auth=trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(make, cwd=folder, stdout=subprocess.DEVNULL, check=True, **owner)
        settings = [
            f"fsync={'on' if durable else 'off'}",
            "listen_addresses=",
            f"unix_socket_directories={folder}",
        ]
        command = [program("postgres"), "-D", data, *(word for one in settings for word in ("-c", one))]
        with _running(command, folder, folder / ".s.PGSQL.5432", **owner):
            yield Postgres(folder)


@contextmanager
def redis() -> Iterator[str]:
    """The URL of a Redis of our own."""
    with _folder({}) as folder:
        ready = folder / "redis.sock"
        command = [program("redis-server"), "--port", "0", "--unixsocket", str(ready), "--save", ""]
        with _running(command, folder, ready):
            yield f"unix://{ready}"

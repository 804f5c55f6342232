"""`saurian serve` and `saurian migrate`: what cannot work is told in one line."""

import os
import shlex
import socket
import sqlite3
import stat
import subprocess
import sys
import webbrowser
from contextlib import closing
from multiprocessing import get_context
from pathlib import Path
from tempfile import NamedTemporaryFile

import pytest

from saurian.cli import main, serve
from saurian.locale import load_language
from saurian.server import run
from saurian.server.storage.database import migrate_now
from tests.server.services import Postgres
from tests.server.serving import PATIENCE, as_environment, command_line, serving

FORKS = get_context("forkserver")
"""Gives processes that have loaded already what a server needs, which takes longer than to fail."""
FORKS.set_forkserver_preload(["saurian.server.run", __name__])


def told(*words: str) -> tuple[int, str]:
    """The exit code of a command in a process of its own, and what it complains of."""
    with NamedTemporaryFile("r") as complaints:
        process = FORKS.Process(target=run_command, args=(words, complaints.name))
        process.start()
        process.join(PATIENCE)
        process.kill()
        process.join()
        assert process.exitcode is not None
        return process.exitcode, complaints.read()


def run_command(words: tuple[str, ...], complaints: str) -> None:
    os.dup2(os.open(complaints, os.O_WRONLY), sys.stderr.fileno())
    environment = as_environment({"bot_workers": 0})
    os.environ.clear()
    os.environ.update(environment)
    sys.exit(main([*words, "--lang", "en"]))


def check_one_line(told: tuple[int, str], *parts: str) -> None:
    code, complaint = told
    assert code == 2, complaint
    assert complaint.startswith("saurian: ")
    assert complaint.count("\n") == 1, complaint
    for part in parts:
        assert part in complaint


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.mark.parametrize("command", ["serve", "migrate"])
@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "mysql://localhost/saurian",
        "postgresql://ann:hunter2@localhost:port/saurian",
        "sqlite:////nowhere/at/all/tables.sqlite",
    ],
)
def test_a_database_that_cannot_be_used(command: str, url: str) -> None:
    result = told(command, "--database", url, *(["--port", "0"] if command == "serve" else []))
    check_one_line(result)
    assert "hunter2" not in result[1]


def test_a_database_that_is_not_there() -> None:
    url = f"postgresql://ann:hunter2@127.0.0.1:{free_port()}/saurian"
    result = told("serve", "--port", "0", "--database", url)
    check_one_line(result, "postgresql")
    assert "hunter2" not in result[1]


def test_a_database_that_takes_calls_and_never_answers() -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        url = f"postgresql://ann:hunter2@127.0.0.1:{silent.getsockname()[1]}/saurian"
        result = told("serve", "--port", "0", "--database", url)
    check_one_line(result, "TimeoutError")
    assert "hunter2" not in result[1]


def test_a_postgresql_without_that_database_or_our_tables(postgres: Postgres) -> None:
    check_one_line(told("serve", "--port", "0", "--database", postgres.url("missing")), "missing")
    check_one_line(told("serve", "--port", "0", "--database", postgres.new_database()), "saurian migrate")


def test_a_sqlite_file_that_another_server_uses(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        database = f"sqlite:///{tmp_path}/tables.sqlite"
        check_one_line(told("serve", "--port", "0", "--database", database), "another server")
        assert server.process.poll() is None
        assert told("migrate", "--database", database) == (0, "")
    with serving(tmp_path):
        pass


def test_a_sqlite_file_that_another_server_uses_by_another_name(tmp_path: Path) -> None:
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "tables.sqlite")
    with serving(tmp_path):
        database = f"sqlite:///{tmp_path}/link.sqlite"
        check_one_line(told("serve", "--port", "0", "--database", database), "another server")


def test_a_server_without_a_standard_error_output(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--no-open", "--database", f"sqlite:///{tmp_path}/tables.sqlite"]
    command = shlex.join(command_line(*words))
    with subprocess.Popen(
        ["sh", "-c", f"exec {command} 2>&-"],
        env=as_environment({"bot_workers": 0}),
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            assert "http://" in process.stdout.readline()
            process.terminate()
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()


def test_a_database_that_takes_nothing(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    migrate_now(database)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        connection.execute(
            "CREATE TRIGGER t BEFORE INSERT ON keys BEGIN SELECT RAISE(FAIL, 'it is read-only'); END"
        )
    check_one_line(told("serve", "--port", "0", "--database", database), "it is read-only")


def test_only_its_user_can_read_a_new_sqlite_file(tmp_path: Path) -> None:
    with serving(tmp_path):
        found = {path.name: stat.filemode(path.stat().st_mode) for path in tmp_path.glob("tables*")}
    assert set(found) >= {"tables.sqlite", "tables.sqlite-wal"}
    assert set(found.values()) == {"-rw-------"}


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        check_one_line(told("serve", "--no-open", "--port", port), port)


@pytest.mark.parametrize(
    "words", [["--port", "many"], ["--port", "70000"], ["--host", "not a host"], ["--redis", "nonsense"]]
)
def test_other_settings_that_cannot_be(words: list[str], tmp_path: Path) -> None:
    check_one_line(told("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/t.sqlite", *words))


@pytest.mark.parametrize("shared", ["192.168.1.7", None])
@pytest.mark.parametrize(
    ("host", "here", "everywhere"),
    [
        ("127.0.0.1", "http://127.0.0.1:8090", False),
        ("::1", "http://[::1]:8090", False),
        ("192.168.1.7", "http://192.168.1.7:8090", False),
        ("0.0.0.0", "http://127.0.0.1:8090", True),
        ("::", "http://127.0.0.1:8090", True),
    ],
)
def test_the_addresses_that_are_told(
    host: str, here: str, everywhere: bool, shared: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "address_in_network", lambda: shared)
    network = ["http://192.168.1.7:8090"] if everywhere and shared else []
    assert run.addresses(host, 8090) == [here, *network]


@pytest.mark.parametrize("opening", [True, False])
def test_the_page_is_opened_and_all_addresses_are_told(
    opening: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Browser:
        def open(self, address: str) -> None:
            opened.append(address)

    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "get", Browser)
    here, shared = "http://127.0.0.1:8090", "http://192.168.1.7:8090"
    serve._tell(load_language("en", "cli", "core"), opening, [here, shared])
    first, second, *_ = capsys.readouterr().out.splitlines()
    assert here in first
    assert shared in second
    assert opened == ([here] if opening else [])


def test_migrate_says_that_it_is_done(postgres: Postgres) -> None:
    url = postgres.new_database()
    assert told("migrate", "--database", url) == (0, "")
    migrate_now(url)

"""A second start opens what is running; a port that another program has is not fought for."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from saurian.cli.serve import _choose_port
from saurian.locale import load_language
from saurian.server.port import is_free, is_saurian, next_free, program_at
from tests.server.serving import Server

HOST = "127.0.0.1"


@contextmanager
def listening() -> Iterator[int]:
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        taken.listen()
        yield taken.getsockname()[1]


def test_a_second_server_opens_the_first(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    language = load_language("en", "cli")
    assert not is_free(HOST, server.port)
    assert _choose_port(HOST, server.port, language, open_page=False) is None
    assert server.url in capsys.readouterr().out


def test_another_program_is_named_and_the_next_port_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    with listening() as port:
        assert not is_saurian(f"http://{HOST}:{port}")
        other = _choose_port(HOST, port, load_language("en", "cli"), open_page=False)
        assert other == next_free(HOST, port)
        assert other is not None
        assert is_free(HOST, other)
    out = capsys.readouterr().out
    assert str(port) in out
    assert str(other) in out


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
def test_the_program_is_found_by_its_port() -> None:
    listen = "import socket; s = socket.socket(); s.bind(('127.0.0.1', 0)); s.listen()"
    code = f"{listen}; print(s.getsockname()[1], flush=True); input()"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        port = int(process.stdout.readline())
        assert program_at(port) == Path(f"/proc/{process.pid}/comm").read_text().strip()
        process.communicate("\n")

"""A real server: `saurian serve` as a process of its own."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import SystemRandom
from typing import Any

PATIENCE = 120
"""Seconds for a server to start or end; a guard, not an expectation."""

ROOMY = {
    "bot_workers": 0,
    "request_rate": 100_000,
    "table_rate": 100_000,
    "command_rate": 100_000,
    "log_level": "warning",
}
"""Settings for tests: nobody is told to wait, and no bots unless they are asked for."""


LASTING_PORTS = range(20_000, 30_000)
"""The system gives none of them to anybody who does not ask for it."""


def lasting_port() -> int:
    """A port to which a server can come back: nobody takes it while the server is away."""
    while True:
        port = SystemRandom().choice(LASTING_PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def as_environment(settings: dict[str, Any]) -> dict[str, str]:
    """Settings as `SAURIAN_…`, beside what everything needs."""
    ours = {f"SAURIAN_{name.upper()}": str(value) for name, value in settings.items()}
    return {name: value for name, value in os.environ.items() if not name.startswith("SAURIAN_")} | ours


def command_line(*words: str) -> list[str]:
    """The command as users call it."""
    return [sys.executable, "-m", "saurian", *words, "--lang", "en"]


class Server:
    """A server process that is up."""

    def __init__(self, process: "subprocess.Popen[str]", url: str, log: Path) -> None:
        self.process = process
        self.url = url
        self._log = log

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.url.rpartition(":")[2])

    def log(self) -> str:
        """What it has written about itself."""
        return self._log.read_text() if self._log.exists() else ""

    def kill(self) -> None:
        """It ends without a chance to do anything."""
        self._end(signal.SIGKILL)

    def terminate(self) -> int:
        """Ask it to end, and see how it did."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)  # not for the end of its output: its bots may still hold that


@contextmanager
def _broken_pipe() -> Iterator[int]:
    """Where nobody reads."""
    reading, writing = os.pipe()
    os.close(reading)
    try:
        yield writing
    finally:
        os.close(writing)


@contextmanager
def serving(
    folder: Path,
    database: str = "",
    redis: str = "",
    port: int = 0,
    roomy: bool = True,
    can_log: bool = True,
    **settings: Any,
) -> Iterator[Server]:
    """A server; without a database it has a SQLite file in the folder. It must end well and never stumble.
    Unless `roomy`, it has the limits and bots that hosts get by default; unless `can_log`, it cannot write a
    line about itself."""
    words = ["--port", str(port), "--database", database or f"sqlite:///{folder}/tables.sqlite", "--no-open"]
    log = folder / f"server-{len(list(folder.glob('server-*')))}.log"
    with (
        log.open("w") if can_log else _broken_pipe() as writing,
        subprocess.Popen(
            command_line("serve", *words, *(["--redis", redis] if redis else [])),
            env=as_environment({**(ROOMY if roomy else {}), **settings}),
            stdout=subprocess.PIPE,
            stderr=writing,
            text=True,
        ) as process,
    ):
        assert process.stdout is not None
        try:
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found is not None, log.read_text()
            server = Server(process, found[0], log)
            yield server
            if process.poll() is None:
                assert server.terminate() == 0
            assert "Traceback" not in server.log(), server.log()
        finally:
            process.kill()

"""Server processes to be measured, and what they cost."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

HOST = "127.0.0.1"
GENEROUS = {
    "SAURIAN_SOCKETS_PER_ADDRESS": "20000",
    "SAURIAN_TABLE_RATE": "1000000",
    "SAURIAN_REQUEST_RATE": "1000000",
    "SAURIAN_COMMAND_RATE": "1000",
    "SAURIAN_CACHED_TABLES": "5000",
}
"""All load comes from one address here."""


@contextmanager
def server(*flags: str, **settings: str) -> Iterator[tuple[int, int, float]]:
    """A server process: its port, its process id, and the seconds until it was ready."""
    command = [sys.executable, "-m", "saurian", "serve", "--no-open", "--port", "0", *flags]
    started = perf_counter()
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **GENEROUS, **settings}
    )
    assert process.stdout is not None
    port = int(process.stdout.readline().rsplit(":", 1)[1])
    try:
        yield port, process.pid, perf_counter() - started
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=30)


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """The bytes of memory that a process holds alone."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return 1024 * sum(int(line.split()[1]) for line in lines if line.startswith(("Private_", "Swap:")))

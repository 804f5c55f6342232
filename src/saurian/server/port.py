"""The port to listen on: whether it is free, and what has it if not."""

import json
import os
import socket
from contextlib import suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

ANSWER_SECONDS = 2
TRIED = 20
"""Ports that are tried after the one that is taken."""
LISTENING = "0A"
"""As Linux writes it in `/proc/net/tcp`."""


def is_free(host: str, port: int) -> bool:
    """Whether a server could listen there; also if that cannot be found out."""
    with suppress(OSError):
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                return False
    return True


def next_free(host: str, port: int) -> int | None:
    """The first free port after a taken one; None: there is none nearby."""
    return next((other for other in range(port + 1, port + 1 + TRIED) if is_free(host, other)), None)


def is_saurian(address: str) -> bool:
    """Whether a server of ours answers at an address."""
    try:
        with build_opener(ProxyHandler({})).open(f"{address}/health", timeout=ANSWER_SECONDS) as answer:
            return bool(json.loads(answer.read(1000)) == {"status": "alive"})
    except (URLError, OSError, ValueError):
        return False


def program_at(port: int) -> str | None:
    """The name of the program that listens on a port; None: it cannot be found out here."""
    inodes = {f"socket:[{inode}]" for inode in _listening(port)}
    for link in Path("/proc").glob("[0-9]*/fd/*"):
        with suppress(OSError):
            if os.readlink(link) in inodes:
                return (link.parents[1] / "comm").read_text().strip()
    return None


def _listening(port: int) -> list[str]:
    """The inodes of the sockets that listen on a port."""
    found = []
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        with suppress(OSError):
            for line in Path(table).read_text().splitlines()[1:]:
                fields = line.split()
                if fields[3] == LISTENING and int(fields[1].rpartition(":")[2], 16) == port:
                    found.append(fields[9])
    return found

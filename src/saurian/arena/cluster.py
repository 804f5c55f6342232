"""Games on a Ray cluster. Ray is an extra, and heavy: it is loaded only when somebody asks for it."""

import os
from collections.abc import Generator, Sequence
from importlib import import_module
from itertools import islice
from secrets import token_hex
from socket import create_connection
from typing import Any

from saurian.arena.match import Match, Result
from saurian.arena.workers import TRIES, Results, cores, given_up, in_order, uninterrupted
from saurian.core import Message, Problem

LOCAL = "local"
"""The address of a cluster that is started on this machine for this match alone."""
STORE = 80 * 2**20
"""Its memory for objects, in bytes: as little as Ray accepts, for games are small."""
AHEAD = 4
"""How many games are on their way to each processor."""
PATIENCE = 10
"""How many seconds a cluster may take to answer."""
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


def play_on_ray(match: Match, numbers: Sequence[int], address: str) -> Results:
    """On the cluster at that address. Its machines need the same version of Saurian."""
    with uninterrupted():
        ray = _connect(address)
    return _play(ray, match, numbers)


def _play(ray: Any, match: Match, numbers: Sequence[int]) -> Results:
    try:
        yield from in_order(_results(ray, match, numbers), numbers)
    finally:
        ray.shutdown()


def _results(ray: Any, match: Match, numbers: Sequence[int]) -> Generator[tuple[int, Result], None, None]:
    """Results as they come. Ray itself plays again what was lost with a process or a machine."""
    play = ray.remote(max_retries=TRIES - 1)(Match.play)
    shared, waiting, under_way = ray.put(match), iter(numbers), dict[Any, int]()
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    while True:
        for number in islice(waiting, most - len(under_way)):
            under_way[play.remote(shared, number)] = number
        if not under_way:
            return
        for done in ray.wait(list(under_way))[0]:
            number = under_way.pop(done)
            try:
                yield number, ray.get(done)
            except ray.exceptions.WorkerCrashedError:
                yield number, given_up(number)


def _connect(address: str) -> Any:
    host, _, port = address.removeprefix("ray://").rpartition(":")
    _prepare(alone=address == LOCAL, at_home=address == LOCAL or host in LOOPBACK)
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise Problem(Message("arena-no-ray")) from None
    settings: dict[str, Any] = {"address": address, "log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        settings |= {"num_cpus": cores(), "object_store_memory": STORE, "include_dashboard": False}
    try:
        if host:  # Ray itself would try for minutes
            create_connection((host, int(port)), PATIENCE).close()
        ray.init(**settings)
    except (OSError, RuntimeError, ValueError) as error:
        text = " ".join(str(error).split())
        raise Problem(Message("arena-no-cluster", {"address": address, "text": text})) from None
    return ray


def _prepare(alone: bool, at_home: bool) -> None:
    """What Ray reads from the environment when it is loaded."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # it would tell its makers
    if at_home:
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # despite the name: nothing but the loopback
    if alone:
        os.environ["RAY_AUTH_MODE"] = "token"  # nobody else on this machine may join
        os.environ.setdefault("RAY_AUTH_TOKEN", token_hex(32))

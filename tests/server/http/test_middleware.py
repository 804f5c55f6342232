"""Rates, hosts and origins."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.datastructures import Headers

from saurian.server.http import rate_limit
from saurian.server.http.middleware import address_of, cost_of, host_allowed, origin_allowed
from saurian.server.http.rate_limit import REMEMBERED, Limiter


class Clock:
    """A clock that stands until it is set."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(rate_limit, "monotonic", clock)
    return clock


def test_a_limiter_allows_a_burst_and_then_its_rate(clock: Clock) -> None:
    limiter = Limiter(rate=2, burst=5)
    assert [limiter.take("a") for _ in range(7)] == [True] * 5 + [False] * 2
    assert limiter.take("b")
    clock.now = 1
    assert [limiter.take("a") for _ in range(3)] == [True, True, False]
    clock.now = 1000
    assert [limiter.take("a") for _ in range(6)] == [True] * 5 + [False]


def test_a_limiter_tells_how_long_one_must_wait_for_its_turn(clock: Clock) -> None:
    limiter = Limiter(rate=2, burst=1)
    waits = [limiter.reserve("a", longest=1.5) for _ in range(5)]
    assert waits == [0, 0.5, 1, 1.5, None]
    assert limiter.reserve("b", longest=1.5) == 0
    clock.now = 0.5
    assert [limiter.reserve("a", longest=1.5) for _ in range(2)] == [1.5, None]
    assert not limiter.take("a")
    clock.now = 10
    assert limiter.reserve("a", longest=1.5) == 0


def test_a_limiter_forgets_the_oldest(clock: Clock) -> None:
    limiter = Limiter(rate=1, burst=1)
    for number in range(2 * REMEMBERED):
        assert limiter.take(str(number))
    assert len(limiter._buckets) == REMEMBERED


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("localhost:8090", True),
        ("127.0.0.1", True),
        ("[::1]:8090", True),
        ("192.168.1.7:80", True),
        ("Games.Example", True),
        ("evil.example", False),
        ("games.example.evil.example", False),
        ("", False),
        ("[", False),
    ],
)
def test_only_our_names(host: str, allowed: bool) -> None:
    assert host_allowed(host, frozenset({"localhost", "games.example"})) is allowed


@given(st.text())
def test_any_host_is_judged(host: str) -> None:
    host_allowed(host, frozenset())


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://games.example", True),
        ("https://Games.Example", True),
        ("http://games.example:81", False),
        ("http://evil.example", False),
        ("http://games.example.evil.example", False),
        ("http://games.example@evil.example", False),
        ("null", False),
        ("", False),
        ("http://[", False),
    ],
)
def test_only_our_pages(origin: str | None, allowed: bool) -> None:
    headers = {"host": "games.example"} | ({} if origin is None else {"origin": origin})
    assert origin_allowed(Headers(headers)) is allowed


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8::1", 1), "2001:db8::/64"),
        (("2001:db8::ffff", 1), "2001:db8::/64"),
        (("::ffff:192.0.2.7", 1), "192.0.2.7"),
        (("testclient", 1), "testclient"),
        (None, ""),
    ],
)
def test_an_address_is_a_household(client: tuple[str, int] | None, address: str) -> None:
    assert address_of({"client": client}) == address


def test_what_costs_more_counts_more() -> None:
    limiter = Limiter(rate=0.001, burst=20)
    listing = {"method": "GET", "path": "/api/my-tables"}
    assert [limiter.take("a", cost_of(listing)) for _ in range(3)] == [True, True, False]
    assert cost_of({"method": "GET", "path": "/api/tables/x"}) == 1
    assert cost_of({"method": "GET", "path": "/api/tables/x/replay/steps"}) > 1
    assert cost_of({"type": "websocket", "path": "/api/tables/x/live"}) == 1

"""The sequential test errs as seldom as it says, and stops early."""

from random import Random

import pytest

from saurian.arena.sprt import ABOVE, NOT_ABOVE, Sprt
from saurian.arena.win_share import WinShare

MATCHES = 300


def run(share: float, seats: int, rng: Random, alike: float) -> tuple[str | None, int]:
    """A match of coin flips: the answer, and after how many deals.

    `alike` is how often a game is like the first one of its deal.
    """
    wins = WinShare(seats)
    test = Sprt(wins, 1 / seats)
    while test.answer is None and wins.deals < 20_000:
        won = rng.random() < share
        deal = [won] + [won if rng.random() < alike else rng.random() < share for _ in range(seats - 1)]
        wins.add(sum(deal) / seats)
    return test.answer, wins.deals


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("alike", [0.0, 0.5])
def test_error_rates(seats: int, alike: float) -> None:
    rng, par = Random(3), 1 / seats
    at_par = [run(par, seats, rng, alike)[0] for _ in range(MATCHES)]
    above = [run(par * 1.1, seats, rng, alike)[0] for _ in range(MATCHES)]
    assert at_par.count(ABOVE) / MATCHES < 0.085
    assert above.count(NOT_ABOVE) / MATCHES < 0.085
    assert (at_par + above).count(None) == 0


def test_a_clear_case_is_over_soon() -> None:
    rng = Random(4)
    assert all(run(0.6, 4, rng, 0.2) < ("above", 100) for _ in range(50))
    assert all(run(0.05, 4, rng, 0.2)[0] == NOT_ABOVE for _ in range(50))


def test_nothing_played_is_not_clear() -> None:
    test = Sprt(WinShare(2), 0.5)
    assert test.answer is None
    assert test.to_json() == {
        "answer": None, "h0": 0.5, "h1": 0.55, "llr": 0.0, "lower": -2.9444, "upper": 2.9444
    }  # fmt: skip

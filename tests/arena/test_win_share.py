"""Intervals, against known values and against the truth."""

from collections.abc import Callable
from random import Random

import pytest

from saurian.arena.win_share import WinShare, student, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_wilson_as_in_textbooks(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (10**6, 1.96)]
)
def test_student_as_in_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.01)


def shares(values: list[float], games_a_deal: int = 4) -> WinShare:
    share = WinShare(games_a_deal)
    for value in values:
        share.add(value)
    return share


def test_deals_that_turn_out_alike_are_worth_one_game_each() -> None:
    assert shares([0.0, 1.0] * 500).effective_games == pytest.approx(1000, rel=0.01)


def test_deals_in_which_luck_cancels_are_worth_more_than_their_games() -> None:
    assert shares([0.25] * 100).effective_games > 10 * 400
    assert shares([0.25] * 100).interval().low < 0.25 < shares([0.25] * 100).interval().high


def test_independent_games_are_worth_themselves() -> None:
    rng = Random(1)
    deals = [sum(rng.random() < 0.3 for _ in range(4)) / 4 for _ in range(4000)]
    assert shares(deals).effective_games == pytest.approx(16000, rel=0.1)


@pytest.mark.parametrize("value", [0.0, 1.0])
def test_a_clean_sweep_is_not_certainty(value: float) -> None:
    few, many = shares([value] * 3).interval(), shares([value] * 300).interval()
    assert few.high - few.low > 0.3
    assert 0.001 < many.high - many.low < 0.01


def test_one_deal_tells_next_to_nothing() -> None:
    interval = shares([0.5]).interval()
    assert interval.high - interval.low > 0.8


def independent(rng: Random, share: float) -> float:
    return sum(rng.random() < share for _ in range(4)) / 4


def alike(rng: Random, share: float) -> float:
    return float(rng.random() < share)


def similar(rng: Random, share: float) -> float:
    return independent(rng, rng.betavariate(3 * share, 3 * (1 - share)))


@pytest.mark.parametrize("deal", [independent, alike, similar])
@pytest.mark.parametrize("share", [0.25, 0.5, 0.9])
@pytest.mark.parametrize("deals", [10, 60])
def test_the_truth_is_inside_in_95_of_100(
    deal: Callable[[Random, float], float], share: float, deals: int
) -> None:
    rng, inside, matches = Random(1), 0, 400
    for _ in range(matches):
        low, high = shares([deal(rng, share) for _ in range(deals)]).interval()
        inside += low <= share <= high
    assert inside / matches > 0.9, "few games leave few values, so it cannot be exact"

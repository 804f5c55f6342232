"""Outcomes and ranks."""

from hypothesis import given
from hypothesis import strategies as st

from saurian.core import Outcome, ranks_of
from saurian.core.outcome import describe_outcome
from tests.games.plain import assert_plain


def test_greater_standings_come_first_and_equals_share_the_better_rank() -> None:
    assert ranks_of([(3, 0), (5, -2), (5, -1), (3, 0), (1, 9)]) == (3, 2, 1, 3, 5)


def test_winners_are_those_of_rank_one() -> None:
    assert Outcome((1, 3, 1), (9, 4, 9), ({}, {}, {}), "shared").winners == (0, 2)


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(-3, 0)), min_size=1, max_size=6))
def test_ranks_follow_the_standings(standings: list[tuple[int, ...]]) -> None:
    ranks = ranks_of(standings)
    best_first = sorted(standings, reverse=True)
    assert list(ranks) == [1 + best_first.index(standing) for standing in standings]


def test_an_outcome_is_shown_as_plain_data() -> None:
    outcome = Outcome((1, 3, 1), (9, 4, 9), ({"a": 9}, {"a": 4}, {"a": 9}), "shared", ((0, 2), (1,)))
    shown = describe_outcome(outcome)
    assert_plain(shown)
    assert shown == {
        "ranks": [1, 3, 1],
        "totals": [9, 4, 9],
        "parts": [{"a": 9}, {"a": 4}, {"a": 9}],
        "tie_break": "shared",
        "teams": [[0, 2], [1]],
        "winners": [0, 2],
    }

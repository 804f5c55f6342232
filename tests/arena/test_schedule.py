"""Everybody sits everywhere, as often as everybody else."""

from collections import Counter
from itertools import combinations
from math import factorial

import pytest

from saurian.arena.schedule import Schedule


def names(count: int) -> tuple[str, ...]:
    """Bots that are all different."""
    return tuple("abcdefgh"[:count])


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_deal_is_played_in_every_rotation(seats: int) -> None:
    schedule = Schedule(names(seats), seats)
    lineups = [schedule.lineup(number) for number in range(1, seats + 1)]
    assert lineups[0] == tuple(range(seats))
    assert all({lineup[seat] for lineup in lineups} == set(range(seats)) for seat in range(seats))
    assert {schedule.deal(number) for number in range(1, seats + 1)} == {0}
    assert schedule.deal(seats + 1) == 1


def test_neighbours_stay_together_in_a_match() -> None:
    schedule = Schedule(names(4), 4)
    for number in range(1, 30):
        lineup = schedule.lineup(number)
        assert all((lineup[seat] + 1) % 4 == lineup[(seat + 1) % 4] for seat in range(4))


@pytest.mark.parametrize(("bots", "seats"), [(3, 2), (5, 3), (4, 4), (6, 4)])
def test_a_ladder_has_every_table_in_every_order(bots: int, seats: int) -> None:
    schedule = Schedule(names(bots), seats, ladder=True)
    tables = list(combinations(range(bots), seats))
    games = schedule.whole(1) * factorial(seats - 1)
    lineups = Counter(schedule.lineup(number) for number in range(1, games + 1))
    assert set(lineups.values()) == {1}
    assert {tuple(sorted(lineup)) for lineup in lineups} == set(tables)
    assert len(lineups) == len(tables) * factorial(seats)


def test_games_are_rounded_up_to_whole_deals_and_rounds() -> None:
    assert [Schedule(names(4), 4).whole(games) for games in (1, 4, 5, 2000)] == [4, 4, 8, 2000]
    assert [Schedule(names(5), 4, ladder=True).whole(games) for games in (1, 20, 21)] == [20, 20, 40]


# --- bots of the same name ---


@pytest.mark.parametrize(
    ("bots", "games"),
    [("abcd", 4), ("abbb", 4), ("aabb", 4), ("abab", 2), ("aaaa", 1), ("aa", 1), ("ababab", 2)],
)
def test_a_deal_is_played_once_in_every_different_seating(bots: str, games: int) -> None:
    schedule = Schedule(tuple(bots), len(bots))
    lineups = [schedule.lineup(number) for number in range(1, games + 1)]
    seatings = {"".join(bots[bot] for bot in lineup) for lineup in lineups}
    assert len(seatings) == games == schedule.most_seatings
    assert seatings == {bots[turn:] + bots[:turn] for turn in range(len(bots))}
    assert [schedule.deal(number) for number in range(1, 2 * games + 1)] == [0] * games + [1] * games
    assert schedule.whole(2 * games + 1) == 3 * games


def test_a_ladder_of_like_bots_has_no_game_twice_in_a_deal() -> None:
    schedule = Schedule(("a", "a", "b", "b"), 4, ladder=True)
    whole = schedule.whole(1)
    for number in range(1, 6 * whole):
        deal = schedule.deal(number)
        assert schedule.lineup(number) in schedule.seatings(deal)
    seatings = [
        {tuple("aabb"[bot] for bot in lineup) for lineup in schedule.seatings(deal)} for deal in range(6)
    ]
    assert [len(found) for found in seatings] == [len(schedule.seatings(deal)) for deal in range(6)]
    assert sorted(set(map(len, seatings))) == [2, 4]
    assert all(schedule.whole(games) >= games for games in range(1, 60))


def test_without_rotation_everybody_keeps_the_seat() -> None:
    schedule = Schedule(names(3), 3, rotate=False)
    assert [schedule.lineup(number) for number in (1, 2, 3)] == [(0, 1, 2)] * 3
    assert [schedule.deal(number) for number in (1, 2, 3)] == [0, 1, 2]
    assert schedule.whole(7) == 7

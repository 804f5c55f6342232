"""Everybody sits everywhere, as often as everybody else."""

from collections import Counter
from itertools import combinations
from math import factorial

import pytest

from saurian.arena.schedule import Schedule


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_deal_is_played_in_every_rotation(seats: int) -> None:
    schedule = Schedule(seats, seats)
    lineups = [schedule.lineup(number) for number in range(1, seats + 1)]
    assert lineups[0] == tuple(range(seats))
    assert all({lineup[seat] for lineup in lineups} == set(range(seats)) for seat in range(seats))
    assert {schedule.deal(number) for number in range(1, seats + 1)} == {0}
    assert schedule.deal(seats + 1) == 1


def test_neighbours_stay_together_in_a_match() -> None:
    schedule = Schedule(4, 4)
    for number in range(1, 30):
        lineup = schedule.lineup(number)
        assert all((lineup[seat] + 1) % 4 == lineup[(seat + 1) % 4] for seat in range(4))


@pytest.mark.parametrize(("bots", "seats"), [(3, 2), (5, 3), (4, 4), (6, 4)])
def test_a_ladder_has_every_table_in_every_order(bots: int, seats: int) -> None:
    schedule = Schedule(bots, seats, ladder=True)
    tables = list(combinations(range(bots), seats))
    games = schedule.whole(1) * factorial(seats - 1)
    lineups = Counter(schedule.lineup(number) for number in range(1, games + 1))
    assert set(lineups.values()) == {1}
    assert {tuple(sorted(lineup)) for lineup in lineups} == set(tables)
    assert len(lineups) == len(tables) * factorial(seats)


def test_games_are_rounded_up_to_whole_deals_and_rounds() -> None:
    assert [Schedule(4, 4).whole(games) for games in (1, 4, 5, 2000)] == [4, 4, 8, 2000]
    assert [Schedule(5, 4, ladder=True).whole(games) for games in (1, 20, 21)] == [20, 20, 40]

"""Who sits where in which game, and which games share a deal.

A deal is played once for every rotation of its players over the seats, so that each of them has every seat
with the same luck.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations

Lineup = tuple[int, ...]
"""By seat, which of the bots sits there."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """The games of a match, numbered from 1, without end."""

    bots: int
    seats: int
    ladder: bool = False
    """All tables that can be formed of the bots, in turn, in every order round the table. Otherwise there
    are as many bots as seats, and they keep their order, for it can matter who sits next to whom."""

    def whole(self, games: int) -> int:
        """So many games or a few more: every table as often, in every rotation."""
        round_ = self.seats * len(_tables(self.bots, self.seats))
        return -(-games // round_) * round_

    def deal(self, number: int) -> int:
        """The deal of a game, counted from 0."""
        return (number - 1) // self.seats

    def lineup(self, number: int) -> Lineup:
        """Who sits where."""
        deal, rotation = divmod(number - 1, self.seats)
        tables = _tables(self.bots, self.seats)
        round_, place = divmod(deal, len(tables))
        order = _circle(tables[place], round_) if self.ladder else tables[place]
        return tuple(order[(seat - rotation) % self.seats] for seat in range(self.seats))


def _circle(table: Lineup, number: int) -> Lineup:
    """One of the orders round the table."""
    circles = _circles(len(table))
    return tuple(table[place] for place in circles[number % len(circles)])


@cache
def _tables(bots: int, seats: int) -> Sequence[Lineup]:
    return tuple(combinations(range(bots), seats))


@cache
def _circles(seats: int) -> Sequence[Lineup]:
    """Every order round a table once: where it begins does not matter."""
    return tuple((0, *rest) for rest in permutations(range(1, seats)))

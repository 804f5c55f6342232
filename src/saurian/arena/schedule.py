"""The seating of every game, and which games share a deal.

A deal is played once for every rotation of its players over the seats, so that each of them has every seat
with the same luck. Bots of the same name are the same player: of rotations that differ only in which of them
sits where, one is played, for the others would be the same game again.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, combinations, permutations

Lineup = tuple[int, ...]
"""By seat, which of the bots sits there."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """The games of a match, numbered from 1, without end."""

    bots: tuple[str, ...]
    """Their names."""
    seats: int
    ladder: bool = False
    """All tables that can be formed of the bots, in turn, in every order round the table. Otherwise there
    are as many bots as seats, and they keep their order, for it can matter who sits next to whom."""
    rotate: bool = True
    """False: everybody keeps the seat, and every game is a deal of its own."""

    def whole(self, games: int) -> int:
        """`games` rounded up, so that every table is played equally often, in every seating."""
        ends = _ends(self)
        cycles, left = divmod(games, ends[-1])
        tables = len(_tables(len(self.bots), self.seats))
        rounds = (0, *ends[tables - 1 :: tables])
        return cycles * ends[-1] + next(end for end in rounds if end >= left)

    def deal(self, number: int) -> int:
        """The deal of a game, counted from 0."""
        return self._place(number)[0]

    def lineup(self, number: int) -> Lineup:
        """The seating of a game."""
        deal, place = self._place(number)
        return self.seatings(deal)[place]

    def seatings(self, deal: int) -> Sequence[Lineup]:
        """The lineups in which a deal is played."""
        return _seatings(self, deal % len(_ends(self)))

    @property
    def most_seatings(self) -> int:
        """How many games a deal has at most."""
        return max(len(self.seatings(deal)) for deal in range(len(_ends(self))))

    def _place(self, number: int) -> tuple[int, int]:
        """The deal of a game, and which of its seatings."""
        ends = _ends(self)
        cycles, left = divmod(number - 1, ends[-1])
        place = bisect_right(ends, left)
        return cycles * len(ends) + place, left - (ends[place - 1] if place else 0)


@cache
def _ends(schedule: Schedule) -> Sequence[int]:
    """By deal, how many games there are up to its end, until the seatings begin again."""
    rounds = len(_circles(schedule.seats)) if schedule.ladder else 1
    deals = rounds * len(_tables(len(schedule.bots), schedule.seats))
    return tuple(accumulate(len(_seatings(schedule, deal)) for deal in range(deals)))


@cache
def _seatings(schedule: Schedule, deal: int) -> Sequence[Lineup]:
    seats, tables = schedule.seats, _tables(len(schedule.bots), schedule.seats)
    round_, place = divmod(deal, len(tables))
    order = _circle(tables[place], round_) if schedule.ladder else tables[place]
    found: dict[tuple[str, ...], Lineup] = {}
    for rotation in range(seats if schedule.rotate else 1):
        lineup = tuple(order[(seat - rotation) % seats] for seat in range(seats))
        found.setdefault(tuple(schedule.bots[bot] for bot in lineup), lineup)
    return tuple(found.values())


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

"""The highest Summer total: no zoo can have more, and a zoo that has it."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

import pytest

from saurian.games.draftosaurus.scorepad import count, read_sheet
from tests.games.draftosaurus import oracle

FOREST = [0, 2, 4, 8, 12, 18, 24]
MEADOW = [0, 1, 3, 6, 10, 15, 21]


class Pens(NamedTuple):
    """How many dinosaurs a zoo has in each pen: of one species, or of all so far."""

    sameness: int
    trio: int
    king: int
    love: int
    differences: int
    island: int

    def __add__(self, other: tuple[object, ...]) -> "Pens":
        assert isinstance(other, Pens)
        return Pens(*(a + b for a, b in zip(self, other, strict=True)))


MOST = Pens(sameness=6, trio=3, king=1, love=12, differences=6, island=1)
Spread = tuple[Pens, ...]
"""Species by species, T-Rex first, where its dinosaurs stand."""


def spreads(limit: int, trex: bool, forest: bool) -> list[tuple[Pens, int]]:
    """Where the dinosaurs of one species can stand, and what they give by themselves: couples and T-Rexes.

    We leave out what is never better: an odd one in the Prairie is worth more in the River, unless it is
    a T-Rex that comes first. The River is filled at the end with whoever is left over.
    """
    found = [
        (Pens(0, 0, 0, 0, 0, 0), 0),
        (Pens(0, 0, 0, 0, 0, 1), int(trex)),
    ]  # on the island: alone in the zoo
    in_love = (0, 1, *range(2, 11, 2)) if trex else range(0, 11, 2)
    for sameness, trio, king, love, differences in product(
        range(7 if forest else 1), range(4), range(2), in_love, range(2)
    ):
        pens = Pens(sameness, trio, king, love, differences, 0)
        if 0 < sum(pens) <= limit:
            found.append((pens, 5 * (love // 2) + (sum(map(bool, pens)) if trex else 0)))
    return found


@cache
def best_by_filling(limit: int) -> dict[Pens, tuple[int, Spread]]:
    """For every way to fill the pens of a zoo, the most that couples and T-Rexes give, and how.

    The Forest has one species. By symmetry it is the T-Rex or the first of the others.
    """
    best: dict[Pens, tuple[int, Spread]] = {Pens(0, 0, 0, 0, 0, 0): (0, ())}
    for number in range(6):
        options = spreads(limit, trex=number == 0, forest=number < 2)
        best = _with_one_more_species(best, options)
    return best


def _with_one_more_species(
    best: dict[Pens, tuple[int, Spread]], options: list[tuple[Pens, int]]
) -> dict[Pens, tuple[int, Spread]]:
    after: dict[Pens, tuple[int, Spread]] = {}
    for filled, (points, spread) in best.items():
        room = 12 - sum(filled)
        for more, worth in options:
            if sum(more) > room or (more.sameness and filled.sameness):
                continue
            pens = filled + more
            if any(have > most for have, most in zip(pens, MOST, strict=True)):
                continue
            if pens not in after or after[pens][0] < points + worth:
                after[pens] = (points + worth, (*spread, more))
    return after


def totals(limit: int) -> Iterator[tuple[int, Spread]]:
    """What each filling can be worth at most: the King is won, and the rest of the twelve is in the River."""
    for pens, (points, spread) in best_by_filling(limit).items():
        in_river = 12 - sum(pens)
        yield (
            points
            + FOREST[pens.sameness]
            + (7 if pens.trio == 3 else 0)
            + 7 * pens.king
            + MEADOW[pens.differences]
            + 7 * pens.island
            + in_river,
            spread,
        )


def zoo_of(spread: Spread, limit: int) -> oracle.Zoo:
    """A zoo of twelve that stands so; the River takes a species of which there are enough."""
    zoo: oracle.Zoo = {
        pen: [oracle.SPECIES[n] for n, pens in enumerate(spread) for _ in range(getattr(pens, pen))]
        for pen in Pens._fields
    }
    zoo["river"] = []
    for number, pens in enumerate(spread):
        missing = 12 - len(oracle.everyone(zoo))
        if not pens.island:
            zoo["river"] += [oracle.SPECIES[number]] * min(missing, limit - sum(pens))
    return zoo


def table_of(zoo: oracle.Zoo, players: int) -> list[oracle.Zoo]:
    """The zoo among others who have thrown all the rest of the bag into their rivers, in turn."""
    rest = sorted(oracle.SPECIES * oracle.BAG[players])
    for species in oracle.everyone(zoo):
        rest.remove(species)
    others = [rest[seat :: players - 1][:12] for seat in range(players - 1)]
    return [zoo, *({"river": river} for river in others)]


@pytest.mark.rule("D-03", "D-30", "D-31", "D-32", "D-33", "D-34", "D-35", "D-36", "D-50")
@pytest.mark.parametrize(("players", "highest"), [(2, 51), (3, 50), (4, 51), (5, 51)])
def test_the_highest_summer_total(players: int, highest: int) -> None:
    limit = oracle.BAG[players]
    bound, spread = max(totals(limit))
    assert bound == highest
    zoos = table_of(zoo_of(spread, limit), players)
    assert all(len(oracle.everyone(zoo)) == 12 for zoo in zoos)
    sheet = read_sheet({"game": "draftosaurus", "board": "summer", "zoos": zoos})
    assert count(sheet).totals[0] == highest

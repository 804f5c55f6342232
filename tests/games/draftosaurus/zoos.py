"""Zoos to test with: every contents a pen can have, and whole zoos at random. All by the oracle's rules."""

from functools import cache
from random import Random
from typing import Any

from tests.games.draftosaurus import oracle

Contents = tuple[str | None, ...]

IN_ORDER = ("wood", "pyramid")
"""Pens in which it matters where a dinosaur stands."""


@cache
def reachable(board: str, pen: str, polish: bool, most: int) -> tuple[Contents, ...]:
    """All contents of a pen up to a size; in one order only where order has no meaning."""
    spots = [spot for spot in oracle.spots(board) if spot.partition(".")[0] == pen]
    found: dict[Contents, None] = {}
    fringe: list[Contents] = [tuple(oracle.bare(board)[pen])]
    while fringe:
        contents = fringe.pop()
        if contents in found:
            continue
        found[contents] = None
        zoo = {pen: list(contents)}
        if len(oracle.everyone(zoo)) < most:
            fringe += [
                _in_order(pen, oracle.with_one_more(zoo, species, spot)[pen])
                for species in oracle.SPECIES
                for spot in spots
                if oracle.accepts(zoo, species, spot, polish)
            ]
    return tuple(found)


def _in_order(pen: str, contents: list[Any]) -> Contents:
    return tuple(contents if pen in IN_ORDER else sorted(contents))


def random_zoos(
    rng: Random, board: str, players: int, polish: bool = False, most: int = 12
) -> list[oracle.Zoo]:
    """Zoos that a game can come to, each of a random size; seldom in the River."""
    bag = oracle.SPECIES * oracle.BAG[players]
    rng.shuffle(bag)
    return [_random_zoo(rng, board, polish, rng.randint(0, most), bag) for _ in range(players)]


def _random_zoo(rng: Random, board: str, polish: bool, size: int, bag: list[str]) -> oracle.Zoo:
    zoo = oracle.bare(board)
    for _ in range(size):
        species = bag.pop()
        spots = oracle.placings(board, zoo, species, None, polish)
        pens = [spot for spot in spots if spot != "river" or rng.random() < 0.2]
        zoo = oracle.with_one_more(zoo, species, rng.choice(pens or ["river"]))
    if size == 12 and not polish and zoo.get("quarantine"):  # D-46: it must move
        zoo["river"].append(zoo["quarantine"].pop())
    return zoo

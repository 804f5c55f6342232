"""The pieces: dinosaurs, herds of them, and the die."""

from collections.abc import Iterable
from enum import IntEnum, StrEnum
from functools import cache
from operator import add, sub


class Species(IntEnum):
    """Six species, ten dinosaurs each (D-02). Only the T-Rex is special."""

    TREX = 0
    DIPLODOCUS = 1
    TRICERATOPS = 2
    SPINOSAURUS = 3
    STEGOSAURUS = 4
    PARASAUROLOPHUS = 5

    id: str
    """The name in files and messages."""
    letter: str
    """The letter in text forms: T D C S G P."""

    def __init__(self, number: int) -> None:
        self.id = self.name.lower()
        self.letter = "TDCSGP"[number]


TREX = Species.TREX
SPECIES = tuple(Species)
BY_ID = {species.id: species for species in SPECIES}
BY_LETTER = {species.letter: species for species in SPECIES}

Herd = tuple[int, ...]
"""Dinosaurs in no order: how many of each species. A hand, the bag and the box are herds."""

NO_HERD: Herd = (0,) * len(SPECIES)


def herd_of(dinosaurs: Iterable[Species | None]) -> Herd:
    """The herd of these dinosaurs; None is an empty place."""
    counts = [0] * len(SPECIES)
    for species in dinosaurs:
        if species is not None:
            counts[species] += 1
    return tuple(counts)


def dinosaurs_of(herd: Herd) -> list[Species]:
    """The dinosaurs of a herd, species by species."""
    dinosaurs: list[Species] = []
    for species in SPECIES:
        dinosaurs += [species] * herd[species]
    return dinosaurs


@cache
def without(herd: Herd, species: Species) -> Herd:
    """The herd less one dinosaur of the species."""
    return (*herd[:species], herd[species] - 1, *herd[species + 1 :])


def plus(one: Herd, other: Herd) -> Herd:
    """Both herds together."""
    return tuple(map(add, one, other))


def minus(whole: Herd, part: Herd) -> Herd:
    """What is left of a herd."""
    return tuple(map(sub, whole, part))


class Face(StrEnum):
    """The six faces of the die (D-05)."""

    WOODLANDS = "woodlands"
    GRASSLANDS = "grasslands"
    FOOD_COURT = "food-court"
    RESTROOMS = "restrooms"
    EMPTY_PEN = "empty-pen"
    NO_TREX = "no-trex"


FACES = tuple(Face)

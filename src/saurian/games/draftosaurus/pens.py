"""Pens and boards: where a dinosaur may stand. What each pen is, is data (`rules-1.toml`)."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain
from typing import Literal

from saurian.games.draftosaurus.pieces import TREX, Face, Species

Contents = tuple[Species | None, ...]
"""The dinosaurs of a pen in the order they came, or, if its places have names, place by place."""

Zoo = tuple[Contents, ...]
"""One player's board: the contents of its pens in the order of the board."""


@dataclass(frozen=True, slots=True, eq=False)
class Pen:
    """A pen, one bank of the bridge, or the River (which is no pen, but holds dinosaurs too)."""

    id: str
    index: int
    """Where its contents stand in a zoo."""
    rule: str
    is_river: bool
    """The River is no pen: no die and no T-Rex bonus there (D-13, D-50)."""
    zone: Literal["woodlands", "grasslands"] | None
    side: Literal["left", "right"] | None
    places: int | None
    """How many it holds; None: no limit."""
    accepts: "Accepts"
    accept_rule: str
    """The rule that says what it accepts."""
    named_places: tuple[str, ...] = ()
    any_place_in_row: bool = True
    """Pyramid only: within a row the player picks the place (D-47)."""
    scores: str | None = None
    """The name of its function in `scoring`; None: it scores nothing by itself."""
    points: tuple[int, ...] = ()
    part: str = ""
    """Where its points stand on the score sheet."""
    other_bank: int | None = None
    """Bridge only: the index of the pen across the river."""
    banks_are_two_pens: bool = True
    """Bridge only: each bank is a pen of its own for the die (D-24)."""

    @property
    def bare(self) -> Contents:
        """Its contents before the first dinosaur."""
        return (None,) * len(self.named_places)

    def objection(self, contents: Contents, species: Species, place: int) -> str | None:
        """Why the pen's own rule forbids it, as a message id; None if it does not."""
        if self.places is not None and len(contents) >= self.places:
            return "why-full"
        return self.accepts(self, contents, species, place)

    def put(self, contents: Contents, species: Species, place: int) -> Contents:
        """The contents with one more dinosaur."""
        if self.named_places:
            return (*contents[:place], species, *contents[place + 1 :])
        return (*contents, species)


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """Where one can put a dinosaur: a pen, or one named place of it."""

    id: str
    pen: Pen
    place: int
    """The place in a pen with named places; else 0 and of no meaning."""


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """One side of the zoo board."""

    id: str
    pens: tuple[Pen, ...]
    spots: tuple[Spot, ...]
    spot: dict[str, Spot]
    """The spots by id."""
    spots_of_pen: tuple[tuple[Spot, ...], ...]
    """The spots pen by pen."""
    pen: dict[str, Pen]
    """The pens by id."""
    spots_of_zone: "dict[Face, tuple[Spot, ...]]"
    """Where the faces that name a zone or a side let one place, whatever stands in the zoo (D-20)."""

    @property
    def bare_zoo(self) -> Zoo:
        """A board before the first dinosaur."""
        return tuple(pen.bare for pen in self.pens)


# --- what a pen accepts by its own rule ---------------------------------------------------------------

Accepts = Callable[[Pen, Contents, Species, int], str | None]


def any_species(pen: Pen, contents: Contents, species: Species, place: int) -> str | None:
    """Whoever comes."""
    return None


def one_species(pen: Pen, contents: Contents, species: Species, place: int) -> str | None:
    """The first one settles the species (D-30)."""
    return None if not contents or contents[0] == species else "why-one-species"


def each_species_once(pen: Pen, contents: Contents, species: Species, place: int) -> str | None:
    """No species twice (D-34)."""
    return "why-each-once" if species in contents else None


def two_species_in_turn(pen: Pen, contents: Contents, species: Species, place: int) -> str | None:
    """A B A B A B (D-40)."""
    if len(contents) < 2:
        return "why-in-turn" if species in contents else None
    return None if contents[-2] == species else "why-in-turn"


PYRAMID_ROWS = (range(3), range(3, 5), range(5, 6))
PYRAMID_NEIGHBOURS = ((1, 3), (0, 2, 3, 4), (1, 4), (0, 1, 4, 5), (1, 2, 3, 5), (3, 4))
"""By place in the order B1 B2 B3 M1 M2 T (D-47)."""


def pyramid(pen: Pen, contents: Contents, species: Species, place: int) -> str | None:
    """Row by row from below, no two of a species side by side or one above the other (D-47)."""
    if contents[place] is not None:
        return "why-taken"
    row = next(row for row in PYRAMID_ROWS if None in contents[row.start : row.stop])
    if place not in row:
        return "why-row-below"
    if not pen.any_place_in_row and None in contents[row.start : place]:
        return "why-from-the-left"
    if species in [contents[p] for p in PYRAMID_NEIGHBOURS[place]]:
        return "why-same-neighbour"
    return None


ACCEPTS: dict[str, Accepts] = {
    rule.__name__: rule
    for rule in (any_species, one_species, each_species_once, two_species_in_turn, pyramid)
}


# --- what the die allows ------------------------------------------------------------------------------

DIE_RULE = {
    Face.WOODLANDS: "D-20",
    Face.GRASSLANDS: "D-20",
    Face.FOOD_COURT: "D-20",
    Face.RESTROOMS: "D-20",
    Face.EMPTY_PEN: "D-21",
    Face.NO_TREX: "D-22",
}


def in_woodlands(pen: Pen, zoo: Zoo) -> bool:
    """D-20."""
    return pen.zone == "woodlands"


def in_grasslands(pen: Pen, zoo: Zoo) -> bool:
    """D-20."""
    return pen.zone == "grasslands"


def left_of_the_river(pen: Pen, zoo: Zoo) -> bool:
    """D-20."""
    return pen.side == "left"


def right_of_the_river(pen: Pen, zoo: Zoo) -> bool:
    """D-20."""
    return pen.side == "right"


def in_an_empty_pen(pen: Pen, zoo: Zoo) -> bool:
    """D-21."""
    contents = _seen_by_die(pen, zoo)
    return contents.count(None) == len(contents)


def without_trex(pen: Pen, zoo: Zoo) -> bool:
    """D-22. The dinosaur that is placed may be a T-Rex itself."""
    return TREX not in _seen_by_die(pen, zoo)


def _seen_by_die(pen: Pen, zoo: Zoo) -> Contents:
    """The contents of the pen; of the whole bridge where its banks are no pens of their own (D-24)."""
    if pen.other_bank is None or pen.banks_are_two_pens:
        return zoo[pen.index]
    return zoo[pen.index] + zoo[pen.other_bank]


DIE: dict[Face, Callable[[Pen, Zoo], bool]] = {
    Face.WOODLANDS: in_woodlands,
    Face.GRASSLANDS: in_grasslands,
    Face.FOOD_COURT: left_of_the_river,
    Face.RESTROOMS: right_of_the_river,
    Face.EMPTY_PEN: in_an_empty_pen,
    Face.NO_TREX: without_trex,
}


def make_board(id: str, pens: tuple[Pen, ...]) -> Board:
    """A board of these pens with all its spots."""
    spots_of_pen = tuple(
        tuple(
            Spot(f"{pen.id}.{name}" if name else pen.id, pen, place)
            for place, name in enumerate(pen.named_places or ("",))
        )
        for pen in pens
    )
    spots = tuple(chain.from_iterable(spots_of_pen))
    return Board(
        id=id,
        pens=pens,
        spots=spots,
        spot={spot.id: spot for spot in spots},
        spots_of_pen=spots_of_pen,
        pen={pen.id: pen for pen in pens},
        spots_of_zone={
            face: tuple(spot for spot in spots if spot.pen.is_river or DIE[face](spot.pen, ()))
            for face, rule in DIE_RULE.items()
            if rule == "D-20"
        },
    )

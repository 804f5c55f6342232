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


@dataclass(frozen=True, slots=True)
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
    rows: tuple[tuple[int, ...], ...] = ()
    """Places in rows, the lowest first: a row is filled before the next one (D-47)."""
    neighbours: tuple[tuple[int, ...], ...] = ()
    """By place, the places beside, above and below it (D-47)."""
    scores: str | None = None
    """The name of its function in `scoring`; None: it scores nothing by itself."""
    points: tuple[int, ...] = ()
    part: str = ""
    """Where its points stand on the score sheet."""
    other_bank: int | None = None
    """Bridge only: the index of the pen across the river."""
    one_for_die: tuple[int, ...] = ()
    """The indices of the pens that are one pen for the die, itself included (D-24)."""
    is_quarantine: bool = False
    """After the last turn its dinosaur finds a home in another pen (D-46)."""
    must_leave: bool = False
    """… and may not stay there."""

    def __hash__(self) -> int:  # quicker than all fields: pens are keys of caches
        return hash(self.id)

    def __repr__(self) -> str:
        return f"<Pen {self.id}>"

    @property
    def bare(self) -> Contents:
        """Its contents before the first dinosaur."""
        return (None,) * len(self.named_places)

    def why_not(self, contents: Contents, species: Species, place: int) -> str | None:
        """Why the pen's own rule forbids it, as a message id; None if it does not."""
        if self.places is not None and len(contents) >= self.places:
            return "why-full"
        return self.accepts(self, contents, species, place)

    def put(self, contents: Contents, species: Species, place: int) -> Contents:
        """The contents with one more dinosaur."""
        if self.named_places:
            return (*contents[:place], species, *contents[place + 1 :])
        return (*contents, species)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where one can put a dinosaur: a pen, or one named place of it."""

    id: str
    pen: Pen
    place: int
    """The place in a pen with named places; else 0 and of no meaning."""

    def __repr__(self) -> str:
        return f"<Spot {self.id}>"


@dataclass(frozen=True, slots=True)
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
    quarantine: Pen | None
    """The pen that must be empty at the end, or may be emptied (D-46)."""
    spots_of_zone: "dict[Face, tuple[Spot, ...]]"
    """Where the faces that name a zone or a side let one place, whatever stands in the zoo (D-20)."""

    def __hash__(self) -> int:  # as with pens
        return hash(self.id)

    def __repr__(self) -> str:
        return f"<Board {self.id}>"

    @property
    def bare_zoo(self) -> Zoo:
        """A board before the first dinosaur."""
        return tuple(pen.bare for pen in self.pens)


def zoo_with(zoo: Zoo, spot: Spot, species: Species) -> Zoo:
    """The zoo with one more dinosaur, at that spot."""
    index = spot.pen.index
    return (*zoo[:index], spot.pen.put(zoo[index], species, spot.place), *zoo[index + 1 :])


def with_contents(zoo: Zoo, pen: Pen, contents: Contents) -> Zoo:
    """The zoo with other contents of one pen."""
    return (*zoo[: pen.index], contents, *zoo[pen.index + 1 :])


# --- what a pen accepts by its own rule ---------------------------------------------------------------

Accepts = Callable[[Pen, Contents, Species, int], str | None]


def any_species(pen: Pen, contents: Contents, species: Species, place: int) -> str | None:
    """Accepts every dinosaur."""
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


def pyramid(pen: Pen, contents: Contents, species: Species, place: int) -> str | None:
    """Row by row from below, no two of a species side by side or one above the other (D-47)."""
    if contents[place] is not None:
        return "why-taken"
    if place not in _open_row(pen, contents):
        return "why-row-below"
    if species in [contents[other] for other in pen.neighbours[place]]:
        return "why-same-neighbour"
    return None


def pyramid_from_the_left(pen: Pen, contents: Contents, species: Species, place: int) -> str | None:
    """The same, and within a row from left to right (D-47, by ruling)."""
    if contents[place] is None:
        row = _open_row(pen, contents)
        if place in row and None in contents[row[0] : place]:
            return "why-from-the-left"
    return pyramid(pen, contents, species, place)


def _open_row(pen: Pen, contents: Contents) -> tuple[int, ...]:
    """The lowest row with an empty place."""
    return next(row for row in pen.rows if any(contents[place] is None for place in row))


ACCEPTS: dict[str, Accepts] = {
    rule.__name__: rule
    for rule in (
        any_species,
        one_species,
        each_species_once,
        two_species_in_turn,
        pyramid,
        pyramid_from_the_left,
    )
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
    if len(pen.one_for_die) == 1:
        return zoo[pen.index]
    return tuple(chain.from_iterable(zoo[index] for index in pen.one_for_die))


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
        quarantine=next((pen for pen in pens if pen.is_quarantine), None),
        spots_of_zone={
            face: tuple(spot for spot in spots if spot.pen.is_river or DIE[face](spot.pen, ()))
            for face, rule in DIE_RULE.items()
            if rule == "D-20"
        },
    )

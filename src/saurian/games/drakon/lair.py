"""The lair: which chamber lies where, and where one more may lie.

Cells are numbered row by row. The entrance is in the middle of a table of 71 × 71 cells: wide enough for
every chamber of the box in one row, and an end to the walk of flying chambers that overtake each other.
"""

from collections.abc import Iterator
from functools import cache
from typing import Self

from saurian.games.drakon.pieces import (
    FITS,
    OPPOSITE,
    Arrows,
    Chamber,
)

Cell = int

REACH = 35
"""How far from the entrance a chamber may lie at most, in rows and in columns; a box may say less (K-14)."""
WIDTH = 2 * REACH + 3
"""With a rim of cells on which nothing ever lies, so that every cell in use has four neighbours."""
CENTRE: Cell = (REACH + 1) * WIDTH + REACH + 1
"""Where the entrance lies, for ever (K-57)."""
NOWHERE: Cell = -1

OFFSETS = (-WIDTH, 1, WIDTH, -1)
"""From a cell to its neighbour on each side."""


def cell_at(x: int, y: int) -> Cell:
    """The cell x to the east and y to the north of the entrance."""
    return CENTRE + x - y * WIDTH


def place_of(cell: Cell) -> tuple[int, int]:
    """How far east and north of the entrance a cell is."""
    row, column = divmod(cell, WIDTH)
    return column - REACH - 1, REACH + 1 - row


CELLS: tuple[Cell, ...] = tuple(
    cell_at(x, y) for y in range(REACH, -REACH - 1, -1) for x in range(-REACH, REACH + 1)
)


@cache
def cells_within(reach: int) -> frozenset[Cell]:
    """The cells that are no further from the entrance, in rows and in columns."""
    return frozenset(cell for cell in CELLS if max(map(abs, place_of(cell))) <= reach)


@cache
def write_cell(cell: Cell) -> str:
    """`2,-1`: east and north of the entrance."""
    return "{},{}".format(*place_of(cell))


new = object.__new__


class Lair:
    """All chambers in play. `put`, `lift` and `turn` keep the frontier true; they do not ask for leave.

    Only they may change it: copies share its dictionaries until one of them does (copy on write).
    """

    __slots__ = ("_is_shared", "cells", "chambers", "frontier")

    cells: frozenset[Cell]
    """Where chambers may lie."""

    chambers: dict[Cell, Chamber]
    frontier: dict[Cell, Arrows]
    """The empty cells next to a chamber, each with the sides from which arrows point at it."""

    def __init__(self, reach: int = REACH) -> None:
        self.cells = cells_within(reach)
        self.chambers = {}
        self.frontier = {}
        self._is_shared = False

    def __getitem__(self, cell: Cell) -> Chamber:
        return self.chambers[cell]

    def __contains__(self, cell: Cell) -> bool:
        return cell in self.chambers

    def __iter__(self) -> Iterator[Cell]:
        return iter(self.chambers)

    def __len__(self) -> int:
        return len(self.chambers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lair) and self.chambers == other.chambers

    __hash__ = None  # type: ignore[assignment]  # a lair changes

    def to_json(self) -> list[tuple[Cell, Chamber]]:
        """The chambers by cell, in a fixed order."""
        return sorted(self.chambers.items())

    def __repr__(self) -> str:
        return f"<Lair of {len(self)} chambers>"

    def copy(self) -> Self:
        """A lair of the same chambers; what happens to one does not happen to the other."""
        copy = new(type(self))
        copy.cells = self.cells
        copy.chambers = self.chambers
        copy.frontier = self.frontier
        copy._is_shared = self._is_shared = True
        return copy

    def _own(self) -> None:
        """Have dictionaries of its own, to change them."""
        self.chambers = self.chambers.copy()
        self.frontier = self.frontier.copy()
        self._is_shared = False

    # --- changing it ---

    def put(self, cell: Cell, chamber: Chamber) -> None:
        """A chamber comes to an empty cell."""
        if self._is_shared:
            self._own()
        self.chambers[cell] = chamber
        frontier, chambers, cells, arrows = self.frontier, self.chambers, self.cells, chamber.arrows
        frontier.pop(cell, None)
        for side in (0, 1, 2, 3):
            there = cell + OFFSETS[side]
            if there not in chambers and there in cells:
                facing = 1 << OPPOSITE[side] if arrows >> side & 1 else 0
                frontier[there] = frontier.get(there, 0) | facing

    def lift(self, cell: Cell) -> Chamber:
        """A chamber leaves its cell."""
        if self._is_shared:
            self._own()
        chamber = self.chambers.pop(cell)
        for there in (cell, *(cell + offset for offset in OFFSETS)):
            self._update_frontier(there)
        return chamber

    def turn(self, cell: Cell, arrows: Arrows) -> None:
        """A chamber is turned where it lies."""
        if self._is_shared:
            self._own()
        self.chambers[cell] = Chamber(self.chambers[cell].kind, arrows)
        for offset in OFFSETS:
            self._update_frontier(cell + offset)

    def _update_frontier(self, cell: Cell) -> None:
        self.frontier.pop(cell, None)
        if cell not in self.chambers and cell in self.cells and self.neighbours(cell):
            self.frontier[cell] = self.facing(cell)

    # --- looking at it ---

    def neighbours(self, cell: Cell) -> Arrows:
        """The sides on which a chamber lies."""
        chambers = self.chambers
        return (
            (cell - WIDTH in chambers)
            | (cell + 1 in chambers) << 1
            | (cell + WIDTH in chambers) << 2
            | (cell - 1 in chambers) << 3
        )

    def facing(self, cell: Cell) -> Arrows:
        """The sides from which an arrow of a neighbour points at the cell."""
        mask = 0
        for side in (0, 1, 2, 3):
            there = self.chambers.get(cell + OFFSETS[side])
            if there is not None and there.arrows >> OPPOSITE[side] & 1:
                mask |= 1 << side
        return mask

    def open_sides(self, cell: Cell) -> Arrows:
        """The sides where a chamber lies that has no arrow pointing back (K-54)."""
        return self.neighbours(cell) & ~self.facing(cell)

    def exits(self, cell: Cell) -> Arrows:
        """The sides where an arrow of the chamber points at a chamber (K-30)."""
        return self.chambers[cell].arrows & self.neighbours(cell)

    def has_room_for(self, arrows: Arrows) -> bool:
        """Whether a chamber with these arrows fits anywhere (K-13)."""
        fits = FITS[arrows]
        for facing in self.frontier.values():  # noqa: SIM110  # twice as fast as `any`, and asked all the time
            if fits[facing]:
                return True
        return False

    def within(self, start: Cell, steps: int) -> list[Cell]:
        """The chambers within `steps` orthogonal steps over chambers, `start` first (K-44)."""
        reached = {start: None}
        edge = [start]
        for _ in range(steps):
            edge = [
                there
                for cell in edge
                for offset in OFFSETS
                if (there := cell + offset) in self.chambers and there not in reached
            ]
            reached |= dict.fromkeys(edge)
            edge = list(dict.fromkeys(edge))
        return list(reached)

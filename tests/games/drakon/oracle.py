"""A second opinion on where a chamber may lie and where a hero may go, straight from the rules.

It knows nothing of the engine: cells are pairs (east, north), chambers pairs of a kind and a set of letters.
"""

Cell = tuple[int, int]
Lair = dict[Cell, tuple[str, frozenset[str]]]

WAY = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + WAY[side][0], cell[1] + WAY[side][1]


def rotations(arrows: frozenset[str]) -> set[frozenset[str]]:
    """All that quarter turns make of the arrows (K-20)."""
    return {frozenset("NESW"[("NESW".index(a) + turn) % 4] for a in arrows) for turn in range(4)}


def arrow_from(lair: Lair, cell: Cell, side: str) -> bool:
    """Whether the neighbour on that side has an arrow pointing at the cell."""
    there = lair.get(beside(cell, side))
    return there is not None and BACK[side] in there[1]


def placements(lair: Lair, arrows: frozenset[str]) -> set[tuple[Cell, frozenset[str]]]:
    """Where a chamber with these arrows may be placed (K-20, K-21)."""
    empty = {beside(cell, side) for cell in lair for side in WAY} - set(lair)
    return {
        (cell, turned)
        for cell in empty
        for turned in rotations(arrows)
        if not any(arrow_from(lair, cell, side) for side in turned)
    }


def ends_of_moves(lair: Lair, cell: Cell) -> set[Cell]:
    """Every chamber in which a legal move out of a chamber can end (K-30, K-52 to K-55)."""
    kind, _ = lair[cell]
    if kind == "portal":
        return set(lair) - {cell}
    firsts = _called(lair, _steps(lair, cell), exempt=kind == "key")
    if kind != "windstorm":
        return firsts
    return {end for first in firsts for end in _called(lair, _steps(lair, first), exempt=False)}


def _steps(lair: Lair, cell: Cell) -> set[Cell]:
    kind, arrows = lair[cell]
    sides = {side for side in WAY if beside(cell, side) in lair}
    if kind in ("key", "portal"):
        sides = {side for side in sides if not arrow_from(lair, cell, side)}
    else:
        sides &= arrows
    return {beside(cell, side) for side in sides}


def _called(lair: Lair, ends: set[Cell], exempt: bool) -> set[Cell]:
    harps = {end for end in ends if lair[end][0] == "harp"}
    return harps if harps and not exempt else ends

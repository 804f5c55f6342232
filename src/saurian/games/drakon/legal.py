"""What is legal: where a hero may go and where a chamber may lie, and why not elsewhere."""

from collections.abc import Mapping, Sequence

from saurian.core import Message, Seat
from saurian.games.drakon.actions import STEPS_OF, At, DrakonAction, Put, Step, at
from saurian.games.drakon.kinds import KIND, Kind
from saurian.games.drakon.lair import OFFSETS, Cell, write_cell
from saurian.games.drakon.options import pool
from saurian.games.drakon.pieces import (
    FITS,
    SIDES,
    SIDES_OF,
    TURNS,
    Arrows,
    Chamber,
    Hand,
)
from saurian.games.drakon.table import WRONG_STEP, Table

NOT_POSSIBLE = Message("why-not-possible")


def kind_at(table: Table, cell: Cell) -> Kind:
    """The kind of the chamber at a cell."""
    return KIND[table.lair.chambers[cell].kind]


def label(table: Table, kind: str) -> str:
    """The id of the name of a kind of chamber, as the box has it."""
    return table.box.labels[kind]


# --- people -------------------------------------------------------------------------------------------


def coin_count(table: Table, seat: Seat) -> int:
    """How many coins the seat, or its pair, has."""
    return table.coin_counts[pool(table.options, seat)]


def is_occupied(table: Table, cell: Cell) -> bool:
    """Whether a figure stands there."""
    return cell == table.drakon or cell in table.cells


def own_hand(table: Table, seat: Seat) -> Hand:
    """The hand of a seat that decides, which therefore knows it."""
    hand = table.hands[seat]
    assert hand is not None, "a seat knows its own hand"
    return hand


# --- leaving a chamber --------------------------------------------------------------------------------


def ways(table: Table, cell: Cell) -> Arrows:
    """The sides by which a hero may leave the chamber (K-30, K-52 to K-54); Portals: see `moves`."""
    kind = KIND[table.lair.chambers[cell].kind]
    mask = kind.exits(table.lair, cell)
    if mask and kind.heeds_harp:
        mask = _binding(table, cell, mask, kind.steps) or mask
    return _with_second_step(table, cell, mask) if kind.steps == 2 else mask


def second_ways(table: Table, cell: Cell) -> Arrows:
    """The sides by which the wind may blow a hero out of a chamber that it only passes (K-53)."""
    kind = KIND[table.lair.chambers[cell].kind]
    mask = kind.exits(table.lair, cell)
    if kind.heeds_harp or table.box.rulings.harp_calls_through_key:
        mask = calling(table, cell, mask) or mask
    return mask


def magic_ways(table: Table, cell: Cell) -> Arrows:
    """The further sides by which the Sorceress may leave (K-85)."""
    lair = table.lair
    kind = KIND[table.lair.chambers[cell].kind]
    if kind.heeds_harp and _binding(table, cell, kind.exits(lair, cell), kind.steps):
        return 0
    mask = lair.neighbours(cell) & ~ways(table, cell)
    return _with_second_step(table, cell, mask) if kind.steps == 2 else mask


def calling(table: Table, cell: Cell, mask: Arrows) -> Arrows:
    """Those sides of the mask on which a Harp lies (K-52)."""
    chambers = table.lair.chambers
    harps = 0
    for side in SIDES_OF[mask]:
        if KIND[chambers[cell + OFFSETS[side]].kind].calls:
            harps |= 1 << side
    return harps


def _binding(table: Table, cell: Cell, mask: Arrows, steps: int) -> Arrows:
    """Those sides of the mask on which a Harp lies that binds who leaves; out of a Windstorm only if a second
    step is possible from it (K-52, K-53)."""
    if steps == 2 and not table.box.rulings.harp_freezes_in_windstorm:
        mask = _with_second_step(table, cell, mask)
    return calling(table, cell, mask)


def _with_second_step(table: Table, cell: Cell, mask: Arrows) -> Arrows:
    return sum(1 << side for side in SIDES_OF[mask] if second_ways(table, cell + OFFSETS[side]))


def moves(table: Table, cell: Cell) -> Sequence[DrakonAction]:
    """Every legal move out of the chamber, or the first step of it."""
    if KIND[table.lair.chambers[cell].kind].jumps:
        return [at(there) for there in table.lair.chambers if there != cell]
    return STEPS_OF[ways(table, cell)]


def destinations(table: Table, cell: Cell) -> list[Cell]:
    """Where a move out of the chamber can end, once for each way to get there."""
    return [there for action in moves(table, cell) for there in ends_of(table, cell, action)]


def ends_of(table: Table, cell: Cell, action: DrakonAction) -> list[Cell]:
    """Where a move that begins so can end: out of a Windstorm it is two steps (K-53)."""
    if isinstance(action, At):
        return [action.cell]
    assert isinstance(action, Step)
    there = cell + OFFSETS[action.side]
    if KIND[table.lair.chambers[cell].kind].steps == 1:
        return [there]
    return [there + OFFSETS[side] for side in SIDES_OF[second_ways(table, there)]]


def can_move(table: Table, seat: Seat) -> bool:
    """Whether the seat's hero has a legal move."""
    cell = table.cells[seat]
    if KIND[table.lair.chambers[cell].kind].jumps:
        return len(table.lair) > 1
    return bool(ways(table, cell))


def why_not_move(table: Table, cell: Cell, action: DrakonAction) -> Message | None:
    """Why a hero may not leave the chamber so."""
    lair = table.lair
    kind = kind_at(table, cell)
    if isinstance(action, At):
        if not kind.jumps:
            return Message("why-no-portal", {"rule": "K-55"})
        if action.cell not in lair or action.cell == cell:
            return Message("why-no-chamber", {"cell": write_cell(action.cell), "rule": "K-55"})
        return None
    if not isinstance(action, Step):
        return WRONG_STEP
    if kind.jumps:
        return Message("why-portal-jumps", {"rule": "K-55"})
    return why_not_step(table, cell, action.side, ways(table, cell), kind.exits(lair, cell))


def why_not_step(table: Table, cell: Cell, side: int, allowed: Arrows, exits: Arrows) -> Message | None:
    """Why not by this side, if the legal ones are `allowed` out of `exits`."""
    if allowed >> side & 1:
        return None
    args = {"side": SIDES[side]}
    if not table.lair.neighbours(cell) >> side & 1:
        return Message("why-no-chamber-there", args | {"rule": "K-30"})
    if not exits >> side & 1:
        return Message("why-no-arrow", args | {"rule": "K-30"})
    freezes = table.box.rulings.harp_freezes_in_windstorm
    if calling(table, cell, exits if freezes else allowed) and not calling(table, cell, 1 << side):
        return Message("why-harp", args | {"rule": "K-52"})
    return Message("why-windstorm", args | {"rule": "K-53"})


# --- laying a chamber ---------------------------------------------------------------------------------


def why_not_lie(
    table: Table, chamber: Chamber, action: Put, frontier: Mapping[Cell, Arrows], rule: str
) -> Message | None:
    """Why the chamber may not lie so, if the frontier lists the cells that are free for it."""
    facing = frontier.get(action.cell)
    if facing is None:
        if action.cell not in table.lair.cells:
            return Message("why-table-ends", {"cell": write_cell(action.cell), "rule": "K-14"})
        return Message("why-not-next-to-chamber", {"cell": write_cell(action.cell), "rule": rule})
    return why_not_turned(table, chamber, action, facing)


def why_not_turned(table: Table, chamber: Chamber, action: Put, facing: Arrows) -> Message | None:
    """Why the chamber may not lie with its arrows so, if arrows point at the cell from `facing`."""
    if action.arrows not in TURNS[chamber.arrows]:
        return Message("why-not-its-arrows", {"chamber": label(table, chamber.kind), "rule": "K-20"})
    if action.arrows not in FITS[chamber.arrows][facing]:
        side = SIDES_OF[action.arrows & facing][0]
        return Message("why-arrows-face", {"side": SIDES[side], "rule": "K-21"})
    return None


def swappable(table: Table) -> list[Cell]:
    """The chambers that may be swapped or destroyed (K-46, K-48, K-57)."""
    lair = table.lair.chambers
    return [
        cell
        for cell, chamber in lair.items()
        if KIND[chamber.kind].removable and not is_occupied(table, cell)
    ]


def why_not_removed(table: Table, cell: Cell, rule: str) -> Message | None:
    """Why the chamber at the cell may not be swapped or destroyed."""
    chamber = table.lair.chambers.get(cell)
    if chamber is None:
        return Message("why-no-chamber", {"cell": write_cell(cell), "rule": rule})
    if not KIND[chamber.kind].removable:
        return Message("why-entrance-stays", {"rule": "K-57"})
    if is_occupied(table, cell):
        return Message("why-occupied", {"cell": write_cell(cell), "rule": rule})
    return None

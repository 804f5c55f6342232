"""The lair on integers: `put`, `lift` and `turn` keep the words of the cells and the frontier true.

See `layout` for what a word tells. The names are those of the readable `lair` and `legal`.
"""

import numpy as np

from saurian.games.drakon.lair import OFFSETS, WIDTH
from saurian.sim.arrays import copy_first
from saurian.sim.compiling import inline_kernel, kernel
from saurian.sim.drakon import layout as at
from saurian.sim.drakon.layout import Array, const
from saurian.sim.drakon.tables import (
    CALLS,
    EXITS,
    HARP_CALLS_THROUGH_KEY,
    HARP_FREEZES_IN_WINDSTORM,
    HEEDS_HARP,
    JUMPS,
    KIND_WIDTH,
    KINDS_AT,
    PLAYERS,
    REMOVABLE,
    STEPS,
)

ENTRANCE_LINE = WIDTH // 2
"""The row and the column of the entrance."""

# --- changing it --------------------------------------------------------------------------------------


@kernel
def count_facing(state: Array, facing: int, by: int) -> None:
    """One cell more, or less, of the frontier has this mask of pointing arrows."""
    count = state[at.FACING_COUNTS + facing] + by
    state[at.FACING_COUNTS + facing] = count
    if count:
        state[at.FACINGS] |= 1 << facing
    else:
        state[at.FACINGS] &= ~(1 << facing)


@kernel
def add_to_frontier(state: Array, cell: int, word: int) -> None:
    """The cell, empty and next to a chamber, joins the frontier with this word."""
    place = state[at.FRONTIER_SIZE]
    state[at.FRONTIER + place] = cell
    state[at.FRONTIER_SIZE] = place + 1
    state[at.GRID + cell] = word & ~at.PLACE_MASK | place << at.PLACE_AT
    count_facing(state, word >> at.FACING_AT & at.SIDES_MASK, 1)


@kernel
def take_from_frontier(state: Array, cell: int) -> None:
    """The cell leaves the frontier; the last one takes its place in the list."""
    word = state[at.GRID + cell]
    place = word >> at.PLACE_AT & (at.PLACE_MASK >> at.PLACE_AT)
    last = state[at.FRONTIER_SIZE] - 1
    moved = state[at.FRONTIER + last]
    state[at.FRONTIER + place] = moved
    state[at.GRID + moved] = state[at.GRID + moved] & ~at.PLACE_MASK | place << at.PLACE_AT
    state[at.FRONTIER_SIZE] = last
    count_facing(state, word >> at.FACING_AT & at.SIDES_MASK, -1)


@inline_kernel
def is_beyond(state: Array, cell: int) -> bool:
    """Whether no chamber may lie so far from the entrance (K-14)."""
    columns, rows = abs(cell % WIDTH - ENTRANCE_LINE), abs(cell // WIDTH - ENTRANCE_LINE)
    return bool(max(columns, rows) > state[at.LAIR_REACH])


@kernel
def see_neighbour(state: Array, cell: int, side: int, lies: bool, points: bool) -> None:
    """The cell is told whether on that side a chamber lies, and whether it points here."""
    word = state[at.GRID + cell]
    new = word & ~(1 << at.FACING_AT + side | 1 << at.NEIGHBOURS_AT + side)
    if lies:
        new |= 1 << at.NEIGHBOURS_AT + side
    if points:
        new |= 1 << at.FACING_AT + side
    if new == word:
        return
    if word & (at.KIND_MASK | at.RIM) or is_beyond(state, cell):
        state[at.GRID + cell] = new
    elif not word & at.AROUND:
        add_to_frontier(state, cell, new)
    elif not new & at.AROUND:
        take_from_frontier(state, cell)
        state[at.GRID + cell] = 0
    else:
        state[at.GRID + cell] = new
        count_facing(state, word >> at.FACING_AT & at.SIDES_MASK, -1)
        count_facing(state, new >> at.FACING_AT & at.SIDES_MASK, 1)


@kernel
def tell_neighbours(state: Array, cell: int) -> None:
    """The four neighbours are told what lies in the cell now."""
    word = state[at.GRID + cell]
    lies = (word & at.KIND_MASK) != 0
    for side in range(4):
        there = cell + at.SIDE_OFFSET[side]
        see_neighbour(state, there, at.OPPOSITE_SIDE[side], lies, (word >> side & 1) != 0)


@kernel
def put(state: Array, cell: int, kind: int, arrows: int) -> None:
    """A chamber comes to an empty cell."""
    if state[at.GRID + cell] & at.AROUND:
        take_from_frontier(state, cell)
    place = state[at.LAIR_SIZE]
    state[at.LAIR + place] = cell
    state[at.LAIR_SIZE] = place + 1
    around = state[at.GRID + cell] & at.AROUND
    state[at.GRID + cell] = around | arrows | (kind + 1) << at.KIND_AT | place << at.PLACE_AT
    tell_neighbours(state, cell)


@kernel
def lift(state: Array, cell: int) -> None:
    """The chamber leaves its cell."""
    word = state[at.GRID + cell]
    place = word >> at.PLACE_AT & (at.PLACE_MASK >> at.PLACE_AT)
    last = state[at.LAIR_SIZE] - 1
    moved = state[at.LAIR + last]
    state[at.LAIR + place] = moved
    state[at.GRID + moved] = state[at.GRID + moved] & ~at.PLACE_MASK | place << at.PLACE_AT
    state[at.LAIR_SIZE] = last
    state[at.GRID + cell] = 0
    if word & at.AROUND:
        add_to_frontier(state, cell, word & at.AROUND)
    tell_neighbours(state, cell)


@kernel
def turn(state: Array, cell: int, arrows: int) -> None:
    """The chamber is turned where it lies."""
    state[at.GRID + cell] = state[at.GRID + cell] & ~at.SIDES_MASK | arrows
    tell_neighbours(state, cell)


# --- copying it ---------------------------------------------------------------------------------------


@kernel
def forget_lair(state: Array) -> None:
    """The grid becomes an empty table; the lists still tell what lay there."""
    for place in range(state[at.LAIR_SIZE]):
        cell = state[at.LAIR + place]
        state[at.GRID + cell] = 0
        for side in range(4):
            state[at.GRID + cell + at.SIDE_OFFSET[side]] &= at.RIM


@kernel
def copy_position(to: Array, position: Array) -> None:
    """Make one position the same as another. Most of a row is empty table, which all have in common."""
    forget_lair(to)
    copy_first(at.GRID, position, to)
    for place in range(position[at.LAIR_SIZE]):
        cell = position[at.LAIR + place]
        to[at.GRID + cell] = position[at.GRID + cell]
        for side in range(4):
            there = cell + at.SIDE_OFFSET[side]
            to[at.GRID + there] = position[at.GRID + there]


# --- looking at it ------------------------------------------------------------------------------------


@kernel
def kind_at(state: Array, cell: int) -> int:
    """The kind of the chamber there."""
    return int((state[at.GRID + cell] & at.KIND_MASK) >> at.KIND_AT) - 1


@kernel
def trait(t: Array, kind: int, what: int) -> int:
    """A trait of a kind of chamber, by its number in the tables."""
    return int(t[KINDS_AT + KIND_WIDTH * kind + what])


@kernel
def facing(state: Array, cell: int) -> int:
    """The sides from which an arrow of a neighbour points at the cell."""
    return int(state[at.GRID + cell] >> at.FACING_AT & at.SIDES_MASK)


@kernel
def exits(state: Array, t: Array, cell: int) -> int:
    """The sides by which one can leave the chamber, Harps aside (K-30, K-54)."""
    word = state[at.GRID + cell]
    return int(t[trait(t, kind_at(state, cell), EXITS) + (word & at.ABOUT_EXITS)])


@kernel
def has_room_for(state: Array, arrows: int) -> bool:
    """Whether a chamber with these arrows fits anywhere (K-13)."""
    return bool(state[at.FACINGS] & at.ROOM_BITS[arrows])


@kernel
def is_occupied(state: Array, t: Array, cell: int) -> bool:
    """Whether a figure stands there."""
    if state[at.DRAKON] == cell:
        return True
    occupied = False
    for seat in range(t[PLAYERS]):
        occupied |= state[at.FIGURES + seat] == cell
    return occupied


@kernel
def may_be_removed(state: Array, t: Array, cell: int) -> bool:
    """Whether the chamber there may be swapped or destroyed (K-46, K-48, K-57)."""
    return trait(t, kind_at(state, cell), REMOVABLE) != 0 and not is_occupied(state, t, cell)


# --- leaving a chamber --------------------------------------------------------------------------------


@kernel
def calling(state: Array, t: Array, cell: int, mask: int) -> int:
    """Those sides of the mask on which a Harp lies (K-52)."""
    harps = 0
    for side in range(4):
        if mask >> side & 1 and trait(t, kind_at(state, cell + at.SIDE_OFFSET[side]), CALLS):
            harps |= 1 << side
    return harps


@kernel
def second_ways(state: Array, t: Array, cell: int) -> int:
    """The sides by which the wind may blow a hero out of a chamber that it only passes (K-53)."""
    mask = exits(state, t, cell)
    if t[HARP_CALLS_THROUGH_KEY] or trait(t, kind_at(state, cell), HEEDS_HARP):
        harps = calling(state, t, cell, mask)
        return harps if harps else mask
    return mask


@kernel
def binding(state: Array, t: Array, cell: int, mask: int) -> int:
    """Those sides of the mask on which a Harp lies that binds who leaves (K-52, K-53)."""
    kind = kind_at(state, cell)
    if not trait(t, kind, HEEDS_HARP):
        return 0
    if trait(t, kind, STEPS) == 2 and not t[HARP_FREEZES_IN_WINDSTORM]:
        mask = with_second_step(state, t, cell, mask)
    return calling(state, t, cell, mask)


@kernel
def with_second_step(state: Array, t: Array, cell: int, mask: int) -> int:
    """Those sides of the mask after which one more step is possible (K-53)."""
    kept = 0
    for side in range(4):
        if mask >> side & 1 and second_ways(state, t, cell + at.SIDE_OFFSET[side]):
            kept |= 1 << side
    return kept


@kernel
def ways(state: Array, t: Array, cell: int) -> int:
    """The sides by which a hero may leave the chamber (K-30, K-52 to K-54)."""
    mask = exits(state, t, cell)
    harps = binding(state, t, cell, mask)
    mask = harps if harps else mask
    two_steps = trait(t, kind_at(state, cell), STEPS) == 2
    return with_second_step(state, t, cell, mask) if two_steps else mask


@kernel
def magic_ways(state: Array, t: Array, cell: int) -> int:
    """The further sides by which the Sorceress may leave (K-85)."""
    if binding(state, t, cell, exits(state, t, cell)):
        return 0
    mask = int(state[at.GRID + cell] >> at.NEIGHBOURS_AT & at.SIDES_MASK) & ~ways(state, t, cell)
    two_steps = trait(t, kind_at(state, cell), STEPS) == 2
    return with_second_step(state, t, cell, mask) if two_steps else mask


@kernel
def can_move(state: Array, t: Array, seat: int) -> bool:
    """Whether the seat's hero has a legal move."""
    cell = state[at.FIGURES + seat]
    if trait(t, kind_at(state, cell), JUMPS):
        return bool(state[at.LAIR_SIZE] > 1)
    return ways(state, t, cell) != 0


# --- where a move ends --------------------------------------------------------------------------------

ANYWHERE = const(-1)
"""Instead of landings: a jump leads to every other chamber."""
LANDING_OFFSET = np.array(
    [*OFFSETS, *(first + second for first in OFFSETS for second in OFFSETS)],
    np.int64,
)
"""By bit of a set of landings, how far the cell is: after one step, 0 to 3, or after two, 4 to 19."""


@kernel
def landings(state: Array, t: Array, cell: int) -> int:
    """Where a move out of the chamber can end, as bits: see `LANDING_OFFSET`; or `ANYWHERE`. The readable
    `legal.destinations`."""
    return landings_by(state, t, cell, kind_at(state, cell), ways(state, t, cell))


@kernel
def landings_by(state: Array, t: Array, cell: int, kind: int, mask: int) -> int:
    """Where a move can end out of a chamber of this kind that one may leave by these sides (K-30, K-53)."""
    if trait(t, kind, JUMPS):
        return ANYWHERE
    if trait(t, kind, STEPS) == 1:
        return mask
    bits = 0
    for side in range(4):
        if mask >> side & 1:
            bits |= second_ways(state, t, cell + at.SIDE_OFFSET[side]) << 4 + 4 * side
    return bits

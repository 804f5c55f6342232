"""The options of a turn, on integers: lists of what may be done.

What lists something writes the codes into `codes`, some from `size` on, and returns how many there are then.
"""

from saurian.games.drakon.heroes import HEROES
from saurian.sim.compiling import kernel
from saurian.sim.drakon import layout as at
from saurian.sim.drakon.lair import facing, has_room_for, kind_at, trait, ways
from saurian.sim.drakon.layout import Array
from saurian.sim.drakon.seats import can_use
from saurian.sim.drakon.tables import ABILITIES, JUMPS, PLAYERS

HERO_COUNT = len(HEROES)


@kernel
def list_puts(codes: Array, size: int, cell: int, fits: int) -> int:
    """A chamber lies in the cell in each of these ways."""
    first = at.PUT_CODE + 16 * at.NUMBER_OF[cell]
    for arrows in range(16):
        if fits >> arrows & 1:
            codes[size] = first + arrows
            size += 1
    return size


@kernel
def list_steps(codes: Array, size: int, mask: int) -> int:
    """A step to each side of the mask."""
    for side in range(4):
        if mask >> side & 1:
            codes[size] = at.STEP_CODE + side
            size += 1
    return size


@kernel
def list_moves(state: Array, t: Array, cell: int, codes: Array, size: int) -> int:
    """Every legal move out of the chamber, or the first step of it."""
    if not trait(t, kind_at(state, cell), JUMPS):
        return list_steps(codes, size, ways(state, t, cell))
    for place in range(at.LAIR, at.LAIR + state[at.LAIR_SIZE]):
        if state[place] != cell:
            codes[size] = at.AT_CODE + at.NUMBER_OF[state[place]]
            size += 1
    return size


@kernel
def list_hand(state: Array, seat: int, first: int, codes: Array, size: int) -> int:
    """Every different chamber of the hand, from that code on."""
    hand = at.HANDS + at.MOST_CHAMBERS * seat
    for place in range(hand, hand + state[at.HAND_SIZES + seat]):
        if place == hand or state[place] != state[place - 1]:
            codes[size] = first + state[place]
            size += 1
    return size


@kernel
def list_turn(state: Array, t: Array, seat: int, codes: Array) -> int:
    """Chambers that fit somewhere, moves, the ability; the end if there is nothing that must be done."""
    size = 0
    if state[at.LEFT]:
        hand = list_hand(state, seat, at.PLACE_CODE, codes, 0)
        for place in range(hand):
            if has_room_for(state, at.ARROWS_OF_TYPE[codes[place] - at.PLACE_CODE]):
                codes[size] = codes[place]
                size += 1
        size = list_moves(state, t, state[at.FIGURES + seat], codes, size)
    if t[ABILITIES]:
        may_end = size == 0
        if can_use(state, t, seat):
            codes[size] = at.USE_CODE
            size += 1
        if may_end:
            codes[size] = at.DONE_CODE
            size += 1
    return size


@kernel
def list_putting(state: Array, arrows: int, codes: Array) -> int:
    """Every empty cell next to a chamber, turned as it fits (K-20, K-21)."""
    size = 0
    for place in range(at.FRONTIER, at.FRONTIER + state[at.FRONTIER_SIZE]):
        cell = state[place]
        size = list_puts(codes, size, cell, at.FIT_BITS[arrows, facing(state, cell)])
    return size


@kernel
def list_picking(state: Array, t: Array, codes: Array) -> int:
    """The heroes that nobody has (K-01)."""
    taken = 0
    for seat in range(t[PLAYERS]):
        if state[at.HEROES_AT + seat] != at.NONE:
            taken |= 1 << state[at.HEROES_AT + seat]
    size = 0
    for hero in range(HERO_COUNT):
        if not taken >> hero & 1:
            codes[size] = at.PICK_CODE + hero
            size += 1
    return size


@kernel
def stands_in(numbers: Array, size: int, number: int) -> bool:
    """Whether the number is among the first `size` of these."""
    place = 0
    while place < size and numbers[place] != number:
        place += 1
    return place < size

"""The options that a chamber's effect gives a player, on integers: `list_effect_options`."""

from saurian.sim.compiling import kernel
from saurian.sim.drakon import layout as at
from saurian.sim.drakon.lair import can_move, facing, is_occupied, kind_at, may_be_removed, trait
from saurian.sim.drakon.layout import Array
from saurian.sim.drakon.options import list_hand, list_moves, list_puts, stands_in
from saurian.sim.drakon.seats import coin_count
from saurian.sim.drakon.tables import (
    ANYONE,
    FLYING_TURNS_IN_PLACE,
    MAY_AT,
    MOST_FORCED,
    PLAYERS,
    POOL_AT,
    REACH,
    ROBBED_SIDE,
)


@kernel
def list_destroyable(state: Array, t: Array, codes: Array) -> int:
    """Every chamber that can be removed (K-46)."""
    size = 0
    for place in range(at.LAIR, at.LAIR + state[at.LAIR_SIZE]):
        if may_be_removed(state, t, state[place]):
            codes[size] = at.AT_CODE + at.NUMBER_OF[state[place]]
            size += 1
    return size


@kernel
def list_rotations(state: Array, codes: Array) -> int:
    """Every chamber, turned otherwise as it fits (K-47)."""
    size = 0
    for place in range(at.LAIR, at.LAIR + state[at.LAIR_SIZE]):
        cell = state[place]
        arrows = state[at.GRID + cell] & at.SIDES_MASK
        size = list_puts(codes, size, cell, at.FIT_BITS[arrows, facing(state, cell)] & ~(1 << arrows))
    return size


@kernel
def list_swaps(state: Array, t: Array, arrows: int, codes: Array) -> int:
    """In the place of every chamber that can be swapped, turned as it fits (K-48)."""
    size = 0
    for place in range(at.LAIR, at.LAIR + state[at.LAIR_SIZE]):
        cell = state[place]
        if may_be_removed(state, t, cell):
            size = list_puts(codes, size, cell, at.FIT_BITS[arrows, facing(state, cell)])
    return size


@kernel
def can_swap(state: Array, t: Array) -> bool:
    """Whether any chamber can be swapped."""
    place, end = at.LAIR, at.LAIR + state[at.LAIR_SIZE]
    while place < end and not may_be_removed(state, t, state[place]):
        place += 1
    return bool(place < end)


@kernel
def list_swappable_hand(state: Array, t: Array, seat: int, codes: Array) -> int:
    """Every chamber of the hand that fits in the place of another (K-48)."""
    found = 0
    for place in range(at.LAIR, at.LAIR + state[at.LAIR_SIZE]):
        if may_be_removed(state, t, state[place]):
            found |= 1 << facing(state, state[place])
    size = 0
    for place in range(list_hand(state, seat, at.PLACE_CODE, codes, 0)):
        fits = at.FIT_BITS[at.ARROWS_OF_TYPE[codes[place] - at.PLACE_CODE]]
        for mask in range(16):
            if found >> mask & 1 and fits[mask]:
                codes[size] = codes[place]
                size += 1
                break
    return size


@kernel
def list_landings(state: Array, t: Array, hero: int, codes: Array) -> int:
    """Every empty cell next to another chamber, turned as it fits; where it was only if it is turned (K-49).

    The chamber flies from `start`; what a cell beside it knows of it does not count.
    """
    start = state[at.FIGURES + hero]
    arrows = state[at.GRID + start] & at.SIDES_MASK
    size = 0
    for place in range(at.FRONTIER, at.FRONTIER + state[at.FRONTIER_SIZE]):
        cell = state[place]
        word = state[at.GRID + cell]
        for side in range(4):
            if start + at.SIDE_OFFSET[side] == cell:
                back = at.OPPOSITE_SIDE[side]
                word &= ~(1 << at.FACING_AT + back | 1 << at.NEIGHBOURS_AT + back)
        if word >> at.NEIGHBOURS_AT & at.SIDES_MASK:
            size = list_puts(codes, size, cell, at.FIT_BITS[arrows, word >> at.FACING_AT & at.SIDES_MASK])
    if t[FLYING_TURNS_IN_PLACE] and state[at.GRID + start] >> at.NEIGHBOURS_AT & at.SIDES_MASK:
        size = list_puts(codes, size, start, at.FIT_BITS[arrows, facing(state, start)] & ~(1 << arrows))
    return size


@kernel
def list_unoccupied(state: Array, t: Array, codes: Array) -> int:
    """Every chamber without a figure (K-45)."""
    size = 0
    for place in range(at.LAIR, at.LAIR + state[at.LAIR_SIZE]):
        if not is_occupied(state, t, state[place]):
            codes[size] = at.AT_CODE + at.NUMBER_OF[state[place]]
            size += 1
    return size


@kernel
def list_within(state: Array, start: int, steps: int, codes: Array) -> int:
    """The chambers within a number of orthogonal steps over chambers (K-44)."""
    codes[0] = start
    size, edge = 1, 0
    for _ in range(steps):
        reached = size
        for place in range(edge, reached):
            for side in range(4):
                there = codes[place] + at.SIDE_OFFSET[side]
                if state[at.GRID + there] & at.KIND_MASK and not stands_in(codes, size, there):
                    codes[size] = there
                    size += 1
        edge = reached
    for place in range(size):
        codes[place] = at.AT_CODE + at.NUMBER_OF[codes[place]]
    return size


@kernel
def list_robbable_hands(state: Array, t: Array, hero: int, codes: Array) -> int:
    """Every other seat with a hand (K-43)."""
    size = 0
    for seat in range(t[PLAYERS]):
        if seat != hero and state[at.HAND_SIZES + seat]:
            codes[size] = at.CHOOSE_CODE + seat
            size += 1
    return size


@kernel
def list_controllable(state: Array, t: Array, hero: int, codes: Array) -> int:
    """Every other seat that can move, as often as the box allows (K-50)."""
    size = 0
    if state[at.FORCED] >= t[MOST_FORCED]:
        return 0
    for seat in range(t[PLAYERS]):
        if seat != hero and can_move(state, t, seat):
            codes[size] = at.CHOOSE_CODE + seat
            size += 1
    return size


@kernel
def list_robbable(state: Array, t: Array, hero: int, codes: Array) -> int:
    """Every rival with coins (K-42)."""
    size = 0
    for seat in range(t[PLAYERS]):
        if t[POOL_AT + seat] != t[POOL_AT + hero] and coin_count(state, t, seat):
            codes[size] = at.CHOOSE_CODE + seat
            size += 1
    return size


@kernel
def list_moves_on(state: Array, t: Array, hero: int, codes: Array) -> int:
    """Every move of a hero whom an Escape lets go on, as often as the box allows (K-51)."""
    if state[at.FORCED] >= t[MOST_FORCED]:
        return 0
    return list_moves(state, t, state[at.FIGURES + hero], codes, 0)


@kernel
def robs_anyone(state: Array, t: Array) -> bool:
    """Whether who has entered the chamber chooses whom to rob (K-42)."""
    return trait(t, kind_at(state, state[at.FIGURES + state[at.NOW_HERO]]), ROBBED_SIDE) == ANYONE


@kernel
def list_options(state: Array, t: Array, codes: Array) -> int:
    """All ways to carry out what a chamber asks."""
    phase, hero = state[at.NOW], state[at.NOW_HERO]
    if at.FAMILY[phase] == at.COIN_CARD and robs_anyone(state, t):
        return list_robbable(state, t, hero, codes)
    if at.FAMILY[phase] == at.COIN_CARD or phase == at.ESCAPE_TO_IT:
        codes[0] = at.ACCEPT_CODE
        return 1
    if at.FAMILY[phase] == at.LAIR_CARD:
        return _list_lair_options(state, t, codes)
    if phase == at.STEALS_CHAMBER:
        return list_robbable_hands(state, t, hero, codes)
    if phase == at.CONTROLS:
        return list_controllable(state, t, hero, codes)
    if phase == at.ESCAPES_ON:
        return list_moves_on(state, t, hero, codes)
    if phase == at.DRAKON_APPEARS:
        return list_unoccupied(state, t, codes)
    assert phase == at.MOVES_DRAKON
    return 0 if state[at.DRAKON] == at.NOWHERE else list_within(state, state[at.DRAKON], t[REACH], codes)


@kernel
def _list_lair_options(state: Array, t: Array, codes: Array) -> int:
    phase = state[at.NOW]
    if phase == at.DESTROYS:
        return list_destroyable(state, t, codes)
    if phase == at.ROTATES:
        return list_rotations(state, codes)
    if phase == at.SWAPS:
        return list_swappable_hand(state, t, state[at.NOW_SEAT], codes)
    assert phase == at.FLIES
    return list_landings(state, t, state[at.NOW_HERO], codes)


@kernel
def list_effect_options(state: Array, t: Array, codes: Array) -> int:
    """All ways to carry it out; to decline, if one may or cannot (K-33)."""
    size = list_options(state, t, codes)
    if size == 0 or t[MAY_AT + state[at.NOW]]:
        codes[size] = at.DECLINE_CODE
        size += 1
    return size

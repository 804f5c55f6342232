"""The options that a chamber's effect gives a player, on integers: `list_effect_options`."""

from saurian.sim.compiling import kernel
from saurian.sim.drakon.lair import can_move, facing, is_occupied, kind_at, may_be_removed, trait
from saurian.sim.drakon.layout import (
    ACCEPT_CODE,
    ARROWS_OF_TYPE,
    AT_CODE,
    CHOOSE_CODE,
    COIN_CARD,
    CONTROLS,
    DECLINE_CODE,
    DESTROYS,
    DRAKON,
    DRAKON_APPEARS,
    ESCAPE_TO_IT,
    ESCAPES_ON,
    FACING_AT,
    FAMILY,
    FIGURES,
    FIT_BITS,
    FLIES,
    FORCED,
    FRONTIER,
    FRONTIER_SIZE,
    GRID,
    HAND_SIZES,
    KIND_MASK,
    LAIR,
    LAIR_CARD,
    LAIR_SIZE,
    MOVES_DRAKON,
    NEIGHBOURS_AT,
    NOW,
    NOW_HERO,
    NOW_SEAT,
    NOWHERE,
    NUMBER_OF,
    OPPOSITE_SIDE,
    PLACE_CODE,
    ROTATES,
    SIDE_OFFSET,
    SIDES_MASK,
    STEALS_CHAMBER,
    SWAPS,
    Array,
)
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
    for place in range(LAIR, LAIR + state[LAIR_SIZE]):
        if may_be_removed(state, t, state[place]):
            codes[size] = AT_CODE + NUMBER_OF[state[place]]
            size += 1
    return size


@kernel
def list_rotations(state: Array, codes: Array) -> int:
    """Every chamber, turned otherwise as it fits (K-47)."""
    size = 0
    for place in range(LAIR, LAIR + state[LAIR_SIZE]):
        cell = state[place]
        arrows = state[GRID + cell] & SIDES_MASK
        size = list_puts(codes, size, cell, FIT_BITS[arrows, facing(state, cell)] & ~(1 << arrows))
    return size


@kernel
def list_swaps(state: Array, t: Array, arrows: int, codes: Array) -> int:
    """In the place of every chamber that can be swapped, turned as it fits (K-48)."""
    size = 0
    for place in range(LAIR, LAIR + state[LAIR_SIZE]):
        cell = state[place]
        if may_be_removed(state, t, cell):
            size = list_puts(codes, size, cell, FIT_BITS[arrows, facing(state, cell)])
    return size


@kernel
def can_swap(state: Array, t: Array) -> bool:
    """Whether any chamber can be swapped."""
    place, end = LAIR, LAIR + state[LAIR_SIZE]
    while place < end and not may_be_removed(state, t, state[place]):
        place += 1
    return bool(place < end)


@kernel
def list_swappable_hand(state: Array, t: Array, seat: int, codes: Array) -> int:
    """Every chamber of the hand that fits in the place of another (K-48)."""
    found = 0
    for place in range(LAIR, LAIR + state[LAIR_SIZE]):
        if may_be_removed(state, t, state[place]):
            found |= 1 << facing(state, state[place])
    size = 0
    for place in range(list_hand(state, seat, PLACE_CODE, codes, 0)):
        fits = FIT_BITS[ARROWS_OF_TYPE[codes[place] - PLACE_CODE]]
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
    start = state[FIGURES + hero]
    arrows = state[GRID + start] & SIDES_MASK
    size = 0
    for place in range(FRONTIER, FRONTIER + state[FRONTIER_SIZE]):
        cell = state[place]
        word = state[GRID + cell]
        for side in range(4):
            if start + SIDE_OFFSET[side] == cell:
                back = OPPOSITE_SIDE[side]
                word &= ~(1 << FACING_AT + back | 1 << NEIGHBOURS_AT + back)
        if word >> NEIGHBOURS_AT & SIDES_MASK:
            size = list_puts(codes, size, cell, FIT_BITS[arrows, word >> FACING_AT & SIDES_MASK])
    if t[FLYING_TURNS_IN_PLACE] and state[GRID + start] >> NEIGHBOURS_AT & SIDES_MASK:
        size = list_puts(codes, size, start, FIT_BITS[arrows, facing(state, start)] & ~(1 << arrows))
    return size


@kernel
def list_unoccupied(state: Array, t: Array, codes: Array) -> int:
    """Every chamber without a figure (K-45)."""
    size = 0
    for place in range(LAIR, LAIR + state[LAIR_SIZE]):
        if not is_occupied(state, t, state[place]):
            codes[size] = AT_CODE + NUMBER_OF[state[place]]
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
                there = codes[place] + SIDE_OFFSET[side]
                if state[GRID + there] & KIND_MASK and not stands_in(codes, size, there):
                    codes[size] = there
                    size += 1
        edge = reached
    for place in range(size):
        codes[place] = AT_CODE + NUMBER_OF[codes[place]]
    return size


@kernel
def list_robbable_hands(state: Array, t: Array, hero: int, codes: Array) -> int:
    """Every other seat with a hand (K-43)."""
    size = 0
    for seat in range(t[PLAYERS]):
        if seat != hero and state[HAND_SIZES + seat]:
            codes[size] = CHOOSE_CODE + seat
            size += 1
    return size


@kernel
def list_controllable(state: Array, t: Array, hero: int, codes: Array) -> int:
    """Every other seat that can move, as often as the box allows (K-50)."""
    size = 0
    if state[FORCED] >= t[MOST_FORCED]:
        return 0
    for seat in range(t[PLAYERS]):
        if seat != hero and can_move(state, t, seat):
            codes[size] = CHOOSE_CODE + seat
            size += 1
    return size


@kernel
def list_robbable(state: Array, t: Array, hero: int, codes: Array) -> int:
    """Every rival with coins (K-42)."""
    size = 0
    for seat in range(t[PLAYERS]):
        if t[POOL_AT + seat] != t[POOL_AT + hero] and coin_count(state, t, seat):
            codes[size] = CHOOSE_CODE + seat
            size += 1
    return size


@kernel
def list_moves_on(state: Array, t: Array, hero: int, codes: Array) -> int:
    """Every move of a hero whom an Escape lets go on, as often as the box allows (K-51)."""
    if state[FORCED] >= t[MOST_FORCED]:
        return 0
    return list_moves(state, t, state[FIGURES + hero], codes, 0)


@kernel
def robs_anyone(state: Array, t: Array) -> bool:
    """Whether who has entered the chamber chooses whom to rob (K-42)."""
    return trait(t, kind_at(state, state[FIGURES + state[NOW_HERO]]), ROBBED_SIDE) == ANYONE


@kernel
def list_options(state: Array, t: Array, codes: Array) -> int:
    """All ways to carry out what a chamber asks."""
    phase, hero = state[NOW], state[NOW_HERO]
    if FAMILY[phase] == COIN_CARD and robs_anyone(state, t):
        return list_robbable(state, t, hero, codes)
    if FAMILY[phase] == COIN_CARD or phase == ESCAPE_TO_IT:
        codes[0] = ACCEPT_CODE
        return 1
    if FAMILY[phase] == LAIR_CARD:
        return _list_lair_options(state, t, codes)
    if phase == STEALS_CHAMBER:
        return list_robbable_hands(state, t, hero, codes)
    if phase == CONTROLS:
        return list_controllable(state, t, hero, codes)
    if phase == ESCAPES_ON:
        return list_moves_on(state, t, hero, codes)
    if phase == DRAKON_APPEARS:
        return list_unoccupied(state, t, codes)
    assert phase == MOVES_DRAKON
    return 0 if state[DRAKON] == NOWHERE else list_within(state, state[DRAKON], t[REACH], codes)


@kernel
def _list_lair_options(state: Array, t: Array, codes: Array) -> int:
    phase = state[NOW]
    if phase == DESTROYS:
        return list_destroyable(state, t, codes)
    if phase == ROTATES:
        return list_rotations(state, codes)
    if phase == SWAPS:
        return list_swappable_hand(state, t, state[NOW_SEAT], codes)
    assert phase == FLIES
    return list_landings(state, t, state[NOW_HERO], codes)


@kernel
def list_effect_options(state: Array, t: Array, codes: Array) -> int:
    """All ways to carry it out; to decline, if one may or cannot (K-33)."""
    size = list_options(state, t, codes)
    if size == 0 or t[MAY_AT + state[NOW]]:
        codes[size] = DECLINE_CODE
        size += 1
    return size

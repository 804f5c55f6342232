"""What the chambers do, on integers, in the order of the readable `effects`."""

from saurian.sim.compiling import kernel
from saurian.sim.drakon.coins import take_coin
from saurian.sim.drakon.figures import arrive, go, meet
from saurian.sim.drakon.hands import add_to_hand, take_from_hand
from saurian.sim.drakon.lair import kind_at, lift, put, trait, turn
from saurian.sim.drakon.layout import (
    AT_CODE,
    CELL_OF,
    CHANCE,
    CHOOSE_CODE,
    COIN_CARD,
    CONTROLS,
    DESTROYS,
    DRAKON,
    DRAKON_APPEARS,
    DRAKON_KIND,
    ESCAPE_KIND,
    ESCAPE_TO_IT,
    ESCAPES_ON,
    FAMILY,
    FIGURES,
    FINDS,
    FLIES,
    FORCED,
    GRID,
    HOARD,
    KIND_OF_TYPE,
    LAIR_CARD,
    LOSES,
    MOVES_DRAKON,
    MOVING_COIN,
    NOBODY,
    NOW_CELL,
    NOW_CHAMBER,
    NOW_HERO,
    NOW_SEAT,
    NOWHERE,
    PLACE_CODE,
    PUT_CODE,
    ROTATES,
    RUINS,
    SIDE_OFFSET,
    SIDES_MASK,
    SNATCHING,
    STEALS_CHAMBER,
    STEALS_LEFT,
    STEALS_RIGHT,
    STEERING,
    SWAPPING,
    SWAPS,
    TURN,
    TYPE_OF,
    Array,
)
from saurian.sim.drakon.stack import push
from saurian.sim.drakon.tables import (
    ANYONE,
    DRAKON_APPEARS_BY_SWAP,
    ESCAPE_ON_PLACING,
    PLAYERS,
    ROBBED_SIDE,
    SWAPPED_OUT_IS_GONE,
)

# --- on placing ---------------------------------------------------------------------------------------


@kernel
def placed(state: Array, t: Array, seat: int, kind: int, cell: int, swapped: bool) -> None:
    """What a chamber does when it comes into the lair (K-45, K-51)."""
    if kind == DRAKON_KIND and state[DRAKON] == NOWHERE:
        if t[DRAKON_APPEARS_BY_SWAP] or not swapped:
            push(state, DRAKON_APPEARS, state[TURN], state[TURN], NOBODY)
    elif kind == ESCAPE_KIND and t[ESCAPE_ON_PLACING] and not swapped:
        for side in range(4):
            if cell + SIDE_OFFSET[side] == state[FIGURES + seat]:
                state[push(state, ESCAPE_TO_IT, seat, seat, NOBODY) + NOW_CELL] = cell


@kernel
def cell_of_put(code: int) -> int:
    """The cell of the code of a `Put`."""
    return int(CELL_OF[(code - PUT_CODE) >> 4])


# --- on entering --------------------------------------------------------------------------------------


@kernel
def carry_out(state: Array, t: Array, phase: int, code: int) -> None:
    """Do what a chamber asks."""
    if FAMILY[phase] == COIN_CARD:
        _carry_out_coins(state, t, phase, code)
    elif FAMILY[phase] == LAIR_CARD:
        _carry_out_building(state, t, phase, code)
    else:
        _carry_out_figures(state, t, phase, code)


@kernel
def _carry_out_coins(state: Array, t: Array, phase: int, code: int) -> None:
    hero = state[NOW_HERO]
    if phase == FINDS:
        push(state, MOVING_COIN, CHANCE, HOARD, hero)
    elif phase == LOSES:
        take_coin(state, t, hero, HOARD)
    else:
        assert phase in (STEALS_LEFT, STEALS_RIGHT)
        side = trait(t, kind_at(state, state[FIGURES + hero]), ROBBED_SIDE)
        victim = code - CHOOSE_CODE if side == ANYONE else (hero + side) % t[PLAYERS]
        take_coin(state, t, victim, hero)


@kernel
def _carry_out_building(state: Array, t: Array, phase: int, code: int) -> None:
    seat = state[NOW_SEAT]
    if phase == DESTROYS:
        cell = CELL_OF[code - AT_CODE]
        state[RUINS + type_at(state, cell)] += 1
        lift(state, cell)
    elif phase == ROTATES:
        turn(state, cell_of_put(code), (code - PUT_CODE) & SIDES_MASK)
    elif phase == SWAPS:
        state[push(state, SWAPPING, seat, state[NOW_HERO], NOBODY) + NOW_CHAMBER] = code - PLACE_CODE
        take_from_hand(state, seat, code - PLACE_CODE)
    else:
        assert phase == FLIES
        fly(state, t, code)


@kernel
def _carry_out_figures(state: Array, t: Array, phase: int, code: int) -> None:
    hero = state[NOW_HERO]
    if phase == ESCAPE_TO_IT:
        arrive(state, t, hero, state[NOW_CELL])
    elif phase == ESCAPES_ON:
        state[FORCED] += 1
        go(state, t, hero, state[NOW_SEAT], code)
    elif phase == STEALS_CHAMBER:
        push(state, SNATCHING, CHANCE, hero, code - CHOOSE_CODE)
    elif phase == CONTROLS:
        state[FORCED] += 1
        push(state, STEERING, state[NOW_SEAT], code - CHOOSE_CODE, NOBODY)
    else:
        assert phase in (DRAKON_APPEARS, MOVES_DRAKON)
        state[DRAKON] = CELL_OF[code - AT_CODE]
        if phase == MOVES_DRAKON:
            meet(state, t, True)


# --- building -----------------------------------------------------------------------------------------


@kernel
def type_at(state: Array, cell: int) -> int:
    """The chamber there as it lies in a hand."""
    return int(TYPE_OF[16 * kind_at(state, cell) + (state[GRID + cell] & SIDES_MASK)])


@kernel
def swap_in(state: Array, t: Array, code: int) -> None:
    """The old one comes into the hand, or leaves the game if the box says so; nothing is drawn (K-48)."""
    seat = state[NOW_SEAT]
    cell = cell_of_put(code)
    old = type_at(state, cell)
    kind = KIND_OF_TYPE[state[NOW_CHAMBER]]
    lift(state, cell)
    put(state, cell, kind, (code - PUT_CODE) & SIDES_MASK)
    if t[SWAPPED_OUT_IS_GONE]:
        state[RUINS + old] += 1
    else:
        add_to_hand(state, seat, old)
    placed(state, t, seat, kind, cell, True)


@kernel
def fly(state: Array, t: Array, code: int) -> None:
    """Every figure goes along; it does not take effect again (K-49)."""
    start = int(state[FIGURES + state[NOW_HERO]])
    cell = cell_of_put(code)
    kind = kind_at(state, start)
    lift(state, start)
    put(state, cell, kind, (code - PUT_CODE) & SIDES_MASK)
    for seat in range(t[PLAYERS]):
        if state[FIGURES + seat] == start:
            state[FIGURES + seat] = cell
    if state[DRAKON] == start:
        state[DRAKON] = cell

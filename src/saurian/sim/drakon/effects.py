"""What the chambers do, on integers, in the order of the readable `effects`."""

from saurian.sim.compiling import kernel
from saurian.sim.drakon import layout as at
from saurian.sim.drakon.coins import take_coin
from saurian.sim.drakon.figures import arrive, go, meet
from saurian.sim.drakon.hands import add_to_hand, take_from_hand
from saurian.sim.drakon.lair import kind_at, lift, put, trait, turn
from saurian.sim.drakon.layout import Array
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
    if kind == at.DRAKON_KIND and state[at.DRAKON] == at.NOWHERE:
        if t[DRAKON_APPEARS_BY_SWAP] or not swapped:
            push(state, at.DRAKON_APPEARS, state[at.TURN], state[at.TURN], at.NOBODY)
    elif kind == at.ESCAPE_KIND and t[ESCAPE_ON_PLACING] and not swapped:
        for side in range(4):
            if cell + at.SIDE_OFFSET[side] == state[at.FIGURES + seat]:
                state[push(state, at.ESCAPE_TO_IT, seat, seat, at.NOBODY) + at.NOW_CELL] = cell


@kernel
def cell_of_put(code: int) -> int:
    """The cell of the code of a `Put`."""
    return int(at.CELL_OF[(code - at.PUT_CODE) >> 4])


# --- on entering --------------------------------------------------------------------------------------


@kernel
def carry_out(state: Array, t: Array, phase: int, code: int) -> None:
    """Do what a chamber asks."""
    if at.FAMILY[phase] == at.COIN_CARD:
        _carry_out_coins(state, t, phase, code)
    elif at.FAMILY[phase] == at.LAIR_CARD:
        _carry_out_building(state, t, phase, code)
    else:
        _carry_out_figures(state, t, phase, code)


@kernel
def _carry_out_coins(state: Array, t: Array, phase: int, code: int) -> None:
    hero = state[at.NOW_HERO]
    if phase == at.FINDS:
        push(state, at.MOVING_COIN, at.CHANCE, at.HOARD, hero)
    elif phase == at.LOSES:
        take_coin(state, t, hero, at.HOARD)
    else:
        assert phase in (at.STEALS_LEFT, at.STEALS_RIGHT)
        side = trait(t, kind_at(state, state[at.FIGURES + hero]), ROBBED_SIDE)
        victim = code - at.CHOOSE_CODE if side == ANYONE else (hero + side) % t[PLAYERS]
        take_coin(state, t, victim, hero)


@kernel
def _carry_out_building(state: Array, t: Array, phase: int, code: int) -> None:
    seat = state[at.NOW_SEAT]
    if phase == at.DESTROYS:
        cell = at.CELL_OF[code - at.AT_CODE]
        state[at.RUINS + type_at(state, cell)] += 1
        lift(state, cell)
    elif phase == at.ROTATES:
        turn(state, cell_of_put(code), (code - at.PUT_CODE) & at.SIDES_MASK)
    elif phase == at.SWAPS:
        waiting = push(state, at.SWAPPING, seat, state[at.NOW_HERO], at.NOBODY)
        state[waiting + at.NOW_CHAMBER] = code - at.PLACE_CODE
        take_from_hand(state, seat, code - at.PLACE_CODE)
    else:
        assert phase == at.FLIES
        fly(state, t, code)


@kernel
def _carry_out_figures(state: Array, t: Array, phase: int, code: int) -> None:
    hero = state[at.NOW_HERO]
    if phase == at.ESCAPE_TO_IT:
        arrive(state, t, hero, state[at.NOW_CELL])
    elif phase == at.ESCAPES_ON:
        state[at.FORCED] += 1
        go(state, t, hero, state[at.NOW_SEAT], code)
    elif phase == at.STEALS_CHAMBER:
        push(state, at.SNATCHING, at.CHANCE, hero, code - at.CHOOSE_CODE)
    elif phase == at.CONTROLS:
        state[at.FORCED] += 1
        push(state, at.STEERING, state[at.NOW_SEAT], code - at.CHOOSE_CODE, at.NOBODY)
    else:
        assert phase in (at.DRAKON_APPEARS, at.MOVES_DRAKON)
        state[at.DRAKON] = at.CELL_OF[code - at.AT_CODE]
        if phase == at.MOVES_DRAKON:
            meet(state, t, True)


# --- building -----------------------------------------------------------------------------------------


@kernel
def type_at(state: Array, cell: int) -> int:
    """The chamber there as it lies in a hand."""
    return int(at.TYPE_OF[16 * kind_at(state, cell) + (state[at.GRID + cell] & at.SIDES_MASK)])


@kernel
def swap_in(state: Array, t: Array, code: int) -> None:
    """The old one comes into the hand, or leaves the game if the box says so; nothing is drawn (K-48)."""
    seat = state[at.NOW_SEAT]
    cell = cell_of_put(code)
    old = type_at(state, cell)
    kind = at.KIND_OF_TYPE[state[at.NOW_CHAMBER]]
    lift(state, cell)
    put(state, cell, kind, (code - at.PUT_CODE) & at.SIDES_MASK)
    if t[SWAPPED_OUT_IS_GONE]:
        state[at.RUINS + old] += 1
    else:
        add_to_hand(state, seat, old)
    placed(state, t, seat, kind, cell, True)


@kernel
def fly(state: Array, t: Array, code: int) -> None:
    """Every figure goes along; it does not take effect again (K-49)."""
    start = int(state[at.FIGURES + state[at.NOW_HERO]])
    cell = cell_of_put(code)
    kind = kind_at(state, start)
    lift(state, start)
    put(state, cell, kind, (code - at.PUT_CODE) & at.SIDES_MASK)
    for seat in range(t[PLAYERS]):
        if state[at.FIGURES + seat] == start:
            state[at.FIGURES + seat] = cell
    if state[at.DRAKON] == start:
        state[at.DRAKON] = cell

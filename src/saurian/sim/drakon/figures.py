"""How figures move, on integers, and what they meet."""

from saurian.sim.compiling import kernel
from saurian.sim.drakon import layout as at
from saurian.sim.drakon.coins import ESCAPED, finish, worth
from saurian.sim.drakon.lair import kind_at, trait
from saurian.sim.drakon.layout import Array
from saurian.sim.drakon.stack import push
from saurian.sim.drakon.tables import (
    BLOWN_THROUGH_ESCAPES,
    DRAKON_BARS_ESCAPE,
    ENTERED,
    GOAL,
    LEADS_OUT,
    MET_ON_ENTERING,
    MUST_ESCAPE,
    ONE_MEETING_A_TURN,
    PLAYERS,
    POOL_AT,
    STEPS,
)


@kernel
def go(state: Array, t: Array, hero: int, steerer: int, code: int) -> None:
    """The hero leaves its chamber: a jump, a step, or the first of two steps (K-30, K-53, K-55)."""
    if code >= at.AT_CODE:
        arrive(state, t, hero, at.CELL_OF[code - at.AT_CODE])
        return
    cell = state[at.FIGURES + hero]
    there = cell + at.SIDE_OFFSET[code - at.STEP_CODE]
    if trait(t, kind_at(state, cell), STEPS) == 1:
        arrive(state, t, hero, there)
    else:
        state[at.FIGURES + hero] = there
        if t[BLOWN_THROUGH_ESCAPES] and escapes(state, t, hero):
            return
        push(state, at.BLOWN, steerer, hero, at.NOBODY)


@kernel
def arrive(state: Array, t: Array, hero: int, cell: int) -> None:
    """The hero enters and escapes (K-80), finds Drakon there (K-60, K-62), or it takes effect (K-32)."""
    state[at.FIGURES + hero] = cell
    entered = trait(t, kind_at(state, cell), ENTERED)
    if escapes(state, t, hero):
        return
    if state[at.DRAKON] == cell:
        if t[MET_ON_ENTERING]:
            meet(state, t, False)
    elif entered != at.NONE:
        push(state, entered, hero, hero, at.NOBODY)


@kernel
def escapes(state: Array, t: Array, hero: int) -> bool:
    """The hero escapes by the chamber where it is now, if that is a way out, with enough coins (K-80)."""
    cell, pool = state[at.FIGURES + hero], t[POOL_AT + hero]
    if not t[MUST_ESCAPE] or not trait(t, kind_at(state, cell), LEADS_OUT):
        return False
    if state[at.DRAKON] == cell and t[DRAKON_BARS_ESCAPE]:
        return False
    if worth(state, t, pool) < t[GOAL]:
        return False
    finish(state, 1 << pool, ESCAPED)
    return True


@kernel
def meet(state: Array, t: Array, moved: bool) -> None:
    """Every hero in Drakon's chamber goes to the entrance and returns a coin (K-60, K-61)."""
    there = 0
    for seat in range(t[PLAYERS]):
        if state[at.FIGURES + seat] == state[at.DRAKON]:
            there |= 1 << seat
    if not moved:
        if t[ONE_MEETING_A_TURN]:
            there &= ~state[at.MET]
        state[at.MET] |= there
    for place in range(t[PLAYERS] - 1, -1, -1):
        seat = (state[at.TURN] + place) % t[PLAYERS]
        if there >> seat & 1:
            push(state, at.MOVING_COIN, at.CHANCE, seat, at.HOARD)
            state[at.FIGURES + seat] = at.CENTRE

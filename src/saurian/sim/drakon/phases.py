"""What happens, on integers: the steps of the readable `phases`, in the same order.

    apply(state, tables, code)      # the acting seat, or chance, does this

What a step leads to is in `stack`, and `proceed` carries it out.
"""

import numpy as np

from saurian.sim.compiling import allocating_kernel, kernel
from saurian.sim.drakon import layout as at
from saurian.sim.drakon.coins import (
    EXHAUSTED,
    IDLED,
    finish_by_coins,
    has_coins,
    move_coin,
    trade_coin,
)
from saurian.sim.drakon.effect_options import can_swap, list_options, robs_anyone
from saurian.sim.drakon.effects import carry_out, cell_of_put, placed, swap_in
from saurian.sim.drakon.figures import arrive, go, meet
from saurian.sim.drakon.hands import draw, find_in_pile, snatch, take_from_hand
from saurian.sim.drakon.heroes import decide_hero_step, use_ability
from saurian.sim.drakon.lair import put
from saurian.sim.drakon.layout import Array
from saurian.sim.drakon.seats import can_act, can_use
from saurian.sim.drakon.stack import push, push_drawing
from saurian.sim.drakon.tables import ACTIONS, HAND, MAY_AT, MOST_IDLE, PLAYERS


@kernel
def apply(state: Array, t: Array, code: int) -> None:
    """The acting seat, or chance, does this, which is legal; then all that comes of it."""
    phase = state[at.NOW]
    state[at.NOW] = at.BETWEEN
    if state[at.NOW_SEAT] == at.CHANCE:
        happen(state, t, phase, code)
    elif at.FAMILY[phase] == at.HERO_STEP:
        decide_hero_step(state, t, phase, code)
    elif at.FAMILY[phase] == at.PLAIN:
        _decide_plain(state, t, phase, code)
    elif code != at.DECLINE_CODE:
        carry_out(state, t, phase, code)
    proceed(state, t)


@kernel
def _decide_plain(state: Array, t: Array, phase: int, code: int) -> None:
    hero = state[at.NOW_HERO]
    if phase == at.TURN_PHASE:
        take_turn(state, t, code)
    elif phase == at.PUTTING:
        place_chamber(state, t, code)
    elif phase == at.STEERING:
        go(state, t, hero, state[at.NOW_SEAT], code)
    elif phase == at.BLOWN:
        arrive(state, t, hero, state[at.FIGURES + hero] + at.SIDE_OFFSET[code - at.STEP_CODE])
    elif phase == at.SWAPPING:
        swap_in(state, t, code)
    else:
        assert phase == at.PICKING_HERO
        pick_hero(state, t, code - at.PICK_CODE)


@kernel
def happen(state: Array, t: Array, phase: int, code: int) -> None:
    """Chance does this."""
    if phase == at.DRAWING:
        draw(state, find_in_pile(state, code - at.DRAW_CODE))
    elif phase == at.MOVING_COIN:
        move_coin(state, t, code - at.COIN_CODE)
    elif phase == at.TRADING_COIN:
        trade_coin(state, t, code - at.COIN_CODE)
    elif phase == at.SNATCHING:
        snatch(state, t, code - at.SNATCH_CODE)
    else:
        assert phase == at.FINDING_FIRST
        begin_picking(state, code - at.FIRST_CODE)


@kernel
def begin_picking(state: Array, seat: int) -> None:
    """The first player picks a hero (K-04)."""
    state[at.TURN] = seat
    push(state, at.PICKING_HERO, seat, at.NOBODY, at.NOBODY)


# --- what waits ---------------------------------------------------------------------------------------


@kernel
def proceed(state: Array, t: Array) -> None:
    """Carry out what is on the stack until somebody must decide."""
    while state[at.NOW] == at.BETWEEN:
        state[at.WAITING] -= 1
        top = at.STACK + at.PENDING * state[at.WAITING]
        for place in range(at.PENDING):
            state[at.NOW + place] = state[top + place]
        if not begin(state, t) and state[at.NOW] != at.OVER:
            state[at.NOW] = at.BETWEEN


@kernel
def begin(state: Array, t: Array) -> bool:
    """The step is on top: whether somebody must decide. If not, it is done at once."""
    phase = state[at.NOW]
    if phase == at.TURN_PHASE:
        return begin_turn_step(state, t, state[at.NOW_SEAT])
    if phase == at.NEXT_TURN:
        next_turn(state, t)
        return False
    if phase == at.DRAWING:
        return bool(state[at.PILE_SIZE] and state[at.NOW_NUMBER])
    if phase in (at.MOVING_COIN, at.TRADING_COIN):
        return has_coins(state, t, state[at.NOW_HERO])
    if phase == at.SNATCHING:
        return bool(state[at.HAND_SIZES + state[at.NOW_OTHER]])
    is_card = at.FAMILY[phase] in (at.COIN_CARD, at.LAIR_CARD, at.FIGURE_CARD)
    return begin_asking(state, t) if is_card else True


@kernel
def begin_asking(state: Array, t: Array) -> bool:
    """Do not ask where there is nothing to choose (K-33, K-34)."""
    phase = state[at.NOW]
    if phase == at.FINDS:
        if state[at.HOARD_SIZE] == 0:
            return False
    elif phase == at.SWAPS:
        return bool(state[at.HAND_SIZES + state[at.NOW_SEAT]] > 0 and can_swap(state, t))
    elif phase != at.ESCAPE_TO_IT and (at.FAMILY[phase] != at.COIN_CARD or robs_anyone(state, t)):
        return can_be_carried_out(state, t)
    if t[MAY_AT + phase]:
        return True
    carry_out(state, t, phase, at.ACCEPT_CODE)
    return False


@kernel
def can_be_carried_out(state: Array, t: Array) -> bool:
    """Whether there is a way to do what a chamber asks (K-34)."""
    if state[at.NOW] == at.MOVES_DRAKON:
        return bool(state[at.DRAKON] != at.NOWHERE)
    if state[at.NOW] == at.DESTROYS:
        return can_swap(state, t)
    return has_options(state, t)


@allocating_kernel
def has_options(state: Array, t: Array) -> bool:
    """Whether there is anything to choose from."""
    return list_options(state, t, np.empty(at.MOST_LEGAL, np.int32)) > 0


# --- the turn -----------------------------------------------------------------------------------------


@kernel
def begin_turn_step(state: Array, t: Array, seat: int) -> bool:
    """A seat that can do nothing is passed over (K-11); if nobody can, it is over (K-12)."""
    left = state[at.LEFT]
    if left:
        if can_act(state, t, seat):
            return True
        nobody = True
        for other in range(t[PLAYERS]):
            nobody = nobody and not can_act(state, t, other)
        if nobody:
            finish_by_coins(state, t, EXHAUSTED)
            return False
    if can_use(state, t, seat):
        return True
    if left == t[ACTIONS]:
        push(state, at.NEXT_TURN, seat, at.NOBODY, at.NOBODY)
    else:
        end_turn(state, t, seat)
    return False


@kernel
def next_turn(state: Array, t: Array) -> None:
    """The neighbour on the left is next, unless nothing has been built for too long (K-10)."""
    state[at.IDLE] += 1
    if state[at.IDLE] >= t[MOST_IDLE]:
        finish_by_coins(state, t, IDLED)
        return
    seat = (state[at.NOW_SEAT] + 1) % t[PLAYERS]
    state[at.TURN] = seat
    state[at.LEFT] = t[ACTIONS]
    state[at.MET] = 0
    state[at.FORCED] = 0
    push(state, at.TURN_PHASE, seat, at.NOBODY, at.NOBODY)


@kernel
def end_turn(state: Array, t: Array, seat: int) -> None:
    """A hero that ends a turn in Drakon's chamber meets her (K-60)."""
    push(state, at.NEXT_TURN, seat, at.NOBODY, at.NOBODY)
    if state[at.FIGURES + seat] == state[at.DRAKON]:
        meet(state, t, False)


@kernel
def take_turn(state: Array, t: Array, code: int) -> None:
    """The seat places, moves, uses its ability, or ends; the rest of the turn waits."""
    seat = state[at.NOW_SEAT]
    if code == at.DONE_CODE:
        end_turn(state, t, seat)
        return
    push(state, at.TURN_PHASE, seat, at.NOBODY, at.NOBODY)
    if code == at.USE_CODE:
        use_ability(state, t, seat)
        return
    state[at.LEFT] -= 1
    if code >= at.PUT_CODE:
        go(state, t, seat, seat, code)
        return
    take_from_hand(state, seat, code - at.PLACE_CODE)
    state[at.NOW] = at.PUTTING
    state[at.NOW_HERO] = seat
    state[at.NOW_CHAMBER] = code - at.PLACE_CODE


@kernel
def pick_hero(state: Array, t: Array, hero: int) -> None:
    """The next seat picks; after the last one the first turn begins (K-04)."""
    seat = state[at.NOW_SEAT]
    state[at.HEROES_AT + seat] = hero
    state[at.FIGURES + seat] = at.CENTRE
    after = (seat + 1) % t[PLAYERS]
    if state[at.HEROES_AT + after] == at.NONE:
        push(state, at.PICKING_HERO, after, at.NOBODY, at.NOBODY)
    else:
        push(state, at.TURN_PHASE, after, at.NOBODY, at.NOBODY)
    push_drawing(state, seat, t[HAND])


@kernel
def place_chamber(state: Array, t: Array, code: int) -> None:
    """It lies; what it does on placing comes first, then a new one is drawn (K-22)."""
    seat = state[at.NOW_SEAT]
    kind = at.KIND_OF_TYPE[state[at.NOW_CHAMBER]]
    cell = cell_of_put(code)
    put(state, cell, kind, (code - at.PUT_CODE) & at.SIDES_MASK)
    state[at.IDLE] = 0
    push_drawing(state, seat, 1)
    placed(state, t, seat, kind, cell, False)

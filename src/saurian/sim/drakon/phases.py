"""What happens, on integers: the steps of the readable `phases`, in the same order.

    apply(state, tables, code)      # the acting seat, or chance, does this

What a step leads to is in `stack`, and `proceed` carries it out.
"""

import numpy as np

from saurian.sim.compiling import allocating_kernel, kernel
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
from saurian.sim.drakon.layout import (
    ACCEPT_CODE,
    BETWEEN,
    BLOWN,
    CENTRE,
    CHANCE,
    COIN_CARD,
    COIN_CODE,
    DECLINE_CODE,
    DESTROYS,
    DONE_CODE,
    DRAKON,
    DRAW_CODE,
    DRAWING,
    ESCAPE_TO_IT,
    FAMILY,
    FIGURE_CARD,
    FIGURES,
    FINDING_FIRST,
    FINDS,
    FIRST_CODE,
    FORCED,
    HAND_SIZES,
    HERO_STEP,
    HEROES_AT,
    HOARD_SIZE,
    IDLE,
    KIND_OF_TYPE,
    LAIR_CARD,
    LEFT,
    MET,
    MOST_LEGAL,
    MOVES_DRAKON,
    MOVING_COIN,
    NEXT_TURN,
    NOBODY,
    NONE,
    NOW,
    NOW_CHAMBER,
    NOW_HERO,
    NOW_NUMBER,
    NOW_OTHER,
    NOW_SEAT,
    NOWHERE,
    OVER,
    PENDING,
    PICK_CODE,
    PICKING_HERO,
    PILE_SIZE,
    PLACE_CODE,
    PLAIN,
    PUT_CODE,
    PUTTING,
    SIDE_OFFSET,
    SIDES_MASK,
    SNATCH_CODE,
    SNATCHING,
    STACK,
    STEERING,
    STEP_CODE,
    SWAPPING,
    SWAPS,
    TRADING_COIN,
    TURN,
    TURN_PHASE,
    USE_CODE,
    WAITING,
    Array,
)
from saurian.sim.drakon.seats import can_act, can_use
from saurian.sim.drakon.stack import push, push_drawing
from saurian.sim.drakon.tables import ACTIONS, HAND, MAY_AT, MOST_IDLE, PLAYERS


@kernel
def apply(state: Array, t: Array, code: int) -> None:
    """The acting seat, or chance, does this, which is legal; then all that comes of it."""
    phase = state[NOW]
    state[NOW] = BETWEEN
    if state[NOW_SEAT] == CHANCE:
        happen(state, t, phase, code)
    elif FAMILY[phase] == HERO_STEP:
        decide_hero_step(state, t, phase, code)
    elif FAMILY[phase] == PLAIN:
        _decide_plain(state, t, phase, code)
    elif code != DECLINE_CODE:
        carry_out(state, t, phase, code)
    proceed(state, t)


@kernel
def _decide_plain(state: Array, t: Array, phase: int, code: int) -> None:
    hero = state[NOW_HERO]
    if phase == TURN_PHASE:
        take_turn(state, t, code)
    elif phase == PUTTING:
        place_chamber(state, t, code)
    elif phase == STEERING:
        go(state, t, hero, state[NOW_SEAT], code)
    elif phase == BLOWN:
        arrive(state, t, hero, state[FIGURES + hero] + SIDE_OFFSET[code - STEP_CODE])
    elif phase == SWAPPING:
        swap_in(state, t, code)
    else:
        assert phase == PICKING_HERO
        pick_hero(state, t, code - PICK_CODE)


@kernel
def happen(state: Array, t: Array, phase: int, code: int) -> None:
    """Chance does this."""
    if phase == DRAWING:
        draw(state, find_in_pile(state, code - DRAW_CODE))
    elif phase == MOVING_COIN:
        move_coin(state, t, code - COIN_CODE)
    elif phase == TRADING_COIN:
        trade_coin(state, t, code - COIN_CODE)
    elif phase == SNATCHING:
        snatch(state, t, code - SNATCH_CODE)
    else:
        assert phase == FINDING_FIRST
        begin_picking(state, code - FIRST_CODE)


@kernel
def begin_picking(state: Array, seat: int) -> None:
    """The first player picks a hero (K-04)."""
    state[TURN] = seat
    push(state, PICKING_HERO, seat, NOBODY, NOBODY)


# --- what waits ---------------------------------------------------------------------------------------


@kernel
def proceed(state: Array, t: Array) -> None:
    """Carry out what is on the stack until somebody must decide."""
    while state[NOW] == BETWEEN:
        state[WAITING] -= 1
        top = STACK + PENDING * state[WAITING]
        for place in range(PENDING):
            state[NOW + place] = state[top + place]
        if not begin(state, t) and state[NOW] != OVER:
            state[NOW] = BETWEEN


@kernel
def begin(state: Array, t: Array) -> bool:
    """The step is on top: whether somebody must decide. If not, it is done at once."""
    phase = state[NOW]
    if phase == TURN_PHASE:
        return begin_turn_step(state, t, state[NOW_SEAT])
    if phase == NEXT_TURN:
        next_turn(state, t)
        return False
    if phase == DRAWING:
        return bool(state[PILE_SIZE] and state[NOW_NUMBER])
    if phase in (MOVING_COIN, TRADING_COIN):
        return has_coins(state, t, state[NOW_HERO])
    if phase == SNATCHING:
        return bool(state[HAND_SIZES + state[NOW_OTHER]])
    return begin_asking(state, t) if FAMILY[phase] in (COIN_CARD, LAIR_CARD, FIGURE_CARD) else True


@kernel
def begin_asking(state: Array, t: Array) -> bool:
    """Do not ask where there is nothing to choose (K-33, K-34)."""
    phase = state[NOW]
    if phase == FINDS:
        if state[HOARD_SIZE] == 0:
            return False
    elif phase == SWAPS:
        return bool(state[HAND_SIZES + state[NOW_SEAT]] > 0 and can_swap(state, t))
    elif phase != ESCAPE_TO_IT and (FAMILY[phase] != COIN_CARD or robs_anyone(state, t)):
        return can_be_carried_out(state, t)
    if t[MAY_AT + phase]:
        return True
    carry_out(state, t, phase, ACCEPT_CODE)
    return False


@kernel
def can_be_carried_out(state: Array, t: Array) -> bool:
    """Whether there is a way to do what a chamber asks (K-34)."""
    if state[NOW] == MOVES_DRAKON:
        return bool(state[DRAKON] != NOWHERE)
    if state[NOW] == DESTROYS:
        return can_swap(state, t)
    return has_options(state, t)


@allocating_kernel
def has_options(state: Array, t: Array) -> bool:
    """Whether there is anything to choose from."""
    return list_options(state, t, np.empty(MOST_LEGAL, np.int32)) > 0


# --- the turn -----------------------------------------------------------------------------------------


@kernel
def begin_turn_step(state: Array, t: Array, seat: int) -> bool:
    """A seat that can do nothing is passed over (K-11); if nobody can, it is over (K-12)."""
    left = state[LEFT]
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
        push(state, NEXT_TURN, seat, NOBODY, NOBODY)
    else:
        end_turn(state, t, seat)
    return False


@kernel
def next_turn(state: Array, t: Array) -> None:
    """The neighbour on the left is next, unless nothing has been built for too long (K-10)."""
    state[IDLE] += 1
    if state[IDLE] >= t[MOST_IDLE]:
        finish_by_coins(state, t, IDLED)
        return
    seat = (state[NOW_SEAT] + 1) % t[PLAYERS]
    state[TURN] = seat
    state[LEFT] = t[ACTIONS]
    state[MET] = 0
    state[FORCED] = 0
    push(state, TURN_PHASE, seat, NOBODY, NOBODY)


@kernel
def end_turn(state: Array, t: Array, seat: int) -> None:
    """A hero that ends a turn in Drakon's chamber meets her (K-60)."""
    push(state, NEXT_TURN, seat, NOBODY, NOBODY)
    if state[FIGURES + seat] == state[DRAKON]:
        meet(state, t, False)


@kernel
def take_turn(state: Array, t: Array, code: int) -> None:
    """The seat places, moves, uses its ability, or ends; the rest of the turn waits."""
    seat = state[NOW_SEAT]
    if code == DONE_CODE:
        end_turn(state, t, seat)
        return
    push(state, TURN_PHASE, seat, NOBODY, NOBODY)
    if code == USE_CODE:
        use_ability(state, t, seat)
        return
    state[LEFT] -= 1
    if code >= PUT_CODE:
        go(state, t, seat, seat, code)
        return
    take_from_hand(state, seat, code - PLACE_CODE)
    state[NOW] = PUTTING
    state[NOW_HERO] = seat
    state[NOW_CHAMBER] = code - PLACE_CODE


@kernel
def pick_hero(state: Array, t: Array, hero: int) -> None:
    """The next seat picks; after the last one the first turn begins (K-04)."""
    seat = state[NOW_SEAT]
    state[HEROES_AT + seat] = hero
    state[FIGURES + seat] = CENTRE
    after = (seat + 1) % t[PLAYERS]
    if state[HEROES_AT + after] == NONE:
        push(state, PICKING_HERO, after, NOBODY, NOBODY)
    else:
        push(state, TURN_PHASE, after, NOBODY, NOBODY)
    push_drawing(state, seat, t[HAND])


@kernel
def place_chamber(state: Array, t: Array, code: int) -> None:
    """It lies; what it does on placing comes first, then a new one is drawn (K-22)."""
    seat = state[NOW_SEAT]
    kind = KIND_OF_TYPE[state[NOW_CHAMBER]]
    cell = cell_of_put(code)
    put(state, cell, kind, (code - PUT_CODE) & SIDES_MASK)
    state[IDLE] = 0
    push_drawing(state, seat, 1)
    placed(state, t, seat, kind, cell, False)

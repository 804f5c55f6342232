"""What the heroes can do once a game, on integers."""

from saurian.sim.compiling import kernel
from saurian.sim.drakon.coins import take_coin
from saurian.sim.drakon.figures import go
from saurian.sim.drakon.hands import take_from_hand
from saurian.sim.drakon.layout import (
    ACCEPT_CODE,
    CHALLENGING,
    CHANCE,
    CHOOSE_CODE,
    CLEARING_HAND,
    DISCARD_CODE,
    DISCARDS,
    DONE_CODE,
    FIGHTER,
    HOARD,
    KNIGHT,
    LEFT,
    NOBODY,
    NOW_HERO,
    NOW_NUMBER,
    NOW_SEAT,
    OFFER_CODE,
    PASSING_WALL,
    PILFERING,
    RANGER,
    SHIELDING,
    SNATCHING,
    SORCERESS,
    STEERING,
    TRADING_COIN,
    USED,
    WAITING,
    Array,
)
from saurian.sim.drakon.legal import draws_after_clearing
from saurian.sim.drakon.seats import ability
from saurian.sim.drakon.stack import push, push_drawing
from saurian.sim.drakon.tables import KNIGHT_TAKES_CHAMBER


@kernel
def use_ability(state: Array, t: Array, seat: int) -> None:
    """The seat's hero uses its ability, once (K-81)."""
    hero = ability(state, t, seat)
    state[USED] |= 1 << seat
    if hero == KNIGHT:
        push(state, CHALLENGING, seat, seat, NOBODY)
    elif hero == RANGER:
        push(state, STEERING, seat, seat, NOBODY)
    elif hero == SORCERESS:
        push(state, PASSING_WALL, seat, seat, NOBODY)
    elif hero == FIGHTER:
        push(state, CLEARING_HAND, seat, seat, NOBODY)
    else:
        push(state, PILFERING, seat, seat, NOBODY)


@kernel
def decide_hero_step(state: Array, t: Array, phase: int, code: int) -> None:
    """The seat chooses what its ability does."""
    seat = state[NOW_SEAT]
    if phase == SHIELDING:
        if code == ACCEPT_CODE:
            state[WAITING] -= 1
            state[USED] |= 1 << seat
    elif phase == CHALLENGING:
        if t[KNIGHT_TAKES_CHAMBER]:
            push(state, SNATCHING, CHANCE, seat, code - CHOOSE_CODE)
        push(state, STEERING, seat, code - CHOOSE_CODE, NOBODY)
    elif phase == PASSING_WALL:
        state[LEFT] -= 1
        go(state, t, seat, seat, code)
    elif phase == CLEARING_HAND:
        clear_hand(state, t, code)
    elif code >= OFFER_CODE:
        state[push(state, TRADING_COIN, CHANCE, HOARD, seat) + NOW_NUMBER] = code - OFFER_CODE + 1
    else:
        take_coin(state, t, code - CHOOSE_CODE, seat)


@kernel
def clear_hand(state: Array, t: Array, code: int) -> None:
    """One more out of the game, or draw as many (K-87)."""
    seat, number = state[NOW_SEAT], state[NOW_NUMBER]
    if code == DONE_CODE:
        push_drawing(state, seat, draws_after_clearing(state, t))
        return
    state[push(state, CLEARING_HAND, seat, state[NOW_HERO], NOBODY) + NOW_NUMBER] = number + 1
    take_from_hand(state, seat, code - DISCARD_CODE)
    state[DISCARDS + code - DISCARD_CODE] += 1

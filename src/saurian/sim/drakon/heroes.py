"""What the heroes can do once a game, on integers."""

from saurian.sim.compiling import kernel
from saurian.sim.drakon import layout as at
from saurian.sim.drakon.coins import take_coin
from saurian.sim.drakon.figures import go
from saurian.sim.drakon.hands import take_from_hand
from saurian.sim.drakon.layout import Array
from saurian.sim.drakon.legal import draws_after_clearing
from saurian.sim.drakon.seats import ability
from saurian.sim.drakon.stack import push, push_drawing
from saurian.sim.drakon.tables import KNIGHT_TAKES_CHAMBER


@kernel
def use_ability(state: Array, t: Array, seat: int) -> None:
    """The seat's hero uses its ability, once (K-81)."""
    hero = ability(state, t, seat)
    state[at.USED] |= 1 << seat
    if hero == at.KNIGHT:
        push(state, at.CHALLENGING, seat, seat, at.NOBODY)
    elif hero == at.RANGER:
        push(state, at.STEERING, seat, seat, at.NOBODY)
    elif hero == at.SORCERESS:
        push(state, at.PASSING_WALL, seat, seat, at.NOBODY)
    elif hero == at.FIGHTER:
        push(state, at.CLEARING_HAND, seat, seat, at.NOBODY)
    else:
        push(state, at.PILFERING, seat, seat, at.NOBODY)


@kernel
def decide_hero_step(state: Array, t: Array, phase: int, code: int) -> None:
    """The seat chooses what its ability does."""
    seat = state[at.NOW_SEAT]
    if phase == at.SHIELDING:
        if code == at.ACCEPT_CODE:
            state[at.WAITING] -= 1
            state[at.USED] |= 1 << seat
    elif phase == at.CHALLENGING:
        if t[KNIGHT_TAKES_CHAMBER]:
            push(state, at.SNATCHING, at.CHANCE, seat, code - at.CHOOSE_CODE)
        push(state, at.STEERING, seat, code - at.CHOOSE_CODE, at.NOBODY)
    elif phase == at.PASSING_WALL:
        state[at.LEFT] -= 1
        go(state, t, seat, seat, code)
    elif phase == at.CLEARING_HAND:
        clear_hand(state, t, code)
    elif code >= at.OFFER_CODE:
        waiting = push(state, at.TRADING_COIN, at.CHANCE, at.HOARD, seat)
        state[waiting + at.NOW_NUMBER] = code - at.OFFER_CODE + 1
    else:
        take_coin(state, t, code - at.CHOOSE_CODE, seat)


@kernel
def clear_hand(state: Array, t: Array, code: int) -> None:
    """One more out of the game, or draw as many (K-87)."""
    seat, number = state[at.NOW_SEAT], state[at.NOW_NUMBER]
    if code == at.DONE_CODE:
        push_drawing(state, seat, draws_after_clearing(state, t))
        return
    state[push(state, at.CLEARING_HAND, seat, state[at.NOW_HERO], at.NOBODY) + at.NOW_NUMBER] = number + 1
    take_from_hand(state, seat, code - at.DISCARD_CODE)
    state[at.DISCARDS + code - at.DISCARD_CODE] += 1

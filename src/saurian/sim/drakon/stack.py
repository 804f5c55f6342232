"""What waits, on integers: a stack in the row itself, `PENDING` numbers a step; the last one comes next."""

from saurian.sim.compiling import kernel
from saurian.sim.drakon.layout import (
    CHANCE,
    DRAWING,
    NOBODY,
    NONE,
    NOW,
    NOW_CELL,
    NOW_CHAMBER,
    NOW_HERO,
    NOW_NUMBER,
    NOW_OTHER,
    NOW_SEAT,
    NOWHERE,
    PENDING,
    STACK,
    WAITING,
    Array,
)


@kernel
def push(state: Array, phase: int, seat: int, hero: int, other: int) -> int:
    """This comes next; where it stands, for those who have more to say of it."""
    top = STACK + PENDING * state[WAITING]
    state[WAITING] += 1
    state[top + NOW] = phase
    state[top + NOW_SEAT] = seat
    state[top + NOW_HERO] = hero
    state[top + NOW_OTHER] = other
    state[top + NOW_CHAMBER] = NONE
    state[top + NOW_CELL] = NOWHERE
    state[top + NOW_NUMBER] = 0
    return int(top)


@kernel
def push_drawing(state: Array, seat: int, number: int) -> None:
    """Push the phase in which a seat draws `number` chambers."""
    state[push(state, DRAWING, CHANCE, seat, NOBODY) + NOW_NUMBER] = number

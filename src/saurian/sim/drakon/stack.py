"""What waits, on integers: a stack in the row itself, `PENDING` numbers a step; the last one comes next."""

from saurian.sim.compiling import kernel
from saurian.sim.drakon import layout as at
from saurian.sim.drakon.layout import Array


@kernel
def push(state: Array, phase: int, seat: int, hero: int, other: int) -> int:
    """This comes next; where it stands, for those who have more to say of it."""
    top = at.STACK + at.PENDING * state[at.WAITING]
    state[at.WAITING] += 1
    state[top + at.NOW] = phase
    state[top + at.NOW_SEAT] = seat
    state[top + at.NOW_HERO] = hero
    state[top + at.NOW_OTHER] = other
    state[top + at.NOW_CHAMBER] = at.NONE
    state[top + at.NOW_CELL] = at.NOWHERE
    state[top + at.NOW_NUMBER] = 0
    return int(top)


@kernel
def push_drawing(state: Array, seat: int, number: int) -> None:
    """Push the phase in which a seat draws `number` chambers."""
    state[push(state, at.DRAWING, at.CHANCE, seat, at.NOBODY) + at.NOW_NUMBER] = number

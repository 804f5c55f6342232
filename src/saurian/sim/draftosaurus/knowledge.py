"""What a seat knows, on integers: hide the rest, and deal it anew."""

import numpy as np

from saurian.sim.compiling import allocating_kernel, kernel
from saurian.sim.draftosaurus import layout as at
from saurian.sim.draftosaurus.herds import draw, size_of, spread
from saurian.sim.draftosaurus.play import random_choice
from saurian.sim.draftosaurus.tables import NONE, PLAYERS, Array


@kernel
def hide(state: Array, t: Array, seat: int, missing: Array) -> int:
    """Take away all that the seat does not know: hands it has not held go to the bag, choices are forgotten.

    Fills in how many dinosaurs of each hand are missing, and returns whose choice is in but not known, as
    bits.
    """
    undecided = 0
    for other in range(t[PLAYERS]):
        missing[other] = 0
        if (other - seat) % t[PLAYERS] > state[at.TURN]:
            hand = state[at.HANDS + other]
            missing[other] = size_of(hand)
            state[at.IN_BAG] += hand
            state[at.HANDS + other] = 0
        if other != seat and state[at.SECRET + other] != NONE:
            undecided |= 1 << other
            state[at.SECRET + other] = NONE
    return undecided


@kernel
def resample(state: Array, t: Array, missing: Array, undecided: int, rng: Array) -> None:
    """Fill the gaps of a position that `hide` has left, by the law of `DraftosaurusView.resample`."""
    deal_unseen(state, t, missing, rng)
    for seat in range(t[PLAYERS]):
        if undecided >> seat & 1:
            acting = state[at.ACTING]
            state[at.ACTING] |= 1 << seat
            state[at.SECRET + seat] = random_choice(state, t, seat, rng)
            state[at.ACTING] = acting


@allocating_kernel
def deal_unseen(state: Array, t: Array, missing: Array, rng: Array) -> None:
    """The hands that are not known are drawn from all that is unseen."""
    unknown = 0
    for seat in range(t[PLAYERS]):
        unknown += missing[seat]
    if unknown == 0:
        return
    pool = np.empty(64, np.int8)
    size = spread(state[at.IN_BAG], pool)
    for seat in range(t[PLAYERS]):
        if missing[seat]:
            hand = draw(pool, size, missing[seat], rng)
            size -= missing[seat]
            state[at.HANDS + seat] = hand
            state[at.IN_BAG] -= hand

"""Chance and random play, on integers: games to their end without leaving the kernels.

    rng = seed_rng(7)                        # the caller owns the randomness
    settle(state, tables, rng)               # chance acts until a seat must
    play_randomly(state, tables, rng)

It all happens in the row of the position.
"""

import numpy as np

from saurian.sim.compiling import allocating_kernel, count_ones, kernel
from saurian.sim.draftosaurus import layout as at
from saurian.sim.draftosaurus.herds import draw, nth_one, species_in, spread
from saurian.sim.draftosaurus.legal import legal, placeable, rehomeable
from saurian.sim.draftosaurus.phases import begin_with, deal, reveal, roll
from saurian.sim.draftosaurus.tables import FREE, HAND, NONE, PLAYERS, Array
from saurian.sim.rng import below


@kernel
def settle(state: Array, t: Array, rng: Array) -> None:
    """Let chance act until a seat must, or the game is over."""
    if state[at.PHASE] == at.FIRST:
        begin_with(state, below(rng, t[PLAYERS]))
    if state[at.PHASE] == at.DEAL:
        deal_hands(state, t, rng)
    if state[at.PHASE] == at.ROLL:
        roll(state, t, below(rng, FREE))


@allocating_kernel
def deal_hands(state: Array, t: Array, rng: Array) -> None:
    """Everyone draws a hand."""
    pool = np.empty(64, np.int8)
    size = spread(state[at.IN_BAG], pool)
    while state[at.PHASE] == at.DEAL:
        deal(state, t, draw(pool, size, t[HAND], rng))
        size -= t[HAND]


# --- random play --------------------------------------------------------------------------------------


@kernel
def random_choice(state: Array, t: Array, seat: int, rng: Array) -> int:
    """Anything that the seat may do, all alike."""
    phase = state[at.PHASE]
    if phase == at.DRAFT:
        return _random_draft(state, t, seat, rng)
    if phase == at.PLACE:
        bits = placeable(state, t, seat, state[at.SHOWN + seat])
    elif phase == at.REHOME:
        bits = rehomeable(state, t, seat)
    else:
        bits = species_in(state[at.HANDS + seat])
    return nth_one(bits, below(rng, count_ones(bits)))


@kernel
def _random_draft(state: Array, t: Array, seat: int, rng: Array) -> int:
    total = 0
    for species in range(6):
        total += count_ones(legal(state, t, seat, species))
    n = below(rng, total)
    for species in range(6):
        bits = legal(state, t, seat, species)
        here = count_ones(bits)
        if n < here:
            return 16 * species + nth_one(bits, n)
        n -= here
    return NONE


@kernel
def play_randomly(state: Array, t: Array, rng: Array) -> int:
    """Play to the end, everything legal alike; how many decisions it took."""
    decisions = 0
    settle(state, t, rng)
    while state[at.PHASE] != at.OVER:
        acting = state[at.ACTING]
        for seat in range(t[PLAYERS]):
            if acting >> seat & 1:
                state[at.SECRET + seat] = random_choice(state, t, seat, rng)
                decisions += 1
        reveal(state, t)
        settle(state, t, rng)
    return decisions

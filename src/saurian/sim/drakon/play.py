"""Chance and random play, on integers: games to their end without leaving the kernels.

    rng = seed_rng(7)                    # the caller owns the randomness
    settle(state, tables, rng)           # chance acts until a seat must
    play_randomly(state, tables, rng, codes)

`codes` is room for a list of legal actions: `MOST_LEGAL` integers.
"""

import numpy as np

from saurian.sim.compiling import allocating_kernel, kernel
from saurian.sim.drakon import layout as at
from saurian.sim.drakon.coins import win_share, worth
from saurian.sim.drakon.hands import draw
from saurian.sim.drakon.lair import facing
from saurian.sim.drakon.layout import Array
from saurian.sim.drakon.legal import legal
from saurian.sim.drakon.phases import apply, proceed
from saurian.sim.drakon.seats import coin_count, purse_at
from saurian.sim.drakon.tables import PLAYERS, POOL_AT
from saurian.sim.rng import below

# --- chance -------------------------------------------------------------------------------------------


@kernel
def chance_code(state: Array, t: Array, rng: Array) -> int:
    """One action of chance, by its odds."""
    phase = state[at.NOW]
    if phase == at.DRAWING:
        return int(at.DRAW_CODE + state[at.PILE + below(rng, state[at.PILE_SIZE])])
    if phase == at.SNATCHING:
        victim = state[at.NOW_OTHER]
        lot = below(rng, state[at.HAND_SIZES + victim])
        return int(at.SNATCH_CODE + state[at.HANDS + at.MOST_CHAMBERS * victim + lot])
    if phase == at.FINDING_FIRST:
        return int(at.FIRST_CODE + below(rng, t[PLAYERS]))
    owner = int(state[at.NOW_HERO])
    lot = below(rng, state[at.HOARD_SIZE] if owner == at.HOARD else coin_count(state, t, owner))
    purse, coin = purse_at(t, owner), 0
    while lot >= state[purse + coin]:
        lot -= state[purse + coin]
        coin += 1
    return at.COIN_CODE + coin


@kernel
def settle(state: Array, t: Array, rng: Array) -> None:
    """Let chance act until a seat must, or the game is over."""
    while state[at.NOW_SEAT] == at.CHANCE:
        if state[at.NOW] == at.DRAWING:  # as below, but it knows the place in the pile already
            state[at.NOW] = at.BETWEEN
            draw(state, below(rng, state[at.PILE_SIZE]))
            proceed(state, t)
        else:
            apply(state, t, chance_code(state, t, rng))


# --- random play --------------------------------------------------------------------------------------


@kernel
def random_put(state: Array, rng: Array) -> int:
    """Any way to lay the chamber that was taken from the hand, all alike, without a list of them."""
    arrows = at.ARROWS_OF_TYPE[state[at.NOW_CHAMBER]]
    total = 0
    for mask in range(16):
        total += state[at.FACING_COUNTS + mask] * at.FIT_COUNT[arrows, mask]
    lot = below(rng, total)
    place = at.FRONTIER
    mask = facing(state, state[place])
    while lot >= at.FIT_COUNT[arrows, mask]:
        lot -= at.FIT_COUNT[arrows, mask]
        place += 1
        mask = facing(state, state[place])
    fits = at.FIT_BITS[arrows, mask]
    turned = 0
    while lot or not fits >> turned & 1:
        lot -= fits >> turned & 1
        turned += 1
    return int(at.PUT_CODE + 16 * at.NUMBER_OF[state[place]] + turned)


@kernel
def random_code(state: Array, t: Array, rng: Array, codes: Array) -> int:
    """Anything that the acting seat may do, all alike."""
    if state[at.NOW] == at.PUTTING:
        return random_put(state, rng)
    return int(codes[below(rng, legal(state, t, codes))])


@kernel
def play_randomly(state: Array, t: Array, rng: Array, codes: Array) -> int:
    """Play to the end, everything legal alike; how many decisions of seats it took."""
    decisions = 0
    settle(state, t, rng)
    while state[at.NOW] != at.OVER:
        apply(state, t, random_code(state, t, rng, codes))
        decisions += 1
        settle(state, t, rng)
    return decisions


@allocating_kernel
def play_many_randomly(start: Array, t: Array, rngs: Array, totals: Array, shares: Array) -> int:
    """Random games from one position, one a generator; totals and win shares of each; how many decisions."""
    decisions = 0
    codes = np.empty(at.MOST_LEGAL, np.int32)
    state = start.copy()
    for game in range(len(rngs)):
        state[:] = start
        decisions += play_randomly(state, t, rngs[game], codes)
        for seat in range(t[PLAYERS]):
            totals[game, seat] = worth(state, t, t[POOL_AT + seat])
            shares[game, seat] = win_share(state, t, seat)
    return decisions

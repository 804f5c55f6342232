"""Chance and random play, on integers: games to their end without leaving the kernels.

    rng = seed_rng(7)                    # the caller owns the randomness
    settle(state, tables, rng)           # chance acts until a seat must
    play_randomly(state, tables, rng, codes)

`codes` is room for a list of legal actions: `MOST_LEGAL` integers.
"""

import numpy as np

from saurian.sim.compiling import allocating_kernel, kernel
from saurian.sim.drakon.coins import win_share, worth
from saurian.sim.drakon.hands import draw
from saurian.sim.drakon.lair import facing
from saurian.sim.drakon.layout import (
    ARROWS_OF_TYPE,
    BETWEEN,
    CHANCE,
    COIN_CODE,
    DRAW_CODE,
    DRAWING,
    FACING_COUNTS,
    FINDING_FIRST,
    FIRST_CODE,
    FIT_BITS,
    FIT_COUNT,
    FRONTIER,
    HAND_SIZES,
    HANDS,
    HOARD,
    HOARD_SIZE,
    MOST_CHAMBERS,
    MOST_LEGAL,
    NOW,
    NOW_CHAMBER,
    NOW_HERO,
    NOW_OTHER,
    NOW_SEAT,
    NUMBER_OF,
    OVER,
    PILE,
    PILE_SIZE,
    PUT_CODE,
    PUTTING,
    SNATCH_CODE,
    SNATCHING,
    Array,
)
from saurian.sim.drakon.legal import legal
from saurian.sim.drakon.phases import apply, proceed
from saurian.sim.drakon.seats import coin_count, purse_at
from saurian.sim.drakon.tables import PLAYERS, POOL_AT
from saurian.sim.rng import below

# --- chance -------------------------------------------------------------------------------------------


@kernel
def chance_code(state: Array, t: Array, rng: Array) -> int:
    """One action of chance, by its odds."""
    phase = state[NOW]
    if phase == DRAWING:
        return int(DRAW_CODE + state[PILE + below(rng, state[PILE_SIZE])])
    if phase == SNATCHING:
        victim = state[NOW_OTHER]
        lot = below(rng, state[HAND_SIZES + victim])
        return int(SNATCH_CODE + state[HANDS + MOST_CHAMBERS * victim + lot])
    if phase == FINDING_FIRST:
        return int(FIRST_CODE + below(rng, t[PLAYERS]))
    owner = int(state[NOW_HERO])
    lot = below(rng, state[HOARD_SIZE] if owner == HOARD else coin_count(state, t, owner))
    purse, coin = purse_at(t, owner), 0
    while lot >= state[purse + coin]:
        lot -= state[purse + coin]
        coin += 1
    return COIN_CODE + coin


@kernel
def settle(state: Array, t: Array, rng: Array) -> None:
    """Let chance act until a seat must, or the game is over."""
    while state[NOW_SEAT] == CHANCE:
        if state[NOW] == DRAWING:  # as below, but it knows the place in the pile already
            state[NOW] = BETWEEN
            draw(state, below(rng, state[PILE_SIZE]))
            proceed(state, t)
        else:
            apply(state, t, chance_code(state, t, rng))


# --- random play --------------------------------------------------------------------------------------


@kernel
def random_put(state: Array, rng: Array) -> int:
    """Any way to lay the chamber that was taken from the hand, all alike, without a list of them."""
    arrows = ARROWS_OF_TYPE[state[NOW_CHAMBER]]
    total = 0
    for mask in range(16):
        total += state[FACING_COUNTS + mask] * FIT_COUNT[arrows, mask]
    lot = below(rng, total)
    place = FRONTIER
    mask = facing(state, state[place])
    while lot >= FIT_COUNT[arrows, mask]:
        lot -= FIT_COUNT[arrows, mask]
        place += 1
        mask = facing(state, state[place])
    fits = FIT_BITS[arrows, mask]
    turned = 0
    while lot or not fits >> turned & 1:
        lot -= fits >> turned & 1
        turned += 1
    return int(PUT_CODE + 16 * NUMBER_OF[state[place]] + turned)


@kernel
def random_code(state: Array, t: Array, rng: Array, codes: Array) -> int:
    """Anything that the acting seat may do, all alike."""
    if state[NOW] == PUTTING:
        return random_put(state, rng)
    return int(codes[below(rng, legal(state, t, codes))])


@kernel
def play_randomly(state: Array, t: Array, rng: Array, codes: Array) -> int:
    """Play to the end, everything legal alike; how many decisions of seats it took."""
    decisions = 0
    settle(state, t, rng)
    while state[NOW] != OVER:
        apply(state, t, random_code(state, t, rng, codes))
        decisions += 1
        settle(state, t, rng)
    return decisions


@allocating_kernel
def play_many_randomly(start: Array, t: Array, rngs: Array, totals: Array, shares: Array) -> int:
    """Random games from one position, one a generator; totals and win shares of each; how many decisions."""
    decisions = 0
    codes = np.empty(MOST_LEGAL, np.int32)
    state = start.copy()
    for game in range(len(rngs)):
        state[:] = start
        decisions += play_randomly(state, t, rngs[game], codes)
        for seat in range(t[PLAYERS]):
            totals[game, seat] = worth(state, t, t[POOL_AT + seat])
            shares[game, seat] = win_share(state, t, seat)
    return decisions

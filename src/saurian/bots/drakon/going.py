"""What comes of it if a hero goes somewhere: he gets out, meets Drakon, or comes to coins, by their odds."""

import numpy as np

from saurian.bots.drakon.routes import IF, explore, is_rich
from saurian.bots.drakon.worth import HERO_AT, coin_worth, hero_worth
from saurian.sim.compiling import kernel, part_of_kernel
from saurian.sim.drakon.coins import give_coin
from saurian.sim.drakon.coins import worth as coins_worth
from saurian.sim.drakon.lair import about, kind_at, ways
from saurian.sim.drakon.layout import (
    AT_CODE,
    CELL_OF,
    CENTRE,
    COINS,
    DRAKON,
    FIGURES,
    FINDS,
    HOARD,
    LOSES,
    SIDE_OFFSET,
    STEALS_LEFT,
    STEALS_RIGHT,
    STEP_CODE,
    Array,
)
from saurian.sim.drakon.people import purse_at
from saurian.sim.drakon.tables import (
    DRAKON_BARS_ESCAPE,
    ENTERED,
    GOAL,
    JUMPS,
    LEADS_OUT,
    MUST_ESCAPE,
    PLAYERS,
    POOL_AT,
    POOLS,
    ROBBED_SIDE,
)

LEAST = 1e-4
"""No share is taken for smaller."""


@part_of_kernel
def log_share(share: float) -> float:
    """The score of a share."""
    return float(np.log(max(share, LEAST)))


@kernel
def share_if(state: Array, t: Array, w: Array, pool: int, hero: int, hero_now: float, desk: Array) -> float:
    """The share of a pool with the coins as they lie now, and one hero worth so much."""
    total = mine = 0.0
    for side in range(t[POOLS]):
        value = coin_worth(w, int(t[GOAL]), coins_worth(state, t, side))
        for seat in range(t[PLAYERS]):
            if t[POOL_AT + seat] == side:
                value += hero_now if seat == hero else desk[HERO_AT + seat]
        value = np.exp(value)
        total += value
        if side == pool:
            mine = value
    return mine / total


@kernel
def share_after_coin(
    state: Array,
    t: Array,
    w: Array,
    pool: int,
    hero: int,
    cell: int,
    after: int,
    memo: Array,
    desk: Array,
    source: int,
    target: int,
) -> float:
    """The share of a pool after a coin has gone from one to the other, by its odds; the hero in the cell."""
    purse, number, total = purse_at(t, source), 0, 0.0
    for coin in range(COINS):
        count = state[purse + coin]
        if count:
            number += count
            give_coin(state, t, source, target, coin)
            if (
                target != HOARD
                and not t[MUST_ESCAPE]
                and coins_worth(state, t, int(t[POOL_AT + target])) >= t[GOAL]
            ):
                total += count * (1.0 if t[POOL_AT + target] == pool else 0.0)
            else:
                now = hero_worth(state, t, w, hero, cell, after, memo, IF)
                total += count * share_if(state, t, w, pool, hero, now, desk)
            give_coin(state, t, target, source, coin)
    if number:
        return total / number
    return share_if(state, t, w, pool, hero, hero_worth(state, t, w, hero, cell, after, memo, IF), desk)


@kernel
def share_entering(
    state: Array, t: Array, w: Array, pool: int, hero: int, there: int, after: int, memo: Array, desk: Array
) -> float:
    """The share of a pool if the hero enters this chamber: he gets out, meets Drakon, or comes to coins."""
    kind, guarded = kind_at(state, there), state[DRAKON] == there
    if about(t, kind, LEADS_OUT) and is_rich(state, t, hero) and not (guarded and t[DRAKON_BARS_ESCAPE]):
        return 1.0 if t[POOL_AT + hero] == pool else 0.0
    cell = CENTRE if guarded else there
    explore(state, t, hero, cell, memo, IF)
    entered = LOSES if guarded else about(t, kind, ENTERED)
    source, target = HOARD, hero
    if entered == LOSES:
        source, target = hero, HOARD
    elif entered in (STEALS_LEFT, STEALS_RIGHT):
        source = (hero + about(t, kind, ROBBED_SIDE)) % t[PLAYERS]
    elif entered != FINDS:
        now = hero_worth(state, t, w, hero, cell, after, memo, IF)
        return share_if(state, t, w, pool, hero, now, desk)
    return share_after_coin(state, t, w, pool, hero, cell, after, memo, desk, source, target)


@kernel
def share_of_best_move(
    state: Array, t: Array, w: Array, pool: int, hero: int, after: int, memo: Array, desk: Array
) -> float:
    """The share of a pool if the hero makes the move that is best for it; of a jump, that stays as it is."""
    cell, best = int(state[FIGURES + hero]), 0.0
    if about(t, kind_at(state, cell), JUMPS):
        return share_if(state, t, w, pool, hero, desk[HERO_AT + hero], desk)
    mask = ways(state, t, cell)
    for side in range(4):
        if mask >> side & 1:
            there = cell + SIDE_OFFSET[side]
            best = max(best, share_entering(state, t, w, pool, hero, there, after, memo, desk))
    return best


@part_of_kernel
def destination(state: Array, hero: int, code: int) -> int:
    """Where a step or a jump leads."""
    if code >= AT_CODE:
        return int(CELL_OF[code - AT_CODE])
    return int(state[FIGURES + hero] + SIDE_OFFSET[code - STEP_CODE])

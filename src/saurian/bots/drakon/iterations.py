"""One iteration of the search after another: deal, go down the tree, play on, judge, and pay."""

import numpy as np

from saurian.bots.drakon.hidden import deal_chambers, deal_coins
from saurian.bots.drakon.others import decide_greedily, make_copies
from saurian.bots.drakon.policy import decide
from saurian.bots.drakon.tree import open_node, pick, settle_and_see, shown
from saurian.bots.drakon.worth import SHARE_AT, begins_turn, final_coins, judge_position
from saurian.sim.compiling import kernel
from saurian.sim.drakon.layout import (
    MOST_CHAMBERS,
    MOST_LEGAL,
    NOW,
    NOW_SEAT,
    OVER,
    Array,
)
from saurian.sim.drakon.legal import legal
from saurian.sim.drakon.phases import apply
from saurian.sim.drakon.play import settle
from saurian.sim.drakon.tables import POOL_AT
from saurian.sim.edges import step_down

BLUR = 0.05
"""By how much the scores of the roll-outs' policy are off: ties are broken, nobody is quite predictable."""
HORIZON = 8
"""After so many turns, in the tree and beyond it, the position is judged."""
TRIALS, WINS, POINTS = range(3)
"""The columns of what is counted for each option."""
RIPE = 4
"""After so many visits of an option the tree grows beyond it."""
MOST_DECISIONS = 64
"""So long is a way down the tree at most."""


@kernel
def grow(
    known: Array,
    chamber_places: Array,
    chamber_worlds: Array,
    chamber_known: Array,
    chamber_rests: Array,
    coin_places: Array,
    coin_worlds: Array,
    coin_known: Array,
    coin_rests: Array,
    t: Array,
    policy: Array,
    w: Array,
    iterations: int,
    rng: Array,
    memo: Array,
    desk: Array,
    keys: Array,
    visits: Array,
    rewards: Array,
    scores: Array,
    used: Array,
    sums: Array,
) -> None:
    """So many iterations more; the tree grows, and the sums of the acting seat's options with it."""
    state, copy, codes = known.copy(), known.copy(), np.empty(MOST_LEGAL, np.int32)
    tried = make_copies()
    edges, pulls = np.empty(MOST_LEGAL, np.int64), np.empty(MOST_LEGAL)
    rest = np.empty(2 * MOST_CHAMBERS, np.int64)
    path = np.empty(MOST_DECISIONS, np.int64)
    searcher = int(known[NOW_SEAT])
    pool = int(t[POOL_AT + searcher])
    for _ in range(iterations):
        state[:] = known
        deal_chambers(state, chamber_places, chamber_worlds, chamber_known, chamber_rests, rest, rng)
        deal_coins(state, coin_places, coin_worlds, coin_known, coin_rests, rest, rng)
        node = np.uint64(1)
        length, began, turns, inside = 0, -1, 0, True
        while inside and state[NOW] != OVER and turns < HORIZON:
            seat, i = int(state[NOW_SEAT]), 0
            if seat != searcher:
                code = decide_greedily(state, t, rng, memo, desk, *tried)
            else:
                number = legal(state, t, codes)
                if number > 1:
                    open_node(
                        state,
                        t,
                        policy,
                        codes,
                        number,
                        node,
                        rng,
                        memo,
                        desk,
                        copy,
                        edges,
                        keys,
                        scores,
                        used,
                    )
                    i = pick(number, edges, pulls, visits, rewards, scores)
                    inside = visits[edges[i]] >= RIPE and length < MOST_DECISIONS - 1
                    if keys[edges[i]] != 0:
                        path[length] = edges[i]
                        length += 1
                    else:
                        inside = False
                if began < 0:
                    began = i
                code = int(codes[i])
            node = step_down(node, shown(seat, code, searcher))
            apply(state, t, code)
            node = settle_and_see(state, t, rng, searcher, node)
            turns += begins_turn(state, t)
        play_on(state, t, policy, searcher, turns, rng, codes, memo, desk, copy, *tried)
        judge_position(state, t, w, memo, desk)
        share = desk[SHARE_AT + pool]
        for step in range(length):
            visits[path[step]] += 1
            rewards[path[step]] += share
        sums[began, TRIALS] += 1
        sums[began, WINS] += share
        sums[began, POINTS] += final_coins(state, t, w, pool, share)


@kernel
def play_on(
    state: Array,
    t: Array,
    w: Array,
    searcher: int,
    turns: int,
    rng: Array,
    codes: Array,
    memo: Array,
    desk: Array,
    copy: Array,
    copies: Array,
    tried: Array,
) -> None:
    """After so many turns, let the policy play for the searcher, and greed for the others, to the horizon."""
    while state[NOW] != OVER and turns < HORIZON:
        if state[NOW_SEAT] == searcher:
            code = decide(state, t, w, BLUR, rng, codes, memo, desk, copy)
        else:
            code = decide_greedily(state, t, rng, memo, desk, copies, tried)
        apply(state, t, code)
        settle(state, t, rng)
        turns += begins_turn(state, t)

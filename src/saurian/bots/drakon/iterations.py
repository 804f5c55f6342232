"""One iteration of the search after another: deal, go down the trees, play on, judge, and pay."""

import numpy as np

from saurian.bots.drakon.hidden import deal_chambers, deal_coins
from saurian.bots.drakon.policy import decide
from saurian.bots.drakon.tree import open_node, pick, settle_and_tell, tell_action
from saurian.bots.drakon.worth import SHARE_AT, final_coins, judge_position
from saurian.sim.compiling import kernel
from saurian.sim.drakon.layout import (
    LEFT,
    MOST_CHAMBERS,
    MOST_LEGAL,
    NOW,
    NOW_SEAT,
    OVER,
    SEATS,
    TURN_PHASE,
    Array,
)
from saurian.sim.drakon.legal import legal
from saurian.sim.drakon.phases import apply
from saurian.sim.drakon.play import settle
from saurian.sim.drakon.tables import ACTIONS, PLAYERS, POOL_AT

BLUR = 0.05
"""By how much the scores of the roll-outs' policy are off: ties are broken, nobody is quite predictable."""
ROLL_OUT = 4
"""So many turns are played by the policy before the position is judged."""
TRIALS, WINS, POINTS = range(3)
"""The columns of what is counted for each option."""
RIPE = 4
"""After so many visits of an option the tree grows beyond it."""
MOST_DECISIONS = 64
"""So long is a way down the trees at most."""


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
    """So many iterations more; the trees grow, and the sums of the acting seat's options with them."""
    state, copy, codes = known.copy(), known.copy(), np.empty(MOST_LEGAL, np.int32)
    edges, pulls = np.empty(MOST_LEGAL, np.int64), np.empty(MOST_LEGAL)
    rest = np.empty(2 * MOST_CHAMBERS, np.int64)
    nodes = np.empty(SEATS, np.uint64)
    path, walkers = np.empty(MOST_DECISIONS, np.int64), np.empty(MOST_DECISIONS, np.int64)
    searcher = int(known[NOW_SEAT])
    pool = int(t[POOL_AT + searcher])
    for _ in range(iterations):
        state[:] = known
        deal_chambers(state, chamber_places, chamber_worlds, chamber_known, chamber_rests, rest, rng)
        deal_coins(state, coin_places, coin_worlds, coin_known, coin_rests, rest, rng)
        for seat in range(t[PLAYERS]):
            nodes[seat] = seat + 1
        length, began, inside = 0, -1, True
        while inside and state[NOW] != OVER:
            seat = int(state[NOW_SEAT])
            number = legal(state, t, codes)
            i = 0
            if number > 1:
                open_node(
                    state,
                    t,
                    policy,
                    codes,
                    number,
                    nodes[seat],
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
                    path[length], walkers[length] = edges[i], seat
                    length += 1
                else:
                    inside = False
            if began < 0:
                began = i
            code = int(codes[i])
            tell_action(t, seat, code, nodes)
            apply(state, t, code)
            settle_and_tell(state, t, rng, nodes)
        play_on(state, t, policy, rng, codes, memo, desk, copy)
        judge_position(state, t, w, memo, desk)
        for step in range(length):
            visits[path[step]] += 1
            rewards[path[step]] += desk[SHARE_AT + t[POOL_AT + walkers[step]]]
        share = desk[SHARE_AT + pool]
        sums[began, TRIALS] += 1
        sums[began, WINS] += share
        sums[began, POINTS] += final_coins(state, t, w, pool, share)


@kernel
def play_on(
    state: Array, t: Array, w: Array, rng: Array, codes: Array, memo: Array, desk: Array, copy: Array
) -> None:
    """Let the policy play to the beginning of a turn some turns later, or to the end."""
    turns = 0
    while state[NOW] != OVER:
        if state[NOW] == TURN_PHASE and state[LEFT] == t[ACTIONS]:
            if turns == ROLL_OUT:
                return
            turns += 1
        apply(state, t, decide(state, t, w, BLUR, rng, codes, memo, desk, copy))
        settle(state, t, rng)

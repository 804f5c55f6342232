"""Search: information-set Monte Carlo tree search, with everything hidden dealt anew in each iteration.

Every seat has a tree of its own, of what it has seen: its nodes are told apart by the actions of all, except
what is done in secret (a coin that is offered, a chamber that is discarded), and by the coins that went into
or out of its own purse. Chambers that are drawn are not told apart: they only change what may be done. In
each iteration the hidden hands, the pile and the coins are dealt by the law of `View.resample`, chance draws
as it does, and whoever acts goes down his own tree: he prefers what has paid so far, and what the learned
policy expects to pay as long as little is known (PUCT), among what he may do in this world. So nobody, an
opponent neither, acts on what he cannot know. Decisions within decisions (an effect of an effect, another
seat that decides in between) are nodes like any other.

Where the tree ends the policy plays on for some turns, and then the learned worth tells the shares of the
win. Each seat is paid the share of its side.
"""

from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from saurian.bots.drakon.hidden import deal_chambers, deal_coins, from_view
from saurian.bots.drakon.policy import decide, judge, make_memo
from saurian.bots.drakon.worth import (
    SCORE_AT,
    SHARE_AT,
    final_coins,
    judge_position,
    learned_weights,
    make_desk,
)
from saurian.games.drakon.actions import DrakonAction
from saurian.games.drakon.notation import all_actions
from saurian.games.drakon.view import DrakonView
from saurian.sim.compiling import kernel, part_of_kernel
from saurian.sim.drakon.layout import (
    CHANCE,
    COIN_CODE,
    DISCARD_CODE,
    HOARD,
    LEFT,
    MOST_CHAMBERS,
    MOST_LEGAL,
    NOW,
    NOW_HERO,
    NOW_OTHER,
    NOW_SEAT,
    OFFER_CODE,
    OVER,
    SEATS,
    TURN_PHASE,
    USE_CODE,
    Array,
)
from saurian.sim.drakon.legal import legal
from saurian.sim.drakon.phases import apply
from saurian.sim.drakon.play import chance_code, seed_rng, settle
from saurian.sim.drakon.tables import ACTIONS, PLAYERS, POOL_AT, flat_tables

BLUR = 0.05
"""By how much the scores of the roll-outs' policy are off: ties are broken, nobody is quite predictable."""
ROLL_OUT = 4
"""So many turns are played by the policy before the position is judged."""
CURIOSITY = 0.3
"""How much what the policy expects counts against what has been seen."""
TEMPERATURE = 0.1
"""An option is e times as promising as another at first if its score is so much higher."""
RIPE = 4
"""After so many visits of an option the tree grows beyond it."""
UNTRIED = 0.02
"""By how much an option that was never tried is thought to be worse than the average of the tried ones."""
LARGEST_TREE = 1 << 21
"""Room for so many edges at most; when three quarters are taken the trees grow no more."""
EDGES = 24
"""So many edges are made room for, for each iteration."""
MOST_DECISIONS = 64
"""So long is a way down the trees at most."""
CHUNK = 256
"""After so many iterations the clock is looked at."""
TRIALS, WINS, POINTS = range(3)
"""The columns of what is counted for each option."""


class Verdict(NamedTuple):
    """What the search found out about one action."""

    action: DrakonAction
    visits: int
    win_share: float
    """How likely the seat's side wins; a shared win counts in parts."""
    points: float
    """What the coins of its side are worth in the end, on average."""


class Budget(NamedTuple):
    """How much work one decision may cost."""

    iterations: int
    seconds: float | None = None
    """When to stop whatever has been found; None: never, so that the same seed gives the same move."""


def search(view: DrakonView, budget: Budget, seed: int) -> list[Verdict]:
    """All legal actions of the view's seat, best first."""
    stop = None if budget.seconds is None else perf_counter() + budget.seconds
    known, tables = from_view(view, seed), flat_tables(view.options, view.box)
    weights, memo, desk = learned_weights(view.options), make_memo(), make_desk()
    options = np.zeros(MOST_LEGAL, np.int32)
    number = legal(known.state, tables, options)
    sums = np.zeros((number, 3))
    tree, rng, left = make_tree(budget.iterations), seed_rng(seed), budget.iterations
    while left > 0:
        now = min(left, CHUNK)
        grow(known.state, *known.chambers, *known.coins, tables, weights, now, rng, memo, desk, *tree, sums)
        left -= now
        if stop is not None and perf_counter() >= stop:
            break
    order = sorted(range(number), key=lambda i: (-sums[i, TRIALS], -sums[i, WINS]))
    return [_verdict(int(options[i]), sums[i]) for i in order]


def make_tree(iterations: int) -> tuple[Array, Array, Array, Array, Array]:
    """Room for edges, found by hashing: key, visits, sum of rewards, first score; and how many there are."""
    size = min(1 << (EDGES * iterations).bit_length(), LARGEST_TREE)
    return (
        np.zeros(size, np.uint64),
        np.zeros(size, np.int32),
        np.zeros(size, np.float32),
        np.zeros(size, np.float32),
        np.zeros(1, np.int64),
    )


def _verdict(code: int, sums: Array) -> Verdict:
    trials = int(sums[TRIALS])
    wins, points = (float(sums[column]) / max(1, trials) for column in (WINS, POINTS))
    return Verdict(all_actions().action(code), trials, wins, points)


# --- nodes --------------------------------------------------------------------------------------------


@part_of_kernel
def step_down(node: Any, code: int) -> Any:
    """The key of what follows a node by a code; never 0."""
    z = node + np.uint64(code + 1) * np.uint64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return (z ^ (z >> np.uint64(31))) | np.uint64(1)


@part_of_kernel
def find(keys: Array, key: Any) -> int:
    """Where the key stands in the table, or where it would."""
    mask = keys.size - 1
    i = np.int64(key >> np.uint64(32)) & mask
    while keys[i] != 0 and keys[i] != key:
        i = (i + 1) & mask
    return int(i)


@kernel
def tell_action(t: Array, seat: int, code: int, nodes: Array) -> None:
    """Everybody sees what the seat does; of what it does in secret, only that it does it."""
    shown = code
    if code >= OFFER_CODE and code < DISCARD_CODE:
        shown = OFFER_CODE
    elif code >= DISCARD_CODE and code < USE_CODE:
        shown = DISCARD_CODE
    for other in range(t[PLAYERS]):
        nodes[other] = step_down(nodes[other], code if other == seat else shown)


@kernel
def settle_and_tell(state: Array, t: Array, rng: Array, nodes: Array) -> None:
    """Chance acts until a seat must; who owns a coin that moves sees which."""
    while state[NOW_SEAT] == CHANCE:
        code, source, target = chance_code(state, t, rng), int(state[NOW_HERO]), int(state[NOW_OTHER])
        apply(state, t, code)
        if code >= COIN_CODE:
            for seat in range(t[PLAYERS]):
                mine = t[POOL_AT + seat]
                if (source != HOARD and t[POOL_AT + source] == mine) or (
                    target != HOARD and t[POOL_AT + target] == mine
                ):
                    nodes[seat] = step_down(nodes[seat], code)


@kernel
def open_node(
    state: Array,
    t: Array,
    w: Array,
    codes: Array,
    number: int,
    node: Any,
    rng: Array,
    memo: Array,
    desk: Array,
    copy: Array,
    edges: Array,
    keys: Array,
    scores: Array,
    used: Array,
) -> None:
    """Make sure that every option has an edge with its first score, as long as there is room."""
    missing = False
    for i in range(number):
        edges[i] = find(keys, step_down(node, int(codes[i])))
        missing |= keys[edges[i]] == 0
    if not missing or used[0] + number > keys.size * 3 // 4:
        return
    judge(state, t, w, codes, number, 0.0, rng, memo, desk, copy)
    for i in range(number):
        key = step_down(node, int(codes[i]))
        edges[i] = find(keys, key)
        if keys[edges[i]] == 0:
            keys[edges[i]] = key
            scores[edges[i]] = desk[SCORE_AT + i]
            used[0] += 1


@kernel
def pick(
    number: int, edges: Array, pulls: Array, keys: Array, visits: Array, rewards: Array, scores: Array
) -> int:
    """The option that seems best: PUCT over what may be done in this world."""
    tried, paid, most = 0, 0.0, -1e9
    for i in range(number):
        tried += visits[edges[i]]
        paid += rewards[edges[i]]
        most = max(most, scores[edges[i]])
    total = 0.0
    for i in range(number):
        pulls[i] = np.exp((scores[edges[i]] - most) / TEMPERATURE)
        total += pulls[i]
    untried = paid / tried - UNTRIED if tried else 0.0
    pull = CURIOSITY * np.sqrt(tried + 1.0) / total
    best, best_value = 0, -1e9
    for i in range(number):
        n = visits[edges[i]]
        value = (rewards[edges[i]] / n if n else untried) + pull * pulls[i] / (1 + n)
        if value > best_value:
            best, best_value = i, value
    return best


# --- iterations ---------------------------------------------------------------------------------------


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
                    state, t, w, codes, number, nodes[seat], rng, memo, desk, copy, edges, keys, scores, used
                )
                i = pick(number, edges, pulls, keys, visits, rewards, scores)
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
        play_on(state, t, w, rng, codes, memo, desk, copy)
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

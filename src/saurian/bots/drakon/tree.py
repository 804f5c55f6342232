"""The trees of the search: edges in a hash table, and who goes down which.

The key of a node is what its seat has seen since the search began.
"""

from typing import Any

import numpy as np

from saurian.bots.drakon.policy import judge
from saurian.bots.drakon.worth import SCORE_AT
from saurian.sim.compiling import kernel
from saurian.sim.drakon.layout import (
    CHANCE,
    COIN_CODE,
    DISCARD_CODE,
    HOARD,
    NOW_HERO,
    NOW_OTHER,
    NOW_SEAT,
    OFFER_CODE,
    USE_CODE,
    Array,
)
from saurian.sim.drakon.phases import apply
from saurian.sim.drakon.play import chance_code
from saurian.sim.drakon.tables import PLAYERS, POOL_AT
from saurian.sim.edges import find, step_down

CURIOSITY = 0.3
"""How much what the policy expects counts against what has been seen."""
TEMPERATURE = 0.1
"""An option is e times as promising as another at first if its score is so much higher."""
UNTRIED = 0.02
"""By how much an option that was never tried is thought to be worse than the average of the tried ones."""
LARGEST_TREE = 1 << 21
"""Room for so many edges at most; when three quarters are taken the trees grow no more."""
EDGES = 24
"""So many edges are made room for, for each iteration."""


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
def pick(number: int, edges: Array, pulls: Array, visits: Array, rewards: Array, scores: Array) -> int:
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

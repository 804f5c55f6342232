"""The tree of the search: edges in a hash table. The key of a node is what the seat has seen since the search
began.
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
from saurian.sim.drakon.tables import POOL_AT
from saurian.sim.edges import find, step_down

CURIOSITY = 0.3
"""How much what the policy expects counts against what has been seen."""
TEMPERATURE = 0.1
"""An option is e times as promising as another at first if its score is so much higher."""
UNTRIED = 0.02
"""By how much an option that was never tried is thought to be worse than the average of the tried ones."""
LARGEST_TREE = 1 << 21
"""Room for so many edges at most; when three quarters are taken the tree grows no more."""
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
def shown(seat: int, code: int, to: int) -> int:
    """An action as one sees it: of what another does in secret, only that he does it."""
    if seat != to and code >= OFFER_CODE and code < DISCARD_CODE:
        return int(OFFER_CODE)
    if seat != to and code >= DISCARD_CODE and code < USE_CODE:
        return int(DISCARD_CODE)
    return code


@kernel
def settle_and_see(state: Array, t: Array, rng: Array, seat: int, node: Any) -> Any:
    """Chance acts until a seat must; who owns a coin that moves sees which. The node of what the seat has
    seen then."""
    mine = t[POOL_AT + seat]
    while state[NOW_SEAT] == CHANCE:
        code, source, target = chance_code(state, t, rng), int(state[NOW_HERO]), int(state[NOW_OTHER])
        apply(state, t, code)
        if code >= COIN_CODE and (
            (source != HOARD and t[POOL_AT + source] == mine)
            or (target != HOARD and t[POOL_AT + target] == mine)
        ):
            node = step_down(node, code)
    return node


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

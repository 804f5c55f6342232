"""The kernels of the search: decoupled UCT over the seats' own decisions, in many imagined worlds.

Each iteration deals the unseen dinosaurs anew, by the law of `View.resample`, and plays the game to its end.
The choices of a turn are simultaneous, so every seat has a tree of its own, of nothing but its own
decisions, and none sees another's choice before it is made; a choice of another that is already in is
guessed like one that is not. In its tree a seat prefers what has paid so far, and what the learned policy
expects to pay as long as little is known (PUCT); as hands and dice differ from world to world, it compares
only what it may do in this one. Where its tree ends, it plays on by the learned policy. Each seat is paid
for its own result: `to_win`, by the share of the win; otherwise by the points of its own zoo alone.
"""

from typing import NamedTuple

import numpy as np

from saurian.bots.draftosaurus.policy import (
    best_choice,
    best_draft,
    best_spot,
    dinosaurs,
    most_elsewhere,
    on_the_right,
    play_out,
    worth_at,
    worth_of_census,
)
from saurian.bots.draftosaurus.worth import ROWS
from saurian.sim.arrays import copy_first
from saurian.sim.compiling import allocating_kernel, inline_kernel, kernel, lowest_one
from saurian.sim.draftosaurus.herds import species_in
from saurian.sim.draftosaurus.knowledge import deal_unseen
from saurian.sim.draftosaurus.layout import (
    ACTING,
    BOARD,
    CHOOSE,
    DISCARDING,
    DRAFT,
    HANDS,
    LOG,
    OVER,
    PHASE,
    PLACE,
    REHOME,
    ROUND,
    SEATS,
    SECRET,
    SHOWN,
    TOTAL,
    TURN,
)
from saurian.sim.draftosaurus.legal import (
    allowed_spots,
    binding_face,
    open_spots,
    placeable,
    quarantined,
    rehomeable,
)
from saurian.sim.draftosaurus.phases import reveal
from saurian.sim.draftosaurus.play import settle
from saurian.sim.draftosaurus.scoring import win_share
from saurian.sim.draftosaurus.tables import MATCH, MOST_SPOTS, NONE, PLAYERS, ROUNDS, TURNS, Array
from saurian.sim.hash_table import find, step_down

LARGEST = 1 << 20
"""The most edges of the trees; when three quarters are taken they grow no more."""
MOST_OPTIONS = 6 * MOST_SPOTS
MOST_DECISIONS = 64
"""The most decisions of a seat in a match: 24 turns, each with a discard, and once about the quarantine."""
BLUR = 0.3
"""Noise of the rollout policy, in points: it breaks ties, and makes players less predictable."""
MARGIN = 0.3
"""Weight in the reward of the lead over the best other zoo; the rest is the win share."""
POINT = 0.05
"""Reward per point for a seat that does not play to win."""
CURIOSITY = 1.0
"""The exploration constant c of PUCT."""
TEMPERATURE = 1.0
"""Softmax temperature of the priors, in points."""
RIPE = 8
"""Visits of an option after which the tree grows beyond it."""
UNTRIED = 0.05
"""First-play reduction: an untried option is valued this much below the average of the tried ones."""
TRIALS, REWARD, WINS, POINTS = range(4)
"""Columns of the sums of each option."""


class Trees(NamedTuple):
    """What has been seen of the seats' own decisions, edge by edge, found by hashing."""

    keys: Array
    visits: Array
    rewards: Array
    """Their sum."""
    used: Array
    """How many edges there are."""


class Room(NamedTuple):
    """Room for one iteration."""

    state: Array
    """The world that is played in."""
    options: Array
    """The options of a seat."""
    edges: Array
    """By option, its edge."""
    expects: Array
    """By option, the value that the policy expects."""
    node: Array
    """By seat, its current node."""
    inside: Array
    """By seat, whether the node is in its tree."""
    path: Array
    """By seat, the edges that led to its node."""
    length: Array
    """By seat, the number of these edges."""


def make_trees(edges: int) -> Trees:
    """Trees that may grow to `edges` edges, or to `LARGEST`."""
    size = min(1 << (2 * edges).bit_length(), LARGEST)
    return Trees(
        np.zeros(size, np.uint64), np.zeros(size, np.int32), np.zeros(size, np.float32), np.zeros(1, np.int64)
    )


def make_room(state: Array) -> Room:
    """Room to play on from such a position."""
    return Room(
        state.copy(),
        np.zeros(MOST_OPTIONS, np.int32),
        np.zeros(MOST_OPTIONS, np.int64),
        np.zeros(MOST_OPTIONS),
        np.zeros(SEATS, np.uint64),
        np.zeros(SEATS, np.bool_),
        np.zeros((SEATS, MOST_DECISIONS), np.int64),
        np.zeros(SEATS, np.int64),
    )


@kernel
def list_options(state: Array, t: Array, seat: int, options: Array) -> int:
    """List the options to compare; their number. Choosing a dinosaur includes its place."""
    phase = state[PHASE]
    if phase in (CHOOSE, DRAFT):
        number = 0
        allowed = allowed_spots(state, t, seat, binding_face(state, t, seat))
        hand = species_in(state[HANDS + seat])
        while hand:
            species = lowest_one(hand)
            hand &= hand - 1
            number = list_bits(open_spots(state, t, seat, species) & allowed, 16 * species, options, number)
        return number
    if phase == PLACE:
        bits = placeable(state, t, seat, state[SHOWN + seat])
    elif phase == REHOME:
        bits = rehomeable(state, t, seat)
    else:
        bits = species_in(state[HANDS + seat])
    return list_bits(bits, 0, options, 0)


@inline_kernel
def list_bits(bits: int, first: int, options: Array, number: int) -> int:
    """Write down the bits that are set, counted from `first`; how many there are now."""
    while bits:
        options[number] = first + lowest_one(bits)
        bits &= bits - 1
        number += 1
    return number


@kernel
def is_settled(state: Array, t: Array, missing: Array) -> bool:
    """Whether chance has no more to say: the last turn, and every hand known."""
    last_round = state[ROUND] >= t[ROUNDS] - 1 and state[BOARD] == t[MATCH] - 1
    last_turn = state[ROUND] == t[ROUNDS] or state[TURN] == t[TURNS] - 1
    return bool(last_round and last_turn and missing.sum() == 0)


@kernel
def reward_of(state: Array, t: Array, seat: int, to_win: bool) -> float:
    """The share of the win, and a little for the lead; or the own points, whatever the others have."""
    if not to_win:
        return float(POINT * state[TOTAL + seat])
    best = -1000
    for other in range(t[PLAYERS]):
        if other != seat:
            best = max(best, state[TOTAL + other])
    lead = min(1.0, max(0.0, 0.5 + (state[TOTAL + seat] - best) / 40.0))
    return float((1.0 - MARGIN) * win_share(state, t, seat) + MARGIN * lead)


@kernel
def expect(
    state: Array, t: Array, w: Array, seat: int, options: Array, number: int, expects: Array, rng: Array
) -> float:
    """By how many points the policy expects each option to raise the worth of the zoo; the most of all."""
    phase = state[PHASE]
    n = ROWS - 1 if phase == REHOME else dinosaurs(state, t) + 1
    drafting = phase in (CHOOSE, DRAFT)
    species, census, greatest, right = NONE, 0.0, 0, 0
    most = -1e9
    for i in range(number):
        if phase == DISCARDING:  # the other way round: what is best for the other goes
            other = (seat + 1) % t[PLAYERS]
            spots = open_spots(state, t, other, options[i])
            rows = min(n + 1, ROWS - 2)
            expects[i] = best_spot(state, t, w, other, options[i], spots, rows, 0.0, rng)[1]
        else:
            placed = options[i] >> 4 if drafting else going(state, t, seat)
            if placed != species:
                species = placed
                greatest = most_elsewhere(state, t, seat, species)
                right = on_the_right(state, t, seat, species)
                census = worth_of_census(state, t, w, seat, species, n, greatest, right)
            spot = options[i] & 15
            expects[i] = census + worth_at(state, t, w, seat, species, spot, n, greatest, right)
        most = max(most, expects[i])
    return most


@inline_kernel
def going(state: Array, t: Array, seat: int) -> int:
    """The dinosaur that is on its way: revealed, or leaving quarantine."""
    return quarantined(state, t, seat) if state[PHASE] == REHOME else int(state[SHOWN + seat])


@kernel
def pick(
    state: Array, t: Array, w: Array, seat: int, number: int, rng: Array, trees: Trees, room: Room
) -> int:
    """Of so many options the one that seems best in this node of the seat's tree: PUCT over what it may do in
    this world."""
    options, edges, expects = room.options, room.edges, room.expects
    most = expect(state, t, w, seat, options, number, expects, rng)
    tried, paid, total = 0, 0.0, 0.0
    for i in range(number):
        behind = (most - expects[i]) / TEMPERATURE
        expects[i] = 1.0 / (1.0 + behind + 0.5 * behind * behind)  # nearly exp(-behind), and sooner done
        total += expects[i]
        edges[i] = find(trees.keys, step_down(room.node[seat], options[i]))
        tried += trees.visits[edges[i]]
        paid += trees.rewards[edges[i]]
    untried = paid / tried - UNTRIED if tried else 0.0
    pull = CURIOSITY * np.sqrt(tried + 1.0) / total
    best, best_value = 0, -1e9
    for i in range(number):
        n = trees.visits[edges[i]]
        value = (trees.rewards[edges[i]] / n if n else untried) + pull * expects[i] / (1 + n)
        if value > best_value:
            best, best_value = i, value
    return best


@kernel
def descend(state: Array, t: Array, w: Array, seat: int, rng: Array, trees: Trees, room: Room) -> int:
    """The seat decides in its tree, which grows by an edge where it ended; the place of the option."""
    number = list_options(state, t, seat, room.options)
    if number == 1:
        return 0
    i = pick(state, t, w, seat, number, rng, trees, room)
    edge = room.edges[i]
    room.node[seat] = step_down(room.node[seat], room.options[i])
    room.inside[seat] = trees.visits[edge] >= RIPE
    if trees.keys[edge] == 0 and trees.used[0] < trees.keys.size * 3 // 4:
        trees.keys[edge] = room.node[seat]
        trees.used[0] += 1
    if trees.keys[edge] != 0:
        room.path[seat, room.length[seat]] = edge
        room.length[seat] += 1
    return i


@kernel
def everyone_decides(state: Array, t: Array) -> None:
    """Let all seats of this phase decide again, even those whose choice is in."""
    acting = (1 << t[PLAYERS]) - 1
    if state[PHASE] == REHOME:
        for seat in range(t[PLAYERS]):
            if quarantined(state, t, seat) == NONE:
                acting &= ~(1 << seat)
    state[ACTING] = acting


@kernel
def grow(
    known: Array,
    t: Array,
    w: Array,
    seat: int,
    missing: Array,
    iterations: int,
    rng: Array,
    trees: Trees,
    room: Room,
    sums: Array,
    to_win: bool,
) -> None:
    """Run more iterations; the trees grow, and the sums of the seat's own options with them."""
    for _ in range(iterations):
        copy_first(LOG, known, room.state)
        deal_unseen(room.state, t, missing, rng)
        everyone_decides(room.state, t)
        began = play_in_trees(room.state, t, w, seat, rng, trees, room)
        for s in range(t[PLAYERS]):
            reward = reward_of(room.state, t, s, to_win)
            for i in range(room.length[s]):
                trees.visits[room.path[s, i]] += 1
                trees.rewards[room.path[s, i]] += reward
        count(room.state, t, seat, to_win, sums[began])


@kernel
def play_in_trees(state: Array, t: Array, w: Array, seat: int, rng: Array, trees: Trees, room: Room) -> int:
    """Play to the end, every seat down its tree and then by the policy; the first option of the seat."""
    began = NONE
    for s in range(t[PLAYERS]):
        room.node[s], room.inside[s], room.length[s] = s + 1, True, 0
    while state[PHASE] != OVER:
        for s in range(t[PLAYERS]):
            if not state[ACTING] >> s & 1:
                continue
            if room.inside[s]:
                i = descend(state, t, w, s, rng, trees, room)
                state[SECRET + s] = room.options[i]
                began = i if s == seat and began == NONE else began
            else:
                state[SECRET + s] = best_option(state, t, w, s, BLUR, rng)
        if state[PHASE] == CHOOSE:  # who chose has thought of the place, too
            state[PHASE] = DRAFT
        reveal(state, t)
        settle(state, t, rng)
    return began


@inline_kernel
def count(state: Array, t: Array, seat: int, to_win: bool, sums: Array) -> None:
    """Add up the result of a game for the option with which the seat began it."""
    sums[TRIALS] += 1
    sums[REWARD] += reward_of(state, t, seat, to_win)
    sums[WINS] += win_share(state, t, seat)
    sums[POINTS] += state[TOTAL + seat]


@kernel
def best_option(state: Array, t: Array, w: Array, seat: int, blur: float, rng: Array) -> int:
    """What the policy decides; who chooses a dinosaur thinks of its place at once."""
    if state[PHASE] == CHOOSE:
        return best_draft(state, t, w, seat, blur, rng)
    return best_choice(state, t, w, seat, blur, rng)


@allocating_kernel
def try_each(
    known: Array,
    t: Array,
    w: Array,
    seat: int,
    missing: Array,
    options: Array,
    rng: Array,
    sums: Array,
    to_win: bool,
) -> None:
    """Each option once, the others doing what is best for them: exact, where nothing is left to chance."""
    state = known.copy()
    for i in range(len(options)):
        copy_first(LOG, known, state)
        deal_unseen(state, t, missing, rng)
        everyone_decides(state, t)
        for s in range(t[PLAYERS]):
            if state[ACTING] >> s & 1:
                state[SECRET + s] = options[i] if s == seat else best_option(state, t, w, s, 0.0, rng)
        if state[PHASE] == CHOOSE:
            state[PHASE] = DRAFT
        reveal(state, t)
        play_out(state, t, w, 0.0, rng)
        count(state, t, seat, to_win, sums[i])

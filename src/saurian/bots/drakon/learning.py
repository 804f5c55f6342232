"""How the weights of `worth` are learned: play against oneself, and move every judgement towards what came of
it.

Each time a turn begins, the position is judged. When the game is over, the weights that made the judgement
are moved against the gradient of the logarithmic loss (AdaGrad). The policy always plays by the newest
weights, blurred, so that everything is tried now and then; blur and steps shrink as it goes. How many coins
each side has in the end is fitted by least squares to the games of the last third.
"""

from collections.abc import Callable
from random import Random

import numpy as np

from saurian.bots.drakon.policy import decide, make_memo
from saurian.bots.drakon.routes import FAR
from saurian.bots.drakon.worth import (
    COINS_AT,
    EXIT_AT,
    MOST_FEATURES,
    POINTS_AT,
    ROUTE_AT,
    SHARE_AT,
    TENTHS,
    WEIGHTS,
    Floats,
    coin_features,
    hero_features,
    judge_position,
    make_desk,
)
from saurian.games.drakon.box import load_box
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.state import DrakonState
from saurian.sim.compiling import count_ones, kernel
from saurian.sim.drakon.convert import from_state
from saurian.sim.drakon.layout import (
    FIGURES,
    LEFT,
    MOST_LEGAL,
    NOW,
    NOW_SEAT,
    OVER,
    ROW,
    SEATS,
    TURN_PHASE,
    WINNERS,
    Array,
)
from saurian.sim.drakon.phases import apply
from saurian.sim.drakon.phases import worth as coins_worth
from saurian.sim.drakon.play import seed_rng, settle
from saurian.sim.drakon.tables import ACTIONS, GOAL, PLAYERS, POOL_AT, POOLS, flat_tables

KINDS_OF_GAME = ((2, False), (3, False), (4, False), (4, True), (5, False), (6, False), (6, True))
"""Players, and whether in pairs."""
BATCHES = 60
STEP = (0.1, 0.01)
"""How far weights move, at first and at last; see AdaGrad."""
BLUR = (0.2, 0.02)
"""By how much the scores of the policy are off while it learns, at first and at last."""
PLAIN = 0.5
"""How many of the batches are of games without optional rules; the others have any."""
MOST_ITEMS = 200_000
MOST_POSITIONS = 2_000
"""So much is remembered of one game."""


def first_weights() -> Floats:
    """To begin with: coins are good, and so is a short way to the next one."""
    weights = np.zeros(WEIGHTS, np.float32)
    weights[COINS_AT : COINS_AT + TENTHS + 1] = np.linspace(0, 4, TENTHS + 1)
    for to_move in range(2):
        for nearest in range(FAR):
            weights[EXIT_AT + FAR * to_move + nearest] = 1.0 - 0.3 * nearest
            for second in range(FAR):
                place = ROUTE_AT + (FAR * to_move + nearest) * FAR + second
                weights[place] = 0.1 * to_move - 0.2 * nearest - 0.05 * second
    return weights


def learn(
    players: int, teams: bool, games: int, seed: int, on_batch: Callable[[], None] = lambda: None
) -> tuple[Floats, float]:
    """The weights for one kind of game, and the mean logarithmic loss of the last third."""
    lots, rng = Random(seed), seed_rng(seed)
    weights, squares = first_weights(), np.full(WEIGHTS, 1e-3, np.float64)
    memo, desk = make_memo(), make_desk()
    fit, losses = np.zeros((4, 5)), np.zeros(2)
    for batch in range(BATCHES):
        done = batch / (BATCHES - 1)
        options = any_options(players, teams, lots)
        start = from_state(DrakonState.start(options, load_box()))
        if batch == BATCHES * 2 // 3:
            fit[:], losses[:] = 0.0, 0.0
        play_and_learn(
            start,
            flat_tables(options, load_box()),
            weights,
            squares,
            games // BATCHES,
            STEP[0] + done * (STEP[1] - STEP[0]),
            BLUR[0] + done * (BLUR[1] - BLUR[0]),
            rng,
            memo,
            desk,
            fit,
            losses,
        )
        on_batch()
    weights[POINTS_AT:] = np.linalg.solve(fit[:, :4], fit[:, 4])
    return weights, float(losses[0] / losses[1])


def any_options(players: int, teams: bool, lots: Random) -> DrakonOptions:
    """Without optional rules, or with any."""
    if lots.random() < PLAIN:
        return DrakonOptions(players, teams=teams)
    escape, short = lots.choice([(False, False), (True, False), (False, True)])
    heroes, from_start, two = (lots.random() < 0.5 for _ in range(3))
    return DrakonOptions(players, heroes, escape, short, teams, from_start, two)


# --- kernels ------------------------------------------------------------------------------------------


@kernel
def play_and_learn(
    start: Array,
    t: Array,
    w: Array,
    squares: Array,
    games: int,
    step: float,
    blur: float,
    rng: Array,
    memo: Array,
    desk: Array,
    fit: Array,
    losses: Array,
) -> None:
    """So many games; the weights change after each, and what is fitted and lost is summed up."""
    state, copy, codes = np.empty(ROW, np.int32), np.empty(ROW, np.int32), np.empty(MOST_LEGAL, np.int32)
    which, much = np.empty(MOST_ITEMS, np.int64), np.empty(MOST_ITEMS, np.float64)
    ends = np.zeros((MOST_POSITIONS, SEATS), np.int64)
    known = np.zeros((MOST_POSITIONS, 2 * SEATS), np.float64)
    for _ in range(games):
        state[:] = start
        settle(state, t, rng)
        positions = size = 0
        while state[NOW] != OVER:
            if (
                state[NOW] == TURN_PHASE
                and state[LEFT] == t[ACTIONS]
                and positions < MOST_POSITIONS
                and size + 2 * t[PLAYERS] * MOST_FEATURES < MOST_ITEMS
            ):
                size = remember(state, t, w, memo, desk, which, much, size, ends[positions], known[positions])
                positions += 1
            apply(state, t, decide(state, t, w, blur, rng, codes, memo, desk, copy))
            settle(state, t, rng)
        first = 0
        for position in range(positions):
            correct(state, t, w, squares, step, which, much, first, ends[position], losses)
            add_to_fit(state, t, known[position], fit)
            first = ends[position, t[POOLS] - 1]


@kernel
def remember(
    state: Array,
    t: Array,
    w: Array,
    memo: Array,
    desk: Array,
    which: Array,
    much: Array,
    size: int,
    ends: Array,
    known: Array,
) -> int:
    """Write down what counts in this position, side by side; how long it is then."""
    judge_position(state, t, w, memo, desk)
    for pool in range(t[POOLS]):
        size += coin_features(state, t, pool, which[size:], much[size:])
        for seat in range(t[PLAYERS]):
            if t[POOL_AT + seat] == pool:
                size += hero_features(
                    state,
                    t,
                    seat,
                    int(state[FIGURES + seat]),
                    int(state[NOW_SEAT]),
                    memo,
                    seat,
                    which[size:],
                    much[size:],
                )
        ends[pool] = size
        known[2 * pool] = coins_worth(state, t, pool) / t[GOAL]
        known[2 * pool + 1] = desk[SHARE_AT + pool]
    return size


@kernel
def correct(
    state: Array,
    t: Array,
    w: Array,
    squares: Array,
    step: float,
    which: Array,
    much: Array,
    first: int,
    ends: Array,
    losses: Array,
) -> None:
    """Move the weights that judged a position towards the result of the game."""
    shares, total, winners = np.zeros(SEATS), 0.0, count_ones(state[WINNERS])
    item = first
    for pool in range(t[POOLS]):
        worth = 0.0
        while item < ends[pool]:
            worth += w[which[item]] * much[item]
            item += 1
        shares[pool] = np.exp(worth)
        total += shares[pool]
    item = first
    for pool in range(t[POOLS]):
        came = (state[WINNERS] >> pool & 1) / winners
        share = shares[pool] / total
        if came:
            losses[0] -= came * np.log(share)
        while item < ends[pool]:
            slope = (share - came) * much[item]
            squares[which[item]] += slope * slope
            w[which[item]] -= step * slope / np.sqrt(squares[which[item]])
            item += 1
    losses[1] += 1


@kernel
def add_to_fit(state: Array, t: Array, known: Array, fit: Array) -> None:
    """One more line of the normal equations: what was known, and the coins that came of it."""
    line = np.empty(5)
    for pool in range(t[POOLS]):
        part, share = known[2 * pool], known[2 * pool + 1]
        line[0], line[1], line[2], line[3] = 1.0, part, share, part * share
        line[4] = coins_worth(state, t, pool) / t[GOAL]
        for row in range(4):
            for column in range(5):
                fit[row, column] += line[row] * line[column]

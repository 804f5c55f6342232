"""How the weights of `worth` are learned, from nothing but play against oneself.

First the policy, then the judgement. They are not the same: who stands next to a coin will win more often,
yet he must take it, though he stands worse then.

- The policy is evolved (cross-entropy method): a few parameters, such as what a move costs on the way to the
  next coin, make its weights. Each generation varies them, lets every variant play against the last
  generation's mean on the same luck, and goes on from those that won most.
- The judgement is fitted to what comes of positions when the policy plays. Each time a turn begins, the
  position is judged; when the game is over, the weights that made the judgement are moved against the
  gradient of the logarithmic loss (AdaGrad). How many coins each side has in the end is fitted by least
  squares to the games of the last third.
"""

from collections.abc import Callable, Sequence
from random import Random

import numpy as np

from saurian.bots.drakon.policy import decide, make_memo
from saurian.bots.drakon.ways import FAR
from saurian.bots.drakon.worth import (
    ABILITY_AT,
    COINS_AT,
    DANGER_AT,
    EXIT_AT,
    HAND_AT,
    KILL_AT,
    LAY_AT,
    MOST_FEATURES,
    MOST_FINDS,
    MOST_OPEN,
    OPEN_AT,
    POINTS_AT,
    ROUTE_AT,
    SHARE_AT,
    STUCK_AT,
    TENTHS,
    WEIGHTS,
    Floats,
    begins_turn,
    coin_features,
    hero_features,
    judge_position,
    make_desk,
)
from saurian.games.drakon.box import load_box
from saurian.games.drakon.effects import KINDS
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.state import DrakonState
from saurian.sim.chance import seed_rng
from saurian.sim.compiling import count_ones, kernel
from saurian.sim.drakon.coins import win_share
from saurian.sim.drakon.coins import worth as coins_worth
from saurian.sim.drakon.convert import from_state
from saurian.sim.drakon.layout import (
    FIGURES,
    MOST_LEGAL,
    NOW,
    NOW_SEAT,
    OVER,
    ROW,
    SEATS,
    WINNERS,
    Array,
)
from saurian.sim.drakon.phases import apply
from saurian.sim.drakon.play import settle
from saurian.sim.drakon.tables import GOAL, PLAYERS, POOL_AT, POOLS, flat_tables

BATCHES = 60
STEP = (0.1, 0.01)
"""How far weights move, at first and at last; see AdaGrad."""
BLUR = 0.05
"""By how much the scores of the policy are off while it learns: everything is tried now and then."""
PLAIN = 0.5
"""How many of the batches are of games without optional rules; the others have any."""
MOST_ITEMS = 200_000
MOST_POSITIONS = 2_000
"""So much is remembered of one game."""


# --- the policy ---------------------------------------------------------------------------------------

FIRST = {
    "coins": 5.0,
    "first move": 0.15,
    "second move": 0.15,
    "third move": 0.15,
    "fourth move": 0.15,
    "each further move": 0.1,
    "move to the second": 0.03,
    "kill": 1.0,
    "open": 0.01,
    "lay": 0.03,
    "danger": 0.1,
    "find in hand": 0.02,
    "stuck": 0.2,
}
"""What evolution begins with: all coins that are needed, a move more on the way to the nearest coin, …"""
GENERATIONS = 8
VARIANTS = 24
ELITE = 6
"""So many of a generation go into the mean of the next."""
SPREAD = (0.7, 0.1)
"""Of the parameters' logarithms: at first, and at least."""
EXIT_MOVE = 0.3
"""What a move more on the way out costs who only has to get out."""


def policy_of(parameters: Sequence[float]) -> Floats:
    """The weights that these parameters make."""
    coins, *moves, further, to_second, kill, each_open, lay, at_risk, find, stuck = parameters
    nearest = -np.cumsum([0.0, *moves, *[further] * (FAR - 1 - len(moves))])
    weights = np.zeros(WEIGHTS, np.float32)
    weights[COINS_AT : COINS_AT + TENTHS + 1] = np.linspace(0, coins, TENTHS + 1)
    weights[ROUTE_AT:EXIT_AT] = np.tile((nearest[:, None] - to_second * np.arange(FAR)).ravel(), 2)
    weights[EXIT_AT:KILL_AT] = np.tile(1.0 - EXIT_MOVE * np.arange(FAR), 2)
    weights[KILL_AT:HAND_AT] = np.tile(kill * 0.5 ** np.arange(FAR), 2)
    weights[HAND_AT + KINDS.index("find-coin")] = find
    weights[OPEN_AT:LAY_AT] = each_open * np.arange(MOST_OPEN + 1)
    weights[LAY_AT + MOST_FINDS + 1 : STUCK_AT] = lay * np.array([0.0, 1.0, 1.5])
    weights[STUCK_AT] = -stuck
    weights[DANGER_AT:ABILITY_AT] = -at_risk
    return weights


def evolve(players: int, games: int, seed: int, on_generation: Callable[[], None] = lambda: None) -> Floats:
    """The policy, after so many games for each variant of each generation."""
    rng = np.random.default_rng(seed)
    options = DrakonOptions(players)
    start, tables = from_state(DrakonState.start(options, load_box())), flat_tables(options, load_box())
    mean, spread = np.log(list(FIRST.values())), np.full(len(FIRST), SPREAD[0])
    memo, desk = make_memo(), make_desk()
    for _ in range(GENERATIONS):
        variants = mean + spread * rng.standard_normal((VARIANTS, len(FIRST)))
        luck = int(rng.integers(1 << 62))
        rival = policy_of(np.exp(mean).tolist())
        won = [
            contest(start, tables, policy_of(each.tolist()), rival, games, BLUR, seed_rng(luck), memo, desk)
            for each in np.exp(variants)
        ]
        best = variants[np.argsort(won)[-ELITE:]]
        mean, spread = best.mean(axis=0), np.maximum(best.std(axis=0), SPREAD[1])
        on_generation()
    return policy_of(np.exp(mean).tolist())


# --- the judgement ------------------------------------------------------------------------------------


def learn(
    policy: Floats,
    players: int,
    teams: bool,
    games: int,
    seed: int,
    on_batch: Callable[[], None] = lambda: None,
) -> tuple[Floats, float]:
    """The judgement for one kind of game, and its mean logarithmic loss in the last third."""
    lots, rng = Random(seed), seed_rng(seed)
    weights, squares = policy.copy(), np.full(WEIGHTS, 1e-3, np.float64)
    memo, desk = make_memo(), make_desk()
    fit, losses = np.zeros((4, 5)), np.zeros(2)
    for batch in range(BATCHES):
        options = any_options(players, teams, lots)
        start, tables = from_state(DrakonState.start(options, load_box())), flat_tables(options, load_box())
        step = STEP[0] + batch / (BATCHES - 1) * (STEP[1] - STEP[0])
        if batch == BATCHES * 2 // 3:
            fit[:], losses[:] = 0.0, 0.0
        play_and_learn(
            start,
            tables,
            policy,
            weights,
            squares,
            max(1, games // BATCHES),
            step,
            BLUR,
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
def contest(
    start: Array,
    t: Array,
    policy: Array,
    rival: Array,
    games: int,
    blur: float,
    rng: Array,
    memo: Array,
    desk: Array,
) -> float:
    """The share of so many games that one seat wins by its policy against rivals by theirs."""
    state, copy, codes = np.empty(ROW, np.int32), np.empty(ROW, np.int32), np.empty(MOST_LEGAL, np.int32)
    won = 0.0
    for game in range(games):
        state[:] = start
        settle(state, t, rng)
        seat = game % t[PLAYERS]
        while state[NOW] != OVER:
            weights = policy if state[NOW_SEAT] == seat else rival
            apply(state, t, decide(state, t, weights, blur, rng, codes, memo, desk, copy))
            settle(state, t, rng)
        won += win_share(state, t, seat)
    return won / games


@kernel
def play_and_learn(
    start: Array,
    t: Array,
    policy: Array,
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
                begins_turn(state, t)
                and positions < MOST_POSITIONS
                and size + 2 * t[PLAYERS] * MOST_FEATURES < MOST_ITEMS
            ):
                size = remember(state, t, w, memo, desk, which, much, size, ends[positions], known[positions])
                positions += 1
            apply(state, t, decide(state, t, policy, blur, rng, codes, memo, desk, copy))
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

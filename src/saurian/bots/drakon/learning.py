"""How the net of `worth` is learned, from nothing but games of bots.

In the first round all play greedily, then some play by the net of the round before, one action ahead; now and
then anybody slips and does anything, so that positions occur that good players avoid. Some of
the positions in which a turn begins are written down, and the net is fitted to what came of them: Adam, on
the logarithmic loss of the shares. Games of every number of players and with every option teach the same net.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from saurian.bots.drakon.others import UNPLANNED, Greed, decide_greedily, make_greed
from saurian.bots.drakon.policy import Mind, decide, make_mind
from saurian.bots.drakon.sight import FEATURES, PART, see
from saurian.bots.drakon.worth import HIDDEN, POINTS, Net, begins_turn
from saurian.games.drakon.box import load_box
from saurian.games.drakon.legal import pool
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.state import DrakonState
from saurian.sim.chance import below, seed_rng
from saurian.sim.compiling import kernel
from saurian.sim.drakon.coins import win_share
from saurian.sim.drakon.coins import worth as coins_worth
from saurian.sim.drakon.convert import from_state
from saurian.sim.drakon.layout import NONE, NOW, NOW_SEAT, OVER, ROW, TURN_PHASE, Array
from saurian.sim.drakon.phases import apply
from saurian.sim.drakon.play import random_code, settle
from saurian.sim.drakon.tables import GOAL, PLAYERS, POOL_AT, flat_tables

ROUNDS = 2
GAMES_OF_A_THINKER = 8
"""Games in which some play by the net take so much longer; there are fewer of them."""
TABLES = 60
"""So many kinds of tables are played at in each round."""
PLAIN = 0.5
"""How many of them have no optional rules; the others have any."""
SIZES = (2, 3, 4, 4, 4, 5, 6)
"""Numbers of players, as often as they are played."""
PUTS_TRIED = 8
"""Who plays by the net looks at so many ways to lay each chamber."""
SLIPS = 50
"""Of a thousand turns so many begin with anything."""
KEPT = 150
"""Of a thousand positions so many are written down."""
LONGEST = 200
"""Room for so many positions of a game, on average, before some are left out."""
EPOCHS = 8
BATCH = 2_048
STEP = 3e-3
"""How far the net moves at first; in the end it stands still."""
MEMORY = (0.9, 0.999)
"""How long Adam remembers slopes, and their squares."""


class Lesson(NamedTuple):
    """Positions of games at one kind of table, and what came of them."""

    rows: Array
    """[position, seat, feature]"""
    wins: Array
    """[position, side]: the share of the win."""
    coins: Array
    """[position, side]: the final coins, as a part of the goal."""
    sides: Array
    """[seat, side]: 1 if the seat belongs to it."""


def learn(games: int, seed: int, on_step: Callable[[], None] = lambda: None) -> tuple[Net, float]:
    """The net, and its mean logarithmic loss in the last epoch. A step is a table, or an epoch."""
    lots, rng = Random(seed), np.random.default_rng(seed)
    net = Net(
        (0.15 * rng.standard_normal((FEATURES, HIDDEN))).astype(np.float32),
        (0.2 * rng.standard_normal(HIDDEN)).astype(np.float32),
        np.zeros(POINTS),
    )
    lessons: list[Lesson] = []
    for number in range(ROUNDS):
        thinking = number > 0
        most = max(1, games // (GAMES_OF_A_THINKER if thinking else 1) // TABLES)
        for _ in range(TABLES):
            lessons.append(play(any_options(lots), most, thinking, net, lots.getrandbits(62)))
            on_step()
        net, loss = fit(net, lessons, rng, on_step)
    return net._replace(points=fit_points(net, lessons)), loss


def any_options(lots: Random) -> DrakonOptions:
    """A kind of table: without optional rules, or with any."""
    players = lots.choice(SIZES)
    teams = players in (4, 6) and lots.random() < 0.2
    if lots.random() < PLAIN:
        return DrakonOptions(players, teams=teams)
    escape, short = lots.choice([(False, False), (True, False), (False, True)])
    heroes, from_start, two = (lots.random() < 0.5 for _ in range(3))
    return DrakonOptions(players, heroes, escape, short, teams, from_start, two)


# --- playing ------------------------------------------------------------------------------------------


def play(options: DrakonOptions, games: int, thinking: bool, net: Net, seed: int) -> Lesson:
    """So many games at such a table."""
    start, tables = from_state(DrakonState.start(options, load_box())), flat_tables(options, load_box())
    room = max(200, games * LONGEST * KEPT // 1000)
    rows = np.zeros((room, options.players, FEATURES), np.float32)
    wins, coins = np.zeros((room, options.players)), np.zeros((room, options.players))
    mind, greed = make_mind(net), make_greed()
    size = play_games(start, tables, games, thinking, seed_rng(seed), mind, greed, rows, wins, coins)
    pools = [pool(options, seat) for seat in range(options.players)]
    sides = np.eye(max(pools) + 1, dtype=np.float32)[pools]
    seats = [pools.index(side) for side in range(max(pools) + 1)]
    return Lesson(rows[:size].copy(), wins[:size] @ sides, coins[:size, seats], sides)


@kernel
def play_games(
    start: Array,
    t: Array,
    games: int,
    thinking: bool,
    rng: Array,
    mind: Mind,
    greed: Greed,
    rows: Array,
    wins: Array,
    coins: Array,
) -> int:
    """Play, and write down positions and what came of them, seat by seat; how many."""
    state, codes, size = np.empty(ROW, np.int32), np.empty(len(greed.scores), np.int32), 0
    for _ in range(games):
        state[:] = start
        settle(state, t, rng)
        thinkers, first = below(rng, 1 << t[PLAYERS]) if thinking else 0, size
        mind.planned[0], greed.planned[0] = NONE, UNPLANNED
        while state[NOW] != OVER:
            if begins_turn(state, t) and size < len(rows) and below(rng, 1000) < KEPT:
                see(state, t, int(state[NOW_SEAT]), mind.judge.sight)
                rows[size] = mind.judge.sight.rows[: t[PLAYERS]]
                size += 1
            if state[NOW] == TURN_PHASE and below(rng, 1000) < SLIPS:
                code = random_code(state, t, rng, codes)
            elif thinkers >> state[NOW_SEAT] & 1:
                code = decide(state, t, PUTS_TRIED, rng, mind)
            else:
                code = decide_greedily(state, t, rng, greed)
            apply(state, t, code)
            settle(state, t, rng)
        for seat in range(t[PLAYERS]):
            wins[first:size, seat] = win_share(state, t, seat)
            coins[first:size, seat] = coins_worth(state, t, int(t[POOL_AT + seat])) / t[GOAL]
    return size


# --- fitting ------------------------------------------------------------------------------------------


def shares_of(net: Net, lesson: Lesson, which: Array) -> tuple[Array, Array]:
    """What the net says of some positions: the cells of each row, and the shares of the sides."""
    rows = lesson.rows[which]
    cells = np.maximum(rows.reshape(-1, FEATURES) @ net.first, 0)
    worth = (cells @ net.second).reshape(rows.shape[:2]) @ lesson.sides
    shares = np.exp(worth - worth.max(axis=1, keepdims=True))
    return cells, shares / shares.sum(axis=1, keepdims=True)


def slopes_of(net: Net, lesson: Lesson, which: Array) -> tuple[Array, Array, float]:
    """How the loss rises with each number of the net, over some positions, and the loss."""
    cells, shares = shares_of(net, lesson, which)
    wins = lesson.wins[which]
    wrong = (((shares - wins) / len(which)) @ lesson.sides.T).reshape(-1, 1).astype(np.float32)
    second = (cells.T @ wrong)[:, 0]
    first = lesson.rows[which].reshape(-1, FEATURES).T @ (wrong * net.second * (cells > 0))
    return first, second, float(-(wins * np.log(shares)).sum())


def fit(
    net: Net, lessons: Sequence[Lesson], rng: np.random.Generator, on_epoch: Callable[[], None]
) -> tuple[Net, float]:
    """The net moved towards what came of the positions; the mean loss of the last epoch."""
    numbers = (net.first.copy(), net.second.copy())
    net = Net(*numbers, net.points)
    means, squares = ([np.zeros_like(each) for each in numbers] for _ in range(2))
    size, done, steps, loss = sum(len(lesson.rows) for lesson in lessons), 0, 0, 0.0
    for _ in range(EPOCHS):
        loss = 0.0
        for lesson, which in _batches(lessons, rng):
            *slopes, more = slopes_of(net, lesson, which)
            loss += more / size
            done, steps = done + len(which), steps + 1
            young = [1 - memory**steps for memory in MEMORY]
            step = STEP * (1 - done / (EPOCHS * size)) * young[1] ** 0.5 / young[0]
            for number, mean, square, slope in zip(numbers, means, squares, slopes, strict=True):
                mean += (1 - MEMORY[0]) * (slope - mean)
                square += (1 - MEMORY[1]) * (slope * slope - square)
                number -= step * mean / (np.sqrt(square) + 1e-8)
        on_epoch()
    return net, loss


def _batches(lessons: Sequence[Lesson], rng: np.random.Generator) -> list[tuple[Lesson, Array]]:
    """All positions once, in any order, a few of one lesson at a time."""
    batches = []
    for lesson in lessons:
        order = rng.permutation(len(lesson.rows))
        batches += [(lesson, np.sort(order[at : at + BATCH])) for at in range(0, len(order), BATCH)]
    return [batches[number] for number in rng.permutation(len(batches))]


def fit_points(net: Net, lessons: Sequence[Lesson]) -> Array:
    """Least squares: the final coins of a side by its coins now and its share, see `final_coins`."""
    known, came = [], []
    for lesson in lessons:
        shares = shares_of(net, lesson, np.arange(len(lesson.rows)))[1].ravel()
        part = (lesson.rows[:, :, PART] @ (lesson.sides / lesson.sides.sum(axis=0))).ravel()
        known.append(np.stack([np.ones_like(part), part, shares, part * shares], axis=1))
        came.append(lesson.coins.ravel())
    points: Array = np.linalg.lstsq(np.concatenate(known), np.concatenate(came), rcond=None)[0]
    return points

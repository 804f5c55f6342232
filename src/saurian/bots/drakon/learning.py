"""How the net of `worth` is learned, from nothing but games of bots.

At first all play greedily. Then, round after round, some play by the net of the round before, one action
ahead, and now and then the others do anything, or anybody slips, so that positions occur that good players
avoid. So the net comes to know the positions that it leads to itself. Once a round of the table a position is
written down, and the net is fitted to what came of it (Adam, on the logarithmic loss of the shares): to who
won, and more and more to what the net itself says of the next position of the game. A single game is mostly
luck; what came a round later is much less so. Games of every number of players and with every option teach
the same net.
"""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import NamedTuple

import numpy as np

from saurian.bots.drakon.greed import UNPLANNED, Greed, decide_greedily, make_greed
from saurian.bots.drakon.policy import Mind, decide, make_mind
from saurian.bots.drakon.sight import FEATURES, PART, see
from saurian.bots.drakon.worth import HIDDEN, POINTS, Net, begins_turn
from saurian.games.drakon.box import load_box
from saurian.games.drakon.options import DrakonOptions, pool
from saurian.games.drakon.state import DrakonState
from saurian.sim.compiling import allocating_kernel, kernel
from saurian.sim.drakon.coins import win_share
from saurian.sim.drakon.coins import worth as coins_worth
from saurian.sim.drakon.convert import empty_position, from_state
from saurian.sim.drakon.lair import copy_position
from saurian.sim.drakon.layout import NONE, NOW, NOW_SEAT, OVER, SEATS, TURN_PHASE, Array
from saurian.sim.drakon.phases import apply
from saurian.sim.drakon.play import random_code, settle
from saurian.sim.drakon.tables import GOAL, PLAYERS, POOL_AT, flat_tables
from saurian.sim.rng import below, seed_rng

ROUNDS = 9
"""Rounds of games in which some seats play by the net."""
RECENT = 8
"""Rounds whose games the net is fitted to: the latest ones."""
GAMES_OF_A_THINKER = 6
"""Games with net players take this many times longer, so there are fewer of them."""
TABLES = 60
"""Kinds of tables per round."""
PLAIN = 0.6
"""Share of tables without optional rules; the others have random ones."""
SIZES = (2, 3, 4, 4, 4, 4, 5, 6)
"""Numbers of players, as often as they are played."""
GREEDY, THINKING, CARELESS = range(3)
"""Kinds of players: greedy, by the net, or random."""
THINKERS = 300
"""Seats that play by the net, in thousandths."""
CARELESS_TABLES = 100
"""Tables where all other seats play at random, in thousandths."""
PUTS_TRIED = 8
"""Placements of each chamber that a net player tries."""
SLIPS = 50
"""Turns that begin with a random action, in thousandths."""
LONGEST = 30
"""Average positions per game that there is room for before some are left out."""
BATCH = 2_048
MEMORY = (0.9, 0.999)
"""How long Adam remembers slopes, and their squares."""


class Pass(NamedTuple):
    """One time that the net is fitted to the lessons."""

    outcome: float
    """How much who won counts, against what the net says of the next position."""
    epochs: int
    step: float
    """How far the net moves at first; in the end it stands still."""


FIRST_PASSES = (Pass(1.0, 6, 2e-3), Pass(0.5, 4, 2e-3), Pass(0.3, 4, 2e-3))
"""The passes after the games of greedy players."""
LATER_PASSES = (Pass(0.4, 2, 1e-3), Pass(0.2, 2, 1e-3))
"""The passes after each round."""
STEPS = (1 + ROUNDS) * TABLES + sum(
    times * each.epochs for times, passes in ((1, FIRST_PASSES), (ROUNDS, LATER_PASSES)) for each in passes
)
"""The total number of tables and epochs, for progress."""


class Lesson(NamedTuple):
    """Positions of games at one kind of table, and what came of them."""

    rows: Array
    """[position, seat, feature]"""
    wins: Array
    """[position, side]: the share of the win."""
    coins: Array
    """[position, side]: the final coins, as a part of the goal."""
    goes_on: Array
    """[position]: whether the next one is of the same game."""
    sides: Array
    """[seat, side]: 1 if the seat belongs to it."""


def learn(games: int, seed: int, on_step: Callable[[], None] = lambda: None) -> tuple[Net, float]:
    """The net, and its mean logarithmic loss. A step is a table, or an epoch."""
    lots, rng = Random(seed), np.random.default_rng(seed)
    net = Net(
        (0.15 * rng.standard_normal((FEATURES, HIDDEN))).astype(np.float32),
        (0.2 * rng.standard_normal(HIDDEN)).astype(np.float32),
        np.zeros(POINTS, np.float32),
    )
    net = fit_to(net, play_tables(games, False, net, lots, on_step), FIRST_PASSES, rng, on_step)
    lessons: list[Lesson] = []
    for _ in range(ROUNDS):
        lessons += play_tables(games // GAMES_OF_A_THINKER, True, net, lots, on_step)
        lessons = lessons[-RECENT * TABLES :]
        net = fit_to(net, lessons, LATER_PASSES, rng, on_step)
    return net._replace(points=fit_points(net, lessons)), loss_of(net, lessons)


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


def play_tables(
    games: int, thinking: bool, net: Net, lots: Random, on_table: Callable[[], None]
) -> list[Lesson]:
    """A round of learning, on all cores; what comes of it does not depend on their number."""
    most = max(1, games // TABLES)
    tables = [(any_options(lots), lots.getrandbits(62)) for _ in range(TABLES)]
    lessons = []
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        for lesson in threads.map(lambda table: play(table[0], most, thinking, net, table[1]), tables):
            lessons.append(lesson)
            on_table()
    return lessons


def play(options: DrakonOptions, games: int, thinking: bool, net: Net, seed: int) -> Lesson:
    """Play games at one kind of table."""
    start, tables = from_state(DrakonState.start(options, load_box())), flat_tables(options, load_box())
    room, seats = games * LONGEST, options.players
    rows, goes_on = np.zeros((room, seats, FEATURES), np.float32), np.zeros(room, np.bool_)
    wins, coins = np.zeros((room, seats), np.float32), np.zeros((room, seats), np.float32)
    mind, greed, state = make_mind(net), make_greed(), empty_position()
    size = play_games(
        state, start, tables, games, thinking, seed_rng(seed), mind, greed, rows, wins, coins, goes_on
    )
    pools = [pool(options, seat) for seat in range(seats)]
    sides = np.eye(max(pools) + 1, dtype=np.float32)[pools]
    firsts = [pools.index(side) for side in range(max(pools) + 1)]
    return Lesson(
        rows[:size].astype(np.float16),
        wins[:size] @ sides,
        coins[:size, firsts],
        goes_on[:size],
        sides,
    )


@kernel
def seat_players(t: Array, thinking: bool, rng: Array, who: Array) -> None:
    """Draw lots who plays how."""
    others = CARELESS if thinking and below(rng, 1000) < CARELESS_TABLES else GREEDY
    for seat in range(t[PLAYERS]):
        who[seat] = THINKING if thinking and below(rng, 1000) < THINKERS else others


@allocating_kernel
def play_games(
    state: Array,
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
    goes_on: Array,
) -> int:
    """Play, and write down positions and what came of them, seat by seat; how many."""
    codes, who, size = np.empty(len(greed.scores), np.int32), np.zeros(SEATS, np.int64), 0
    for _ in range(games):
        copy_position(state, start)
        settle(state, t, rng)
        seat_players(t, thinking, rng, who)
        mind.judge.sight.thinks[:] = who == THINKING
        mind.planned[0], greed.planned[0] = NONE, UNPLANNED
        first, turns = size, below(rng, t[PLAYERS] + 1)
        while state[NOW] != OVER:
            if begins_turn(state, t):
                # One turn more than a round each time: every seat is to move now and then.
                if turns % (t[PLAYERS] + 1) == 0 and size < len(rows):
                    see(state, t, int(state[NOW_SEAT]), mind.judge.sight)
                    rows[size] = mind.judge.sight.rows[: t[PLAYERS]]
                    size += 1
                turns += 1
            player = who[state[NOW_SEAT]]
            if player == CARELESS or (state[NOW] == TURN_PHASE and below(rng, 1000) < SLIPS):
                code = random_code(state, t, rng, codes)
            elif player == THINKING:
                code = decide(state, t, PUTS_TRIED, rng, mind)
            else:
                code = decide_greedily(state, t, rng, greed)
            apply(state, t, code)
            settle(state, t, rng)
        goes_on[first : max(first, size - 1)] = True
        for seat in range(t[PLAYERS]):
            wins[first:size, seat] = win_share(state, t, seat)
            coins[first:size, seat] = coins_worth(state, t, int(t[POOL_AT + seat])) / t[GOAL]
    return size


# --- fitting ------------------------------------------------------------------------------------------


def shares_of(net: Net, lesson: Lesson, which: Array) -> tuple[Array, Array]:
    """What the net says of some positions: the cells of each row, and the shares of the sides."""
    rows = lesson.rows[which].astype(net.first.dtype)
    cells = np.maximum(rows.reshape(-1, FEATURES) @ net.first, 0)
    worth = (cells @ net.second).reshape(rows.shape[:2]) @ lesson.sides
    shares = np.exp(worth - worth.max(axis=1, keepdims=True))
    return cells, shares / shares.sum(axis=1, keepdims=True)


def slopes_of(net: Net, lesson: Lesson, which: Array) -> tuple[Array, Array]:
    """How the mean loss rises with each number of the net, over some positions."""
    cells, shares = shares_of(net, lesson, which)
    wins, rows = lesson.wins[which], lesson.rows[which].reshape(-1, FEATURES).astype(net.first.dtype)
    wrong = (((shares - wins) / len(which)) @ lesson.sides.T).reshape(-1, 1).astype(net.first.dtype)
    second = (cells.T @ wrong)[:, 0]
    first = rows.T @ (wrong * net.second * (cells > 0))
    return first, second


def look_ahead(net: Net, lesson: Lesson, outcome: float) -> Lesson:
    """The lesson with what is hoped for instead of who won: who won counts so much, the rest is what the net
    says of the next position of the game, and so on from there."""
    hopes = lesson.wins.copy()
    mix(hopes, all_shares(net, lesson).astype(hopes.dtype), lesson.goes_on, outcome)
    return lesson._replace(wins=hopes)


@allocating_kernel
def mix(hopes: Array, shares: Array, goes_on: Array, outcome: float) -> None:
    """From the last position of each game to the first."""
    for position in range(len(hopes) - 2, -1, -1):
        if goes_on[position]:
            after = position + 1
            hopes[position] = outcome * hopes[after] + (1 - outcome) * shares[after]


def all_shares(net: Net, lesson: Lesson) -> Array:
    """What the net says of all positions."""
    size = len(lesson.rows)
    parts = [np.arange(at, min(size, at + BATCH)) for at in range(0, size, BATCH)]
    return np.concatenate([shares_of(net, lesson, which)[1] for which in parts])


def loss_of(net: Net, lessons: Sequence[Lesson]) -> float:
    """The mean logarithmic loss."""
    losses = [-(lesson.wins * np.log(all_shares(net, lesson))).sum(axis=1) for lesson in lessons]
    return float(np.concatenate(losses).mean())


def fit_to(
    net: Net,
    lessons: Sequence[Lesson],
    passes: Sequence[Pass],
    rng: np.random.Generator,
    on_epoch: Callable[[], None],
) -> Net:
    """The net moved towards what came of the positions, pass after pass."""
    for each in passes:
        ahead = [look_ahead(net, lesson, each.outcome) for lesson in lessons]
        net = fit(net, ahead, each.epochs, each.step, rng, on_epoch)
    return net


def fit(
    net: Net,
    lessons: Sequence[Lesson],
    epochs: int,
    first_step: float,
    rng: np.random.Generator,
    on_epoch: Callable[[], None],
) -> Net:
    """The net moved towards what the lessons say."""
    numbers = (net.first.copy(), net.second.copy())
    net = Net(*numbers, net.points)
    means, squares = ([np.zeros_like(each) for each in numbers] for _ in range(2))
    size, done, steps = sum(len(lesson.rows) for lesson in lessons), 0, 0
    for _ in range(epochs):
        for lesson, which in _batches(lessons, rng):
            slopes = slopes_of(net, lesson, which)
            done, steps = done + len(which), steps + 1
            young = [1 - memory**steps for memory in MEMORY]
            step = first_step * (1 - done / (epochs * size)) * young[1] ** 0.5 / young[0]
            for number, mean, square, slope in zip(numbers, means, squares, slopes, strict=True):
                mean += (1 - MEMORY[0]) * (slope - mean)
                square += (1 - MEMORY[1]) * (slope * slope - square)
                number -= step * mean / (np.sqrt(square) + 1e-8)
        on_epoch()
    return net


def _batches(lessons: Sequence[Lesson], rng: np.random.Generator) -> list[tuple[Lesson, Array]]:
    """All positions in any order, a few of one lesson at a time."""
    batches = []
    for lesson in lessons:
        order = rng.permutation(len(lesson.rows))
        batches += [(lesson, np.sort(order[at : at + BATCH])) for at in range(0, len(order), BATCH)]
    return [batches[number] for number in rng.permutation(len(batches))]


def fit_points(net: Net, lessons: Sequence[Lesson]) -> Array:
    """Least squares: the final coins of a side by its coins now and its share, see `final_coins`."""
    known, came = [], []
    for lesson in lessons:
        shares = all_shares(net, lesson).ravel()
        part = (lesson.rows[:, :, PART] @ (lesson.sides / lesson.sides.sum(axis=0))).ravel()
        known.append(np.stack([np.ones_like(part), part, shares, part * shares], axis=1))
        came.append(lesson.coins.ravel())
    points: Array = np.linalg.lstsq(np.concatenate(known), np.concatenate(came), rcond=None)[0]
    return points

"""The value net: a small neural network that evaluates each seat, turned into win shares.

    worth of a seat = max(0, row of the seat (`sight`) × FIRST) × SECOND
    share of a side = exp(Σ worth of its seats) / Σ exp(the same) of every side

One net judges games of every number of players and every option. It is learned, see `learning`; `worth.npz`
says how it was made.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from saurian.bots.drakon.sight import FEATURES, Sight, make_sight, see
from saurian.bots.tables import load_tables
from saurian.sim.compiling import count_ones, kernel
from saurian.sim.drakon.coins import worth as coins_worth
from saurian.sim.drakon.layout import (
    LEFT,
    NOW,
    OVER,
    SEATS,
    TURN,
    TURN_PHASE,
    WINNERS,
    Array,
)
from saurian.sim.drakon.tables import ACTIONS, GOAL, PLAYERS, POOL_AT, POOLS

HIDDEN = 32
"""Hidden units of the net."""
POINTS = 4
"""Features of the estimate of final coins, see `final_coins`."""
FILE = Path(__file__).with_name("worth.npz")
"""What was learned, as the package ships it."""


class Net(NamedTuple):
    """What is learned."""

    first: Array
    second: Array
    points: Array


class Judge(NamedTuple):
    """An evaluator: a net and its workspace."""

    net: Net
    sight: Sight
    cells: Array
    shares: Array
    """By pool, its share of the win."""


def learned_net(file: Path | None = None) -> Net:
    """The net of a file; None: that of the package."""
    stored = load_tables(file or FILE)
    return Net(*(stored[name] for name in Net._fields))


def make_judge(net: Net) -> Judge:
    """One that judges by the net."""
    return Judge(net, make_sight(), np.zeros(HIDDEN, np.float32), np.zeros(SEATS))


def how_made(file: Path = FILE) -> dict[str, Any]:
    """What the file says about itself: command, seed, games, minutes."""
    made: dict[str, Any] = json.loads(str(load_tables(file)["made"]))
    return made


# --- kernels ------------------------------------------------------------------------------------------


@kernel
def next_seat(state: Array, t: Array) -> int:
    """The seat whose turn it is, or, when its actions are done, the next one."""
    return int(state[TURN] if state[LEFT] > 0 else (state[TURN] + 1) % t[PLAYERS])


@kernel
def begins_turn(state: Array, t: Array) -> bool:
    """Whether somebody's turn begins."""
    return bool(state[NOW] == TURN_PHASE and state[LEFT] == t[ACTIONS])


@kernel
def answer(net: Net, row: Array, cells: Array) -> float:
    """What the net makes of a row; most of its numbers are 0."""
    cells[:] = 0
    for feature in range(FEATURES):
        if row[feature] != 0:
            for cell in range(HIDDEN):
                cells[cell] += row[feature] * net.first[feature, cell]
    worth = 0.0
    for cell in range(HIDDEN):
        worth += max(cells[cell], 0) * net.second[cell]
    return worth


@kernel
def judge(state: Array, t: Array, judge: Judge) -> None:
    """By pool, the share of the win: settled, or by the worth of the sides."""
    shares, pools = judge.shares, int(t[POOLS])
    if state[NOW] == OVER:
        for pool in range(pools):
            shares[pool] = (state[WINNERS] >> pool & 1) / count_ones(state[WINNERS])
        return
    see(state, t, next_seat(state, t), judge.sight)
    shares[:pools] = 0
    for seat in range(t[PLAYERS]):
        shares[t[POOL_AT + seat]] += answer(judge.net, judge.sight.rows[seat], judge.cells)
    total = 0.0
    for pool in range(pools):
        shares[pool] = np.exp(shares[pool])
        total += shares[pool]
    for pool in range(pools):
        shares[pool] /= total


@kernel
def final_coins(state: Array, t: Array, net: Net, pool: int, share: float) -> float:
    """What a pool's coins will be worth at the end: what they are, or what is learned to come of it."""
    coins = coins_worth(state, t, pool)
    if state[NOW] == OVER:
        return float(coins)
    part, points = coins / t[GOAL], net.points
    guess = points[0] + points[1] * part + points[2] * share + points[3] * part * share
    return float(t[GOAL] * max(0.0, guess))

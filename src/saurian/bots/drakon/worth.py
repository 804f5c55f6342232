"""Who will win: a small neural network looks at each seat, and what it finds is turned into shares.

    worth of a seat = max(0, row of the seat (`sight`) × FIRST) × SECOND
    share of a side = exp(Σ worth of its seats) / Σ exp(the same) of every side

One net judges games of every number of players and every option. It is learned, see `learning`; `worth.npz`
says how it was made.
"""

import json
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any, NamedTuple

import numpy as np

from saurian.bots.drakon.sight import FEATURES, Sight, make_sight, see
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
"""The cells of the net between its inputs and its answer."""
POINTS = 4
"""So many numbers tell the final coins, see `final_coins`."""
FILE = "worth.npz"


class Net(NamedTuple):
    """What is learned."""

    first: Array
    second: Array
    points: Array


class Judge(NamedTuple):
    """Who judges: a net, and room to work."""

    net: Net
    sight: Sight
    cells: Array
    shares: Array
    """By pool, its share of the win."""


@cache
def learned_net() -> Net:
    """The net of the package."""
    return Net(*(_file()[name] for name in Net._fields))


def make_judge(net: Net) -> Judge:
    """One that judges by the net."""
    return Judge(net, make_sight(), np.zeros(HIDDEN, np.float32), np.zeros(SEATS))


def how_made() -> dict[str, Any]:
    """What the file says about itself: command, seed, games, minutes."""
    made: dict[str, Any] = json.loads(str(_file()["made"]))
    return made


@cache
def _file() -> dict[str, Array]:
    with np.load(BytesIO(files(__package__).joinpath(FILE).read_bytes())) as arrays:
        return dict(arrays)


# --- kernels ------------------------------------------------------------------------------------------


@kernel
def next_seat(state: Array, t: Array) -> int:
    """Whose turn it is, or, when his action is done, whose it will be."""
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

"""Search: try options in many imagined worlds (`tree`), within a budget, and say what came of each.

In the last turn nothing is left to chance, and what is best for each of the others can be counted: one trial
of each option settles it. Leaving quarantine is decided by points alone.
"""

from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import numpy as np

from saurian.bots.draftosaurus.tree import (
    MOST_OPTIONS,
    POINTS,
    REWARD,
    TRIALS,
    WINS,
    grow,
    is_settled,
    list_options,
    make_room,
    make_trees,
    try_each,
)
from saurian.bots.draftosaurus.worth import Floats, learned_weights
from saurian.games.draftosaurus.actions import DraftosaurusAction
from saurian.games.draftosaurus.view import DraftosaurusView
from saurian.sim.draftosaurus.convert import Known, from_view, to_action
from saurian.sim.draftosaurus.layout import BOARD, ROUND, TURN
from saurian.sim.draftosaurus.tables import MATCH, PLAYERS, ROUNDS, TURNS, Array, flat_tables
from saurian.sim.rng import seed_rng

CHUNK = 512
"""Iterations between two looks at the clock."""


class Verdict(NamedTuple):
    """What the search found out about one option."""

    action: DraftosaurusAction
    spot: str | None
    """Where a dinosaur that is being chosen would go."""
    trials: int
    reward: float
    win_share: float
    points: float


class Budget(NamedTuple):
    """How much work one decision may cost."""

    iterations: int
    """Roll-outs, counted from the opening of a game of four; shorter ones count for less."""
    seconds: float | None = None
    """When to stop whatever has been found; None: never, so that the same seed gives the same move."""


def search(
    view: DraftosaurusView, budget: Budget, seed: int, to_win: bool = True, file: Path | None = None
) -> list[Verdict]:
    """All options of the view's seat, best first: for the win, or for points of its own. `file` holds the
    learned tables."""
    known, tables = from_view(view), flat_tables(view.options, view.rules)
    weights = learned_weights(view.options, view.rules, file)
    assert view.seat is not None
    table = np.zeros(MOST_OPTIONS, np.int32)
    options = table[: list_options(known.state, tables, view.seat, table)]
    sums = find_out(known, tables, weights, view.seat, options, budget, seed, to_win)
    order = sorted(range(len(options)), key=lambda i: (-sums[i, TRIALS], -sums[i, REWARD]))
    return [_verdict(view, int(options[i]), sums[i]) for i in order]


def find_out(
    known: Known,
    tables: Array,
    weights: Floats,
    seat: int,
    options: Array,
    budget: Budget,
    seed: int,
    to_win: bool,
) -> Array:
    """What comes of each option: one row of sums for each."""
    sums, rng = np.zeros((len(options), 4)), seed_rng(seed)
    if len(options) == 1 or is_settled(known.state, tables, known.missing):
        try_each(known.state, tables, weights, seat, known.missing, options, rng, sums, to_win)
        return sums
    stop = None if budget.seconds is None else perf_counter() + budget.seconds
    left = _iterations(known.state, tables, budget)
    trees, room = make_trees(left * int(tables[PLAYERS])), make_room(known.state)
    while left > 0 and (stop is None or perf_counter() < stop):
        now = min(left, CHUNK)
        grow(known.state, tables, weights, seat, known.missing, now, rng, trees, room, sums, to_win)
        left -= now
    return sums


def _iterations(state: Array, tables: Array, budget: Budget) -> int:
    """How many iterations the budget allows here: the fewer turns are left, the more.

    Two players discard, too, and so take as long as four.
    """
    turns = int(tables[ROUNDS] * tables[TURNS])
    left = turns * int(tables[MATCH] - state[BOARD]) - int(state[ROUND] * tables[TURNS] + state[TURN])
    return max(1, budget.iterations * turns // max(1, left) * 4 // max(4, int(tables[PLAYERS])))


def _verdict(view: DraftosaurusView, option: int, sums: Array) -> Verdict:
    choosing = view.phase.name == "choose"
    action = to_action(option >> 4 if choosing else option, view.phase, view.board)
    assert action is not None
    spot = view.board.spots[option & 15].id if choosing else None
    trials = int(sums[TRIALS])
    reward, wins, points = (float(sums[column]) / max(1, trials) for column in (REWARD, WINS, POINTS))
    return Verdict(action, spot, trials, reward, wins, points)

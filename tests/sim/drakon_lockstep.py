"""The readable engine and the kernels play Drakon side by side; what they disagree on is named."""

from random import Random
from typing import NamedTuple

import numpy as np

from saurian.core import CHANCE
from saurian.core.state import fields_of
from saurian.games.drakon import DRAKON
from saurian.games.drakon.state import DrakonState
from saurian.sim.drakon.coins import win_share
from saurian.sim.drakon.convert import from_state, to_state
from saurian.sim.drakon.lair import facing
from saurian.sim.drakon.layout import ENDING, FRONTIER, FRONTIER_SIZE, MOST_LEGAL, NOW_SEAT, Array
from saurian.sim.drakon.legal import legal, weight
from saurian.sim.drakon.phases import apply
from saurian.sim.drakon.tables import flat_tables

CODES = np.zeros(MOST_LEGAL, np.int32)


class Course(NamedTuple):
    """How a game went that was played on both."""

    difference: str | None
    """Where they first differ."""
    positions: int
    """How many were compared."""
    steps: set[str]
    """The names of the steps in which they were compared."""
    ending: str


def disagreement(state: DrakonState, rng: Random, tables: Array | None = None, convert: int = 7) -> Course:
    """Play a random game on both until it ends or they differ; the kernels may get tables of other rules.

    Acting seats, legal actions and odds are compared at every step, every `convert`-th position as a whole.
    """
    tables = flat_tables(state.options, state.box) if tables is None else tables
    row = from_state(state)
    positions, steps = 0, set()
    while True:
        positions += 1
        steps.add(state.now.phase.name)
        difference = difference_in_play(state, row, tables)
        if difference is None and (positions % convert == 0 or not state.acting()):
            difference = difference_of_positions(state, row)
        if difference is None and not state.acting():
            difference = difference_at_the_end(state, row, tables)
        if difference is not None or not state.acting():
            where = difference and f"{state.now.phase.name}: {difference}"
            return Course(where, positions, steps, state.ending)
        (seat,) = state.acting()
        action = state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat))
        state.apply(seat, action)
        apply(row, tables, DRAKON.code(action))


def difference_in_play(state: DrakonState, row: Array, tables: Array) -> str | None:
    """Compare acting seats, legal actions, odds and possessions."""
    if state.now.seat != row[NOW_SEAT]:
        return f"{state.now.seat} acts, {row[NOW_SEAT]}"
    ours = sorted(map(DRAKON.code, state.legal(state.now.seat) if state.acting() else ()))
    its = sorted(CODES[: legal(row, tables, CODES)].tolist())
    if ours != its:
        only = [[DRAKON.action(code).text for code in set(a) - set(b)] for a, b in ((ours, its), (its, ours))]
        return f"legal only there {only[0]}, only here {only[1]}, {len(its)} here"
    if state.now.seat == CHANCE:
        for action, times in state.odds():
            if weight(row, tables, DRAKON.code(action)) != times:
                return f"odds of {action.text}"
    return None


def difference_of_positions(state: DrakonState, row: Array) -> str | None:
    """Everything but the logs, there and back."""
    plain = state.clone()
    plain.chamber_log, plain.coin_log = [], []
    back = to_state(row, state.options, state.box, state.version)
    if back != plain:
        pairs = zip(fields_of(back), fields_of(plain), strict=True)
        return f"the position: {[pair for pair in pairs if pair[0] != pair[1]]}"
    cells = row[FRONTIER : FRONTIER + row[FRONTIER_SIZE]].tolist()
    if {cell: facing(row, cell) for cell in cells} != plain.lair.frontier or len(set(cells)) != len(cells):
        return "the frontier"
    again = from_state(plain)
    return (
        None
        if to_state(again, state.options, state.box, state.version) == plain
        else "the way there and back"
    )


def difference_at_the_end(state: DrakonState, row: Array, tables: Array) -> str | None:
    """How it ended."""
    outcome = state.outcome()
    assert outcome is not None
    shares = [(rank == 1) / len(outcome.winners) for rank in outcome.ranks]
    same = shares == [win_share(row, tables, seat) for seat in range(state.options.players)]
    return None if same and row[ENDING] else "winners"

"""The readable engine and the kernel play the same game side by side; what they disagree on is named."""

from collections.abc import Iterator
from random import Random

import numpy as np

from saurian.core import CHANCE, Seat
from saurian.games.draftosaurus.actions import Deal, DraftosaurusAction, FirstRoller, Roll
from saurian.games.draftosaurus.pieces import FACES
from saurian.games.draftosaurus.state import DraftosaurusState
from saurian.sim.draftosaurus import layout as at
from saurian.sim.draftosaurus import legal as allowed
from saurian.sim.draftosaurus import phases, scoring
from saurian.sim.draftosaurus.convert import from_state, to_action, to_choice, to_state
from saurian.sim.draftosaurus.tables import Array, flat_tables, pack


def disagreement(state: DraftosaurusState, rng: Random, convert: int = 5) -> tuple[str | None, int]:
    """Play a random game on both; where they first differ (or None), and how many positions were compared.

    Legal lists and points are compared at every step, every so manieth position as a whole, both ways, too.
    """
    row = from_state(state)
    positions = 0
    while True:
        positions += 1
        last = not state.acting()
        difference = difference_of_positions(state, row, both_ways=last or positions % convert == 0)
        if difference is not None or not state.acting():
            return difference, positions
        seat = rng.choice(state.acting())
        do(state, row, seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)))


def do(state: DraftosaurusState, row: Array, seat: Seat, action: DraftosaurusAction) -> None:
    """Let both do this."""
    tables, board = flat_tables(state.options, state.rules), state.board
    state.apply(seat, action)
    if seat == CHANCE:
        _happen(row, tables, action)
    else:
        phases.apply(row, tables, seat, to_choice(action, board))


def _happen(row: Array, tables: Array, action: DraftosaurusAction) -> None:
    """Chance does this in the kernel, too."""
    match action:
        case FirstRoller(seat):
            phases.begin_with(row, seat)
        case Deal(herd):
            phases.deal(row, tables, pack(herd))
        case Roll(face):
            phases.roll(row, tables, FACES.index(face))


def difference_of_positions(state: DraftosaurusState, row: Array, both_ways: bool = False) -> str | None:
    """What the two disagree on: what is legal, points, the end; with `both_ways` the positions as a whole."""
    tables = flat_tables(state.options, state.rules)
    for seat in range(state.options.players):
        mine = list(state.legal(seat))
        its = [to_action(choice, state.phase, state.board) for choice in legal_choices(row, tables, seat)]
        if mine != its:
            return f"{state.phase.name}: legal for {seat}: {mine}, {its}"
    if both_ways:
        if to_state(row, state.options, state.rules) != state:
            return f"{state.phase.name}: the position"
        ours = from_state(state)
        if not np.array_equal(ours[: at.LOG], row[: at.LOG]):
            return f"{state.phase.name}: {np.nonzero(ours != row)[0].tolist()}"
    points = [sum(parts.values()) for parts in state.scores()]
    if points != [scoring.points(row, tables, seat) for seat in range(state.options.players)]:
        return f"{state.phase.name}: points"
    return _difference_at_the_end(state, row, tables)


def _difference_at_the_end(state: DraftosaurusState, row: Array, tables: Array) -> str | None:
    outcome = state.outcome()
    if (outcome is not None) != (row[at.PHASE] == at.OVER):
        return "whether it is over"
    if outcome is None:
        return None
    seats = range(state.options.players)
    if list(outcome.totals) != [row[at.TOTAL + seat] for seat in seats]:
        return "totals"
    shares = [(seat in outcome.winners) / len(outcome.winners) for seat in seats]
    return None if shares == [scoring.win_share(row, tables, seat) for seat in seats] else "winners"


def legal_choices(row: Array, tables: Array, seat: Seat) -> Iterator[int]:
    """What the kernel lets the seat do, in the engine's order."""
    for species in range(6 if row[at.PHASE] == at.DRAFT else 1):
        bits = allowed.legal(row, tables, seat, species)
        yield from (16 * species + bit for bit in range(12) if bits >> bit & 1)

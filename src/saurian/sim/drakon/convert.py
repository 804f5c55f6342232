"""From positions of the readable engine to the rows of the kernels, and back.

A row holds a whole position except the two logs of what was seen to move (`knowledge`): they say what seats
know, not what may be done. For these, use the readable view and its `resample`.
"""

from collections.abc import Sequence

import numpy as np

from saurian.games.drakon.box import NEWEST, Box
from saurian.games.drakon.heroes import HEROES
from saurian.games.drakon.kinds import KINDS
from saurian.games.drakon.lair import CELLS, REACH
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.pieces import Chamber, Purse
from saurian.games.drakon.state import DrakonState
from saurian.games.drakon.table import PHASES, Pending
from saurian.games.drakon.validate import ENDINGS
from saurian.sim.drakon import layout as at
from saurian.sim.drakon.lair import put
from saurian.sim.drakon.layout import NONE, NOWHERE, Array

TYPE = {chamber: number for number, chamber in enumerate(at.TYPES)}
COUNTERS = ("turn", "left", "met", "forced", "idle", "used")
COUNTERS_AT = (at.TURN, at.LEFT, at.MET, at.FORCED, at.IDLE, at.USED)


# --- there --------------------------------------------------------------------------------------------


def empty_position() -> Array:
    """An empty table: room for copies."""
    row = np.zeros(at.ROW, np.int32)
    row[at.GRID :] = at.RIM
    row[at.GRID + np.array(CELLS)] = 0
    row[at.LAIR_REACH] = REACH
    return row


def from_state(state: DrakonState) -> Array:
    """A position."""
    row = empty_position()
    row[at.LAIR_REACH] = state.box.limits.lair_reach
    for cell, chamber in state.lair.chambers.items():
        put(row, cell, KINDS.index(chamber.kind), chamber.arrows)
    for name, place in zip(COUNTERS, COUNTERS_AT, strict=True):
        row[place] = getattr(state, name)
    row[at.DRAKON] = NOWHERE if state.drakon is None else state.drakon
    row[at.ENDING] = 1 + ENDINGS.index(state.ending) if state.ending else 0
    row[at.WINNERS] = sum(1 << winner for winner in state.winners)
    _write_people(row, state)
    _write_coins(row, state)
    row[at.PILE_SIZE] = len(state.pile)
    row[at.PILE : at.PILE + len(state.pile)] = [TYPE[chamber] for chamber in state.pile]
    _count(row, at.RUINS, state.ruins)
    _count(row, at.DISCARDS, state.discards)
    row[at.WAITING] = len(state.stack)
    for number, pending in enumerate(state.stack):
        _write_pending(row, at.STACK + number * at.PENDING, pending)
    _write_pending(row, at.NOW, state.now)
    return row


def _write_people(row: Array, state: DrakonState) -> None:
    row[at.FIGURES : at.HAND_SIZES] = NONE
    for seat, hand in enumerate(state.hands):
        hero = state.heroes[seat]
        row[at.FIGURES + seat] = state.cells[seat]
        row[at.HEROES_AT + seat] = NONE if hero is None else HEROES.index(hero)
        row[at.HAND_SIZES + seat] = len(hand)
        start = at.HANDS + at.MOST_CHAMBERS * seat
        row[start : start + len(hand)] = sorted(TYPE[chamber] for chamber in hand)


def _write_coins(row: Array, state: DrakonState) -> None:
    row[at.HOARD_SIZE] = sum(state.hoard)
    row[at.HOARD_AT : at.PURSES] = state.hoard
    for pool, purse in enumerate(state.purses):
        row[at.PURSE_SIZES + pool] = sum(purse)
        row[at.PURSES + at.COINS * pool : at.PURSES + at.COINS * (pool + 1)] = purse


def _count(row: Array, start: int, chambers: Sequence[Chamber]) -> None:
    for chamber in chambers:
        row[start + TYPE[chamber]] += 1


def _write_pending(row: Array, start: int, pending: Pending) -> None:
    chamber = NONE if pending.chamber is None else TYPE[pending.chamber]
    row[start : start + at.PENDING] = (
        *(at.PHASE[pending.phase.name], pending.seat, pending.hero, pending.other),
        *(chamber, pending.cell, pending.number),
    )


# --- back ---------------------------------------------------------------------------------------------


def to_state(row: Array, options: DrakonOptions, box: Box, version: int = NEWEST) -> DrakonState:
    """The readable position, its logs empty."""
    state = DrakonState.start(options, box, version)
    seats = range(options.players)
    state.lair.chambers.clear()
    state.lair.frontier.clear()
    for cell in _numbers(row, at.LAIR, row[at.LAIR_SIZE]):
        word = int(row[at.GRID + cell])
        kind = KINDS[((word & at.KIND_MASK) >> at.KIND_AT) - 1]
        state.lair.put(cell, Chamber(kind, word & at.SIDES_MASK))
    for name, place in zip(COUNTERS, COUNTERS_AT, strict=True):
        setattr(state, name, int(row[place]))
    state.drakon = None if row[at.DRAKON] == NOWHERE else int(row[at.DRAKON])
    state.ending = ENDINGS[row[at.ENDING] - 1] if row[at.ENDING] else ""
    state.winners = tuple(pool for pool in seats if row[at.WINNERS] >> pool & 1)
    state.cells = _numbers(row, at.FIGURES, options.players)
    heroes = _numbers(row, at.HEROES_AT, options.players)
    state.heroes = [None if hero == NONE else HEROES[hero] for hero in heroes]
    state.hands = [
        tuple(_chambers(row, at.HANDS + at.MOST_CHAMBERS * seat, row[at.HAND_SIZES + seat])) for seat in seats
    ]
    state.hoard = _purse(row, at.HOARD_AT)
    state.purses = [_purse(row, at.PURSES + at.COINS * pool) for pool in range(len(state.purses))]
    state.pile = _chambers(row, at.PILE, row[at.PILE_SIZE])
    state.ruins, state.discards = _counted(row, at.RUINS), _counted(row, at.DISCARDS)
    state.stack = tuple(
        _read_pending(row, at.STACK + number * at.PENDING) for number in range(row[at.WAITING])
    )
    state.now = _read_pending(row, at.NOW)
    return state


def _numbers(row: Array, start: int, size: int) -> list[int]:
    return [int(number) for number in row[start : start + size]]


def _chambers(row: Array, start: int, size: int) -> list[Chamber]:
    return sorted(at.TYPES[number] for number in _numbers(row, start, size))


def _counted(row: Array, start: int) -> tuple[Chamber, ...]:
    counts = _numbers(row, start, len(at.TYPES))
    return tuple(sorted(at.TYPES[number] for number, count in enumerate(counts) for _ in range(count)))


def _purse(row: Array, start: int) -> Purse:
    ones, twos, threes = _numbers(row, start, at.COINS)
    return (ones, twos, threes)


def _read_pending(row: Array, start: int) -> Pending:
    number = _numbers(row, start, at.PENDING)
    phase = PHASES[at.PHASE_NAMES[number[at.NOW]]]
    if number[at.NOW] == at.OVER:
        return Pending(phase, at.NOBODY)
    chamber = None if number[at.NOW_CHAMBER] == NONE else at.TYPES[number[at.NOW_CHAMBER]]
    return Pending(
        phase,
        seat=number[at.NOW_SEAT],
        hero=number[at.NOW_HERO],
        other=number[at.NOW_OTHER],
        chamber=chamber,
        cell=number[at.NOW_CELL],
        number=number[at.NOW_NUMBER],
    )

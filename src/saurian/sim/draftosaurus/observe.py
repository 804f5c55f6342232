"""Observations in bulk: the numbers of `games/draftosaurus/encoder.py`, from rows of integers."""

from functools import cache

import numpy as np

from saurian.games.draftosaurus.options import BOARDS, DraftosaurusOptions
from saurian.games.draftosaurus.pieces import SPECIES
from saurian.games.draftosaurus.rules import load_rules
from saurian.sim.compiling import kernel, lowest_one
from saurian.sim.draftosaurus.herds import size_of
from saurian.sim.draftosaurus.layout import (
    BOARD,
    FACE,
    HANDS,
    IN_BAG,
    IN_BOX,
    LOG,
    LOGGED,
    OVER,
    PHASE,
    REHOMED,
    ROLLER,
    ROUND,
    SEATS,
    SECRET,
    SHOWN,
    STATES,
    TOTAL,
    TURN,
)
from saurian.sim.draftosaurus.legal import binding_face
from saurian.sim.draftosaurus.scoring import points
from saurian.sim.draftosaurus.tables import (
    FREE,
    MATCH,
    NONE,
    OPENS_AT,
    PENS,
    PLAYERS,
    QUARANTINE_AT,
    Array,
)

KINDS = len(SPECIES)
PHASES = OVER + 1


@cache
def spot_places(options: DraftosaurusOptions) -> Array:
    """How many spots all boards of the game have together, and how many come before those of each board."""
    boards = load_rules(options.rules).boards
    numbers = [len(boards[id].spots) for id in BOARDS[options.board]]
    return np.array([sum(numbers), 0, numbers[0]], np.int64)


@kernel
def observe(state: Array, t: Array, seat: int, spots: Array, out: Array) -> None:
    """Write what the seat sees."""
    for i in range(out.size):
        out[i] = 0
    at = _observe_course(state, t, seat, out)
    at = _observe_people(state, t, seat, out, at)
    at = _observe_hands(state, t, seat, out, at)
    players, here = t[PLAYERS], spots[1 + state[BOARD]]
    for number in range(players):
        _observe_zoo(state, t, (seat + number) % players, out, at + KINDS * here)
        at += KINDS * spots[0]
    _observe_openings(state, t, seat, out, at + KINDS * here)


@kernel
def _observe_course(state: Array, t: Array, seat: int, out: Array) -> int:
    out[state[PHASE]] = 1
    at = PHASES
    out[at + state[BOARD]] = 1
    at += t[MATCH]
    out[at] = state[ROUND]
    out[at + 1] = state[TURN]
    at += 2
    if state[FACE] != NONE:
        out[at + state[FACE]] = 1
        if binding_face(state, t, seat) != FREE:
            out[at + FREE + t[PLAYERS]] = 1
    at += FREE
    if state[ROLLER] != NONE:
        out[at + (state[ROLLER] - seat) % t[PLAYERS]] = 1
    return int(at + t[PLAYERS] + 1)


@kernel
def _observe_people(state: Array, t: Array, seat: int, out: Array, at: int) -> int:
    players = t[PLAYERS]
    for number in range(players):
        other = (seat + number) % players
        out[at + number] = state[SECRET + other] != NONE
        if state[SHOWN + other] != NONE:
            out[at + players + KINDS * number + state[SHOWN + other]] = 1
    return int(at + players + KINDS * players)


@kernel
def _observe_hands(state: Array, t: Array, seat: int, out: Array, at: int) -> int:
    players, unseen = t[PLAYERS], state[IN_BAG]
    known = at + KINDS * players
    for number in range(players):
        hand = state[HANDS + (seat + number) % players]
        out[known + players + number] = size_of(hand)
        if number <= state[TURN]:
            out[known + number] = 1
            _write_herd(hand, out, at + KINDS * number)
        else:
            unseen += hand
    at = known + 2 * players
    _write_herd(unseen, out, at)
    _write_herd(state[IN_BOX], out, at + KINDS)
    at += 2 * KINDS
    for number in range(players):
        other = (seat + number) % players
        now = points(state, t, other)
        out[at + number] = now
        out[at + players + number] = state[TOTAL + other] - (now if state[PHASE] == OVER else 0)
    return int(at + 2 * players)


@kernel
def _write_herd(herd: int, out: Array, at: int) -> None:
    for species in range(KINDS):
        out[at + species] = herd >> 4 * species & 15


@kernel
def _observe_zoo(state: Array, t: Array, seat: int, out: Array, at: int) -> None:
    """What stands on each spot, by the log of what was put there."""
    log = LOG + (state[BOARD] * SEATS + seat) * LOGGED
    for place in range(log, log + LOGGED):
        entry = state[place] - 1
        if entry < 0:
            break
        out[at + KINDS * (entry & 15) + (entry >> 4 & 7)] += 1
        if entry >= REHOMED:
            left = at + KINDS * t[QUARANTINE_AT + state[BOARD]]
            for species in range(KINDS):
                out[left + species] = 0


@kernel
def _observe_openings(state: Array, t: Array, seat: int, out: Array, at: int) -> None:
    """Which species the pens of the seat accept, spot by spot."""
    for species in range(KINDS):
        bits = 0
        for pen in range(PENS):
            bits |= t[OPENS_AT + KINDS * state[STATES + PENS * seat + pen] + species]
        while bits:
            out[at + KINDS * lowest_one(bits) + species] = 1
            bits &= bits - 1

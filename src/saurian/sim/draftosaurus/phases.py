"""What happens, on integers: the same course of play as the readable `phases`, on the rules in `tables`.

    state = new_state(tables)
    apply(state, tables, seat, choice)

The tests play it against the readable engine, move by move.
"""

import numpy as np

from saurian.sim.compiling import kernel
from saurian.sim.draftosaurus import layout as at
from saurian.sim.draftosaurus.legal import quarantined, spot_row
from saurian.sim.draftosaurus.scoring import points
from saurian.sim.draftosaurus.tables import (
    AFTER_AT,
    BAG,
    BINDS_ALL,
    DISCARD,
    EDGE,
    GAIN_AT,
    IN_BANK,
    IN_CENSUS,
    IN_OTHER_BANK,
    MATCH,
    NONE,
    PEN,
    PENS,
    PLAYERS,
    QUARANTINE_AT,
    QUICK,
    ROUNDS,
    SEATS_BACK,
    SEEN,
    START_AT,
    TURNS,
    Array,
)

# --- boards -------------------------------------------------------------------------------------------


def new_state(tables: Array, first: int = NONE) -> Array:
    """Before anything has happened; `first`: the first roller, or `NONE` if chance decides."""
    state = np.zeros(at.WIDTH, np.int32)
    set_up(state, tables)
    state[at.ROLLER] = first
    state[at.PHASE] = at.FIRST if first == NONE else at.DEAL
    return state


@kernel
def set_up(state: Array, t: Array) -> None:
    """A fresh board for everyone and a full bag (D-01, D-03)."""
    state[at.ROUND] = 0
    state[at.TURN] = 0
    state[at.FACE] = NONE
    state[at.IN_BAG] = t[BAG]
    state[at.IN_BOX] = 0
    for place in range(at.HANDS, at.TOTAL):
        state[place] = 0
    for seat in range(at.SEATS):
        state[at.SECRET + seat] = NONE
        state[at.SHOWN + seat] = NONE
        for pen in range(PENS):
            state[at.STATES + PENS * seat + pen] = t[START_AT + PENS * state[at.BOARD] + pen]


# --- chance -------------------------------------------------------------------------------------------


@kernel
def begin_with(state: Array, seat: int) -> None:
    """That seat rolls first (D-04)."""
    state[at.ROLLER] = seat
    state[at.PHASE] = at.DEAL


@kernel
def deal(state: Array, t: Array, herd: int) -> None:
    """The next seat draws that hand (D-10)."""
    seat = 0
    while state[at.HANDS + seat]:
        seat += 1
    state[at.IN_BAG] -= herd
    state[at.HANDS + seat] = herd
    if seat == t[PLAYERS] - 1:
        state[at.PHASE] = at.ROLL


@kernel
def roll(state: Array, t: Array, face: int) -> None:
    """The die shows that face (D-05)."""
    state[at.FACE] = face
    enter(state, t, at.DRAFT if t[QUICK] else at.CHOOSE)


# --- decisions ----------------------------------------------------------------------------------------


@kernel
def enter(state: Array, t: Array, phase: int) -> None:
    """A phase in which all seats owe a decision."""
    state[at.PHASE] = phase
    state[at.ACTING] = (1 << t[PLAYERS]) - 1
    for seat in range(t[PLAYERS]):
        state[at.SECRET + seat] = NONE


@kernel
def apply(state: Array, t: Array, seat: int, choice: int) -> None:
    """The seat decides; with the last decision all take effect together."""
    state[at.SECRET + seat] = choice
    state[at.ACTING] &= ~(1 << seat)
    if state[at.ACTING] == 0:
        reveal(state, t)


@kernel
def reveal(state: Array, t: Array) -> None:  # noqa: C901  # one branch for each phase
    """All secret choices take effect."""
    phase = state[at.PHASE]
    if phase == at.CHOOSE:
        for seat in range(t[PLAYERS]):
            species = state[at.SECRET + seat]
            state[at.HANDS + seat] -= 1 << 4 * species
            state[at.SHOWN + seat] = species
        enter(state, t, at.PLACE)
    elif phase == at.PLACE:
        for seat in range(t[PLAYERS]):
            put(state, t, seat, state[at.SHOWN + seat], state[at.SECRET + seat])
            state[at.SHOWN + seat] = NONE
        _after_placing(state, t)
    elif phase == at.DRAFT:
        for seat in range(t[PLAYERS]):
            species = state[at.SECRET + seat] >> 4
            state[at.HANDS + seat] -= 1 << 4 * species
            put(state, t, seat, species, state[at.SECRET + seat] & 15)
        _after_placing(state, t)
    elif phase == at.DISCARDING:
        for seat in range(t[PLAYERS]):
            one = 1 << 4 * state[at.SECRET + seat]
            state[at.HANDS + seat] -= one
            state[at.IN_BOX] += one
        end_turn(state, t)
    else:
        assert phase == at.REHOME
        for seat in range(t[PLAYERS]):
            if state[at.SECRET + seat] != NONE:
                move_out(state, t, seat, state[at.SECRET + seat])
        end_board(state, t)


# --- zoos ---------------------------------------------------------------------------------------------


@kernel
def put(state: Array, t: Array, seat: int, species: int, spot: int) -> None:
    """A dinosaur takes its place."""
    row = spot_row(state, spot)
    pen = at.STATES + PENS * seat + t[row + PEN]
    edge = t[row + EDGE] + 6 * state[pen] + species
    state[pen] = t[t[AFTER_AT] + edge]
    state[at.POINTS + seat] += t[t[GAIN_AT] + edge]
    _count(state, t, seat, species, row, 1)
    seen = t[row + SEEN]
    state[at.OCCUPIED + seat] |= seen
    if species == 0:
        state[at.TREXED + seat] |= seen
    state[_log_entry(state, t, seat)] = 1 + 16 * species + spot


@kernel
def _log_entry(state: Array, t: Array, seat: int) -> int:
    placed = state[at.ROUND] * t[TURNS] + state[at.TURN]
    return int(at.LOG + (state[at.BOARD] * at.SEATS + seat) * at.LOGGED + placed)


@kernel
def _count(state: Array, t: Array, seat: int, species: int, row: int, number: int) -> None:
    one = number << 4 * species
    state[at.CENSUS + seat] += t[row + IN_CENSUS] * one
    state[at.BANK + seat] += t[row + IN_BANK] * one
    state[at.OTHER_BANK + seat] += t[row + IN_OTHER_BANK] * one


@kernel
def move_out(state: Array, t: Array, seat: int, spot: int) -> None:
    """The dinosaur leaves quarantine for another spot, or stays (D-46)."""
    here = t[QUARANTINE_AT + state[at.BOARD]]
    if spot == here:
        return
    species = quarantined(state, t, seat)
    row = spot_row(state, here)
    bare = t[START_AT + PENS * state[at.BOARD] + t[row + PEN]]
    state[at.STATES + PENS * seat + t[row + PEN]] = bare
    state[at.POINTS + seat] -= t[t[GAIN_AT] + t[row + EDGE] + 6 * bare + species]
    _count(state, t, seat, species, row, -1)
    state[at.OCCUPIED + seat] &= ~t[row + SEEN]
    state[at.TREXED + seat] &= ~t[row + SEEN]
    put(state, t, seat, species, spot)
    state[_log_entry(state, t, seat)] += at.REHOMED


# --- turns, rounds and boards -------------------------------------------------------------------------


@kernel
def _after_placing(state: Array, t: Array) -> None:
    if t[DISCARD]:
        enter(state, t, at.DISCARDING)
    else:
        end_turn(state, t)


@kernel
def end_turn(state: Array, t: Array) -> None:
    """Hands and die go to the left (D-11, D-14, D-16)."""
    hand = state[at.HANDS + t[PLAYERS] - 1]
    for seat in range(t[PLAYERS]):
        state[at.HANDS + seat], hand = hand, state[at.HANDS + seat]
        state[at.SECRET + seat] = NONE
    state[at.FACE] = NONE
    if not (t[BINDS_ALL] and state[at.TURN] == t[TURNS] - 2):
        state[at.ROLLER] = (state[at.ROLLER] + 1) % t[PLAYERS]
    state[at.TURN] += 1
    state[at.PHASE] = at.ROLL
    state[at.ACTING] = 0
    if state[at.TURN] == t[TURNS]:
        end_round(state, t)


@kernel
def end_round(state: Array, t: Array) -> None:
    """The next round, or the end of the board (D-10, D-15, D-17)."""
    state[at.TURN] = 0
    state[at.ROUND] += 1
    if state[at.ROUND] < t[ROUNDS]:
        state[at.PHASE] = at.DEAL
        return
    enter(state, t, at.REHOME)
    for seat in range(t[PLAYERS]):
        if quarantined(state, t, seat) == NONE:
            state[at.ACTING] &= ~(1 << seat)
    if state[at.ACTING] == 0:
        end_board(state, t)


@kernel
def end_board(state: Array, t: Array) -> None:
    """Points are counted; a match goes on to its next board (D-18)."""
    for seat in range(t[PLAYERS]):
        state[at.TOTAL + seat] += points(state, t, seat)
        state[at.TREXES + seat] += state[at.CENSUS + seat] & 15
        state[at.SECRET + seat] = NONE
    state[at.ACTING] = 0
    if state[at.BOARD] + 1 == t[MATCH]:
        state[at.PHASE] = at.OVER
        return
    state[at.ROLLER] = (state[at.ROLLER] - t[SEATS_BACK]) % t[PLAYERS]
    state[at.BOARD] += 1
    set_up(state, t)
    state[at.PHASE] = at.DEAL

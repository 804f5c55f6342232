"""What happens, on integers: the same course of play as the readable `phases`, on the rules in `tables`.

    state = new_state(tables)
    apply(state, tables, seat, choice)

The tests play it against the readable engine, move by move.
"""

import numpy as np

from saurian.sim.compiling import kernel
from saurian.sim.draftosaurus.layout import (
    ACTING,
    BANK,
    BOARD,
    CENSUS,
    CHOOSE,
    DEAL,
    DISCARDING,
    DRAFT,
    FACE,
    FIRST,
    HANDS,
    IN_BAG,
    IN_BOX,
    LOG,
    LOGGED,
    OCCUPIED,
    OTHER_BANK,
    OVER,
    PHASE,
    PLACE,
    POINTS,
    REHOME,
    REHOMED,
    ROLL,
    ROLLER,
    ROUND,
    SEATS,
    SECRET,
    SHOWN,
    STATES,
    TOTAL,
    TREXED,
    TREXES,
    TURN,
    WIDTH,
)
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
    state = np.zeros(WIDTH, np.int32)
    set_up(state, tables)
    state[ROLLER] = first
    state[PHASE] = FIRST if first == NONE else DEAL
    return state


@kernel
def set_up(state: Array, t: Array) -> None:
    """A fresh board for everyone and a full bag (D-01, D-03)."""
    state[ROUND] = 0
    state[TURN] = 0
    state[FACE] = NONE
    state[IN_BAG] = t[BAG]
    state[IN_BOX] = 0
    for place in range(HANDS, TOTAL):
        state[place] = 0
    for seat in range(SEATS):
        state[SECRET + seat] = NONE
        state[SHOWN + seat] = NONE
        for pen in range(PENS):
            state[STATES + PENS * seat + pen] = t[START_AT + PENS * state[BOARD] + pen]


# --- chance -------------------------------------------------------------------------------------------


@kernel
def begin_with(state: Array, seat: int) -> None:
    """That seat rolls first (D-04)."""
    state[ROLLER] = seat
    state[PHASE] = DEAL


@kernel
def deal(state: Array, t: Array, herd: int) -> None:
    """The next seat draws that hand (D-10)."""
    seat = 0
    while state[HANDS + seat]:
        seat += 1
    state[IN_BAG] -= herd
    state[HANDS + seat] = herd
    if seat == t[PLAYERS] - 1:
        state[PHASE] = ROLL


@kernel
def roll(state: Array, t: Array, face: int) -> None:
    """The die shows that face (D-05)."""
    state[FACE] = face
    enter(state, t, DRAFT if t[QUICK] else CHOOSE)


# --- decisions ----------------------------------------------------------------------------------------


@kernel
def enter(state: Array, t: Array, phase: int) -> None:
    """A phase in which all seats owe a decision."""
    state[PHASE] = phase
    state[ACTING] = (1 << t[PLAYERS]) - 1
    for seat in range(t[PLAYERS]):
        state[SECRET + seat] = NONE


@kernel
def apply(state: Array, t: Array, seat: int, choice: int) -> None:
    """The seat decides; with the last decision all take effect together."""
    state[SECRET + seat] = choice
    state[ACTING] &= ~(1 << seat)
    if state[ACTING] == 0:
        reveal(state, t)


@kernel
def reveal(state: Array, t: Array) -> None:  # noqa: C901  # one branch for each phase
    """All secret choices take effect."""
    phase = state[PHASE]
    if phase == CHOOSE:
        for seat in range(t[PLAYERS]):
            species = state[SECRET + seat]
            state[HANDS + seat] -= 1 << 4 * species
            state[SHOWN + seat] = species
        enter(state, t, PLACE)
    elif phase == PLACE:
        for seat in range(t[PLAYERS]):
            put(state, t, seat, state[SHOWN + seat], state[SECRET + seat])
            state[SHOWN + seat] = NONE
        _after_placing(state, t)
    elif phase == DRAFT:
        for seat in range(t[PLAYERS]):
            species = state[SECRET + seat] >> 4
            state[HANDS + seat] -= 1 << 4 * species
            put(state, t, seat, species, state[SECRET + seat] & 15)
        _after_placing(state, t)
    elif phase == DISCARDING:
        for seat in range(t[PLAYERS]):
            one = 1 << 4 * state[SECRET + seat]
            state[HANDS + seat] -= one
            state[IN_BOX] += one
        end_turn(state, t)
    else:
        for seat in range(t[PLAYERS]):
            if state[SECRET + seat] != NONE:
                move_out(state, t, seat, state[SECRET + seat])
        end_board(state, t)


# --- zoos ---------------------------------------------------------------------------------------------


@kernel
def put(state: Array, t: Array, seat: int, species: int, spot: int) -> None:
    """A dinosaur takes its place."""
    row = spot_row(state, spot)
    pen = STATES + PENS * seat + t[row + PEN]
    edge = t[row + EDGE] + 6 * state[pen] + species
    state[pen] = t[t[AFTER_AT] + edge]
    state[POINTS + seat] += t[t[GAIN_AT] + edge]
    _count(state, t, seat, species, row, 1)
    seen = t[row + SEEN]
    state[OCCUPIED + seat] |= seen
    if species == 0:
        state[TREXED + seat] |= seen
    state[_log_entry(state, t, seat)] = 1 + 16 * species + spot


@kernel
def _log_entry(state: Array, t: Array, seat: int) -> int:
    placed = state[ROUND] * t[TURNS] + state[TURN]
    return int(LOG + (state[BOARD] * SEATS + seat) * LOGGED + placed)


@kernel
def _count(state: Array, t: Array, seat: int, species: int, row: int, number: int) -> None:
    one = number << 4 * species
    state[CENSUS + seat] += t[row + IN_CENSUS] * one
    state[BANK + seat] += t[row + IN_BANK] * one
    state[OTHER_BANK + seat] += t[row + IN_OTHER_BANK] * one


@kernel
def move_out(state: Array, t: Array, seat: int, spot: int) -> None:
    """The dinosaur leaves quarantine for another spot, or stays (D-46)."""
    here = t[QUARANTINE_AT + state[BOARD]]
    if spot == here:
        return
    species = quarantined(state, t, seat)
    row = spot_row(state, here)
    bare = t[START_AT + PENS * state[BOARD] + t[row + PEN]]
    state[STATES + PENS * seat + t[row + PEN]] = bare
    state[POINTS + seat] -= t[t[GAIN_AT] + t[row + EDGE] + 6 * bare + species]
    _count(state, t, seat, species, row, -1)
    state[OCCUPIED + seat] &= ~t[row + SEEN]
    state[TREXED + seat] &= ~t[row + SEEN]
    put(state, t, seat, species, spot)
    state[_log_entry(state, t, seat)] += REHOMED


# --- turns, rounds and boards -------------------------------------------------------------------------


@kernel
def _after_placing(state: Array, t: Array) -> None:
    if t[DISCARD]:
        enter(state, t, DISCARDING)
    else:
        end_turn(state, t)


@kernel
def end_turn(state: Array, t: Array) -> None:
    """Hands and die go to the left (D-11, D-14, D-16)."""
    hand = state[HANDS + t[PLAYERS] - 1]
    for seat in range(t[PLAYERS]):
        state[HANDS + seat], hand = hand, state[HANDS + seat]
        state[SECRET + seat] = NONE
    state[FACE] = NONE
    if not (t[BINDS_ALL] and state[TURN] == t[TURNS] - 2):
        state[ROLLER] = (state[ROLLER] + 1) % t[PLAYERS]
    state[TURN] += 1
    state[PHASE] = ROLL
    state[ACTING] = 0
    if state[TURN] == t[TURNS]:
        end_round(state, t)


@kernel
def end_round(state: Array, t: Array) -> None:
    """The next round, or the end of the board (D-10, D-15, D-17)."""
    state[TURN] = 0
    state[ROUND] += 1
    if state[ROUND] < t[ROUNDS]:
        state[PHASE] = DEAL
        return
    enter(state, t, REHOME)
    for seat in range(t[PLAYERS]):
        if quarantined(state, t, seat) == NONE:
            state[ACTING] &= ~(1 << seat)
    if state[ACTING] == 0:
        end_board(state, t)


@kernel
def end_board(state: Array, t: Array) -> None:
    """Points are counted; a match goes on to its next board (D-18)."""
    for seat in range(t[PLAYERS]):
        state[TOTAL + seat] += points(state, t, seat)
        state[TREXES + seat] += state[CENSUS + seat] & 15
        state[SECRET + seat] = NONE
    state[ACTING] = 0
    if state[BOARD] + 1 == t[MATCH]:
        state[PHASE] = OVER
        return
    state[ROLLER] = (state[ROLLER] - t[SEATS_BACK]) % t[PLAYERS]
    state[BOARD] += 1
    set_up(state, t)
    state[PHASE] = DEAL

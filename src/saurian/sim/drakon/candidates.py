"""Legal actions as short lists, and the numbers of `games/drakon/candidates.py`, from rows of integers."""

from saurian.games.drakon.candidates import CANDIDATES, SORTS
from saurian.sim.compiling import kernel
from saurian.sim.drakon.layout import (
    ACCEPT_CODE,
    ARROWS_OF_TYPE,
    AT_CODE,
    CELL_OF,
    CHOOSE_CODE,
    DISCARD_CODE,
    GRID,
    KIND_AT,
    KIND_MASK,
    KIND_OF_TYPE,
    NONE,
    NOW_CHAMBER,
    OFFER_CODE,
    PLACE_CODE,
    PUT_CODE,
    SIDES_MASK,
    STEP_CODE,
    USE_CODE,
    Array,
)
from saurian.sim.drakon.legal import legal
from saurian.sim.drakon.observe import KIND_COUNT, write_place
from saurian.sim.drakon.tables import PLAYERS

KIND_PLACE = len(SORTS)
ARROWS_PLACE = KIND_PLACE + KIND_COUNT
CELL_PLACE = ARROWS_PLACE + 4
SEAT_PLACE = CELL_PLACE + 3


@kernel
def list_candidates(state: Array, t: Array, room: Array, codes: Array) -> int:
    """Write the codes of the candidates, sorted; how many there are. `room`: for a list of legal actions."""
    size = legal(state, t, room)
    for i in range(1, size):
        code, place = room[i], i
        while place > 0 and room[place - 1] > code:
            room[place] = room[place - 1]
            place -= 1
        room[place] = code
    size = min(size, CANDIDATES)
    for i in range(size):
        codes[i] = room[i]
    return size


@kernel
def write_candidate(state: Array, t: Array, seat: int, code: int, out: Array) -> None:
    """The numbers of one action."""
    for i in range(out.size):
        out[i] = 0
    if code < PLACE_CODE:
        out[0] = 1
        out[SEAT_PLACE + t[PLAYERS] + 1 + code] = 1
    elif code < PUT_CODE:
        _write_type(code - PLACE_CODE, 1, out)
    elif code < AT_CODE:
        _write_way(state, code, out)
    elif code < CHOOSE_CODE:
        cell = CELL_OF[code - AT_CODE]
        word = state[GRID + cell]
        out[4] = 1
        out[KIND_PLACE + ((word & KIND_MASK) >> KIND_AT) - 1] = 1
        _write_arrows(word & SIDES_MASK, out)
        write_place(cell, out, CELL_PLACE)
    else:
        _write_rest(t, seat, code, out)


@kernel
def _write_way(state: Array, code: int, out: Array) -> None:
    """A chamber put somewhere, or a step."""
    if code >= STEP_CODE:
        out[3] = 1
        out[ARROWS_PLACE + code - STEP_CODE] = 1
        return
    out[2] = 1
    if state[NOW_CHAMBER] != NONE:
        out[KIND_PLACE + KIND_OF_TYPE[state[NOW_CHAMBER]]] = 1
    _write_arrows((code - PUT_CODE) % 16, out)
    write_place(CELL_OF[(code - PUT_CODE) // 16], out, CELL_PLACE)


@kernel
def _write_rest(t: Array, seat: int, code: int, out: Array) -> None:
    """A seat, a coin, a chamber to discard, or a word."""
    if code < OFFER_CODE:
        out[5] = 1
        out[SEAT_PLACE + (code - CHOOSE_CODE - seat) % t[PLAYERS]] = 1
    elif code < DISCARD_CODE:
        out[6] = 1
        out[SEAT_PLACE + t[PLAYERS]] = code - OFFER_CODE + 1
    elif code < USE_CODE:
        _write_type(code - DISCARD_CODE, 7, out)
    elif code < ACCEPT_CODE:
        out[8] = 1
    else:
        out[9 + code - ACCEPT_CODE] = 1


@kernel
def _write_type(kind: int, sort: int, out: Array) -> None:
    out[sort] = 1
    out[KIND_PLACE + KIND_OF_TYPE[kind]] = 1
    _write_arrows(ARROWS_OF_TYPE[kind], out)


@kernel
def _write_arrows(arrows: int, out: Array) -> None:
    for side in range(4):
        out[ARROWS_PLACE + side] = arrows >> side & 1

"""Observations of many games at once: the numbers of `games/drakon/encoder.py`, from rows of integers."""

from saurian.games.drakon.encoder import CELL_NUMBERS
from saurian.games.drakon.heroes import HEROES
from saurian.games.drakon.kinds import KINDS
from saurian.games.drakon.lair import REACH, WIDTH
from saurian.sim.compiling import kernel
from saurian.sim.drakon.coins import worth
from saurian.sim.drakon.layout import (
    ARROWS_OF_TYPE,
    COINS,
    DISCARDS,
    DRAKON,
    FIGURES,
    FORCED,
    GRID,
    HAND_SIZES,
    HANDS,
    HEROES_AT,
    HOARD_AT,
    HOARD_SIZE,
    IDLE,
    KIND_AT,
    KIND_MASK,
    KIND_OF_TYPE,
    LAIR,
    LAIR_SIZE,
    LEFT,
    MET,
    MOST_CHAMBERS,
    NONE,
    NOW,
    NOW_CELL,
    NOW_CHAMBER,
    NOW_HERO,
    NOW_NUMBER,
    NOW_OTHER,
    NOW_SEAT,
    NOWHERE,
    OVER,
    PENDING,
    PHASE_NAMES,
    PILE,
    PILE_SIZE,
    PURSE_SIZES,
    PURSES,
    STACK,
    TRADING_COIN,
    TURN,
    TYPES,
    USED,
    WAITING,
    WINNERS,
    Array,
)
from saurian.sim.drakon.tables import GOAL, PLAYERS, POOL_AT, POOLS

PHASES, KIND_COUNT, HERO_COUNT, TYPE_COUNT = len(PHASE_NAMES), len(KINDS), len(HEROES), len(TYPES)
CELL = len(CELL_NUMBERS)
PERSON = 6
"""How many numbers tell about each player, hero and place aside."""


@kernel
def observe(state: Array, t: Array, seat: int, window: int, out: Array) -> None:
    """Write what the seat sees."""
    for i in range(out.size):
        out[i] = 0
    at = _observe_pending(state, t, seat, out)
    at = _observe_waiting(state, t, seat, out, at)
    at = _observe_turn(state, t, seat, out, at)
    at = _observe_people(state, t, seat, out, at)
    at = _observe_coins(state, t, seat, out, at)
    at = _observe_chambers(state, t, seat, out, at)
    _observe_lair(state, t, window, out, at)


@kernel
def _write_seat(other: int, seat: int, players: int, out: Array, at: int) -> int:
    if other >= 0:
        out[at + (other - seat) % players] = 1
    return at + players


@kernel
def write_place(cell: int, out: Array, at: int) -> int:
    """Whether there is a cell, and how far east and north of the entrance; the place behind them."""
    if cell != NOWHERE:
        out[at] = 1
        out[at + 1] = cell % WIDTH - REACH - 1
        out[at + 2] = REACH + 1 - cell // WIDTH
    return at + 3


@kernel
def _observe_pending(state: Array, t: Array, seat: int, out: Array) -> int:
    players = t[PLAYERS]
    out[state[NOW]] = 1
    if state[NOW] == OVER:
        return int(PHASES + 3 * players + KIND_COUNT + 4 + 3 + 1)
    at = _write_seat(state[NOW_SEAT], seat, players, out, PHASES)
    at = _write_seat(state[NOW_HERO], seat, players, out, at)
    at = _write_seat(state[NOW_OTHER], seat, players, out, at)
    chamber = state[NOW_CHAMBER]
    if chamber != NONE:
        out[at + KIND_OF_TYPE[chamber]] = 1
        for side in range(4):
            out[at + KIND_COUNT + side] = ARROWS_OF_TYPE[chamber] >> side & 1
    at = write_place(state[NOW_CELL], out, at + KIND_COUNT + 4)
    hidden = state[NOW] == TRADING_COIN and t[POOL_AT + state[NOW_OTHER]] != t[POOL_AT + seat]
    out[at] = 0 if hidden else state[NOW_NUMBER]
    return int(at + 1)


@kernel
def _observe_waiting(state: Array, t: Array, seat: int, out: Array, at: int) -> int:
    out[at] = state[WAITING]
    if state[WAITING]:
        last = STACK + PENDING * (state[WAITING] - 1)
        out[at + 1 + state[last + NOW]] = 1
        _write_seat(state[last + NOW_OTHER], seat, t[PLAYERS], out, at + 1 + PHASES)
    return int(at + 1 + PHASES + t[PLAYERS])


@kernel
def _observe_turn(state: Array, t: Array, seat: int, out: Array, at: int) -> int:
    at = _write_seat(state[TURN], seat, t[PLAYERS], out, at)
    out[at] = state[LEFT]
    out[at + 1] = state[FORCED]
    out[at + 2] = state[IDLE]
    return at + 3


@kernel
def _observe_people(state: Array, t: Array, seat: int, out: Array, at: int) -> int:
    players = t[PLAYERS]
    heroes = at + PERSON * players
    places = heroes + HERO_COUNT * players
    for number in range(players):
        other = (seat + number) % players
        pool = t[POOL_AT + other]
        out[at] = state[MET] >> other & 1
        out[at + 1] = state[USED] >> other & 1
        out[at + 2] = state[HAND_SIZES + other]
        out[at + 3] = state[PURSE_SIZES + pool]
        out[at + 4] = pool == t[POOL_AT + seat]
        out[at + 5] = state[WINNERS] >> pool & 1
        at += PERSON
        if state[HEROES_AT + other] != NONE:
            out[heroes + HERO_COUNT * number + state[HEROES_AT + other]] = 1
        places = write_place(state[FIGURES + other], out, places)
    return write_place(state[DRAKON], out, places)


@kernel
def _observe_coins(state: Array, t: Array, seat: int, out: Array, at: int) -> int:
    mine, discarded = t[POOL_AT + seat], 0
    for kind in range(TYPE_COUNT):
        discarded += state[DISCARDS + kind]
    out[at] = state[PILE_SIZE]
    out[at + 1] = discarded
    out[at + 2] = state[HOARD_SIZE]
    out[at + 3] = t[GOAL]
    at += 4
    for coin in range(COINS):
        out[at + coin] = state[PURSES + COINS * mine + coin]
        unseen = state[HOARD_AT + coin]
        for pool in range(t[POOLS]):
            if pool != mine and state[NOW] != OVER:
                unseen += state[PURSES + COINS * pool + coin]
        out[at + COINS + 1 + coin] = unseen
    out[at + COINS] = worth(state, t, mine)
    return int(at + 2 * COINS + 1)


@kernel
def _observe_chambers(state: Array, t: Array, seat: int, out: Array, at: int) -> int:
    unseen = at + TYPE_COUNT
    for kind in range(TYPE_COUNT):
        out[unseen + kind] = state[DISCARDS + kind]
    for place in range(PILE, PILE + state[PILE_SIZE]):
        out[unseen + state[place]] += 1
    for other in range(t[PLAYERS]):
        where = at if other == seat else unseen
        hand = HANDS + MOST_CHAMBERS * other
        for place in range(hand, hand + state[HAND_SIZES + other]):
            out[where + state[place]] += 1
    return unseen + TYPE_COUNT


@kernel
def _observe_lair(state: Array, t: Array, window: int, out: Array, at: int) -> None:
    side = 2 * window + 1
    for place in range(LAIR, LAIR + state[LAIR_SIZE]):
        cell = state[place]
        column, row = cell % WIDTH - REACH - 1 + window, cell // WIDTH - REACH - 1 + window
        if 0 <= column < side and 0 <= row < side:
            word, here = state[GRID + cell], at + CELL * (side * row + column)
            out[here] = (word & KIND_MASK) >> KIND_AT
            for arrow in range(4):
                out[here + 1 + arrow] = word >> arrow & 1
    for seat in range(t[PLAYERS]):
        cell = state[FIGURES + seat]
        column, row = cell % WIDTH - REACH - 1 + window, cell // WIDTH - REACH - 1 + window
        if cell != NOWHERE and 0 <= column < side and 0 <= row < side:
            out[at + CELL * (side * row + column) + CELL - 1] += 1

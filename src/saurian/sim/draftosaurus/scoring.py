"""What counts, on integers."""

from saurian.sim.compiling import kernel
from saurian.sim.draftosaurus import layout as at
from saurian.sim.draftosaurus.legal import shown
from saurian.sim.draftosaurus.tables import (
    ACROSS_AT,
    BY_CENSUS_AT,
    COUNTS,
    NONE,
    PENS,
    PLAYERS,
    SPECIAL_AT,
    SPECIALS,
    TIE_BREAK,
    Array,
)


@kernel
def points(state: Array, t: Array, seat: int) -> int:
    """The points of a zoo as it stands (D-30 to D-51)."""
    board = state[at.BOARD]
    total = state[at.POINTS + seat]
    for k in range(SPECIALS):
        pen = t[SPECIAL_AT + SPECIALS * board + k]
        if pen != NONE:
            species = shown(t, state[at.STATES + PENS * seat + pen])
            if species != NONE:
                total += points_by_census(state, t, seat, k, species)
    bank, other = state[at.BANK + seat], state[at.OTHER_BANK + seat]
    while bank and other:
        total += t[ACROSS_AT + (COUNTS * board + (bank & 15)) * COUNTS + (other & 15)]
        bank >>= 4
        other >>= 4
    return int(total)


@kernel
def points_by_census(state: Array, t: Array, seat: int, k: int, species: int) -> int:
    """The points of a pen with one dinosaur that count its species in the zoos."""
    most = 0
    for other in range(t[PLAYERS]):
        if other != seat:
            most = max(most, state[at.CENSUS + other] >> 4 * species & 15)
    own = state[at.CENSUS + seat] >> 4 * species & 15
    right = state[at.CENSUS + (seat + t[PLAYERS] - 1) % t[PLAYERS]] >> 4 * species & 15
    row = ((SPECIALS * state[at.BOARD] + k) * COUNTS + own) * COUNTS + most
    return int(t[BY_CENSUS_AT + row * COUNTS + right])


@kernel
def standing(state: Array, t: Array, seat: int) -> int:
    """Points first, then fewest T-Rexes (D-52, D-53), as one number."""
    return int(64 * state[at.TOTAL + seat] - (state[at.TREXES + seat] if t[TIE_BREAK] else 0))


@kernel
def win_share(state: Array, t: Array, seat: int) -> float:
    """1 for the winner, 0 for a loser; tied winners share."""
    mine = standing(state, t, seat)
    tied = 0
    for other in range(t[PLAYERS]):
        its = standing(state, t, other)
        if its > mine:
            return 0.0
        tied += its == mine
    return 1.0 / tied

"""What a seat may do, on integers: `legal` gives it as bits."""

from saurian.sim.compiling import kernel
from saurian.sim.draftosaurus import layout as at
from saurian.sim.draftosaurus.herds import species_in
from saurian.sim.draftosaurus.tables import (
    ALLOWED_AT,
    BINDS_ALL,
    FREE,
    MAY_STAY,
    MINDS_AT,
    MOST_SPOTS,
    NONE,
    OPENS_AT,
    PEN,
    PENS,
    QUARANTINE_AT,
    SHOWN_AT,
    SPOT_WIDTH,
    SPOTS_AT,
    TURNS,
    Array,
)


@kernel
def binding_face(state: Array, t: Array, seat: int) -> int:
    """The face that the seat must obey (D-12, D-16)."""
    if seat == state[at.ROLLER] and not (t[BINDS_ALL] and state[at.TURN] == t[TURNS] - 1):
        return FREE
    return int(state[at.FACE])


@kernel
def open_spots(state: Array, t: Array, seat: int, species: int) -> int:
    """The spots whose pens accept the dinosaur, as bits."""
    bits = 0
    states = at.STATES + PENS * seat
    for pen in range(PENS):
        bits |= t[OPENS_AT + 6 * state[states + pen] + species]
    return bits


@kernel
def allowed_spots(state: Array, t: Array, seat: int, face: int) -> int:
    """The spots that the die allows, as bits (D-20 to D-24)."""
    occupied = state[at.OCCUPIED + seat] & t[MINDS_AT + 2 * face]
    trexed = state[at.TREXED + seat] & t[MINDS_AT + 2 * face + 1]
    return int(t[ALLOWED_AT + (FREE + 1) * state[at.BOARD] + face] & ~(occupied | trexed))


@kernel
def placeable(state: Array, t: Array, seat: int, species: int) -> int:
    """Where the seat may put the dinosaur now, as bits."""
    return open_spots(state, t, seat, species) & allowed_spots(state, t, seat, binding_face(state, t, seat))


@kernel
def rehomeable(state: Array, t: Array, seat: int) -> int:
    """Where the dinosaur in quarantine may go, as bits (D-46)."""
    here = 1 << t[QUARANTINE_AT + state[at.BOARD]]
    bits = open_spots(state, t, seat, quarantined(state, t, seat)) & ~here
    return int(bits | here if t[MAY_STAY] else bits)


@kernel
def quarantined(state: Array, t: Array, seat: int) -> int:
    """The species in quarantine, or `NONE`."""
    spot = t[QUARANTINE_AT + state[at.BOARD]]
    if spot == NONE:
        return NONE
    return shown(t, state[at.STATES + PENS * seat + t[spot_row(state, spot) + PEN]])


@kernel
def shown(t: Array, pen_state: int) -> int:
    """The species in a pen for one, or `NONE`."""
    return int(t[t[SHOWN_AT] + pen_state])


@kernel
def spot_row(state: Array, spot: int) -> int:
    """Where the tables tell about a spot of the board in play."""
    return int(SPOTS_AT + SPOT_WIDTH * (MOST_SPOTS * state[at.BOARD] + spot))


@kernel
def legal(state: Array, t: Array, seat: int, species: int) -> int:
    """What the seat may do: species as bits, or spots as bits (draft: the spots for that species)."""
    if not state[at.ACTING] >> seat & 1:
        return 0
    phase = state[at.PHASE]
    if phase == at.PLACE:
        return placeable(state, t, seat, state[at.SHOWN + seat])
    if phase == at.REHOME:
        return rehomeable(state, t, seat)
    if phase == at.DRAFT:
        return placeable(state, t, seat, species) if state[at.HANDS + seat] >> 4 * species & 15 else 0
    return species_in(state[at.HANDS + seat])

"""The learned policy as kernels: put the best dinosaur where it raises the worth of the zoo most.

`w` are the weights of `worth` in one row; `noise` blurs every judgement by up to so many points, so that
roll-outs differ.
"""

import numpy as np

from saurian.bots.draftosaurus.worth import CLIP, ROWS
from saurian.sim.compiling import inline_kernel, kernel, lowest_one
from saurian.sim.draftosaurus.herds import species_in
from saurian.sim.draftosaurus.layout import (
    ACTING,
    BANK,
    BOARD,
    CENSUS,
    CHOOSE,
    DISCARDING,
    DRAFT,
    HANDS,
    OTHER_BANK,
    OVER,
    PHASE,
    PLACE,
    ROUND,
    SECRET,
    SHOWN,
    STATES,
    TURN,
)
from saurian.sim.draftosaurus.legal import (
    allowed_spots,
    binding_face,
    open_spots,
    placeable,
    quarantined,
    rehomeable,
    shown,
    spot_row,
)
from saurian.sim.draftosaurus.phases import reveal
from saurian.sim.draftosaurus.play import settle
from saurian.sim.draftosaurus.tables import (
    AFTER_AT,
    EDGE,
    GAIN_AT,
    IN_BANK,
    IN_OTHER_BANK,
    NONE,
    PEN,
    PENS,
    PLAYERS,
    SPECIAL,
    SPECIAL_AT,
    SPECIALS,
    TURNS,
    Array,
)
from saurian.sim.rng import random_bits

CENSUS_SIZE = ROWS * SPECIALS * CLIP**3
BRIDGE_SIZE = ROWS * 2 * CLIP**2


@inline_kernel
def number_of_edges(t: Array) -> int:
    """How many edges the machines of all pens of the match have."""
    return int(t[GAIN_AT] - t[AFTER_AT])


@inline_kernel
def census_weight(state: Array, t: Array, w: Array, n: int, k: int, own: int, most: int, right: int) -> float:
    """The worth of a pen that is scored by census."""
    start = ROWS * number_of_edges(t) + state[BOARD] * (CENSUS_SIZE + BRIDGE_SIZE)
    row = (n * SPECIALS + k) * CLIP + min(own, CLIP - 1)
    return float(w[start + (row * CLIP + min(most, CLIP - 1)) * CLIP + min(right, CLIP - 1)])


@inline_kernel
def bridge_weight(state: Array, t: Array, w: Array, n: int, species: int, here: int, there: int) -> float:
    """The value of a species by its numbers on the two banks."""
    start = ROWS * number_of_edges(t) + state[BOARD] * (CENSUS_SIZE + BRIDGE_SIZE) + CENSUS_SIZE
    row = 2 * n + (species == 0)
    return float(w[start + (row * CLIP + min(here, CLIP - 1)) * CLIP + min(there, CLIP - 1)])


@inline_kernel
def most_elsewhere(state: Array, t: Array, seat: int, species: int) -> int:
    """The greatest number of the species in another zoo."""
    most = 0
    for other in range(t[PLAYERS]):
        if other != seat:
            most = max(most, state[CENSUS + other] >> 4 * species & 15)
    return most


@inline_kernel
def worth_of_census(
    state: Array, t: Array, w: Array, seat: int, species: int, n: int, most: int, right: int
) -> float:
    """By how much one more of the species raises the worth of King, Island and Lookout, wherever it is
    put."""
    worth = 0.0
    for k in range(SPECIALS):
        pen = t[SPECIAL_AT + SPECIALS * state[BOARD] + k]
        if pen != NONE and shown(t, state[STATES + PENS * seat + pen]) == species:
            own = state[CENSUS + seat] >> 4 * species & 15
            worth += census_weight(state, t, w, n, k, own + 1, most, right)
            worth -= census_weight(state, t, w, n, k, own, most, right)
    return worth


@inline_kernel
def worth_at(
    state: Array, t: Array, w: Array, seat: int, species: int, spot: int, n: int, most: int, right: int
) -> float:
    """By how much a dinosaur in this spot raises the worth of the pens."""
    row = spot_row(state, spot)
    edge = t[row + EDGE] + 6 * state[STATES + PENS * seat + t[row + PEN]] + species
    worth = w[n * number_of_edges(t) + edge]
    k = t[row + SPECIAL]
    if k != NONE:
        own = state[CENSUS + seat] >> 4 * species & 15
        worth += census_weight(state, t, w, n, k, own + 1, most, right)
    elif t[row + IN_BANK] | t[row + IN_OTHER_BANK]:
        here = state[BANK + seat] >> 4 * species & 15
        there = state[OTHER_BANK + seat] >> 4 * species & 15
        worth -= bridge_weight(state, t, w, n, species, here, there)
        here, there = here + t[row + IN_BANK], there + t[row + IN_OTHER_BANK]
        worth += bridge_weight(state, t, w, n, species, here, there)
    return float(worth)


@inline_kernel
def best_spot(
    state: Array, t: Array, w: Array, seat: int, species: int, bits: int, n: int, noise: float, rng: Array
) -> tuple[int, float]:
    """The spot, of these, where the dinosaur raises the worth most, and by how much; n: dinosaurs then."""
    most = most_elsewhere(state, t, seat, species)
    right = on_the_right(state, t, seat, species)
    best, best_worth = NONE, -1e9
    while bits:
        spot = lowest_one(bits)
        bits &= bits - 1
        worth = worth_at(state, t, w, seat, species, spot, n, most, right)
        if noise > 0.0:
            worth += noise * ((random_bits(rng) >> np.uint64(40)) * (1.0 / (1 << 24)))
        if worth > best_worth:
            best, best_worth = spot, worth
    return best, best_worth + worth_of_census(state, t, w, seat, species, n, most, right)


@inline_kernel
def on_the_right(state: Array, t: Array, seat: int, species: int) -> int:
    """How many of the species the zoo on the right has."""
    return int(state[CENSUS + (seat + t[PLAYERS] - 1) % t[PLAYERS]] >> 4 * species & 15)


@kernel
def dinosaurs(state: Array, t: Array) -> int:
    """How many dinosaurs a zoo holds at the beginning of the turn."""
    return int(state[ROUND] * t[TURNS] + state[TURN])


@kernel
def best_draft(state: Array, t: Array, w: Array, seat: int, noise: float, rng: Array) -> int:
    """The best dinosaur of the hand in the best spot: 16 * species + spot."""
    face = binding_face(state, t, seat)
    allowed = allowed_spots(state, t, seat, face)
    n = dinosaurs(state, t) + 1
    bits = species_in(state[HANDS + seat])
    best, most_worth = NONE, -1e9
    while bits:
        species = lowest_one(bits)
        bits &= bits - 1
        spots = open_spots(state, t, seat, species) & allowed
        spot, worth = best_spot(state, t, w, seat, species, spots, n, noise, rng)
        if worth > most_worth:
            best, most_worth = 16 * species + spot, worth
    return best


@kernel
def best_discard(state: Array, t: Array, w: Array, seat: int, noise: float, rng: Array) -> int:
    """The dinosaur that would be worth most to the one who gets the hand (two players)."""
    other = (seat + 1) % t[PLAYERS]
    n = min(dinosaurs(state, t) + 2, ROWS - 2)
    bits = species_in(state[HANDS + seat])
    best, most_worth = NONE, -1e9
    while bits:
        species = lowest_one(bits)
        bits &= bits - 1
        spots = open_spots(state, t, other, species)
        _, worth = best_spot(state, t, w, other, species, spots, n, noise, rng)
        if worth > most_worth:
            best, most_worth = species, worth
    return best


@kernel
def best_home(state: Array, t: Array, w: Array, seat: int, noise: float, rng: Array) -> int:
    """The best spot for the dinosaur in quarantine. The census does not change; points are final."""
    species = quarantined(state, t, seat)
    bits = rehomeable(state, t, seat)
    spot, _ = best_spot(state, t, w, seat, species, bits, ROWS - 1, noise, rng)
    return spot


@kernel
def best_choice(state: Array, t: Array, w: Array, seat: int, noise: float, rng: Array) -> int:
    """What the policy decides, whatever the phase."""
    phase = state[PHASE]
    if phase == CHOOSE:
        return best_draft(state, t, w, seat, noise, rng) >> 4
    if phase == DRAFT:
        return best_draft(state, t, w, seat, noise, rng)
    if phase == PLACE:
        species = state[SHOWN + seat]
        bits = placeable(state, t, seat, species)
        return best_spot(state, t, w, seat, species, bits, dinosaurs(state, t) + 1, noise, rng)[0]
    if phase == DISCARDING:
        return best_discard(state, t, w, seat, noise, rng)
    return best_home(state, t, w, seat, noise, rng)


@kernel
def play_turn(state: Array, t: Array, w: Array, noise: float, rng: Array) -> None:
    """Everyone who owes a decision decides by the policy; where all choose, they also place at once."""
    acting = state[ACTING]
    together = state[PHASE] == CHOOSE and acting == (1 << t[PLAYERS]) - 1
    for seat in range(t[PLAYERS]):
        if acting >> seat & 1:
            if together:
                state[SECRET + seat] = best_draft(state, t, w, seat, noise, rng)
            else:
                state[SECRET + seat] = best_choice(state, t, w, seat, noise, rng)
    if together:
        state[PHASE] = DRAFT
    reveal(state, t)


@kernel
def play_out(state: Array, t: Array, w: Array, noise: float, rng: Array) -> None:
    """Play to the end by the policy."""
    settle(state, t, rng)
    while state[PHASE] != OVER:
        play_turn(state, t, w, noise, rng)
        settle(state, t, rng)

"""Draftosaurus on plain integers: the same course of play as `phases`, on the rules in `tables`.

A position is one row of 32-bit integers; the constants below say what stands where. Herds are packed, four
bits for each species; sets of seats, species and spots are bits. A *choice* of a seat is a species (choose,
discard), a spot (place, rehome) or `16 * species + spot` (draft).

    rng = seed_rng(7)                        # the caller owns the randomness
    state = new_state(tables, first=NONE)
    settle(state, tables, rng)               # chance acts
    bits = legal(state, tables, seat, 0)     # what the seat may do
    apply(state, tables, seat, choice)

The tests play it against the readable engine, move by move.
"""

from typing import Any

import numpy as np

from saurian.games.draftosaurus.phases import PHASES
from saurian.sim.compiling import count_ones, kernel
from saurian.sim.draftosaurus.tables import (
    ACROSS_AT,
    AFTER_AT,
    ALLOWED_AT,
    BAG,
    BINDS_ALL,
    BY_CENSUS_AT,
    COUNTS,
    DIE_PASSES_ON,
    DISCARD,
    EDGE,
    FREE,
    GAIN_AT,
    HAND,
    IN_BANK,
    IN_CENSUS,
    IN_OTHER_BANK,
    MATCH,
    MAY_STAY,
    MINDS_AT,
    MOST_SPOTS,
    NONE,
    OPENS_AT,
    PEN,
    PENS,
    PLAYERS,
    QUARANTINE_AT,
    QUICK,
    ROUNDS,
    SEEN,
    SHOWN_AT,
    SPECIAL_AT,
    SPECIALS,
    SPOT_WIDTH,
    SPOTS_AT,
    START_AT,
    TIE_BREAK,
    TURNS,
    Array,
)

FIRST, DEAL, ROLL, CHOOSE, PLACE, DRAFT, DISCARDING, REHOME, OVER = range(9)
"""The phases, numbered as they stand in `PHASES`."""
assert [*PHASES] == ["first", "deal", "roll", "choose", "place", "draft", "discard", "rehome", "over"]

SEATS = 5
PHASE, BOARD, ROUND, TURN, ROLLER, FACE, IN_BAG, IN_BOX, OWING = range(9)
"""What stands where in a position: first what there is once …"""
HANDS, SECRET, SHOWN, POINTS, CENSUS, BANK, OTHER_BANK, OCCUPIED, TREXED, TOTAL, TREXES = range(9, 64, SEATS)
"""… then what each seat has: hand, secret choice, revealed dinosaur, points by the pens alone, herds (whole
zoo, banks of the bridge), spots that the die sees as occupied and as holding a T-Rex, and points and T-Rexes
of the boards that are over …"""
STATES = 64
"""… the states of its pens …"""
LOG = STATES + SEATS * PENS
"""… and, board by board, who was put where: 1 + 16 * species + spot. It only serves to find the way back."""
LOGGED = 13
REHOMED = 128
"""Added to the log entry of a dinosaur that came out of quarantine."""
WIDTH = LOG + 2 * SEATS * LOGGED
"""The length of a position."""

EACH = 0x111111
"""One bit for each species in a packed herd."""

NTH_ONE = np.zeros((1 << MOST_SPOTS, MOST_SPOTS), np.int8)
"""The number of the n-th bit that is set."""
for _bits in range(1 << MOST_SPOTS):
    _ones = [bit for bit in range(MOST_SPOTS) if _bits >> bit & 1]
    NTH_ONE[_bits, : len(_ones)] = _ones


# --- chance -------------------------------------------------------------------------------------------


def seed_rng(seed: int) -> Array:
    """A generator: one number that every draw changes."""
    return np.array([seed & (1 << 64) - 1], np.uint64)


@kernel
def random_bits(rng: Array) -> Any:
    """Sixty-four random bits: SplitMix64."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    z = rng[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@kernel
def below(rng: Array, bound: int) -> int:
    """A random number from 0 to the bound, less one."""
    return int(np.int64(((random_bits(rng) >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32)))


@kernel
def nth_one(bits: int, n: int) -> int:
    """The number of the n-th bit that is set, from 0."""
    return int(NTH_ONE[bits, n])


@kernel
def species_in(herd: int) -> int:
    """The species that are in the herd, as bits."""
    ones = (herd | herd >> 1 | herd >> 2 | herd >> 3) & EACH
    low = ones & 1 | ones >> 3 & 2 | ones >> 6 & 4
    return low | ones >> 9 & 8 | ones >> 12 & 16 | ones >> 15 & 32


@kernel
def size_of(herd: int) -> int:
    """How many dinosaurs a herd has."""
    total = 0
    while herd:
        total += herd & 15
        herd >>= 4
    return total


@kernel
def spread(herd: int, pool: Array) -> int:
    """Write the dinosaurs of a herd into the pool one by one; how many there are."""
    size = 0
    for species in range(6):
        for _ in range(herd >> 4 * species & 15):
            pool[size] = species
            size += 1
    return size


@kernel
def draw(pool: Array, size: int, count: int, rng: Array) -> int:
    """Draw a herd of so many from the first `size` of the pool; the others move up to fill the gaps."""
    herd = 0
    for _ in range(count):
        i = below(rng, size)
        size -= 1
        herd += 1 << 4 * pool[i]
        pool[i] = pool[size]
    return herd


@kernel
def settle(state: Array, t: Array, rng: Array) -> None:
    """Let chance act until a seat must, or the game is over."""
    if state[PHASE] == FIRST:
        begin_with(state, below(rng, t[PLAYERS]))
    if state[PHASE] == DEAL:
        pool = np.empty(64, np.int8)
        size = spread(state[IN_BAG], pool)
        while state[PHASE] == DEAL:
            deal(state, t, draw(pool, size, t[HAND], rng))
            size -= t[HAND]
    if state[PHASE] == ROLL:
        roll(state, t, below(rng, FREE))


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
    _enter(state, t, DRAFT if t[QUICK] else CHOOSE)


# --- what a seat may do -------------------------------------------------------------------------------


@kernel
def binding_face(state: Array, t: Array, seat: int) -> int:
    """The face that the seat must obey (D-12, D-16)."""
    if seat == state[ROLLER] and not (t[BINDS_ALL] and state[TURN] == t[TURNS] - 1):
        return FREE
    return int(state[FACE])


@kernel
def open_spots(state: Array, t: Array, seat: int, species: int) -> int:
    """The spots whose pens accept the dinosaur, as bits."""
    bits = 0
    states = STATES + PENS * seat
    for pen in range(PENS):
        bits |= t[OPENS_AT + 6 * state[states + pen] + species]
    return bits


@kernel
def allowed_spots(state: Array, t: Array, seat: int, face: int) -> int:
    """The spots that the die allows, as bits (D-20 to D-24)."""
    occupied = state[OCCUPIED + seat] & t[MINDS_AT + 2 * face]
    trexed = state[TREXED + seat] & t[MINDS_AT + 2 * face + 1]
    return int(t[ALLOWED_AT + (FREE + 1) * state[BOARD] + face] & ~(occupied | trexed))


@kernel
def placeable(state: Array, t: Array, seat: int, species: int) -> int:
    """Where the seat may put the dinosaur now, as bits."""
    return open_spots(state, t, seat, species) & allowed_spots(state, t, seat, binding_face(state, t, seat))


@kernel
def rehomeable(state: Array, t: Array, seat: int) -> int:
    """Where the dinosaur in quarantine may go, as bits (D-46)."""
    here = 1 << t[QUARANTINE_AT + state[BOARD]]
    bits = open_spots(state, t, seat, quarantined(state, t, seat)) & ~here
    return int(bits | here if t[MAY_STAY] else bits)


@kernel
def quarantined(state: Array, t: Array, seat: int) -> int:
    """The species in quarantine, or `NONE`."""
    spot = t[QUARANTINE_AT + state[BOARD]]
    if spot == NONE:
        return NONE
    return shown(t, state[STATES + PENS * seat + t[about(state, spot) + PEN]])


@kernel
def shown(t: Array, pen_state: int) -> int:
    """The species in a pen for one, or `NONE`."""
    return int(t[t[SHOWN_AT] + pen_state])


@kernel
def about(state: Array, spot: int) -> int:
    """Where the tables tell about a spot of the board in play."""
    return int(SPOTS_AT + SPOT_WIDTH * (MOST_SPOTS * state[BOARD] + spot))


@kernel
def legal(state: Array, t: Array, seat: int, species: int) -> int:
    """What the seat may do: species as bits, or spots as bits (draft: the spots for that species)."""
    if not state[OWING] >> seat & 1:
        return 0
    phase = state[PHASE]
    if phase == PLACE:
        return placeable(state, t, seat, state[SHOWN + seat])
    if phase == REHOME:
        return rehomeable(state, t, seat)
    if phase == DRAFT:
        return placeable(state, t, seat, species) if state[HANDS + seat] >> 4 * species & 15 else 0
    return species_in(state[HANDS + seat])


# --- what happens -------------------------------------------------------------------------------------


@kernel
def _enter(state: Array, t: Array, phase: int) -> None:
    state[PHASE] = phase
    state[OWING] = (1 << t[PLAYERS]) - 1
    for seat in range(t[PLAYERS]):
        state[SECRET + seat] = NONE


@kernel
def apply(state: Array, t: Array, seat: int, choice: int) -> None:
    """The seat decides; with the last decision all take effect together."""
    state[SECRET + seat] = choice
    state[OWING] &= ~(1 << seat)
    if state[OWING] == 0:
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
        _enter(state, t, PLACE)
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


@kernel
def put(state: Array, t: Array, seat: int, species: int, spot: int) -> None:
    """A dinosaur takes its place."""
    row = about(state, spot)
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
    row = about(state, here)
    bare = t[START_AT + PENS * state[BOARD] + t[row + PEN]]
    state[STATES + PENS * seat + t[row + PEN]] = bare
    state[POINTS + seat] -= t[t[GAIN_AT] + t[row + EDGE] + 6 * bare + species]
    _count(state, t, seat, species, row, -1)
    state[OCCUPIED + seat] &= ~t[row + SEEN]
    state[TREXED + seat] &= ~t[row + SEEN]
    put(state, t, seat, species, spot)
    state[_log_entry(state, t, seat)] += REHOMED


@kernel
def _after_placing(state: Array, t: Array) -> None:
    if t[DISCARD]:
        _enter(state, t, DISCARDING)
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
    state[OWING] = 0
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
    _enter(state, t, REHOME)
    for seat in range(t[PLAYERS]):
        if quarantined(state, t, seat) == NONE:
            state[OWING] &= ~(1 << seat)
    if state[OWING] == 0:
        end_board(state, t)


@kernel
def end_board(state: Array, t: Array) -> None:
    """Points are counted; a match goes on to its next board (D-18)."""
    for seat in range(t[PLAYERS]):
        state[TOTAL + seat] += points(state, t, seat)
        state[TREXES + seat] += state[CENSUS + seat] & 15
        state[SECRET + seat] = NONE
    state[OWING] = 0
    if state[BOARD] + 1 == t[MATCH]:
        state[PHASE] = OVER
        return
    if not t[DIE_PASSES_ON]:
        state[ROLLER] = (state[ROLLER] - 1) % t[PLAYERS]
    state[BOARD] += 1
    set_up(state, t)
    state[PHASE] = DEAL


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


def new_state(tables: Array, first: int = NONE) -> Array:
    """Before anything has happened; `first`: the first roller, or `NONE` if chance decides."""
    state = np.zeros(WIDTH, np.int32)
    set_up(state, tables)
    state[ROLLER] = first
    state[PHASE] = FIRST if first == NONE else DEAL
    return state


# --- what counts --------------------------------------------------------------------------------------


@kernel
def points(state: Array, t: Array, seat: int) -> int:
    """The points of a zoo as it stands (D-30 to D-51)."""
    board = state[BOARD]
    total = state[POINTS + seat]
    for k in range(SPECIALS):
        pen = t[SPECIAL_AT + SPECIALS * board + k]
        if pen != NONE:
            species = shown(t, state[STATES + PENS * seat + pen])
            if species != NONE:
                total += points_by_census(state, t, seat, k, species)
    bank, other = state[BANK + seat], state[OTHER_BANK + seat]
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
            most = max(most, state[CENSUS + other] >> 4 * species & 15)
    own = state[CENSUS + seat] >> 4 * species & 15
    right = state[CENSUS + (seat + t[PLAYERS] - 1) % t[PLAYERS]] >> 4 * species & 15
    row = ((SPECIALS * state[BOARD] + k) * COUNTS + own) * COUNTS + most
    return int(t[BY_CENSUS_AT + row * COUNTS + right])


@kernel
def standing(state: Array, t: Array, seat: int) -> int:
    """Points first, then fewest T-Rexes (D-52, D-53), as one number."""
    return int(64 * state[TOTAL + seat] - (state[TREXES + seat] if t[TIE_BREAK] else 0))


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


# --- what a seat knows --------------------------------------------------------------------------------


@kernel
def hide(state: Array, t: Array, seat: int, missing: Array) -> int:
    """Take away all that the seat does not know: hands it has not held go to the bag, choices are forgotten.

    Fills in how many dinosaurs of each hand are missing, and returns whose choice is in but not known, as
    bits.
    """
    undecided = 0
    for other in range(t[PLAYERS]):
        missing[other] = 0
        if (other - seat) % t[PLAYERS] > state[TURN]:
            hand = state[HANDS + other]
            missing[other] = size_of(hand)
            state[IN_BAG] += hand
            state[HANDS + other] = 0
        if other != seat and state[SECRET + other] != NONE:
            undecided |= 1 << other
            state[SECRET + other] = NONE
    return undecided


@kernel
def resample(state: Array, t: Array, missing: Array, undecided: int, rng: Array) -> None:
    """Fill the gaps of a position that `hide` has left, by the law of `DraftosaurusView.resample`."""
    deal_unseen(state, t, missing, rng)
    for seat in range(t[PLAYERS]):
        if undecided >> seat & 1:
            owing = state[OWING]
            state[OWING] |= 1 << seat
            state[SECRET + seat] = random_choice(state, t, seat, rng)
            state[OWING] = owing


@kernel
def deal_unseen(state: Array, t: Array, missing: Array, rng: Array) -> None:
    """The hands that are not known are drawn from all that is unseen."""
    unknown = 0
    for seat in range(t[PLAYERS]):
        unknown += missing[seat]
    if unknown == 0:
        return
    pool = np.empty(64, np.int8)
    size = spread(state[IN_BAG], pool)
    for seat in range(t[PLAYERS]):
        if missing[seat]:
            hand = draw(pool, size, missing[seat], rng)
            size -= missing[seat]
            state[HANDS + seat] = hand
            state[IN_BAG] -= hand


# --- random play --------------------------------------------------------------------------------------


@kernel
def random_choice(state: Array, t: Array, seat: int, rng: Array) -> int:
    """Anything that the seat may do, all alike."""
    phase = state[PHASE]
    if phase == DRAFT:
        return _random_draft(state, t, seat, rng)
    if phase == PLACE:
        bits = placeable(state, t, seat, state[SHOWN + seat])
    elif phase == REHOME:
        bits = rehomeable(state, t, seat)
    else:
        bits = species_in(state[HANDS + seat])
    return nth_one(bits, below(rng, count_ones(bits)))


@kernel
def _random_draft(state: Array, t: Array, seat: int, rng: Array) -> int:
    total = 0
    for species in range(6):
        total += count_ones(legal(state, t, seat, species))
    n = below(rng, total)
    for species in range(6):
        bits = legal(state, t, seat, species)
        here = count_ones(bits)
        if n < here:
            return 16 * species + nth_one(bits, n)
        n -= here
    return NONE


@kernel
def play_randomly(state: Array, t: Array, rng: Array) -> int:
    """Play to the end, everything legal alike; how many decisions it took."""
    decisions = 0
    settle(state, t, rng)
    while state[PHASE] != OVER:
        owing = state[OWING]
        for seat in range(t[PLAYERS]):
            if owing >> seat & 1:
                state[SECRET + seat] = random_choice(state, t, seat, rng)
                decisions += 1
        reveal(state, t)
        settle(state, t, rng)
    return decisions


@kernel
def play_many_randomly(start: Array, t: Array, rng: Array, games: int, totals: Array, shares: Array) -> int:
    """Random games from one position; totals and win shares of every game; how many decisions."""
    decisions = 0
    state = start.copy()
    for game in range(games):
        state[:] = start
        decisions += play_randomly(state, t, rng)
        for seat in range(t[PLAYERS]):
            totals[game, seat] = state[TOTAL + seat]
            shares[game, seat] = win_share(state, t, seat)
    return decisions

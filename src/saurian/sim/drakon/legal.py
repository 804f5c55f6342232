"""What may be done in a position, on integers: `legal` lists the codes of all that the acting seat may do.

The names are those of the readable `legal`, `effects` and `heroes`.
"""

from saurian.sim.compiling import kernel
from saurian.sim.drakon import layout as at
from saurian.sim.drakon.effect_options import list_effect_options, list_swaps
from saurian.sim.drakon.lair import magic_ways, second_ways
from saurian.sim.drakon.layout import Array
from saurian.sim.drakon.options import (
    list_hand,
    list_moves,
    list_picking,
    list_putting,
    list_steps,
    list_turn,
    stands_in,
)
from saurian.sim.drakon.seats import (
    can_be_challenged,
    can_be_robbed,
    can_trade,
    purse_at,
)
from saurian.sim.drakon.tables import HAND, PLAYERS, POOL_AT

# --- what heroes ask ----------------------------------------------------------------------------------


@kernel
def draws_after_clearing(state: Array, t: Array) -> int:
    """As many as were discarded; below a full hand, up to it (K-87)."""
    missing = t[HAND] - state[at.HAND_SIZES + state[at.NOW_SEAT]]
    return int(max(state[at.NOW_NUMBER], missing))


@kernel
def list_pilfering(state: Array, t: Array, codes: Array) -> int:
    """Rivals here with coins, coins to offer (K-86)."""
    seat, size = state[at.NOW_SEAT], 0
    for other in range(t[PLAYERS]):
        if can_be_robbed(state, t, seat, other):
            codes[size] = at.CHOOSE_CODE + other
            size += 1
    if can_trade(state, t, seat):
        for coin in range(at.COINS):
            if state[at.PURSES + at.COINS * t[POOL_AT + seat] + coin]:
                codes[size] = at.OFFER_CODE + coin
                size += 1
    return size


@kernel
def list_challenges(state: Array, t: Array, codes: Array) -> int:
    """Rivals here who can move (K-83)."""
    size = 0
    for other in range(t[PLAYERS]):
        if can_be_challenged(state, t, state[at.NOW_SEAT], other):
            codes[size] = at.CHOOSE_CODE + other
            size += 1
    return size


@kernel
def list_hero_step(state: Array, t: Array, codes: Array) -> int:
    """What a hero's ability lets the seat choose."""
    phase, seat = state[at.NOW], state[at.NOW_SEAT]
    if phase == at.SHIELDING:
        codes[0], codes[1] = at.ACCEPT_CODE, at.DECLINE_CODE
        return 2
    if phase == at.CHALLENGING:
        return list_challenges(state, t, codes)
    if phase == at.PASSING_WALL:
        return list_steps(codes, 0, magic_ways(state, t, state[at.FIGURES + seat]))
    if phase == at.CLEARING_HAND:
        size = list_hand(state, seat, at.DISCARD_CODE, codes, 0)
        if draws_after_clearing(state, t):
            codes[size] = at.DONE_CODE
            size += 1
        return size
    return list_pilfering(state, t, codes)


# --- all of it ----------------------------------------------------------------------------------------


@kernel
def legal(state: Array, t: Array, codes: Array) -> int:
    """Write the codes of all that the acting seat, or chance, may do; how many there are."""
    phase = state[at.NOW]
    if state[at.NOW_SEAT] == at.CHANCE:
        return list_chance(state, t, codes)
    if phase == at.OVER:
        return 0
    family = at.FAMILY[phase]
    if family == at.HERO_STEP:
        return list_hero_step(state, t, codes)
    return _list_plain(state, t, codes) if family == at.PLAIN else list_effect_options(state, t, codes)


@kernel
def _list_plain(state: Array, t: Array, codes: Array) -> int:
    phase = state[at.NOW]
    if phase == at.TURN_PHASE:
        return list_turn(state, t, state[at.NOW_SEAT], codes)
    if phase == at.PUTTING:
        return list_putting(state, at.ARROWS_OF_TYPE[state[at.NOW_CHAMBER]], codes)
    if phase == at.STEERING:
        return list_moves(state, t, state[at.FIGURES + state[at.NOW_HERO]], codes, 0)
    if phase == at.BLOWN:
        return list_steps(codes, 0, second_ways(state, t, state[at.FIGURES + state[at.NOW_HERO]]))
    if phase == at.SWAPPING:
        return list_swaps(state, t, at.ARROWS_OF_TYPE[state[at.NOW_CHAMBER]], codes)
    assert phase == at.PICKING_HERO
    return list_picking(state, t, codes)


# --- chance -------------------------------------------------------------------------------------------


@kernel
def list_pile(state: Array, codes: Array) -> int:
    """Every different chamber of the pile."""
    size = 0
    for place in range(at.PILE, at.PILE + state[at.PILE_SIZE]):
        if not stands_in(codes, size, at.DRAW_CODE + state[place]):
            codes[size] = at.DRAW_CODE + state[place]
            size += 1
    return size


@kernel
def list_chance(state: Array, t: Array, codes: Array) -> int:
    """All that chance may do."""
    phase, size = state[at.NOW], 0
    if phase == at.FINDING_FIRST:
        for seat in range(t[PLAYERS]):
            codes[seat] = at.FIRST_CODE + seat
        return int(t[PLAYERS])
    if phase == at.SNATCHING:
        return list_hand(state, state[at.NOW_OTHER], at.SNATCH_CODE, codes, 0)
    if phase == at.DRAWING:
        return list_pile(state, codes)
    purse = purse_at(t, state[at.NOW_HERO])
    for coin in range(at.COINS):
        if state[purse + coin]:
            codes[size] = at.COIN_CODE + coin
            size += 1
    return size


@kernel
def weight(state: Array, t: Array, code: int) -> int:
    """How much an action of chance weighs: `odds` of the readable engine."""
    if code >= at.COIN_CODE:
        return int(state[purse_at(t, state[at.NOW_HERO]) + code - at.COIN_CODE])
    if code >= at.SNATCH_CODE:
        hand = at.HANDS + at.MOST_CHAMBERS * state[at.NOW_OTHER]
        return _count(state, hand, state[at.HAND_SIZES + state[at.NOW_OTHER]], code - at.SNATCH_CODE)
    if code >= at.DRAW_CODE:
        return _count(state, at.PILE, state[at.PILE_SIZE], code - at.DRAW_CODE)
    return 1


@kernel
def _count(state: Array, start: int, size: int, number: int) -> int:
    count = 0
    for place in range(start, start + size):
        if state[place] == number:
            count += 1
    return count

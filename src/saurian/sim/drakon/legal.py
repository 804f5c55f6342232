"""What may be done in a position, on integers: `legal` lists the codes of all that the acting seat may do.

The names are those of the readable `legal`, `effects` and `heroes`.
"""

from saurian.sim.compiling import kernel
from saurian.sim.drakon.effect_options import list_effect_options, list_swaps
from saurian.sim.drakon.lair import magic_ways, second_ways
from saurian.sim.drakon.layout import (
    ACCEPT_CODE,
    ARROWS_OF_TYPE,
    BLOWN,
    CHALLENGING,
    CHANCE,
    CHOOSE_CODE,
    CLEARING_HAND,
    COIN_CODE,
    COINS,
    DECLINE_CODE,
    DISCARD_CODE,
    DONE_CODE,
    DRAW_CODE,
    DRAWING,
    FAMILY,
    FIGURES,
    FINDING_FIRST,
    FIRST_CODE,
    HAND_SIZES,
    HANDS,
    HERO_STEP,
    MOST_CHAMBERS,
    NOW,
    NOW_CHAMBER,
    NOW_HERO,
    NOW_NUMBER,
    NOW_OTHER,
    NOW_SEAT,
    OFFER_CODE,
    OVER,
    PASSING_WALL,
    PICKING_HERO,
    PILE,
    PILE_SIZE,
    PLAIN,
    PURSES,
    PUTTING,
    SHIELDING,
    SNATCH_CODE,
    SNATCHING,
    STEERING,
    SWAPPING,
    TURN_PHASE,
    Array,
)
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
    missing = t[HAND] - state[HAND_SIZES + state[NOW_SEAT]]
    return int(max(state[NOW_NUMBER], missing))


@kernel
def list_pilfering(state: Array, t: Array, codes: Array) -> int:
    """Rivals here with coins, coins to offer (K-86)."""
    seat, size = state[NOW_SEAT], 0
    for other in range(t[PLAYERS]):
        if can_be_robbed(state, t, seat, other):
            codes[size] = CHOOSE_CODE + other
            size += 1
    if can_trade(state, t, seat):
        for coin in range(COINS):
            if state[PURSES + COINS * t[POOL_AT + seat] + coin]:
                codes[size] = OFFER_CODE + coin
                size += 1
    return size


@kernel
def list_challenges(state: Array, t: Array, codes: Array) -> int:
    """Rivals here who can move (K-83)."""
    size = 0
    for other in range(t[PLAYERS]):
        if can_be_challenged(state, t, state[NOW_SEAT], other):
            codes[size] = CHOOSE_CODE + other
            size += 1
    return size


@kernel
def list_hero_step(state: Array, t: Array, codes: Array) -> int:
    """What a hero's ability lets the seat choose."""
    phase, seat = state[NOW], state[NOW_SEAT]
    if phase == SHIELDING:
        codes[0], codes[1] = ACCEPT_CODE, DECLINE_CODE
        return 2
    if phase == CHALLENGING:
        return list_challenges(state, t, codes)
    if phase == PASSING_WALL:
        return list_steps(codes, 0, magic_ways(state, t, state[FIGURES + seat]))
    if phase == CLEARING_HAND:
        size = list_hand(state, seat, DISCARD_CODE, codes, 0)
        if draws_after_clearing(state, t):
            codes[size] = DONE_CODE
            size += 1
        return size
    return list_pilfering(state, t, codes)


# --- all of it ----------------------------------------------------------------------------------------


@kernel
def legal(state: Array, t: Array, codes: Array) -> int:
    """Write the codes of all that the acting seat, or chance, may do; how many there are."""
    phase = state[NOW]
    if state[NOW_SEAT] == CHANCE:
        return list_chance(state, t, codes)
    if phase == OVER:
        return 0
    family = FAMILY[phase]
    if family == HERO_STEP:
        return list_hero_step(state, t, codes)
    return _list_plain(state, t, codes) if family == PLAIN else list_effect_options(state, t, codes)


@kernel
def _list_plain(state: Array, t: Array, codes: Array) -> int:
    phase = state[NOW]
    if phase == TURN_PHASE:
        return list_turn(state, t, state[NOW_SEAT], codes)
    if phase == PUTTING:
        return list_putting(state, ARROWS_OF_TYPE[state[NOW_CHAMBER]], codes)
    if phase == STEERING:
        return list_moves(state, t, state[FIGURES + state[NOW_HERO]], codes, 0)
    if phase == BLOWN:
        return list_steps(codes, 0, second_ways(state, t, state[FIGURES + state[NOW_HERO]]))
    if phase == SWAPPING:
        return list_swaps(state, t, ARROWS_OF_TYPE[state[NOW_CHAMBER]], codes)
    assert phase == PICKING_HERO
    return list_picking(state, t, codes)


# --- chance -------------------------------------------------------------------------------------------


@kernel
def list_pile(state: Array, codes: Array) -> int:
    """Every different chamber of the pile."""
    size = 0
    for place in range(PILE, PILE + state[PILE_SIZE]):
        if not stands_in(codes, size, DRAW_CODE + state[place]):
            codes[size] = DRAW_CODE + state[place]
            size += 1
    return size


@kernel
def list_chance(state: Array, t: Array, codes: Array) -> int:
    """All that chance may do."""
    phase, size = state[NOW], 0
    if phase == FINDING_FIRST:
        for seat in range(t[PLAYERS]):
            codes[seat] = FIRST_CODE + seat
        return int(t[PLAYERS])
    if phase == SNATCHING:
        return list_hand(state, state[NOW_OTHER], SNATCH_CODE, codes, 0)
    if phase == DRAWING:
        return list_pile(state, codes)
    purse = purse_at(t, state[NOW_HERO])
    for coin in range(COINS):
        if state[purse + coin]:
            codes[size] = COIN_CODE + coin
            size += 1
    return size


@kernel
def weight(state: Array, t: Array, code: int) -> int:
    """How much an action of chance weighs: `odds` of the readable engine."""
    if code >= COIN_CODE:
        return int(state[purse_at(t, state[NOW_HERO]) + code - COIN_CODE])
    if code >= SNATCH_CODE:
        hand = HANDS + MOST_CHAMBERS * state[NOW_OTHER]
        return _count(state, hand, state[HAND_SIZES + state[NOW_OTHER]], code - SNATCH_CODE)
    if code >= DRAW_CODE:
        return _count(state, PILE, state[PILE_SIZE], code - DRAW_CODE)
    return 1


@kernel
def _count(state: Array, start: int, size: int, number: int) -> int:
    count = 0
    for place in range(start, start + size):
        if state[place] == number:
            count += 1
    return count

"""What may be done in a position, on integers: `legal` lists the codes of all that the acting seat may do.

The names are those of the readable `legal`, `effects` and `heroes`. What lists something writes it into
`codes`, some from `size` on, and returns how many there are then.
"""

from saurian.games.drakon.heroes import HEROES
from saurian.sim.compiling import kernel
from saurian.sim.drakon.lair import (
    about,
    can_move,
    facing,
    has_room_for,
    is_occupied,
    kind_at,
    magic_ways,
    may_be_removed,
    second_ways,
    ways,
)
from saurian.sim.drakon.layout import (
    ACCEPT_CODE,
    ARROWS_OF_TYPE,
    AT_CODE,
    BLOWN,
    CHALLENGING,
    CHANCE,
    CHOOSE_CODE,
    CLEARING_HAND,
    COIN_CARD,
    COIN_CODE,
    COINS,
    CONTROLS,
    DECLINE_CODE,
    DESTROYS,
    DISCARD_CODE,
    DONE_CODE,
    DRAKON,
    DRAKON_APPEARS,
    DRAW_CODE,
    DRAWING,
    ESCAPE_TO_IT,
    FACING_AT,
    FAMILY,
    FIGHTER,
    FIGURES,
    FINDING_FIRST,
    FIRST_CODE,
    FIT_BITS,
    FORCED,
    FRONTIER,
    FRONTIER_SIZE,
    GRID,
    HAND_SIZES,
    HANDS,
    HERO_STEP,
    HEROES_AT,
    HOARD,
    HOARD_AT,
    HOARD_SIZE,
    KIND_MASK,
    KNIGHT,
    LAIR,
    LAIR_CARD,
    LAIR_SIZE,
    LEFT,
    MOST_CHAMBERS,
    MOVES_DRAKON,
    NEIGHBOURS_AT,
    NONE,
    NOW,
    NOW_CHAMBER,
    NOW_HERO,
    NOW_NUMBER,
    NOW_OTHER,
    NOW_SEAT,
    NOWHERE,
    NUMBER_OF,
    OFFER_CODE,
    OPPOSITE_SIDE,
    OVER,
    PASSING_WALL,
    PICK_CODE,
    PICKING_HERO,
    PILE,
    PILE_SIZE,
    PLACE_CODE,
    PLAIN,
    PURSE_SIZES,
    PURSES,
    PUT_CODE,
    PUTTING,
    RANGER,
    ROTATES,
    SHIELDING,
    SIDE_OFFSET,
    SIDES_MASK,
    SNATCH_CODE,
    SNATCHING,
    SORCERESS,
    STEALS_CHAMBER,
    STEERING,
    STEP_CODE,
    SWAPPING,
    SWAPS,
    THIEF,
    TURN_PHASE,
    USE_CODE,
    USED,
    Array,
)
from saurian.sim.drakon.tables import (
    ABILITIES,
    HAND,
    JUMPS,
    MAY_AT,
    MOST_FORCED,
    MOVES_AT,
    PLAYERS,
    POOL_AT,
    REACH,
    THIEF_MAY_TRADE,
)

HERO_COUNT = len(HEROES)

# --- people -------------------------------------------------------------------------------------------


@kernel
def ability(state: Array, t: Array, seat: int) -> int:
    """The hero whose ability the seat can still use; `NONE`: used, or not in this game (K-81)."""
    if not t[ABILITIES] or state[USED] >> seat & 1:
        return NONE
    return int(state[HEROES_AT + seat])


@kernel
def is_rival_here(state: Array, t: Array, seat: int, other: int) -> bool:
    """Whether the other plays against the seat and stands on its chamber."""
    return bool(state[FIGURES + other] == state[FIGURES + seat] and t[POOL_AT + other] != t[POOL_AT + seat])


@kernel
def coin_count(state: Array, t: Array, seat: int) -> int:
    """How many coins the seat, or its pair, has."""
    return int(state[PURSE_SIZES + t[POOL_AT + seat]])


@kernel
def can_be_challenged(state: Array, t: Array, seat: int, other: int) -> bool:
    """Whether the knight can move the other (K-83)."""
    return is_rival_here(state, t, seat, other) and can_move(state, t, other)


@kernel
def can_challenge(state: Array, t: Array, seat: int) -> bool:
    """Whether the knight can move anybody (K-83)."""
    anybody = False
    for other in range(t[PLAYERS]):
        anybody = anybody or can_be_challenged(state, t, seat, other)
    return anybody


@kernel
def can_rob(state: Array, t: Array, seat: int) -> bool:
    """Whether the thief can rob anybody (K-86)."""
    anybody = False
    for other in range(t[PLAYERS]):
        anybody |= can_be_robbed(state, t, seat, other)
    return anybody


@kernel
def can_be_robbed(state: Array, t: Array, seat: int, other: int) -> bool:
    """Whether the thief can rob the other (K-86)."""
    return is_rival_here(state, t, seat, other) and coin_count(state, t, other) > 0


@kernel
def can_trade(state: Array, t: Array, seat: int) -> bool:
    """Whether the thief can change a coin (K-86)."""
    return bool(t[THIEF_MAY_TRADE] and state[HOARD_SIZE] > 0 and coin_count(state, t, seat) > 0)


@kernel
def can_use(state: Array, t: Array, seat: int) -> bool:
    """Whether the seat may use its ability in its turn now (K-81)."""
    hero = ability(state, t, seat)
    if hero == RANGER:
        return can_move(state, t, seat)
    if hero == SORCERESS:
        return bool(state[LEFT] > 0 and magic_ways(state, t, state[FIGURES + seat]))
    if hero == FIGHTER:
        return bool(state[PILE_SIZE] > 0)
    if hero == KNIGHT:
        return can_challenge(state, t, seat)
    return hero == THIEF and (can_rob(state, t, seat) or can_trade(state, t, seat))


@kernel
def can_place(state: Array, seat: int) -> bool:
    """Whether a chamber of the hand fits anywhere (K-11, K-13)."""
    hand = HANDS + MOST_CHAMBERS * seat
    for place in range(hand, hand + state[HAND_SIZES + seat]):
        if has_room_for(state, ARROWS_OF_TYPE[state[place]]):
            return True
    return False


@kernel
def can_act(state: Array, t: Array, seat: int) -> bool:
    """Whether the seat could place or move, if need be by magic (K-11, K-85)."""
    if can_place(state, seat) or can_move(state, t, seat):
        return True
    hero = ability(state, t, seat)
    if hero == NONE or not t[MOVES_AT + hero]:
        return False
    return magic_ways(state, t, state[FIGURES + seat]) != 0


# --- lists --------------------------------------------------------------------------------------------


@kernel
def list_puts(codes: Array, size: int, cell: int, fits: int) -> int:
    """A chamber lies in the cell in each of these ways."""
    first = PUT_CODE + 16 * NUMBER_OF[cell]
    for arrows in range(16):
        if fits >> arrows & 1:
            codes[size] = first + arrows
            size += 1
    return size


@kernel
def list_steps(codes: Array, size: int, mask: int) -> int:
    """A step to each side of the mask."""
    for side in range(4):
        if mask >> side & 1:
            codes[size] = STEP_CODE + side
            size += 1
    return size


@kernel
def list_moves(state: Array, t: Array, cell: int, codes: Array, size: int) -> int:
    """Every legal move out of the chamber, or the first step of it."""
    if not about(t, kind_at(state, cell), JUMPS):
        return list_steps(codes, size, ways(state, t, cell))
    for place in range(LAIR, LAIR + state[LAIR_SIZE]):
        if state[place] != cell:
            codes[size] = AT_CODE + NUMBER_OF[state[place]]
            size += 1
    return size


@kernel
def list_hand(state: Array, seat: int, first: int, codes: Array, size: int) -> int:
    """Every different chamber of the hand, from that code on."""
    hand = HANDS + MOST_CHAMBERS * seat
    for place in range(hand, hand + state[HAND_SIZES + seat]):
        if place == hand or state[place] != state[place - 1]:
            codes[size] = first + state[place]
            size += 1
    return size


@kernel
def list_turn(state: Array, t: Array, seat: int, codes: Array) -> int:
    """Chambers that fit somewhere, moves, the ability; the end if there is nothing that must be done."""
    size = 0
    if state[LEFT]:
        hand = list_hand(state, seat, PLACE_CODE, codes, 0)
        for place in range(hand):
            if has_room_for(state, ARROWS_OF_TYPE[codes[place] - PLACE_CODE]):
                codes[size] = codes[place]
                size += 1
        size = list_moves(state, t, state[FIGURES + seat], codes, size)
    if t[ABILITIES]:
        may_end = size == 0
        if can_use(state, t, seat):
            codes[size] = USE_CODE
            size += 1
        if may_end:
            codes[size] = DONE_CODE
            size += 1
    return size


@kernel
def list_putting(state: Array, arrows: int, codes: Array) -> int:
    """Every empty cell next to a chamber, turned as it fits (K-20, K-21)."""
    size = 0
    for place in range(FRONTIER, FRONTIER + state[FRONTIER_SIZE]):
        cell = state[place]
        size = list_puts(codes, size, cell, FIT_BITS[arrows, facing(state, cell)])
    return size


@kernel
def list_picking(state: Array, t: Array, codes: Array) -> int:
    """The heroes that nobody has (K-01)."""
    taken = 0
    for seat in range(t[PLAYERS]):
        if state[HEROES_AT + seat] != NONE:
            taken |= 1 << state[HEROES_AT + seat]
    size = 0
    for hero in range(HERO_COUNT):
        if not taken >> hero & 1:
            codes[size] = PICK_CODE + hero
            size += 1
    return size


# --- what chambers ask --------------------------------------------------------------------------------


@kernel
def list_destroyable(state: Array, t: Array, codes: Array) -> int:
    """Every chamber that can be removed (K-46)."""
    size = 0
    for place in range(LAIR, LAIR + state[LAIR_SIZE]):
        if may_be_removed(state, t, state[place]):
            codes[size] = AT_CODE + NUMBER_OF[state[place]]
            size += 1
    return size


@kernel
def list_rotations(state: Array, codes: Array) -> int:
    """Every chamber, turned otherwise as it fits (K-47)."""
    size = 0
    for place in range(LAIR, LAIR + state[LAIR_SIZE]):
        cell = state[place]
        arrows = state[GRID + cell] & SIDES_MASK
        size = list_puts(codes, size, cell, FIT_BITS[arrows, facing(state, cell)] & ~(1 << arrows))
    return size


@kernel
def list_swaps(state: Array, t: Array, arrows: int, codes: Array) -> int:
    """In the place of every chamber that can be swapped, turned as it fits (K-48)."""
    size = 0
    for place in range(LAIR, LAIR + state[LAIR_SIZE]):
        cell = state[place]
        if may_be_removed(state, t, cell):
            size = list_puts(codes, size, cell, FIT_BITS[arrows, facing(state, cell)])
    return size


@kernel
def can_swap(state: Array, t: Array) -> bool:
    """Whether any chamber can be swapped."""
    place, end = LAIR, LAIR + state[LAIR_SIZE]
    while place < end and not may_be_removed(state, t, state[place]):
        place += 1
    return bool(place < end)


@kernel
def list_swappable_hand(state: Array, t: Array, seat: int, codes: Array) -> int:
    """Every chamber of the hand that fits in the place of another (K-48)."""
    found = 0
    for place in range(LAIR, LAIR + state[LAIR_SIZE]):
        if may_be_removed(state, t, state[place]):
            found |= 1 << facing(state, state[place])
    size = 0
    for place in range(list_hand(state, seat, PLACE_CODE, codes, 0)):
        fits = FIT_BITS[ARROWS_OF_TYPE[codes[place] - PLACE_CODE]]
        for mask in range(16):
            if found >> mask & 1 and fits[mask]:
                codes[size] = codes[place]
                size += 1
                break
    return size


@kernel
def list_landings(state: Array, hero: int, codes: Array) -> int:
    """Every other empty cell next to another chamber, turned as it fits (K-49).

    The chamber flies from `start`; what a cell beside it knows of it does not count.
    """
    start = state[FIGURES + hero]
    arrows = state[GRID + start] & SIDES_MASK
    size = 0
    for place in range(FRONTIER, FRONTIER + state[FRONTIER_SIZE]):
        cell = state[place]
        word = state[GRID + cell]
        for side in range(4):
            if start + SIDE_OFFSET[side] == cell:
                back = OPPOSITE_SIDE[side]
                word &= ~(1 << FACING_AT + back | 1 << NEIGHBOURS_AT + back)
        if word >> NEIGHBOURS_AT & SIDES_MASK:
            size = list_puts(codes, size, cell, FIT_BITS[arrows, word >> FACING_AT & SIDES_MASK])
    return size


@kernel
def list_unoccupied(state: Array, t: Array, codes: Array) -> int:
    """Every chamber without a figure (K-45)."""
    size = 0
    for place in range(LAIR, LAIR + state[LAIR_SIZE]):
        if not is_occupied(state, t, state[place]):
            codes[size] = AT_CODE + NUMBER_OF[state[place]]
            size += 1
    return size


@kernel
def list_within(state: Array, start: int, steps: int, codes: Array) -> int:
    """The chambers that so many orthogonal steps over chambers reach (K-44)."""
    codes[0] = start
    size, edge = 1, 0
    for _ in range(steps):
        reached = size
        for place in range(edge, reached):
            for side in range(4):
                there = codes[place] + SIDE_OFFSET[side]
                if state[GRID + there] & KIND_MASK and not _stands_in(codes, size, there):
                    codes[size] = there
                    size += 1
        edge = reached
    for place in range(size):
        codes[place] = AT_CODE + NUMBER_OF[codes[place]]
    return size


@kernel
def _stands_in(numbers: Array, size: int, number: int) -> bool:
    place = 0
    while place < size and numbers[place] != number:
        place += 1
    return place < size


@kernel
def list_robbable_hands(state: Array, t: Array, hero: int, codes: Array) -> int:
    """Every other seat with a hand (K-43)."""
    size = 0
    for seat in range(t[PLAYERS]):
        if seat != hero and state[HAND_SIZES + seat]:
            codes[size] = CHOOSE_CODE + seat
            size += 1
    return size


@kernel
def list_controllable(state: Array, t: Array, hero: int, codes: Array) -> int:
    """Every other seat that can move, as often as the box allows (K-50)."""
    size = 0
    if state[FORCED] >= t[MOST_FORCED]:
        return 0
    for seat in range(t[PLAYERS]):
        if seat != hero and can_move(state, t, seat):
            codes[size] = CHOOSE_CODE + seat
            size += 1
    return size


@kernel
def list_options(state: Array, t: Array, codes: Array) -> int:
    """All ways to carry out what a chamber asks."""
    phase, hero = state[NOW], state[NOW_HERO]
    if FAMILY[phase] == COIN_CARD or phase == ESCAPE_TO_IT:
        codes[0] = ACCEPT_CODE
        return 1
    if FAMILY[phase] == LAIR_CARD:
        return _list_lair_options(state, t, codes)
    if phase == STEALS_CHAMBER:
        return list_robbable_hands(state, t, hero, codes)
    if phase == CONTROLS:
        return list_controllable(state, t, hero, codes)
    if phase == DRAKON_APPEARS:
        return list_unoccupied(state, t, codes)
    assert phase == MOVES_DRAKON
    return 0 if state[DRAKON] == NOWHERE else list_within(state, state[DRAKON], t[REACH], codes)


@kernel
def _list_lair_options(state: Array, t: Array, codes: Array) -> int:
    phase = state[NOW]
    if phase == DESTROYS:
        return list_destroyable(state, t, codes)
    if phase == ROTATES:
        return list_rotations(state, codes)
    if phase == SWAPS:
        return list_swappable_hand(state, t, state[NOW_SEAT], codes)
    return list_landings(state, state[NOW_HERO], codes)


@kernel
def list_asking(state: Array, t: Array, codes: Array) -> int:
    """All ways to carry it out; to decline, if one may or cannot (K-33)."""
    size = list_options(state, t, codes)
    if size == 0 or t[MAY_AT + state[NOW]]:
        codes[size] = DECLINE_CODE
        size += 1
    return size


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
    return _list_plain(state, t, codes) if family == PLAIN else list_asking(state, t, codes)


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


@kernel
def purse_at(t: Array, owner: int) -> int:
    """Where the coins of a seat, or of the hoard, stand."""
    return HOARD_AT if owner == HOARD else int(PURSES + COINS * t[POOL_AT + owner])


@kernel
def list_pile(state: Array, codes: Array) -> int:
    """Every different chamber of the pile."""
    size = 0
    for place in range(PILE, PILE + state[PILE_SIZE]):
        if not _stands_in(codes, size, DRAW_CODE + state[place]):
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

"""What a seat has and can do, on integers: its ability, its coins, and whether it can act at all."""

from saurian.sim.compiling import kernel
from saurian.sim.drakon import layout as at
from saurian.sim.drakon.lair import can_move, has_room_for, magic_ways
from saurian.sim.drakon.layout import Array
from saurian.sim.drakon.tables import ABILITIES, MOVES_AT, PLAYERS, POOL_AT, THIEF_MAY_TRADE

# --- heroes and coins ---------------------------------------------------------------------------------


@kernel
def ability(state: Array, t: Array, seat: int) -> int:
    """The hero whose ability the seat can still use; `NONE`: used, or not in this game (K-81)."""
    if not t[ABILITIES] or state[at.USED] >> seat & 1:
        return at.NONE
    return int(state[at.HEROES_AT + seat])


@kernel
def is_rival_here(state: Array, t: Array, seat: int, other: int) -> bool:
    """Whether the other plays against the seat and stands on its chamber."""
    is_here = state[at.FIGURES + other] == state[at.FIGURES + seat]
    return bool(is_here and t[POOL_AT + other] != t[POOL_AT + seat])


@kernel
def coin_count(state: Array, t: Array, seat: int) -> int:
    """How many coins the seat, or its pair, has."""
    return int(state[at.PURSE_SIZES + t[POOL_AT + seat]])


@kernel
def purse_at(t: Array, owner: int) -> int:
    """Where the coins of a seat, or of the hoard, stand."""
    return at.HOARD_AT if owner == at.HOARD else int(at.PURSES + at.COINS * t[POOL_AT + owner])


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
    return bool(t[THIEF_MAY_TRADE] and state[at.HOARD_SIZE] > 0 and coin_count(state, t, seat) > 0)


@kernel
def can_use(state: Array, t: Array, seat: int) -> bool:
    """Whether the seat may use its ability in its turn now (K-81)."""
    hero = ability(state, t, seat)
    if hero == at.RANGER:
        return can_move(state, t, seat)
    if hero == at.SORCERESS:
        return bool(state[at.LEFT] > 0 and magic_ways(state, t, state[at.FIGURES + seat]))
    if hero == at.FIGHTER:
        return bool(state[at.PILE_SIZE] > 0)
    if hero == at.KNIGHT:
        return can_challenge(state, t, seat)
    return hero == at.THIEF and (can_rob(state, t, seat) or can_trade(state, t, seat))


# --- turns --------------------------------------------------------------------------------------------


@kernel
def can_place(state: Array, seat: int) -> bool:
    """Whether a chamber of the hand fits anywhere (K-11, K-13)."""
    hand = at.HANDS + at.MOST_CHAMBERS * seat
    for place in range(hand, hand + state[at.HAND_SIZES + seat]):
        if has_room_for(state, at.ARROWS_OF_TYPE[state[place]]):
            return True
    return False


@kernel
def can_act(state: Array, t: Array, seat: int) -> bool:
    """Whether the seat could place or move, if need be by magic (K-11, K-85)."""
    if can_place(state, seat) or can_move(state, t, seat):
        return True
    hero = ability(state, t, seat)
    if hero == at.NONE or not t[MOVES_AT + hero]:
        return False
    return magic_ways(state, t, state[at.FIGURES + seat]) != 0

"""Features of a position for the value net: a row of numbers for each seat.

The most important ones are the coins that a hero can gather in 1 to 8 moves in the lair as it is. Chambers
take effect whenever they are entered (K-32), so a ring of them counts again and again. The rest is what the
seat holds, where it can place something, what threatens it, and the state of the table.
"""

from typing import NamedTuple

import numpy as np

from saurian.bots.drakon.routes import brings, is_rich, open_sides
from saurian.games.drakon.heroes import HEROES
from saurian.games.drakon.kinds import KINDS
from saurian.games.drakon.lair import WIDTH
from saurian.sim.compiling import count_ones, kernel, lowest_one
from saurian.sim.drakon.coins import worth as coins_worth
from saurian.sim.drakon.lair import ANYWHERE, LANDING_OFFSET, kind_at, landings, trait
from saurian.sim.drakon.layout import (
    COINS,
    DRAKON,
    DRAWING,
    FIGURES,
    GRID,
    HAND_SIZES,
    HANDS,
    HOARD_AT,
    HOARD_SIZE,
    KIND_OF_TYPE,
    LAIR,
    LAIR_SIZE,
    LOSES,
    MOST_CHAMBERS,
    MOVES_DRAKON,
    NONE,
    NOW,
    NOW_HERO,
    NOWHERE,
    PILE,
    PILE_SIZE,
    PLACE_AT,
    PLACE_MASK,
    SEATS,
    Array,
)
from saurian.sim.drakon.seats import ability, coin_count
from saurian.sim.drakon.tables import (
    ACTIONS,
    ANYONE,
    ENTERED,
    GOAL,
    MUST_ESCAPE,
    PLAYERS,
    POOL_AT,
    POOLS,
    REACH,
    ROBBED_SIDE,
)

AHEAD = 8
"""Horizon of the coin features, in moves."""
MOST_EXITS = 16
"""Of a chamber: those of a Windstorm, four by four."""
UNREACHED = -99
FAR = 99

LEARNED_KINDS = 18
"""How many kinds of chambers the net tells apart: the first ones. It takes later ones for Empty, so that it
can still be used; raise this number to train a new one."""
SEEN_KIND = np.array(
    [kind if kind < LEARNED_KINDS else KINDS.index("empty") for kind in range(len(KINDS))], np.int64
)
"""By kind, the kind that the net takes it for."""
SEEN_TYPE = SEEN_KIND[KIND_OF_TYPE]
"""The same by type of chamber."""

# --- the numbers of a row: where each sort begins ---

PART, PART_SQUARED, COIN_COUNT, WINNING_COIN, HALF_WAY = range(5)
"""The coins as a part of the goal, and the chance that one more of the hoard is enough."""
GATHERED_AT = 5
"""By number of moves, the coins that can be gathered."""
ONE_AT = GATHERED_AT + AHEAD
"""By number of moves, whether at least one coin can be gathered."""
TWO_AT = ONE_AT + AHEAD
"""By number of moves, whether at least two coins can be gathered."""
HAND_AT = TWO_AT + AHEAD
"""By kind, the chambers of the hand, and if one is due to be drawn, what to expect of it."""
STANDS_AT = HAND_AT + LEARNED_KINDS
"""By kind, the chamber where the hero stands."""
OPEN_AT = STANDS_AT + LEARNED_KINDS
MOST_OPEN = 2
"""By number, the arrows there that lead to nothing yet."""
NEXT_OPEN_AT = OPEN_AT + MOST_OPEN + 1
FURTHEST_OPEN = 4
"""By number of moves, how near such an arrow is."""
STUCK = NEXT_OPEN_AT + FURTHEST_OPEN + 1
CHAMBERS_NEAR, DRAKON_NEAR, COINS_NEAR_DRAKON, CAN_SEND_DRAKON, THREATENED, RICH = range(STUCK + 1, STUCK + 7)
ROBBERS_AT = RICH + 1
"""By number of moves, 1 and 2: how often the seat can be robbed."""
ABILITY_AT = ROBBERS_AT + 2
ORDER_AT = ABILITY_AT + len(HEROES)
"""By number of turns until the seat's own."""
PILE_LEFT, HOARD_LEFT, LAIR_GROWN, DRAKON_PLAYS, BEST_RIVAL, NEAREST_RIVAL, ALWAYS = range(
    ORDER_AT + SEATS, ORDER_AT + SEATS + 7
)
IN_TEAMS, TWO_ACTIONS, ESCAPING = range(ALWAYS + 1, ALWAYS + 4)
PLAYERS_AT = ESCAPING + 1
THINKS = PLAYERS_AT + SEATS + 1
FEATURES = THINKS + 1
"""The length of a row."""

NEAR = 3
"""Moves within which something is near."""


class Sight(NamedTuple):
    """Room to look at a position. Chambers are numbered by their place in the list of the lair."""

    rows: Array
    """By seat, the row of numbers."""
    exits: Array
    """By chamber, where one move leads, …"""
    exit_counts: Array
    """… how many of them, or `ANYWHERE`: a jump leads to every chamber."""
    gains: Array
    """By chamber, the coins that entering it brings."""
    moves: Array
    """By seat and chamber, how many moves lead there; `FAR`: none."""
    gathered: Array
    """By seat and number of moves, the most coins."""
    here: Array
    """By chamber, the most coins of who stands there after some moves, …"""
    there: Array
    """… and after one more."""
    thinks: Array
    """By seat, 1 if it plays by what was learned; the others are taken for greedy players."""


def make_sight() -> Sight:
    """Room to look at positions."""
    size = MOST_CHAMBERS + 1
    return Sight(
        np.zeros((SEATS, FEATURES), np.float32),
        np.zeros((size, MOST_EXITS), np.int64),
        np.zeros(size, np.int64),
        np.zeros(size, np.int64),
        np.zeros((SEATS, size), np.int64),
        np.zeros((SEATS, AHEAD + 1), np.int64),
        np.zeros(size, np.int64),
        np.zeros(size, np.int64),
        np.zeros(SEATS, np.int64),
    )


# --- ways over the lair -------------------------------------------------------------------------------


@kernel
def place_of(state: Array, cell: int) -> int:
    """The place of a chamber in the list of the lair."""
    return int(state[GRID + cell] >> PLACE_AT & (PLACE_MASK >> PLACE_AT))


@kernel
def list_exits(state: Array, t: Array, sight: Sight) -> None:
    """By chamber, where a move out of it leads. Drakon is avoided."""
    for place in range(state[LAIR_SIZE]):
        cell = int(state[LAIR + place])
        ends, number = landings(state, t, cell), 0
        if ends == ANYWHERE:
            sight.exit_counts[place] = ANYWHERE
            continue
        while ends:
            there = cell + LANDING_OFFSET[lowest_one(ends)]
            ends &= ends - 1
            number = add_exit(state, sight, place, int(there), number)
        sight.exit_counts[place] = number


@kernel
def add_exit(state: Array, sight: Sight, place: int, there: int, number: int) -> int:
    """One exit more, unless Drakon is there; how many there are then."""
    if there == state[DRAKON]:
        return number
    sight.exits[place, number] = place_of(state, there)
    return number + 1


@kernel
def note_gains(state: Array, t: Array, seat: int, sight: Sight) -> None:
    """By chamber, what entering it brings the seat: a coin, nothing, or the loss of one."""
    rich, has_coins = is_rich(state, t, seat), coin_count(state, t, seat) > 0
    for place in range(state[LAIR_SIZE]):
        kind = kind_at(state, int(state[LAIR + place]))
        if brings(state, t, seat, kind, rich):
            sight.gains[place] = 1
        else:
            sight.gains[place] = -1 if has_coins and trait(t, kind, ENTERED) == LOSES else 0


@kernel
def gather(state: Array, seat: int, sight: Sight) -> None:
    """By number of moves, the most coins that the seat's hero can gather; and how far each chamber is."""
    size, here, there, moves = int(state[LAIR_SIZE]), sight.here, sight.there, sight.moves[seat]
    moves[:size] = FAR
    sight.gathered[seat] = 0
    if state[FIGURES + seat] == NOWHERE:
        return
    start = place_of(state, int(state[FIGURES + seat]))
    here[:size] = UNREACHED
    moves[start] = here[start] = 0
    for move in range(1, AHEAD + 1):
        step(state, sight, size)
        most = sight.gathered[seat, move - 1]
        for place in range(size):
            here[place] = there[place]
            if here[place] > UNREACHED:
                most = max(most, here[place])
                moves[place] = min(moves[place], move)
        sight.gathered[seat, move] = most


@kernel
def step(state: Array, sight: Sight, size: int) -> None:
    """By chamber, the most coins after one move more."""
    here, there, gains = sight.here, sight.there, sight.gains
    there[:size] = UNREACHED
    jump = UNREACHED
    for place in range(size):
        if here[place] == UNREACHED:
            continue
        if sight.exit_counts[place] == ANYWHERE:
            jump = max(jump, here[place])
        for number in range(sight.exit_counts[place]):
            exit_ = sight.exits[place, number]
            there[exit_] = max(there[exit_], here[place] + gains[exit_])
    if jump > UNREACHED:
        for place in range(size):
            if state[LAIR + place] != state[DRAKON]:
                there[place] = max(there[place], jump + gains[place])


# --- what is seen -------------------------------------------------------------------------------------


@kernel
def winning_chance(state: Array, t: Array, seat: int) -> float:
    """The chance that one more coin of the hoard wins."""
    if t[MUST_ESCAPE] or state[HOARD_SIZE] == 0:
        return 0.0
    need, enough = t[GOAL] - coins_worth(state, t, int(t[POOL_AT + seat])), 0
    for coin in range(COINS):
        if coin + 1 >= need:
            enough += state[HOARD_AT + coin]
    return float(enough / state[HOARD_SIZE])


@kernel
def is_drakon_near(state: Array, t: Array, cell: int) -> bool:
    """Whether Drakon can come there in one move of hers, if chambers lie on the way (K-44)."""
    if state[DRAKON] == NOWHERE:
        return False
    columns = abs(cell % WIDTH - state[DRAKON] % WIDTH)
    rows = abs(cell // WIDTH - state[DRAKON] // WIDTH)
    return bool(columns + rows <= t[REACH])


@kernel
def see_belongings(state: Array, t: Array, seat: int, row: Array) -> None:
    """The seat's coins and hand."""
    part = min(1.0, coins_worth(state, t, int(t[POOL_AT + seat])) / t[GOAL])
    row[PART], row[PART_SQUARED] = part, part * part
    row[COIN_COUNT], row[WINNING_COIN] = coin_count(state, t, seat) / 5, winning_chance(state, t, seat)
    hand = HANDS + MOST_CHAMBERS * seat
    for place in range(hand, hand + state[HAND_SIZES + seat]):
        row[HAND_AT + SEEN_TYPE[state[place]]] += 1
    if state[NOW] == DRAWING and state[NOW_HERO] == seat:
        for place in range(PILE, PILE + state[PILE_SIZE]):
            row[HAND_AT + SEEN_TYPE[state[place]]] += 1 / state[PILE_SIZE]
    hero = ability(state, t, seat)
    if hero != NONE:
        row[ABILITY_AT + hero] = 1
    row[RICH] = is_rich(state, t, seat)


@kernel
def see_coins_ahead(seat: int, sight: Sight) -> None:
    """What the seat's hero can gather."""
    row = sight.rows[seat]
    for move in range(AHEAD):
        coins = sight.gathered[seat, move + 1]
        row[GATHERED_AT + move] = coins / 2
        row[ONE_AT + move] = coins >= 1
        row[TWO_AT + move] = coins >= 2
    row[HALF_WAY] = row[PART] * row[ONE_AT]


@kernel
def see_surroundings(state: Array, t: Array, seat: int, sight: Sight) -> None:
    """Where the seat's hero stands, and what is near."""
    row, cell = sight.rows[seat], int(state[FIGURES + seat])
    row[STANDS_AT + SEEN_KIND[kind_at(state, cell)]] = 1
    row[OPEN_AT + min(MOST_OPEN, count_ones(open_sides(state, cell)))] = 1
    row[STUCK] = sight.exit_counts[place_of(state, cell)] == 0
    nearest = FURTHEST_OPEN
    for place in range(state[LAIR_SIZE]):
        moves, there = sight.moves[seat, place], int(state[LAIR + place])
        if moves <= NEAR and row[CHAMBERS_NEAR] < 2:
            row[CHAMBERS_NEAR] += 1 / 8
        if moves < nearest and open_sides(state, there):
            nearest = moves
        if moves == 1 and trait(t, kind_at(state, there), ENTERED) == MOVES_DRAKON:
            row[CAN_SEND_DRAKON] = state[DRAKON] != NOWHERE
    row[NEXT_OPEN_AT + nearest] = 1
    if is_drakon_near(state, t, cell):
        row[DRAKON_NEAR] = 1
        row[COINS_NEAR_DRAKON] = min(3, coin_count(state, t, seat)) / 2


@kernel
def see_robbers(state: Array, t: Array, sight: Sight) -> None:
    """The seats that can be robbed by a chamber, and how soon (K-42)."""
    for seat in range(t[PLAYERS]):
        for place in range(state[LAIR_SIZE]):
            moves = sight.moves[seat, place]
            side = trait(t, kind_at(state, int(state[LAIR + place])), ROBBED_SIDE)
            if side == 0 or not 1 <= moves <= 2:
                continue
            for victim in range(t[PLAYERS]):
                if is_robbed(t, seat, side, victim):
                    sight.rows[victim, ROBBERS_AT + moves - 1] += 1


@kernel
def is_robbed(t: Array, seat: int, side: int, victim: int) -> bool:
    """Whether a chamber that robs on that side threatens the victim if the seat enters it."""
    if side == ANYONE:
        return bool(t[POOL_AT + victim] != t[POOL_AT + seat])
    return bool(victim == (seat + side) % t[PLAYERS])


@kernel
def see_rivals(t: Array, seat: int, sight: Sight) -> None:
    """How far the seat's rivals are, and whether they can send Drakon to it."""
    row, most, nearest, threats = sight.rows[seat], 0.0, AHEAD + 1, 0.0
    for other in range(t[PLAYERS]):
        if t[POOL_AT + other] != t[POOL_AT + seat]:
            most = max(most, sight.rows[other, PART])
            threats += sight.rows[other, CAN_SEND_DRAKON]
            moves = 1
            while moves <= AHEAD and sight.gathered[other, moves] < 1:
                moves += 1
            nearest = min(nearest, moves)
    row[BEST_RIVAL], row[NEAREST_RIVAL] = most, nearest / 5
    row[THREATENED] = threats * row[COINS_NEAR_DRAKON]


@kernel
def see_table(state: Array, t: Array, ahead: int, row: Array) -> None:
    """What is the same for all, and in how many turns it is the seat's."""
    row[ORDER_AT + ahead] = 1
    row[PILE_LEFT], row[HOARD_LEFT] = state[PILE_SIZE] / 50, state[HOARD_SIZE] / 20
    row[LAIR_GROWN], row[DRAKON_PLAYS] = state[LAIR_SIZE] / 30, state[DRAKON] != NOWHERE
    row[IN_TEAMS], row[TWO_ACTIONS] = t[POOLS] < t[PLAYERS], t[ACTIONS] > 1
    row[ESCAPING], row[PLAYERS_AT + t[PLAYERS]], row[ALWAYS] = t[MUST_ESCAPE], 1, 1


@kernel
def see(state: Array, t: Array, after: int, sight: Sight) -> None:
    """Look at the position as every seat; `after` tells whose turn is next."""
    players = int(t[PLAYERS])
    list_exits(state, t, sight)
    for seat in range(players):
        sight.rows[seat] = 0
        note_gains(state, t, seat, sight)
        gather(state, seat, sight)
        see_belongings(state, t, seat, sight.rows[seat])
        see_coins_ahead(seat, sight)
        see_table(state, t, (seat - after) % players, sight.rows[seat])
        sight.rows[seat, THINKS] = sight.thinks[seat]
        if state[FIGURES + seat] != NOWHERE:
            see_surroundings(state, t, seat, sight)
    see_robbers(state, t, sight)
    for seat in range(players):
        see_rivals(t, seat, sight)

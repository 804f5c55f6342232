"""Who will win: a sum of learned weights for each side, turned into shares.

    worth of a side = COINS[coins, in tenths of the goal]
                    + Σ its heroes   ROUTE[to move?, moves to the nearest coin, moves to the second]
                                     (who only has to get out: EXIT[to move?, moves to it])
                                   + KILL[to move?, moves to the nearest coin] × chance that this coin wins
                                   + HAND[kind] for each chamber of the hand
                                   + OPEN[arrows that lead to nothing yet]
                                   + LAY[any such arrow?, finds in the hand] + STUCK
                                   + DANGER[to move?] × coins, if Drakon is near
                                   + ABILITY[hero] if it is unused + ORDER[turns until his]
    share of a side = exp(worth) / Σ exp(worth of every side)

There are two sets of weights: the policy plays by the one, one action ahead; positions are judged by the
other, when a turn begins. The judgement is learned for each number of players, alone or in pairs; see
`learning`. `worth.npz` says how it was made.
"""

import json
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any

import numpy as np
import numpy.typing as npt

from saurian.bots.drakon.routes import (
    FOUND_AT,
    NEAREST,
    SECOND,
    explore,
    is_rich,
    open_sides,
)
from saurian.bots.drakon.ways import FAR
from saurian.games.drakon.effects import KINDS
from saurian.games.drakon.heroes import HEROES
from saurian.games.drakon.lair import WIDTH
from saurian.games.drakon.options import DrakonOptions
from saurian.sim.compiling import count_ones, kernel
from saurian.sim.drakon.coins import worth as coins_worth
from saurian.sim.drakon.lair import about, ways
from saurian.sim.drakon.layout import (
    COINS,
    DRAKON,
    FIGURES,
    FINDS,
    HAND_SIZES,
    HANDS,
    HOARD_AT,
    HOARD_SIZE,
    KIND_OF_TYPE,
    LEFT,
    MOST_CHAMBERS,
    MOST_LEGAL,
    NONE,
    NOW,
    NOWHERE,
    OVER,
    SEATS,
    TURN,
    TURN_PHASE,
    WINNERS,
    Array,
)
from saurian.sim.drakon.people import ability, coin_count
from saurian.sim.drakon.tables import ACTIONS, ENTERED, GOAL, MUST_ESCAPE, PLAYERS, POOL_AT, POOLS

Floats = npt.NDArray[np.float32]

TENTHS = 10
COINS_AT = 0
ROUTE_AT = COINS_AT + TENTHS + 1
EXIT_AT = ROUTE_AT + 2 * FAR * FAR
KILL_AT = EXIT_AT + 2 * FAR
HAND_AT = KILL_AT + 2 * FAR
OPEN_AT = HAND_AT + len(KINDS)
MOST_OPEN = 2
LAY_AT = OPEN_AT + MOST_OPEN + 1
MOST_FINDS = 2
STUCK_AT = LAY_AT + 2 * (MOST_FINDS + 1)
DANGER_AT = STUCK_AT + 1
ABILITY_AT = DANGER_AT + 2
ORDER_AT = ABILITY_AT + len(HEROES)
JUDGING = ORDER_AT + SEATS
"""So many weights judge a position …"""
POINTS_AT = JUDGING
WEIGHTS = POINTS_AT + 4
"""… and four tell the final coins, see `final_coins`."""
REACH = 3
"""Drakon is near if she is at most so many cells away (K-44)."""
FILE = "worth.npz"


def kind_of_game(players: int, teams: bool) -> str:
    """The name of the weights for such games."""
    return f"{players}-teams" if teams else f"{players}"


@cache
def learned_policy() -> Floats:
    """The weights by which the package's policy plays."""
    return _file()["policy"].astype(np.float32)


@cache
def learned_judgement(options: DrakonOptions) -> Floats:
    """The weights by which positions of such games are judged."""
    return _file()[kind_of_game(options.players, options.teams)].astype(np.float32)


def how_made() -> dict[str, Any]:
    """What the file says about itself: command, seed, games, minutes."""
    made: dict[str, Any] = json.loads(str(_file()["made"]))
    return made


@cache
def _file() -> dict[str, Array]:
    with np.load(BytesIO(files(__package__).joinpath(FILE).read_bytes())) as arrays:
        return dict(arrays)


# --- what is seen of a position -----------------------------------------------------------------------

MOST_FEATURES = 2 + 12 + MOST_CHAMBERS
"""A seat shows at most so many at once."""


@kernel
def next_seat(state: Array, t: Array) -> int:
    """Whose turn it is, or, when his action is done, whose it will be."""
    return int(state[TURN] if state[LEFT] > 0 else (state[TURN] + 1) % t[PLAYERS])


@kernel
def begins_turn(state: Array, t: Array) -> bool:
    """Whether somebody's turn begins: then positions are judged."""
    return bool(state[NOW] == TURN_PHASE and state[LEFT] == t[ACTIONS])


@kernel
def coin_worth(w: Array, goal: int, coins: float) -> float:
    """What so many coins are worth."""
    tenths = TENTHS * min(coins, goal) / goal
    below = min(int(tenths), TENTHS - 1)
    return float(w[COINS_AT + below] + (tenths - below) * (w[COINS_AT + below + 1] - w[COINS_AT + below]))


@kernel
def route_feature(to_move: bool, nearest: int, second: int) -> int:
    """Which weight of `ROUTE` it is."""
    return ROUTE_AT + (FAR * to_move + nearest - 1) * FAR + second - 1


@kernel
def kill_chance(state: Array, t: Array, seat: int) -> float:
    """The chance that one more coin of the hoard wins."""
    if t[MUST_ESCAPE] or state[HOARD_SIZE] == 0:
        return 0.0
    need, enough = t[GOAL] - coins_worth(state, t, int(t[POOL_AT + seat])), 0
    for coin in range(COINS):
        if coin + 1 >= need:
            enough += state[HOARD_AT + coin]
    return float(enough / state[HOARD_SIZE])


@kernel
def finds_in_hand(state: Array, t: Array, seat: int) -> int:
    """How many chambers of the hand bring a coin from the hoard."""
    finds, hand = 0, HANDS + MOST_CHAMBERS * seat
    for place in range(hand, hand + state[HAND_SIZES + seat]):
        finds += about(t, KIND_OF_TYPE[state[place]], ENTERED) == FINDS
    return finds


@kernel
def lay_feature(sides: int, finds: int) -> int:
    """Which weight of `LAY` it is."""
    return LAY_AT + (MOST_FINDS + 1) * (sides > 0) + min(MOST_FINDS, finds)


@kernel
def danger(state: Array, t: Array, seat: int, cell: int) -> float:
    """How many coins are at risk because Drakon is near."""
    if state[DRAKON] == NOWHERE:
        return 0.0
    columns = abs(cell % WIDTH - state[DRAKON] % WIDTH)
    rows = abs(cell // WIDTH - state[DRAKON] // WIDTH)
    return float(coin_count(state, t, seat)) if columns + rows <= REACH else 0.0


@kernel
def hero_features(
    state: Array,
    t: Array,
    seat: int,
    cell: int,
    after: int,
    memo: Array,
    slot: int,
    which: Array,
    much: Array,
) -> int:
    """List what counts of the seat's hero if he stood in this cell, explored in this slot; how many.

    `after` tells whose turn is next.
    """
    ahead = (seat - after) % t[PLAYERS]
    which[0], much[0] = ORDER_AT + ahead, 1.0
    size = 1
    hand = HANDS + MOST_CHAMBERS * seat
    for place in range(hand, hand + state[HAND_SIZES + seat]):
        which[size], much[size] = HAND_AT + KIND_OF_TYPE[state[place]], 1.0
        size += 1
    hero = ability(state, t, seat)
    if hero != NONE:
        which[size], much[size] = ABILITY_AT + hero, 1.0
        size += 1
    if cell == NOWHERE:
        return size
    nearest, second = int(memo[FOUND_AT + 2 * slot + NEAREST]), int(memo[FOUND_AT + 2 * slot + SECOND])
    to_move = ahead == 0
    if is_rich(state, t, seat):
        which[size], much[size] = EXIT_AT + FAR * to_move + nearest - 1, 1.0
    else:
        which[size], much[size] = route_feature(to_move, nearest, second), 1.0
        size += 1
        which[size], much[size] = KILL_AT + FAR * to_move + nearest - 1, kill_chance(state, t, seat)
    size += 1
    sides = count_ones(open_sides(state, cell))
    which[size], much[size] = OPEN_AT + min(MOST_OPEN, sides), 1.0
    which[size + 1], much[size + 1] = lay_feature(sides, finds_in_hand(state, t, seat)), 1.0
    which[size + 2], much[size + 2] = DANGER_AT + to_move, danger(state, t, seat, cell)
    size += 3
    if ways(state, t, cell) == 0:
        which[size], much[size] = STUCK_AT, 1.0
        size += 1
    return size


@kernel
def coin_features(state: Array, t: Array, pool: int, which: Array, much: Array) -> int:
    """List what counts of the coins of a pool; how many. The same as `coin_worth`."""
    tenths = TENTHS * min(coins_worth(state, t, pool), t[GOAL]) / t[GOAL]
    below = min(int(tenths), TENTHS - 1)
    which[0], much[0] = COINS_AT + below, 1.0 - (tenths - below)
    which[1], much[1] = COINS_AT + below + 1, tenths - below
    return 2


@kernel
def hero_worth(
    state: Array, t: Array, w: Array, seat: int, cell: int, after: int, memo: Array, slot: int
) -> float:
    """What the seat's hero is worth if he stood in this cell, explored in this slot."""
    which = np.empty(MOST_FEATURES, np.int64)
    much = np.empty(MOST_FEATURES, np.float64)
    total = 0.0
    for place in range(hero_features(state, t, seat, cell, after, memo, slot, which, much)):
        total += w[which[place]] * much[place]
    return total


# --- shares -------------------------------------------------------------------------------------------


HERO_AT = 0
"""On the desk: by seat, the worth of the hero, …"""
SIDE_AT = HERO_AT + SEATS
"""… by pool, the worth of the side, …"""
SHARE_AT = SIDE_AT + SEATS
"""… by pool, the share, …"""
SCORE_AT = SHARE_AT + SEATS
"""… by option, its score."""


def make_desk() -> Array:
    """Where judgements are written down."""
    return np.zeros(SCORE_AT + MOST_LEGAL)


@kernel
def appraise(state: Array, t: Array, w: Array, after: int, memo: Array, desk: Array) -> None:
    """Explore from every hero and write down what each hero and each side is worth."""
    for pool in range(t[POOLS]):
        desk[SIDE_AT + pool] = coin_worth(w, int(t[GOAL]), coins_worth(state, t, pool))
    for seat in range(t[PLAYERS]):
        cell = int(state[FIGURES + seat])
        explore(state, t, seat, cell, memo, seat)
        desk[HERO_AT + seat] = hero_worth(state, t, w, seat, cell, after, memo, seat)
        desk[SIDE_AT + t[POOL_AT + seat]] += desk[HERO_AT + seat]


@kernel
def find_shares(t: Array, desk: Array) -> None:
    """By pool, the share by the worth of the sides."""
    total = 0.0
    for pool in range(t[POOLS]):
        desk[SHARE_AT + pool] = np.exp(desk[SIDE_AT + pool])
        total += desk[SHARE_AT + pool]
    for pool in range(t[POOLS]):
        desk[SHARE_AT + pool] /= total


@kernel
def judge_position(state: Array, t: Array, w: Array, memo: Array, desk: Array) -> None:
    """By pool, the share of the win: settled, or by the worth of the sides."""
    if state[NOW] == OVER:
        winners = count_ones(state[WINNERS])
        for pool in range(t[POOLS]):
            desk[SHARE_AT + pool] = (state[WINNERS] >> pool & 1) / winners
    else:
        appraise(state, t, w, next_seat(state, t), memo, desk)
        find_shares(t, desk)


@kernel
def final_coins(state: Array, t: Array, w: Array, pool: int, share: float) -> float:
    """What a pool's coins will be worth at the end: what they are, or what is learned to come of it."""
    coins = coins_worth(state, t, pool)
    if state[NOW] == OVER:
        return float(coins)
    part = coins / t[GOAL]
    guess = w[POINTS_AT] + w[POINTS_AT + 1] * part + (w[POINTS_AT + 2] + w[POINTS_AT + 3] * part) * share
    return float(t[GOAL] * max(0.0, guess))

"""What a chamber laid somewhere does to everybody's way to the next coin.

It is counted from the walks that are known (`routes`), without laying it: how far the cell is from each hero,
what the chamber brings him, and what its arrows lead to.
"""

import numpy as np

from saurian.bots.drakon.routes import FOUND_AT, NEAREST, SECOND, brings, is_rich, moves_to, open_sides
from saurian.bots.drakon.ways import FAR
from saurian.bots.drakon.worth import (
    EXIT_AT,
    KILL_AT,
    MOST_OPEN,
    OPEN_AT,
    SHARE_AT,
    finds_in_hand,
    kill_chance,
    lay_feature,
    route_feature,
)
from saurian.games.drakon.effects import KINDS
from saurian.sim.chance import random_bits
from saurian.sim.compiling import count_ones, kernel, lowest_one, part_of_kernel
from saurian.sim.drakon.lair import facing, kind_at
from saurian.sim.drakon.layout import (
    ARROWS_OF_TYPE,
    DRAKON,
    FIGURES,
    FIT_BITS,
    FRONTIER,
    FRONTIER_SIZE,
    GRID,
    KIND_MASK,
    KIND_OF_TYPE,
    MOST_FRONTIER,
    NONE,
    NUMBER_OF,
    PUT_CODE,
    SEATS,
    SIDE_OFFSET,
    Array,
    fixed,
)
from saurian.sim.drakon.tables import PLAYERS, POOL_AT

NUMBER_OF_KINDS = fixed(len(KINDS))
WATCHED = 4
"""Who is at least so many moves away from a cell does not care what is laid there."""


@kernel
def moves_into(cell: int, pointing: int, memo: Array, seat: int) -> int:
    """How many moves an empty cell is away from the seat's hero, if chambers on these sides point at it."""
    moves = FAR
    for side in range(4):
        if pointing >> side & 1:
            moves = min(moves, 1 + moves_to(memo, seat, cell + SIDE_OFFSET[side]))
    return moves


@kernel
def watch(state: Array, t: Array, cell: int, memo: Array, near: Array) -> int:
    """By seat, how many moves an empty cell is away; the least of all."""
    pointing, least = facing(state, cell), FAR
    for seat in range(t[PLAYERS]):
        near[seat] = moves_into(cell, pointing, memo, seat)
        least = min(least, near[seat])
    return least


@kernel
def worth_of_route(
    state: Array, t: Array, w: Array, seat: int, after: int, nearest: int, second: int
) -> float:
    """What a way of so many moves to the nearest coin and the second is worth to the seat."""
    to_move = seat == after
    if is_rich(state, t, seat):
        return float(w[EXIT_AT + FAR * to_move + nearest - 1])
    kill = w[KILL_AT + FAR * to_move + nearest - 1] * kill_chance(state, t, seat)
    return float(w[route_feature(to_move, nearest, second)] + kill)


@kernel
def new_way(
    state: Array, t: Array, seat: int, kind: int, cell: int, arrows: int, moves: int, memo: Array
) -> int:
    """How many moves it is to a coin by way of a chamber that is laid so many moves away; `FAR`: none."""
    rich = is_rich(state, t, seat)
    if brings(state, t, seat, kind, rich):
        return moves
    for side in range(4):
        there = cell + SIDE_OFFSET[side]
        if (
            arrows >> side & 1
            and state[GRID + there] & KIND_MASK
            and there != state[DRAKON]
            and moves + 1 < moves_to(memo, seat, there)
            and brings(state, t, seat, kind_at(state, there), rich)
        ):
            return moves + 1
    return FAR


@kernel
def worth_of_open(w: Array, sides: int, finds: int) -> float:
    """What so many open sides are worth to who has so many finds in the hand."""
    return float(w[OPEN_AT + min(MOST_OPEN, sides)] + w[lay_feature(sides, finds)])


@kernel
def change_of_openness(state: Array, t: Array, w: Array, seat: int, cell: int) -> float:
    """By how much it changes what the seat's hero is worth that anything is laid in a cell next to him."""
    stands, change = int(state[FIGURES + seat]), 0.0
    sides, finds = open_sides(state, stands), finds_in_hand(state, t, seat)
    for side in range(4):
        if sides >> side & 1 and stands + SIDE_OFFSET[side] == cell:
            number = count_ones(sides)
            change += worth_of_open(w, number - 1, finds) - worth_of_open(w, number, finds)
    return change


@kernel
def change_of_route(
    state: Array,
    t: Array,
    w: Array,
    seat: int,
    kind: int,
    cell: int,
    arrows: int,
    moves: int,
    after: int,
    memo: Array,
) -> float:
    """By how much a chamber laid so many moves away changes what the seat's way to coins is worth."""
    nearest, second = int(memo[FOUND_AT + 2 * seat + NEAREST]), int(memo[FOUND_AT + 2 * seat + SECOND])
    found = new_way(state, t, seat, kind, cell, arrows, moves, memo)
    if found >= second:
        return 0.0
    return worth_of_route(
        state, t, w, seat, after, min(nearest, found), max(nearest, found)
    ) - worth_of_route(state, t, w, seat, after, nearest, second)


@part_of_kernel
def weight_of(t: Array, seat: int, hero: int, desk: Array) -> float:
    """How much the seat's score rises with what the hero is worth."""
    pool = int(t[POOL_AT + hero])
    return (1.0 if pool == t[POOL_AT + seat] else 0.0) - float(desk[SHARE_AT + pool])


@kernel
def gain_by_openness(
    state: Array, t: Array, w: Array, seat: int, cell: int, desk: Array, near: Array
) -> float:
    """By how much the seat's score rises if it lays anything there."""
    gain = 0.0
    for hero in range(t[PLAYERS]):
        if near[hero] == 1:
            gain += weight_of(t, seat, hero, desk) * change_of_openness(state, t, w, hero, cell)
    return gain


@kernel
def gain_by_routes(
    state: Array,
    t: Array,
    w: Array,
    seat: int,
    kind: int,
    cell: int,
    arrows: int,
    after: int,
    memo: Array,
    desk: Array,
    near: Array,
) -> float:
    """By how much the seat's score rises by the ways to coins that a chamber laid so opens."""
    gain = 0.0
    for hero in range(t[PLAYERS]):
        if near[hero] < FAR:
            change = change_of_route(state, t, w, hero, kind, cell, arrows, int(near[hero]), after, memo)
            gain += weight_of(t, seat, hero, desk) * change
    return gain


@kernel
def find_goals(state: Array, t: Array) -> int:
    """The kinds of chambers that bring something to anybody, as a mask."""
    goals = 0
    for seat in range(t[PLAYERS]):
        rich = is_rich(state, t, seat)
        for kind in range(NUMBER_OF_KINDS):
            if brings(state, t, seat, kind, rich):
                goals |= 1 << kind
    return goals


@kernel
def is_beside(state: Array, cell: int, goals: int) -> bool:
    """Whether a chamber of such a kind lies next to the cell."""
    for side in range(4):
        there = cell + SIDE_OFFSET[side]
        if state[GRID + there] & KIND_MASK and goals >> kind_at(state, there) & 1:
            return True
    return False


@kernel
def survey(
    state: Array, t: Array, w: Array, seat: int, memo: Array, desk: Array
) -> tuple[int, Array, Array, Array]:
    """What is the same for all chambers that the seat may lay: the kinds that bring something, the empty
    cells that anybody cares about, how far each is from everyone, and what it brings to lay anything there.
    """
    cells, gains = np.empty(MOST_FRONTIER, np.int64), np.empty(MOST_FRONTIER)
    near, number = np.empty((MOST_FRONTIER, SEATS), np.int64), 0
    for place in range(FRONTIER, FRONTIER + state[FRONTIER_SIZE]):
        cell = int(state[place])
        if facing(state, cell) and watch(state, t, cell, memo, near[number]) < WATCHED:
            cells[number] = cell
            gains[number] = gain_by_openness(state, t, w, seat, cell, desk, near[number])
            number += 1
    return find_goals(state, t), cells[:number], near[:number], gains[:number]


@kernel
def best_put(
    state: Array,
    t: Array,
    w: Array,
    seat: int,
    chamber: int,
    after: int,
    memo: Array,
    desk: Array,
    goals: int,
    cells: Array,
    near: Array,
    gains: Array,
    blur: float,
    rng: Array,
) -> tuple[float, int]:
    """By how much the score rises if this chamber is laid as well as possible, by the `survey`, and the code;
    where nobody cares, 0 and `NONE`."""
    kind, arrows, best, code = int(KIND_OF_TYPE[chamber]), int(ARROWS_OF_TYPE[chamber]), 0.0, NONE
    for place in range(cells.size):
        cell, routes = int(cells[place]), 0.0
        fits = FIT_BITS[arrows, facing(state, cell)]
        leads_on = is_beside(state, cell, goals)  # else it does not matter which way it is turned
        if fits and goals >> kind & 1 and not leads_on:
            routes = gain_by_routes(state, t, w, seat, kind, cell, 0, after, memo, desk, near[place])
        while fits:
            lies = lowest_one(fits)
            fits &= fits - 1
            if leads_on:
                routes = gain_by_routes(state, t, w, seat, kind, cell, lies, after, memo, desk, near[place])
            gain = gains[place] + routes + blur * chance(rng)
            if gain > best:
                best, code = gain, PUT_CODE + 16 * NUMBER_OF[cell] + lies
    return best, code


@part_of_kernel
def chance(rng: Array) -> float:
    """A random number from 0 to 1."""
    return float(random_bits(rng) >> np.uint64(11)) * (1.0 / (1 << 53))

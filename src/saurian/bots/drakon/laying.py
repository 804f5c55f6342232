"""What a chamber laid somewhere does to everybody's way to the next coin.

It is counted from the walks that are known (`routes`), without laying it: how far the cell is from each hero,
what the chamber brings him, and what its arrows lead to.
"""

import numpy as np

from saurian.bots.drakon.routes import FAR, FOUND_AT, NEAREST, SECOND, brings, is_rich, moves_to, open_sides
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
    NONE,
    NUMBER_OF,
    PUT_CODE,
    SIDE_OFFSET,
    Array,
)
from saurian.sim.drakon.tables import PLAYERS, POOL_AT

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
def change_for(
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
    """By how much a chamber laid so many moves away changes what the seat's hero is worth."""
    change = 0.0
    stands = int(state[FIGURES + seat])
    if moves == 1:
        sides, finds = open_sides(state, stands), finds_in_hand(state, t, seat)
        for side in range(4):
            if sides >> side & 1 and stands + SIDE_OFFSET[side] == cell:
                number = count_ones(sides)
                change += worth_of_open(w, number - 1, finds) - worth_of_open(w, number, finds)
    nearest, second = int(memo[FOUND_AT + 2 * seat + NEAREST]), int(memo[FOUND_AT + 2 * seat + SECOND])
    found = new_way(state, t, seat, kind, cell, arrows, moves, memo)
    if found < second:
        change += worth_of_route(
            state, t, w, seat, after, min(nearest, found), max(nearest, found)
        ) - worth_of_route(state, t, w, seat, after, nearest, second)
    return change


@kernel
def gain_of_put(
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
    """By how much the seat's score rises, nearly, if it lays a chamber so; its hand aside."""
    mine, gain = t[POOL_AT + seat], 0.0
    for hero in range(t[PLAYERS]):
        if near[hero] < FAR:
            pool = int(t[POOL_AT + hero])
            change = change_for(state, t, w, hero, kind, cell, arrows, near[hero], after, memo)
            gain += ((1.0 if pool == mine else 0.0) - desk[SHARE_AT + pool]) * change
    return gain


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
    near: Array,
    blur: float,
    rng: Array,
) -> tuple[float, int]:
    """By how much the score rises if this chamber is laid as well as possible, and the code; where nobody
    cares, 0 and `NONE`."""
    kind, arrows, best, code = int(KIND_OF_TYPE[chamber]), int(ARROWS_OF_TYPE[chamber]), 0.0, NONE
    for place in range(FRONTIER, FRONTIER + state[FRONTIER_SIZE]):
        cell = int(state[place])
        pointing = facing(state, cell)
        fits = FIT_BITS[arrows, pointing]
        if pointing == 0 or fits == 0 or watch(state, t, cell, memo, near) >= WATCHED:
            continue
        while fits:
            lies = lowest_one(fits)
            fits &= fits - 1
            gain = gain_of_put(state, t, w, seat, kind, cell, lies, after, memo, desk, near)
            gain += blur * chance(rng)
            if gain > best:
                best, code = gain, PUT_CODE + 16 * NUMBER_OF[cell] + lies
    return best, code


@part_of_kernel
def chance(rng: Array) -> float:
    """A random number from 0 to 1."""
    return float(random_bits(rng) >> np.uint64(11)) * (1.0 / (1 << 53))

"""Where a chamber brings a hero nearer to a coin, judged from the ways that are known, without laying it."""

from typing import NamedTuple

import numpy as np

from saurian.bots.drakon.greedy import RIVAL_STEP
from saurian.bots.drakon.routes import brings, is_rich, make_memo, moves_to, moves_to_coin, walk
from saurian.bots.drakon.sight import Sight, list_exits, make_sight, note_gains, place_of
from saurian.bots.drakon.ways import FAR
from saurian.games.drakon.lair import OFFSETS
from saurian.sim.compiling import kernel, lowest_one
from saurian.sim.drakon.lair import (
    ANYWHERE,
    LANDING_OFFSET,
    calling,
    facing,
    landings_by,
    trait,
    with_second_step,
)
from saurian.sim.drakon.layout import (
    AROUND,
    ARROWS_OF_TYPE,
    CELL_OF,
    DRAKON,
    ESCAPE_KIND,
    FIGURES,
    FIT_BITS,
    FRONTIER,
    FRONTIER_SIZE,
    GRID,
    KIND_OF_TYPE,
    LAIR,
    LAIR_SIZE,
    MOST_CHAMBERS,
    MOST_FRONTIER,
    NONE,
    NUMBER_OF,
    PUT_CODE,
    SEATS,
    SIDE_OFFSET,
    Array,
)
from saurian.sim.drakon.play import random_put
from saurian.sim.drakon.tables import (
    ESCAPE_ON_PLACING,
    EXITS,
    HARP_FREEZES_IN_WINDSTORM,
    HEEDS_HARP,
    JUMPS,
    PLAYERS,
    POOL_AT,
    STEPS,
)
from saurian.sim.rng import below

ALIKE = 1e-6
"""Values that differ by less are taken for equal."""
WATCHED = 4
"""Moves; a player at least this far from a cell does not care what is placed there."""
PUTS_TRIED = 4
"""Attempts to find a cell that matters to no player."""


class Ground(NamedTuple):
    """What is known of the ways over the lair."""

    memo: Array
    """Walks from every hero."""
    sight: Sight
    """Its exits alone are used: where a move out of each chamber leads."""
    away: Array
    """By seat and chamber, how many moves it is from there to a coin; 0: there is one; `FAR`: too many."""
    useful: Array
    """Cells where the seat that decides may want to lay something, …"""
    near: Array
    """… and how far each of them is from everyone."""


def make_ground() -> Ground:
    """Nothing known yet."""
    return Ground(
        make_memo(),
        make_sight(),
        np.zeros((SEATS, MOST_CHAMBERS + 1), np.int64),
        np.zeros(MOST_FRONTIER, np.int64),
        np.zeros((MOST_FRONTIER, SEATS), np.int64),
    )


@kernel
def walk_all(state: Array, t: Array, memo: Array) -> None:
    """Walk from every hero to its next coin."""
    for seat in range(t[PLAYERS]):
        walk(state, t, seat, int(state[FIGURES + seat]), memo, seat)


@kernel
def explore(state: Array, t: Array, ground: Ground) -> None:
    """From every chamber, find out how far it is to a coin."""
    list_exits(state, t, ground.sight)
    for seat in range(t[PLAYERS]):
        note_gains(state, t, seat, ground.sight)
        measure(state, ground.sight, ground.away[seat])


@kernel
def measure(state: Array, sight: Sight, away: Array) -> None:
    """By chamber, the moves to the nearest that brings a coin, of those that the gains tell."""
    size, found = int(state[LAIR_SIZE]), False
    for place in range(size):
        away[place] = FAR
        if sight.gains[place] > 0 and state[LAIR + place] != state[DRAKON]:
            away[place], found = 0, True
    for moves in range(1, FAR):
        if not found:
            return
        found = False
        for place in range(size):
            if away[place] == FAR and leads_to(sight, place, moves - 1, away):
                away[place], found = moves, True


@kernel
def leads_to(sight: Sight, place: int, moves: int, away: Array) -> bool:
    """Whether a move out of the chamber leads to a place `moves` moves from a coin. A jump is the first move
    of all."""
    if sight.exit_counts[place] == ANYWHERE:
        return moves == 0
    found = False
    for number in range(sight.exit_counts[place]):
        found |= away[sight.exits[place, number]] == moves
    return found


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
def away_from(state: Array, cell: int, away: Array) -> int:
    """How many moves it is from a chamber to a coin; never through Drakon."""
    return FAR if cell == state[DRAKON] else int(away[place_of(state, cell)])


@kernel
def exits_if_laid(state: Array, t: Array, kind: int, cell: int, arrows: int) -> int:
    """The sides by which one could leave a chamber that is laid so, as `lair.ways` tells of one that lies."""
    mask = int(t[trait(t, kind, EXITS) + (arrows | state[GRID + cell] & AROUND)])
    if not mask or not trait(t, kind, HEEDS_HARP):
        return mask
    heard = mask
    if trait(t, kind, STEPS) == 2 and not t[HARP_FREEZES_IN_WINDSTORM]:
        heard = with_second_step(state, t, cell, mask)
    harps = calling(state, t, cell, heard)
    return harps if harps else mask


@kernel
def onward(state: Array, t: Array, kind: int, cell: int, exits: int, away: Array) -> int:
    """How many moves it would be to a coin from a chamber laid there with such exits; `FAR` or more: too
    many."""
    least, ends = FAR, landings_by(state, t, cell, kind, exits)
    if ends == ANYWHERE:
        for place in range(state[LAIR_SIZE]):
            least = min(least, 1 + away[place])
        return least
    while ends:
        there = cell + LANDING_OFFSET[lowest_one(ends)]
        ends &= ends - 1
        least = min(least, 1 + away_from(state, int(there), away))
    return least


@kernel
def is_beside(cell: int, other: int) -> bool:
    """Whether the cells share an edge."""
    return other - cell in OFFSETS


@kernel
def puts_hero_on(state: Array, t: Array, hero: int, kind: int, cell: int) -> bool:
    """Whether the hero goes at once to a chamber that its player lays there (K-51)."""
    return bool(kind == ESCAPE_KIND and t[ESCAPE_ON_PLACING] and is_beside(cell, int(state[FIGURES + hero])))


@kernel
def whom_it_brings(state: Array, t: Array, kind: int) -> int:
    """The seats that get something if they enter a chamber of this kind, as bits."""
    seats = 0
    for seat in range(t[PLAYERS]):
        seats |= brings(state, t, seat, kind, is_rich(state, t, seat)) << seat
    return seats


@kernel
def gain_of_laying(
    state: Array,
    t: Array,
    seat: int,
    kind: int,
    cell: int,
    exits: int,
    brought: int,
    ground: Ground,
    near: Array,
) -> float:
    """By how much a chamber laid so shortens the seat's way to a coin, less what it does for its rivals."""
    gain, before, after = 0.0, FAR, FAR
    for hero in range(t[PLAYERS]):
        now = moves_to_coin(ground.memo, hero)
        then, moves = now, int(near[hero])
        if hero == seat and puts_hero_on(state, t, hero, kind, cell):
            moves = 0
        if moves < now and brought >> hero & 1:
            then = max(1, moves)
        elif moves < now:
            then = min(now, moves + onward(state, t, kind, cell, exits, ground.away[hero]))
        if hero == seat:
            gain += now - then
        elif t[POOL_AT + hero] != t[POOL_AT + seat]:
            before, after = min(before, now), min(after, then)
    return gain - RIVAL_STEP * (before - after)


@kernel
def find_useful_cells(state: Array, t: Array, seat: int, ground: Ground) -> int:
    """Note the empty cells that are beside the seat's hero, or nearer to it than its next coin; how many. A
    chamber that is laid elsewhere brings the seat nothing."""
    memo = ground.memo
    number, stands, coin = 0, int(state[FIGURES + seat]), moves_to_coin(memo, seat)
    for place in range(FRONTIER, FRONTIER + state[FRONTIER_SIZE]):
        cell = int(state[place])
        if is_beside(cell, stands) or moves_into(cell, facing(state, cell), memo, seat) < coin:
            watch(state, t, cell, memo, ground.near[number])
            ground.useful[number] = cell
            number += 1
    return number


@kernel
def best_laying(
    state: Array, t: Array, seat: int, chamber: int, rng: Array, ground: Ground, number: int
) -> tuple[float, int]:
    """How much the chamber brings, laid as well as possible in one of `number` useful cells, and the code;
    `NONE`: nothing, anywhere."""
    kind, arrows = int(KIND_OF_TYPE[chamber]), int(ARROWS_OF_TYPE[chamber])
    brought, best, code, ties = whom_it_brings(state, t, kind), 0.0, NONE, 0
    for place in range(number):
        cell = int(ground.useful[place])
        fits = FIT_BITS[arrows, facing(state, cell)]
        while fits:
            lies = lowest_one(fits)
            fits &= fits - 1
            exits = exits_if_laid(state, t, kind, cell, lies)
            if exits == 0 and brought == 0 and not trait(t, kind, JUMPS):
                continue
            gain = gain_of_laying(state, t, seat, kind, cell, exits, brought, ground, ground.near[place])
            if gain > best + ALIKE:
                best, ties = gain, 1
            elif code == NONE or gain < best - ALIKE:
                continue
            else:
                ties += 1
            if below(rng, ties) == 0:
                code = PUT_CODE + 16 * NUMBER_OF[cell] + lies
    return best, code


@kernel
def put_aside(state: Array, t: Array, rng: Array, ground: Ground) -> int:
    """Put the chamber anywhere, if possible where nobody cares."""
    code = 0
    for _ in range(PUTS_TRIED):
        code = random_put(state, rng)
        if watch(state, t, int(CELL_OF[(code - PUT_CODE) >> 4]), ground.memo, ground.near[0]) >= WATCHED:
            break
    return code

"""How far it is from a hero to the next coin.

`walk` goes from a hero over the lair by legal moves, Drakon avoided, and notes in `memo` how many moves lead
to each chamber, up to the nearest that brings something: a coin from the hoard or from a neighbour, or, for
who must escape and has enough, a way out.
"""

import numpy as np

from saurian.bots.drakon.ways import FAR
from saurian.games.drakon.lair import WIDTH
from saurian.sim.compiling import inline_kernel, kernel, lowest_one
from saurian.sim.drakon.coins import worth
from saurian.sim.drakon.lair import ANYWHERE, LANDING_OFFSET, kind_at, landings, trait
from saurian.sim.drakon.layout import (
    DRAKON,
    FINDS,
    GRID,
    HOARD_SIZE,
    LAIR,
    LAIR_SIZE,
    MOST_CHAMBERS,
    NEIGHBOURS_AT,
    NOWHERE,
    SEATS,
    Array,
    const,
)
from saurian.sim.drakon.seats import coin_count
from saurian.sim.drakon.tables import (
    ANYONE,
    DRAKON_BARS_ESCAPE,
    ENTERED,
    GOAL,
    LEADS_OUT,
    MUST_ESCAPE,
    PLAYERS,
    POOL_AT,
    ROBBED_SIDE,
)

AREA = WIDTH * WIDTH
SLOTS = SEATS + 1
"""A walk for every seat, and one for what-ifs."""
IF = const(SEATS)
"""The slot of what-ifs."""
FOUND_AT = SLOTS * AREA
"""By slot: the moves to the nearest chamber that brings something; `FAR`: none."""
QUEUE_AT = FOUND_AT + SLOTS
MEMO = QUEUE_AT + MOST_CHAMBERS
"""So long are the notes of walks."""
STAMP = FAR
"""Each walk adds this to what it notes, so that nothing needs to be wiped away; no walk is as long."""


def make_memo() -> Array:
    """Where walks are noted."""
    return np.full(MEMO, -STAMP, np.int64)


@kernel
def is_rich(state: Array, t: Array, seat: int) -> bool:
    """Whether the seat has enough, and only has to get out (K-80)."""
    return bool(t[MUST_ESCAPE] and worth(state, t, int(t[POOL_AT + seat])) >= t[GOAL])


@kernel
def brings(state: Array, t: Array, seat: int, kind: int, rich: bool) -> bool:
    """Whether it is good for the seat to enter a chamber of this kind."""
    if rich:
        return trait(t, kind, LEADS_OUT) != 0
    entered = trait(t, kind, ENTERED)
    if entered == FINDS:
        return bool(state[HOARD_SIZE] > 0)
    side = trait(t, kind, ROBBED_SIDE)
    if side == 0:
        return False
    if side != ANYONE:
        return can_be_robbed_by(state, t, seat, int((seat + side) % t[PLAYERS]))
    anybody = False
    for other in range(t[PLAYERS]):
        anybody |= can_be_robbed_by(state, t, seat, other)
    return anybody


@kernel
def can_be_robbed_by(state: Array, t: Array, seat: int, victim: int) -> bool:
    """Whether the victim plays against the seat and has a coin."""
    return bool(t[POOL_AT + victim] != t[POOL_AT + seat] and coin_count(state, t, victim) > 0)


@kernel
def shunned_cell(state: Array, t: Array, rich: bool) -> int:
    """Drakon's cell, unless it is a way out that she does not bar for a hero who has enough (K-80)."""
    cell = int(state[DRAKON])
    if rich and cell != NOWHERE and not t[DRAKON_BARS_ESCAPE] and trait(t, kind_at(state, cell), LEADS_OUT):
        return NOWHERE
    return cell


@inline_kernel
def visit(there: int, shunned: int, moves: int, memo: Array, slot: int, end: int) -> int:
    """Note a chamber unless it is noted, or shunned; how long the queue is then."""
    place = slot * AREA + there
    if memo[place] >= memo[slot * AREA] or there == shunned:
        return end
    memo[place] = memo[slot * AREA] + moves
    memo[QUEUE_AT + end] = there
    return end + 1


@kernel
def visit_next(
    state: Array, t: Array, cell: int, shunned: int, moves: int, memo: Array, slot: int, end: int
) -> int:
    """Note all chambers to which one move leads from this one; how long the queue is then."""
    ends = landings(state, t, cell)
    if ends == ANYWHERE:
        for place in range(LAIR, LAIR + state[LAIR_SIZE]):
            end = visit(int(state[place]), shunned, moves, memo, slot, end)
        return end
    while ends:
        there = cell + LANDING_OFFSET[lowest_one(ends)]
        ends &= ends - 1
        end = visit(int(there), shunned, moves, memo, slot, end)
    return end


@kernel
def walk(state: Array, t: Array, seat: int, start: int, memo: Array, slot: int) -> None:
    """Walk from the start as the seat's hero to the nearest coin, and note what is found on the way."""
    memo[slot * AREA] += STAMP
    memo[FOUND_AT + slot] = FAR
    if start == NOWHERE:
        return
    memo[slot * AREA + start] = memo[slot * AREA]
    memo[QUEUE_AT] = start
    rich = is_rich(state, t, seat)
    shunned = shunned_cell(state, t, rich)
    first, end = 0, 1
    for moves in range(1, FAR):
        edge = end
        while first < edge:
            end = visit_next(state, t, int(memo[QUEUE_AT + first]), shunned, moves, memo, slot, end)
            first += 1
        for place in range(QUEUE_AT + edge, QUEUE_AT + end):
            if brings(state, t, seat, kind_at(state, memo[place]), rich):
                memo[FOUND_AT + slot] = moves
                return


@kernel
def moves_to_coin(memo: Array, slot: int) -> int:
    """How many moves lead to the nearest coin; `FAR`: too many."""
    return int(memo[FOUND_AT + slot])


@kernel
def moves_to(memo: Array, slot: int, cell: int) -> int:
    """How many moves lead there; `FAR`: too many."""
    moves = memo[slot * AREA + cell] - memo[slot * AREA]
    return int(moves) if moves >= 0 else FAR


@kernel
def open_sides(state: Array, cell: int) -> int:
    """The arrows of the chamber that lead to nothing yet."""
    word = state[GRID + cell]
    return int(word & ~(word >> NEIGHBOURS_AT) & 15)

"""How the others are expected to play: greedily, one action ahead, as `bots.greedy.drakon` does, but fast.

Where a chamber is laid is judged from the walks that are known (`laying`), without laying it, and a plain
step without going; everything else is tried in a copy until the next turn begins, with all that it leads to.
Others who decide something in between do anything.
"""

import numpy as np

from saurian.bots.drakon.going import destination
from saurian.bots.drakon.laying import moves_into, new_way, watch
from saurian.bots.drakon.policy import PLAN, PLAN_AT, TRIED, UNPLANNED, keep_some, put_aside
from saurian.bots.drakon.routes import FOUND_AT, IF, NEAREST, walk
from saurian.bots.drakon.ways import FAR
from saurian.bots.drakon.worth import SCORE_AT, danger
from saurian.bots.greedy.drakon import COIN, DRAGON_NEAR, RIVAL_COIN, RIVAL_STEP, WIN
from saurian.sim.chance import below
from saurian.sim.compiling import kernel, lowest_one
from saurian.sim.drakon.coins import worth as coins_worth
from saurian.sim.drakon.lair import about, facing, kind_at
from saurian.sim.drakon.layout import (
    ARROWS_OF_TYPE,
    CHOOSE_CODE,
    COINS,
    DRAKON,
    FIGURES,
    FINDS,
    FIT_BITS,
    FRONTIER,
    FRONTIER_SIZE,
    HOARD_AT,
    HOARD_SIZE,
    KIND_OF_TYPE,
    MOST_FRONTIER,
    MOST_LEGAL,
    NONE,
    NOW,
    NOW_CHAMBER,
    NOW_SEAT,
    NUMBER_OF,
    OVER,
    PLACE_CODE,
    PUT_CODE,
    PUTTING,
    ROW,
    SEATS,
    STEP_CODE,
    TURN_PHASE,
    WINNERS,
    Array,
)
from saurian.sim.drakon.legal import legal
from saurian.sim.drakon.phases import apply
from saurian.sim.drakon.play import settle
from saurian.sim.drakon.tables import ENTERED, GOAL, MUST_ESCAPE, PLAYERS, POOL_AT

DEEPEST = 5
"""So many choices within choices are tried; what is asked beyond is answered anyhow."""
ALIKE = 1e-6
"""Values that differ by less are taken for equal."""
UNKNOWN = -2 * WIN
"""The score of what must be tried."""


@kernel
def make_copies() -> tuple[Array, Array]:
    """Room to try things: positions, and options in each."""
    return np.empty((DEEPEST + 1, ROW), np.int32), np.empty((DEEPEST + 1, MOST_LEGAL), np.int32)


# --- what a position is worth -------------------------------------------------------------------------


@kernel
def walk_all(state: Array, t: Array, memo: Array) -> None:
    """Walk from every hero to his next coin; further nobody looks here."""
    for seat in range(t[PLAYERS]):
        walk(state, t, seat, int(state[FIGURES + seat]), memo, seat, True)


@kernel
def moves_to_coin(memo: Array, seat: int) -> int:
    """How far the next coin is from the seat's hero, who has walked there."""
    return int(memo[FOUND_AT + 2 * seat + NEAREST])


@kernel
def worth_aside(state: Array, t: Array, seat: int, memo: Array) -> float:
    """What the position is worth to the seat, where its hero stands aside. All have walked."""
    mine, most, least = t[POOL_AT + seat], 0, FAR
    for other in range(t[PLAYERS]):
        if t[POOL_AT + other] != mine:
            most = max(most, coins_worth(state, t, int(t[POOL_AT + other])))
            least = min(least, moves_to_coin(memo, other))
    return float(COIN * coins_worth(state, t, int(mine)) - RIVAL_COIN * most + RIVAL_STEP * least)


@kernel
def worth_of_standing(state: Array, t: Array, seat: int, cell: int, moves: int) -> float:
    """What it is worth to the seat that its hero stands there, so many moves from the next coin."""
    return -moves - (DRAGON_NEAR if danger(state, t, seat, cell) > 0 else 0.0)


@kernel
def greedy_worth(state: Array, t: Array, seat: int, memo: Array) -> float:
    """What the position is worth to the seat, as the greedy bot sees it. All walk for it."""
    if state[NOW] == OVER:
        return WIN if state[WINNERS] >> t[POOL_AT + seat] & 1 else -WIN
    walk_all(state, t, memo)
    cell, moves = int(state[FIGURES + seat]), moves_to_coin(memo, seat)
    return float(worth_aside(state, t, seat, memo) + worth_of_standing(state, t, seat, cell, moves))


# --- trying -------------------------------------------------------------------------------------------


@kernel
def unfold(copies: Array, codes: Array, depth: int, t: Array, seat: int, rng: Array) -> int:
    """Play on to the seat's next choice within its action; how many options it has. 0: the action is over."""
    state = copies[depth]
    settle(state, t, rng)
    while state[NOW] != OVER and state[NOW] != TURN_PHASE:
        number = legal(state, t, codes[depth])
        if state[NOW_SEAT] == seat and depth < DEEPEST:
            return int(keep_some(codes[depth], number, TRIED, rng))
        apply(state, t, int(codes[depth, below(rng, number)]))
        settle(state, t, rng)
    return 0


@kernel
def worth_of_trying(copies: Array, codes: Array, t: Array, seat: int, rng: Array, memo: Array) -> float:
    """What the second copy is worth to the seat when its action is over, if it goes on well."""
    depth = 1
    left, best = np.zeros(DEEPEST + 1, np.int64), np.zeros(DEEPEST + 1)
    while True:
        left[depth] = unfold(copies, codes, depth, t, seat, rng)
        if left[depth]:
            best[depth] = UNKNOWN
        else:
            value = greedy_worth(copies[depth], t, seat, memo)
            while left[depth] == 0:
                depth -= 1
                if depth == 0:
                    return float(value)
                best[depth] = max(best[depth], value)
                value = best[depth]
        left[depth] -= 1
        copies[depth + 1][:] = copies[depth]
        apply(copies[depth + 1], t, int(codes[depth, left[depth]]))
        depth += 1


@kernel
def is_plain(state: Array, t: Array, seat: int, cell: int) -> bool:
    """Whether who enters the chamber only stands there then, or gets a coin of the hoard."""
    entered = about(t, kind_at(state, cell), ENTERED)
    if cell == state[DRAKON] or t[MUST_ESCAPE]:
        return False
    return bool(entered == NONE or (entered == FINDS and state[HOARD_SIZE] > 0))


@kernel
def worth_of_entering(state: Array, t: Array, seat: int, cell: int, aside: float, memo: Array) -> float:
    """What it is worth to the seat to enter a plain chamber. Of the coins it expects the mean."""
    value, pool = aside, int(t[POOL_AT + seat])
    if about(t, kind_at(state, cell), ENTERED) == FINDS:
        coin = 0.0
        for worth in range(COINS):
            coin += (worth + 1) * state[HOARD_AT + worth] / state[HOARD_SIZE]
        value += COIN * coin
        if coins_worth(state, t, pool) + coin >= t[GOAL]:
            return WIN
    walk(state, t, seat, cell, memo, IF, True)
    return float(value + worth_of_standing(state, t, seat, cell, moves_to_coin(memo, IF)))


# --- laying -------------------------------------------------------------------------------------------


@kernel
def gain_of_laying(
    state: Array, t: Array, seat: int, kind: int, cell: int, arrows: int, memo: Array, near: Array
) -> float:
    """By how much a chamber laid so shortens the seat's way to a coin, less what it does for its rivals."""
    gain, before, after = 0.0, FAR, FAR
    for hero in range(t[PLAYERS]):
        now = moves_to_coin(memo, hero)
        then = now
        if near[hero] < now:
            then = min(now, new_way(state, t, hero, kind, cell, arrows, int(near[hero]), memo))
        if hero == seat:
            gain += now - then
        elif t[POOL_AT + hero] != t[POOL_AT + seat]:
            before, after = min(before, now), min(after, then)
    return gain - RIVAL_STEP * (before - after)


@kernel
def find_useful_cells(state: Array, t: Array, seat: int, memo: Array) -> tuple[Array, Array]:
    """The empty cells that are nearer to the seat's hero than his next coin, and how far each is from
    everyone. A chamber that is laid elsewhere brings the seat nothing."""
    cells, near = np.empty(MOST_FRONTIER, np.int64), np.empty((MOST_FRONTIER, SEATS), np.int64)
    number = 0
    for place in range(FRONTIER, FRONTIER + state[FRONTIER_SIZE]):
        cell = int(state[place])
        if moves_into(cell, facing(state, cell), memo, seat) < moves_to_coin(memo, seat):
            watch(state, t, cell, memo, near[number])
            cells[number] = cell
            number += 1
    return cells[:number], near[:number]


@kernel
def best_laying(
    state: Array, t: Array, seat: int, chamber: int, rng: Array, memo: Array, cells: Array, near: Array
) -> tuple[float, int]:
    """How much the chamber brings, laid as well as possible in one of these cells, and the code; `NONE`:
    nothing, anywhere."""
    kind, arrows = int(KIND_OF_TYPE[chamber]), int(ARROWS_OF_TYPE[chamber])
    best, code, ties = 0.0, NONE, 0
    for place in range(cells.size):
        cell = int(cells[place])
        fits = FIT_BITS[arrows, facing(state, cell)]
        while fits:
            lies = lowest_one(fits)
            fits &= fits - 1
            gain = gain_of_laying(state, t, seat, kind, cell, lies, memo, near[place])
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
def decide_put_greedily(state: Array, t: Array, rng: Array, memo: Array) -> int:
    """Put the chamber where it was planned; without a plan, make one; where it brings nothing, anywhere."""
    plan = int(memo[PLAN])
    memo[PLAN] = UNPLANNED
    if plan in (UNPLANNED, NONE):
        walk_all(state, t, memo)
    if plan == UNPLANNED:
        seat = int(state[NOW_SEAT])
        cells, near = find_useful_cells(state, t, seat, memo)
        plan = best_laying(state, t, seat, int(state[NOW_CHAMBER]), rng, memo, cells, near)[1]
    return int(put_aside(state, t, rng, memo)) if plan == NONE else plan


# --- deciding -----------------------------------------------------------------------------------------


@kernel
def judge_greedily(
    state: Array, t: Array, number: int, rng: Array, memo: Array, desk: Array, copies: Array, codes: Array
) -> None:
    """Score the first options of the acting seat; note the best put of each chamber that it may lay."""
    seat, cells, near = int(state[NOW_SEAT]), np.empty(0, np.int64), np.empty((0, SEATS), np.int64)
    stay = aside = 0.0
    if state[NOW] == TURN_PHASE:
        stay = greedy_worth(state, t, seat, memo)
        aside = worth_aside(state, t, seat, memo)
        cells, near = find_useful_cells(state, t, seat, memo)
    for i in range(number):
        code = int(codes[0, i])
        memo[PLAN_AT + i], desk[SCORE_AT + i] = UNPLANNED, UNKNOWN
        if state[NOW] == TURN_PHASE and code < PUT_CODE:
            gain, plan = best_laying(state, t, seat, code - PLACE_CODE, rng, memo, cells, near)
            desk[SCORE_AT + i], memo[PLAN_AT + i] = stay + gain, plan
        elif state[NOW] == TURN_PHASE and code >= STEP_CODE and code < CHOOSE_CODE:
            there = destination(state, seat, code)
            if is_plain(state, t, seat, there):
                desk[SCORE_AT + i] = worth_of_entering(state, t, seat, there, aside, memo)
    for i in range(number):  # only now: who tries walks elsewhere, and forgets the walks from here
        if desk[SCORE_AT + i] == UNKNOWN:
            copies[1][:] = state
            apply(copies[1], t, int(codes[0, i]))
            desk[SCORE_AT + i] = worth_of_trying(copies, codes, t, seat, rng, memo)


@kernel
def decide_greedily(
    state: Array, t: Array, rng: Array, memo: Array, desk: Array, copies: Array, codes: Array
) -> int:
    """What the acting seat may be expected to do; any of the best if there are several."""
    if state[NOW] == PUTTING:
        return decide_put_greedily(state, t, rng, memo)
    number = legal(state, t, codes[0])
    if number == 1:
        return int(codes[0, 0])
    if state[NOW] != TURN_PHASE:
        number = keep_some(codes[0], number, TRIED, rng)
    judge_greedily(state, t, number, rng, memo, desk, copies, codes)
    best, ties = 0, 1
    for i in range(1, number):
        ahead = desk[SCORE_AT + i] - desk[SCORE_AT + best]
        if ahead > ALIKE:
            best, ties = i, 1
        elif ahead > -ALIKE:
            ties += 1
            if below(rng, ties) == 0:
                best = i
    memo[PLAN] = memo[PLAN_AT + best] if state[NOW] == TURN_PHASE else UNPLANNED
    return int(codes[0, best])

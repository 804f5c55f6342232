"""Play greedily, one action ahead, as `bots.drakon.greedy` does, but fast: for learning and for the search.

Where a chamber is laid is judged from the walks that are known (`laying`), and a plain step without going;
everything else is tried in copies (`trying`).
"""

from typing import NamedTuple

import numpy as np

from saurian.bots.drakon.greedy import COIN, DRAGON_NEAR, RIVAL_COIN, RIVAL_STEP, WIN
from saurian.bots.drakon.laying import (
    ALIKE,
    Ground,
    best_laying,
    explore,
    find_useful_cells,
    make_ground,
    put_aside,
    walk_all,
)
from saurian.bots.drakon.routes import IF, moves_to_coin, walk
from saurian.bots.drakon.sight import is_drakon_near
from saurian.bots.drakon.trying import TRIED, Trial, first_end, keep_some, make_trial, next_end
from saurian.bots.drakon.ways import FAR
from saurian.sim.compiling import inline_kernel, kernel
from saurian.sim.drakon.coins import worth as coins_worth
from saurian.sim.drakon.lair import copy_position, kind_at, trait
from saurian.sim.drakon.layout import (
    AT_CODE,
    CELL_OF,
    CHOOSE_CODE,
    COINS,
    DRAKON,
    FIGURES,
    FINDS,
    HOARD_AT,
    HOARD_SIZE,
    MOST_LEGAL,
    NONE,
    NOW,
    NOW_CHAMBER,
    NOW_SEAT,
    OVER,
    PLACE_CODE,
    PUT_CODE,
    PUTTING,
    SIDE_OFFSET,
    STEP_CODE,
    TURN_PHASE,
    WINNERS,
    Array,
    const,
)
from saurian.sim.drakon.legal import legal
from saurian.sim.drakon.phases import apply
from saurian.sim.drakon.seats import coin_count
from saurian.sim.drakon.tables import ENTERED, GOAL, MUST_ESCAPE, PLAYERS, POOL_AT, STEPS
from saurian.sim.rng import below

UNKNOWN = -2 * WIN
"""The score of what must be tried."""
UNPLANNED = const(-2)
"""Instead of the code of a put."""


class Greed(NamedTuple):
    """Room for a greedy decision."""

    ground: Ground
    scores: Array
    """By option."""
    puts: Array
    """By option, the best put of the chamber that it takes."""
    planned: Array
    """The put of the chamber that was taken."""
    trial: Trial


def make_greed() -> Greed:
    """Room for greedy decisions, nothing planned."""
    return Greed(
        make_ground(),
        np.zeros(MOST_LEGAL),
        np.zeros(MOST_LEGAL, np.int64),
        np.full(1, UNPLANNED, np.int64),
        make_trial(),
    )


# --- what a position is worth -------------------------------------------------------------------------


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
    """The value to the seat of its hero's cell, by the number of moves to the next coin."""
    at_risk = coin_count(state, t, seat) > 0 and is_drakon_near(state, t, cell)
    return -moves - (DRAGON_NEAR if at_risk else 0.0)


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
def worth_of_trying(t: Array, seat: int, rng: Array, memo: Array, trial: Trial) -> float:
    """What the second copy is worth to the seat when its action is over, if it goes on well."""
    depth = first_end(trial, t, seat, rng)
    while depth:
        worth = greedy_worth(trial.copies[depth], t, seat, memo)
        depth = next_end(trial, depth, worth, t, seat, rng)
    return float(trial.best[0])


@inline_kernel
def destination(state: Array, hero: int, code: int) -> int:
    """Where a step or a jump leads."""
    if code >= AT_CODE:
        return int(CELL_OF[code - AT_CODE])
    return int(state[FIGURES + hero] + SIDE_OFFSET[code - STEP_CODE])


@kernel
def is_blown(state: Array, t: Array, seat: int) -> bool:
    """Whether the seat's hero only passes the first chamber after this one (K-53)."""
    return trait(t, kind_at(state, int(state[FIGURES + seat])), STEPS) == 2


@kernel
def is_plain(state: Array, t: Array, seat: int, cell: int) -> bool:
    """Whether who enters the chamber only stands there then, or gets a coin of the hoard."""
    entered = trait(t, kind_at(state, cell), ENTERED)
    if cell == state[DRAKON] or t[MUST_ESCAPE]:
        return False
    return bool(entered == NONE or (entered == FINDS and state[HOARD_SIZE] > 0))


@kernel
def worth_of_entering(state: Array, t: Array, seat: int, cell: int, aside: float, memo: Array) -> float:
    """What it is worth to the seat to enter a plain chamber. Of the coins it expects the mean."""
    value, pool = aside, int(t[POOL_AT + seat])
    if trait(t, kind_at(state, cell), ENTERED) == FINDS:
        coin = 0.0
        for worth in range(COINS):
            coin += (worth + 1) * state[HOARD_AT + worth] / state[HOARD_SIZE]
        value += COIN * coin
        if coins_worth(state, t, pool) + coin >= t[GOAL]:
            return WIN
    walk(state, t, seat, cell, memo, IF)
    return float(value + worth_of_standing(state, t, seat, cell, moves_to_coin(memo, IF)))


# --- deciding -----------------------------------------------------------------------------------------


@kernel
def decide_put_greedily(state: Array, t: Array, rng: Array, greed: Greed) -> int:
    """Put the chamber where it was planned; without a plan, make one; where it brings nothing, anywhere."""
    plan, ground = int(greed.planned[0]), greed.ground
    greed.planned[0] = UNPLANNED
    if plan in (UNPLANNED, NONE):
        walk_all(state, t, ground.memo)
    if plan == UNPLANNED:
        seat = int(state[NOW_SEAT])
        explore(state, t, ground)
        cells = find_useful_cells(state, t, seat, ground)
        plan = best_laying(state, t, seat, int(state[NOW_CHAMBER]), rng, ground, cells)[1]
    return int(put_aside(state, t, rng, ground)) if plan == NONE else plan


@kernel
def judge_turn_greedily(state: Array, t: Array, number: int, rng: Array, greed: Greed) -> None:
    """Score what is judged without trying: to lay a chamber, as well as possible, and a plain step."""
    seat, ground, codes = int(state[NOW_SEAT]), greed.ground, greed.trial.codes[0]
    memo = ground.memo
    stay = greedy_worth(state, t, seat, memo)
    aside = worth_aside(state, t, seat, memo)
    explore(state, t, ground)
    cells = find_useful_cells(state, t, seat, ground)
    for i in range(number):
        code = int(codes[i])
        if code < PUT_CODE:
            gain, put = best_laying(state, t, seat, code - PLACE_CODE, rng, ground, cells)
            greed.scores[i], greed.puts[i] = stay + gain, put
        elif code >= STEP_CODE and code < CHOOSE_CODE and not is_blown(state, t, seat):
            there = destination(state, seat, code)
            if is_plain(state, t, seat, there):
                greed.scores[i] = worth_of_entering(state, t, seat, there, aside, memo)


@kernel
def judge_greedily(state: Array, t: Array, number: int, rng: Array, greed: Greed) -> None:
    """Score the first options of the acting seat; note the best put of each chamber that it may lay."""
    seat, trial = int(state[NOW_SEAT]), greed.trial
    greed.scores[:number], greed.puts[:number] = UNKNOWN, UNPLANNED
    if state[NOW] == TURN_PHASE:
        judge_turn_greedily(state, t, number, rng, greed)
    for i in range(number):
        if greed.scores[i] == UNKNOWN:
            copy_position(trial.copies[1], state)
            apply(trial.copies[1], t, int(trial.codes[0, i]))
            greed.scores[i] = worth_of_trying(t, seat, rng, greed.ground.memo, trial)


@kernel
def decide_greedily(state: Array, t: Array, rng: Array, greed: Greed) -> int:
    """What a greedy player does; any of the best if there are several."""
    if state[NOW] == PUTTING:
        return decide_put_greedily(state, t, rng, greed)
    codes, scores = greed.trial.codes[0], greed.scores
    number = legal(state, t, codes)
    if number == 1:
        return int(codes[0])
    if state[NOW] != TURN_PHASE:
        number = keep_some(codes, number, TRIED, rng)
    judge_greedily(state, t, number, rng, greed)
    best, ties = 0, 1
    for i in range(1, number):
        ahead = scores[i] - scores[best]
        if ahead > ALIKE:
            best, ties = i, 1
        elif ahead > -ALIKE:
            ties += 1
            if below(rng, ties) == 0:
                best = i
    greed.planned[0] = greed.puts[best]
    return int(codes[best])

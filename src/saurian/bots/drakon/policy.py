"""Play by the learned worth, one action ahead: fast enough for roll-outs.

`judge` gives each of the acting seat's options a score, the logarithm of the share of the win that its side
may expect. Where heroes go (`going`) and where chambers lie (`laying`) is tried in thought, all else in a
copy. What a chamber asks then is left aside.
"""

import numpy as np

from saurian.bots.drakon.going import destination, log_share, share_entering, share_if, share_of_best_move
from saurian.bots.drakon.laying import (
    WATCHED,
    best_put,
    chance,
    gain_by_openness,
    gain_by_routes,
    survey,
    watch,
)
from saurian.bots.drakon.routes import MEMO
from saurian.bots.drakon.ways import FAR
from saurian.bots.drakon.worth import (
    ABILITY_AT,
    HAND_AT,
    HERO_AT,
    SCORE_AT,
    SHARE_AT,
    appraise,
    find_shares,
    judge_position,
)
from saurian.sim.chance import below
from saurian.sim.compiling import kernel
from saurian.sim.drakon.layout import (
    BLOWN,
    CELL_OF,
    CHALLENGING,
    CHOOSE_CODE,
    CONTROLS,
    DECLINE_CODE,
    KIND_OF_TYPE,
    LEFT,
    MOST_LEGAL,
    NONE,
    NOW,
    NOW_CHAMBER,
    NOW_HERO,
    NOW_SEAT,
    PASSING_WALL,
    PILE,
    PILE_SIZE,
    PLACE_CODE,
    PUT_CODE,
    PUTTING,
    SEATS,
    STEERING,
    STEP_CODE,
    TURN,
    TURN_PHASE,
    USE_CODE,
    Array,
    fixed,
)
from saurian.sim.drakon.legal import legal
from saurian.sim.drakon.people import ability
from saurian.sim.drakon.phases import apply
from saurian.sim.drakon.play import random_put, settle
from saurian.sim.drakon.tables import PLAYERS, POOL_AT

TRIED = 6
"""Of options that can only be tried in a copy a roll-out looks at so many."""
PUTS_TRIED = 4
"""So often it looks for a place where nobody cares."""
PLAN = MEMO
"""In the memo, beyond the walks: the code of the put that was planned when a chamber was taken, …"""
PLAN_AT = PLAN + 1
"""… and by option, the one that would be."""
UNPLANNED = fixed(-2)


def make_memo() -> Array:
    """Where walks and plans are noted."""
    return np.full(PLAN_AT + MOST_LEGAL, UNPLANNED, np.int64)


# --- judging ------------------------------------------------------------------------------------------


@kernel
def seat_after(state: Array, t: Array) -> int:
    """Whose turn is next when the decision that is due is made."""
    if state[NOW] in (TURN_PHASE, PASSING_WALL) and state[LEFT] > 1:
        return int(state[TURN])
    if state[NOW] not in (TURN_PHASE, PASSING_WALL) and state[LEFT] > 0:
        return int(state[TURN])
    return int((state[TURN] + 1) % t[PLAYERS])


@kernel
def worth_of_drawing(state: Array, w: Array) -> float:
    """What the next chamber of the pile is worth in the hand, on average."""
    total, size = 0.0, int(state[PILE_SIZE])
    for place in range(PILE, PILE + size):
        total += w[HAND_AT + KIND_OF_TYPE[state[place]]]
    return total / size if size else 0.0


@kernel
def judge_turn(
    state: Array,
    t: Array,
    w: Array,
    codes: Array,
    number: int,
    blur: float,
    rng: Array,
    memo: Array,
    desk: Array,
) -> None:
    """Score what may be done in a turn, and what one chamber after it is taken; note the best put of each."""
    seat, after = int(state[NOW_SEAT]), seat_after(state, t)
    pool = int(t[POOL_AT + seat])
    appraise(state, t, w, after, memo, desk)
    find_shares(t, desk)
    base, drawn = log_share(desk[SHARE_AT + pool]), worth_of_drawing(state, w)
    surveyed = survey(state, t, w, seat, memo, desk)
    for i in range(number):
        code = int(codes[i])
        desk[SCORE_AT + i] = base
        memo[PLAN_AT + i] = UNPLANNED
        if code == USE_CODE:
            desk[SCORE_AT + i] -= w[ABILITY_AT + ability(state, t, seat)]
        elif code >= STEP_CODE and code < CHOOSE_CODE:
            there = destination(state, seat, code)
            desk[SCORE_AT + i] = log_share(share_entering(state, t, w, pool, seat, there, after, memo, desk))
        elif code < PUT_CODE:
            chamber = code - PLACE_CODE
            gain, plan = best_put(state, t, w, seat, chamber, after, memo, desk, *surveyed, blur, rng)
            gain += (1.0 - desk[SHARE_AT + pool]) * (drawn - w[HAND_AT + KIND_OF_TYPE[chamber]])
            desk[SCORE_AT + i] += gain
            memo[PLAN_AT + i] = plan


@kernel
def judge_puts(
    state: Array,
    t: Array,
    w: Array,
    codes: Array,
    number: int,
    memo: Array,
    desk: Array,
) -> None:
    """Score the ways to lay the chamber that was taken."""
    seat, after = int(state[NOW_SEAT]), seat_after(state, t)
    appraise(state, t, w, after, memo, desk)
    find_shares(t, desk)
    base = log_share(desk[SHARE_AT + t[POOL_AT + seat]])
    kind, near, watched, least = KIND_OF_TYPE[state[NOW_CHAMBER]], np.empty(SEATS, np.int64), NONE, FAR
    for i in range(number):
        cell, lies = CELL_OF[(codes[i] - PUT_CODE) >> 4], (codes[i] - PUT_CODE) & 15
        if cell != watched:
            watched, least = cell, watch(state, t, cell, memo, near)
        desk[SCORE_AT + i] = base
        if least < FAR:
            desk[SCORE_AT + i] += gain_by_openness(state, t, w, seat, cell, desk, near)
            desk[SCORE_AT + i] += gain_by_routes(state, t, w, seat, kind, cell, lies, after, memo, desk, near)


@kernel
def judge_moves(
    state: Array, t: Array, w: Array, codes: Array, number: int, memo: Array, desk: Array
) -> None:
    """Score where a hero may be sent, his own or another's."""
    seat, hero, after = int(state[NOW_SEAT]), int(state[NOW_HERO]), seat_after(state, t)
    pool = int(t[POOL_AT + seat])
    appraise(state, t, w, after, memo, desk)
    for i in range(number):
        if codes[i] == DECLINE_CODE:
            share = share_if(state, t, w, pool, hero, desk[HERO_AT + hero], desk)
        elif state[NOW] in (CONTROLS, CHALLENGING):
            sent = int(codes[i]) - CHOOSE_CODE
            share = share_of_best_move(state, t, w, pool, sent, after, memo, desk)
        else:
            there = destination(state, hero, int(codes[i]))
            share = share_entering(state, t, w, pool, hero, there, after, memo, desk)
        desk[SCORE_AT + i] = log_share(share)


@kernel
def judge_by_trying(
    state: Array,
    t: Array,
    w: Array,
    codes: Array,
    number: int,
    rng: Array,
    memo: Array,
    desk: Array,
    copy: Array,
) -> None:
    """Score options by what they lead to in a copy."""
    pool = int(t[POOL_AT + state[NOW_SEAT]])
    for i in range(number):
        copy[:] = state
        apply(copy, t, int(codes[i]))
        settle(copy, t, rng)
        judge_position(copy, t, w, memo, desk)
        desk[SCORE_AT + i] = log_share(desk[SHARE_AT + pool])


@kernel
def judge(
    state: Array,
    t: Array,
    w: Array,
    codes: Array,
    number: int,
    blur: float,
    rng: Array,
    memo: Array,
    desk: Array,
    copy: Array,
) -> None:
    """Score each of the options of the acting seat."""
    phase = state[NOW]
    if phase == TURN_PHASE:
        judge_turn(state, t, w, codes, number, blur, rng, memo, desk)
    elif phase == PUTTING:
        judge_puts(state, t, w, codes, number, memo, desk)
    elif phase in (STEERING, BLOWN, PASSING_WALL, CONTROLS, CHALLENGING):
        judge_moves(state, t, w, codes, number, memo, desk)
    else:
        judge_by_trying(state, t, w, codes, number, rng, memo, desk, copy)


# --- deciding -----------------------------------------------------------------------------------------


@kernel
def keep_some(codes: Array, number: int, most: int, rng: Array) -> int:
    """Move some of the options to the front, the last one (to decline) among them; how many."""
    if number <= most:
        return number
    codes[0], codes[number - 1] = codes[number - 1], codes[0]
    for i in range(1, most):
        j = i + below(rng, number - i)
        codes[i], codes[j] = codes[j], codes[i]
    return most


@kernel
def put_aside(state: Array, t: Array, rng: Array, memo: Array) -> int:
    """Put the chamber anywhere, if possible where nobody cares."""
    near, code = np.empty(SEATS, np.int64), 0
    for _ in range(PUTS_TRIED):
        code = random_put(state, rng)
        if watch(state, t, int(CELL_OF[(code - PUT_CODE) >> 4]), memo, near) >= WATCHED:
            break
    return code


@kernel
def decide_put(state: Array, t: Array, w: Array, blur: float, rng: Array, memo: Array, desk: Array) -> int:
    """Put the chamber where it was planned; without a plan, make one; where nobody cares, anywhere."""
    plan = int(memo[PLAN])
    memo[PLAN] = UNPLANNED
    if plan == UNPLANNED:
        seat, after = int(state[NOW_SEAT]), seat_after(state, t)
        appraise(state, t, w, after, memo, desk)
        find_shares(t, desk)
        surveyed, chamber = survey(state, t, w, seat, memo, desk), int(state[NOW_CHAMBER])
        plan = best_put(state, t, w, seat, chamber, after, memo, desk, *surveyed, blur, rng)[1]
    return put_aside(state, t, rng, memo) if plan == NONE else plan


@kernel
def decide(
    state: Array,
    t: Array,
    w: Array,
    blur: float,
    rng: Array,
    codes: Array,
    memo: Array,
    desk: Array,
    copy: Array,
) -> int:
    """What the policy does, its scores off by up to the blur. Who takes a chamber plans where to put it."""
    phase = state[NOW]
    if phase == PUTTING:
        return decide_put(state, t, w, blur, rng, memo, desk)
    number = legal(state, t, codes)
    if number == 1:
        return int(codes[0])
    if phase not in (TURN_PHASE, STEERING, BLOWN, PASSING_WALL, CONTROLS, CHALLENGING):
        number = keep_some(codes, number, TRIED, rng)
    judge(state, t, w, codes, number, blur, rng, memo, desk, copy)
    best, most = 0, -1e9
    for i in range(number):
        score = desk[SCORE_AT + i] + blur * chance(rng)
        if score > most:
            best, most = i, score
    if phase == TURN_PHASE:
        memo[PLAN] = memo[PLAN_AT + best]
    return int(codes[best])

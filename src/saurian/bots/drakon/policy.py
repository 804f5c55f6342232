"""Play by the learned worth, one action ahead: fast enough for roll-outs.

`judge` gives each of the acting seat's options a score, the logarithm of the share of the win that its side
may expect. Where a hero goes is tried in thought, coins by their odds; what a chamber laid somewhere does to
everybody's way to the next coin is counted from the walks that are known, without laying it; all else is done
in a copy. What a chamber asks then is left aside.
"""

import numpy as np

from saurian.bots.drakon.routes import (
    FAR,
    FOUND_AT,
    IF,
    MEMO,
    NEAREST,
    SECOND,
    brings,
    explore,
    is_rich,
    moves_to,
    open_sides,
)
from saurian.bots.drakon.worth import (
    ABILITY_AT,
    EXIT_AT,
    HAND_AT,
    HERO_AT,
    KILL_AT,
    MOST_OPEN,
    OPEN_AT,
    SCORE_AT,
    SHARE_AT,
    appraise,
    coin_worth,
    find_shares,
    hero_worth,
    judge_position,
    kill_chance,
    route_feature,
)
from saurian.sim.compiling import count_ones, kernel, lowest_one, part_of_kernel
from saurian.sim.drakon.lair import about, facing, kind_at, ways
from saurian.sim.drakon.layout import (
    ARROWS_OF_TYPE,
    AT_CODE,
    BLOWN,
    CELL_OF,
    CENTRE,
    CHALLENGING,
    CHOOSE_CODE,
    COINS,
    CONTROLS,
    DECLINE_CODE,
    DRAKON,
    FIGURES,
    FINDS,
    FIT_BITS,
    FRONTIER,
    FRONTIER_SIZE,
    GRID,
    HOARD,
    KIND_MASK,
    KIND_OF_TYPE,
    LEFT,
    LOSES,
    MOST_LEGAL,
    NONE,
    NOW,
    NOW_CHAMBER,
    NOW_HERO,
    NOW_SEAT,
    NUMBER_OF,
    PASSING_WALL,
    PILE,
    PILE_SIZE,
    PLACE_CODE,
    PUT_CODE,
    PUTTING,
    SEATS,
    SIDE_OFFSET,
    STEALS_LEFT,
    STEALS_RIGHT,
    STEERING,
    STEP_CODE,
    TURN,
    TURN_PHASE,
    USE_CODE,
    Array,
    fixed,
)
from saurian.sim.drakon.legal import ability, legal, purse_at
from saurian.sim.drakon.phases import apply, give_coin
from saurian.sim.drakon.phases import worth as coins_worth
from saurian.sim.drakon.play import below, random_bits, random_put, settle
from saurian.sim.drakon.tables import (
    DRAKON_BARS_ESCAPE,
    ENTERED,
    GOAL,
    JUMPS,
    LEADS_OUT,
    MUST_ESCAPE,
    PLAYERS,
    POOL_AT,
    POOLS,
    ROBBED_SIDE,
)

LEAST = 1e-4
"""No share is taken for smaller."""
WATCHED = 4
"""Who is at least so many moves away from a cell does not care what is laid there."""
TRIED = 6
"""Of options that can only be tried in a copy a roll-out looks at so many."""
PLAN = MEMO
"""In the memo, beyond the walks: the code of the put that was planned when a chamber was taken, …"""
PLAN_AT = PLAN + 1
"""… and by option, the one that would be."""
UNPLANNED = fixed(-2)


def make_memo() -> Array:
    """Where walks and plans are noted."""
    return np.full(PLAN_AT + MOST_LEGAL, UNPLANNED, np.int64)


@part_of_kernel
def log_share(share: float) -> float:
    """The score of a share."""
    return float(np.log(max(share, LEAST)))


# --- going somewhere ----------------------------------------------------------------------------------


@kernel
def share_if(state: Array, t: Array, w: Array, pool: int, hero: int, hero_now: float, desk: Array) -> float:
    """The share of a pool with the coins as they lie now, and one hero worth so much."""
    total = mine = 0.0
    for side in range(t[POOLS]):
        value = coin_worth(w, t[GOAL], coins_worth(state, t, side))
        for seat in range(t[PLAYERS]):
            if t[POOL_AT + seat] == side:
                value += hero_now if seat == hero else desk[HERO_AT + seat]
        value = np.exp(value)
        total += value
        if side == pool:
            mine = value
    return mine / total


@kernel
def share_after_coin(
    state: Array,
    t: Array,
    w: Array,
    pool: int,
    hero: int,
    cell: int,
    after: int,
    memo: Array,
    desk: Array,
    source: int,
    target: int,
) -> float:
    """The share of a pool after a coin has gone from one to the other, by its odds; the hero in the cell."""
    purse, number, total = purse_at(t, source), 0, 0.0
    for coin in range(COINS):
        count = state[purse + coin]
        if count:
            number += count
            give_coin(state, t, source, target, coin)
            if (
                target != HOARD
                and not t[MUST_ESCAPE]
                and coins_worth(state, t, int(t[POOL_AT + target])) >= t[GOAL]
            ):
                total += count * (1.0 if t[POOL_AT + target] == pool else 0.0)
            else:
                now = hero_worth(state, t, w, hero, cell, after, memo, IF)
                total += count * share_if(state, t, w, pool, hero, now, desk)
            give_coin(state, t, target, source, coin)
    if number:
        return total / number
    return share_if(state, t, w, pool, hero, hero_worth(state, t, w, hero, cell, after, memo, IF), desk)


@kernel
def share_entering(
    state: Array, t: Array, w: Array, pool: int, hero: int, there: int, after: int, memo: Array, desk: Array
) -> float:
    """The share of a pool if the hero enters this chamber: he gets out, meets Drakon, or comes to coins."""
    kind, guarded = kind_at(state, there), state[DRAKON] == there
    if about(t, kind, LEADS_OUT) and is_rich(state, t, hero) and not (guarded and t[DRAKON_BARS_ESCAPE]):
        return 1.0 if t[POOL_AT + hero] == pool else 0.0
    cell = CENTRE if guarded else there
    explore(state, t, hero, cell, memo, IF)
    entered = LOSES if guarded else about(t, kind, ENTERED)
    source, target = HOARD, hero
    if entered == LOSES:
        source, target = hero, HOARD
    elif entered in (STEALS_LEFT, STEALS_RIGHT):
        source = (hero + about(t, kind, ROBBED_SIDE)) % t[PLAYERS]
    elif entered != FINDS:
        now = hero_worth(state, t, w, hero, cell, after, memo, IF)
        return share_if(state, t, w, pool, hero, now, desk)
    return share_after_coin(state, t, w, pool, hero, cell, after, memo, desk, source, target)


@kernel
def share_of_best_move(
    state: Array, t: Array, w: Array, pool: int, hero: int, after: int, memo: Array, desk: Array
) -> float:
    """The share of a pool if the hero makes the move that is best for it; of a jump, that stays as it is."""
    cell, best = int(state[FIGURES + hero]), 0.0
    if about(t, kind_at(state, cell), JUMPS):
        return share_if(state, t, w, pool, hero, desk[HERO_AT + hero], desk)
    mask = ways(state, t, cell)
    for side in range(4):
        if mask >> side & 1:
            there = cell + SIDE_OFFSET[side]
            best = max(best, share_entering(state, t, w, pool, hero, there, after, memo, desk))
    return best


@part_of_kernel
def destination(state: Array, hero: int, code: int) -> int:
    """Where a step or a jump leads."""
    if code >= AT_CODE:
        return int(CELL_OF[code - AT_CODE])
    return int(state[FIGURES + hero] + SIDE_OFFSET[code - STEP_CODE])


# --- laying a chamber ---------------------------------------------------------------------------------


@kernel
def watch(state: Array, t: Array, cell: int, memo: Array, near: Array) -> int:
    """By seat, how many moves an empty cell is away; the least of all."""
    pointing, least = facing(state, cell), FAR
    for seat in range(t[PLAYERS]):
        moves = FAR
        for side in range(4):
            if pointing >> side & 1:
                moves = min(moves, 1 + moves_to(memo, seat, cell + SIDE_OFFSET[side]))
        near[seat] = moves
        least = min(least, moves)
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
        arrows_open = open_sides(state, stands)
        for side in range(4):
            if arrows_open >> side & 1 and stands + SIDE_OFFSET[side] == cell:
                number = count_ones(arrows_open)
                change += w[OPEN_AT + min(MOST_OPEN, number - 1)] - w[OPEN_AT + min(MOST_OPEN, number)]
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
    base, near = log_share(desk[SHARE_AT + pool]), np.empty(SEATS, np.int64)
    drawn = worth_of_drawing(state, w)
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
            gain, plan = best_put(state, t, w, seat, chamber, after, memo, desk, near, blur, rng)
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
            desk[SCORE_AT + i] += gain_of_put(state, t, w, seat, kind, cell, lies, after, memo, desk, near)


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
def decide_put(state: Array, t: Array, w: Array, blur: float, rng: Array, memo: Array, desk: Array) -> int:
    """Put the chamber where it was planned; without a plan, make one; where nobody cares, anywhere."""
    plan = int(memo[PLAN])
    memo[PLAN] = UNPLANNED
    if plan == UNPLANNED:
        seat, after = int(state[NOW_SEAT]), seat_after(state, t)
        appraise(state, t, w, after, memo, desk)
        find_shares(t, desk)
        near = np.empty(SEATS, np.int64)
        plan = best_put(state, t, w, seat, int(state[NOW_CHAMBER]), after, memo, desk, near, blur, rng)[1]
    return random_put(state, rng) if plan == NONE else plan


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

"""Play by the learned worth, one action ahead.

A *plan* is an action of the acting seat, and for a chamber that it takes from the hand, where to put it.
"""

from typing import NamedTuple

import numpy as np

from saurian.bots.drakon.trying import Trial, first_end, keep_some, make_trial, next_end
from saurian.bots.drakon.worth import Judge, Net, judge, make_judge
from saurian.sim.arrays import copy_first
from saurian.sim.compiling import kernel
from saurian.sim.drakon.lair import copy_position
from saurian.sim.drakon.layout import (
    CHANCE,
    COIN_CODE,
    COINS,
    MOST_LEGAL,
    MOVING_COIN,
    NONE,
    NOW,
    NOW_HERO,
    NOW_SEAT,
    PUT_CODE,
    PUTTING,
    TURN_PHASE,
    Array,
)
from saurian.sim.drakon.legal import legal
from saurian.sim.drakon.phases import apply
from saurian.sim.drakon.seats import purse_at
from saurian.sim.drakon.tables import POOL_AT

MOST_PLANS = 4 * MOST_LEGAL
"""No more are looked at."""
ACTION, PUT = 0, 1
CAUTION = 0.04
"""What a chamber that is laid promises is trusted so much less than what a move does: among hundreds of ways
to lay one some look better than they are, and who always finds a good one never goes for a coin."""


class Mind(NamedTuple):
    """A player by the net: an evaluator and its workspace."""

    judge: Judge
    trial: Trial
    plans: Array
    """[plan, ACTION or PUT]: codes; `NONE`: nothing is put."""
    worths: Array
    """By plan, the share of the win that it promises."""
    planned: Array
    """The put of the chamber that was taken; `NONE`: not planned."""


def make_mind(net: Net) -> Mind:
    """One that plays by the net."""
    return Mind(
        make_judge(net),
        make_trial(),
        np.zeros((MOST_PLANS, 2), np.int64),
        np.zeros(MOST_PLANS),
        np.full(1, NONE, np.int64),
    )


@kernel
def list_plans(state: Array, t: Array, most_puts: int, rng: Array, mind: Mind) -> int:
    """List the plans of the acting seat, with at most `most_puts` placements per chamber; their number."""
    actions, puts = mind.trial.codes[0], mind.trial.codes[1]
    number, plans, taken = legal(state, t, actions), 0, mind.trial.copies[0]
    most_puts = min(most_puts, MOST_PLANS // number)
    for i in range(number):
        code = int(actions[i])
        ways = 1
        if state[NOW] == TURN_PHASE and code < PUT_CODE:
            copy_position(taken, state)
            apply(taken, t, code)
            ways = keep_some(puts, legal(taken, t, puts), most_puts, rng)
            copy_first(ways, puts, mind.plans[plans:, PUT])
        else:
            mind.plans[plans, PUT] = NONE
        mind.plans[plans : plans + ways, ACTION] = code
        plans += ways
    return plans


@kernel
def follow(state: Array, t: Array, mind: Mind, plan: int) -> None:
    """Do as planned."""
    apply(state, t, int(mind.plans[plan, ACTION]))
    if mind.plans[plan, PUT] != NONE:
        apply(state, t, int(mind.plans[plan, PUT]))


@kernel
def trust(mind: Mind, plan: int) -> float:
    """How much of what the plan promises is believed."""
    return 1.0 if mind.plans[plan, PUT] == NONE else 1.0 - CAUTION


@kernel
def worth_of_trying(t: Array, seat: int, rng: Array, mind: Mind) -> float:
    """What the second copy is worth to the seat when its action is over, if it goes on well."""
    trial, pool = mind.trial, int(t[POOL_AT + seat])
    depth = first_end(trial, t, seat, rng)
    while depth:
        judge(trial.copies[depth], t, mind.judge)
        depth = next_end(trial, depth, float(mind.judge.shares[pool]), t, seat, rng)
    return float(trial.best[0])


@kernel
def worth_of_plan(state: Array, t: Array, seat: int, plan: int, rng: Array, mind: Mind) -> float:
    """What the plan is worth to the seat. Of a coin that it leads to all values are weighed."""
    after, copy = mind.trial.copies[0], mind.trial.copies[1]
    copy_position(after, state)
    follow(after, t, mind, plan)
    if after[NOW] != MOVING_COIN or after[NOW_SEAT] != CHANCE:
        copy_position(copy, after)
        return worth_of_trying(t, seat, rng, mind)
    purse, number, total = purse_at(t, int(after[NOW_HERO])), 0, 0.0
    for coin in range(COINS):
        if after[purse + coin]:
            copy_position(copy, after)
            apply(copy, t, COIN_CODE + coin)
            total += after[purse + coin] * worth_of_trying(t, seat, rng, mind)
            number += after[purse + coin]
    return total / number


@kernel
def weigh_plans(state: Array, t: Array, number: int, rng: Array, mind: Mind) -> None:
    """By plan, what may be believed of its worth in this world is added to what it was in others."""
    seat = int(state[NOW_SEAT])
    for plan in range(number):
        mind.worths[plan] += trust(mind, plan) * worth_of_plan(state, t, seat, plan, rng, mind)


@kernel
def choose(state: Array, t: Array, number: int, rng: Array, mind: Mind) -> int:
    """The action of the best of `number` plans; its placement is stored in `mind`."""
    best = 0
    if number > 1:
        mind.worths[:number] = 0
        weigh_plans(state, t, number, rng, mind)
        best = int(np.argmax(mind.worths[:number]))
    mind.planned[0] = mind.plans[best, PUT]
    return int(mind.plans[best, ACTION])


@kernel
def decide(state: Array, t: Array, most_puts: int, rng: Array, mind: Mind) -> int:
    """The action of the acting seat, with `most_puts` placements per chamber and full information."""
    planned = int(mind.planned[0])
    mind.planned[0] = NONE
    if state[NOW] == PUTTING and planned != NONE:
        return planned
    return choose(state, t, list_plans(state, t, most_puts, rng, mind), rng, mind)

"""Play by the learned worth, quickly: of each chamber only the place that a greedy player likes counts."""

from typing import NamedTuple

from saurian.bots.drakon.greed import UNPLANNED, Greed, judge_turn_greedily, make_greed
from saurian.bots.drakon.policy import ACTION, PUT, Mind, choose, decide, make_mind
from saurian.bots.drakon.worth import Net
from saurian.sim.compiling import kernel
from saurian.sim.drakon.layout import NONE, NOW, PUT_CODE, TURN_PHASE, Array
from saurian.sim.drakon.legal import legal

PUTS_TRIED = 2
"""Placements tried per chamber if no good one is known."""


class QuickMind(NamedTuple):
    """A fast player: the net chooses among the moves of the greedy player."""

    mind: Mind
    greed: Greed


def make_quick_mind(net: Net) -> QuickMind:
    """One that plays by the net."""
    return QuickMind(make_mind(net), make_greed())


@kernel
def list_proposals(state: Array, t: Array, rng: Array, quick: QuickMind) -> int:
    """Write down every way to move, and each chamber that brings a coin nearer, with its best place; how
    many."""
    mind, greed = quick.mind, quick.greed
    codes, number, plans = greed.trial.codes[0], legal(state, t, greed.trial.codes[0]), 0
    greed.puts[:number] = UNPLANNED
    judge_turn_greedily(state, t, number, rng, greed)
    for i in range(number):
        put = greed.puts[i] if codes[i] < PUT_CODE else NONE
        if codes[i] >= PUT_CODE or put != NONE:
            mind.plans[plans, ACTION], mind.plans[plans, PUT] = codes[i], put
            plans += 1
    return plans


@kernel
def decide_quickly(state: Array, t: Array, rng: Array, quick: QuickMind) -> int:
    """What the acting seat does. It sees all there is."""
    mind = quick.mind
    if state[NOW] != TURN_PHASE:
        return decide(state, t, PUTS_TRIED, rng, mind)
    mind.planned[0] = NONE
    number = list_proposals(state, t, rng, quick)
    if number == 0:
        return decide(state, t, PUTS_TRIED, rng, mind)
    return choose(state, t, number, rng, mind)

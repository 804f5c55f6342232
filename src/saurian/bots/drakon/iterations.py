"""One iteration of the search after another: deal, follow a plan, let all play on, judge, and pay."""

from typing import NamedTuple

import numpy as np

from saurian.bots.drakon.greed import UNPLANNED, decide_greedily
from saurian.bots.drakon.policy import Mind, follow, make_mind, trust, weigh_plans
from saurian.bots.drakon.quick import QuickMind, decide_quickly, make_quick_mind
from saurian.bots.drakon.worth import Net, begins_turn, final_coins, judge
from saurian.sim.compiling import kernel
from saurian.sim.drakon.convert import empty_position
from saurian.sim.drakon.knowledge import Known, deal
from saurian.sim.drakon.layout import NONE, NOW, NOW_SEAT, OVER, Array
from saurian.sim.drakon.phases import apply
from saurian.sim.drakon.play import settle
from saurian.sim.drakon.tables import PLAYERS, POOL_AT
from saurian.sim.rng import below

CURIOSITY = 0.3
"""How much what a plan promises at first counts against what has been seen of it."""
UNTRIED = 0.02
"""By how much a plan that was never tried is thought to be worse than the average of the tried ones."""
THINKERS = 3
"""One in this number of opponents is expected to play by the net; 1: all of them."""
TRIALS, WINS, POINTS = range(3)
"""The columns of what is counted for each plan."""


class Players(NamedTuple):
    """The players in the iterations."""

    mind: Mind
    """The seat that searches: its plans, …"""
    later: QuickMind
    """… and what it and the others decide after them. Both minds have one judge."""
    state: Array
    """The world that is played in."""


def make_players(net: Net) -> Players:
    """Those who think judge by the net."""
    mind, later = make_mind(net), make_quick_mind(net)
    return Players(mind, later._replace(mind=later.mind._replace(judge=mind.judge)), empty_position())


@kernel
def enter_world(known: Known, t: Array, thinkers: int, rng: Array, players: Players) -> None:
    """Deal what is hidden, and draw lots which of the others play by the net (one in `thinkers`), and which
    greedily: who expects only the one sort loses to the other."""
    deal(players.state, known, rng)
    thinks = players.mind.judge.sight.thinks
    for seat in range(t[PLAYERS]):
        thinks[seat] = seat == known.state[NOW_SEAT] or below(rng, thinkers) == 0


@kernel
def look_ahead(known: Known, t: Array, number: int, thinkers: int, rng: Array, players: Players) -> None:
    """Weigh each of the plans in one more world."""
    enter_world(known, t, thinkers, rng, players)
    weigh_plans(players.state, t, number, rng, players.mind)


@kernel
def pick(tried: int, plans: Array, likely: Array, sums: Array, mind: Mind) -> int:
    """The index of the plan that PUCT selects, after `tried` trials."""
    untried = sums[:, WINS].sum() / tried - UNTRIED if tried else 0.0
    best, most = 0, -1e9
    for place in range(plans.size):
        trials = sums[place, TRIALS]
        paid = trust(mind, int(plans[place])) * sums[place, WINS] / trials if trials else untried
        value = paid + CURIOSITY * np.sqrt(tried + 1.0) * likely[place] / (1 + trials)
        if value > most:
            best, most = place, value
    return best


@kernel
def play_on(state: Array, t: Array, rounds: int, rng: Array, quick: QuickMind) -> None:
    """Play on until every seat has had `rounds` turns."""
    quick.mind.planned[0], quick.greed.planned[0] = NONE, UNPLANNED
    settle(state, t, rng)
    turns = int(begins_turn(state, t))
    while state[NOW] != OVER and turns < rounds * t[PLAYERS]:
        if quick.mind.judge.sight.thinks[state[NOW_SEAT]]:
            code = decide_quickly(state, t, rng, quick)
        else:
            code = decide_greedily(state, t, rng, quick.greed)
        apply(state, t, code)
        settle(state, t, rng)
        turns += begins_turn(state, t)


@kernel
def iterate(
    known: Known,
    t: Array,
    iterations: int,
    rounds: int,
    thinkers: int,
    rng: Array,
    players: Players,
    plans: Array,
    likely: Array,
    sums: Array,
) -> None:
    """Run more iterations over these plans, with their priors; the sums grow."""
    state, judging = players.state, players.mind.judge
    pool, tried = int(t[POOL_AT + known.state[NOW_SEAT]]), int(sums[:, TRIALS].sum())
    for iteration in range(iterations):
        place = pick(tried + iteration, plans, likely, sums, players.mind)
        enter_world(known, t, thinkers, rng, players)
        follow(state, t, players.mind, int(plans[place]))
        play_on(state, t, rounds, rng, players.later)
        judge(state, t, judging)
        share = judging.shares[pool]
        sums[place, TRIALS] += 1
        sums[place, WINS] += share
        sums[place, POINTS] += final_coins(state, t, judging.net, pool, share)

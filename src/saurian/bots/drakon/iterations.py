"""One iteration of the search after another: deal, follow a plan, let the others play, judge, and pay."""

from typing import NamedTuple

import numpy as np

from saurian.bots.drakon.hidden import Known, deal
from saurian.bots.drakon.others import UNPLANNED, Greed, decide_greedily, make_greed
from saurian.bots.drakon.policy import Mind, follow, make_mind, trust, weigh_plans
from saurian.bots.drakon.quick import QuickMind, decide_quickly, make_quick_mind
from saurian.bots.drakon.worth import Net, begins_turn, final_coins, judge
from saurian.sim.compiling import kernel
from saurian.sim.drakon.convert import empty_position
from saurian.sim.drakon.layout import NOW, NOW_SEAT, OVER, Array
from saurian.sim.drakon.phases import apply
from saurian.sim.drakon.play import settle
from saurian.sim.drakon.tables import PLAYERS, POOL_AT

CURIOSITY = 0.3
"""How much what a plan promises at first counts against what has been seen of it."""
UNTRIED = 0.02
"""By how much a plan that was never tried is thought to be worse than the average of the tried ones."""
TRIALS, WINS, POINTS = range(3)
"""The columns of what is counted for each plan."""


class Players(NamedTuple):
    """Who plays in the iterations."""

    mind: Mind
    """The seat that searches: its plans, …"""
    later: QuickMind
    """… and what it decides after them, unless it plays on greedily as well."""
    greed: Greed
    """The others."""
    state: Array
    """The world that is played in."""


def make_players(net: Net, seat: int) -> Players:
    """The seat judges by the net, and takes the others for greedy players."""
    players = Players(make_mind(net), make_quick_mind(net), make_greed(), empty_position())
    for mind in (players.mind, players.later.mind):
        mind.judge.sight.thinks[seat] = 1
    return players


@kernel
def look_ahead(known: Known, t: Array, number: int, rng: Array, players: Players) -> None:
    """Weigh each of the plans in one more world."""
    deal(players.state, known, rng)
    weigh_plans(players.state, t, number, rng, players.mind)


@kernel
def pick(tried: int, plans: Array, likely: Array, sums: Array, mind: Mind) -> int:
    """The place of the plan that seems best: PUCT, with so many tries behind."""
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
def play_on(
    state: Array, t: Array, seat: int, rounds: int, thinking: bool, rng: Array, players: Players
) -> None:
    """Play on until everybody has had so many turns."""
    players.greed.planned[0] = UNPLANNED
    settle(state, t, rng)
    turns = int(begins_turn(state, t))
    while state[NOW] != OVER and turns < rounds * t[PLAYERS]:
        if thinking and state[NOW_SEAT] == seat:
            code = decide_quickly(state, t, rng, players.later)
        else:
            code = decide_greedily(state, t, rng, players.greed)
        apply(state, t, code)
        settle(state, t, rng)
        turns += begins_turn(state, t)


@kernel
def iterate(
    known: Known,
    t: Array,
    iterations: int,
    rounds: int,
    thinking: bool,
    rng: Array,
    players: Players,
    plans: Array,
    likely: Array,
    sums: Array,
) -> None:
    """So many iterations more among these plans, by how likely each is the best; the sums grow."""
    seat, state, judging = int(known.state[NOW_SEAT]), players.state, players.mind.judge
    pool, tried = int(t[POOL_AT + seat]), int(sums[:, TRIALS].sum())
    for iteration in range(iterations):
        place = pick(tried + iteration, plans, likely, sums, players.mind)
        deal(state, known, rng)
        follow(state, t, players.mind, int(plans[place]))
        play_on(state, t, seat, rounds, thinking, rng, players)
        judge(state, t, judging)
        share = judging.shares[pool]
        sums[place, TRIALS] += 1
        sums[place, WINS] += share
        sums[place, POINTS] += final_coins(state, t, judging.net, pool, share)

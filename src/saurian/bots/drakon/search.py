"""Search: what comes of each plan in many worlds, until everybody has had a turn or two.

First all plans of the seat (an action, and where to put the chamber that it takes) are weighed one action
ahead, in a few worlds. The most promising ones are then played out: in each iteration all that is hidden is
dealt anew by the law of `View.resample`, the plan that seems best now is followed (PUCT), the seat plays on
by what was learned (`quick`), each of the others so or greedily, by lot, chance draws as it does, and after
some rounds the learned worth tells the shares of the win. Decisions within decisions (an effect of an effect,
another seat that decides in between) are made on the way, and searched in turn when they come up.
"""

from time import perf_counter
from typing import NamedTuple

import numpy as np

from saurian.bots.drakon.hidden import from_view
from saurian.bots.drakon.iterations import POINTS, TRIALS, WINS, iterate, look_ahead, make_players
from saurian.bots.drakon.policy import ACTION, MOST_PLANS, list_plans
from saurian.bots.drakon.worth import learned_net
from saurian.games.drakon.actions import DrakonAction
from saurian.games.drakon.notation import all_actions
from saurian.games.drakon.view import DrakonView
from saurian.sim.chance import seed_rng
from saurian.sim.drakon.layout import (
    CENTRE,
    DRAKON,
    FIGURES,
    NOW,
    NOW_SEAT,
    SIDE_OFFSET,
    STEP_CODE,
    TURN_PHASE,
    Array,
)
from saurian.sim.drakon.tables import flat_tables

WORLDS = 4
"""In so many worlds every plan is weighed at first."""
CANDIDATES = 64
"""So many plans are played out."""
TEMPERATURE = 0.1
"""A plan is e times as likely the best as another if the logarithm of its share is so much higher."""
LEAST = 1e-4
"""No share is taken for smaller."""
CHUNK = 16
"""After so many iterations the clock is looked at."""


class Verdict(NamedTuple):
    """What the search found out about one action."""

    action: DrakonAction
    visits: int
    win_share: float
    """How likely the seat's side wins; a shared win counts in parts."""
    points: float
    """What the coins of its side are worth in the end, on average."""


class Budget(NamedTuple):
    """How much work one decision may cost."""

    iterations: int
    """0: one action ahead, and no further."""
    seconds: float | None = None
    """When to stop whatever has been found; None: never, so that the same seed gives the same move."""
    rounds: int = 2
    """So many turns of everybody are played out."""


def search(view: DrakonView, budget: Budget, seed: int) -> list[Verdict]:
    """All legal actions of the view's seat, best first."""
    stop = float("inf") if budget.seconds is None else perf_counter() + budget.seconds
    known, tables, rng = from_view(view, seed), flat_tables(view.options, view.box), seed_rng(seed)
    players = make_players(learned_net())
    number = list_plans(known.state, tables, MOST_PLANS, rng, players.mind)
    worlds = 0
    while worlds < WORLDS and (worlds == 0 or perf_counter() < stop):
        look_ahead(known, tables, number, rng, players)
        worlds += 1
    actions, worths = players.mind.plans[:number, ACTION], players.mind.worths[:number] / worlds
    worths[_leads_nowhere(known.state, actions)] = 0
    plans = np.argsort(-worths, kind="stable")[: max(1, min(CANDIDATES, np.count_nonzero(worths)))]
    likely, sums, left = _likely(worths[plans]), np.zeros((len(plans), 3)), budget.iterations
    while left > 0 and perf_counter() < stop:
        now = min(left, CHUNK)
        iterate(known, tables, now, budget.rounds, rng, players, plans, likely, sums)
        left -= now
    return _verdicts(actions, worths, plans, sums)


def _leads_nowhere(state: Array, actions: Array) -> Array:
    """Which actions are as good as a pass: who runs into Drakon from the entrance is sent back to it (K-61).
    The search would wait so until somebody else builds, and never end where nobody does."""
    if state[NOW] != TURN_PHASE or state[FIGURES + state[NOW_SEAT]] != CENTRE:
        return np.zeros(len(actions), np.bool_)
    into_drakon = np.flatnonzero(state[DRAKON] == CENTRE + SIDE_OFFSET)
    return np.isin(actions, STEP_CODE + into_drakon)


def _likely(worths: Array) -> Array:
    """How likely each plan is the best, by what they promise."""
    pulls = np.maximum(worths, LEAST) ** (1 / TEMPERATURE)
    likely: Array = pulls / pulls.sum()
    return likely


def _verdicts(actions: Array, worths: Array, plans: Array, sums: Array) -> list[Verdict]:
    """By action, best first: the one whose plan was followed most, then those that promise most."""
    found = []
    for code in np.unique(actions):
        tried = sums[actions[plans] == code]
        best = max(tried, key=lambda each: float(each[TRIALS]), default=np.zeros(3))
        promise = float(worths[actions == code].max())
        found.append(((-best[TRIALS], -promise), _verdict(int(code), int(tried[:, TRIALS].sum()), best)))
    return [verdict for _, verdict in sorted(found, key=lambda each: each[0])]


def _verdict(code: int, visits: int, best: Array) -> Verdict:
    """Of the plans that begin with the action the best tells what to expect."""
    wins, points = (float(best[column]) / max(1.0, float(best[TRIALS])) for column in (WINS, POINTS))
    return Verdict(all_actions().action(code), visits, wins, points)

"""Search: what comes of each plan in many worlds, until everybody has had a turn or two.

First all plans of the seat (an action, and where to put the chamber that it takes) are weighed one action
ahead, in a few worlds. The most promising ones are then played out: in each iteration all that is hidden is
dealt anew by the law of `View.resample`, the plan that seems best now is followed (PUCT), the seat plays on
by what was learned (`quick`), each of the others so or greedily, by lot, chance draws as it does, and after
some rounds the learned worth tells the shares of the win. Decisions within decisions (an effect of an effect,
another seat that decides in between) are made on the way, and searched in turn when they come up.
"""

from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import numpy as np

from saurian.bots.drakon.iterations import (
    POINTS,
    THINKERS,
    TRIALS,
    WINS,
    Players,
    iterate,
    look_ahead,
    make_players,
)
from saurian.bots.drakon.policy import ACTION, MOST_PLANS, list_plans
from saurian.bots.drakon.worth import learned_net
from saurian.games.drakon.actions import DrakonAction
from saurian.games.drakon.notation import all_actions
from saurian.games.drakon.view import DrakonView
from saurian.sim.drakon.knowledge import Known, from_view
from saurian.sim.drakon.layout import (
    CENTRE,
    DRAKON,
    FIGURES,
    NONE,
    NOW,
    NOW_SEAT,
    SIDE_OFFSET,
    STEP_CODE,
    TURN_PHASE,
    Array,
)
from saurian.sim.drakon.tables import flat_tables
from saurian.sim.rng import seed_rng

WORLDS = 4
"""Worlds in which every plan is evaluated at first."""
CANDIDATES = 64
"""Plans that enter the search."""
TEMPERATURE = 0.1
"""Softmax temperature of the priors, over the logarithms of win shares."""
LEAST = 1e-4
"""Lower bound of win shares before the logarithm."""
CHUNK = 16
"""Iterations between two looks at the clock."""
COMPARED = 5
"""Actions that a hint compares with equally many iterations."""


class Verdict(NamedTuple):
    """What the search found out about one action."""

    action: DrakonAction
    then: DrakonAction | None
    """Where the chamber goes that the action takes from the hand."""
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
    """Rounds that are played out."""
    thinkers: int = THINKERS
    """One in this number of opponents is expected to play by the net."""


class Findings(NamedTuple):
    """All that a search has to go by, and what came of its plans."""

    known: Known
    tables: Array
    players: Players
    actions: Array
    """By plan, the code of its first action, …"""
    worths: Array
    """… and what it promises one action ahead."""
    plans: Array
    """The plans that were played out, …"""
    sums: Array
    """… and the sums of each."""


def search(view: DrakonView, budget: Budget, seed: int, file: Path | None = None) -> list[Verdict]:
    """All legal actions of the view's seat, best first. `file` holds the learned net."""
    found = _explore(view, budget, seed, file)
    return [_verdict(found, plan, row, visits) for plan, row, visits in _best_plans(found)]


def compare(view: DrakonView, iterations: int, seed: int) -> list[Verdict]:
    """All legal actions of the view's seat, best first, with figures that can be compared.

    A search finds the actions worth comparing; their figures would flatter those that were lucky there. So
    the best plan of each is tried anew, equally often and in the same worlds, by everybody alike. The other
    actions have no visits.
    """
    found = _explore(view, Budget(iterations // 2, thinkers=1), seed)
    best = _best_plans(found)
    compared = best[:COMPARED]
    rows = _try_alike(found, [plan for plan, _, _ in compared], iterations // 2 // len(compared) + 1, seed)
    tried = [
        _verdict(found, plan, row, int(row[TRIALS])) for (plan, _, _), row in zip(compared, rows, strict=True)
    ]
    untried = [_verdict(found, plan, np.zeros(3), 0) for plan, _, _ in best[COMPARED:]]
    return sorted(tried, key=lambda verdict: -verdict.win_share) + untried


def _try_alike(found: Findings, plans: list[int], times: int, seed: int) -> Array:
    """Follow each of the plans so often, the i-th time in the same world; the sums of each."""
    sums, alone = np.zeros((len(plans), 3)), np.ones(1)
    budget = Budget(times, thinkers=1)
    for world in range(times):
        for row, plan in enumerate(plans):
            rng = seed_rng(mixed_seed(seed, world))
            only = np.array([plan])
            iterate(
                *(found.known, found.tables, 1, budget.rounds, budget.thinkers, rng, found.players),
                *(only, alone, sums[row : row + 1]),
            )
    return sums


def mixed_seed(seed: int, world: int) -> int:
    """The seed of one of the worlds in which plans are compared."""
    return (seed + 1) * 1_000_003 + world


def _explore(view: DrakonView, budget: Budget, seed: int, file: Path | None = None) -> Findings:
    """Weigh all plans one action ahead, and play out the most promising ones."""
    stop = float("inf") if budget.seconds is None else perf_counter() + budget.seconds
    known, tables, rng = from_view(view, seed), flat_tables(view.options, view.box), seed_rng(seed)
    players = make_players(learned_net(file))
    number = list_plans(known.state, tables, MOST_PLANS, rng, players.mind)
    worlds = 0
    while worlds < WORLDS and (worlds == 0 or perf_counter() < stop):
        look_ahead(known, tables, number, budget.thinkers, rng, players)
        worlds += 1
    actions, worths = players.mind.plans[:number, ACTION], players.mind.worths[:number] / worlds
    worths[_leads_nowhere(known.state, actions)] = 0
    plans = np.argsort(-worths, kind="stable")[: max(1, min(CANDIDATES, np.count_nonzero(worths)))]
    likely, sums, left = _likely(worths[plans]), np.zeros((len(plans), 3)), budget.iterations
    while left > 0 and perf_counter() < stop:
        now = min(left, CHUNK)
        iterate(
            *(known, tables, now, budget.rounds, budget.thinkers, rng, players),
            *(plans, likely, sums),
        )
        left -= now
    return Findings(known, tables, players, actions, worths, plans, sums)


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


def _best_plans(found: Findings) -> list[tuple[int, Array, int]]:
    """By action, best first: the plan that was followed most, or promises most; its sums; how often any plan
    that begins with the action was followed."""
    best = []
    for code in np.unique(found.actions):
        tried = found.actions[found.plans] == code
        rows, plans = found.sums[tried], found.plans[tried]
        promise = np.where(found.actions == code, found.worths, -1.0)
        plan, row = int(promise.argmax()), np.zeros(3)
        if rows[:, TRIALS].any():
            most = int(rows[:, TRIALS].argmax())
            plan, row = int(plans[most]), rows[most]
        best.append(((-row[TRIALS], -float(promise.max())), (plan, row, int(rows[:, TRIALS].sum()))))
    return [each for _, each in sorted(best, key=lambda each: each[0])]


def _verdict(found: Findings, plan: int, row: Array, visits: int) -> Verdict:
    """The plan tells what to expect of its action."""
    action, put = (int(code) for code in found.players.mind.plans[plan])
    wins, points = (float(row[column]) / max(1.0, float(row[TRIALS])) for column in (WINS, POINTS))
    of = all_actions().action
    return Verdict(of(action), None if put == NONE else of(put), visits, wins, points)

"""Search: information-set Monte Carlo tree search, with everything hidden dealt anew in each iteration.

The tree is of what the searching seat has seen: its nodes are told apart by the actions of all, except what
others do in secret (a coin that is offered, a chamber that is discarded), and by the coins that went into or
out of its own purse. Chambers that are drawn are not told apart: they only change what may be done. In each
iteration the hidden hands, the pile and the coins are dealt by the law of `View.resample`, and chance draws
as it does. The seat goes down its tree: it prefers what has paid so far, and what the learned policy expects
to pay as long as little is known (PUCT), among what it may do in this world. The others do what greedy
players would (`others`). Decisions within decisions (an effect of an effect, another seat that decides in
between) are no different.

Where the tree ends the policy plays on for the seat to the horizon, and then the learned worth tells the
shares of the win.
"""

from time import perf_counter
from typing import NamedTuple

import numpy as np

from saurian.bots.drakon.hidden import from_view
from saurian.bots.drakon.iterations import POINTS, TRIALS, WINS, grow
from saurian.bots.drakon.policy import make_memo
from saurian.bots.drakon.tree import make_tree
from saurian.bots.drakon.worth import learned_judgement, learned_policy, make_desk
from saurian.games.drakon.actions import DrakonAction
from saurian.games.drakon.notation import all_actions
from saurian.games.drakon.view import DrakonView
from saurian.sim.chance import seed_rng
from saurian.sim.drakon.layout import MOST_LEGAL, Array
from saurian.sim.drakon.legal import legal
from saurian.sim.drakon.tables import flat_tables

CHUNK = 8
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
    seconds: float | None = None
    """When to stop whatever has been found; None: never, so that the same seed gives the same move."""


def search(view: DrakonView, budget: Budget, seed: int) -> list[Verdict]:
    """All legal actions of the view's seat, best first."""
    stop = None if budget.seconds is None else perf_counter() + budget.seconds
    known, tables = from_view(view, seed), flat_tables(view.options, view.box)
    policy, judgement = learned_policy(), learned_judgement(view.options)
    memo, desk = make_memo(), make_desk()
    options = np.zeros(MOST_LEGAL, np.int32)
    number = legal(known.state, tables, options)
    sums = np.zeros((number, 3))
    tree, rng, left = make_tree(budget.iterations), seed_rng(seed), budget.iterations
    while left > 0:
        now = min(left, CHUNK)
        grow(
            known.state,
            *known.chambers,
            *known.coins,
            tables,
            policy,
            judgement,
            now,
            rng,
            memo,
            desk,
            *tree,
            sums,
        )
        left -= now
        if stop is not None and perf_counter() >= stop:
            break
    order = sorted(range(number), key=lambda i: (-sums[i, TRIALS], -sums[i, WINS]))
    return [_verdict(int(options[i]), sums[i]) for i in order]


def _verdict(code: int, sums: Array) -> Verdict:
    trials = int(sums[TRIALS])
    wins, points = (float(sums[column]) / max(1, trials) for column in (WINS, POINTS))
    return Verdict(all_actions().action(code), trials, wins, points)

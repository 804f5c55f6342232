"""Hints: what to do, what to expect of it and of the alternatives, and why.

The figures come from a search as `hard` does it. The reasons do not: a search has none that could be put
into words. They are what a good player would point out about the move that was found, compared with the
runner-up.
"""

from dataclasses import dataclass
from random import Random

from saurian.bots.draftosaurus.reasons import reasons_for
from saurian.bots.greedy.draftosaurus import GreedyBot
from saurian.core import Action, Message
from saurian.games.draftosaurus.view import DraftosaurusView
from saurian.sim.compiling import COMPILED

ITERATIONS = 15_000


@dataclass(frozen=True, slots=True)
class Prospect:
    """One option and what to expect of it."""

    action: Action
    spot: str | None
    """Where a dinosaur that is being chosen would best go."""
    win_share: float | None
    points: float | None
    """The mean final points. Both None: not looked into."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The recommended option, the others from good to bad, and why."""

    best: Prospect
    others: tuple[Prospect, ...]
    reasons: tuple[Message, ...]


def hint(view: DraftosaurusView, iterations: int = ITERATIONS, seed: int = 1) -> Hint:
    """A hint for the view's seat, which must owe a decision. The same view and seed give the same hint."""
    prospects = _prospects(view, iterations, seed)
    others = tuple(prospects[1:])
    return Hint(prospects[0], others, reasons_for(view, prospects[0], others[0] if others else None))


def _prospects(view: DraftosaurusView, iterations: int, seed: int) -> list[Prospect]:
    """Every legal action once, best first."""
    if not COMPILED:  # the readable engine does the work
        best = GreedyBot().choose(view, Random(seed))
        rest = [action for action in view.legal() if action != best]
        return [Prospect(action, None, None, None) for action in (best, *rest)]
    from saurian.bots.draftosaurus.search import Budget, search

    found: dict[Action, Prospect] = {}
    for verdict in search(view, Budget(iterations), seed):
        prospect = Prospect(verdict.action, verdict.spot, verdict.win_share, verdict.points)
        found.setdefault(verdict.action, prospect)
    return list(found.values())

"""Hints for Draftosaurus: see `saurian.bots.hints`."""

from saurian.bots.draftosaurus.reasons import SUPERLATIVES, reasons
from saurian.bots.hints import Prospect
from saurian.core import Action
from saurian.games.draftosaurus.actions import PLACE
from saurian.games.draftosaurus.view import DraftosaurusView

__all__ = ["SUPERLATIVES", "next_view", "prospects", "reasons"]


def prospects(view: DraftosaurusView, iterations: int, seed: int) -> list[Prospect]:
    """Every legal action once, best first; a dinosaur that is being chosen with its best place."""
    from saurian.bots.draftosaurus.search import Budget, search

    found: dict[Action, Prospect] = {}
    for verdict in search(view, Budget(iterations), seed):
        then = None if verdict.spot is None else PLACE[verdict.spot]
        win_share, points = (verdict.win_share, verdict.points) if verdict.trials else (None, None)
        prospect = Prospect(verdict.action, then, win_share, points, verdict.trials)
        found.setdefault(verdict.action, prospect)
    return list(found.values())


def next_view(view: DraftosaurusView, action: Action) -> None:
    """Every step ends with something that comes to light."""

"""Hints for Drakon: see `saurian.bots.hints`."""

from saurian.bots.drakon.reasons import SUPERLATIVES, reasons
from saurian.bots.hints import Prospect
from saurian.games.drakon.actions import DrakonAction
from saurian.games.drakon.preview import preview_action
from saurian.games.drakon.view import DrakonView

ALIKE = 2.5
"""Where everybody is expected to think, an iteration takes about so much longer."""

__all__ = ["SUPERLATIVES", "next_view", "prospects", "reasons"]


def prospects(view: DrakonView, iterations: int, seed: int) -> list[Prospect]:
    """Every legal action once, best first."""
    from saurian.bots.drakon.search import compare

    return [
        Prospect(
            verdict.action,
            verdict.then,
            verdict.win_share if verdict.visits else None,
            verdict.points if verdict.visits else None,
            verdict.visits,
        )
        for verdict in compare(view, max(1, round(iterations / ALIKE)), seed)
    ]


def next_view(view: DrakonView, action: DrakonAction) -> DrakonView | None:
    """A chamber is taken first and put then, an effect is wanted first and carried out then."""
    after = preview_action(view, action).view
    return after if after is not None and after.acting() == (view.seat,) else None

"""What comes of an action, as far as it can be told: until chance draws, or another one decides.

It is tried on a position drawn from the view, so that nothing hidden can shine through. Where what is hidden
would decide how it goes on, it is not told any more.
"""

from dataclasses import dataclass
from itertools import takewhile
from random import Random

from saurian.core import Event
from saurian.games.drakon.actions import DrakonAction
from saurian.games.drakon.steps import OVER
from saurian.games.drakon.view import DrakonView

HIDDEN_DECIDES = ("turn-skipped", "ended-")
"""How events begin that depend on the hands or the coins of others."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """What an action leads to."""

    events: tuple[Event, ...]
    view: DrakonView | None
    """The table then; None: that depends on what is hidden."""


def foresee(view: DrakonView, action: DrakonAction) -> Foresight:
    """What happens if the view's seat does this, which must be legal."""
    assert view.seat is not None
    state = view.resample(Random(0))
    events = state.apply(view.seat, action)
    told = tuple(takewhile(lambda event: not event.id.startswith(HIDDEN_DECIDES), events))
    certain = len(told) == len(events) and state.now.phase is not OVER
    heard = tuple(event for event in told if event.heard_by(view.seat))
    return Foresight(heard, state.view(view.seat) if certain else None)

"""Hints: what to do, what to expect of it and of the alternatives, and why. One place to ask, whatever the
game.

The figures come from a search as the level `LEVEL` does it; where there is none, the greedy bot recommends,
and there are no figures. The reasons do not come from the search, which has none that could be put into
words: they are what a good player would point out about the move, compared with the runner-up.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, Protocol

from saurian.bots.bot import LEVELS, make_bot
from saurian.core import Action, Message, View
from saurian.sim.compiling import COMPILED

AnyView = View[Any, Any]

LEVEL = "hard"
"""A hint is worth as much work as a move of this level."""
SEED = 1
CLOSE = 0.01
"""Win shares that differ by less are as good as equal."""
CLEAR = 0.05
"""From here on the difference is worth mentioning."""
MOST_REASONS = 3


@dataclass(frozen=True, slots=True)
class Prospect:
    """One option and what to expect of it."""

    action: Action
    then: Action | None
    """What the same seat would best decide after it, if that is known."""
    win_share: float | None
    points: float | None
    """The mean at the end of the game. Both None: not looked into."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The recommended option, the others from good to bad, and why."""

    best: Prospect
    others: tuple[Prospect, ...]
    reasons: tuple[Message, ...]


class Adviser(Protocol):
    """What a game knows about hints: its module `saurian.bots.GAME.hints`."""

    def prospects(self, view: AnyView, iterations: int, seed: int) -> list[Prospect]:
        """Every legal action once, best first, by search."""

    def next_view(self, view: AnyView, action: Action) -> AnyView | None:
        """The view in which the same seat decides next, if nothing comes to light before; else None."""

    def reasons(self, view: AnyView, best: Prospect, runner_up: Prospect) -> list[Message]:
        """What speaks for the best option, most telling first."""


def hint(
    view: AnyView,
    game: str,
    iterations: int | None = None,
    seed: int = SEED,
    at_first_sight: bool = False,
) -> Hint:
    """A hint for the view's seat, which must owe a decision; by default as much work as `LEVEL` does.

    At first sight there is no search, and there are no figures. The same view gives the same hint: the clock
    is never looked at.
    """
    module: Any = import_module(f"saurian.bots.{game}.hints")
    adviser: Adviser = module
    if COMPILED and not at_first_sight and LEVEL in LEVELS.get(game, ()):
        weigh = partial(adviser.prospects, iterations=iterations or _usual_iterations(game), seed=seed)
    else:
        weigh = partial(_at_first_sight, game=game, seed=seed)
    best, *others = weigh(view)
    if best.then is None and (after := adviser.next_view(view, best.action)) is not None:
        best = replace(best, then=weigh(after)[0].action)
    return Hint(best, tuple(others), _reasons(adviser, view, best, others))


def _usual_iterations(game: str) -> int:
    level: Any = make_bot(LEVEL, game)
    iterations: int = level.iterations
    return iterations


def _at_first_sight(view: AnyView, game: str, seed: int) -> list[Prospect]:
    """What the greedy bot would do, and the rest as it comes."""
    best = make_bot("greedy", game).choose(view, Random(seed))
    rest = [action for action in view.legal() if action != best]
    return [Prospect(action, None, None, None) for action in (best, *rest)]


def _reasons(
    adviser: Adviser, view: AnyView, best: Prospect, others: Sequence[Prospect]
) -> tuple[Message, ...]:
    if not others:
        return (Message("hint-only-move"),)
    found = [*adviser.reasons(view, best, others[0]), *_difference(best, others[0])]
    if not found:
        found = [Message("hint-first-sight" if best.win_share is None else "hint-found")]
    return tuple(found[:MOST_REASONS])


def _difference(best: Prospect, runner_up: Prospect) -> list[Message]:
    """What the figures say, if anything."""
    if best.win_share is None or runner_up.win_share is None:
        return []
    difference = best.win_share - runner_up.win_share
    if difference < CLOSE:
        return [Message("hint-close")]
    return [Message("hint-clear", {"percent": round(100 * difference)})] if difference >= CLEAR else []

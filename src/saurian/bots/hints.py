"""Hints: what to do, what to expect of it and of the alternatives, and why. One place to ask, whatever the
game.

The figures come from a search as the level `LEVEL` does it, and the order follows the figures; where there is
no search, the greedy bot recommends, and there are no figures. The reasons do not come from the search, which
has none that could be put into words: they are what a good player would point out about the move, compared
with the runner-up. Everything is computed from the view, so nothing hidden from the seat is looked at.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any, NamedTuple, Protocol

from saurian.bots.registry import bots_of, make_bot, stand_in_of
from saurian.core import CHANCE, Action, Message, View
from saurian.games import find_part
from saurian.sim.compiling import COMPILED

AnyView = View[Any, Any]

LEVEL = "hard"
"""A hint is worth as much work as a move of this level."""
SEED = 1
CLOSE = 0.01
"""Win shares that differ by no more are about as good as each other."""
CLEAR = 0.05
"""From here on the difference is worth mentioning."""
MOST_REASONS = 3
EXPLAINED = 5
"""Alternatives that come with their own reason."""
SURE = 0.2
"""An option that was tried this much less often than another has figures too vague to be recommended for."""
LEAST_TRIALS = 50
"""With fewer trials an option has no figures at all."""
FOUND = "hint-found"
"""The reason of last resort: only the games that were tried out speak for the move."""
FOLLOW_UP = 3
"""The decision that follows at once gets this fraction of the iterations: one third."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """One option and what to expect of it."""

    action: Action
    then: Action | None
    """What the same seat would best decide after it, if that is known."""
    win_share: float | None
    """In whole percent: it is no more exact than that."""
    points: float | None
    """The mean at the end of the game, to one decimal. Both None: not looked into, or nothing to compare."""
    trials: int = 0
    """How often it was tried."""
    reason: Message | None = None
    """What speaks for it, most telling of all, if it is an alternative."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The recommended option, the others in the order of their figures, and why."""

    best: Prospect
    others: tuple[Prospect, ...]
    reasons: tuple[Message, ...]

    def _repr_html_(self) -> str:
        from saurian.core.html import Bar, table

        rows: list[list[object]] = []
        for option in (self.best, *self.others):
            moves = [option.action.text, *([] if option.then is None else [option.then.text])]
            share = option.win_share
            figures = ["", "", ""] if share is None else [f"{share:.0%}", Bar(share), option.points]
            rows.append([", then ".join(moves), *figures, option.trials or ""])
        return table(["move", "win share", "", "points", "trials"], rows)


class Reason(NamedTuple):
    """Something that speaks for a move."""

    weight: float
    """How telling it is; the game decides on the scale."""
    message: Message


def strongest_first(reasons: Iterable[Reason | None]) -> list[Message]:
    """The messages of the reasons there are, most telling first."""
    found = [reason for reason in reasons if reason is not None]
    return [reason.message for reason in sorted(found, key=lambda reason: -reason.weight)]


class Adviser(Protocol):
    """What a game knows about hints: its module `saurian.bots.GAME.hints`, if it has one."""

    SUPERLATIVES: frozenset[str]
    """The ids of reasons that hold only for the best option."""

    def prospects(self, view: AnyView, iterations: int, seed: int) -> list[Prospect]:
        """Every legal action once, by search, with its figures and how often it was tried; best first."""

    def next_view(self, view: AnyView, action: Action) -> AnyView | None:
        """The view in which the same seat decides next, if nothing comes to light before; else None."""

    def reasons(self, view: AnyView, best: Prospect, runner_up: Prospect) -> list[Message]:
        """What speaks for the best option, most telling first: at least one reason a person would give."""


class NoAdviser(Adviser):
    """For a game without a module of its own: a bot recommends, and nothing is explained."""

    SUPERLATIVES = frozenset()

    def prospects(self, view: AnyView, iterations: int, seed: int) -> list[Prospect]:
        """Every legal action, in no order."""
        return [Prospect(action, None, None, None) for action in view.legal()]

    def next_view(self, view: AnyView, action: Action) -> None:
        """Not known."""

    def reasons(self, view: AnyView, best: Prospect, runner_up: Prospect) -> list[Message]:
        """None."""
        return []


def find_adviser(game: str) -> Adviser:
    """What the game knows about hints."""
    module: Any = find_part(game, "bots", "hints")
    adviser: Adviser = NoAdviser() if module is None else module
    return adviser


def hint(
    view: AnyView,
    game: str,
    iterations: int | None = None,
    seed: int = SEED,
    at_first_sight: bool = False,
) -> Hint:
    """A hint for the view's seat; by default as much work as `LEVEL` does.

    Raises `ValueError` if the seat has nothing to decide. At first sight there is no search, and there are no
    figures. A move without alternatives has no figures either: they would only tell how the game stands. The
    same view gives the same hint: the clock is never looked at.
    """
    adviser = find_adviser(game)
    _check_decision(view)
    if iterations is not None and (type(iterations) is not int or iterations < 1):
        raise ValueError(f"iterations is a whole number from 1, not {iterations!r}")
    if COMPILED and not at_first_sight and LEVEL in bots_of(game):
        work = iterations or _usual_iterations(game)
        weigh, weigh_next = (
            partial(adviser.prospects, iterations=max(1, part), seed=seed)
            for part in (work, work // FOLLOW_UP)
        )
    else:
        weigh = weigh_next = partial(_at_first_sight, game=game, seed=seed)
    best, *others = rank(weigh(view))
    if best.then is None and (after := adviser.next_view(view, best.action)) is not None:
        best = replace(best, then=rank(weigh_next(after))[0].action)
    if not others:
        return Hint(replace(best, win_share=None, points=None), (), (Message("hint-only-move"),))
    explained = [_explained(adviser, view, other, best) for other in others[:EXPLAINED]]
    return Hint(best, (*explained, *others[EXPLAINED:]), _reasons(adviser, view, best, others[0]))


def rank(prospects: Sequence[Prospect]) -> list[Prospect]:
    """The options in the order of their figures, which are rounded to what is shown.

    A search tries what seems good more often, so the figures of the rest are vague. The recommended option
    is the best of those that were tried about equally often; one that seems even better by a few lucky
    trials loses its figures, like one that was hardly tried. Options without figures come last.
    """
    rounded = [_rounded(option) for option in prospects]
    compared = [option for option in rounded if option.win_share is not None]
    if not compared:
        return rounded
    most = max(option.trials for option in compared)
    best = max(_figures(option) for option in compared if option.trials >= SURE * most)
    shown = [
        option
        for option in compared
        if _figures(option) <= best and option.trials >= min(LEAST_TRIALS, SURE * most)
    ]
    shown.sort(key=_figures, reverse=True)
    rest = [replace(option, win_share=None, points=None) for option in rounded if option not in shown]
    return shown + rest


def _rounded(option: Prospect) -> Prospect:
    if option.win_share is None or option.points is None:
        return option
    return replace(option, win_share=round(option.win_share, 2), points=round(option.points, 1))


def _figures(option: Prospect) -> tuple[float, float]:
    assert option.win_share is not None
    assert option.points is not None
    return option.win_share, option.points


def _check_decision(view: AnyView) -> None:
    """Raise `ValueError` unless the view is of a seat that must decide."""
    if view.seat is None:
        raise ValueError("a spectator has nothing to decide: give the view of a seat that must")
    if view.seat not in view.acting():
        acting = ", ".join(str(seat) for seat in view.acting() if seat != CHANCE) or "none"
        raise ValueError(f"seat {view.seat} has nothing to decide now; seats that must decide: {acting}")


def _usual_iterations(game: str) -> int:
    level: Any = make_bot(LEVEL, game)
    iterations: int = level.iterations
    return iterations


def _at_first_sight(view: AnyView, game: str, seed: int) -> list[Prospect]:
    """What the bot that needs no Numba would do, and the rest as it comes."""
    best = make_bot(stand_in_of(game), game).choose(view, Random(seed))
    rest = [action for action in view.legal() if action != best]
    return [Prospect(action, None, None, None) for action in (best, *rest)]


def _explained(adviser: Adviser, view: AnyView, option: Prospect, best: Prospect) -> Prospect:
    """The alternative with what speaks for it, unless that could only be said of the best option."""
    found = [
        reason for reason in adviser.reasons(view, option, best) if reason.id not in adviser.SUPERLATIVES
    ]
    return replace(option, reason=found[0] if found else None)


def _reasons(adviser: Adviser, view: AnyView, best: Prospect, runner_up: Prospect) -> tuple[Message, ...]:
    """Reasons a person would give, and at last what the figures say."""
    found = adviser.reasons(view, best, runner_up)
    if best.win_share is None:
        found = [reason for reason in found if reason.id != FOUND] or [Message("hint-first-sight")]
    figures = _difference(best, runner_up)
    return (*found[: MOST_REASONS - len(figures)], *figures)


def _difference(best: Prospect, runner_up: Prospect) -> list[Message]:
    """What the figures say, if anything."""
    if best.win_share is None or runner_up.win_share is None:
        return []
    wins, other = round(100 * best.win_share), round(100 * runner_up.win_share)
    if wins - other <= round(100 * CLOSE):
        return [Message("hint-close")]
    if wins - other < round(100 * CLEAR):
        return []
    return [Message("hint-clear", {"wins": wins, "less": other})]

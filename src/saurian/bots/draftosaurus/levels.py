"""The levels of Draftosaurus, from a friendly beginner to as strong as we can make it.

- `easy` sees the points that lie there and overlooks some places, as people do; it neither plans nor spoils.
- `medium` plays by the learned policy, without search, and misjudges a little.
- `hard` and `expert` search (`bots.draftosaurus.search`), for about 0.3 and 1 second on one core. `hard`
  looks after its own zoo and wants as many points as it can get; `expert` plays to win, and spoils if that
  helps.

Work is counted in roll-outs, not in time, so that the same seed gives the same move. `ITERATIONS_A_SECOND` is
what a quiet core of the reference machine does at least; a slower or busier one is stopped after the level's
time, and only then can a move depend on the clock. With `iterations` given and no `seconds`, the clock is
never looked at.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random

from saurian.bots.bot import Bot
from saurian.core import Action
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.actions import Choose, Draft, DraftosaurusAction, Place, Rehome
from saurian.games.draftosaurus.legal import binding_die, placeable
from saurian.games.draftosaurus.pens import Spot, zoo_with
from saurian.games.draftosaurus.phases import quarantined
from saurian.games.draftosaurus.pieces import Species
from saurian.games.draftosaurus.rules import RULE_SETS
from saurian.games.draftosaurus.scoring import scores
from saurian.games.draftosaurus.view import DraftosaurusView

ITERATIONS_A_SECOND = 60_000
"""Roll-outs from the opening of a game of four, on the slower board."""
SECONDS = {"hard": 0.3, "expert": 1.0}
TO_WIN = {"hard": False, "expert": True}
"""Whether the level minds the others, or only its own points."""
OVERLOOKED = 0.25
"""How many of the places a beginner does not see."""
MISJUDGED = 2.0
"""By how many points the medium level errs at most."""


class EasyBot(Bot):
    """A friendly beginner: takes the points that lie there, if it sees them."""

    def choose(self, view: DraftosaurusView, rng: Random) -> Action:
        """The most points now among what it does not overlook."""
        legal = view.legal()
        seen = [action for action in legal if rng.random() >= OVERLOOKED] or [rng.choice(legal)]
        worth = [(_points_with(view, action), rng.random(), action) for action in seen]
        return max(worth, key=lambda each: each[:2])[2]


def _points_with(view: DraftosaurusView, action: DraftosaurusAction) -> int:
    """The points of the own zoo, as if there were no other, after this."""
    assert view.seat is not None
    zoo = view.zoos[view.seat]
    match action:
        case Choose(species):
            spots = placeable(view.board, zoo, species, binding_die(view, view.seat))
            return max(_points_at(view, species, spot) for spot in spots)
        case Draft(species, spot):
            return _points_at(view, species, view.board.spot[spot])
        case Place(spot):
            species_shown = view.revealed[view.seat]
            assert species_shown is not None
            return _points_at(view, species_shown, view.board.spot[spot])
        case Rehome(spot) if not view.board.spot[spot].pen.is_quarantine:
            return _points_at(view, quarantined(view, view.seat), view.board.spot[spot])
    return 0


def _points_at(view: DraftosaurusView, species: Species, spot: Spot) -> int:
    assert view.seat is not None
    changed = zoo_with(view.zoos[view.seat], spot, species)
    return sum(scores(view.rules, view.board, [changed])[0].values())


class MediumBot(Bot):
    """The learned policy, a little blurred."""

    def __init__(self, tables: Path | None = None) -> None:
        self.tables = tables
        """The file with what was learned; None: that of the package."""
        self._policy_choice = import_module("saurian.bots.draftosaurus.judge").policy_choice

    def prepare(self) -> None:
        """Compile what is needed, off the request path."""
        _prepare(MediumBot)

    def choose(self, view: DraftosaurusView, rng: Random) -> Action:
        """What raises the worth of the zoo most."""
        action: Action = self._policy_choice(view, MISJUDGED, rng.getrandbits(64), self.tables)
        return action


class SearchBot(Bot):
    """Searches a number of roll-outs, and no longer than some seconds if they are given."""

    def __init__(
        self, iterations: int, seconds: float | None, to_win: bool, tables: Path | None = None
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.to_win = to_win
        self.tables = tables
        """The file with what was learned; None: that of the package."""
        self._module = import_module("saurian.bots.draftosaurus.search")

    def prepare(self) -> None:
        """Compile what is needed, off the request path."""
        _prepare(_one_iteration)

    def choose(self, view: DraftosaurusView, rng: Random) -> Action:
        """The option that did best."""
        budget = self._module.Budget(self.iterations, self.seconds)
        found = self._module.search(view, budget, rng.getrandbits(64), self.to_win, self.tables)
        action: Action = found[0].action
        return action


def make_hard(
    iterations: int | None = None, seconds: float | None = None, tables: Path | None = None
) -> SearchBot:
    """The level `hard`."""
    return _searching("hard", iterations, seconds, tables)


def make_expert(
    iterations: int | None = None, seconds: float | None = None, tables: Path | None = None
) -> SearchBot:
    """The level `expert`."""
    return _searching("expert", iterations, seconds, tables)


def _searching(name: str, iterations: int | None, seconds: float | None, tables: Path | None) -> SearchBot:
    if iterations is None:
        seconds = SECONDS[name] if seconds is None else seconds
        iterations = max(1, round(seconds * ITERATIONS_A_SECOND))
    return SearchBot(iterations, seconds, TO_WIN[name], tables)


@cache
def _prepare(make: Callable[[], Bot]) -> None:
    """Let the bot decide once by all rules, so that its kernels are compiled (or read from disk), and the
    tables of all boards are there."""
    for rules in RULE_SETS:
        state, rng = DRAFTOSAURUS.start(DRAFTOSAURUS.options({"board": "match", "rules": rules})), Random(1)
        state.settle(rng)
        make().choose(state.view(0), rng)


def _one_iteration() -> SearchBot:
    return SearchBot(1, None, to_win=False)

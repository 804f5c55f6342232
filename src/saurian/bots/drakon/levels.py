"""The levels of Drakon, from a friendly beginner to as strong as we can make it.

- `easy` goes for the next coin it sees and overlooks some ways, as people do; it neither plans nor spoils.
- `medium` plays by what was learned, one action ahead (`bots.drakon.policy`).
- `hard` and `expert` search (`bots.drakon.search`), for 0.3 and 1 second on one core; `expert` looks further
  ahead.

Work is counted in iterations, not in time, so that the same seed gives the same move. `ITERATIONS_A_SECOND`
is what a quiet core of the reference machine does in most positions; where it does less, or is busy, it is
stopped after the level's time, and only then can a move depend on the clock. With `iterations` given and no
`seconds`, the clock is never looked at.
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random

from saurian.bots.bot import Bot
from saurian.bots.drakon.greedy import steps_to_go
from saurian.core import Action, Seat
from saurian.games.drakon import DRAKON
from saurian.games.drakon.options import pool
from saurian.games.drakon.pieces import worth
from saurian.games.drakon.state import DrakonState
from saurian.games.drakon.view import DrakonView

ITERATIONS_A_SECOND = {"hard": 5_000, "expert": 3_000}
SECONDS = {"hard": 0.3, "expert": 1.0}
ROUNDS = {"medium": 0, "hard": 2, "expert": 3}
"""Rounds of lookahead."""
OVERLOOKED = 0.4
"""Share of its options that the easy bot overlooks."""
MOST_SEEN = 12
"""The most options that the easy bot looks at."""


class EasyBot(Bot):
    """A friendly beginner: goes for the nearest coin unless it overlooks it."""

    def choose(self, view: DrakonView, rng: Random) -> Action:
        """The action that leads nearest to a coin among those that it does not overlook."""
        assert view.seat is not None
        legal = list(view.legal())
        seen = [action for action in legal if rng.random() >= OVERLOOKED] or [rng.choice(legal)]
        if len(seen) > MOST_SEEN:
            seen = rng.sample(seen, MOST_SEEN)
        world = view.resample(rng)
        judged = [(_coins_and_way(world, view.seat, action, rng), rng.random(), action) for action in seen]
        return max(judged, key=lambda each: each[:2])[2]


def _coins_and_way(world: DrakonState, seat: Seat, action: Action, rng: Random) -> float:
    """The own coins right after the action, and how near the next one is."""
    state = world.clone()
    state.apply(seat, action)  # type: ignore[arg-type]  # the view's own legal action
    state.settle(rng)
    return 10 * worth(state.purses[pool(state.options, seat)]) - steps_to_go(state, seat)


class SearchBot(Bot):
    """Searches a number of iterations, and no longer than some seconds if they are given; without any it
    looks one action ahead."""

    def __init__(
        self, iterations: int, seconds: float | None, rounds: int, tables: Path | None = None
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.rounds = rounds
        self.tables = tables
        """The file with what was learned; None: that of the package."""
        self._module = import_module("saurian.bots.drakon.search")

    def prepare(self) -> None:
        """Compile what is needed, off the request path."""
        _prepare()

    def choose(self, view: DrakonView, rng: Random) -> Action:
        """The option that did best."""
        if len(legal := view.legal()) == 1:
            return legal[0]
        budget = self._module.Budget(self.iterations, self.seconds, self.rounds)
        action: Action = self._module.search(view, budget, rng.getrandbits(64), self.tables)[0].action
        return action


def make_medium(tables: Path | None = None) -> SearchBot:
    """The level `medium`, which looks one action ahead."""
    return SearchBot(0, None, ROUNDS["medium"], tables)


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
        iterations = max(1, round(seconds * ITERATIONS_A_SECOND[name]))
    return SearchBot(iterations, seconds, ROUNDS[name], tables)


@cache
def _prepare() -> None:
    """Let the bot decide once, so that its kernels are compiled (or read from disk)."""
    state, rng = DRAKON.start(DRAKON.options({})), Random(1)
    state.settle(rng)
    SearchBot(1, None, rounds=1).choose(state.view(state.now.seat), rng)

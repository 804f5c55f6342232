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
from random import Random

from saurian.bots.greedy.drakon import GreedyBot, steps_to_go
from saurian.core import CHANCE, Action, Seat
from saurian.games.drakon import DRAKON
from saurian.games.drakon.legal import pool
from saurian.games.drakon.pieces import worth
from saurian.games.drakon.state import DrakonState
from saurian.games.drakon.view import DrakonView
from saurian.sim.compiling import COMPILED

ITERATIONS_A_SECOND = {"hard": 5_000, "expert": 3_000}
SECONDS = {"hard": 0.3, "expert": 1.0}
ROUNDS = {"medium": 0, "hard": 2, "expert": 3}
"""So many turns of everybody they look ahead."""
OVERLOOKED = 0.4
"""How many of its options a beginner does not see."""
MOST_SEEN = 12
"""How many he looks at, at most."""


class EasyBot:
    """A friendly beginner: goes for the next coin, if he sees it."""

    def prepare(self) -> None:
        """Nothing to prepare."""

    def choose(self, view: DrakonView, rng: Random) -> Action:
        """What brings him nearest to a coin among what he does not overlook."""
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
    while state.acting() == (CHANCE,):
        state.apply(CHANCE, state.sample(rng))
    return 10 * worth(state.purses[pool(state.options, seat)]) - steps_to_go(state, seat)


class SearchBot:
    """Searches so many iterations, and no longer than so many seconds if they are given; without any it looks
    one action ahead."""

    def __init__(self, iterations: int, seconds: float | None, rounds: int) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.rounds = rounds

    def prepare(self) -> None:
        """Compile what is needed, off the request path."""
        _prepare()

    def choose(self, view: DrakonView, rng: Random) -> Action:
        """The option that did best."""
        from saurian.bots.drakon.search import Budget, search

        if len(legal := view.legal()) == 1:
            return legal[0]
        budget = Budget(self.iterations, self.seconds, self.rounds)
        return search(view, budget, rng.getrandbits(64))[0].action


Level = EasyBot | SearchBot | GreedyBot


def make_level(name: str, iterations: int | None = None, seconds: float | None = None) -> Level:
    """The bot of that level. Where Numba is missing the readable greedy bot stands in for all but `easy`."""
    if name == "easy":
        return EasyBot()
    if not COMPILED:
        return GreedyBot()
    if name == "medium":
        iterations = 0
    if iterations is None:
        seconds = SECONDS[name] if seconds is None else seconds
        iterations = round(seconds * ITERATIONS_A_SECOND[name])
    return SearchBot(iterations, seconds, ROUNDS[name])


@cache
def _prepare() -> None:
    """Let the bot decide once, so that its kernels are compiled (or read from disk)."""
    state, rng = DRAKON.start(DRAKON.options({})), Random(1)
    while state.acting() == (CHANCE,):
        state.apply(CHANCE, state.sample(rng))
    SearchBot(1, None, rounds=1).choose(state.view(state.now.seat), rng)

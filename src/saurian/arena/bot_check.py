"""Whether a bot keeps to what every match relies on, tried in many positions with all options.

Games are played at random, each with other options. In some positions of each game three copies of the bot
decide for one seat: two of them see the same position, the third another world that the seat cannot tell
from it. All three get equal generators, so all must choose the same legal action.
"""

import pickle
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from saurian.bots import Bot
from saurian.core import CHANCE, Action, AnyGame, Options, Problem, Seat, State
from saurian.games import find_game

POSITIONS_A_GAME = 10
"""Positions of one game in which the bot decides."""
TRIES = 100
"""Mixes of options that are drawn until one can be agreed on."""

LEGAL, UNCHANGED, DETERMINISTIC, SECRET = "legal", "unchanged", "deterministic", "secret"
ISOLATED, PICKLABLE, IN_TIME = "isolated", "picklable", "in-time"
CHECKS = (LEGAL, UNCHANGED, DETERMINISTIC, SECRET, ISOLATED, PICKLABLE, IN_TIME)
"""What is checked, in the order of the report."""


@dataclass
class Check:
    """One thing that is checked."""

    name: str
    tried: int = 0
    failed: int = 0
    first: dict[str, Any] | None = None
    """Where it failed first."""

    def to_json(self) -> dict[str, Any]:
        """The figures; `passed` is null if it was never tried."""
        passed = self.failed == 0 if self.tried else None
        return {
            "name": self.name,
            "passed": passed,
            "failed": self.failed,
            "tried": self.tried,
            "first": self.first,
        }


@dataclass
class BotCheck:
    """The checks of one bot."""

    make: Callable[[str], Bot]
    """Makes a new bot for a game."""
    games: Sequence[str]
    seed: int = 0
    move_seconds: float | None = None
    """How long a decision may take; None: as long as it likes."""
    positions: int = 0
    """Positions in which the bot has decided so far."""
    seconds: list[float] = field(default_factory=list)
    """How long each decision took."""
    checks: dict[str, Check] = field(default_factory=lambda: {name: Check(name) for name in CHECKS})

    @property
    def passed(self) -> bool:
        """Whether nothing has failed."""
        return not any(check.failed for check in self.checks.values())

    def run(self, positions: int, on_position: Callable[[], None] = lambda: None) -> None:
        """Let the bot decide in some positions, the same number in each game."""
        with kept_generators():
            for number, name in enumerate(self.games):
                share = positions * (number + 1) // len(self.games) - positions * number // len(self.games)
                self._run(find_game(name), share, on_position)

    def _run(self, game: AnyGame, positions: int, on_position: Callable[[], None]) -> None:
        rng = Random(f"{self.seed}/{game.name}")
        end = self.positions + positions
        for options in option_mixes(game, rng):
            if self.positions >= end:
                return
            triplets = _Triplets(self, game, options, rng.getrandbits(32))
            for state in triplets.moments(min(POSITIONS_A_GAME, end - self.positions)):
                self.positions += 1
                triplets.decide(state)
                on_position()

    def to_json(self) -> dict[str, Any]:
        """The report."""
        return {
            "games": list(self.games),
            "positions": self.positions,
            "seed": self.seed,
            "passed": self.passed,
            "checks": [check.to_json() for check in self.checks.values()],
            "milliseconds": self._milliseconds(),
        }

    def _milliseconds(self) -> dict[str, float] | None:
        times = sorted(self.seconds)
        if not times:
            return None
        figures = {
            "mean": sum(times) / len(times),
            "median": times[len(times) // 2],
            "p95": times[len(times) * 95 // 100],
            "max": times[-1],
        }
        return {name: round(1000 * value, 3) for name, value in figures.items()}


def option_mixes(game: AnyGame, rng: Random) -> Iterator[Options]:
    """Options without end: each choice of each option in turn, mixed with others at random."""
    fields = [one for one in game.option_fields() if one.choices]
    while True:
        for one in fields:
            for choice in one.choices:
                for _ in range(TRIES):
                    mix = {other.name: rng.choice(other.choices) for other in fields if rng.random() < 0.5}
                    try:
                        yield game.options({**mix, **one.only_with, one.name: choice})
                    except Problem:  # these cannot be agreed together
                        continue
                    break


@contextmanager
def kept_generators() -> Iterator[None]:
    """The global generators of `random` and NumPy are afterwards as they were before."""
    before = global_generators()
    try:
        yield
    finally:
        random.setstate(before[0])
        if before[1] is not None:
            sys.modules["numpy"].random.set_state(before[1])


def global_generators() -> tuple[Any, Any]:
    """The states of the global generators; None for NumPy's if it is not loaded."""
    numpy = sys.modules.get("numpy")
    return random.getstate(), None if numpy is None else numpy.random.get_state()


def _generators_differ(before: tuple[Any, Any], after: tuple[Any, Any]) -> bool:
    if before[0] != after[0]:
        return True
    if before[1] is None or after[1] is None:
        return False
    return any(
        bool((one != other).any()) if hasattr(one, "any") else one != other
        for one, other in zip(before[1], after[1], strict=True)
    )


class _Triplets:
    """Three equal bots on one seat of a game."""

    def __init__(self, check: BotCheck, game: AnyGame, options: Options, seed: int) -> None:
        self.check = check
        self.game = game
        self.options = options
        self.seed = seed
        self.rng = Random(f"triplets/{seed}")
        self.seat: Seat = self.rng.randrange(options.players)
        self.bot, self.twin, self.other = (check.make(game.name) for _ in range(3))
        for bot in (self.bot, self.twin, self.other):
            bot.prepare()
        self.copy: Bot | None = self._pickled()

    def moments(self, count: int) -> Iterator[State[Any]]:
        """Some positions of a random game in which the seat decides."""
        number = sum(1 for _ in self._decisions())
        chosen = set(self.rng.sample(range(number), min(count, number)))
        for place, state in enumerate(self._decisions()):
            if place in chosen:
                yield state

    def _decisions(self) -> Iterator[State[Any]]:
        state, rng = self.game.start(self.options), Random(self.seed)
        while acting := state.acting():
            if self.seat in acting:
                yield state
            for seat in acting:
                action = state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat))
                state.apply(seat, action)

    def decide(self, state: State[Any]) -> None:
        """Let all three decide, and compare."""
        seed = self.rng.getrandbits(64)
        world = state.resample(self.seat, self.rng)
        chosen = self._choice(self.bot, state, seed)
        if chosen is None:
            return
        self._compare(DETERMINISTIC, state, chosen, self._choice(self.twin, state, seed))
        self._compare(SECRET, state, chosen, self._choice(self.other, world, seed))
        if self.copy is not None:
            self._compare(PICKLABLE, state, chosen, self._choice(self.copy, state, seed))
            self.copy = None

    def _choice(self, bot: Bot, state: State[Any], seed: int) -> Action | None:
        """What the bot does; None if that is not legal."""
        view = state.view(self.seat)
        seed_global_generators(self.rng.getrandbits(32))
        before = global_generators()
        started = perf_counter()
        try:
            action = bot.choose(view, Random(seed))
            why = state.why_not(self.seat, action)
        except (Exception, SystemExit) as error:
            self._count(LEGAL, state, " ".join(f"{type(error).__name__}: {error}".split()))
            return None
        seconds = perf_counter() - started
        self.check.seconds.append(seconds)
        text = str(getattr(action, "text", action))
        touched = _generators_differ(before, global_generators())
        limit = self.check.move_seconds
        self._count(LEGAL, state, None if why is None else f"{text}: {why.id}")
        self._count(UNCHANGED, state, None if view == state.view(self.seat) else text)
        self._count(ISOLATED, state, text if touched else None)
        if limit is not None:
            self._count(IN_TIME, state, f"{seconds:.3f} s" if seconds > limit else None)
        return None if why is not None else action

    def _compare(self, check: str, state: State[Any], one: Action, other: Action | None) -> None:
        if other is not None:
            self._count(check, state, None if one == other else f"{one.text} / {other.text}")

    def _count(self, name: str, state: State[Any] | None, failure: str | None) -> None:
        check = self.check.checks[name]
        check.tried += 1
        if failure is None:
            return
        check.failed += 1
        if check.first is None:
            position = None if state is None else self.game.write_position(state)
            where = {"game": self.game.name, "seat": self.seat, "position": position}
            check.first = {**where, "text": failure}

    def _pickled(self) -> Bot | None:
        try:
            copy: Bot = pickle.loads(pickle.dumps(self.bot))
        except Exception as error:
            self._count(PICKLABLE, None, " ".join(f"{type(error).__name__}: {error}".split()))
            return None
        return copy


def seed_global_generators(seed: int) -> None:
    """Seed them differently for each decision, so that a bot that reads them is found out."""
    random.seed(seed)
    if "numpy" in sys.modules:
        sys.modules["numpy"].random.seed(seed)

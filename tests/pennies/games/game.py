"""The smallest game that has everything: chance, secret choices made at once, an end, an outcome.

Everyone secretly guesses heads or tails, chance tosses a coin, and those who guessed right get a point; the
options say for how many rounds.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Self

from saurian.core import (
    CHANCE,
    Action,
    ActionTable,
    Event,
    Game,
    IllegalAction,
    Message,
    Outcome,
    Problem,
    Seat,
    State,
    View,
    ranks_of,
)
from saurian.core.action import describe_action
from saurian.core.message import brief
from saurian.core.options import check_choices, check_names, one_of


@dataclass(frozen=True, slots=True)
class Guess(Action):
    """Heads or tails."""

    side: str

    @property
    def text(self) -> str:
        return self.side


@dataclass(frozen=True, slots=True)
class Toss(Action):
    """Chance: which side lies up."""

    side: str

    @property
    def text(self) -> str:
        return f"toss {self.side}"


SIDES = ("heads", "tails")
GUESSES = [Guess(side) for side in SIDES]
TOSSES = [Toss(side) for side in SIDES]
ACTIONS: ActionTable[Guess | Toss] = ActionTable([*GUESSES, *TOSSES])


PLAYERS = range(1, 5)


@dataclass(frozen=True, slots=True)
class PenniesOptions:
    """How many play, and how many rounds."""

    players: int = field(default=2, metadata=one_of(PLAYERS))
    rounds: int = field(default=2, metadata=one_of(range(1, 6)))

    def __post_init__(self) -> None:
        check_choices(self)

    def to_json(self) -> dict[str, Any]:
        return {"players": self.players, "rounds": self.rounds}


class PenniesState(State[Guess | Toss]):
    """One position."""

    __slots__ = ("guesses", "options", "right", "rounds")

    def __init__(self, options: PenniesOptions) -> None:
        self.options = options
        self.rounds = options.rounds
        self.right = [0] * options.players
        self.guesses: list[Guess | None] = [None] * options.players

    def acting(self) -> tuple[Seat, ...]:
        if not self.rounds:
            return ()
        return tuple(seat for seat, guess in enumerate(self.guesses) if guess is None) or (CHANCE,)

    def legal(self, seat: Seat) -> Sequence[Guess | Toss]:
        if seat not in self.acting():
            return ()
        return TOSSES if seat == CHANCE else GUESSES

    def why_not(self, seat: Seat, action: Guess | Toss) -> Message | None:
        return None if action in self.legal(seat) else Message("why-wrong-step")

    def apply(self, seat: Seat, action: Guess | Toss) -> list[Event]:
        self.check(seat, action)
        if isinstance(action, Guess):
            self.guesses[seat] = action
            return [Event("pennies-guessed", {"seat": seat})]
        self.right = [
            points + (guess is not None and guess.side == action.side)
            for points, guess in zip(self.right, self.guesses, strict=True)
        ]
        self.guesses = [None] * self.options.players
        self.rounds -= 1
        return [Event("pennies-tossed", {"side": action.side})]

    def retract(self, seat: Seat) -> None:
        if seat < 0 or self.guesses[seat] is None:
            raise IllegalAction(Message("why-nothing-to-retract"))
        self.guesses[seat] = None

    def odds(self) -> Sequence[tuple[Guess | Toss, int]]:
        return [(toss, 1) for toss in TOSSES] if self.acting() == (CHANCE,) else ()

    def sample(self, rng: Random) -> Guess | Toss:
        return rng.choice(TOSSES)

    def clone(self) -> Self:
        copy = type(self)(self.options)
        copy.rounds, copy.right, copy.guesses = self.rounds, self.right.copy(), self.guesses.copy()
        return copy

    def outcome(self) -> Outcome | None:
        if self.rounds:
            return None
        ranks = ranks_of([(points,) for points in self.right])
        tie_break = "shared" if ranks.count(1) > 1 else None
        return Outcome(ranks, tuple(self.right), tuple({"right": p} for p in self.right), tie_break)

    def points(self) -> tuple[int, ...]:
        return tuple(self.right)

    def view(self, seat: Seat | None) -> "PenniesView":
        guess = None if seat is None else self.guesses[seat]
        return PenniesView(seat, self.options, self.rounds, tuple(self.right), self.acting(), guess)


@dataclass(frozen=True, slots=True)
class PenniesView(View[PenniesState, Guess | Toss]):
    """What one seat may know: all but the others' guesses."""

    seat: Seat | None
    options: PenniesOptions
    rounds: int
    points: tuple[int, ...]
    acting_seats: tuple[Seat, ...]
    guess: Guess | None

    def acting(self) -> tuple[Seat, ...]:
        return self.acting_seats

    def legal(self) -> Sequence[Guess | Toss]:
        return GUESSES if self.seat in self.acting_seats else ()

    def why_not(self, action: Guess | Toss) -> Message | None:
        return None if action in self.legal() else Message("why-wrong-step")

    def resample(self, rng: Random) -> PenniesState:
        state = PenniesState(self.options)
        state.rounds, state.right = self.rounds, list(self.points)
        state.guesses = [
            None if seat in self.acting_seats else self.guess if seat == self.seat else rng.choice(GUESSES)
            for seat in range(self.options.players)
        ]
        return state


class Pennies(Game[PenniesState, Guess | Toss, PenniesOptions, PenniesView]):
    """The game; there is one, `PENNIES`."""

    name = "pennies"
    players = PLAYERS
    options_type = PenniesOptions
    rules_version = 3

    def _read_options(self, raw: Mapping[str, Any]) -> PenniesOptions:
        check_names(PenniesOptions, raw)
        return PenniesOptions(**raw)

    def _start(self, options: PenniesOptions, rules_version: int) -> PenniesState:
        if not 1 <= rules_version <= self.rules_version:
            args = {"version": rules_version, "newest": self.rules_version}
            raise Problem(Message("bad-rules-version", args))
        return PenniesState(options)

    def read_move(self, text: str) -> Guess | Toss:
        return ACTIONS.read(text)

    def read_position(self, text: str) -> PenniesState:
        head, *seats = text.removeprefix("rounds=").split(" | ")
        left, _, rounds = head.partition("/")
        try:
            state = PenniesState(PenniesOptions(len(seats), int(rounds or left)))
            state.rounds = int(left)
            for seat, words in enumerate(seats):
                right, _, side = words.partition(" ")
                state.right[seat] = int(right)
                state.guesses[seat] = Guess(side) if side in SIDES else None
        except (ValueError, Problem):
            raise Problem(Message("bad-position", {"field": "rounds", "text": brief(text)})) from None
        return state

    def write_position(self, state: PenniesState) -> str:
        """The rounds left, of how many if that differs; by seat, how many were right, and the guess."""
        rounds = "" if state.rounds == state.options.rounds else f"/{state.options.rounds}"
        seats = [
            f"{right} {guess.side}" if guess else str(right)
            for right, guess in zip(state.right, state.guesses, strict=True)
        ]
        return " | ".join([f"rounds={state.rounds}{rounds}", *seats])

    @property
    def codes(self) -> int:
        return len(ACTIONS)

    @property
    def seat_codes(self) -> int:
        return len(GUESSES)

    def code(self, action: Guess | Toss) -> int:
        return ACTIONS.code(action)

    def action(self, code: int) -> Guess | Toss:
        return ACTIONS.action(code)

    def describe_public(self, view: PenniesView) -> dict[str, Any]:
        return {
            "phase": "guess" if view.acting() != (CHANCE,) else "toss",
            "acting": [seat for seat in view.acting() if seat != CHANCE],
            "points": list(view.points),
        }

    def describe_own(self, view: PenniesView) -> dict[str, Any]:
        return {
            "seat": view.seat,
            "legal": [describe_action(action, {}) for action in view.legal()],
        }

    def facts(self) -> dict[str, Sequence[str]]:
        return {"SIDES": SIDES}

    def memory(self, view: PenniesView) -> dict[str, Any]:
        return {}

    def components(self, options: PenniesOptions, rules_version: int | None = None) -> dict[str, Any]:
        return {"sides": list(SIDES)}


PENNIES = Pennies()
HEADS, TAILS = GUESSES

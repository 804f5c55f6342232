"""One position of Draftosaurus, everything in it."""

from collections.abc import Sequence
from random import Random
from typing import Self

from saurian.core import CHANCE, Event, IllegalAction, Message, Outcome, Seat, State
from saurian.games.draftosaurus.actions import MOST_PLAYERS, DraftosaurusAction
from saurian.games.draftosaurus.options import BOARDS, DraftosaurusOptions
from saurian.games.draftosaurus.pens import Board, Zoo
from saurian.games.draftosaurus.phases import (
    DEALING,
    FINDING_FIRST_ROLLER,
    NOT_POSSIBLE,
    NOT_YOUR_TURN,
    OVER,
    Phase,
)
from saurian.games.draftosaurus.pieces import NO_HERD, Face, Herd, Species
from saurian.games.draftosaurus.rules import Course, Rules
from saurian.games.draftosaurus.scoring import outcome, scores
from saurian.games.draftosaurus.view import DraftosaurusView, make_view

DECIDED = tuple(Event("decided", {"seat": seat}) for seat in range(MOST_PLAYERS))


class DraftosaurusState(State[DraftosaurusAction]):
    """One position. Herds, zoos and actions never change, so that a copy is cheap."""

    __slots__ = (
        "bag",
        "board",
        "box",
        "course",
        "die",
        "hands",
        "options",
        "owing",
        "past",
        "phase",
        "revealed",
        "roller",
        "round",
        "rules",
        "secret",
        "turn",
        "zoos",
    )

    options: DraftosaurusOptions
    rules: Rules
    course: Course
    board: Board
    past: tuple[tuple[Zoo, ...], ...]
    """The zoos of the boards of the match that are over (D-18)."""
    round: int
    """From 0."""
    turn: int
    """The turn of the round, from 0."""
    roller: Seat | None
    die: Face | None
    phase: Phase
    owing: list[Seat]
    """Who still owes a decision in this phase."""
    secret: list[DraftosaurusAction | None]
    """By seat, the choices that are in but not revealed."""
    revealed: list[Species | None]
    """By seat, the dinosaur on its way from hand to zoo (printed order)."""
    bag: Herd
    box: Herd
    """What was discarded in a game of two (D-17)."""
    hands: list[Herd]
    zoos: list[Zoo]

    @classmethod
    def start(cls, options: DraftosaurusOptions, rules: Rules) -> Self:
        """Before anything has happened."""
        state = cls.__new__(cls)
        state.options = options
        state.rules = rules
        state.course = rules.courses[options.players]
        state.past = ()
        state.roller = options.first
        state.set_up()
        (FINDING_FIRST_ROLLER if options.first is None else DEALING).enter(state)
        return state

    def set_up(self) -> None:
        """A fresh board for everyone and a full bag (D-01, D-03)."""
        players = self.options.players
        self.board = self.rules.boards[self.boards[len(self.past)]]
        self.round = self.turn = 0
        self.die = None
        self.bag = self.rules.bag(players)
        self.box = NO_HERD
        self.hands = [NO_HERD] * players
        self.zoos = [self.board.bare_zoo] * players
        self.revealed = [None] * players

    @property
    def boards(self) -> tuple[str, ...]:
        """The boards of the match, in order."""
        return BOARDS[self.options.board]

    # --- the interface of every game ---

    def acting(self) -> tuple[Seat, ...]:
        return tuple(self.owing)

    def legal(self, seat: Seat) -> Sequence[DraftosaurusAction]:
        if seat not in self.owing:
            return ()
        if seat == CHANCE:
            return [action for action, _ in self.odds()]
        return self.phase.legal(self, seat)

    def refusal(self, seat: Seat, action: DraftosaurusAction) -> Message | None:
        if seat not in self.owing:
            return NOT_YOUR_TURN
        if seat == CHANCE:
            return None if self.phase.possible(self, action) else NOT_POSSIBLE
        return self.phase.why_not(self, seat, action)

    def apply(self, seat: Seat, action: DraftosaurusAction) -> list[Event]:
        self.check(seat, action)
        if seat == CHANCE:
            return self.phase.happen(self, action)
        self.secret[seat] = action
        self.owing.remove(seat)
        return [DECIDED[seat]] if self.owing else [DECIDED[seat], *self.phase.reveal(self)]

    def retract(self, seat: Seat) -> None:
        if seat < 0 or seat >= self.options.players or self.secret[seat] is None:
            raise IllegalAction(Message("why-nothing-to-retract", {"seat": seat}))
        self.secret[seat] = None
        self.owing = sorted([*self.owing, seat])

    def odds(self) -> Sequence[tuple[DraftosaurusAction, int]]:
        return self.phase.odds(self)

    def sample(self, rng: Random) -> DraftosaurusAction:
        return self.phase.sample(self, rng)

    def clone(self) -> Self:
        copy = self.__class__.__new__(self.__class__)
        copy.options = self.options
        copy.rules = self.rules
        copy.course = self.course
        copy.board = self.board
        copy.past = self.past
        copy.round = self.round
        copy.turn = self.turn
        copy.roller = self.roller
        copy.die = self.die
        copy.phase = self.phase
        copy.owing = self.owing.copy()
        copy.secret = self.secret.copy()
        copy.revealed = self.revealed.copy()
        copy.bag = self.bag
        copy.box = self.box
        copy.hands = self.hands.copy()
        copy.zoos = self.zoos.copy()
        return copy

    def view(self, seat: Seat | None) -> DraftosaurusView:
        return make_view(self, seat)

    def outcome(self) -> Outcome | None:
        return self.result() if self.phase is OVER else None

    # --- what the phases do to it ---

    def put(self, seat: Seat, species: Species, spot_id: str) -> Event:
        """A dinosaur takes its place."""
        spot = self.board.spot[spot_id]
        index, zoo = spot.pen.index, self.zoos[seat]
        contents = spot.pen.put(zoo[index], species, spot.place)
        self.zoos[seat] = (*zoo[:index], contents, *zoo[index + 1 :])
        return Event("placed", {"seat": seat, "species": species.id, "spot": spot_id})

    def scores(self) -> list[dict[str, int]]:
        """The points of every zoo as it stands, part by part."""
        return scores(self.rules, self.board, self.zoos)

    def result(self) -> Outcome:
        """How it would end if it ended now."""
        boards = (self.rules.boards[id] for id in self.boards)
        return outcome(self.rules, list(zip(boards, (*self.past, self.zoos), strict=False)))

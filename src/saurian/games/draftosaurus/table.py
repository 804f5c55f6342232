"""What is played on: the open table, the whole position, and what a phase of the game can do to it."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from saurian.core import Event, IllegalAction, Message, Outcome, Seat
from saurian.games.draftosaurus.actions import DraftosaurusAction
from saurian.games.draftosaurus.options import BOARDS, DraftosaurusOptions
from saurian.games.draftosaurus.pens import Board, Zoo, zoo_with
from saurian.games.draftosaurus.pieces import NO_HERD, Face, Herd, Species
from saurian.games.draftosaurus.rules import Course, Rules
from saurian.games.draftosaurus.scoring import outcome, scores

WRONG_STEP = Message("why-wrong-step")


class Table:
    """What lies open: all that a state and every view share. Enough to tell what a seat may do.

    `copy_open_part` is the one list of its fields; states and views are made by it.
    """

    __slots__ = (
        "acting_seats",
        "board",
        "box",
        "course",
        "die",
        "hands",
        "options",
        "past",
        "phase",
        "revealed",
        "roller",
        "round",
        "rules",
        "turn",
        "zoos",
    )

    options: DraftosaurusOptions
    rules: Rules
    course: Course
    board: Board
    """The side of the board in play."""
    past: tuple[tuple[Zoo, ...], ...]
    """The zoos of the boards of the match that are over (D-18)."""
    round: int
    """From 0."""
    turn: int
    """The turn of the round, from 0."""
    roller: Seat | None
    """The seat that rolls this turn; None: not settled yet."""
    die: Face | None
    """The face that lies up; None: not rolled yet."""
    phase: "Phase"
    acting_seats: Sequence[Seat]
    """The seats that still owe a decision in this phase."""
    revealed: tuple[Species | None, ...]
    """By seat, the dinosaur on its way from hand to zoo (printed order)."""
    zoos: Sequence[Zoo]
    box: Herd
    """What was discarded in a game of two (D-17)."""
    hands: Sequence[Herd | None]
    """By seat, the hand; None: not known."""

    def copy_open_part(self, source: "Table") -> None:
        """Take over all that lies open; hands are copied by those who know how much of them is seen."""
        self.options = source.options
        self.rules = source.rules
        self.course = source.course
        self.board = source.board
        self.past = source.past
        self.round = source.round
        self.turn = source.turn
        self.roller = source.roller
        self.die = source.die
        self.phase = source.phase
        self.acting_seats = [*source.acting_seats]
        self.revealed = source.revealed
        self.zoos = [*source.zoos]
        self.box = source.box

    @property
    def boards(self) -> tuple[str, ...]:
        """The boards of the match, in order."""
        return BOARDS[self.options.board]

    @property
    def hand_sizes(self) -> Sequence[int]:
        """By seat, how many dinosaurs are in the hand."""
        raise NotImplementedError

    def scores(self) -> list[dict[str, int]]:
        """The points of every zoo as it stands, part by part."""
        return scores(self.rules, self.board, self.zoos)

    def result(self) -> Outcome:
        """How it would end if it ended now."""
        boards = (self.rules.boards[id] for id in self.boards)
        return outcome(self.rules, list(zip(boards, (*self.past, self.zoos), strict=False)))


class Position(Table):
    """Everything there is: the open table, and what is hidden from some."""

    __slots__ = ("bag", "secret")

    acting_seats: list[Seat]
    zoos: list[Zoo]
    hands: list[Herd]
    secret: list[DraftosaurusAction | None]
    """By seat, the choices that are in but not revealed."""
    bag: Herd

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
        self.revealed = (None,) * players

    @property
    def hand_sizes(self) -> list[int]:
        """By seat, how many dinosaurs are in the hand."""
        return [sum(hand) for hand in self.hands]

    def show(self, seat: Seat, species: Species | None) -> None:
        """A dinosaur is on its way from the hand to the zoo, for all to see; None: there is none."""
        self.revealed = (*self.revealed[:seat], species, *self.revealed[seat + 1 :])

    def put(self, seat: Seat, species: Species, spot_id: str) -> Event:
        """A dinosaur takes its place."""
        self.zoos[seat] = zoo_with(self.zoos[seat], self.board.spot[spot_id], species)
        return Event("placed", {"seat": seat, "species": species.id, "spot": spot_id})


class Phase:
    """One step of a turn. What a step does not say, does not happen in it.

    No abstract base class, for the reason given at `Action`.
    """

    name: str

    def __reduce__(self) -> tuple[Callable[[str], "Phase"], tuple[str]]:
        """There is one of each, in other processes, too."""
        return find_phase, (self.name,)

    def __repr__(self) -> str:
        return f"<Phase {self.name}>"

    def enter(self, state: Position) -> None:
        """The step begins."""
        state.phase = self
        state.acting_seats = self.acting(state)
        state.secret = [None] * state.options.players

    def acting(self, state: Position) -> list[Seat]:
        """The seats that must decide when the step begins."""
        return []

    def legal(self, table: Table, seat: Seat) -> Sequence[DraftosaurusAction]:
        """All that a seat that owes a decision may do."""
        return ()

    def why_not(self, table: Table, seat: Seat, action: DraftosaurusAction) -> Message | None:
        """Why a seat that owes a decision may not do this."""
        return WRONG_STEP

    def reveal(self, state: Position) -> list[Event]:
        """All secret choices are in: they take effect together."""
        raise NotImplementedError

    def odds(self, state: Position) -> Sequence[tuple[DraftosaurusAction, int]]:
        """What chance may do, each with its weight."""
        return ()

    def sample(self, state: Position, rng: Random) -> DraftosaurusAction:
        """One action of chance by `odds`."""
        raise IllegalAction(WRONG_STEP)

    def possible(self, state: Position, action: DraftosaurusAction) -> bool:
        """Whether chance may do this: whether it stands in `odds`."""
        return False

    def happen(self, state: Position, action: DraftosaurusAction) -> list[Event]:
        """Chance does this, which is possible."""
        raise NotImplementedError


P = TypeVar("P", bound=Phase)

PHASES: dict[str, Phase] = {}
"""Every phase by name, in the order of the simulator's numbers."""


def register(phase: P) -> P:
    """Enter a phase into `PHASES`."""
    assert phase.name not in PHASES
    PHASES[phase.name] = phase
    return phase


def find_phase(name: str) -> Phase:
    """The phase of that name."""
    return PHASES[name]

"""One position of Draftosaurus, everything in it."""

from collections.abc import Sequence
from random import Random
from typing import Self

from saurian.core import CHANCE, Event, IllegalAction, Message, Outcome, Seat, State
from saurian.core.notation import shown
from saurian.core.state import check_seat
from saurian.games.draftosaurus.actions import MOST_PLAYERS, DraftosaurusAction
from saurian.games.draftosaurus.notation import write_position
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.phases import (
    DEALING,
    FINDING_FIRST_ROLLER,
    NOT_POSSIBLE,
    NOT_YOUR_TURN,
    OVER,
)
from saurian.games.draftosaurus.rules import Rules
from saurian.games.draftosaurus.table import Position
from saurian.games.draftosaurus.text import draw_table
from saurian.games.draftosaurus.view import DraftosaurusView, make_open_view, make_view

new = object.__new__
"""Looked up once: positions are copied all the time."""
DECIDED = tuple(Event("decided", {"seat": seat}) for seat in range(MOST_PLAYERS))


class DraftosaurusState(Position, State[DraftosaurusAction]):
    """One position. Herds, zoos and actions never change, so that a copy is cheap."""

    __slots__ = ()

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

    def acting(self) -> tuple[Seat, ...]:
        return tuple(self.acting_seats)

    def legal(self, seat: Seat) -> Sequence[DraftosaurusAction]:
        if seat not in self.acting_seats:
            if seat != CHANCE:
                check_seat(seat, self.options.players)
            return ()
        if seat == CHANCE:
            return [action for action, _ in self.odds()]
        return self.phase.legal(self, seat)

    def why_not(self, seat: Seat, action: DraftosaurusAction) -> Message | None:
        if seat not in self.acting_seats:
            return NOT_YOUR_TURN
        if seat == CHANCE:
            return None if self.phase.possible(self, action) else NOT_POSSIBLE
        return self.phase.why_not(self, seat, action)

    def apply(self, seat: Seat, action: DraftosaurusAction) -> list[Event]:
        self.check(seat, action)
        if seat == CHANCE:
            return self.phase.happen(self, action)
        self.secret[seat] = action
        self.acting_seats.remove(seat)
        return [DECIDED[seat]] if self.acting_seats else [DECIDED[seat], *self.phase.reveal(self)]

    def retract(self, seat: Seat) -> None:
        if seat < 0 or seat >= self.options.players or self.secret[seat] is None:
            raise IllegalAction(Message("why-nothing-to-retract", {"seat": seat}))
        self.secret[seat] = None
        self.acting_seats = sorted([*self.acting_seats, seat])

    def odds(self) -> Sequence[tuple[DraftosaurusAction, int]]:
        return self.phase.odds(self)

    def sample(self, rng: Random) -> DraftosaurusAction:
        return self.phase.sample(self, rng)

    def clone(self) -> Self:
        copy = new(type(self))
        copy.copy_open_part(self)
        copy.hands = self.hands.copy()
        copy.secret = self.secret.copy()
        copy.bag = self.bag
        return copy

    def view(self, seat: Seat | None) -> DraftosaurusView:
        check_seat(seat, self.options.players)
        return make_view(self, seat)

    def open_view(self) -> DraftosaurusView:
        return make_open_view(self)

    def outcome(self) -> Outcome | None:
        return self.result() if self.phase is OVER else None

    def points(self) -> tuple[int, ...]:
        return self.result().totals

    @property
    def phase_name(self) -> str:
        return self.phase.name

    def __repr__(self) -> str:
        return shown(self, write_position(self))

    def __str__(self) -> str:
        return draw_table(self)

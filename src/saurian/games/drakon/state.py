"""One position of Drakon, everything in it."""

from collections.abc import Sequence
from random import Random
from typing import Self

from saurian.core import CHANCE, Event, IllegalAction, Message, Outcome, Seat, State
from saurian.core.notation import shown
from saurian.core.state import check_seat
from saurian.games.drakon.actions import DrakonAction
from saurian.games.drakon.box import NEWEST, Box
from saurian.games.drakon.lair import CENTRE, NOWHERE, Lair
from saurian.games.drakon.legal import NOT_POSSIBLE
from saurian.games.drakon.notation import write_position
from saurian.games.drakon.options import DrakonOptions, pool
from saurian.games.drakon.phases import FINDING_FIRST_PLAYER, begin_picking
from saurian.games.drakon.pieces import NO_COINS, worth
from saurian.games.drakon.scoring import outcome
from saurian.games.drakon.steps import BETWEEN, OVER, ChancePhase
from saurian.games.drakon.table import NOBODY, WRONG_STEP, Pending, Position
from saurian.games.drakon.text import draw_table
from saurian.games.drakon.view import DrakonView, make_open_view, make_view

new = object.__new__
"""Looked up once: positions are copied all the time."""
ACTING: dict[Seat, tuple[Seat, ...]] = {seat: (seat,) for seat in range(CHANCE, 6)} | {NOBODY: ()}


class DrakonState(Position, State[DrakonAction]):
    """One position. Hands, purses, pending steps and actions never change, so that a copy is cheap."""

    __slots__ = ()

    @classmethod
    def start(cls, options: DrakonOptions, box: Box, version: int = NEWEST) -> Self:
        """Before anything has happened (K-01 to K-05)."""
        players = options.players
        state = cls.__new__(cls)
        state.options = options
        state.version = version
        state.box = box
        state.lair = Lair(box.limits.lair_reach)
        state.lair.put(CENTRE, box.entrance)
        state.cells = [NOWHERE] * players
        state.drakon = CENTRE if options.drakon_from_start else None
        state.heroes = [None] * players
        state.used = 0
        state.pile = list(box.pile)
        state.hands = [()] * players
        state.ruins = state.discards = ()
        state.hoard = box.coins
        state.purses = [NO_COINS] * (players // 2 if options.teams else players)
        state.turn = 0
        state.left = state.actions_a_turn
        state.met = state.forced = state.idle = 0
        state.now = BETWEEN
        state.stack = ()
        state.chamber_log = []
        state.coin_log = []
        state.winners = ()
        state.ending = ""
        if options.first is None:
            state.push(Pending(FINDING_FIRST_PLAYER, CHANCE))
        else:
            begin_picking(state, options.first)
        state.proceed()
        return state

    # --- the interface of every game ---

    def acting(self) -> tuple[Seat, ...]:
        return ACTING[self.now.seat]

    def legal(self, seat: Seat) -> Sequence[DrakonAction]:
        now = self.now
        if seat != now.seat or now.phase is OVER:
            if seat != CHANCE:
                check_seat(seat, self.options.players)
            return ()
        if seat == CHANCE:
            return [action for action, _ in self.odds()]
        return now.phase.legal(self, now)

    def why_not(self, seat: Seat, action: DrakonAction) -> Message | None:
        now = self.now
        if seat != now.seat or now.phase is OVER:
            return Message("why-not-your-turn", {"seat": seat})
        if seat != CHANCE:
            return now.phase.why_not(self, now, action)
        assert isinstance(now.phase, ChancePhase)
        return None if now.phase.possible(self, now, action) else NOT_POSSIBLE

    def apply(self, seat: Seat, action: DrakonAction) -> list[Event]:
        self.check(seat, action)
        now = self.now
        self.now = BETWEEN
        act = now.phase.happen if seat == CHANCE else now.phase.decide
        events = act(self, now, action)
        return events + self.proceed() if self.now is BETWEEN else events

    def retract(self, seat: Seat) -> None:
        raise IllegalAction(Message("why-nothing-to-retract", {"seat": seat}))

    def odds(self) -> Sequence[tuple[DrakonAction, int]]:
        return self.now.phase.odds(self, self.now)

    def sample(self, rng: Random) -> DrakonAction:
        if self.now.seat != CHANCE:
            raise IllegalAction(WRONG_STEP)
        return self.now.phase.sample(self, self.now, rng)

    def clone(self) -> Self:
        copy = new(type(self))
        copy.copy_open_part(self)
        copy.pile = self.pile.copy()
        copy.hands = self.hands.copy()
        copy.discards = self.discards
        copy.hoard = self.hoard
        copy.purses = self.purses.copy()
        copy.chamber_log = self.chamber_log.copy()
        copy.coin_log = self.coin_log.copy()
        return copy

    def view(self, seat: Seat | None) -> DrakonView:
        check_seat(seat, self.options.players)
        return make_view(self, seat)

    def open_view(self) -> DrakonView:
        return make_open_view(self)

    def outcome(self) -> Outcome | None:
        if self.now.phase is not OVER:
            return None
        return outcome(self.options, self.purses, self.winners)

    def points(self) -> tuple[int, ...]:
        return tuple(worth(self.purses[pool(self.options, seat)]) for seat in range(self.options.players))

    @property
    def phase_name(self) -> str:
        return self.now.phase.name

    def __repr__(self) -> str:
        return shown(self, write_position(self))

    def __str__(self) -> str:
        return draw_table(self)

    def proceed(self) -> list[Event]:
        """Carry out what is on the stack until somebody must decide."""
        events: list[Event] = []
        while self.now is BETWEEN:
            pending = self.stack[-1]
            self.stack = self.stack[:-1]
            events += pending.phase.begin(self, pending)
        return events

"""One position of Drakon, everything in it."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Self

from saurian.core import CHANCE, Event, IllegalAction, Message, Outcome, Seat, State
from saurian.games.drakon.actions import DrakonAction
from saurian.games.drakon.box import NEWEST, Box
from saurian.games.drakon.knowledge import HOARD, Moved, Place
from saurian.games.drakon.lair import CENTRE, NOWHERE, Cell, Lair
from saurian.games.drakon.legal import NOT_POSSIBLE, WRONG_STEP, pool
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.phases import FINDING_FIRST_PLAYER, begin_picking
from saurian.games.drakon.pieces import NO_COINS, Chamber, Hand, Purse
from saurian.games.drakon.scoring import goal, outcome
from saurian.games.drakon.steps import BETWEEN, NOBODY, OVER, ChancePhase, Pending
from saurian.games.drakon.view import DrakonView, make_view

if TYPE_CHECKING:
    from saurian.games.drakon.heroes import Ability

ACTING: dict[Seat, tuple[Seat, ...]] = {seat: (seat,) for seat in range(CHANCE, 6)} | {NOBODY: ()}


class DrakonState(State[DrakonAction]):
    """One position. Hands, purses, pending steps and actions never change, so that a copy is cheap."""

    __slots__ = (
        "box",
        "cells",
        "chamber_log",
        "coin_log",
        "discards",
        "drakon",
        "ending",
        "forced",
        "hands",
        "heroes",
        "hoard",
        "idle",
        "lair",
        "left",
        "met",
        "now",
        "options",
        "pile",
        "purses",
        "ruins",
        "stack",
        "turn",
        "used",
        "version",
        "winners",
    )

    options: DrakonOptions
    version: int
    """Of the rules."""
    box: Box
    lair: Lair
    cells: list[Cell]
    """By seat, where the hero is; `NOWHERE` before he is picked."""
    drakon: Cell | None
    """None: beside the lair (K-05)."""
    heroes: list[str | None]
    """By seat, the hero."""
    used: int
    """The seats whose ability is used up, as a mask (K-81)."""
    pile: list[Chamber]
    """In no order, kept sorted: chance draws."""
    hands: list[Hand]
    ruins: Hand
    """What was destroyed (K-46)."""
    discards: Hand
    """What the fighter has discarded (K-87)."""
    hoard: Purse
    purses: list[Purse]
    """By pool: one a seat, or one a pair (K-89)."""
    turn: Seat
    """Whose turn it is."""
    left: int
    """How many actions are left in this turn (K-10)."""
    met: int
    """The seats that have met Drakon in this turn because they entered or ended, as a mask (K-60)."""
    forced: int
    """How often Mind control has moved somebody in this turn."""
    idle: int
    """How many turns ago a chamber was placed."""
    now: Pending
    """The decision that is due."""
    stack: tuple[Pending, ...]
    """What waits for it; the last one comes next."""
    chamber_log: list[Moved]
    """The chambers that moved between hidden places, from the first move on that told somebody something."""
    coin_log: list[Moved]
    """The same of coins."""
    winners: tuple[int, ...]
    """The pools that have won."""
    ending: str
    """How it ended: `goal`, `escaped`, `exhausted`, `idle`; empty while it goes on."""

    @classmethod
    def start(cls, options: DrakonOptions, box: Box, version: int = NEWEST) -> Self:
        """Before anything has happened (K-01 to K-05)."""
        players = options.players
        state = cls.__new__(cls)
        state.options = options
        state.version = version
        state.box = box
        state.lair = Lair()
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
            return ()
        if seat == CHANCE:
            return [action for action, _ in self.odds()]
        return now.phase.legal(self, now)

    def refusal(self, seat: Seat, action: DrakonAction) -> Message | None:
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
        copy = self.__class__.__new__(self.__class__)
        copy.options = self.options
        copy.version = self.version
        copy.box = self.box
        copy.lair = self.lair.copy()
        copy.cells = self.cells.copy()
        copy.drakon = self.drakon
        copy.heroes = self.heroes.copy()
        copy.used = self.used
        copy.pile = self.pile.copy()
        copy.hands = self.hands.copy()
        copy.ruins = self.ruins
        copy.discards = self.discards
        copy.hoard = self.hoard
        copy.purses = self.purses.copy()
        copy.turn = self.turn
        copy.left = self.left
        copy.met = self.met
        copy.forced = self.forced
        copy.idle = self.idle
        copy.now = self.now
        copy.stack = self.stack
        copy.chamber_log = self.chamber_log.copy()
        copy.coin_log = self.coin_log.copy()
        copy.winners = self.winners
        copy.ending = self.ending
        return copy

    def view(self, seat: Seat | None) -> DrakonView:
        return make_view(self, seat)

    def outcome(self) -> Outcome | None:
        if self.now.phase is not OVER:
            return None
        return outcome(self.options, self.purses, self.winners)

    # --- what everybody can count ---

    @property
    def goal(self) -> int:
        """How much is needed to win."""
        return goal(self.box, self.options)

    @property
    def actions_a_turn(self) -> int:
        """K-10, or the house rule."""
        return 2 if self.options.two_actions else 1

    @property
    def hand_sizes(self) -> list[int]:
        """By seat, how many chambers are in the hand."""
        return [len(hand) for hand in self.hands]

    @property
    def pile_size(self) -> int:
        """How many chambers are in the pile."""
        return len(self.pile)

    @property
    def coin_counts(self) -> list[int]:
        """By pool, how many coins."""
        return [sum(purse) for purse in self.purses]

    @property
    def hoard_size(self) -> int:
        """How many coins are in the hoard."""
        return sum(self.hoard)

    def ability(self, seat: Seat) -> "Ability | None":
        """The ability that the seat can still use; None: used, or not in this game (K-81)."""
        hero = self.heroes[seat]
        if not self.options.heroes or hero is None or self.used >> seat & 1:
            return None
        return self.box.abilities[hero]

    # --- what the steps do to it ---

    def push(self, pending: Pending) -> None:
        """This comes next."""
        self.stack = (*self.stack, pending)

    def proceed(self) -> list[Event]:
        """Carry out what is on the stack until somebody must decide."""
        events: list[Event] = []
        while self.now is BETWEEN:
            pending = self.stack[-1]
            self.stack = self.stack[:-1]
            events += pending.phase.begin(self, pending)
        return events

    def note_chamber(self, source: Place, target: Place, chamber: Chamber, tells: bool = False) -> None:
        """Remember that a chamber moved; the first move must tell somebody something."""
        if tells or self.chamber_log:
            self.chamber_log.append(Moved(source, target, chamber))

    def note_coin(self, source: Place, target: Place, value: int) -> None:
        """Remember that a coin moved; the first move must tell somebody something."""
        if source != HOARD or self.coin_log:
            self.coin_log.append(Moved(self._pool(source), self._pool(target), value))

    def _pool(self, owner: Seat) -> Place:
        return HOARD if owner == HOARD else pool(self.options, owner)

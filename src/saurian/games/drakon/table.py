"""What is played on: the open table, the whole position, what is due, and what phases and heroes do to it."""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from saurian.core import Event, IllegalAction, Message, Seat
from saurian.games.drakon.actions import DrakonAction
from saurian.games.drakon.box import Box
from saurian.games.drakon.knowledge import HOARD, Moved, Place
from saurian.games.drakon.lair import NOWHERE, Cell, Lair
from saurian.games.drakon.options import DrakonOptions, pool
from saurian.games.drakon.pieces import Chamber, Hand, Purse
from saurian.games.drakon.scoring import goal

WRONG_STEP = Message("why-wrong-step")
NOBODY: Seat = -2


class Table:
    """What lies open: all that a state and every view share. Enough to tell what a seat may do.

    `copy_open_part` is the one list of its fields; states and views are made by it.
    """

    __slots__ = (
        "box",
        "cells",
        "chamber_log",
        "coin_log",
        "drakon",
        "ending",
        "forced",
        "hands",
        "heroes",
        "idle",
        "lair",
        "left",
        "met",
        "now",
        "options",
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
    """The box played with."""
    lair: Lair
    cells: Sequence[Cell]
    """By seat, where the hero is; `NOWHERE` before one is picked."""
    drakon: Cell | None
    """None: beside the lair (K-05)."""
    heroes: Sequence[str | None]
    """By seat, the hero."""
    used: int
    """The seats whose ability is used up, as a mask (K-81)."""
    ruins: Hand
    """What was destroyed (K-46)."""
    turn: Seat
    """The seat whose turn it is."""
    left: int
    """How many actions are left in this turn (K-10)."""
    met: int
    """The seats that have met Drakon in this turn because they entered or ended, as a mask (K-60)."""
    forced: int
    """How many moves chambers have started in this turn: Mind control, and Escape in some boxes."""
    idle: int
    """How many turns ago a chamber was placed."""
    now: "Pending"
    """The decision that is due."""
    stack: "tuple[Pending, ...]"
    """What waits for it; the last one comes next."""
    winners: tuple[int, ...]
    """The pools that have won."""
    ending: str
    """How it ended: `goal`, `escaped`, `exhausted`, `idle`; empty while it goes on."""
    hands: Sequence[Hand | None]
    """By seat, the hand; None: not seen."""
    purses: Sequence[Purse | None]
    """By pool (one per seat, or one per pair, K-89), the coins; None: not seen."""
    chamber_log: Sequence[Moved]
    """The chambers that moved between hidden places, from the first move on that told somebody something."""
    coin_log: Sequence[Moved]
    """The same of coins."""

    def copy_open_part(self, source: "Table") -> None:
        """Take over all that lies open; the rest is copied by those who know how much of it is seen."""
        self.options = source.options
        self.version = source.version
        self.box = source.box
        self.lair = source.lair.copy()
        self.cells = [*source.cells]
        self.drakon = source.drakon
        self.heroes = [*source.heroes]
        self.used = source.used
        self.ruins = source.ruins
        self.turn = source.turn
        self.left = source.left
        self.met = source.met
        self.forced = source.forced
        self.idle = source.idle
        self.now = source.now
        self.stack = source.stack
        self.winners = source.winners
        self.ending = source.ending

    # --- what everybody can count ---

    @property
    def hand_sizes(self) -> Sequence[int]:
        """By seat, how many chambers are in the hand."""
        raise NotImplementedError

    @property
    def pile_size(self) -> int:
        """How many chambers are in the pile."""
        raise NotImplementedError

    @property
    def coin_counts(self) -> Sequence[int]:
        """By pool, how many coins."""
        raise NotImplementedError

    @property
    def hoard_size(self) -> int:
        """How many coins are in the hoard."""
        raise NotImplementedError

    @property
    def goal(self) -> int:
        """How much is needed to win."""
        return goal(self.box, self.options)

    @property
    def actions_a_turn(self) -> int:
        """K-10, or the house rule."""
        return 2 if self.options.two_actions else 1

    def ability(self, seat: Seat) -> "Ability | None":
        """The ability that the seat can still use; None: used, or not in this game (K-81)."""
        hero = self.heroes[seat]
        if not self.options.heroes or hero is None or self.used >> seat & 1:
            return None
        return ABILITIES[hero]


class Position(Table):
    """Everything there is: the open table, and what is hidden from some."""

    __slots__ = ("discards", "hoard", "pile")

    cells: list[Cell]
    heroes: list[str | None]
    hands: list[Hand]
    purses: list[Purse]
    chamber_log: list[Moved]
    coin_log: list[Moved]
    pile: list[Chamber]
    """In no order, kept sorted: chance draws."""
    discards: Hand
    """What the fighter has discarded (K-87)."""
    hoard: Purse

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

    # --- what the phases do to it ---

    def push(self, pending: "Pending") -> None:
        """This comes next."""
        self.stack = (*self.stack, pending)

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


class Pending(NamedTuple):
    """A step that is due: whose it is and what it is about."""

    phase: "Phase"
    seat: Seat
    """The seat that decides, `CHANCE`, or `NOBODY` if there is nothing to decide."""
    hero: Seat = NOBODY
    """Whose hero it is about."""
    other: Seat = NOBODY
    """The second one concerned."""
    chamber: Chamber | None = None
    cell: Cell = NOWHERE
    number: int = 0
    """How many, or how much."""


# --- phases and heroes ---------------------------------------------------------------------------------


class Phase:
    """One step of a game. What a step does not say, does not happen in it.

    No abstract base class, for the reason given at `Action`.
    """

    name: str

    def __reduce__(self) -> tuple[Callable[[str], "Phase"], tuple[str]]:
        """There is one of each, in other processes, too."""
        return find_phase, (self.name,)

    def __repr__(self) -> str:
        return f"<Phase {self.name}>"

    def begin(self, state: Position, pending: Pending) -> list[Event]:
        """The step is on top: somebody must decide, unless it can be done at once."""
        state.now = pending
        return []

    def legal(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """All that the seat that decides may do."""
        return ()

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Why the seat that decides may not do this."""
        return WRONG_STEP

    def decide(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """The seat does this, which is legal."""
        raise NotImplementedError

    def odds(self, state: Position, pending: Pending) -> Sequence[tuple[DrakonAction, int]]:
        """What chance may do, each with its weight."""
        return ()

    def sample(self, state: Position, pending: Pending, rng: Random) -> DrakonAction:
        """One action of chance by `odds`."""
        raise IllegalAction(WRONG_STEP)

    def happen(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """Chance does this, which is possible."""
        raise NotImplementedError


class Ability:
    """What one hero can do. A unit overrides what it can."""

    id: str
    rule: str
    moves = False
    """It is a way to move, for one who otherwise could not."""

    def usable(self, table: Table, seat: Seat) -> bool:
        """Whether the seat may use it in its own turn now."""
        return False

    def use(self, state: Position, seat: Seat) -> list[Event]:
        """Use it in one's own turn; `state.used` is set already."""
        raise NotImplementedError

    def threatened(self, state: Position, seat: Seat) -> list[Event]:
        """The seat is about to lose a coin to a chamber or a rival's ability; that step is on top."""
        return []

    def text(self, box: Box) -> str:
        """The id of the texts that tell what it is, `explain-…` and `ability-…`."""
        return self.id


PHASES: dict[str, Phase] = {}
"""Every phase by name; `steps.register` fills it."""
ABILITIES: dict[str, Ability] = {}
"""Every hero's ability by id; `steps.register` fills it."""


def find_phase(name: str) -> Phase:
    """The phase of that name."""
    return PHASES[name]

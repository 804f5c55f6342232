"""The kinds of steps there are: chance acts, a seat chooses, a chamber asks; and how they become known."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from saurian.core import Event, Message, Seat
from saurian.games.drakon.actions import ACCEPT, CHOOSE, DECLINE, Accept, Choose, Decline, DrakonAction
from saurian.games.drakon.kinds import KIND
from saurian.games.drakon.lair import Cell
from saurian.games.drakon.legal import label
from saurian.games.drakon.table import (
    ABILITIES,
    NOBODY,
    PHASES,
    WRONG_STEP,
    Ability,
    Pending,
    Phase,
    Position,
    Table,
)


class Over(Phase):
    """Nothing more happens (K-12, K-70)."""

    name = "over"


class Between(Phase):
    """No step is on top; the next one comes from the stack."""

    name = "between"


OVER = Over()
BETWEEN = Pending(Between(), NOBODY)
"""What is due between two steps, for a moment."""


# --- who decides ---------------------------------------------------------------------------------------


class ChancePhase(Phase):
    """Chance acts."""

    def possible(self, state: Position, pending: Pending, action: DrakonAction) -> bool:
        """Whether chance may do this: whether it stands in `odds`."""
        return any(action == one for one, _ in self.odds(state, pending))

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Chance does what is possible."""
        return WRONG_STEP


class Choice(Phase):
    """A seat chooses among the legal ones of some candidates."""

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """All that could be thought of."""
        return ()

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Why the seat may not do this, candidate or not."""
        return WRONG_STEP

    def legal(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """The candidates that nothing speaks against."""
        return [
            action
            for action in self.candidates(table, pending)
            if self.why_not(table, pending, action) is None
        ]


# --- what a chamber asks --------------------------------------------------------------------------------


class Asking(Choice):
    """A step in which a chamber asks a player for a choice that may, or must, be made."""

    id: str
    rule: str
    trigger = "enter"
    """`enter` or `place`: the flag of the box that says may or must."""

    def __init__(self) -> None:
        self.name = f"{self.trigger}.{self.id}"

    def may(self, table: Table) -> bool:
        """Whether it may be declined (K-33)."""
        return (self.id, self.trigger) in table.box.optional

    def possible(self, table: Table, pending: Pending) -> bool:
        """Whether it can be carried out, as far as everybody can see (K-34)."""
        return bool(self.options(table, pending))

    def options(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """All ways to carry it out."""
        return [
            action
            for action in self.candidates(table, pending)
            if self.why_not_do(table, pending, action) is None
        ]

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Unless there is more to choose: to do it."""
        return (ACCEPT,)

    def why_not_do(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Why it cannot be carried out in this way. Unless there is more to choose, it can."""
        return None if isinstance(action, Accept) else WRONG_STEP

    def begin(self, state: Position, pending: Pending) -> list[Event]:
        """Do not ask where there is nothing to choose."""
        if not self.possible(state, pending):
            return [Event("effect-idle", {"seat": pending.hero, "chamber": label(state, self.id)})]
        if not self.may(state) and self.candidates(state, pending) == (ACCEPT,):
            return self.do(state, pending, ACCEPT)
        state.now = pending
        return []

    def legal(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """All ways to carry it out; to decline, if one may or cannot."""
        options = self.options(table, pending)
        return options if options and not self.may(table) else [*options, DECLINE]

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """As `why_not_do`; and nobody may decline what they must and can do."""
        if not isinstance(action, Decline):
            return self.why_not_do(table, pending, action)
        if self.may(table) or not self.options(table, pending):
            return None
        return Message("why-must", {"chamber": label(table, self.id), "rule": "K-33"})

    def decide(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """Carry it out, or not."""
        if isinstance(action, Decline):
            return self.leave(state, pending)
        return self.do(state, pending, action)

    def do(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """Carry it out."""
        raise NotImplementedError

    def leave(self, state: Position, pending: Pending) -> list[Event]:
        """It is declined."""
        return [Event("effect-declined", {"seat": pending.seat, "chamber": label(state, self.id)})]


class Effect(Asking):
    """All that a chamber of one kind does; what it is, is in `kinds`. A unit overrides what it does."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = KIND[self.id]
        self.rule = self.kind.rule

    def setting(self, table: Table, name: str) -> str:
        """What the box has settled."""
        return table.box.settings[self.id, name]

    def entered(self, state: Position, hero: Seat) -> list[Event]:
        """A hero has entered it (K-32)."""
        if "enter" in state.box.triggers[self.id]:
            state.push(Pending(self, hero, hero))
        return []

    def placed(self, state: Position, seat: Seat, cell: Cell, swapped: bool = False) -> list[Event]:
        """The seat has put it into the lair."""
        return []


class OnAnother(Effect):
    """It is done to another player, who must be chosen."""

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Every seat."""
        return CHOOSE[: table.options.players]

    def why_not_do(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Another one to whom it can be done."""
        if not isinstance(action, Choose):
            return WRONG_STEP
        if action.seat == pending.hero or action.seat >= table.options.players:
            return Message("why-another-player", {"rule": self.rule})
        return self.why_not_to(table, pending, action.seat)

    def why_not_to(self, table: Table, pending: Pending, seat: Seat) -> Message | None:
        """Why it cannot be done to that player."""
        raise NotImplementedError


# --- making known -------------------------------------------------------------------------------------

U = TypeVar("U", bound=Phase | Ability)

EFFECTS: dict[str, Effect] = {}
"""What each kind of chamber does, by its id."""


def register(unit: U) -> U:
    """Make a phase, a chamber's effect or a hero's ability known by its name; there is one of each."""
    if isinstance(unit, Ability):
        assert unit.id not in ABILITIES
        ABILITIES[unit.id] = unit
        return unit
    assert unit.name not in PHASES
    PHASES[unit.name] = unit
    if isinstance(unit, Effect):
        EFFECTS[unit.id] = unit
    return unit


register(OVER)

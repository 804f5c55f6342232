"""What a chamber can do at all: when it acts, and how it asks."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from saurian.core import Event, Message, Seat
from saurian.games.drakon.actions import ACCEPT, CHOOSE, DECLINE, Accept, Choose, Decline, DrakonAction
from saurian.games.drakon.lair import Cell, Lair
from saurian.games.drakon.legal import WRONG_STEP, Table
from saurian.games.drakon.pieces import Arrows
from saurian.games.drakon.steps import Choice, Pending

if TYPE_CHECKING:
    from saurian.games.drakon.state import DrakonState


class Asking(Choice):
    """A step in which a chamber asks a player for a choice that he may, or must, make."""

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
        return super().legal(table, pending)

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Unless there is more to choose: to do it."""
        return (ACCEPT,)

    def objection(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Unless there is more to choose: none."""
        return None if isinstance(action, Accept) else WRONG_STEP

    def begin(self, state: "DrakonState", pending: Pending) -> list[Event]:
        """Do not ask where there is nothing to choose."""
        if not self.possible(state, pending):
            return [Event("effect-idle", {"seat": pending.hero, "chamber": self.id})]
        if not self.may(state) and self.candidates(state, pending) == (ACCEPT,):
            return self.do(state, pending, ACCEPT)
        state.now = pending
        return []

    def legal(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """All ways to carry it out; to decline, if one may or cannot."""
        options = self.options(table, pending)
        return options if options and not self.may(table) else [*options, DECLINE]

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """As `objection`; not to decline what one must and can do."""
        if not isinstance(action, Decline):
            return self.objection(table, pending, action)
        if self.may(table) or not self.options(table, pending):
            return None
        return Message("why-must", {"chamber": self.id, "rule": "K-33"})

    def decide(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """Carry it out, or not."""
        if isinstance(action, Decline):
            return self.leave(state, pending)
        return self.do(state, pending, action)

    def do(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """Carry it out."""
        raise NotImplementedError

    def leave(self, state: "DrakonState", pending: Pending) -> list[Event]:
        """It is declined."""
        return [Event("effect-declined", {"seat": pending.seat, "chamber": self.id})]


class Effect(Asking):
    """All that a chamber of one kind does. A unit overrides what it does differently."""

    triggers: tuple[str, ...] = ()
    """When it asks a player: `enter`, `place`."""

    # --- leaving and standing ---

    jumps = False
    """A hero leaves it to any other chamber (K-55)."""
    steps = 1
    """How many steps a move out of it is (K-53)."""
    heeds_harp = True
    """A hero in it must follow a Harp (K-52)."""
    calls = False
    """It is a Harp."""
    removable = True
    """It can be destroyed and swapped (K-57)."""
    leads_out = False
    """Who enters it with enough coins escapes (K-80)."""

    def exits(self, lair: Lair, cell: Cell) -> Arrows:
        """The sides by which one can leave it, Harps aside (K-30)."""
        return lair.exits(cell)

    # --- entering and placing ---

    def entered(self, state: "DrakonState", hero: Seat) -> list[Event]:
        """A hero has entered it (K-32)."""
        if "enter" in self.triggers:
            state.push(Pending(self, hero, hero))
        return []

    def placed(self, state: "DrakonState", seat: Seat, cell: Cell, swapped: bool = False) -> list[Event]:
        """The seat has put it into the lair."""
        return []


class OnAnother(Effect):
    """It is done to another player, who must be chosen."""

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Every seat."""
        return CHOOSE[: table.options.players]

    def objection(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Another one to whom it can be done."""
        if not isinstance(action, Choose):
            return WRONG_STEP
        if action.seat == pending.hero or action.seat >= table.options.players:
            return Message("why-another-player", {"rule": self.rule})
        return self.why_not_to(table, action.seat)

    def why_not_to(self, table: Table, seat: Seat) -> Message | None:
        """Why it cannot be done to that player."""
        raise NotImplementedError

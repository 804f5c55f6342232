"""Chambers that have a say in how one moves, and those that have none."""

from typing import TYPE_CHECKING

from saurian.core import Event, Message, Seat
from saurian.games.drakon.actions import Choose, DrakonAction
from saurian.games.drakon.effects.base import Asking, Effect, OnAnother
from saurian.games.drakon.lair import OFFSETS, Cell, Lair
from saurian.games.drakon.legal import Table, can_move
from saurian.games.drakon.phases import STEERING, arrive
from saurian.games.drakon.pieces import ENTRANCE, Arrows
from saurian.games.drakon.steps import Pending, known

if TYPE_CHECKING:
    from saurian.games.drakon.state import DrakonState


class EscapeToIt(Asking):
    """The hero beside the new chamber may step onto it (K-51)."""

    id, rule, trigger = "escape", "K-51", "place"

    def do(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """Arrows, Harp and Windstorm ignored."""
        return arrive(state, pending.hero, pending.cell)


ESCAPE_TO_IT = known(EscapeToIt())


class Escape(Effect):
    """On placing, a way out for the hero beside it (K-51)."""

    id, rule, triggers, leads_out = "escape", "K-51", ("place",), True

    def placed(self, state: "DrakonState", seat: Seat, cell: Cell, swapped: bool = False) -> list[Event]:
        """For one's own hero, and not by a swap."""
        if not swapped and state.cells[seat] in [cell + offset for offset in OFFSETS]:
            state.push(Pending(ESCAPE_TO_IT, seat, seat, cell=cell))
        return []


class Harp(Effect):
    """A hero with an arrow pointing at it must go there, if he moves (K-52)."""

    id, rule, calls = "harp", "K-52", True


class MindControl(OnAnother):
    """Make another hero do one legal move (K-50)."""

    id, rule, triggers = "mind-control", "K-50", ("enter",)

    def why_not_to(self, table: Table, seat: Seat) -> Message | None:
        """He must be able to move."""
        if table.forced >= table.box.limits.forced_moves:
            return Message("why-enough-minds", {"rule": self.rule})
        if not can_move(table, seat):
            return Message("why-cannot-move", {"seat": seat, "rule": self.rule})
        return None

    def do(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """The controller chooses the direction."""
        assert isinstance(action, Choose)
        state.forced += 1
        state.push(Pending(STEERING, pending.seat, action.seat))
        return [Event("mind-controlled", {"seat": pending.seat, "other": action.seat})]


class Windstorm(Effect):
    """A move out of it is two steps (K-53)."""

    id, rule, steps = "windstorm", "K-53", 2


class Key(Effect):
    """Leave by any side on which no arrow points at it (K-54)."""

    id, rule, heeds_harp = "key", "K-54", False

    def exits(self, lair: Lair, cell: Cell) -> Arrows:
        """Also where it has no arrow."""
        return lair.open_sides(cell)


class Portal(Effect):
    """Leave to any other chamber (K-55)."""

    id, rule, heeds_harp, jumps, leads_out = "portal", "K-55", False, True, True

    def exits(self, lair: Lair, cell: Cell) -> Arrows:
        """For one whom the wind blows through it (K-53)."""
        return lair.open_sides(cell)


class Empty(Effect):
    """Nothing but its arrows (K-56)."""

    id, rule = "empty", "K-56"


class Entrance(Effect):
    """Nothing; it stays where it is (K-57)."""

    id, rule, removable = ENTRANCE, "K-57", False

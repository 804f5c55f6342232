"""Chambers that let heroes move."""

from collections.abc import Iterable

from saurian.core import Event, Message, Seat
from saurian.games.drakon.actions import Choose, DrakonAction
from saurian.games.drakon.kinds import TRIGGER
from saurian.games.drakon.lair import OFFSETS, Cell
from saurian.games.drakon.legal import can_move, moves, why_not_move
from saurian.games.drakon.phases import STEERING, arrive, go
from saurian.games.drakon.steps import Asking, Effect, OnAnother, register
from saurian.games.drakon.table import Pending, Position, Table


class EscapeToIt(Asking):
    """The hero beside the new chamber may step onto it (K-51)."""

    id, rule, trigger = "escape", "K-51", "place"

    def do(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """Arrows, Harp and Windstorm ignored."""
        return arrive(state, pending.hero, pending.cell)


ESCAPE_TO_IT = register(EscapeToIt())


class Escape(Effect):
    """On placing, a way out for the hero beside it; in some boxes one more move on entering (K-51)."""

    id = "escape"

    def placed(self, state: Position, seat: Seat, cell: Cell, swapped: bool = False) -> list[Event]:
        """For one's own hero, and not by a swap."""
        if self.setting(state, TRIGGER) == "enter" or swapped:
            return []
        if state.cells[seat] in [cell + offset for offset in OFFSETS]:
            state.push(Pending(ESCAPE_TO_IT, seat, seat, cell=cell))
        return []

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Every legal move of the hero who has entered it."""
        return moves(table, table.cells[pending.hero])

    def why_not_do(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """It must be a legal move."""
        return why_not_move(table, table.cells[pending.hero], action)

    def possible(self, table: Table, pending: Pending) -> bool:
        """Not too often in one turn: a ring of such chambers would never let go (K-14)."""
        return table.forced < table.box.limits.forced_moves and super().possible(table, pending)

    def do(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """The hero goes on at once."""
        state.forced += 1
        return go(state, pending.hero, pending.seat, action)


class MindControl(OnAnother):
    """Make another hero do one legal move (K-50)."""

    id = "mind-control"

    def why_not_to(self, table: Table, pending: Pending, seat: Seat) -> Message | None:
        """The hero must be able to move."""
        if table.forced >= table.box.limits.forced_moves:
            return Message("why-enough-minds", {"rule": self.rule})
        if not can_move(table, seat):
            return Message("why-cannot-move", {"seat": seat, "rule": self.rule})
        return None

    def do(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """The controller chooses the direction."""
        assert isinstance(action, Choose)
        state.forced += 1
        state.push(Pending(STEERING, pending.seat, action.seat))
        return [Event("mind-controlled", {"seat": pending.seat, "other": action.seat})]


register(Escape())
register(MindControl())

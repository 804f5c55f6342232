"""The chamber that calls and moves Drakon."""

from collections.abc import Iterable, Sequence

from saurian.core import Event, Message, Seat
from saurian.games.drakon.actions import At, DrakonAction, at
from saurian.games.drakon.lair import Cell, write_cell
from saurian.games.drakon.legal import is_occupied
from saurian.games.drakon.phases import meet
from saurian.games.drakon.steps import Asking, Effect, register
from saurian.games.drakon.table import WRONG_STEP, Pending, Position, Table


class DrakonAppears(Asking):
    """The first chamber of hers is in the lair: the active player puts her anywhere (K-45)."""

    id, rule, trigger = "drakon-move", "K-45", "place"

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Every chamber."""
        return [at(cell) for cell in table.lair]

    def why_not_do(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """An unoccupied one."""
        if not isinstance(action, At):
            return WRONG_STEP
        if action.cell not in table.lair:
            return Message("why-no-chamber", {"cell": write_cell(action.cell), "rule": self.rule})
        if is_occupied(table, action.cell):
            return Message("why-occupied", {"cell": write_cell(action.cell), "rule": self.rule})
        return None

    def do(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """There she is."""
        assert isinstance(action, At)
        state.drakon = action.cell
        return [Event("drakon-appeared", {"seat": pending.seat, "cell": write_cell(action.cell)})]


DRAKON_APPEARS = register(DrakonAppears())


class DrakonMove(Effect):
    """Move Drakon up to three chambers (K-44)."""

    id = "drakon-move"
    reach = 3

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Where she can go, over chambers, arrows ignored; where she is."""
        if table.drakon is None:
            return ()
        return [at(cell) for cell in table.lair.within(table.drakon, self.reach)]

    def why_not_do(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """No further than three steps."""
        if not isinstance(action, At):
            return WRONG_STEP
        if table.drakon is None or action.cell not in table.lair.within(table.drakon, self.reach):
            return Message("why-too-far", {"cell": write_cell(action.cell), "rule": self.rule})
        return None

    def options(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """The candidates are right as they are."""
        return list(self.candidates(table, pending))

    def do(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """She meets those where she ends, also if she stays (K-60, K-63)."""
        assert isinstance(action, At)
        state.drakon = action.cell
        event = Event("drakon-moved", {"seat": pending.seat, "cell": write_cell(action.cell)})
        return [event, *meet(state, moved=True)]

    def placed(self, state: Position, seat: Seat, cell: Cell, swapped: bool = False) -> list[Event]:
        """The first one calls her (K-45)."""
        if state.drakon is None and (state.box.rulings.drakon_appears_by_swap or not swapped):
            state.push(Pending(DRAKON_APPEARS, state.turn, state.turn))
        return []


register(DrakonMove())

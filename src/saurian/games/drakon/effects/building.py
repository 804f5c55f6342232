"""Chambers that change the lair: they destroy, turn, swap and fly."""

from collections.abc import Iterable, Sequence

from saurian.core import Arg, Event, Message, Seat
from saurian.games.drakon.actions import At, DrakonAction, Place, Put, at, place, puts
from saurian.games.drakon.hands import chamber_event, leave_hand, show_hand
from saurian.games.drakon.kinds import GONE
from saurian.games.drakon.knowledge import LAIR
from saurian.games.drakon.lair import Cell, write_cell
from saurian.games.drakon.legal import (
    label,
    own_hand,
    swappable,
    why_not_lie,
    why_not_removed,
    why_not_turned,
)
from saurian.games.drakon.pieces import FITS, Arrows, Chamber, joined
from saurian.games.drakon.steps import EFFECTS, Choice, Effect, register
from saurian.games.drakon.table import WRONG_STEP, Pending, Position, Table


class Destroy(Effect):
    """Remove an unoccupied chamber from the game (K-46)."""

    id = "destroy"

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Every chamber."""
        return [at(cell) for cell in table.lair]

    def why_not_do(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Unoccupied, and not the entrance."""
        return why_not_removed(table, action.cell, self.rule) if isinstance(action, At) else WRONG_STEP

    def do(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """It is gone; the lair may fall apart."""
        assert isinstance(action, At)
        gone = state.lair.lift(action.cell)
        state.ruins = joined(state.ruins, gone.printed)
        return [chamber_event(state, "chamber-destroyed", pending.seat, action.cell, gone)]


class Rotate(Effect):
    """Turn any chamber (K-47)."""

    id = "rotate"

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Every chamber, turned as it fits."""
        lair = table.lair
        return [
            action
            for cell, chamber in lair.chambers.items()
            for action in puts(cell, chamber.arrows, lair.facing(cell))
            if action.arrows != chamber.arrows
        ]

    def why_not_do(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """It must lie differently, and no two arrows may face each other."""
        if not isinstance(action, Put):
            return WRONG_STEP
        if action.cell not in table.lair:
            return Message("why-no-chamber", {"cell": write_cell(action.cell), "rule": self.rule})
        chamber = table.lair[action.cell]
        if action.arrows == chamber.arrows:
            return Message("why-same-arrows", {"rule": self.rule})
        return why_not_turned(table, chamber, action, table.lair.facing(action.cell))

    def options(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """The candidates are right as they are."""
        return list(self.candidates(table, pending))

    def do(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """It is turned."""
        assert isinstance(action, Put)
        state.lair.turn(action.cell, action.arrows)
        return [chamber_event(state, "chamber-rotated", pending.seat, action.cell, state.lair[action.cell])]


class Swapping(Choice):
    """Put the chamber that was taken from the hand in the place of another (K-48)."""

    name = "swap"

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """In the place of every chamber that can be swapped, turned as it fits."""
        assert pending.chamber is not None
        lair = table.lair
        return [
            action
            for cell in swappable(table)
            for action in puts(cell, pending.chamber.arrows, lair.facing(cell))
        ]

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """The other one must be unoccupied and not the entrance; no two arrows may face each other."""
        if not isinstance(action, Put):
            return WRONG_STEP
        assert pending.chamber is not None
        return why_not_removed(table, action.cell, "K-48") or why_not_turned(
            table, pending.chamber, action, table.lair.facing(action.cell)
        )

    def legal(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """The candidates are right as they are."""
        return list(self.candidates(table, pending))

    def decide(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """The old one comes into the hand, or leaves the game if the box says so; nothing is drawn."""
        assert isinstance(action, Put)
        assert pending.chamber is not None
        seat, cell = pending.seat, action.cell
        old = state.lair.lift(cell).printed
        new = Chamber(pending.chamber.kind, action.arrows)
        state.lair.put(cell, new)
        told = chamber_event(state, "chamber-swapped-in", seat, cell, new)
        swapped = [told, self._take_out(state, seat, old)]
        return swapped + EFFECTS[new.kind].placed(state, seat, cell, swapped=True)

    def _take_out(self, state: Position, seat: Seat, old: Chamber) -> Event:
        told: dict[str, Arg] = {"seat": seat, "chamber": label(state, old.kind)}
        if state.box.settings["swap", "swapped_out"] == GONE:
            state.ruins = joined(state.ruins, old)
            return Event("chamber-swapped-gone", told)
        state.hands[seat] = joined(state.hands[seat], old)
        state.note_chamber(LAIR, seat, old, tells=True)
        return Event("chamber-swapped-out", told)


SWAPPING = register(Swapping())


class Swap(Effect):
    """Exchange a chamber of the lair for one of the hand (K-48)."""

    id = "swap"

    def possible(self, table: Table, pending: Pending) -> bool:
        """There must be something to exchange; whether it fits is the hand's secret."""
        return table.hand_sizes[pending.seat] > 0 and bool(swappable(table))

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Every chamber of the hand."""
        return [place(chamber) for chamber in dict.fromkeys(own_hand(table, pending.seat))]

    def why_not_do(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """It must fit in the place of another."""
        if not isinstance(action, Place):
            return WRONG_STEP
        chamber = action.chamber
        if chamber not in own_hand(table, pending.seat):
            return Message(
                "why-chamber-not-in-hand", {"chamber": label(table, chamber.kind), "rule": self.rule}
            )
        fits = FITS[chamber.arrows]
        if not any(fits[table.lair.facing(cell)] for cell in swappable(table)):
            return Message("why-fits-nowhere", {"chamber": label(table, chamber.kind), "rule": self.rule})
        return None

    def begin(self, state: Position, pending: Pending) -> list[Event]:
        """Ask also if only the player knows that nothing fits."""
        if not self.possible(state, pending):
            return [Event("effect-idle", {"seat": pending.hero, "chamber": label(state, self.id)})]
        state.now = pending
        return []

    def do(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """It leaves the hand; where it goes is the next step."""
        assert isinstance(action, Place)
        state.push(Pending(SWAPPING, pending.seat, pending.hero, chamber=action.chamber))
        return leave_hand(state, pending.seat, action.chamber)

    def leave(self, state: Position, pending: Pending) -> list[Event]:
        """A player who must swap and cannot shows the hand."""
        events = super().leave(state, pending)
        return events if self.may(state) else events + show_hand(state, pending.seat)


class Flying(Effect):
    """It flies elsewhere with all that stands on it (K-49)."""

    id = "flying"

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Every empty cell next to another chamber, turned as it fits; where it was only if it is turned."""
        chamber, frontier = self._landing(table, pending)
        stay = Put(table.cells[pending.hero], chamber.arrows)
        return [
            action
            for cell, facing in frontier.items()
            for action in puts(cell, chamber.arrows, facing)
            if action != stay
        ]

    def why_not_do(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Next to another chamber, not as it was, and no two arrows may face each other."""
        if not isinstance(action, Put):
            return WRONG_STEP
        chamber, frontier = self._landing(table, pending)
        if action.cell in frontier and action == Put(table.cells[pending.hero], chamber.arrows):
            return Message("why-same-arrows", {"rule": self.rule})
        return why_not_lie(table, chamber, action, frontier, self.rule)

    def options(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """The candidates are right as they are."""
        return list(self.candidates(table, pending))

    def _landing(self, table: Table, pending: Pending) -> tuple[Chamber, dict[Cell, Arrows]]:
        start = table.cells[pending.hero]
        rest = table.lair.copy()
        chamber = rest.lift(start)
        if not table.box.rulings.flying_turns_in_place:
            rest.frontier.pop(start, None)
        return chamber, rest.frontier

    def do(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """Every figure goes along; it does not take effect again."""
        assert isinstance(action, Put)
        start = state.cells[pending.hero]
        flown = Chamber(state.lair.lift(start).kind, action.arrows)
        state.lair.put(action.cell, flown)
        state.cells = [action.cell if cell == start else cell for cell in state.cells]
        if state.drakon == start:
            state.drakon = action.cell
        told = "chamber-rotated" if action.cell == start else "chamber-flown"
        return [chamber_event(state, told, pending.seat, action.cell, flown)]


register(Destroy())
register(Rotate())
register(Swap())
register(Flying())

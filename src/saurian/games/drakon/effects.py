"""What the chambers do: one small unit a kind. To add a kind, add a unit here and count it in the box file.

A unit says when it acts: on entering (it is the step that asks the player of the hero who entered), on
placing, on leaving, or just by lying there. Whether a player *may* or *must* is the box's word (K-33);
what cannot be done does nothing (K-34).
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from saurian.core import CHANCE, Event, Message, Seat
from saurian.games.drakon.actions import (
    ACCEPT,
    CHOOSE,
    DECLINE,
    Accept,
    At,
    Choose,
    Decline,
    DrakonAction,
    Place,
    Put,
    at,
    place,
    puts,
)
from saurian.games.drakon.coins import MOVING_COIN, take_coin
from saurian.games.drakon.hands import SNATCHING, leave_hand, lies, show_hand
from saurian.games.drakon.knowledge import HOARD, LAIR
from saurian.games.drakon.lair import OFFSETS, Cell, Lair, write_cell
from saurian.games.drakon.legal import (
    WRONG_STEP,
    Table,
    can_move,
    is_occupied,
    own_hand,
    swappable,
    why_not_lie,
    why_not_removed,
    why_not_turned,
)
from saurian.games.drakon.phases import STEERING, arrive, meet
from saurian.games.drakon.pieces import ENTRANCE, FITS, Arrows, Chamber, joined
from saurian.games.drakon.steps import Choice, Pending, known

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


E = TypeVar("E", bound=type[Effect])

EFFECTS: dict[str, Effect] = {}
"""Every kind of chamber by id, the entrance included."""


def chamber(unit: E) -> E:
    """Enter a unit into `EFFECTS`."""
    effect = known(unit())
    EFFECTS[effect.id] = effect
    return unit


# --- coins --------------------------------------------------------------------------------------------


@chamber
class FindCoin(Effect):
    """Take a random coin of the hoard (K-40)."""

    id, rule, triggers = "find-coin", "K-40", ("enter",)

    def possible(self, table: Table, pending: Pending) -> bool:
        """The hoard must not be empty."""
        return table.hoard_size > 0

    def do(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """Chance draws it."""
        state.push(Pending(MOVING_COIN, CHANCE, HOARD, pending.hero))
        return []


@chamber
class LoseCoin(Effect):
    """Return a random coin to the hoard (K-41)."""

    id, rule, triggers = "lose-coin", "K-41", ("enter",)

    def do(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """Chance draws it, unless it is prevented."""
        return take_coin(state, pending.hero, HOARD)


class StealCoin(Effect):
    """Take a random coin of a neighbour (K-42)."""

    rule, triggers = "K-42", ("enter",)
    side: int
    """From a seat to the one that is robbed."""

    def do(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """Chance draws it, unless it is prevented."""
        victim = (pending.hero + self.side) % state.options.players
        return take_coin(state, victim, pending.hero)


@chamber
class StealCoinLeft(StealCoin):
    """Of the player on the left (K-42)."""

    id, side = "steal-coin-left", 1


@chamber
class StealCoinRight(StealCoin):
    """Of the player on the right (K-42)."""

    id, side = "steal-coin-right", -1


# --- hands --------------------------------------------------------------------------------------------


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


@chamber
class StealChamber(OnAnother):
    """Take a random chamber of somebody's hand (K-43)."""

    id, rule, triggers = "steal-chamber", "K-43", ("enter",)

    def why_not_to(self, table: Table, seat: Seat) -> Message | None:
        """He needs a hand."""
        if not table.hand_sizes[seat]:
            return Message("why-empty-hand", {"seat": seat, "rule": self.rule})
        return None

    def do(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """Chance draws it."""
        assert isinstance(action, Choose)
        state.push(Pending(SNATCHING, CHANCE, pending.hero, action.seat))
        return []


# --- Drakon -------------------------------------------------------------------------------------------


class DrakonAppears(Asking):
    """The first chamber of hers is in the lair: the active player puts her anywhere (K-45)."""

    id, rule, trigger = "drakon-move", "K-45", "place"

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Every chamber."""
        return [at(cell) for cell in table.lair]

    def objection(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """An unoccupied one."""
        if not isinstance(action, At):
            return WRONG_STEP
        if action.cell not in table.lair:
            return Message("why-no-chamber", {"cell": write_cell(action.cell), "rule": self.rule})
        if is_occupied(table, action.cell):
            return Message("why-occupied", {"cell": write_cell(action.cell), "rule": self.rule})
        return None

    def do(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """There she is."""
        assert isinstance(action, At)
        state.drakon = action.cell
        return [Event("drakon-appeared", {"seat": pending.seat, "cell": write_cell(action.cell)})]


DRAKON_APPEARS = known(DrakonAppears())


@chamber
class DrakonMove(Effect):
    """Move Drakon up to three chambers (K-44)."""

    id, rule, triggers = "drakon-move", "K-44", ("enter", "place")
    reach = 3

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Where she can go, over chambers, arrows ignored; where she is."""
        if table.drakon is None:
            return ()
        return [at(cell) for cell in table.lair.within(table.drakon, self.reach)]

    def objection(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """No further than three steps."""
        if not isinstance(action, At):
            return WRONG_STEP
        if table.drakon is None or action.cell not in table.lair.within(table.drakon, self.reach):
            return Message("why-too-far", {"cell": write_cell(action.cell), "rule": self.rule})
        return None

    def options(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """The candidates are right as they are."""
        return list(self.candidates(table, pending))

    def do(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """She meets those where she ends, also if she stays (K-60, K-63)."""
        assert isinstance(action, At)
        state.drakon = action.cell
        event = Event("drakon-moved", {"seat": pending.seat, "cell": write_cell(action.cell)})
        return [event, *meet(state, moved=True)]

    def placed(self, state: "DrakonState", seat: Seat, cell: Cell, swapped: bool = False) -> list[Event]:
        """The first one calls her (K-45)."""
        if state.drakon is None and (state.box.rulings.drakon_appears_by_swap or not swapped):
            state.push(Pending(DRAKON_APPEARS, state.turn, state.turn))
        return []


# --- the lair -----------------------------------------------------------------------------------------


@chamber
class Destroy(Effect):
    """Remove an unoccupied chamber from the game (K-46)."""

    id, rule, triggers = "destroy", "K-46", ("enter",)

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Every chamber."""
        return [at(cell) for cell in table.lair]

    def objection(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Unoccupied, and not the entrance."""
        return why_not_removed(table, action.cell, self.rule) if isinstance(action, At) else WRONG_STEP

    def do(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """It is gone; the lair may fall apart."""
        assert isinstance(action, At)
        gone = state.lair.lift(action.cell)
        state.ruins = joined(state.ruins, gone.printed)
        return [lies("chamber-destroyed", pending.seat, action.cell, gone)]


@chamber
class Rotate(Effect):
    """Turn any chamber (K-47)."""

    id, rule, triggers = "rotate", "K-47", ("enter",)

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Every chamber, turned as it fits."""
        lair = table.lair
        return [
            action
            for cell, chamber in lair.chambers.items()
            for action in puts(cell, chamber.arrows, lair.facing(cell))
            if action.arrows != chamber.arrows
        ]

    def objection(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """It must lie differently, and no two arrows may face each other."""
        if not isinstance(action, Put):
            return WRONG_STEP
        if action.cell not in table.lair:
            return Message("why-no-chamber", {"cell": write_cell(action.cell), "rule": self.rule})
        chamber = table.lair[action.cell]
        if action.arrows == chamber.arrows:
            return Message("why-same-arrows", {"rule": self.rule})
        return why_not_turned(chamber, action, table.lair.facing(action.cell))

    def options(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """The candidates are right as they are."""
        return list(self.candidates(table, pending))

    def do(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """It is turned."""
        assert isinstance(action, Put)
        state.lair.turn(action.cell, action.arrows)
        return [lies("chamber-rotated", pending.seat, action.cell, state.lair[action.cell])]


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

    def objection(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """The other one must be unoccupied and not the entrance; no two arrows may face each other."""
        if not isinstance(action, Put):
            return WRONG_STEP
        assert pending.chamber is not None
        return why_not_removed(table, action.cell, "K-48") or why_not_turned(
            pending.chamber, action, table.lair.facing(action.cell)
        )

    def legal(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """The candidates are right as they are."""
        return list(self.candidates(table, pending))

    def decide(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """The old one comes into the hand; nothing is drawn."""
        assert isinstance(action, Put)
        assert pending.chamber is not None
        seat, cell = pending.seat, action.cell
        old = state.lair.lift(cell).printed
        new = Chamber(pending.chamber.kind, action.arrows)
        state.lair.put(cell, new)
        state.hands[seat] = joined(state.hands[seat], old)
        state.note_chamber(LAIR, seat, old, tells=True)
        taken = Event("chamber-swapped-out", {"seat": seat, "chamber": old.kind})
        effect = state.box.effects[new.kind]
        return [lies("chamber-swapped-in", seat, cell, new), taken, *effect.placed(state, seat, cell, True)]


SWAPPING = known(Swapping())


@chamber
class Swap(Effect):
    """Exchange a chamber of the lair for one of the hand (K-48)."""

    id, rule, triggers = "swap", "K-48", ("enter",)

    def possible(self, table: Table, pending: Pending) -> bool:
        """There must be something to exchange; whether it fits is the hand's secret."""
        return table.hand_sizes[pending.seat] > 0 and bool(swappable(table))

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Every chamber of the hand."""
        return [place(chamber) for chamber in dict.fromkeys(own_hand(table, pending.seat))]

    def objection(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """It must fit in the place of another."""
        if not isinstance(action, Place):
            return WRONG_STEP
        chamber = action.chamber
        if chamber not in own_hand(table, pending.seat):
            return Message("why-chamber-not-in-hand", {"chamber": chamber.kind, "rule": self.rule})
        fits = FITS[chamber.arrows]
        if not any(fits[table.lair.facing(cell)] for cell in swappable(table)):
            return Message("why-fits-nowhere", {"chamber": chamber.kind, "rule": self.rule})
        return None

    def begin(self, state: "DrakonState", pending: Pending) -> list[Event]:
        """Ask also if only the player knows that nothing fits."""
        if not self.possible(state, pending):
            return [Event("effect-idle", {"seat": pending.hero, "chamber": self.id})]
        state.now = pending
        return []

    def do(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """It leaves the hand; where it goes is the next step."""
        assert isinstance(action, Place)
        state.push(Pending(SWAPPING, pending.seat, pending.hero, chamber=action.chamber))
        return leave_hand(state, pending.seat, action.chamber)

    def leave(self, state: "DrakonState", pending: Pending) -> list[Event]:
        """Who must swap and cannot shows it."""
        events = super().leave(state, pending)
        return events if self.may(state) else events + show_hand(state, pending.seat)


@chamber
class Flying(Effect):
    """It flies elsewhere with all that stands on it (K-49)."""

    id, rule, triggers = "flying", "K-49", ("enter",)

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """Every other empty cell next to another chamber, turned as it fits."""
        chamber, frontier = self._landing(table, pending)
        return [action for cell, facing in frontier.items() for action in puts(cell, chamber.arrows, facing)]

    def objection(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Next to another chamber, not where it was, and no two arrows may face each other."""
        if not isinstance(action, Put):
            return WRONG_STEP
        chamber, frontier = self._landing(table, pending)
        return why_not_lie(chamber, action, frontier, self.rule)

    def options(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """The candidates are right as they are."""
        return list(self.candidates(table, pending))

    def _landing(self, table: Table, pending: Pending) -> tuple[Chamber, dict[Cell, Arrows]]:
        start = table.cells[pending.hero]
        rest = table.lair.copy()
        chamber = rest.lift(start)
        return chamber, {cell: facing for cell, facing in rest.frontier.items() if cell != start}

    def do(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """Every figure goes along; it does not take effect again."""
        assert isinstance(action, Put)
        start = state.cells[pending.hero]
        flown = Chamber(state.lair.lift(start).kind, action.arrows)
        state.lair.put(action.cell, flown)
        state.cells = [action.cell if cell == start else cell for cell in state.cells]
        if state.drakon == start:
            state.drakon = action.cell
        return [lies("chamber-flown", pending.seat, action.cell, flown)]


# --- moves --------------------------------------------------------------------------------------------


class EscapeToIt(Asking):
    """The hero beside the new chamber may step onto it (K-51)."""

    id, rule, trigger = "escape", "K-51", "place"

    def do(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """Arrows, Harp and Windstorm ignored."""
        return arrive(state, pending.hero, pending.cell)


ESCAPE_TO_IT = known(EscapeToIt())


@chamber
class Escape(Effect):
    """On placing, a way out for the hero beside it (K-51)."""

    id, rule, triggers, leads_out = "escape", "K-51", ("place",), True

    def placed(self, state: "DrakonState", seat: Seat, cell: Cell, swapped: bool = False) -> list[Event]:
        """For one's own hero, and not by a swap."""
        if not swapped and state.cells[seat] in [cell + offset for offset in OFFSETS]:
            state.push(Pending(ESCAPE_TO_IT, seat, seat, cell=cell))
        return []


@chamber
class Harp(Effect):
    """A hero with an arrow pointing at it must go there, if he moves (K-52)."""

    id, rule, calls = "harp", "K-52", True


@chamber
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


@chamber
class Windstorm(Effect):
    """A move out of it is two steps (K-53)."""

    id, rule, steps = "windstorm", "K-53", 2


@chamber
class Key(Effect):
    """Leave by any side on which no arrow points at it (K-54)."""

    id, rule, heeds_harp = "key", "K-54", False

    def exits(self, lair: Lair, cell: Cell) -> Arrows:
        """Also where it has no arrow."""
        return lair.open_sides(cell)


@chamber
class Portal(Effect):
    """Leave to any other chamber (K-55)."""

    id, rule, heeds_harp, jumps, leads_out = "portal", "K-55", False, True, True

    def exits(self, lair: Lair, cell: Cell) -> Arrows:
        """For one whom the wind blows through it (K-53)."""
        return lair.open_sides(cell)


@chamber
class Empty(Effect):
    """Nothing but its arrows (K-56)."""

    id, rule = "empty", "K-56"


@chamber
class Entrance(Effect):
    """Nothing; it stays where it is (K-57)."""

    id, rule, removable = ENTRANCE, "K-57", False


KINDS = tuple(EFFECTS)
"""Every kind, in the order of the action codes."""

"""What is legal: where a hero may go and where a chamber may lie, and why not elsewhere."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from saurian.core import Message, Seat
from saurian.games.drakon.actions import STEPS_OF, At, DrakonAction, Put, Step, at
from saurian.games.drakon.lair import OFFSETS, ON_TABLE, Cell, Lair, write_cell
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.pieces import (
    FITS,
    SIDES,
    SIDES_OF,
    TURNS,
    Arrows,
    Chamber,
    Hand,
    Purse,
)

if TYPE_CHECKING:
    from saurian.games.drakon.box import Box
    from saurian.games.drakon.heroes import Ability

WRONG_STEP = Message("why-wrong-step")
NOT_POSSIBLE = Message("why-not-possible")


class Table(Protocol):
    """What both a state and a view show; enough to tell what a seat may do."""

    @property
    def options(self) -> DrakonOptions:
        """What was agreed."""

    @property
    def box(self) -> "Box":
        """The box played with."""

    @property
    def lair(self) -> Lair:
        """The chambers in play."""

    @property
    def cells(self) -> Sequence[Cell]:
        """By seat, where the hero is; `NOWHERE` before he is picked."""

    @property
    def drakon(self) -> Cell | None:
        """Where Drakon is; None: beside the lair."""

    @property
    def heroes(self) -> Sequence[str | None]:
        """By seat, the hero."""

    @property
    def left(self) -> int:
        """How many actions are left in this turn."""

    @property
    def forced(self) -> int:
        """How often Mind control has moved somebody in this turn."""

    @property
    def hands(self) -> Sequence[Hand | None]:
        """By seat, the hand, as far as it is known."""

    @property
    def hand_sizes(self) -> Sequence[int]:
        """By seat, how many chambers are in the hand."""

    @property
    def pile_size(self) -> int:
        """How many chambers are in the pile."""

    @property
    def purses(self) -> Sequence[Purse | None]:
        """By pool, the coins, as far as they are known."""

    @property
    def coin_counts(self) -> Sequence[int]:
        """By pool, how many coins."""

    @property
    def hoard_size(self) -> int:
        """How many coins are in the hoard."""

    def ability(self, seat: Seat) -> "Ability | None":
        """The ability that the seat can still use; None: used, or not in this game (K-81)."""


# --- people -------------------------------------------------------------------------------------------


def pool(options: DrakonOptions, seat: Seat) -> int:
    """Whose coins are the seat's: its own, or those of its pair (K-89)."""
    return seat % (options.players // 2) if options.teams else seat


def partners(options: DrakonOptions, seat: Seat) -> tuple[Seat, ...]:
    """The seats that share the seat's coins, itself included."""
    mine = pool(options, seat)
    return tuple(other for other in range(options.players) if pool(options, other) == mine)


def are_rivals(options: DrakonOptions, one: Seat, other: Seat) -> bool:
    """Whether they play against each other."""
    return pool(options, one) != pool(options, other)


def coin_count(table: Table, seat: Seat) -> int:
    """How many coins the seat, or its pair, has."""
    return table.coin_counts[pool(table.options, seat)]


def is_occupied(table: Table, cell: Cell) -> bool:
    """Whether a figure stands there."""
    return cell == table.drakon or cell in table.cells


def own_hand(table: Table, seat: Seat) -> Hand:
    """The hand of a seat that decides, which therefore knows it."""
    hand = table.hands[seat]
    assert hand is not None, "a seat knows its own hand"
    return hand


# --- leaving a chamber --------------------------------------------------------------------------------


def ways(table: Table, cell: Cell) -> Arrows:
    """The sides by which a hero may leave the chamber (K-30, K-52 to K-54); Portals: see `moves`."""
    effect = table.box.effects[table.lair.chambers[cell].kind]
    mask = effect.exits(table.lair, cell)
    if mask and effect.heeds_harp:
        mask = calling(table, cell, mask) or mask
    return _with_second_step(table, cell, mask) if effect.steps == 2 else mask


def second_ways(table: Table, cell: Cell) -> Arrows:
    """The sides by which the wind may blow a hero out of a chamber that he only passes (K-53)."""
    effect = table.box.effects[table.lair.chambers[cell].kind]
    mask = effect.exits(table.lair, cell)
    if effect.heeds_harp or table.box.rulings.harp_calls_through_key:
        mask = calling(table, cell, mask) or mask
    return mask


def magic_ways(table: Table, cell: Cell) -> Arrows:
    """The further sides by which the Sorceress may leave (K-85)."""
    lair = table.lair
    effect = table.box.effects[lair.chambers[cell].kind]
    if effect.heeds_harp and calling(table, cell, effect.exits(lair, cell)):
        return 0
    mask = lair.neighbours(cell) & ~ways(table, cell)
    return _with_second_step(table, cell, mask) if effect.steps == 2 else mask


def calling(table: Table, cell: Cell, mask: Arrows) -> Arrows:
    """Those sides of the mask on which a Harp lies (K-52)."""
    chambers, effects = table.lair.chambers, table.box.effects
    harps = 0
    for side in SIDES_OF[mask]:
        if effects[chambers[cell + OFFSETS[side]].kind].calls:
            harps |= 1 << side
    return harps


def _with_second_step(table: Table, cell: Cell, mask: Arrows) -> Arrows:
    return sum(1 << side for side in SIDES_OF[mask] if second_ways(table, cell + OFFSETS[side]))


def moves(table: Table, cell: Cell) -> Sequence[DrakonAction]:
    """Every legal move out of the chamber, or the first step of it."""
    if table.box.effects[table.lair.chambers[cell].kind].jumps:
        return [at(there) for there in table.lair.chambers if there != cell]
    return STEPS_OF[ways(table, cell)]


def can_move(table: Table, seat: Seat) -> bool:
    """Whether the seat's hero has a legal move."""
    cell = table.cells[seat]
    if table.box.effects[table.lair.chambers[cell].kind].jumps:
        return len(table.lair) > 1
    return bool(ways(table, cell))


def why_not_move(table: Table, cell: Cell, action: DrakonAction) -> Message | None:
    """Why a hero may not leave the chamber so."""
    lair = table.lair
    effect = table.box.effects[lair.chambers[cell].kind]
    if isinstance(action, At):
        if not effect.jumps:
            return Message("why-no-portal", {"rule": "K-55"})
        if action.cell not in lair or action.cell == cell:
            return Message("why-no-chamber", {"cell": write_cell(action.cell), "rule": "K-55"})
        return None
    if not isinstance(action, Step):
        return WRONG_STEP
    if effect.jumps:
        return Message("why-portal-jumps", {"rule": "K-55"})
    return why_not_step(table, cell, action.side, ways(table, cell), effect.exits(lair, cell))


def why_not_step(table: Table, cell: Cell, side: int, allowed: Arrows, exits: Arrows) -> Message | None:
    """Why not by this side, if the legal ones are `allowed` out of `exits`."""
    if allowed >> side & 1:
        return None
    args = {"side": SIDES[side]}
    if not table.lair.neighbours(cell) >> side & 1:
        return Message("why-no-chamber-there", args | {"rule": "K-30"})
    if not exits >> side & 1:
        return Message("why-no-arrow", args | {"rule": "K-30"})
    if calling(table, cell, exits) and not calling(table, cell, 1 << side):
        return Message("why-harp", args | {"rule": "K-52"})
    return Message("why-windstorm", args | {"rule": "K-53"})


# --- laying a chamber ---------------------------------------------------------------------------------


def why_not_lie(chamber: Chamber, action: Put, frontier: Mapping[Cell, Arrows], rule: str) -> Message | None:
    """Why the chamber may not lie so, if the frontier lists the cells that are free for it."""
    facing = frontier.get(action.cell)
    if facing is None:
        if action.cell not in ON_TABLE:
            return Message("why-table-ends", {"cell": write_cell(action.cell), "rule": "K-20"})
        return Message("why-not-next-to-chamber", {"cell": write_cell(action.cell), "rule": rule})
    return why_not_turned(chamber, action, facing)


def why_not_turned(chamber: Chamber, action: Put, facing: Arrows) -> Message | None:
    """Why the chamber may not lie with its arrows so, if arrows point at the cell from `facing`."""
    if action.arrows not in TURNS[chamber.arrows]:
        return Message("why-not-its-arrows", {"chamber": chamber.kind, "rule": "K-20"})
    if action.arrows not in FITS[chamber.arrows][facing]:
        side = SIDES_OF[action.arrows & facing][0]
        return Message("why-arrows-face", {"side": SIDES[side], "rule": "K-21"})
    return None


def swappable(table: Table) -> list[Cell]:
    """The chambers that may be swapped or destroyed (K-46, K-48, K-57)."""
    lair = table.lair.chambers
    return [
        cell
        for cell, chamber in lair.items()
        if table.box.effects[chamber.kind].removable and not is_occupied(table, cell)
    ]


def why_not_removed(table: Table, cell: Cell, rule: str) -> Message | None:
    """Why the chamber at the cell may not be swapped or destroyed."""
    chamber = table.lair.chambers.get(cell)
    if chamber is None:
        return Message("why-no-chamber", {"cell": write_cell(cell), "rule": rule})
    if not table.box.effects[chamber.kind].removable:
        return Message("why-entrance-stays", {"rule": "K-57"})
    if is_occupied(table, cell):
        return Message("why-occupied", {"cell": write_cell(cell), "rule": rule})
    return None

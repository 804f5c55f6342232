"""How far it is to the next chamber that is worth going to."""

from collections.abc import Callable
from typing import NamedTuple

from saurian.core import Seat
from saurian.games.drakon.effects import EFFECTS, StealCoin
from saurian.games.drakon.lair import NOWHERE, Cell
from saurian.games.drakon.legal import coin_count, destinations, kind_at
from saurian.games.drakon.options import are_rivals
from saurian.games.drakon.table import Table

FAR = 8
"""Further than this nobody plans."""


class Way(NamedTuple):
    """The way to a chamber."""

    steps: int
    cell: Cell


def next_way(
    table: Table, start: Cell, is_good: Callable[[Cell], bool], past_drakon: bool = False
) -> Way | None:
    """The way from a chamber to the nearest other one that is good; None: it is too far, or there is none.

    Drakon is avoided; with `past_drakon` a good chamber will do although she is there.
    """
    if start == NOWHERE:
        return None
    reached, edge = {start}, [start]
    for steps in range(1, FAR):
        edge = [there for cell in edge for there in destinations(table, cell) if there not in reached]
        for there in edge:
            if (past_drakon or there != table.drakon) and is_good(there):
                return Way(steps, there)
        edge = [there for there in edge if there != table.drakon]
        reached.update(edge)
    return None


def way_out(table: Table, start: Cell) -> Way | None:
    """The way to the nearest Escape or Portal, for a hero who has enough coins (K-80)."""
    past_drakon = not table.box.rulings.drakon_bars_escape
    return next_way(table, start, lambda cell: leads_out(table, cell), past_drakon)


def way_to_coin(table: Table, seat: Seat) -> Way | None:
    """The way of the seat's hero to the nearest chamber that brings a coin."""
    return next_way(table, table.cells[seat], lambda cell: brings_coin(table, seat, cell))


def brings_coin(table: Table, seat: Seat, cell: Cell) -> bool:
    """Whether the seat's hero gets a coin there."""
    effect = EFFECTS[table.lair[cell].kind]
    if isinstance(effect, StealCoin):
        victims = effect.victims(table, seat)
        return any(are_rivals(table.options, seat, one) and coin_count(table, one) > 0 for one in victims)
    return effect.id == "find-coin" and table.hoard_size > 0


def leads_out(table: Table, cell: Cell) -> bool:
    """Whether who enters the chamber with enough coins escapes (K-80)."""
    return kind_at(table, cell).leads_out

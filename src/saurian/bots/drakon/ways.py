"""How far it is to the next chamber that is worth going to."""

from collections.abc import Callable
from typing import NamedTuple

from saurian.core import Seat
from saurian.games.drakon.actions import At, Step
from saurian.games.drakon.effects import StealCoin
from saurian.games.drakon.lair import NOWHERE, OFFSETS, Cell
from saurian.games.drakon.legal import Table, are_rivals, coin_count, moves

FAR = 8
"""Further than this nobody plans."""


class Way(NamedTuple):
    """The way to a chamber."""

    steps: int
    cell: Cell


def next_way(table: Table, start: Cell, is_good: Callable[[Cell], bool]) -> Way | None:
    """The way from a chamber to the nearest other one that is good; None: it is too far, or there is none."""
    if start == NOWHERE:
        return None
    reached, edge = {start}, [start]
    for steps in range(1, FAR):
        edge = [there for cell in edge for there in _next_cells(table, cell) if there not in reached]
        for there in edge:
            if is_good(there):
                return Way(steps, there)
        reached.update(edge)
    return None


def _next_cells(table: Table, cell: Cell) -> list[Cell]:
    """Where a move out of the chamber leads; out of a Windstorm, where it begins. Drakon is avoided."""
    cells = []
    for action in moves(table, cell):
        if isinstance(action, At):
            cells.append(action.cell)
        elif isinstance(action, Step):
            cells.append(cell + OFFSETS[action.side])
    return [there for there in cells if there != table.drakon]


def brings_coin(table: Table, seat: Seat, cell: Cell) -> bool:
    """Whether the seat's hero gets a coin there."""
    effect = table.box.effects[table.lair[cell].kind]
    if isinstance(effect, StealCoin):
        victim = (seat + effect.side) % table.options.players
        return coin_count(table, victim) > 0 and are_rivals(table.options, seat, victim)
    return effect.id == "find-coin" and table.hoard_size > 0


def leads_out(table: Table, cell: Cell) -> bool:
    """Whether who enters the chamber with enough coins escapes (K-80)."""
    return table.box.effects[table.lair[cell].kind].leads_out

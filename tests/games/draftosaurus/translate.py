"""Between the engine's zoos and the plain ones of the oracle and the score pad."""

from collections.abc import Mapping
from typing import Any

from saurian.games.draftosaurus.pens import Board, Zoo
from saurian.games.draftosaurus.pieces import BY_ID
from tests.games.draftosaurus import oracle


def plain_zoo(board: Board, zoo: Zoo) -> oracle.Zoo:
    """The engine's zoo as dicts, lists and strings."""
    return {pen.id: [None if one is None else one.id for one in zoo[pen.index]] for pen in board.pens}


def engine_zoo(board: Board, zoo: Mapping[str, list[Any]]) -> Zoo:
    """A plain zoo as the engine keeps it; a missing pen is empty."""
    return tuple(
        tuple(None if one is None else BY_ID[one] for one in zoo[pen.id]) if pen.id in zoo else pen.bare
        for pen in board.pens
    )

"""Moves in a few words, to compare them in a hint."""

from collections.abc import Sequence

from saurian.cli.screens.drakon.look import Look, arrow_text
from saurian.cli.screens.drakon.menus import LABELS, moving_chamber
from saurian.games.drakon.actions import At, Discard, DrakonAction, Place, Put
from saurian.games.drakon.lair import write_cell
from saurian.games.drakon.legal import label
from saurian.games.drakon.pieces import Chamber
from saurian.games.drakon.preview import preview_action
from saurian.games.drakon.view import DrakonView


def in_brief(look: Look, view: DrakonView, actions: Sequence[DrakonAction]) -> str:
    """The actions, one after the other. Where a chamber is put tells also that it is taken."""
    words = []
    for action, after in zip(actions, (*actions[1:], None), strict=True):
        if not (isinstance(action, Place) and isinstance(after, Put)):
            words.append(_one(look, view, action))
        if after is not None:
            view = preview_action(view, action).view or view
    return " → ".join(words)


def _one(look: Look, view: DrakonView, action: DrakonAction) -> str:
    match action:
        case Place(chamber) | Discard(chamber):
            return _chamber(look.chamber(view, chamber.kind), chamber)
        case Put(cell, arrows):
            kind = moving_chamber(view, cell).kind
            where = look.text("lair-place", chamber=label(view, kind), cell=write_cell(cell))
            return _chamber(where, Chamber(kind, arrows))
        case At(cell):
            return look.place(view, cell)
    return LABELS[type(action)](look, view, action)


def _chamber(name: str, chamber: Chamber) -> str:
    return f"{name} {arrow_text(chamber.arrows)}".rstrip()

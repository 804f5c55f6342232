"""What is legal: where a seat may place a dinosaur, and why not elsewhere."""

from collections.abc import Sequence
from functools import cache

from saurian.core import Message, Seat
from saurian.games.draftosaurus.pens import DIE, DIE_RULE, Board, Contents, Pen, Spot, Zoo
from saurian.games.draftosaurus.pieces import Face, Species
from saurian.games.draftosaurus.table import Table


def binding_die(table: Table, seat: Seat) -> Face | None:
    """The face that the seat must obey now; None if it is free (D-12, D-16)."""
    free = seat == table.roller and not (table.options.last_turn_binds_all and is_last_turn(table))
    return None if free else table.die


def is_last_turn(table: Table) -> bool:
    """Whether it is the last turn of a round."""
    return table.turn == table.course.turns - 1


def placeable(board: Board, zoo: Zoo, species: Species, die: Face | None) -> list[Spot]:
    """Where the dinosaur may go: what the die allows of what the pens accept (D-12, D-23)."""
    return [
        spot
        for spot in allowed_by_die(board, zoo, die)
        if spot.pen.why_not(zoo[spot.pen.index], species, spot.place) is None
    ]


def allowed_by_die(board: Board, zoo: Zoo, die: Face | None) -> Sequence[Spot]:
    """The spots that the die does not forbid; it never forbids the River (D-13, D-20 to D-23)."""
    if die is None:
        return board.spots
    if die in board.spots_of_zone:
        return board.spots_of_zone[die]
    return [spot for spot in board.spots if spot.pen.is_river or DIE[die](spot.pen, zoo)]


Reason = tuple[str, str, str, Face | None]
"""Why a dinosaur may not go somewhere: message, pen, rule, and the die if that forbids it."""


def why_not_spot(contents: Contents, species: Species, spot: Spot, die: Face | None) -> Reason | None:
    """Why the dinosaur may not go there; the pen's own rule comes before the die, if one forbids the pen."""
    pen = spot.pen
    message = pen.why_not(contents, species, spot.place)
    if message is not None:
        return message, pen.id, pen.accept_rule, None
    return None if die is None else ("why-die", pen.id, DIE_RULE[die], die)


def forbidding_die(zoo: Zoo, pen: Pen, die: Face | None) -> Face | None:
    """The face if it forbids the pen; it never forbids the River (D-13, D-20 to D-23)."""
    return None if die is None or pen.is_river or DIE[die](pen, zoo) else die


@cache
def as_message(reason: Reason) -> Message:
    """The reason as a message."""
    id, pen, rule, face = reason
    die = {} if face is None else {"face": face}
    return Message(id, {"pen": pen, **die, "rule": rule})


def why_not_place(zoo: Zoo, species: Species, spot: Spot, die: Face | None) -> Message | None:
    """Why the dinosaur may not be placed there, as a message; None if it may."""
    pen = spot.pen
    reason = why_not_spot(zoo[pen.index], species, spot, forbidding_die(zoo, pen, die))
    return None if reason is None else as_message(reason)

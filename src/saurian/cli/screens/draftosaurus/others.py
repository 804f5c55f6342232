"""The zoos of the others, with room or without."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saurian.cli.screens.draftosaurus.look import (
    Look,
    chip,
    fitted,
    in_pen,
    joined,
    pen_numbers,
    total_points,
)
from saurian.cli.screens.layout import flow
from saurian.core import Seat
from saurian.games.draftosaurus.view import DraftosaurusView

BLOCK_WIDTH = 36
POINTS_WIDTH = 3
NARROWEST = 6
"""The columns that are kept for the dinosaurs of a pen."""


def others_of(view: DraftosaurusView) -> list[Seat]:
    """The other seats, clockwise."""
    seats, own = view.options.players, view.seat or 0
    return [(own + step) % seats for step in range(1, seats)]


def in_blocks(look: Look, view: DraftosaurusView, width: int) -> RenderableType:
    """Each zoo pen by pen, as many beside each other as there is room for."""
    columns = max(1, width // BLOCK_WIDTH)
    grid = Table.grid(padding=(0, 2, 0, 0))
    blocks = [_block(look, view, seat, width // columns - 2) for seat in others_of(view)]
    for start in range(0, len(blocks), columns):
        grid.add_row(*blocks[start : start + columns])
    return grid


def in_lines(look: Look, view: DraftosaurusView) -> Group:
    """A line for each zoo: the numbers of its pens and what is in them."""
    return Group(*(zoo_line(look, view, seat) for seat in others_of(view)))


def in_points(look: Look, view: DraftosaurusView, width: int) -> Group:
    """Everyone's points alone, and what they show."""
    seats = [view.seat or 0, *others_of(view)]
    return flow([_points(look, view, seat) for seat in seats], width)


def _points(look: Look, view: DraftosaurusView, seat: Seat) -> Text:
    points = look.text("points-brief", points=total_points(view, seat))
    return Text.assemble(_sign(view, seat), (look.names[seat], "bold"), ": ", points, _shown(view, seat))


def _head(look: Look, view: DraftosaurusView, seat: Seat) -> Text:
    """Whether the seat has decided, its name and its points."""
    return Text.assemble(_sign(view, seat), (look.names[seat], "bold"), ": ", look.points(view, seat))


def _sign(view: DraftosaurusView, seat: Seat) -> str:
    return "✓ " if seat in view.decided else "… " if seat in view.acting_seats else "  "


def _shown(view: DraftosaurusView, seat: Seat) -> Text:
    species = view.revealed[seat]
    return Text() if species is None else Text.assemble(" ", chip(species))


def zoo_line(look: Look, view: DraftosaurusView, seat: Seat) -> Text:
    """One zoo: the numbers of its pens and what is in them."""
    zoo = view.zoos[seat]
    pens = [
        Text.assemble((f"{pen_numbers(view.board, pen)}:", "dim"), in_pen(pen, zoo[pen.index]))
        for pen in view.board.pens
        if zoo[pen.index] != pen.bare
    ]
    line = joined([Text.assemble(_head(look, view, seat), _shown(view, seat)), *pens])
    line.no_wrap = True
    line.overflow = "ellipsis"
    return line


def _block(look: Look, view: DraftosaurusView, seat: Seat, width: int) -> Group:
    scored, board = view.scores()[seat], view.board
    numbers = [pen_numbers(board, pen) for pen in board.pens]
    lines = [Text.assemble(_head(look, view, seat), _shown(view, seat))]
    for pen, number in zip(board.pens, numbers, strict=True):
        inside = in_pen(pen, view.zoos[seat][pen.index])
        name = Text(f"  {number:>{max(map(len, numbers))}} {look.pen(pen)}", "dim")
        room = width - POINTS_WIDTH - 1 - max(NARROWEST, inside.cell_len)
        left = fitted(Text.assemble(fitted(name, room), " ", inside), width - POINTS_WIDTH)
        lines.append(Text.assemble(left, f"{scored.get(pen.part) or '':>{POINTS_WIDTH}}"))
    return Group(*lines, Text())

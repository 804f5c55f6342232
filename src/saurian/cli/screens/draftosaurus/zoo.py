"""The own zoo as a board: the river in the middle, woodlands above, grasslands below."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from rich.cells import cell_len
from rich.console import Group
from rich.text import Text

from saurian.cli.screens.draftosaurus.look import (
    CLOSED,
    CLOSED_STYLE,
    FREE,
    OPEN,
    OPEN_STYLE,
    RIVER_STYLE,
    STYLES,
    ZONE_STYLES,
    Look,
    chip,
    fitted,
    letters,
    pen_numbers,
    spot_numbers,
)
from saurian.core import Seat
from saurian.games.draftosaurus.pens import Pen
from saurian.games.draftosaurus.pieces import Species
from saurian.games.draftosaurus.view import DraftosaurusView
from saurian.locale import message_id

Side = Literal["left", "right"]
SIDE_FACES: dict[Side, str] = {"left": "food-court", "right": "restrooms"}
RIVER_WIDTH = 10
CHIP_WIDTH = 3
BRICK_WIDTH = 4
ABREAST = 2
"""How many swim side by side."""
WAVES = (" ~ ~~ ~ ~ ", " ~~ ~ ~~ ~")


@dataclass(frozen=True, slots=True)
class ZooDrawing:
    """One zoo on its way to the screen."""

    look: Look
    view: DraftosaurusView
    seat: Seat
    width: int
    marks: Mapping[str, bool]
    """By spot, whether one may place there now; empty: nothing is to be placed."""
    captions: bool
    """Whether each pen says in brief what it is for."""

    def draw(self) -> Group:
        """The lines of the board."""
        width = (self.width - RIVER_WIDTH) // 2
        left, right = _Column(self, "left", width), _Column(self, "right", width)
        height = max(left.height, right.height)
        river = self._river(height, left.bridge, right.bridge)
        rows = zip(left.lines(height), river, right.lines(height), strict=True)
        return Group(*(_row(row) for row in rows))

    def title(self, pen: Pen) -> Text:
        """The number and name of a pen, marked if one may place there."""
        number, name = pen_numbers(self.view.board, pen), self.look.pen(pen)
        return Text(f"{self._mark(pen)}{number} {name}", self._style(pen))

    def points(self, pen: Pen) -> int | None:
        """The points of a pen as it stands, unless it scores nothing by itself."""
        return self.view.scores()[self.seat][pen.part] if pen.scores else None

    def body(self, pen: Pen, width: int) -> list[Text]:
        """The places of a pen, and what it is for."""
        lines = self._pyramid(pen) if pen.named_places else [self._places(pen, width)]
        if self.captions:
            lines.append(Text(self.look.text(message_id("brief", pen.id)), "dim"))
        return lines

    def _contents(self, pen: Pen) -> Sequence[Species | None]:
        return self.view.zoos[self.seat][pen.index]

    def _open(self, pen: Pen) -> bool:
        return any(self.marks.get(spot.id) for spot in self.view.board.spots if spot.pen is pen)

    def _mark(self, pen: Pen) -> str:
        if not self.marks:
            return " "
        return OPEN if self._open(pen) else CLOSED

    def _style(self, pen: Pen) -> str:
        if not self.marks:
            return ""
        return OPEN_STYLE if self._open(pen) else CLOSED_STYLE

    def _places(self, pen: Pen, width: int) -> Text:
        contents = self._contents(pen)
        free = max(1, (pen.places or 0) - len(contents)) if len(contents) < (pen.places or 99) else 0
        if (len(contents) + free) * CHIP_WIDTH > width:
            return letters(contents)
        chips = [chip(species) for species in contents if species is not None]
        return Text.assemble(*chips, *([f" {FREE} "] * free))

    def _pyramid(self, pen: Pen) -> list[Text]:
        contents = self._contents(pen)
        numbers = spot_numbers(self.view.board)
        lines = []
        for above, row in reversed(list(enumerate(pen.rows))):
            line = Text(" " * (above * BRICK_WIDTH // 2))
            for place in row:
                spot = f"{pen.id}.{pen.named_places[place]}"
                line += self._brick(contents[place], numbers[spot] if self.marks.get(spot) else None)
            lines.append(line)
        return lines

    def _brick(self, species: Species | None, number: int | None) -> Text:
        if species is not None:
            return Text.assemble(chip(species), " ")
        if number is None:
            return Text(FREE.center(CHIP_WIDTH) + " ", CLOSED_STYLE)
        return Text(f"{OPEN}{number}".center(CHIP_WIDTH) + " ", OPEN_STYLE)

    # --- the river ---

    def _river(self, height: int, left_bank: int | None, right_bank: int | None) -> list[Text]:
        pen = self.view.board.pen["river"]
        lines = [Text(WAVES[y % 2], RIVER_STYLE) for y in range(height)]
        lines[0] = _centred(self.title(pen))
        lines[1] = _centred(Text(self.look.text("points-brief", points=self.points(pen))))
        bridge = _bridge(left_bank, right_bank)
        for y, planks in bridge.items():
            lines[y] = Text(planks)
        swimmers = [species for species in self._contents(pen) if species is not None]
        rows = [swimmers[i : i + ABREAST] for i in range(0, len(swimmers), ABREAST)]
        for y in range(2, height):
            if y not in bridge and rows:
                lines[y] = _swimming(rows.pop(0), y)
        return lines


def _swimming(dinosaurs: Sequence[Species], y: int) -> Text:
    line = Text(WAVES[y % 2], RIVER_STYLE)
    for place, species in enumerate(dinosaurs):
        start = 2 + place * CHIP_WIDTH
        line = Text.assemble(
            line[:start], (f" {species.letter} ", STYLES[species]), line[start + CHIP_WIDTH :]
        )
    return line


def _bridge(left: int | None, right: int | None) -> dict[int, str]:
    """The planks between the two banks, line by line."""
    if left is None or right is None:
        return {}
    half = RIVER_WIDTH // 2
    planks = {y: "║".rjust(half).ljust(RIVER_WIDTH) for y in range(left + 1, right)}
    planks[left] = ("═" * (half - 1) + "╗").ljust(RIVER_WIDTH)
    planks[right] = ("╚" + "═" * half).rjust(RIVER_WIDTH)
    return planks


class _Column:
    """The pens on one side of the river."""

    def __init__(self, drawing: ZooDrawing, side: Side, width: int) -> None:
        self.drawing = drawing
        self.width = width
        self.bridge: int | None = None
        """The line that the bridge leads to."""
        self.blocks: list[list[Text]] = []
        """The heading of a zone, or a pen without its lower edge."""
        for zone in ("woodlands", "grasslands"):
            pens = [pen for pen in drawing.view.board.pens if (pen.side, pen.zone) == (side, zone)]
            self._zone(zone, SIDE_FACES[side], pens)
        self.height = sum(map(len, self.blocks)) + 1

    def lines(self, height: int) -> list[Text]:
        """All lines; the last pen is as tall as the height asks for."""
        lines = [line for block in self.blocks for line in block]
        style = ZONE_STYLES["grasslands"]
        lines += [self._edged(Text(), style)] * (height - self.height)
        return [*lines, Text("╰" + "─" * (self.width - 2) + "╯", style)]

    def _zone(self, zone: str, side: str, pens: Sequence[Pen]) -> None:
        look, style = self.drawing.look, ZONE_STYLES[zone]
        if self.blocks:
            self.blocks.append([Text("╰" + "─" * (self.width - 2) + "╯", ZONE_STYLES["woodlands"])])
        heading = Text.assemble(
            " ", (look.name("face", zone), f"bold {style}"), (f" · {look.name('face', side)}", style)
        )
        self.blocks.append([fitted(heading, self.width)])
        for pen in pens:
            if pen.other_bank is not None:
                self.bridge = sum(map(len, self.blocks)) + 1
            edge = self._top(pen, "╭╮" if pen is pens[0] else "├┤", style)
            body = self.drawing.body(pen, self.width - 4)
            self.blocks.append([edge, *(self._edged(line, style) for line in body)])

    def _top(self, pen: Pen, corners: str, style: str) -> Text:
        title = self.drawing.title(pen)
        points = self._points(pen, self.width - 5 - cell_len(title.plain))
        dashes = self.width - 3 - cell_len(title.plain) - cell_len(points)
        title.append(" ")
        return fitted(
            Text.assemble((corners[0], style), title, ("─" * dashes, style), points, (corners[1], style)),
            self.width,
        )

    def _points(self, pen: Pen, room: int) -> str:
        """The points with their unit, if there is room for it."""
        points = self.drawing.points(pen)
        if points is None:
            return ""
        long = f" {self.drawing.look.text('points-brief', points=points)} "
        return long if cell_len(long) <= room else f" {points} "

    def _edged(self, line: Text, style: str) -> Text:
        return Text.assemble(("│ ", style), fitted(line, self.width - 4), (" │", style))


def _centred(text: Text) -> Text:
    text = text.copy()
    text.truncate(RIVER_WIDTH)
    text.align("center", RIVER_WIDTH)
    return text


def _row(parts: Sequence[Text]) -> Text:
    row = Text.assemble(*parts)
    row.no_wrap = True
    return row

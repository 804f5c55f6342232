"""The lair as a map: chambers share their walls, and an arrow in a wall is a way through it.

No two arrows ever face each other (K-23), so that one wall never needs two.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rich.console import Group
from rich.text import Text

from saurian.cli.screens.drakon.canvas import Canvas
from saurian.cli.screens.drakon.look import (
    ARROW_SIGNS,
    ARROW_STYLE,
    CHANGED_STYLE,
    MARK_STYLE,
    WALL_STYLE,
    Look,
)
from saurian.games.drakon.lair import Cell, place_of
from saurian.games.drakon.pieces import ALL_SIDES, SIDES_OF, Chamber
from saurian.games.drakon.view import DrakonView

ROOM = 8
"""From one wall to the next."""
ROOMY, COMPACT = 3, 2
"""The same downwards: two lines in a chamber, or one."""
INSIDE = ROOM - 1
MARGIN = 4
"""For the numbers of the rows."""
SHORTEST_SIGN = 2
ROCK = "░"


@dataclass(frozen=True, slots=True)
class Window:
    """The part of the lair that is seen: columns from `left`, rows down from `top`."""

    left: int
    top: int
    columns: int
    rows: int

    def has(self, cell: Cell) -> bool:
        """Whether the cell is in it."""
        x, y = place_of(cell)
        return 0 <= x - self.left < self.columns and 0 <= self.top - y < self.rows


@dataclass(frozen=True, slots=True)
class Bounds:
    """The columns and rows that something takes, all inclusive."""

    left: int
    right: int
    bottom: int
    top: int

    @property
    def columns(self) -> int:
        """How many."""
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        """How many."""
        return self.top - self.bottom + 1

    def window(self, centre: Cell, shift: tuple[int, int], columns: int, rows: int) -> Window:
        """So much of it around a cell, moved by a shift, but not beyond the bounds."""
        x, y = place_of(centre)
        columns, rows = min(columns, self.columns), min(rows, self.rows)
        left = _within(x + shift[0] - columns // 2, self.left, self.right - columns + 1)
        top = _within(y - shift[1] + rows // 2, self.bottom + rows - 1, self.top)
        return Window(left, top, columns, rows)


def bounds_of(cells: Iterable[Cell]) -> Bounds:
    """The smallest bounds that hold all of them."""
    places = [place_of(cell) for cell in cells]
    columns, rows = [x for x, _ in places], [y for _, y in places]
    return Bounds(min(columns), max(columns), min(rows), max(rows))


def _within(value: int, least: int, most: int) -> int:
    return max(least, min(value, most))


@dataclass(frozen=True, slots=True)
class Chart:
    """All that is to be seen on the map."""

    look: Look
    view: DrakonView
    width: int
    centre: Cell
    shift: tuple[int, int] = (0, 0)
    """How far the person looks away from the centre, to the right and down."""
    marks: Mapping[Cell, int] = field(default_factory=dict)
    """By cell, the number to type for it."""
    changed: frozenset[Cell] = frozenset()
    """What is to be noticed."""

    @property
    def bounds(self) -> Bounds:
        """Of the chambers and of the cells that can be chosen."""
        return bounds_of([*self.view.lair, *self.marks, *self.changed])

    @property
    def most_columns(self) -> int:
        """How many there is room for."""
        return max(1, (self.width - MARGIN - 1) // ROOM)

    def window(self, rows: int) -> Window:
        """The part of the map that fits into this number of rows."""
        return self.bounds.window(self.centre, self.shift, self.most_columns, rows)

    def draw(self, rows: int, pitch: int) -> Group:
        """The map with the numbers of columns and rows, and below it what is out of sight."""
        window = self.window(rows)
        drawing = _Drawing(self, window, pitch)
        return Group(*drawing.lines(), *self._out_of_sight(window))

    def _out_of_sight(self, window: Window) -> list[Text]:
        counts = [0, 0, 0, 0]
        for cell in self.view.lair:
            for side in _sides_beyond(window, cell):
                counts[side] += 1
        if not any(counts) and all(window.has(cell) for cell in self.marks):
            return []
        signs = "  ".join(f"{sign}{count}" for sign, count in zip(ARROW_SIGNS, counts, strict=True) if count)
        hidden = in_ranges([number for cell, number in self.marks.items() if not window.has(cell)])
        id = "lair-outside-marks" if hidden else "lair-outside"
        return [Text(self.look.text(id, counts=signs, numbers=hidden), "dim")]


def in_ranges(numbers: Sequence[int]) -> str:
    """Numbers that rise, in few words: 1–3 5."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def _sides_beyond(window: Window, cell: Cell) -> list[int]:
    x, y = place_of(cell)
    beyond = (
        y > window.top,
        x >= window.left + window.columns,
        y <= window.top - window.rows,
        x < window.left,
    )
    return [side for side, true in enumerate(beyond) if true]


class _Drawing:
    """One map on its way to the screen."""

    def __init__(self, chart: Chart, window: Window, pitch: int) -> None:
        self.chart = chart
        self.window = window
        self.pitch = pitch
        width, height = window.columns * ROOM + 1, window.rows * pitch + 1
        self.canvas = Canvas(width, height, WALL_STYLE)
        seen = [cell for cell in chart.view.lair if window.has(cell)]
        for cell in seen:
            self.canvas.box(*self._corner(cell), ROOM, pitch)
        for cell in chart.changed:
            if window.has(cell):
                self.canvas.frame(*self._corner(cell), ROOM, pitch, CHANGED_STYLE)
        for cell in seen:
            self._chamber(cell, chart.view.lair[cell])
        self._rock()
        for cell, number in chart.marks.items():
            if window.has(cell) and cell not in chart.view.lair:
                self._free(cell, number)

    def lines(self) -> list[Text]:
        """Numbers of columns above, of rows on the left."""
        numbers = range(self.window.left, self.window.left + self.window.columns)
        head = Text(" " * MARGIN + "".join(f"{x:^{ROOM}}" for x in numbers).rstrip(), "dim", no_wrap=True)
        return [head, *(self._with_row(line, y) for y, line in enumerate(self.canvas.lines()))]

    def _with_row(self, line: Text, y: int) -> Text:
        row, rest = divmod(y, self.pitch)
        label = f"{self.window.top - row:>{MARGIN - 1}} " if rest == 1 else " " * MARGIN
        return Text.assemble((label, "dim"), line, no_wrap=True)

    def _corner(self, cell: Cell) -> tuple[int, int]:
        x, y = place_of(cell)
        return (x - self.window.left) * ROOM, (self.window.top - y) * self.pitch

    def _chamber(self, cell: Cell, chamber: Chamber) -> None:
        x, y = self._corner(cell)
        for side, (across, down) in enumerate(((ROOM // 2, 0), (ROOM, 1), (ROOM // 2, self.pitch), (0, 1))):
            if side in SIDES_OF[chamber.arrows]:
                self.canvas.write(x + across, y + down, Text(ARROW_SIGNS[side], ARROW_STYLE))
        for row, line in enumerate(self._inside(cell, chamber), y + 1):
            self.canvas.write(x + 1, row, line)

    def _inside(self, cell: Cell, chamber: Chamber) -> list[Text]:
        """Sign above, number and figures below; or as much of it as one line holds."""
        number = self._number(cell)
        figures = self.chart.look.figures(self.chart.view, cell)
        if self.pitch == ROOMY:
            sign = self.chart.look.sign(self.chart.view, chamber.kind, INSIDE)
            return [_centred(sign), _spread(number, figures, INSIDE)]
        taken = sum(part.cell_len + 1 for part in (number, figures) if part)
        sign = self.chart.look.sign(self.chart.view, chamber.kind, max(0, INSIDE - taken))
        if not taken:
            return [_centred(sign)]
        if sign.cell_len < SHORTEST_SIGN:
            return [_spread(number, figures, INSIDE)]
        left = Text(" ").join(part for part in (number, sign) if part)
        return [_spread(left, figures, INSIDE)]

    def _number(self, cell: Cell) -> Text:
        number = self.chart.marks.get(cell)
        return Text() if number is None else Text(str(number), MARK_STYLE)

    def _rock(self) -> None:
        """What is walled in on every side is no chamber."""
        lair = self.chart.view.lair
        for cell in lair.frontier:
            if self.window.has(cell) and lair.neighbours(cell) == ALL_SIDES and cell not in self.chart.marks:
                x, y = self._corner(cell)
                for row in range(y + 1, y + self.pitch):
                    self.canvas.write(x + 1, row, Text(ROCK * INSIDE, WALL_STYLE))

    def _free(self, cell: Cell, number: int) -> None:
        x, y = self._corner(cell)
        label = Text(f"[{number}]", MARK_STYLE)
        self.canvas.write(x + (ROOM + 1 - label.cell_len) // 2, y + 1, label)


def _centred(text: Text) -> Text:
    left = (INSIDE - text.cell_len) // 2
    return Text.assemble(" " * left, text, " " * (INSIDE - left - text.cell_len))


def _spread(left: Text, right: Text, width: int) -> Text:
    """One part on each side; the right one gives way if there is no room for both."""
    right = right[: width - left.cell_len] if right else right
    return Text.assemble(left, " " * (width - left.cell_len - right.cell_len), right)

"""Drawing with characters: walls that join, and words on top of them."""

from itertools import groupby

from rich.text import Text

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8

JOINTS = {
    UP | DOWN: "│",
    LEFT | RIGHT: "─",
    RIGHT | DOWN: "╭",
    LEFT | DOWN: "╮",
    UP | RIGHT: "╰",
    UP | LEFT: "╯",
    UP | DOWN | RIGHT: "├",
    UP | DOWN | LEFT: "┤",
    LEFT | RIGHT | DOWN: "┬",
    LEFT | RIGHT | UP: "┴",
    UP | RIGHT | DOWN | LEFT: "┼",
}
"""The sign of a piece of wall by the ways that it leads."""


class Canvas:
    """Characters in rows, each with its style."""

    def __init__(self, width: int, height: int, wall_style: str) -> None:
        self._wall_style = wall_style
        self._walls = [[0] * width for _ in range(height)]
        self._signs: list[list[tuple[str, str] | None]] = [[None] * width for _ in range(height)]

    def box(self, x: int, y: int, width: int, height: int) -> None:
        """Walls around a room; where they meet other walls, they join."""
        for right in range(x, x + width):
            for row in (y, y + height):
                self._walls[row][right] |= RIGHT
                self._walls[row][right + 1] |= LEFT
        for down in range(y, y + height):
            for column in (x, x + width):
                self._walls[down][column] |= DOWN
                self._walls[down + 1][column] |= UP

    def frame(self, x: int, y: int, width: int, height: int, style: str) -> None:
        """A double frame over whatever is there."""
        edge = "═" * (width - 1)
        self.write(x, y, Text(f"╔{edge}╗", style))
        self.write(x, y + height, Text(f"╚{edge}╝", style))
        for row in range(y + 1, y + height):
            self.write(x, row, Text("║", style))
            self.write(x + width, row, Text("║", style))

    def write(self, x: int, y: int, text: Text) -> None:
        """Words over whatever is there."""
        for place, letter in enumerate(text.plain):
            style = str(text.style) if not text.spans else _style_at(text, place)
            self._signs[y][x + place] = (letter, style)

    def lines(self) -> list[Text]:
        """All rows as they are seen."""
        return [self._line(y) for y in range(len(self._signs))]

    def _line(self, y: int) -> Text:
        row = zip(self._walls[y], self._signs[y], strict=True)
        pieces = [sign or (JOINTS.get(wall, " "), self._wall_style) for wall, sign in row]
        runs = groupby(pieces, key=lambda piece: piece[1])
        return Text.assemble(
            *(("".join(sign for sign, _ in run), style) for style, run in runs), no_wrap=True
        )


def _style_at(text: Text, place: int) -> str:
    for span in reversed(text.spans):
        if span.start <= place < span.end:
            return str(span.style)
    return str(text.style)

"""A zoo as a picture: the land, which never changes, and what stands on it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Any

from saurian.core.svg import Art, box, load_art, moved, number, text
from saurian.games.draftosaurus.components import describe_board
from saurian.games.draftosaurus.rules import Rules

GAME = "draftosaurus"

SPOT = 44.0
GAP = 2.0
PAD = 8.0
"""Between the edge of a pen and its places."""
AROUND = 5.0
"""Between the edge of a cell and that of its pen."""
PLANK = 26.0
FRONT = 9.0
"""What the fence in front hides."""
COLUMN = 3 * SPOT + 2 * GAP + 2 * PAD + 2 * AROUND
RIVER = 60.0
BANK = 32.0
WIDTH = 2 * COLUMN + RIVER
POST = 4.6
RADIUS = 16.0
BRIDGE = "bridge_left"
BRICKS = (("T",), ("M1", "M2"), ("B1", "B2", "B3"))
DRAWN_AT_LEAST = 6
LEAST_ROWS = 1.36
LAYOUTS = 16
"""Boards kept in the cache."""

Pen = Mapping[str, Any]
Zoo = Mapping[str, Sequence[str | None]]
Rectangle = tuple[float, float, float, float]
Spot = tuple[float, float, float]
"""The middle of a place and its size."""


def art() -> Art:
    """The drawings of this game."""
    return load_art(GAME, __package__)


@dataclass(frozen=True)
class Layout:
    """Where everything is on a board."""

    board: str
    pens: tuple[Pen, ...]
    cells: Mapping[str, Rectangle]
    """By pen, the rectangle of its cell."""
    height: float


@lru_cache(LAYOUTS)
def layout(rules: Rules, board: str) -> Layout:
    """The layout of a board."""
    pens = tuple(describe_board(rules, rules.boards[board])["pens"])
    left, right = _bank(pens, "left"), _bank(pens, "right")
    tops = [BANK]
    for pair in zip(left, right, strict=True):
        rows = max(LEAST_ROWS, *map(_rows, pair))
        tops.append(tops[-1] + PLANK + rows * (SPOT + GAP) + PAD + FRONT + 2 * AROUND)
    cells = {pen["id"]: (COLUMN, 0.0, RIVER, tops[-1]) for pen in pens if pen["is_river"]}
    for x, bank in ((0.0, left), (COLUMN + RIVER, right)):
        for row, pen in enumerate(bank):
            cells[pen["id"]] = (x, tops[row], COLUMN, tops[row + 1] - tops[row])
    return Layout(board, pens, cells, tops[-1])


def _bank(pens: Sequence[Pen], side: str) -> list[Pen]:
    """The pens on one side of the river from top to bottom: woodlands above."""
    found = [pen for pen in pens if pen["side"] == side]
    return sorted(found, key=lambda pen: pen["zone"] != "woodlands")


def _rows(pen: Pen) -> int:
    if len(pen["spots"]) > 1:
        return len(BRICKS)
    places = pen["places"] or DRAWN_AT_LEAST
    return ceil(places / min(3, places))


@lru_cache(LAYOUTS)
def draw_land(rules: Rules, board: str) -> str:
    """All of a zoo that never changes: land, river, stalls, fences and planks."""
    where = layout(rules, board)
    clip = f"{GAME}-{board}-zoo"
    content = [
        f'<clipPath id="{clip}">{box(0, 0, WIDTH, where.height, RADIUS)}</clipPath>'
        f'<g clip-path="url(#{clip})">',
        box(0, 0, WIDTH, BANK, 0, f"~fill:{board}-woodlands-between~"),
        art().use(f"{board}-food-court", 12, 0, BANK / 45),
        art().use(f"{board}-restrooms", WIDTH - 12 - 60 * BANK / 45, 0, BANK / 45),
        *(_pen_ground(board, pen, where.cells[pen["id"]]) for pen in where.pens if not pen["is_river"]),
        _river(where),
        "</g>",
        box(0, 0, WIDTH, where.height, RADIUS, f'fill="none" stroke-width="3" ~stroke:{board}-board-edge~'),
    ]
    return "".join(content)


def _river(where: Layout) -> str:
    """The river; in winter with the bridge over it."""
    board, cells, tall = where.board, where.cells, where.height
    water = (
        box(0, 0, RIVER, tall, 0, f"~fill:{board}-stream~")
        + box(RIVER * 0.3, 0, RIVER * 0.4, tall, 0, f'opacity=".5" ~fill:{board}-stream-deep~')
        + art().use(f"{board}-flow")
        + art().use(f"{board}-shores")
    )
    bridge = ""
    if BRIDGE in cells:
        _, top, _, height = cells[BRIDGE]
        bridge = (
            f'<g transform="translate(-5 {number(top + height - 34)}) scale(.7 .72)">'
            f"{art().use('bridge')}</g>"
        )
    return moved(COLUMN, 0, water + bridge)


def _pen_ground(board: str, pen: Pen, cell: Rectangle) -> str:
    """The land of a pen, its fence, and its plank with its sign."""
    id, zone = pen["id"], pen["zone"]
    x, y, width, height = cell
    inner = (AROUND, AROUND, width - 2 * AROUND, height - 2 * AROUND)
    clip = f"{GAME}-{id}-pen"
    _, _, wide, high = map(float, art().data["grounds"][id].split())
    scale = max(inner[2] / wide, inner[3] / high)
    ground = art().use(
        f"ground-{id}",
        inner[0] + (inner[2] - wide * scale) / 2,
        inner[1] + (inner[3] - high * scale) / 2,
        scale,
    )
    land = (
        box(0, 0, width + 0.3, height + 0.3, 0, f"~fill:{board}-{zone}-between~")
        + f'<clipPath id="{clip}">{box(*inner, 9)}</clipPath><g clip-path="url(#{clip})">'
        + box(*inner, 0, f"~fill:{board}-{zone}-floor~")
        + ground
        + "</g>"
    )
    return moved(x, y, land + _fence(board, inner) + _plank(board, pen, inner))


def _fence(board: str, inner: Rectangle) -> str:
    """Posts along both sides and in front, and the gate."""
    left, top, width, height = inner
    unit = POST / 10
    right, bottom = left + width, top + height
    sides = round(height / (44 * unit))
    step = height / sides
    parts = [
        f'<g transform="translate({number(x - POST / 2)} {number(top + row * step)})'
        f' scale({unit:.3g} {step / 44:.4g})">{art().use(f"{board}-side")}</g>'
        for x in (left, right)
        for row in range(sides)
    ]
    run = (width - 78 * unit) / 2
    pieces = round(run / (32 * unit))
    for start in (left + 0.4 * POST, right - 0.4 * POST - run):
        parts += [
            f'<g transform="translate({number(start + piece * run / pieces)} {number(bottom - 24 * unit)})'
            f' scale({run / pieces / 32:.4g} {unit:.3g})">{art().use(f"{board}-front")}</g>'
            for piece in range(pieces)
        ]
    parts.append(art().use(f"{board}-gate", left + width / 2 - 35 * unit, bottom - 32 * unit, unit))
    for x in (left, right):
        for y in (top + 24 * unit, bottom):
            parts.append(art().use(f"{board}-corner", x - POST / 2, y - 24 * unit, unit))
    return "".join(parts)


def _plank(board: str, pen: Pen, inner: Rectangle) -> str:
    left, top, width, _ = inner
    return (
        box(left + 5, top + 4.5, width - 10, PLANK - 4, 5, 'fill="#000" opacity=".3"')
        + box(left + 5, top + 3, width - 10, PLANK - 4, 5, f"~fill:{board}-plank-wood~")
        + box(left + 7, top + 5, PLANK - 8, PLANK - 8, 4, 'fill="#fffaf0"')
        + art().use(f"pen-{pen['id']}", left + 8, top + 6, (PLANK - 10) / 24)
    )


# --- what stands in a zoo --------------------------------------------------------------------------------


def draw_contents(where: Layout, zoo: Zoo, parts: Mapping[str, int]) -> list[str]:
    """By pen, its dinosaurs, free places and points."""
    return [
        _pen_contents(where, pen, zoo[pen["id"]])
        + _pen_points(where.board, pen, parts, where.cells[pen["id"]])
        for pen in where.pens
    ]


def _pen_points(board: str, pen: Pen, parts: Mapping[str, int], cell: Rectangle) -> str:
    points = parts.get(pen["part"]) if pen["part"] is not None else None
    if points is None:
        return ""
    x, y, width, _ = cell
    if pen["is_river"]:
        sign = box(8, 6, RIVER - 16, 24, 5, f"~fill:{board}-plank-wood~")
        sign += art().use("pen-river", 11, 9, 0.75)
        return moved(x, y, sign + text(43, 23, points, 14, anchor="middle", more=f"~fill:{board}-plank-ink~"))
    chip = box(width - 40, 10, 26, 18, 9, 'fill="#fffaf0"') if points else ""
    ink = 'fill="#3a2b14"' if points else f"~fill:{board}-plank-ink~"
    return moved(x, y, chip + text(width - 27, 24, points, 14.5, weight=800, anchor="middle", more=ink))


def _pen_contents(where: Layout, pen: Pen, there: Sequence[str | None]) -> str:
    found = []
    trex = False
    for place, (x, y, size) in enumerate(_places(where, pen, len(there))):
        stands = art().data["stands"][pen["id"]]
        scale = size / 84
        found.append(art().use(stands[place % len(stands)], x - 60 * scale, y - 60 * scale, scale))
        species = there[place] if place < len(there) else None
        if species is None:
            found.append(_worth(where.board, pen, place, x, y, size))
            continue
        found.append(art().use(f"dino-{species}", x - size * 0.47, y - size * 0.48, size * 0.97 / 66))
        if species == "trex" and pen["trex_bonus"] and not trex:
            trex = True
            found.append(_bonus(x + size * 0.36, y - size * 0.34))
    return "".join(found)


def _places(where: Layout, pen: Pen, taken: int) -> list[Spot]:
    """Every place of a pen."""
    x, y, width, height = where.cells[pen["id"]]
    middle = x + width / 2
    if pen["is_river"]:
        return _river_places(middle, taken, 4 if BRIDGE in where.cells else 6)
    top = y + AROUND + PLANK
    room = height - PLANK - 2 * AROUND - FRONT
    if len(pen["spots"]) > 1:
        bricks = _bricks(middle, top + room / 2)
        return [bricks[spot["place"]] for spot in pen["spots"]]
    places = pen["places"] or max(DRAWN_AT_LEAST, taken + 1)
    if places == 1:
        return [(middle, top + room / 2, SPOT * 1.3)]
    columns = places if places <= 3 else max(3, ceil(places / 2))
    size = SPOT * min(1, 3 / columns)
    rows = ceil(places / columns)
    return [
        (
            middle + (place % columns - (columns - 1) / 2) * (size + GAP),
            top + room / 2 + (place // columns - (rows - 1) / 2) * (size + GAP),
            size,
        )
        for place in range(places)
    ]


def _bricks(x: float, y: float) -> dict[str, Spot]:
    """The places of the pyramid by name, around a point."""
    return {
        name: (x + (column - (len(row) - 1) / 2) * (SPOT + 1), y + (down - 1) * (SPOT - 1), SPOT)
        for down, row in enumerate(BRICKS)
        for column, name in enumerate(row)
    }


def _river_places(middle: float, taken: int, longest: int) -> list[Spot]:
    """One below the other, from under the sign; in two columns if there are many."""
    columns = 1 if taken + 1 <= longest else 2
    size = 42.0 if columns == 1 else 26.0
    return [
        (middle + (place % columns - (columns - 1) / 2) * size, 58 + place // columns * (size + 4), size)
        for place in range(max(1, taken))
    ]


def _worth(board: str, pen: Pen, place: int, x: float, y: float, size: float) -> str:
    """The points on a free place, on a wooden tag."""
    points = _points_on(pen, place)
    if not points:
        return ""
    words = f"{points}×" if pen["scores"] == "per_like_on_the_right" else str(points)
    font = min(size, SPOT) * 0.3
    wide = max(1.75, 0.62 * len(words) + 0.6) * font
    return (
        box(x - font * 0.11, y + font * 0.7, font * 0.22, font * 0.4, 0, f"~fill:{board}-tag-edge~")
        + box(x - wide / 2 - 1, y - font * 0.72 - 1, wide + 2, font * 1.44 + 2, 4, f"~fill:{board}-tag-edge~")
        + box(x - wide / 2, y - font * 0.72, wide, font * 1.44, 3.4, f"~fill:{board}-tag-wood~")
        + text(x, y + font * 0.36, words, font, weight=800, anchor="middle", more='fill="#35220d"')
    )


def _points_on(pen: Pen, place: int) -> int | None:
    points: Sequence[int] = pen["points"]
    first = points[0] if points else None
    match pen["scores"]:
        case "by_number":
            return points[place + 1]
        case "by_place":
            return points[place]
        case "per_couple":
            return first if place % 2 else None
        case "per_couple_across" | None:
            return None
        case _:
            return first


def _bonus(x: float, y: float) -> str:
    """The point that a T-Rex brings."""
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="7" fill="#a3261a" stroke="#fff" stroke-width="1.2"/>'
        + text(x, y + 3, "+1", 8.5, weight=800, anchor="middle", more='fill="#fff"')
    )

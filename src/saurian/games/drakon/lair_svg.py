"""The lair as a picture: chambers cut into rock, lit by torches and by Drakon, and the figures in them."""

from collections.abc import Iterable, Mapping, Sequence
from math import dist
from typing import Any, NamedTuple

from saurian.core.svg import Art, box, load_art, moved, number

GAME = "drakon"
CELL = 100.0
AROUND = 0.55
"""How much rock is seen around the chambers, in cells."""
ENTRANCE = (0, 0)
SIDES = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
SAMPLES = 3
"""How many drawings of the stones along a wall there are for each side."""
ROCK = 720.0
RING = "M5 0H95a5 5 0 0 1 5 5V95a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5z"

TORCH, TORCH_REACH = "#ffae4d", 2.6
FIRE, FIRE_REACH = "#ff3a14", 2.3
TORCH_STRENGTH, FIRE_STRENGTH = 0.35, 0.45
DUSK_FROM, DUSK_FULL = 1.5, 7.0

FIGURE = (74, 96)
FIGURE_AT = (-6, -12)
"""The size of a hero's drawing, and where it begins."""
WIDTHS = (0, 46, 43, 39, 38, 36, 35)
"""How wide a figure is, by how many there are in a chamber."""

Place = tuple[int, int]
"""Steps to the east and to the north of the entrance."""


class Lair(NamedTuple):
    """The picture of a lair: its size and its parts."""

    width: float
    height: float
    parts: list[str]


def art() -> Art:
    """The drawings of this game."""
    return load_art(GAME, __package__)


def draw_lair(
    chambers: Mapping[Place, tuple[str, str]], shown: Mapping[str, Any], extent: Iterable[Place] = ()
) -> Lair:
    """The lair with all that is in it: by place, the kind and the arrows of each chamber."""
    columns, rows = zip(*chambers, *extent, strict=True)
    left, top = (min(columns) - AROUND) * CELL, (-max(rows) - AROUND) * CELL
    width = (max(columns) - min(columns) + 1 + 2 * AROUND) * CELL
    height = (max(rows) - min(rows) + 1 + 2 * AROUND) * CELL
    drakon = None if shown["drakon"] is None else (shown["drakon"][0], shown["drakon"][1])
    words = shown["words"]
    parts = [_rock(width, height, left, top)]
    parts += [moved(-left, -top, part) for part in _walls(chambers)]
    for place, (kind, arrows) in chambers.items():
        face = words.get(f"chamber-{kind}", f"chamber-{kind}").removeprefix("chamber-")
        tile = draw_tile(face, arrows, floor_at(place), _light(place, drakon))
        parts.append(moved(place[0] * CELL - left, -place[1] * CELL - top, tile))
    parts += [moved(-left, -top, figure) for figure in _figures(shown, drakon)]
    return Lair(width, height, parts)


def floor_at(place: Place) -> str:
    """The floor of a place: always the same one there."""
    floors: Sequence[Sequence[str]] = art().data["floors"]
    reach = len(floors) // 2
    return floors[(reach - place[1]) % len(floors)][(place[0] + reach) % len(floors)]


def draw_tile(face: str, arrows: str, floor: str = "flagstone", light: str = "") -> str:
    """A chamber: floor, walls, light, doorways and sign."""
    doors = "".join(
        art().use("door", 50, 50, turn=90 * index) for index, side in enumerate(SIDES) if side in arrows
    )
    sign = "" if face == "empty" else art().use(f"sign-{face}", 50, 50)
    return art().use(f"floor-{floor}") + art().use("walls") + light + doors + sign


def _rock(width: float, height: float, left: float, top: float) -> str:
    """The rock around, which repeats, cut to the map."""
    clip = f"{GAME}-map-{number(width)}-{number(height)}"
    tiles = "".join(
        art().use("rock", column * ROCK - left % ROCK, row * ROCK - top % ROCK)
        for column in range(-1, int(width // ROCK) + 2)
        for row in range(-1, int(height // ROCK) + 2)
    )
    return (
        f'<clipPath id="{clip}">{box(0, 0, width, height, 16)}</clipPath><g clip-path="url(#{clip})">'
        f"{box(0, 0, width, height, 0, '~fill:cave~')}{tiles}</g>"
    )


def _walls(chambers: Iterable[Place]) -> list[str]:
    """The pit that the chambers lie in, and the stones along its edge."""
    taken = frozenset(chambers)
    pit = "".join(f"M{x * 100} {-y * 100}h100v100h-100z" for x, y in sorted(taken))
    edge = f'<path d="{pit}" ~stroke:rock-foot~ stroke-width="34" stroke-linejoin="round" opacity=".7"/>'
    stones = [
        art().use(f"stones-{side}-{(7 * x + 3 * y) % SAMPLES}", x * CELL, -y * CELL)
        for x, y in sorted(taken)
        for side, (east, north) in SIDES.items()
        if (x + east, y + north) not in taken
    ]
    return [edge, "".join(stones)]


def _light(place: Place, drakon: Place | None) -> str:
    """The light or dark that falls on a chamber."""
    torch = max(0.0, 1 - dist(place, ENTRANCE) / TORCH_REACH) * TORCH_STRENGTH
    fire = 0.0 if drakon is None else max(0.0, 1 - dist(place, drakon) / FIRE_REACH) * FIRE_STRENGTH
    far = min(dist(place, ENTRANCE), 1000.0 if drakon is None else dist(place, drakon) + 1)
    dusk = min(1.0, max(0.0, (far - DUSK_FROM) / (DUSK_FULL - DUSK_FROM)))
    light = ""
    if dusk:
        light += f'<g opacity="{number(dusk)}"><path d="{RING}" ~fill:dusk~/></g>'
    colour, strength = (FIRE, fire) if fire > torch else (TORCH, torch)
    if strength:
        light += f'<path d="{RING}" fill="{colour}" fill-opacity="{number(strength)}"/>'
    return light


def _figures(shown: Mapping[str, Any], drakon: Place | None) -> list[str]:
    """Drakon, and the heroes in front of her."""
    found = []
    if drakon is not None:
        found.append(art().use("drakon", drakon[0] * CELL + 2, -drakon[1] * CELL - 10, 0.8))
    places = [None if cell is None else (cell[0], cell[1]) for cell in shown["cells"]]
    for seat, place in enumerate(places):
        hero = shown["heroes"][seat]
        if place is None or hero is None:
            continue
        here = [other for other, at in enumerate(places) if at == place]
        found.append(_hero(hero, seat, place, here.index(seat), len(here)))
    return found


def _hero(hero: str, seat: int, place: Place, index: int, count: int) -> str:
    """A hero among others in a chamber, at its lower edge."""
    width = WIDTHS[count]
    shift = 5.0 if count == 1 else index * (CELL - width) / (count - 1)
    scale = width / FIGURE[0]
    x = place[0] * CELL + shift - FIGURE_AT[0] * scale
    y = -place[1] * CELL + CELL + 4 - FIGURE[1] * scale - FIGURE_AT[1] * scale
    return art().use(f"hero-{hero}-{seat}", x, y, scale)

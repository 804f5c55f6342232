"""A position as a picture: the lair as the browser draws it, and below it what each seat has."""

from collections.abc import Iterable, Mapping, Sequence
from math import ceil
from typing import TYPE_CHECKING, Any

from saurian.core.svg import Picture, box, moved, text
from saurian.games.drakon.describe import describe_public
from saurian.games.drakon.lair_svg import Place, art, draw_lair, draw_tile
from saurian.games.drakon.pieces import ARROW_TEXTS, coins_of

if TYPE_CHECKING:
    from saurian.games.drakon.view import DrakonView

MARGIN = 20.0
TOP = 96.0
LEAST_WIDTH = 880.0
CARD = 134.0
"""Height of what a seat has."""
TILE = 0.62
"""How large the chambers of a hand are, of those in the lair."""
STAR = '<path d="M0-9L2.600-3 9-2.600 4 1.700 5.700 8 0 4.400-5.700 8-4 1.700-9-2.600-2.600-3z" ~fill:sun~/>'
"""Marks a seat that must decide."""


def draw(view: "DrakonView", names: Sequence[str] | None = None, extent: Iterable[Place] = ()) -> Picture:
    """The picture of a view; it shows what the view does.

    `names` are those of the players, by seat. `extent` are places that the map shows besides, so that the
    pictures of one game can have one size.
    """
    shown = {**describe_public(view), "seat": view.seat, "coins": _coins(view), "hands": view.hands}
    lair = {(x, y): (one["kind"], one["arrows"]) for one in shown["lair"] for x, y in [one["cell"]]}
    lair_picture = draw_lair(lair, shown, extent)
    width = max(LEAST_WIDTH, lair_picture.width + 2 * MARGIN)
    across = 2 if view.options.players <= 4 else 3
    wide = (width - (across + 1) * MARGIN) / across
    cards = TOP + lair_picture.height + MARGIN
    height = cards + ceil(view.options.players / across) * (CARD + MARGIN)
    parts = [
        box(0, 0, width, height, 18, "~fill:paper~"),
        _header(shown, width),
        *(moved((width - lair_picture.width) / 2, TOP, part) for part in lair_picture.parts),
    ]
    for seat in range(view.options.players):
        x, y = MARGIN + seat % across * (wide + MARGIN), cards + seat // across * (CARD + MARGIN)
        name = f"seat {seat}" if names is None else names[seat]
        parts.append(moved(x, y, _card(shown, seat, name, wide)))
    return Picture(art(), width, height, str(view).splitlines()[0], tuple(parts))


def _coins(view: "DrakonView") -> list[list[int] | None]:
    """By pool, the values of its coins; None: they are not seen."""
    return [None if purse is None else list(coins_of(purse)) for purse in view.purses]


def _header(shown: Mapping[str, Any], width: float) -> str:
    """How far the game is, the pile and the hoard."""
    if shown["winners"]:
        words = "Game over"
    else:
        words = "Before the first turn" if shown["turn"] is None else f"Turn of seat {shown['turn']}"
    small = f"{shown['phase']}, {shown['left']} left to do" if shown["left"] else str(shown["phase"])
    heap = next(count for count in art().data["coins"] if count >= min(shown["hoard_size"], 28))
    pile = next(
        (count for count in art().data["chambers"] if count >= shown["pile_size"]), art().data["chambers"][-1]
    )
    return (
        text(MARGIN, 46, words, 27, more="~fill:ink~")
        + text(MARGIN, 74, f"{small}; goal {shown['goal']}", 17, weight=500, more="~fill:ink-soft~")
        + art().use(f"pile-{pile}", width - 340, 16)
        + text(width - 252, 62, shown["pile_size"], 24, weight=800, more="~fill:ink~")
        + art().use(f"hoard-{heap}", width - 196, 14)
        + text(width - 66, 62, shown["hoard_size"], 24, weight=800, more="~fill:ink~")
    )


def _card(shown: Mapping[str, Any], seat: int, name: str, width: float) -> str:
    """What a seat has: its hero, its coins and its hand, as far as they are seen."""
    mine = seat == shown["seat"]
    edge = 'stroke-width="4" ~stroke:sun~' if mine else 'stroke-width="1.5" ~stroke:line~'
    won = " ★ wins" if seat in shown["winners"] else ""
    hero = shown["heroes"][seat]
    content = [
        box(0, 0, width, CARD, 14, "~fill:paper-raised~"),
        box(0, 0, width, CARD, 14, f'fill="none" {edge}'),
        art().use(f"hero-{hero}-{seat}", 14, 24, 0.98) if hero else "",
        text(90, 30, f"{name}{won}", 20, more=f"~fill:seat-{seat}~"),
        moved(width - 20, 22, STAR) if seat in shown["acting"] else "",
        moved(90, 40, _purse(shown, seat, width - 106)),
        moved(90, 76, _hand(shown, seat, width - 106)),
    ]
    return "".join(content)


def _purse(shown: Mapping[str, Any], seat: int, room: float) -> str:
    """The coins of a seat, or of its pair."""
    pool = shown["pools"][seat]
    coins = shown["coins"][pool]
    values = ["back"] * shown["coin_counts"][pool] if coins is None else coins
    step = min(31.0, (room - 60) / max(1, len(values)))
    total = (
        ""
        if coins is None or not coins
        else text(len(values) * step + 8, 22, f"= {sum(coins)}", 18, more="~fill:ink~")
    )
    nothing = "" if values else text(0, 21, "no coins", 15, weight=500, more="~fill:ink-soft~")
    return (
        "".join(art().use(f"coin-{value}", place * step, 0, 0.72) for place, value in enumerate(values))
        + total
        + nothing
    )


def _hand(shown: Mapping[str, Any], seat: int, room: float) -> str:
    """The chambers of a hand, or their backs."""
    hand, size = shown["hands"][seat], shown["hand_sizes"][seat]
    scale = min(TILE, 0.5, room / (112 * max(1, size)))
    if hand is None:
        return "".join(art().use("back", place * 108 * scale, 0, scale) for place in range(size))
    return "".join(
        moved(
            place * 108 * scale, 0, draw_tile(_face(shown, chamber.kind), ARROW_TEXTS[chamber.arrows]), scale
        )
        for place, chamber in enumerate(hand)
    )


def _face(shown: Mapping[str, Any], kind: str) -> str:
    """What is drawn on a chamber: that of its kind, unless the box lets it do something else."""
    other: str = shown["words"].get(f"chamber-{kind}", f"chamber-{kind}")
    return other.removeprefix("chamber-")

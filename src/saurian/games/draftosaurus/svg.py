"""A position as a picture: every seat's zoo as the browser draws it, its hand, and the die."""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import TYPE_CHECKING, Any

from saurian.core.svg import Picture, box, moved, text
from saurian.games.draftosaurus.describe import describe_public, memory
from saurian.games.draftosaurus.zoo_svg import RADIUS, WIDTH, Layout, art, draw_contents, draw_land, layout

if TYPE_CHECKING:
    from saurian.games.draftosaurus.view import DraftosaurusView

HEAD = 34.0
"""Height of the line over a zoo."""
HAND = 46.0
MARGIN = 16.0
TOP = 60.0
"""Height of the line over all of them."""
ACROSS = {2: 2, 3: 3, 4: 2, 5: 3}

SUN = "~fill:sun~"
STAR = f'<path d="M0-7L2-2.300 7-2 3 1.300 4.400 6.300 0 3.400-4.400 6.300-3 1.300-7-2-2-2.300z" {SUN}/>'
"""Marks a seat that must decide."""
BACK = box(0, 0, 24, 28, 6, 'fill="#a98b5d"') + text(12, 20, "?", 17, anchor="middle", more='fill="#fff3da"')
"""A dinosaur that is not known."""


def draw(view: "DraftosaurusView", names: Sequence[str] | None = None) -> Picture:
    """The picture of a view; it shows what the view does. `names` are those of the players, by seat."""
    shown = {**describe_public(view), **memory(view), "seat": view.seat}
    where = layout(view.rules, shown["board"])
    players = view.options.players
    across = ACROSS[players]
    tall = HEAD + where.height + HAND + MARGIN
    width = across * (WIDTH + MARGIN) + MARGIN
    height = TOP + ceil(players / across) * tall + MARGIN / 2
    parts = [box(0, 0, width, height, RADIUS, "~fill:paper~"), _header(shown, width)]
    for seat in range(players):
        x = MARGIN + seat % across * (WIDTH + MARGIN)
        y = TOP + seat // across * tall
        name = f"seat {seat}" if names is None else names[seat]
        parts += [moved(x, y, part) for part in _seat(shown, where, seat, name)]
    land = {f"land-{where.board}": draw_land(view.rules, where.board)}
    return Picture(art(), width, height, str(view).splitlines()[0], tuple(parts), land)


# --- around the zoos -----------------------------------------------------------------------------------


def _header(shown: Mapping[str, Any], width: float) -> str:
    """The die, how far the game is, and what is in the box."""
    die = shown["die"]
    face = "" if die is None else art().use(f"face-{die}", 6, 6, 28 / 24)
    body = (
        box(0, 2.5, 40, 40, 9, 'fill="#b4925f"')
        + box(0, 0, 40, 40, 9, 'fill="#fbf3df" stroke="#a98b5d"')
        + face
    )
    if shown["round"] is None:
        words = "Game over"
    else:
        words = f"Round {shown['round']} of {shown['rounds']}, turn {shown['turn']} of {shown['turns']}"
    rolled = "no roll yet" if die is None else die.replace("-", " ")
    roller = "" if shown["roller"] is None else f", rolled by seat {shown['roller']}"
    small = f"Die: {rolled}{roller}" if die is not None else f"Die: {rolled}"
    return (
        moved(MARGIN, 11, body)
        + text(68, 29, words, 18, more="~fill:ink~")
        + text(68, 48, small, 13, weight=500, more="~fill:ink-soft~")
        + text(width - MARGIN, 48, shown["phase"], 13, weight=500, anchor="end", more="~fill:ink-soft~")
    )


def _seat(shown: Mapping[str, Any], where: Layout, seat: int, name: str) -> list[str]:
    """The head, the zoo and the hand of a seat, each as a part."""
    score, zoo = shown["scores"][seat], shown["zoos"][seat]
    total = shown["totals"][seat]
    points = str(total) if total == score["total"] else f"{total} ({score['total']} here)"
    acts = seat in shown["acting"]
    head = (
        f'<circle cx="10" cy="17" r="9" ~fill:seat-{seat}~/>'
        + text(10, 21.5, seat, 13, anchor="middle", more="~fill:paper-raised~")
        + text(26, 23, name, 17, more=f"~fill:seat-{seat}~")
        + (moved(WIDTH - 12 - 12 * len(points), 17, STAR) if acts else "")
        + text(WIDTH - 2, 24, points, 21, weight=800, anchor="end", more="~fill:ink~")
    )
    bottom = HEAD + where.height
    ring = box(
        -2, HEAD - 2, WIDTH + 4, bottom - HEAD + 4, RADIUS + 2, 'fill="none" ~stroke:sun~ stroke-width="4"'
    )
    mine = seat == shown["seat"]
    return [
        head + (ring if mine else ""),
        art().use(f"land-{where.board}", 0, HEAD),
        *(moved(0, HEAD, pen) for pen in draw_contents(where, zoo, score["parts"])),
        moved(0, bottom + 6, _hand(shown, seat)),
    ]


def _hand(shown: Mapping[str, Any], seat: int) -> str:
    """What is known of a hand: dinosaurs, or how many there are; and the one that is shown."""
    hand, size = shown["hands"][seat], shown["hand_sizes"][seat]
    step = min(36.0, (WIDTH - 90) / max(1, size))
    body = box(0, 0, WIDTH, HAND - 8, 10, "~fill:paper-raised~")
    if hand is None:
        body += "".join(moved(10 + place * step, 5, BACK) for place in range(size))
    else:
        herd = [species for species, count in hand.items() for _ in range(count)]
        body += "".join(
            art().use(f"dino-{species}", 9 + place * step, 3.5, 0.46) for place, species in enumerate(herd)
        )
    revealed = shown["revealed"][seat]
    if revealed is not None:
        body += text(WIDTH - 44, 24, "▸", 15, anchor="end", more="~fill:ink-soft~")
        body += art().use(f"dino-{revealed}", WIDTH - 40, 3.5, 0.46)
    elif seat in shown["decided"]:
        body += text(WIDTH - 12, 25, "✓", 18, anchor="end", more="~fill:ink-soft~")
    return body

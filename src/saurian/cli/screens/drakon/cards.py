"""Chambers that lie in no place: in the hand, or to be turned before they are put down."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group
from rich.text import Text

from saurian.cli.screens.drakon.canvas import Canvas
from saurian.cli.screens.drakon.look import (
    ARROW_SIGNS,
    ARROW_STYLE,
    CLOSED_STYLE,
    MARK_STYLE,
    WALL_STYLE,
    Look,
)
from saurian.games.drakon.pieces import SIDES_OF, Chamber
from saurian.games.drakon.view import DrakonView

WIDTH, HEIGHT = 9, 3
GAP = 1
CLOSED = "×"
PLACES = ((WIDTH // 2, 0), (WIDTH - 1, 1), (WIDTH // 2, HEIGHT - 1), (0, 1))
"""By side, where its arrow is drawn."""


@dataclass(frozen=True, slots=True)
class Card:
    """A chamber to look at or to choose."""

    chamber: Chamber
    number: int | None = None
    """What to type for it."""
    is_open: bool = True
    count: int = 1
    """How many alike there are."""


def draw_cards(look: Look, view: DrakonView, cards: Sequence[Card], width: int) -> Group:
    """Cards side by side, as many in a row as there is room for."""
    abreast = max(1, (width + GAP) // (WIDTH + GAP))
    rows = [cards[start : start + abreast] for start in range(0, len(cards), abreast)]
    return Group(*(line for row in rows for line in _beside([_card(look, view, card) for card in row])))


def _beside(drawings: Sequence[Sequence[Text]]) -> list[Text]:
    lines = [Text(" " * GAP).join(parts) for parts in zip(*drawings, strict=True)]
    for line in lines:
        line.no_wrap = True
    return lines


def _card(look: Look, view: DrakonView, card: Card) -> list[Text]:
    canvas = Canvas(WIDTH, HEIGHT, WALL_STYLE)
    canvas.box(0, 0, WIDTH - 1, HEIGHT - 1)
    sign = look.sign(view, card.chamber.kind, WIDTH - 2)
    canvas.write(1 + (WIDTH - 2 - sign.cell_len) // 2, 1, sign)
    for side in SIDES_OF[card.chamber.arrows]:
        canvas.write(*PLACES[side], Text(ARROW_SIGNS[side], ARROW_STYLE))
    if card.number is not None:
        canvas.write(1, 0, _label(card))
    if card.count > 1:
        canvas.write(WIDTH - 3, 0, Text(f"×{card.count}", "bold"))
    return canvas.lines()


def _label(card: Card) -> Text:
    if card.is_open:
        return Text(str(card.number), MARK_STYLE)
    return Text(f"{CLOSED}{card.number}", CLOSED_STYLE)

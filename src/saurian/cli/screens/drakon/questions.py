"""How a question is shown: cards to choose, lines to choose, and numbers that stand on the map."""

from rich.console import Group, RenderableType
from rich.text import Text

from saurian.cli.screens import Menu
from saurian.cli.screens.drakon.cards import Card, draw_cards
from saurian.cli.screens.drakon.look import Look, one_line
from saurian.cli.screens.drakon.menus import LairEntry, LairMenu
from saurian.cli.screens.layout import flow
from saurian.games.drakon.view import DrakonView


def shows_cards(menu: Menu) -> bool:
    """Whether chambers of the hand are drawn in the menu."""
    return isinstance(menu, LairMenu) and menu.turning is None and any(_cards(menu))


def menu_sizes(look: Look, menu: Menu, view: DrakonView, width: int) -> tuple[RenderableType, ...]:
    """The menu with room, and with little."""
    head: list[RenderableType] = [Text(menu.question, "bold")]
    cards = [_card(number, entry, view) for number, entry in _cards(menu)] or _sought_for(view)
    if cards:
        head.append(draw_cards(look, view, cards, width))
    lines = [_line(number, entry) for number, entry in _numbered(menu) if entry.label]
    cells = [number for number, entry in _numbered(menu) if entry.cell is not None]
    if cells:
        head.append(Text(look.text("on-the-map", least=cells[0], most=cells[-1])))
    return (Group(*head, *lines), Group(*head, flow(lines, width)))


def _numbered(menu: Menu) -> list[tuple[int, LairEntry]]:
    return [(number, entry) for number, entry in enumerate(menu.entries, 1) if isinstance(entry, LairEntry)]


def _cards(menu: Menu) -> list[tuple[int, LairEntry]]:
    return [(number, entry) for number, entry in _numbered(menu) if entry.chamber is not None]


def _card(number: int, entry: LairEntry, view: DrakonView) -> Card:
    assert entry.chamber is not None
    hand = view.hands[view.seat or 0] or ()
    count = hand.count(entry.chamber) if entry.about == entry.chamber.name else 1
    return Card(entry.chamber, number, entry.is_open, max(count, 1))


def _sought_for(view: DrakonView) -> list[Card]:
    """The chamber that a cell is sought for."""
    return [] if view.now.chamber is None else [Card(view.now.chamber)]


def _line(number: int, entry: LairEntry) -> Text:
    return one_line([(f"{number:>3} ", "bold"), entry.label])

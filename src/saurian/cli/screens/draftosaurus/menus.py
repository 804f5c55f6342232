"""What a person is asked: which dinosaur, and where it goes. The engine says what is possible and why not."""

from collections.abc import Callable, Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saurian.cli.screens import Entry, Menu
from saurian.cli.screens.draftosaurus.look import (
    CLOSED,
    OPEN,
    Look,
    chip,
    spot_numbers,
)
from saurian.cli.screens.layout import flow
from saurian.core import Action, Message
from saurian.games.draftosaurus.actions import (
    CHOOSE,
    DISCARD,
    DRAFT,
    PLACE,
    REHOME,
    DraftosaurusAction,
)
from saurian.games.draftosaurus.legal import binding_die, placeable
from saurian.games.draftosaurus.phases import quarantined
from saurian.games.draftosaurus.pieces import BY_ID, SPECIES, Species
from saurian.games.draftosaurus.view import DraftosaurusView

# --- which entries there are --------------------------------------------------------------------------


def make_menu(look: Look, view: DraftosaurusView) -> Menu:
    """The question of the step that the game is at."""
    return MENUS[view.phase.name](look, view)


def _choosing(look: Look, view: DraftosaurusView) -> Menu:
    return Menu(look.text("ask-choose"), tuple(_species(view, CHOOSE.__getitem__)))


def _discarding(look: Look, view: DraftosaurusView) -> Menu:
    return Menu(look.text("ask-discard"), tuple(_species(view, DISCARD.__getitem__)))


def _drafting(look: Look, view: DraftosaurusView) -> Menu:
    def where(species: Species) -> Menu:
        return _spots(look, view, species, lambda spot: DRAFT[species, spot])

    return Menu(look.text("ask-choose"), tuple(_species(view, where)))


def _placing(look: Look, view: DraftosaurusView) -> Menu:
    species = view.revealed[view.seat or 0]
    assert species is not None
    return _spots(look, view, species, PLACE.__getitem__)


def _rehoming(look: Look, view: DraftosaurusView) -> Menu:
    return _spots(look, view, quarantined(view, view.seat or 0), REHOME.__getitem__)


MENUS: dict[str, Callable[[Look, DraftosaurusView], Menu]] = {
    "choose": _choosing,
    "place": _placing,
    "draft": _drafting,
    "discard": _discarding,
    "rehome": _rehoming,
}


def _species(view: DraftosaurusView, then: Callable[[Species], Action | Menu]) -> Iterable[Entry]:
    """The species in the hand."""
    hand = view.hands[view.seat or 0]
    assert hand is not None, "a seat knows its own hand"
    for species in SPECIES:
        if hand[species]:
            yield Entry(species.id, (species.letter, species.id), then(species))


def _spots(
    look: Look, view: DraftosaurusView, species: Species, action_at: Callable[[str], DraftosaurusAction]
) -> Menu:
    """All spots of the board, so that each keeps its number; the closed ones say why."""
    entries = []
    for spot in view.board.spots:
        action = action_at(spot.id)
        then = view.why_not(action) or action
        entries.append(Entry(spot.id, (spot.id, f"@{spot.id}", action.text), then))
    return Menu(look.text("ask-place", species=species.id), tuple(entries))


# --- how they are shown -------------------------------------------------------------------------------


def asks_for_species(menu: Menu) -> bool:
    """Whether the entries are dinosaurs of the hand; otherwise they are spots."""
    return menu.entries[0].about in BY_ID


def spot_marks(menu: Menu | None) -> dict[str, bool]:
    """By spot, whether it can be had; empty if no spots are asked for."""
    if menu is None or asks_for_species(menu):
        return {}
    return {entry.about: entry.is_open for entry in menu.entries}


def menu_sizes(look: Look, view: DraftosaurusView, menu: Menu, width: int) -> tuple[RenderableType, ...]:
    """The menu with room, and with little."""
    question = Text(menu.question, "bold")
    if not asks_for_species(menu):
        possible = flow(_open_pens(look, view, menu), width)
        return (
            Group(question, possible, *_closed_spots(look, menu)),
            Group(question, possible, _closed_in_brief(look, menu)),
        )
    lines = [_species_line(look, view, entry, number, True) for number, entry in enumerate(menu.entries, 1)]
    brief = [_species_line(look, view, entry, number, False) for number, entry in enumerate(menu.entries, 1)]
    return (Group(question, *lines), Group(question, _in_two_columns(brief)))


def _species_line(look: Look, view: DraftosaurusView, entry: Entry, number: int, full: bool) -> Text:
    """A dinosaur, how many of it are in the hand, and where it could go."""
    species, seat = BY_ID[entry.about], view.seat or 0
    hand = view.hands[seat]
    count = 0 if hand is None else hand[species]
    name = look.name("species", species.id) if full else ""
    times = f" ×{count}" if count > 1 else "   "
    line = Text.assemble((f"{number:>3} ", "bold"), chip(species), f" {name:<16}" if full else "", times)
    if view.phase.name != "discard":
        numbers = spot_numbers(view.board)
        spots = placeable(view.board, view.zoos[seat], species, binding_die(view, seat))
        line.append("  → " + " ".join(str(numbers[spot.id]) for spot in spots))
    return line


def _in_two_columns(lines: list[Text]) -> Table:
    grid = Table.grid(padding=(0, 4, 0, 0))
    half = (len(lines) + 1) // 2
    for row in range(half):
        grid.add_row(*lines[row::half])
    return grid


def _open_pens(look: Look, view: DraftosaurusView, menu: Menu) -> list[Text]:
    """The pens where one may place, each with the numbers of its spots."""
    numbers: dict[str, list[int]] = {}
    for number, entry in enumerate(menu.entries, 1):
        if entry.is_open:
            numbers.setdefault(view.board.spot[entry.about].pen.id, []).append(number)
    return [
        Text.assemble((OPEN + " ".join(map(str, which)), "bold"), " ", look.name("pen", pen))
        for pen, which in numbers.items()
    ]


def _closed_spots(look: Look, menu: Menu) -> list[Text]:
    """Why the others are closed, each reason once."""
    numbers: dict[str, list[int]] = {}
    for number, entry in enumerate(menu.entries, 1):
        if isinstance(entry.then, Message):
            reason = look.language.say(entry.then, look.names)
            numbers.setdefault(reason, []).append(number)
    return [
        Text.assemble((f"{CLOSED}{' '.join(map(str, which))} ", "dim"), reason)
        for reason, which in numbers.items()
    ]


def _closed_in_brief(look: Look, menu: Menu) -> Text:
    numbers = [str(number) for number, entry in enumerate(menu.entries, 1) if not entry.is_open]
    if not numbers:
        return Text()
    return Text(look.text("closed", numbers=" ".join(numbers)), "dim")

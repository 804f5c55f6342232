"""What a person is asked, made from what the engine allows: every action is worded by its kind."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from saurian.cli.screens import Entry, Menu
from saurian.cli.screens.drakon.look import ARROW_SIGNS, Look
from saurian.core import Seat
from saurian.games.drakon.actions import (
    Accept,
    At,
    Choose,
    Decline,
    Discard,
    Done,
    DrakonAction,
    Offer,
    PickHero,
    Put,
    Step,
    Use,
    place,
)
from saurian.games.drakon.lair import CENTRE, NOWHERE, OFFSETS, Cell, place_of, write_cell
from saurian.games.drakon.legal import coin_count, kind_at, label
from saurian.games.drakon.phases import BLOWN, TURN
from saurian.games.drakon.pieces import ARROW_TEXTS, SIDES, Chamber
from saurian.games.drakon.prompt import prompt
from saurian.games.drakon.view import DrakonView
from saurian.locale import message_id


@dataclass(frozen=True, slots=True)
class LairEntry(Entry):
    """An entry that is seen as a card, as a number on the map, or as a line."""

    label: str = ""
    chamber: Chamber | None = None
    cell: Cell | None = None


@dataclass(frozen=True, slots=True)
class LairMenu(Menu):
    """A question, and what part of the lair it is about."""

    centre: Cell = CENTRE
    turning: Cell | None = None
    """The cell whose chamber is being turned."""

    @property
    def marks(self) -> dict[Cell, int]:
        """By cell, the number to type for it."""
        numbered = enumerate(self.entries, 1)
        return {
            entry.cell: number
            for number, entry in numbered
            if isinstance(entry, LairEntry) and entry.cell is not None
        }


def make_menu(look: Look, view: DrakonView) -> LairMenu:
    """The question of the step that the game is at."""
    legal = view.legal()
    last = [action for action in legal if isinstance(action, Decline | Done)]
    others = [action for action in legal if action not in last]
    entries = (
        *_cards(view),
        *_listed(look, view, others),
        *_cells(look, view, others),
        *_listed(look, view, last),
    )
    asked = prompt(view)
    return LairMenu(look.text(asked.id, **asked.args), entries, centre_of(view))


def centre_of(view: DrakonView) -> Cell:
    """What matters most: Drakon if she is to move, else the hero that it is about, else the viewer's."""
    if view.now.phase.name == "enter.drakon-move" and view.drakon is not None:
        return view.drakon
    hero = view.now.hero if view.now.hero >= 0 else view.seat or 0
    return CENTRE if view.cells[hero] == NOWHERE else view.cells[hero]


# --- chambers of the hand -----------------------------------------------------------------------------


def _cards(view: DrakonView) -> list[LairEntry]:
    """All kinds of chambers in the hand, if any of them can be chosen; the others say why not."""
    take = TAKING.get(view.now.phase.name)
    hand = view.hands[view.now.seat]
    if take is None or hand is None:
        return []
    entries = []
    for chamber in dict.fromkeys(hand):
        action = take(chamber)
        then = view.why_not(action) or action
        entries.append(LairEntry(chamber.name, (chamber.name, action.text), then, chamber=chamber))
    return entries if any(entry.is_open for entry in entries) else []


TAKING: dict[str, Callable[[Chamber], DrakonAction]] = {
    "turn": place,
    "enter.swap": place,
    "clear": Discard,
}
"""By step, what is done with a chamber of the hand."""


# --- cells of the lair --------------------------------------------------------------------------------


def _cells(look: Look, view: DrakonView, legal: Sequence[DrakonAction]) -> list[LairEntry]:
    """Cells to put a chamber down, and chambers to choose, from left to right and from above."""
    return [*_turnable(look, view, legal), *_chosen_cells(view, legal)]


def _chosen_cells(view: DrakonView, legal: Iterable[DrakonAction]) -> list[LairEntry]:
    """In one's turn the chambers that a Portal leads to are one entry: see `_listed`."""
    ats = [] if view.now.phase is TURN else [action for action in legal if isinstance(action, At)]
    return [_cell_entry(action) for action in sorted(ats, key=lambda action: _in_order(action.cell))]


def _cell_entry(action: At) -> LairEntry:
    name = write_cell(action.cell)
    return LairEntry(name, (name, action.text), action, cell=action.cell)


def _turnable(look: Look, view: DrakonView, legal: Iterable[DrakonAction]) -> list[LairEntry]:
    by_cell: dict[Cell, list[Put]] = {}
    for action in legal:
        if isinstance(action, Put):
            by_cell.setdefault(action.cell, []).append(action)
    entries = []
    for cell in sorted(by_cell, key=_in_order):
        puts, name = by_cell[cell], write_cell(cell)
        then = puts[0] if len(puts) == 1 else _turns(look, view, cell, puts)
        entries.append(LairEntry(name, (name,), then, cell=cell))
    return entries


def _turns(look: Look, view: DrakonView, cell: Cell, puts: Sequence[Put]) -> LairMenu:
    """Which way round."""
    chamber = moving_chamber(view, cell)
    entries = []
    for put in puts:
        arrows = ARROW_TEXTS[put.arrows]
        turned = Chamber(chamber.kind, put.arrows)
        entries.append(LairEntry(arrows, (arrows, put.text), put, chamber=turned))
    asked = look.text("asks-turned", chamber=label(view, chamber.kind), cell=write_cell(cell))
    return LairMenu(asked, tuple(entries), cell, cell)


def moving_chamber(view: DrakonView, cell: Cell) -> Chamber:
    """The chamber that is put down: out of the hand, turned where it lies, or flown with the hero."""
    if view.now.chamber is not None:
        return view.now.chamber
    return view.lair.chambers.get(cell) or view.lair[view.cells[view.now.hero]]


def _in_order(cell: Cell) -> tuple[int, int]:
    x, y = place_of(cell)
    return -y, x


# --- lines --------------------------------------------------------------------------------------------


def _listed(look: Look, view: DrakonView, legal: Sequence[DrakonAction]) -> list[LairEntry]:
    entries = []
    for action in legal:
        label = LABELS.get(type(action))
        if label is not None:
            forms = (action.text, action.text.rpartition(" ")[2])
            entries.append(LairEntry(action.text, forms, action, label(look, view, action)))
    if view.now.phase is TURN and any(isinstance(action, At) for action in legal):
        entries.insert(0, _through_portal(look, view, legal))
    return entries


def _through_portal(look: Look, view: DrakonView, legal: Iterable[DrakonAction]) -> LairEntry:
    ats = sorted((one for one in legal if isinstance(one, At)), key=lambda one: _in_order(one.cell))
    cells = LairMenu(look.text("asks-portal"), tuple(map(_cell_entry, ats)), centre_of(view))
    return LairEntry("portal", ("portal",), cells, look.text("go-portal"))


def _step(look: Look, view: DrakonView, action: Step) -> str:
    hero = view.now.hero if view.now.hero >= 0 else view.now.seat
    start = view.cells[hero]
    there = start + OFFSETS[action.side]
    kind, side = label(view, view.lair[there].kind), SIDES[action.side]
    blown = kind_at(view, start).steps > 1 and view.now.phase is not BLOWN
    id = "go-through" if blown else "go-side"
    words = look.text(id, side=side, chamber=kind, what=_what(look, view, there))
    return f"{ARROW_SIGNS[action.side]} {words}"


def _what(look: Look, view: DrakonView, cell: Cell) -> str:
    """What happens to who enters the chamber."""
    if cell == view.drakon:
        return look.told(view, "drakon-waits")
    return look.told(view, message_id("brief", view.lair[cell].kind))


def _person(look: Look, view: DrakonView, action: Choose) -> str:
    return about_person(look, view, action.seat)


def about_person(look: Look, view: DrakonView, seat: Seat) -> str:
    """The cell and the belongings of a player."""
    return look.text(
        "person-about",
        seat=seat,
        place=look.place(view, view.cells[seat]),
        coins=look.text("coins-count", count=coin_count(view, seat)),
        hand=look.text("hand-count", count=view.hand_sizes[seat]),
    )


def _hero(look: Look, view: DrakonView, action: PickHero) -> str:
    name = look.name("hero", action.hero)
    return f"{name}: {look.ability(view, action.hero)}" if view.options.heroes else name


def _use(look: Look, view: DrakonView, action: Use) -> str:
    hero = view.heroes[view.now.seat] or ""
    return look.text("use-ability", hero=hero, what=look.ability(view, hero))


def _offer(look: Look, view: DrakonView, action: Offer) -> str:
    return look.text("offer-coin", value=action.value)


def _agree(look: Look, view: DrakonView, action: Accept) -> str:
    id = message_id("agree", view.now.phase.name)
    return look.text(id if look.language.has(id) else "agree")


def _decline(look: Look, view: DrakonView, action: Decline) -> str:
    return look.text("decline-shield" if view.now.phase.name == "shield" else "decline")


def _done(look: Look, view: DrakonView, action: Done) -> str:
    return look.text(f"finish-{view.now.phase.name}")


LABELS: dict[type[Any], Callable[[Look, DrakonView, Any], str]] = {
    PickHero: _hero,
    Step: _step,
    Choose: _person,
    Offer: _offer,
    Use: _use,
    Accept: _agree,
    Decline: _decline,
    Done: _done,
}
"""How actions are worded that are neither cards nor cells."""

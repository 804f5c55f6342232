"""The table on one page."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from saurian.cli.screens import AnyView, Menu, Scene, Shift
from saurian.cli.screens.drakon import people, reading
from saurian.cli.screens.drakon.advice import in_brief
from saurian.cli.screens.drakon.cards import Card, draw_cards
from saurian.cli.screens.drakon.chart import COMPACT, ROOMY, Chart
from saurian.cli.screens.drakon.look import Look, arrow_text, one_line
from saurian.cli.screens.drakon.menus import LairMenu, centre_of, make_menu
from saurian.cli.screens.drakon.questions import menu_sizes, shows_cards
from saurian.cli.screens.layout import BLANK, GAP, NOTHING, SIDE_FROM, Page, Section, news_sizes
from saurian.core import Outcome
from saurian.games.drakon.lair import Cell, place_of
from saurian.games.drakon.phases import PICKING_HERO, TURN
from saurian.games.drakon.preview import preview_action
from saurian.games.drakon.view import DrakonView
from saurian.locale import message_id

SIDE_WIDTH = 46
MOST_ROWS, ENOUGH_ROWS, FEWEST_ROWS = 15, 4, 2
DRAW_SMALL, LOSE_A_ROW, LOSE_SIGHT = 11, 24, 52
"""How much it hurts to draw the map small, to lose a row of it, and to see fewer than enough."""
SCROLLS = {"^": (0, -2), "v": (0, 2), "<": (-3, 0), ">": (3, 0)}
"""What one types to look so far to the right and down."""
KEYS = {"\x1b[A": "^", "\x1b[B": "v", "\x1b[C": ">", "\x1b[D": "<"}
"""What a terminal sends for an arrow key."""
CENTRE = "c"


@dataclass(frozen=True, slots=True)
class DrakonScreen:
    """Drakon for these players in one language."""

    look: Look
    untold = frozenset({"chamber-drawn", "chamber-taken"})
    told_by_ending = frozenset({"won-by-coins", "won-by-coins-shared"})
    sure = "do-or-back"
    counted = "hint-coins"

    def menu(self, view: Any) -> Menu:
        """What the view's seat must decide."""
        return make_menu(self.look, view)

    def preview(self, view: Any, action: Any) -> AnyView | None:
        """The table after this action, as far as it can be told."""
        return preview_action(view, action).view

    def scroll(self, scene: Scene, command: str) -> Shift | None:
        """Where to look after this command, never further than the lair goes."""
        for key, sign in KEYS.items():
            command = command.replace(key, sign)
        if command.casefold() == CENTRE:
            return (0, 0)
        if not command or any(sign not in SCROLLS for sign in command):
            return None
        right = scene.shift[0] + sum(SCROLLS[sign][0] for sign in command)
        down = scene.shift[1] + sum(SCROLLS[sign][1] for sign in command)
        chart = self._chart(scene, scene.width)
        (x, y), bounds = place_of(chart.centre), chart.bounds
        return (
            max(bounds.left - x, min(right, bounds.right - x)),
            max(y - bounds.top, min(down, y - bounds.bottom)),
        )

    def page(self, scene: Scene) -> Page:
        """The table as the view's seat sees it."""
        wide = scene.width >= SIDE_FROM
        width = scene.width - SIDE_WIDTH - GAP if wide else scene.width
        lair = [
            self._map(scene, width),
            BLANK,
            self._hand(scene, width),
            self._menu(scene, width),
            self._commands(),
        ]
        if wide:
            side = [self._people(scene, SIDE_WIDTH), BLANK, news_sizes(scene.news, SIDE_WIDTH)]
            return Page([self._header(scene), BLANK, *lair], side, width)
        news = news_sizes(scene.news, width)
        return Page([self._header(scene), news, self._people(scene, width), BLANK, *lair])

    def in_words(self, view: Any, action: Any) -> str:
        """What would happen, as far as it can be told."""
        coming = preview_action(view, action)
        said = [
            self.look.language.say(event, self.look.names)
            for event in coming.events
            if event.id not in self.untold
        ]
        return " ".join([*said, *self._then(view, coming.view)])

    def in_brief(self, view: Any, actions: Sequence[Any]) -> str:
        """Chambers, cells and ways."""
        return in_brief(self.look, view, actions)

    def memory(self, view: Any) -> RenderableType:
        """What the seat can know of hands, pile and coins."""
        return reading.memory(self.look, view)

    def help(self, view: Any, topic: str) -> RenderableType:
        """One thing explained, or everything in brief."""
        return reading.help_on(self.look, view, topic)

    def ending(self, view: Any, outcome: Outcome, width: int) -> RenderableType:
        """All coins, and who won."""
        return reading.ending(self.look, view, outcome)

    # --- the parts of the page ---

    def _header(self, scene: Scene) -> Section:
        view: DrakonView = scene.view
        if scene.before is not None and scene.menu is None:
            return Section((Text(self.look.text("preview"), "bold reverse"),))
        id = "lair-where-escape" if view.options.escape else "lair-where"
        where = self.look.text(id, goal=view.goal, pile=view.pile_size, hoard=view.hoard_size)
        whose = self.look.text(self._whose(view), seat=view.turn, count=view.left)
        planned = "" if scene.before is None else f" · {self.look.text('planned')}"
        return Section((one_line([(whose, "bold"), " · ", where, (planned, "bold")]),))

    def _whose(self, view: DrakonView) -> str:
        if view.now.phase is PICKING_HERO:
            return "turn-picking"
        return "turn-own" if view.turn == view.seat else "turn-of"

    def _people(self, scene: Scene, width: int) -> Section:
        brief = people.in_brief(self.look, scene.view, width)
        if width <= SIDE_WIDTH:
            return Section((people.in_blocks(self.look, scene.view), brief), (30,))
        return Section((people.in_lines(self.look, scene.view), brief), (20,))

    def _chart(self, scene: Scene, width: int) -> Chart:
        view, menu = scene.view, scene.menu
        marks, changed, centre = {}, changed_cells(scene.before, view), centre_of(view)
        if isinstance(menu, LairMenu):
            centre = menu.centre
            marks = menu.marks
            changed = frozenset() if menu.turning is None else frozenset({menu.turning})
        elif changed:
            centre = min(changed)
        return Chart(self.look, view, width, centre, scene.shift, marks, changed)

    def _map(self, scene: Scene, width: int) -> Section:
        chart = self._chart(scene, width)
        rows = min(chart.bounds.rows, MOST_ROWS)
        fewer = range(rows - 1, min(rows, FEWEST_ROWS) - 1, -1)
        sizes = [Map(chart, rows, ROOMY), *(Map(chart, count, COMPACT) for count in (rows, *fewer))]
        hurts = [LOSE_A_ROW if count >= ENOUGH_ROWS else LOSE_SIGHT for count in fewer]
        return Section(tuple(sizes), (DRAW_SMALL, *hurts))

    def _hand(self, scene: Scene, width: int) -> Section:
        """The own hand, unless the menu draws it."""
        view: DrakonView = scene.view
        hand = view.hands[view.seat or 0]
        if not hand or (scene.menu is not None and shows_cards(scene.menu)):
            return Section((NOTHING,))
        title = self.look.text("your-hand")
        counted = {chamber: hand.count(chamber) for chamber in dict.fromkeys(hand)}
        cards = draw_cards(self.look, view, [Card(one, count=n) for one, n in counted.items()], width)
        names = ", ".join(f"{self.look.chamber(view, one.kind)} {arrow_text(one.arrows)}" for one in hand)
        return Section((Group(Text(title), cards), Text(f"{title} {names}"), NOTHING), (14, 40))

    def _menu(self, scene: Scene, width: int) -> Section:
        if scene.menu is None:
            return Section((NOTHING,))
        return Section(menu_sizes(self.look, scene.menu, scene.view, width), (26,))

    def _commands(self) -> Section:
        return Section((Text(self.look.text("lair-commands"), "dim"), NOTHING), (45,))

    def _then(self, view: DrakonView, after: DrakonView | None) -> list[str]:
        """The line that tells what is decided next."""
        if after is None:
            return []
        id = message_id("then", after.now.phase.name)
        if self.look.language.has(id):
            return [self.look.text(id)]
        if after.now.phase is TURN or after.now.seat in (view.seat, -1):
            return []
        return [self.look.text("then-other", seat=after.now.seat)]


@dataclass(frozen=True, slots=True)
class Map:
    """A map in one size, which is drawn only if it is shown."""

    chart: Chart
    rows: int
    pitch: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.chart.draw(self.rows, self.pitch)


def changed_cells(before: DrakonView | None, after: DrakonView) -> frozenset[Cell]:
    """Where something lies or stands that did not before."""
    if before is None:
        return frozenset()
    cells = {cell for cell in {*before.lair, *after.lair} if _lying(before, cell) != _lying(after, cell)}
    moved = [new for old, new in zip(_figures(before), _figures(after), strict=True) if old != new]
    return frozenset(cells | {cell for cell in moved if cell is not None and cell in after.lair})


def _lying(view: DrakonView, cell: Cell) -> object:
    return view.lair.chambers.get(cell)


def _figures(view: DrakonView) -> Sequence[Cell | None]:
    return (*view.cells, view.drakon)

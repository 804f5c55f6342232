"""The table on one page."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from saurian.cli.screens import AnyView, Menu, Scene, Shift
from saurian.cli.screens.draftosaurus import others, reading
from saurian.cli.screens.draftosaurus.look import Look, chip, joined
from saurian.cli.screens.draftosaurus.menus import make_menu, menu_sizes, spot_marks
from saurian.cli.screens.draftosaurus.zoo import ZooDrawing
from saurian.cli.screens.layout import (
    BLANK,
    GAP,
    MAIN_WIDTH,
    NOTHING,
    SIDE_FROM,
    Page,
    Section,
    news_sizes,
)
from saurian.core import Action, Outcome
from saurian.games.draftosaurus.legal import binding_die, is_last_turn
from saurian.games.draftosaurus.phases import quarantined
from saurian.games.draftosaurus.pieces import Species, dinosaurs_of
from saurian.games.draftosaurus.view import DraftosaurusView

POINTS_ONLY = 35
"""How much it hurts to see nothing of the others but their points."""


@dataclass(frozen=True, slots=True)
class DraftosaurusScreen:
    """Draftosaurus for these players in one language."""

    look: Look
    untold = frozenset({"decided", "dealt"})
    told_by_ending = frozenset({"counted", "won", "won-by-trexes", "won-shared"})
    sure = "reveal-or-back"
    counted = "hint-points"

    def menu(self, view: Any) -> Menu:
        """What the view's seat must decide."""
        return make_menu(self.look, view)

    def page(self, scene: Scene) -> Page:
        """The table as the view's seat sees it."""
        wide = scene.width >= SIDE_FROM
        width = MAIN_WIDTH if wide else scene.width
        own = [
            self._own(scene.view),
            self._zoo(scene, width),
            BLANK,
            self._die(scene.view),
            self._notes(scene.view),
            self._hand(scene.view),
            self._menu(scene, width),
            self._commands(),
        ]
        if wide:
            side_width = scene.width - MAIN_WIDTH - GAP
            side = [self._others(scene, side_width), self._news(scene, side_width)]
            return Page([self._header(scene.view), BLANK, *own], side)
        return Page(
            [
                self._header(scene.view),
                self._news(scene, width),
                BLANK,
                self._others(scene, None),
                BLANK,
                *own,
            ]
        )

    def scroll(self, scene: Scene, command: str) -> Shift | None:
        """All of it is in sight."""
        return None

    def preview(self, view: AnyView, action: Action) -> AnyView | None:
        """Every step ends with something that comes to light."""
        return None

    def in_words(self, view: AnyView, action: Action) -> str:
        """What the view's seat would do by this action."""
        assert isinstance(view, DraftosaurusView)
        species: Species | None = getattr(action, "species", None)
        spot: str = getattr(action, "spot", "river")
        species = species if species is not None else _on_its_way(view)
        kind = type(action).__name__.lower()
        if kind == "rehome" and view.board.spot[spot].pen.is_quarantine:
            kind = "stay"
        return self.look.text(f"chosen-{kind}", species=species.id, spot=spot)

    def in_brief(self, view: AnyView, actions: Sequence[Action]) -> str:
        """A dinosaur, a place, or both."""
        words = []
        for action in actions:
            if (species := getattr(action, "species", None)) is not None:
                words.append(self.look.name("species", species.id))
            if (spot := getattr(action, "spot", None)) is not None:
                words.append(self.look.name("spot", spot))
        return " → ".join(words)

    def memory(self, view: Any) -> RenderableType:
        """What the seat can know of the hands and of the bag."""
        return reading.memory(self.look, view)

    def help(self, view: Any, topic: str) -> RenderableType:
        """One thing explained, or everything in brief."""
        return reading.help_on(self.look, view, topic)

    def ending(self, view: Any, outcome: Outcome, width: int) -> RenderableType:
        """All zoos, and the score sheet."""
        return reading.ending(self.look, view, outcome, width)

    # --- the parts of the page ---

    def _header(self, view: DraftosaurusView) -> Section:
        course = view.rules.courses[view.options.players]
        where = self.look.text(
            "where",
            board=view.board.id,
            round=view.round + 1,
            rounds=course.rounds,
            turn=view.turn + 1,
            turns=course.turns,
        )
        if view.die is None or view.roller is None:
            return Section((Text(where, "bold"),))
        die = self.look.text("die-shows", seat=view.roller, face=view.die)
        return Section((Text.assemble((where, "bold"), " · ", die),))

    def _news(self, scene: Scene, width: int) -> Section:
        return news_sizes(scene.news, width)

    def _others(self, scene: Scene, blocks_in: int | None) -> Section:
        view = scene.view
        lines = others.in_lines(self.look, view)
        points = others.in_points(self.look, view, scene.width if blocks_in is None else blocks_in)
        if blocks_in is None:
            return Section((lines, points), (POINTS_ONLY,))
        return Section((others.in_blocks(self.look, view, blocks_in), lines, points), (30, POINTS_ONLY))

    def _zoo(self, scene: Scene, width: int) -> Section:
        view: DraftosaurusView = scene.view
        marks = spot_marks(scene.menu)
        drawings = [
            ZooDrawing(self.look, view, view.seat or 0, width, marks, captions) for captions in (True, False)
        ]
        return Section(tuple(drawing.draw() for drawing in drawings), (20,))

    def _own(self, view: DraftosaurusView) -> Section:
        seat = view.seat or 0
        bonus = view.scores()[seat]["trex"]
        id = "own-bonus" if bonus else "own-points"
        own = self.look.text(id, seat=seat, points=self.look.points(view, seat), bonus=bonus)
        return Section((Text(own, "bold"), NOTHING), (POINTS_ONLY,))

    def _die(self, view: DraftosaurusView) -> Section:
        """What the die means for the person who looks."""
        if view.die is None or view.phase.name not in ("choose", "place", "draft"):
            return Section((NOTHING,))
        face = binding_die(view, view.seat or 0)
        return Section((Text(self.look.text("die-free" if face is None else f"die-means-{face}")),))

    def _notes(self, view: DraftosaurusView) -> Section:
        """What is out of the ordinary now, in a sentence each."""
        notes = [Text(self.look.text(id)) for id in _notes_due(view)]
        return Section((joined(notes, "\n") if notes else NOTHING,))

    def _hand(self, view: DraftosaurusView) -> Section:
        hand = view.hands[view.seat or 0]
        if not hand or not sum(hand):
            return Section((NOTHING,))
        chips = joined([chip(species) for species in dinosaurs_of(hand)], " ")
        line = Text.assemble(self.look.text("hand"), " ", chips)
        choosing = view.phase.name in ("choose", "discard")
        return Section((line, NOTHING), (15,)) if choosing else Section((line,))

    def _menu(self, scene: Scene, width: int) -> Section:
        if scene.menu is None:
            return Section((NOTHING,))
        return Section(menu_sizes(self.look, scene.view, scene.menu, width), (40,))

    def _commands(self) -> Section:
        return Section((Text(self.look.text("commands-bar"), "dim"), NOTHING), (45,))


def _on_its_way(view: DraftosaurusView) -> Species:
    """The dinosaur that a place is sought for."""
    seat = view.seat or 0
    revealed = view.revealed[seat]
    return quarantined(view, seat) if revealed is None else revealed


def _notes_due(view: DraftosaurusView) -> list[str]:
    notes = []
    if view.past and view.round == 0 and view.turn == 0:
        notes.append("note-next-board")
    if view.phase.name == "discard":
        notes.append("note-discard")
    if view.phase.name == "rehome":
        notes.append("note-may-stay" if view.rules.quarantine_may_stay else "note-must-move")
    elif view.options.last_turn_binds_all and is_last_turn(view):
        notes.append("note-last-turn")
    return notes

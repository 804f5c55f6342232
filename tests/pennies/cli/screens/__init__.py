"""Pennies in a terminal: the points, the news and a menu of two lines."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from saurian.cli.score_sheet import score_table
from saurian.cli.screens import Entry, Menu, Scene
from saurian.cli.screens.layout import Page, Section
from saurian.core import Action, Outcome
from saurian.locale import Language
from tests.pennies.games import Guess, PenniesView

words = ()
settings: dict[str, Sequence[str]] = {}
switches = ()


@dataclass(frozen=True, slots=True)
class PenniesScreen:
    """Pennies for these players in one language."""

    language: Language
    names: Sequence[str]
    untold = frozenset({"pennies-guessed"})
    told_by_ending: frozenset[str] = frozenset()
    sure = "pennies-sure"
    counted = "pennies-points"

    def menu(self, view: PenniesView) -> Menu:
        """Heads or tails."""
        guesses = [action for action in view.legal() if isinstance(action, Guess)]
        entries = [Entry(self.in_words(view, guess), (guess.side,), guess) for guess in guesses]
        return Menu(self.language.text("phase-guess"), tuple(entries))

    def page(self, scene: Scene) -> Page:
        """The points of all seats, what happened, and what is asked."""
        points = zip(self.names, scene.view.points, strict=True)
        lines = [", ".join(f"{name} {count}" for name, count in points), *scene.news]
        if scene.menu is not None:
            lines += [scene.menu.question]
            lines += [f"{number} {entry.about}" for number, entry in enumerate(scene.menu.entries, 1)]
        return Page([Section((Text("\n".join(lines)),))])

    def scroll(self, scene: Scene, command: str) -> None:
        """All of it is in sight."""

    def preview(self, view: PenniesView, action: Action) -> None:
        """The toss comes next."""

    def in_words(self, view: PenniesView, action: Action) -> str:
        return self.language.text(f"side-{action.text}")

    def in_brief(self, view: PenniesView, actions: Sequence[Action]) -> str:
        return ", ".join(self.in_words(view, action) for action in actions)

    def memory(self, view: PenniesView) -> RenderableType:
        return Text(self.language.text("pennies-nothing-hidden"))

    def help(self, view: PenniesView, topic: str) -> RenderableType:
        return Text(self.language.text("explain-pennies"))

    def ending(self, view: PenniesView, outcome: Outcome, width: int) -> RenderableType:
        return score_table(outcome, self.names, self.language)


def make_screen(language: Language, names: Sequence[str]) -> PenniesScreen:
    """The screen for these players."""
    return PenniesScreen(language, names)

"""What a game looks like in a terminal, and what it asks: one package a game."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any, Protocol, Union

from rich.console import RenderableType

from saurian.cli.screens.layout import Page
from saurian.core import Action, Message, Outcome, Problem, View
from saurian.games import find_part
from saurian.locale import Language

AnyView = View[Any, Any]

Shift = tuple[int, int]
"""How far to look away from the middle, to the right and down, in what the game counts."""

Then = Union[Action, "Menu", Message]
"""What comes of an entry: an action, a further question, or why it cannot be had."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line to choose. Its number is its place in the menu."""

    about: str
    """What it is about, in the game's own words: a piece, a place."""
    forms: tuple[str, ...]
    """What one may type instead of the number."""
    then: Then

    @property
    def is_open(self) -> bool:
        """Whether it can be had."""
        return not isinstance(self.then, Message)


@dataclass(frozen=True, slots=True)
class Menu:
    """A question to one person."""

    question: str
    entries: tuple[Entry, ...]

    @property
    def only(self) -> Then | None:
        """What comes of the only entry that can be had, if there is only one."""
        possible = [entry.then for entry in self.entries if entry.is_open]
        return possible[0] if len(possible) == 1 else None


@dataclass(frozen=True, slots=True)
class Scene:
    """All that a screen draws from."""

    view: Any
    menu: Menu | None
    """The question that is open; None: nothing is asked."""
    news: Sequence[str]
    """What happened since this person's last decision."""
    width: int
    shift: Shift = (0, 0)
    """How far the person has scrolled."""
    before: Any = None
    """The view as it truly is, if this one is what would come of choices that can still be taken back."""


class Screen(Protocol):
    """How one game is shown to people who speak one language."""

    @property
    def untold(self) -> Set[str]:
        """Events that are seen on the table and would only fill the log."""

    @property
    def told_by_ending(self) -> Set[str]:
        """Events that need not be told where the ending is shown."""

    @property
    def sure(self) -> str:
        """The id of the question whether one is sure."""

    @property
    def counted(self) -> str:
        """The id of what the game is played for, to stand above figures."""

    def menu(self, view: AnyView) -> Menu:
        """What the view's seat must decide."""

    def page(self, scene: Scene) -> Page:
        """The table as the view's seat sees it."""

    def scroll(self, scene: Scene, command: str) -> Shift | None:
        """Where to look after this command; None if it is no command to scroll."""

    def preview(self, view: AnyView, action: Action) -> AnyView | None:
        """The view after this action; None: that depends on what is hidden, or on others."""

    def in_words(self, view: AnyView, action: Action) -> str:
        """A sentence that tells what the view's seat would do by this action."""

    def in_brief(self, view: AnyView, actions: Sequence[Action]) -> str:
        """What the view's seat would do by these actions, one after the other, in a few words."""

    def memory(self, view: AnyView) -> RenderableType:
        """What the seat can know of what is hidden."""

    def help(self, view: AnyView, topic: str) -> RenderableType:
        """What is asked for, or all in brief."""

    def ending(self, view: AnyView, outcome: Outcome, width: int) -> RenderableType:
        """How the game ended."""


class ScreenMaker(Protocol):
    """A package of this folder."""

    words: Sequence[str]
    """The resources with its words, besides the game's own."""
    settings: Mapping[str, Sequence[str]]
    """The options that people are asked for before a game, and their values."""
    switches: Sequence[str]
    """The options that are on or off, for which people are asked all at once."""

    def make_screen(self, language: Language, names: Sequence[str]) -> Screen:
        """The screen for these players."""


def find_screens(game: str) -> ScreenMaker:
    """The package of a game."""
    package: Any = find_part(game, "cli.screens")
    if package is None:
        raise Problem(Message("no-screen", {"game": game}))
    maker: ScreenMaker = package
    return maker

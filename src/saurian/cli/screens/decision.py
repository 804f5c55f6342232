"""One person decides: what is asked, what may be typed, and what can be looked up meanwhile."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from saurian.cli.screens import AnyView, Menu, Scene, Shift, Then
from saurian.cli.screens.reading import warning
from saurian.cli.screens.terminal import Left, Terminal
from saurian.core import Action, AnyGame, Message, Problem, Seat
from saurian.locale import Language

if TYPE_CHECKING:
    from saurian.cli.table import Table

BACK, LOG, MEMORY, HINT, QUIT, HELP = "u", "l", "m", "h", "q", "?"


def leave_if_sure(terminal: Terminal, language: Language, record: Path | None) -> None:
    """Raises `Left` if the person does want to leave the game."""
    saved = language.text("leave-unsaved" if record is None else "leave-saved", file=str(record))
    terminal.tell(saved)
    if terminal.ask(language.text("leave")).casefold() == QUIT:
        raise Left


def understand(text: str, menu: Menu, view: AnyView, game: AnyGame) -> Then:
    """What comes of what was typed. Raises `Problem` if it means nothing."""
    if not text:
        if menu.only is None:
            raise Problem(Message("type-something", {"most": len(menu.entries)}))
        return menu.only
    if text.isdecimal():
        return _numbered(text, menu)
    wanted = text.casefold()
    for entry in menu.entries:
        if wanted in map(str.casefold, entry.forms):
            return entry.then
    return _move(text, view, game)


def _numbered(text: str, menu: Menu) -> Then:
    number = int(text) if len(text) < 4 else 0
    if not 1 <= number <= len(menu.entries):
        raise Problem(Message("no-such-number", {"text": text, "most": len(menu.entries)}))
    return menu.entries[number - 1].then


def _move(text: str, view: AnyView, game: AnyGame) -> Then:
    for action in view.legal():
        if action.text.casefold() == text.casefold():
            legal: Action = action
            return legal
    unread: Action = game.read_move(text)
    return view.why_not(unread) or unread


@dataclass(slots=True)
class Stage:
    """One of the decisions that belong together, because nothing comes to light between them."""

    view: AnyView
    menus: list[Menu]
    """The question, and those that it led to."""
    action: Action | None = None
    """What was chosen."""
    after: AnyView | None = None
    """The table then, if that can be told."""
    hint: str = ""
    """What was recommended, if the person has asked."""


class Decision:
    """The decision that one seat owes now, and those that it is sure to owe next."""

    def __init__(self, table: "Table", seat: Seat, before: Seat | None, last: bool) -> None:
        self.table = table
        self.seat = seat
        self.before = before
        """The seats that have decided in this step and may take it back."""
        self.last = last
        """Whether nobody else is awaited, so that all is revealed after this."""
        self.shift: Shift = (0, 0)
        self.stages = [self._stage(table.session.state.view(seat))]

    @property
    def stage(self) -> Stage:
        """Where the person is."""
        return self.stages[-1]

    def take(self) -> list[Action] | None:
        """The actions, one after the other; None: the person before wants to decide anew."""
        while True:
            text = self._ask()
            if text.casefold() == BACK:
                if self._is_at_start() and self.before is not None:
                    return None
                self._step_back()
            elif not text and self.stage.action is not None:
                return self._plan()
            elif not self._look_up(text):
                self._choose(self._answer(text))
                if self.stage.action is not None and self._is_sure():
                    return self._plan()

    def _stage(self, view: AnyView) -> Stage:
        return Stage(view, [self.table.screen.menu(view)])

    def _plan(self) -> list[Action]:
        return [stage.action for stage in self.stages if stage.action is not None]

    def _is_at_start(self) -> bool:
        return len(self.stages) == len(self.stage.menus) == 1 and self.stage.action is None

    def _is_sure(self) -> bool:
        """The last one reveals, and is asked once more, unless there was nothing to choose."""
        return not self.last or all(len(stage.view.legal()) == 1 for stage in self.stages)

    def _ask(self) -> str:
        words, menu = self.table.language, self.stage.menus[-1]
        if self.stage.action is not None:
            self._show(" ".join(filter(None, self._in_words())))
            return self.table.terminal.ask(words.text(self.table.screen.sure))
        self._show()
        only = menu.only is not None
        return self.table.terminal.ask(
            words.text("choose-only" if only else "choose", most=len(menu.entries))
        )

    def _in_words(self) -> Iterator[str]:
        for stage in self.stages:
            if stage.action is not None:
                yield self.table.screen.in_words(stage.view, stage.action)

    def _scene(self) -> Scene:
        """The question; after the last one, what would come of the answers."""
        stage, news, width = self.stage, self.table.news(self.seat), self.table.terminal.width
        before = None if stage is self.stages[0] else self.stages[0].view
        if stage.action is None:
            return Scene(stage.view, stage.menus[-1], news, width, self.shift, before)
        before = None if stage.after is None else self.stages[0].view
        return Scene(stage.after or stage.view, None, news, width, self.shift, before)

    def _show(self, chosen: str = "") -> None:
        table = self.table
        notice, table.notice = table.notice, Text()
        page = table.screen.page(self._scene())
        lines = (notice, Text(self.stage.hint, "bold"), Text(chosen))
        table.terminal.show(page, [line for line in lines if line])

    def _step_back(self) -> None:
        if self._is_at_start():
            self.table.notice = warning(self.table.language.text("nothing-to-take-back"))
        elif self.stage.action is not None:
            self.stage.action = None
        elif len(self.stage.menus) > 1:
            self.stage.menus.pop()
        else:
            self.stages.pop()
            self.stage.action = None

    def _choose(self, action: Action | None) -> None:
        """Keep the action, and go on to the next decision if nothing comes to light before it."""
        if action is None:
            return
        stage = self.stage
        stage.action, stage.after = action, self.table.screen.preview(stage.view, action)
        self.shift = (0, 0)
        if stage.after is not None and stage.after.acting() == (self.seat,):
            self.stages.append(self._stage(stage.after))

    def _answer(self, text: str) -> Action | None:
        """The action that was named; otherwise the next question, or a line that says what is wrong."""
        words, stage = self.table.language, self.stage
        try:
            then = understand(text, stage.menus[-1], stage.view, self.table.session.game)
        except Problem as problem:
            self.table.notice = warning(words.explain(problem), problem.rule)
            return None
        if isinstance(then, Message):
            self.table.notice = warning(words.say(then, self.table.names), Problem(then).rule)
            return None
        if isinstance(then, Menu):
            stage.action = None
            stage.menus.append(then)
            return None
        return then

    def _look_up(self, text: str) -> bool:
        """Whether it was a wish to look elsewhere, to read something, or to leave."""
        table, command, view = self.table, text.casefold(), self.stage.view
        shift = table.screen.scroll(self._scene(), text)
        if shift is not None:
            self.shift = shift
        elif command.startswith(HELP):
            self._read(table.screen.help(view, text.removeprefix(HELP).strip()))
        elif command == LOG:
            self._read(_lines(table.sentences(self.seat)))
        elif command == MEMORY:
            self._read(table.screen.memory(view))
        elif command == HINT:
            self._recommend()
        elif command == QUIT:
            leave_if_sure(table.terminal, table.language, table.recorder.path)
        else:
            return False
        return True

    def _recommend(self) -> None:
        """Tell what a strong player would do, and remind of it until this decision is made."""
        table, stage, words = self.table, self.stage, self.table.language
        table.terminal.tell(words.text("hint-thinking"))  # first, for Numba also takes a moment to import
        from saurian.bots.hints import Prospect, hint
        from saurian.cli.compiling import tell_when_compiling
        from saurian.cli.screens.advice import show_hint

        tell_when_compiling(words)

        def wording(option: Prospect) -> str:
            actions = [action for action in (option.action, option.then) if action is not None]
            return table.screen.in_brief(stage.view, actions)

        found = hint(stage.view, table.session.game.name)
        self._read(show_hint(found, table.screen.counted, words, table.names, wording))
        stage.hint = words.text("hint-says", move=wording(found.best))

    def _read(self, text: RenderableType) -> None:
        self.table.terminal.read_through(text, self.table.language.text("go-on"))


def _lines(sentences: Sequence[str]) -> Group:
    return Group(*(Text(sentence) for sentence in sentences))

"""A game at one terminal: any game, people and bots. It knows turns and secrets, but no game's rules."""

import os
from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from rich.text import Text

from saurian.arena.named_bots import named_bot
from saurian.bots import Bot
from saurian.cli.screens import Screen
from saurian.cli.screens.decision import Decision, leave_if_sure
from saurian.cli.screens.reading import warning
from saurian.cli.screens.terminal import Terminal
from saurian.core import Event, Message, Problem, Seat, Session
from saurian.locale import Language


@dataclass(frozen=True, slots=True)
class Chances:
    """Where chance comes from. Bots have their own, so that the same seed deals alike whoever plays."""

    nature: Random
    bots: Random


def make_chances(seed: int | None) -> Chances:
    """Chance from a seed; None: as it comes."""
    if seed is None:
        return Chances(Random(), Random())
    return Chances(Random(seed), Random(f"bots {seed}"))


@dataclass(slots=True)
class Recorder:
    """Keeps the record on disk: whole before and whole after, whenever the process ends."""

    path: Path | None

    def save(self, session: Session) -> None:
        """Write the record so far. Raises `Problem` if that cannot be."""
        if self.path is None:
            return
        try:
            self._replace(self.path.resolve(), session.record())
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise Problem(Message("file-unwritable", {"file": str(self.path), "text": why})) from None

    def _replace(self, path: Path, text: str) -> None:
        if path.exists() and not path.is_file():
            raise Problem(Message("file-not-regular", {"file": str(self.path)}))
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            draft.write_text(text, encoding="utf-8")
            os.replace(draft, path)
        finally:
            draft.unlink(missing_ok=True)


@dataclass(slots=True)
class Table:
    """One game, from the first draw to the end."""

    session: Session
    screen: Screen
    terminal: Terminal
    language: Language
    chances: Chances
    recorder: Recorder
    log: list[Event] = field(default_factory=list)
    notice: Text = field(default_factory=Text)
    """Something to be told with the next page."""
    holder: Seat | None = None
    """The seat at the terminal, if several people share it."""
    bots: dict[Seat, Bot] = field(default_factory=dict)
    told: dict[Seat, int] = field(default_factory=dict)
    """By seat, how much of the log there was at its last decision."""

    @property
    def names(self) -> list[str]:
        """By seat."""
        return [player.name for player in self.session.players]

    @property
    def people(self) -> list[Seat]:
        """The seats where people sit."""
        return [seat for seat, player in enumerate(self.session.players) if player.bot is None]

    def get_bots_ready(self) -> None:
        """Bots come to the table; some need a moment the first time."""
        for seat, player in enumerate(self.session.players):
            if player.bot is not None:
                self.bots[seat] = named_bot(player.bot, self.session.game.name)
                self.bots[seat].prepare()

    def play(self) -> None:
        """Play to the end. Raises `Left` if the people leave before."""
        while True:
            self._hear(self.session.settle(self.chances.nature))
            self._save()
            if not self.session.state.acting():
                return
            self._let_bots_decide()
            self._let_people_decide()

    def sentences(self, seat: Seat | None, since: int = 0, but: Set[str] = frozenset()) -> list[str]:
        """What the seat has heard, from some event on, but for events of some kinds."""
        heard = (event for event in self.log[since:] if event.heard_by(seat) and event.id not in but)
        return [self.language.say(event, self.names) for event in heard]

    def news(self, seat: Seat) -> list[str]:
        """What the seat has heard since its last decision."""
        return self.sentences(seat, self.told.get(seat, 0))

    def _let_bots_decide(self) -> None:
        """Bots first, so that the last person reveals."""
        for seat in self.session.state.acting():
            if seat in self.bots:
                view = self.session.state.view(seat)
                action = self.bots[seat].choose(view, self.chances.bots)
                self._hear(self.session.apply(seat, action))

    def _let_people_decide(self) -> None:
        """One after the other, beginning with who has the terminal; nobody sees another's choice."""
        order = self._from_holder([seat for seat in self.session.state.acting() if seat in self.people])
        heard = len(self.log)
        place = 0
        while place < len(order):
            before = order[place - 1] if place > 0 else None
            if self._decides(order[place], before, last=place == len(order) - 1):
                place += 1
            else:
                assert before is not None
                self.session.retract(before)
                place -= 1
            self._save()
        self.told |= dict.fromkeys(order, heard)

    def _decides(self, seat: Seat, before: Seat | None, last: bool) -> bool:
        """Whether the seat has decided; if not, the one before takes its choice back."""
        if not self._hand_over(seat, before):
            return False
        actions = Decision(self, seat, before, last).take()
        if actions is None:
            return False
        for action in actions:
            self._hear(self.session.apply(seat, action))
        return True

    def _from_holder(self, order: Sequence[Seat]) -> list[Seat]:
        """Seats clockwise from the holder of the terminal, who need not pass it then."""
        holder, seats = self.holder or 0, len(self.session.players)
        return sorted(order, key=lambda seat: (seat - holder) % seats)

    def _hand_over(self, seat: Seat, before: Seat | None) -> bool:
        """Hide everything until the next person has the terminal; false if the one before wants it back."""
        if self.holder == seat or len(self.people) == 1:
            return True
        words, name = self.language, self.names[seat]
        prompt = words.text("ready", name=name)
        if before is not None and before == self.holder:
            prompt = words.text("ready-or-back", name=name, before=self.names[before])
        self.terminal.wipe()
        self.terminal.tell(words.text("hand-over", name=name), "bold")
        while (answer := self.terminal.ask(prompt).casefold()) != "":
            if answer == "u" and before is not None and before == self.holder:
                return False
            if answer == "q":
                leave_if_sure(self.terminal, words, self.recorder.path)
        self.terminal.wipe()
        self.holder = seat
        return True

    def _hear(self, events: Iterable[Event]) -> None:
        self.log += (event for event in events if event.id not in self.screen.untold)

    def _save(self) -> None:
        """A full disk shall not end the game: it is told, and tried again after the next step."""
        try:
            self.recorder.save(self.session)
        except Problem as problem:
            self.notice = warning(self.language.explain(problem))

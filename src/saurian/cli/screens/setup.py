"""Agreeing on a game: by the command line, and for the rest by a few questions that Enter answers."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from saurian.arena.named_bots import is_bot, name_of, named_bot, split_names
from saurian.bots import bots_of, stand_in_of
from saurian.cli.screens import find_screens
from saurian.cli.screens.terminal import Terminal
from saurian.core import AnyGame, Message, Options, Player, Problem
from saurian.locale import Language, message_id

ME = "me"
LONGEST_NAME = 20


@dataclass(frozen=True, slots=True)
class Agreement:
    """The game, the options and the players that were chosen."""

    game: AnyGame
    options: Options
    players: tuple[Player, ...]


def agree(
    game: AnyGame, given: Mapping[str, Any], seats: str | None, terminal: Terminal, language: Language
) -> Agreement:
    """What was given, completed: by questions if there is somebody to ask, else as usual."""
    raw = dict(given)
    if seats is None and terminal.interactive:
        seats = _ask_all(game, raw, Questions(terminal, language, bots_of(game.name), stand_in_of(game.name)))
    if seats is None:
        count = game.options(raw).players
        seats = ",".join([ME] + [stand_in_of(game.name)] * (count - 1))
    players = read_seats(seats, language.text("me"), bots_of(game.name))
    for player in players:
        if player.bot is not None:
            named_bot(player.bot, game.name)  # raises `Problem` for one that cannot play here
    if len(players) not in game.players:
        allowed = f"{game.players[0]}–{game.players[-1]}"
        raise Problem(Message("bad-seat-count", {"count": len(players), "allowed": allowed}))
    if raw.setdefault("players", len(players)) != len(players):
        raise Problem(Message("seats-and-players", {"count": len(players), "players": str(raw["players"])}))
    return Agreement(game, game.options(raw), players)


def read_seats(text: str, me: str, bots: Collection[str]) -> tuple[Player, ...]:
    """The players of a list like `Anna,greedy,hard:iterations=500`. A bot's name, with its settings if any,
    is a bot; `me` is `me`."""
    number_of: Counter[str] = Counter()
    players = []
    for word in split_names(text):
        bot = word if is_bot(word, bots) else None
        name = me if word == ME else word if bot is None else name_of(word)
        _check_name(name)
        number_of[name] += 1
        if number_of[name] > 1:
            if bot is None:
                raise Problem(Message("name-twice", {"text": name}))
            name = f"{name} {number_of[name]}"
        players.append(Player(name, bot))
    return tuple(players)


def _check_name(name: str) -> None:
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        readable = "".join(letter if letter.isprintable() else "?" for letter in name)
        raise Problem(Message("bad-name", {"text": readable, "most": LONGEST_NAME}))


@dataclass(frozen=True, slots=True)
class Questions:
    """Asks until the answer will do."""

    terminal: Terminal
    language: Language
    bots: Collection[str]
    usual_bot: str

    def number(self, id: str, allowed: range, usual: int) -> int:
        """A number; Enter: the usual one."""
        least, most = allowed[0], allowed[-1]
        while True:
            answer = self.terminal.ask(self.language.text(id, least=least, most=most, usual=usual))
            if not answer:
                return usual
            if answer.isdecimal() and len(answer) < 4 and int(answer) in allowed:
                return int(answer)
            self._complain(Message("no-such-answer", {"text": answer, "least": least, "most": most}))

    def name(self, usual: str) -> str:
        """The person's name."""
        while True:
            answer = self.terminal.ask(self.language.text("ask-name", usual=usual)) or usual
            if self._will_do(answer) and not is_bot(answer, self.bots) and "," not in answer:
                return answer

    def others(self, own: str, count: int) -> str:
        """All seats; the others are bots unless they are named."""
        usual = [self.usual_bot] * count
        bots = ", ".join(self.bots)
        while True:
            answer = self.terminal.ask(
                self.language.text("ask-others", count=count, bots=bots, bot=self.usual_bot)
            )
            named = [word for word in split_names(answer) if word]
            seats = ",".join([own, *named, *usual[len(named) :]])
            if len(named) > count:
                self._complain(Message("too-many-others", {"count": count}))
            elif self._will_do(seats):
                return seats

    def value(self, option: str, values: Sequence[str]) -> str:
        """One of the values of an option; Enter: the first."""
        self.terminal.tell(self.language.text(message_id("ask-option", option)))
        for number, value in enumerate(values, 1):
            self.terminal.console.print(
                Text.assemble((f"  {number} ", "bold"), self.language.text(message_id(option, value)))
            )
        return values[self.number("ask-value", range(1, len(values) + 1), 1) - 1]

    def switches(self, options: Sequence[str], raw: Mapping[str, Any], game: AnyGame) -> dict[str, bool]:
        """Those options that are wanted, by number; Enter: none."""
        self.terminal.tell(self.language.text("ask-switches"))
        for number, option in enumerate(options, 1):
            words = self.language.text(message_id("switch", option))
            self.terminal.console.print(Text.assemble((f"  {number} ", "bold"), words))
        while True:
            answer = self.terminal.ask(self.language.text("ask-numbers"))
            numbers = answer.replace(",", " ").split()
            try:
                wanted = {option: str(number) in numbers for number, option in enumerate(options, 1)}
                if sum(wanted.values()) != len(set(numbers)):
                    raise Problem(Message("no-such-number", {"text": answer, "most": len(options)}))
                game.options({**raw, **wanted})
            except Problem as problem:
                self._complain(problem.message)
            else:
                return wanted

    def _will_do(self, seats: str) -> bool:
        try:
            read_seats(seats, self.language.text("me"), self.bots)
        except Problem as problem:
            self._complain(problem.message)
            return False
        return True

    def _complain(self, message: Message) -> None:
        self.terminal.tell(self.language.say(message), "bold red")


def _ask_all(game: AnyGame, raw: dict[str, Any], questions: Questions) -> str:
    """Asks for whatever was not given; the seats are the answer, the options are put into `raw`."""
    usual = game.options(raw).players
    questions.terminal.tell(questions.language.text("welcome"), "bold")
    if "players" not in raw:
        raw["players"] = questions.number("ask-players", game.players, usual)
    own = questions.name(questions.language.text("me"))
    seats = questions.others(own, raw["players"] - 1)
    screens = find_screens(game.name)
    for option, values in screens.settings.items():
        if option not in raw:
            raw[option] = questions.value(option, values)
    switches = [option for option in screens.switches if option not in raw]
    if switches:
        raw.update(questions.switches(switches, raw, game))
    return seats

"""`saurian play`: a game in the terminal, people and bots."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from saurian.bots import levels_of
from saurian.cli.compiling import tell_when_compiling
from saurian.cli.options import add_games, chosen_options
from saurian.core import Message, Problem
from saurian.games import find_game
from saurian.locale import Language, load_language

if TYPE_CHECKING:
    from saurian.cli.screens.setup import Agreement
    from saurian.cli.screens.terminal import Terminal
    from saurian.cli.table import Chances, Table


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    """A game, who plays, and what is agreed."""
    words = load_language(language.code, "cli", "core", "play")

    def add_more(of_game: ArgumentParser) -> None:
        of_game.add_argument("--seats", metavar="NAME,BOT,…", help=words.text("help-seats"))
        of_game.add_argument("--seed", metavar="N", help=words.text("help-play-seed"))
        of_game.add_argument("--record", metavar="FILE", help=words.text("help-record"))
        of_game.add_argument("--plain", action="store_true", help=words.text("help-plain"))

    add_games(parser, language, add_more)


def run(args: Namespace, language: Language) -> int:
    """Agree on a game, and play until nobody wants another."""
    from saurian.cli.screens import find_screens
    from saurian.cli.screens.setup import agree
    from saurian.cli.screens.terminal import Left, Terminal
    from saurian.cli.table import make_chances

    game = find_game(args.game)
    words = load_language(
        language.code, "cli", "core", "play", "hints", game.name, *find_screens(game.name).words
    )
    chances = make_chances(_seed(args.seed))
    terminal = Terminal(args.plain)
    record = None if args.record is None else Path(args.record)
    try:
        agreement = agree(game, chosen_options(args), args.seats, terminal, words)
        number = 1
        while _play(agreement, terminal, words, chances, numbered(record, number)):
            number += 1
    except (Left, KeyboardInterrupt) as leaving:
        terminal.tell(words.text("left" if record is None else "left-saved", file=str(record)))
        if isinstance(leaving, KeyboardInterrupt):
            raise
    return 0


def numbered(record: Path | None, number: int) -> Path | None:
    """Where the next game is recorded, if people play again."""
    if record is None or number == 1:
        return record
    return record.with_stem(f"{record.stem}-{number}")


def _seed(text: str | None) -> int | None:
    if text is None:
        return None
    try:
        return int(text)
    except ValueError:
        raise Problem(Message("bad-seed", {"text": text})) from None


def _play(
    agreement: "Agreement", terminal: "Terminal", words: Language, chances: "Chances", record: Path | None
) -> bool:
    """One game; whether there shall be another."""
    from saurian.cli.screens import find_screens
    from saurian.cli.table import Recorder, Table
    from saurian.core import Session

    session = Session(agreement.game, agreement.options, agreement.players)
    names = [player.name for player in agreement.players]
    screen = find_screens(agreement.game.name).make_screen(words, names)
    recorder = Recorder(record)
    recorder.save(session)
    table = Table(session, screen, terminal, words, chances, recorder)
    if any(player.bot in levels_of(agreement.game.name) for player in agreement.players):
        terminal.tell(words.text("bots-come"))
        tell_when_compiling(words)
    table.get_bots_ready()
    with terminal:
        table.play()
    _show_end(table)
    if record is not None:
        terminal.tell(words.text("recorded", file=str(record)))
    return terminal.interactive and terminal.ask(words.text("again")).casefold() == "a"


def _show_end(table: "Table") -> None:
    """What happened last, and how it ended."""
    since = min(table.told.values(), default=0)
    for sentence in table.sentences(None, since, but=table.screen.told_by_ending):
        table.terminal.tell(sentence)
    outcome = table.session.state.outcome()
    assert outcome is not None
    view = table.session.state.view(None)
    table.terminal.console.print(table.screen.ending(view, outcome, table.terminal.width))

"""The options of a game on the command line: `--board winter` sets the field `board` of its options."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from dataclasses import fields
from itertools import zip_longest
from typing import Any

from saurian.cli.arguments import epilog
from saurian.core import AnyGame
from saurian.core.options import OptionField, option_fields
from saurian.games import GAMES, find_game, find_part
from saurian.locale import Language, load_language, message_id

PREFIX = "option_"
WORDS: dict[str, bool | None] = {"yes": True, "no": False, "random": None}


def add_games(parser: ArgumentParser, language: Language, add_more: Callable[[ArgumentParser], None]) -> None:
    """The game; after it its options, and what `add_more` adds. Its words are in `GAME-cli.ftl`."""
    language = load_language(language.code, "cli", *(f"{name}-cli" for name in GAMES))
    command = parser.prog.removeprefix("saurian ")
    parser.epilog = epilog(f"{command}-{next(iter(GAMES))}", language)
    games = parser.add_subparsers(dest="game", required=True, metavar="GAME", title=language.text("games"))
    for name in GAMES:
        about = language.text(f"about-{name}")
        of_game = games.add_parser(
            name,
            help=about,
            description=about,
            epilog=epilog(f"{command}-{name}", language),
            formatter_class=parser.formatter_class,
        )
        add_more(of_game)
        _add_options(of_game, find_game(name), language)


def _flag(option: str) -> str:
    return "--" + option.replace("_", "-")


def _add_options(parser: ArgumentParser, game: AnyGame, language: Language) -> None:
    for field in fields(game.options_type):
        parser.add_argument(
            _flag(field.name),
            dest=PREFIX + field.name,
            metavar="…",
            help=language.text(message_id(f"option-{game.name}", field.name)),
        )


def complete_switches(words: Sequence[str]) -> list[str]:
    """The words of a command with `yes` behind each switch of the game that stands alone: `--heroes`.

    A switch cannot be an optional value of argparse, which would take the bot behind it for that value.
    """
    if not words or words[0] not in GAMES or not any(word.startswith("--") for word in words):
        return list(words)
    values = {
        _flag(field.name): [word for word, value in WORDS.items() if value in field.choices]
        for field in option_fields(find_game(words[0]).options_type)
        if {True, False} <= set(field.choices) <= {True, False, None}
    }
    complete = []
    for word, following in zip_longest(words, words[1:]):
        complete.append(word)
        if word in values and following not in values[word]:
            complete.append("yes")
    return complete


def chosen_options(args: Namespace) -> dict[str, Any]:
    """The options that were given, as `Game.options` reads them."""
    given = {name.removeprefix(PREFIX): text for name, text in vars(args).items() if name.startswith(PREFIX)}
    return {
        field.name: _value(args.game, field, given[field.name])
        for field in (find_game(args.game).option_fields() if given else ())
        if given[field.name] is not None
    }


def _value(game: str, field: OptionField, text: str) -> Any:
    if not field.choices:  # too much for a command line: the text names a file that only the game can read
        reader: Any = find_part(game, "cli.screens", field.name)
        return reader.read_option(text)
    if text in WORDS:
        return WORDS[text]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else text

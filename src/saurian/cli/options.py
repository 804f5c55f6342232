"""The options of a game on the command line: `--board winter` sets the field `board` of its options."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from saurian.core import AnyGame
from saurian.games import GAMES, find_game
from saurian.locale import Language, message_id

PREFIX = "option_"
WORDS: dict[str, bool | None] = {"yes": True, "no": False, "random": None}


def add_games(parser: ArgumentParser, language: Language, add_more: Callable[[ArgumentParser], None]) -> None:
    """The game; after it its options, and what `add_more` adds."""
    games = parser.add_subparsers(dest="game", required=True, metavar="GAME", title=language.text("games"))
    for name in GAMES:
        about = language.text(f"about-{name}")
        of_game = games.add_parser(
            name,
            help=about,
            description=about,
            epilog=parser.epilog,
            formatter_class=parser.formatter_class,
        )
        add_more(of_game)
        _add_options(of_game, find_game(name), language)


def _add_options(parser: ArgumentParser, game: AnyGame, language: Language) -> None:
    for field in fields(game.options_type):
        parser.add_argument(
            "--" + field.name.replace("_", "-"),
            dest=PREFIX + field.name,
            metavar="…",
            help=language.text(message_id(f"option-{game.name}", field.name)),
        )


def chosen_options(args: Namespace) -> dict[str, Any]:
    """The options that were given, as `Game.options` reads them."""
    return {
        name.removeprefix(PREFIX): _value(name.removeprefix(PREFIX), text)
        for name, text in vars(args).items()
        if name.startswith(PREFIX) and text is not None
    }


def _value(option: str, text: str) -> Any:
    if option == "box":  # too much for a command line: it is in a file
        from saurian.cli.box import box_of_file

        return box_of_file(text).to_json()
    if text in WORDS:
        return WORDS[text]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else text

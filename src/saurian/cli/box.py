"""`saurian box`: what comes in the box of a game, as data to look at, to correct and to check.

A game whose box is data brings the command: its module `box` in `saurian.cli.screens.GAME`.
"""

from argparse import ArgumentParser, Namespace
from typing import cast

from saurian.cli.arguments import Command
from saurian.games import GAMES, find_part
from saurian.locale import Language


def _command() -> Command:
    found = (find_part(game, "cli.screens", "box") for game in GAMES)
    return cast(Command, next(filter(None, found)))


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    """What the game's command takes."""
    _command().add_arguments(parser, language)


def run(args: Namespace, language: Language) -> int:
    """Check a box, or show it."""
    return _command().run(args, language)

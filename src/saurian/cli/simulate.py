"""`saurian simulate`: random games in bulk, and what comes of them."""

import json
from argparse import ArgumentParser, Namespace

from saurian.arena.simulation import Simulation
from saurian.cli.options import add_games, chosen_options
from saurian.cli.progress import progress
from saurian.core import Message, Problem
from saurian.games import find_game
from saurian.locale import Language, message_id


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    """A game, how many, and from which seed."""

    def add_more(of_game: ArgumentParser) -> None:
        of_game.add_argument("--games", type=int, default=1000, metavar="N", help=language.text("help-games"))
        of_game.add_argument("--seed", type=int, default=0, metavar="S", help=language.text("help-seed"))
        of_game.add_argument("--json", action="store_true", help=language.text("help-json"))

    add_games(parser, language, add_more)


def run(args: Namespace, language: Language) -> int:
    """Play them, and print the figures."""
    if args.games < 1:
        raise Problem(Message("bad-number", {"option": "--games", "text": str(args.games)}))
    game = find_game(args.game)
    simulation = Simulation(game, game.options(chosen_options(args)), args.seed)
    with progress(language.text("simulate-running"), args.games) as advance:
        simulation.run(args.games, advance)
    figures = simulation.to_json()
    if args.json:
        print(json.dumps(figures))
        return 0
    for name, value in figures.items():
        print(f"{language.text(message_id('figure', name)):28}{_readable(value)}")
    return 0


def _readable(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_readable(each)}" for name, each in value.items())
    if isinstance(value, list):
        return "  ".join(str(each) for each in value)
    return "–" if value is None else str(value)

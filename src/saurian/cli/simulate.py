"""`saurian simulate`: games in bulk, and what comes of them."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from typing import Any

from saurian.arena.distribution import QUANTILES
from saurian.arena.match import GameFailed
from saurian.arena.named_bots import named_bot, split_names
from saurian.arena.simulation import Simulation
from saurian.arena.workers import cores
from saurian.cli.columns import print_columns
from saurian.cli.compiling import tell_when_compiling
from saurian.cli.options import add_games, chosen_options
from saurian.cli.progress import progress
from saurian.cli.provenance import provenance
from saurian.core import AnyGame, Message, Options, Problem
from saurian.games import find_game
from saurian.locale import Language, load_all_words, load_language, message_id

PLAIN = (
    *("game", "options", "players", "games", "seed", "decisions", "seconds"),
    *("mean_score", "mean_winning_score", "win_share", "mean_parts"),
)
"""Figures that are a line each."""


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    """A game, who plays, how many games, and from which seed."""
    text = _words(language).text

    def add_more(of_game: ArgumentParser) -> None:
        of_game.add_argument("--bots", metavar="BOT,BOT,…", help=text("help-simulate-bots"))
        of_game.add_argument("--games", type=int, default=1000, metavar="N", help=text("help-games"))
        of_game.add_argument("--seed", type=int, default=0, metavar="S", help=text("help-seed"))
        of_game.add_argument("--workers", type=int, metavar="N", help=text("help-arena-workers"))
        of_game.add_argument("--json", action="store_true", help=text("help-json"))

    add_games(parser, language, add_more)


def run(args: Namespace, language: Language) -> int:
    """Play them, and print the figures."""
    words = _words(language)
    check_numbers(args)
    game = find_game(args.game)
    options, bots = seated_bots(args, game)
    tell_when_compiling(language)
    for bot in dict.fromkeys(bots):
        named_bot(bot, game.name).prepare()
    simulation = Simulation(game, options, args.seed, bots)
    if simulation.random and not simulation.compiled:
        print(words.text("simulate-no-numba"), file=sys.stderr)
    try:
        with progress(words.text("simulate-running"), args.games) as advance:
            simulation.run(args.games, args.workers or cores(), advance)
    except GameFailed as failure:
        print(f"saurian: {load_all_words(language.code).explain(failure)}", file=sys.stderr)
        return 1
    figures = simulation.to_json()
    if args.json:
        print(json.dumps(figures | {"provenance": provenance(args)}))
    else:
        _show(figures, words)
    return 0


def _words(language: Language) -> Language:
    return load_language(language.code, "cli", "core", "arena")


def check_numbers(args: Namespace) -> None:
    """Raise `Problem` for a number of games or workers below 1."""
    for option in ("games", "workers"):
        value = getattr(args, option)
        if value is not None and value < 1:
            raise Problem(Message("bad-number", {"option": f"--{option}", "text": str(value)}))


def seated_bots(args: Namespace, game: AnyGame) -> tuple[Options, tuple[str, ...]]:
    """What is agreed, and a bot for each seat: one that is named alone sits everywhere; none: random play."""
    given, bots = chosen_options(args), tuple(split_names(args.bots)) if args.bots is not None else ()
    if len(bots) > 1:
        given = {"players": len(bots), **given}
    options = game.options(given)
    for bot in dict.fromkeys(bots):
        named_bot(bot, game.name)
    if len(bots) == 1:
        bots *= options.players
    if bots and len(bots) != options.players:
        raise Problem(Message("arena-bad-seats", {"players": options.players, "count": len(bots)}))
    return options, bots


# --- showing ------------------------------------------------------------------------------------------


def _show(figures: Mapping[str, Any], words: Language) -> None:
    labels = {name: words.text(message_id("figure", name)) for name in PLAIN}
    width = max(map(len, labels.values())) + 2
    for name, label in labels.items():
        print(f"{label:{width}}{_readable(figures[name])}")
    print()
    heading = ["", words.text("simulate-mean"), "±", words.text("simulate-least")]
    heading += [f"{part:.0%}" for part in QUANTILES]
    rows = [[*heading, words.text("simulate-most")]]
    rows += [
        _row(words.text("simulate-scores"), figures["scores"]),
        _row(words.text("simulate-winning-scores"), figures["winning_scores"]),
        _row(words.text("simulate-lengths"), figures["lengths"]),
    ]
    for seat in figures["seats"]:
        label = words.text("simulate-seat", number=seat["seat"] + 1, bot=seat["bot"])
        rows.append(_row(label, seat["scores"]))
    print_columns(rows)


def _row(label: str, spread: Mapping[str, Any]) -> list[str]:
    numbers = [spread["min"], *spread["quantiles"].values(), spread["max"]]
    return [label, f"{spread['mean']:.2f}", f"{spread['sd']:.2f}", *map(str, numbers)]


def _readable(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_readable(each)}" for name, each in value.items())
    if isinstance(value, list):
        return "  ".join(str(each) for each in value)
    return "–" if value is None else str(value)

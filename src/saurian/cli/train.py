"""`saurian train`: learn anew what the bots play by."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from saurian.bots import levels_work
from saurian.bots.training import SEED, Training, find_training, train
from saurian.cli.compiling import tell_when_compiling
from saurian.cli.files import check_writable
from saurian.cli.progress import progress
from saurian.cli.provenance import provenance
from saurian.core import Message, Problem
from saurian.games import GAMES
from saurian.locale import Language, load_language, message_id


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    """A game, from how many games to learn it, and where to write what was learned."""
    text = _words(language).text
    parser.add_argument("game", choices=GAMES, metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--games", type=int, metavar="N", help=text("help-train-games"))
    parser.add_argument("--seed", type=int, default=SEED, metavar="S", help=text("help-train-seed"))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--output", type=Path, metavar="FILE", help=text("help-train-to"))
    where.add_argument("--install", action="store_true", help=text("help-train-install"))
    parser.add_argument("--json", action="store_true", help=text("help-json"))


def run(args: Namespace, language: Language) -> int:
    """Learn, write the file, and print what it says about itself."""
    words, training = _words(language), find_training(args.game)
    games = training.GAMES if args.games is None else args.games
    path = training.FILE if args.install else args.output or Path(f"{args.game}-tables.npz")
    if games < 1:
        raise Problem(Message("bad-number", {"option": "--games", "text": str(games)}))
    if not levels_work():
        raise Problem(Message("train-needs-numba"))
    check_writable(path)
    tell_when_compiling(language)
    running = words.text("train-running", minutes=_minutes(training, games))
    with progress(running, training.STEPS) as advance:
        made = train(args.game, games, args.seed, path, advance)
    if args.json:
        print(json.dumps({"file": str(path), **made, "provenance": provenance(args)}))
    else:
        _show(path, made, words)
        if not args.install:
            command = f"saurian arena {args.game} medium:tables={path} medium"
            print(words.text("train-try", command=command))
    return 0


def _words(language: Language) -> Language:
    return load_language(language.code, "cli", "core", "train")


def _minutes(training: Training, games: int) -> int:
    """How long it will take, on a quiet core."""
    return max(1, round(training.MINUTES * games / training.GAMES))


def _show(path: Path, made: Mapping[str, Any], words: Language) -> None:
    print(words.text("train-written", file=str(path)))
    for name, value in made.items():
        if isinstance(value, Mapping):
            print(words.text(message_id("figure", name)))
            print("\n".join(f"  {kind:12}{figure}" for kind, figure in value.items()))
        else:
            print(f"{words.text(message_id('figure', name)):28}{value}")

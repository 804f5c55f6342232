"""`saurian dataset`: the decisions of bots as data for learners."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, suppress
from pathlib import Path

from saurian.arena.dataset import Dataset, Decided
from saurian.arena.match import GameFailed
from saurian.arena.named_bots import named_bot
from saurian.arena.simulation import RANDOM
from saurian.arena.workers import cores
from saurian.cli.compiling import tell_when_compiling
from saurian.cli.options import add_games
from saurian.cli.progress import progress
from saurian.cli.provenance import provenance
from saurian.cli.simulate import check_numbers, seated_bots
from saurian.core import Message, Problem
from saurian.games import find_game
from saurian.locale import Language, load_all_words, load_language

PROVENANCE = "provenance.json"


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    """A game, who plays, how many games, from which seed, and the folder."""
    text = load_language(language.code, "cli", "arena").text

    def add_more(of_game: ArgumentParser) -> None:
        of_game.add_argument("--bots", metavar="BOT,BOT,…", help=text("help-simulate-bots"))
        of_game.add_argument("--games", type=int, default=1000, metavar="N", help=text("help-games"))
        of_game.add_argument("--seed", type=int, default=0, metavar="S", help=text("help-seed"))
        of_game.add_argument("--workers", type=int, metavar="N", help=text("help-arena-workers"))
        folder = text("help-dataset-output")
        of_game.add_argument("--output", type=Path, required=True, metavar="DIR", help=folder)

    add_games(parser, language, add_more)


def run(args: Namespace, language: Language) -> int:
    """Play the games, and write their decisions."""
    check_numbers(args)
    game = find_game(args.game)
    options, bots = seated_bots(args, game)
    dataset = Dataset(game, options, bots or (RANDOM,) * options.players, args.seed)
    is_new = _make_folder(args.output)
    try:
        tell_when_compiling(language)
        for bot in dict.fromkeys(bots):
            named_bot(bot, game.name).prepare()
        decisions = _write(dataset, args, language)
    except BaseException as error:
        if is_new:
            with suppress(OSError):
                args.output.rmdir()
        if not isinstance(error, GameFailed):
            raise
        print(f"saurian: {load_all_words(language.code).explain(error)}", file=sys.stderr)
        return 1
    print(language.text("dataset-written", decisions=decisions, folder=str(args.output)))
    return 0


def _make_folder(folder: Path) -> bool:
    """Make the folder; whether it is new. Raises `Problem` if there is something in it."""
    is_new = not folder.exists()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        is_empty = not any(folder.iterdir())
    except (OSError, ValueError) as error:
        raise _unwritable(folder, error) from None
    if not is_empty:
        raise Problem(Message("dataset-exists", {"folder": str(folder)}))
    return is_new


def _write(dataset: Dataset, args: Namespace, language: Language) -> int:
    """Play and write; how many decisions there are."""
    try:
        with (
            closing(dataset.play(args.games, args.workers or cores())) as results,
            progress(language.text("simulate-running"), args.games) as advance,
        ):
            decisions = dataset.write(_each(results, advance), args.output)
        text = json.dumps(provenance(args), indent=2) + "\n"
        (args.output / PROVENANCE).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise _unwritable(args.output, error) from None
    return decisions


def _each(
    results: Iterable[Decided | GameFailed], advance: Callable[[], None]
) -> Iterator[Decided | GameFailed]:
    for result in results:
        advance()
        yield result


def _unwritable(folder: Path, error: Exception) -> Problem:
    why = getattr(error, "strerror", None) or str(error)
    return Problem(Message("file-unwritable", {"file": str(folder), "text": why}))

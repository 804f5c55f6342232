"""`saurian compile`: compile the kernels ahead of time."""

import json
from argparse import ArgumentParser, Namespace
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter

from saurian.arena.workers import cores
from saurian.bots import levels_work
from saurian.bots.compiling import compile_kernels
from saurian.cli.compiling import tell_when_compiling
from saurian.core import Message, Problem
from saurian.games import GAMES, check_game
from saurian.locale import Language, load_language


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    """Which games."""
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help=language.text("help-compile-games", games=", ".join(GAMES))
    )
    parser.add_argument("--json", action="store_true", help=language.text("help-json"))


def run(args: Namespace, language: Language) -> int:
    """Compile them, at the same time if there are processors, and tell how long each took."""
    games = tuple(dict.fromkeys(args.games or GAMES))
    for game in games:
        check_game(game)
    if not levels_work():
        raise Problem(Message("compile-needs-numba"))
    with ProcessPoolExecutor(min(cores(), len(games)), get_context("spawn")) as processes:
        for game, seconds in zip(
            games, processes.map(_compile, games, [language.code] * len(games)), strict=True
        ):
            if args.json:
                print(json.dumps({"game": game, "seconds": round(seconds, 1)}), flush=True)
            else:
                print(language.text("compiled", game=game.title(), seconds=round(seconds)), flush=True)
    return 0


def _compile(game: str, code: str) -> float:
    """How many seconds it took."""
    tell_when_compiling(load_language(code, "cli"))
    started = perf_counter()
    compile_kernels(game)
    return perf_counter() - started

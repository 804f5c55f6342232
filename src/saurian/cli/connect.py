"""`saurian connect`: seat a bot at a table on a server."""

import json
from argparse import ArgumentParser, Namespace
from random import SystemRandom
from typing import Any

from saurian.arena.named_bots import name_of, named_bot
from saurian.cli.compiling import tell_when_compiling
from saurian.cli.remote_seat import Refused, RemoteSeat, print_to_stderr, read_address
from saurian.cli.seconds import check_seconds
from saurian.core import Message
from saurian.locale import Language, load_all_words, load_language

PATIENCE_SECONDS = 300.0
LONGEST_NAME = 20


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    """A table, and a bot."""
    text = _words(language).text
    parser.add_argument("url", metavar="URL", help=text("help-connect-url"))
    parser.add_argument("--bot", required=True, metavar="BOT", help=text("help-bots-bot"))
    parser.add_argument("--name", metavar="NAME", help=text("help-connect-name"))
    parser.add_argument("--seed", type=int, metavar="S", help=text("help-connect-seed"))
    parser.add_argument(
        "--patience", type=float, default=PATIENCE_SECONDS, metavar="S", help=text("help-connect-patience")
    )
    parser.add_argument("--json", action="store_true", help=text("help-json"))


def run(args: Namespace, language: Language) -> int:
    """Play one game there."""
    words = load_all_words(language.code)
    check_seconds("--patience", args.patience)

    def tell(message: Message) -> None:
        print_to_stderr(words.say(message))

    remote = RemoteSeat(read_address(args.url), args.patience, tell)
    try:
        game = remote.read_table()["game"]
        bot = named_bot(args.bot, game)
        tell_when_compiling(language)
        bot.prepare()
        remote.enter((args.name or name_of(args.bot))[:LONGEST_NAME])
        tell(Message("connect-seated", {"number": remote.seat + 1, "link": remote.address.link}))
        seed = SystemRandom().getrandbits(32) if args.seed is None else args.seed
        outcome = remote.play(bot, game, seed)
    except Refused as refused:
        print_to_stderr(f"saurian: {words.explain(refused)}")
        return 1
    _show(outcome, remote, args, words)
    return 0


def _words(language: Language) -> Language:
    return load_language(language.code, "cli", "core", "bots")


def _show(outcome: dict[str, Any], remote: RemoteSeat, args: Namespace, words: Language) -> None:
    seat = remote.seat
    if args.json:
        table = {"table": remote.address.table, "seat": seat, "bot": args.bot}
        print(json.dumps({**table, "outcome": outcome}))
        return
    rank, points, players = outcome["ranks"][seat], outcome["totals"][seat], len(outcome["ranks"])
    print(words.text("connect-over", bot=args.bot, rank=rank, players=players, points=points))

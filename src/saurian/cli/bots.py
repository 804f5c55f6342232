"""`saurian bots`: list the bots, and check one of them."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from typing import Any

from saurian.arena.bot_check import BotCheck
from saurian.arena.named_bots import name_of, named_bot
from saurian.bots import makers
from saurian.bots.line_protocol import answer_lines
from saurian.bots.plugins import entry_bots, games_of, load_maker, settings_of
from saurian.cli.arguments import epilog
from saurian.cli.compiling import tell_when_compiling
from saurian.cli.progress import progress
from saurian.cli.provenance import provenance
from saurian.cli.seconds import check_seconds
from saurian.core import Message, Problem
from saurian.games import GAMES
from saurian.locale import Language, load_language, message_id

POSITIONS = 1000
EXTRA = "sim"
"""The extra that bots need which run on compiled kernels."""
OWN_PACKAGE = "saurian"


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    """Nothing, to list all; or what to do with one."""
    words = _words(language)
    parser.add_argument("--json", action="store_true", help=words.text("help-json"))
    actions = parser.add_subparsers(dest="action", metavar="check|run", title=words.text("bots-actions"))
    check = actions.add_parser(
        "check",
        help=words.text("about-bots-check"),
        description=words.text("about-bots-check"),
        epilog=epilog("bots-check", words),
        formatter_class=parser.formatter_class,
    )
    check.add_argument("bot", metavar="BOT", help=words.text("help-bots-bot"))
    check.add_argument("--game", choices=GAMES, metavar="GAME", help=words.text("help-bots-game"))
    check.add_argument(
        "--positions", type=int, default=POSITIONS, metavar="N", help=words.text("help-bots-positions")
    )
    check.add_argument("--seed", type=int, default=0, metavar="S", help=words.text("help-bots-seed"))
    check.add_argument("--move-seconds", type=float, metavar="S", help=words.text("help-bots-move-seconds"))
    check.add_argument("--json", action="store_true", help=words.text("help-json"))

    speak = actions.add_parser(
        "run",
        help=words.text("about-bots-run"),
        description=words.text("about-bots-run"),
        epilog=epilog("bots-run", words),
        formatter_class=parser.formatter_class,
    )
    speak.add_argument("bot", metavar="BOT", help=words.text("help-bots-bot"))


def run(args: Namespace, language: Language) -> int:
    """Do it."""
    words = _words(language)
    if args.action == "run":
        return _speak(args)
    return _check(args, words) if args.action == "check" else _list(args, words)


def _words(language: Language) -> Language:
    return load_language(language.code, "cli", "core", "bots")


# --- all bots -----------------------------------------------------------------------------------------


def all_bots() -> list[dict[str, Any]]:
    """All bots that can be named here: those of Saurian and of installed packages."""
    found: dict[str, dict[str, Any]] = {}
    for game in GAMES:
        for name, maker in makers(game).items():
            needs = EXTRA if maker.compiled else None
            new = {
                "bot": name,
                "games": [],
                "settings": list(maker.settings),
                "needs": needs,
                "package": OWN_PACKAGE,
            }
            found.setdefault(name, new)["games"].append(game)
    return [*found.values(), *(_plugin(name) for name in entry_bots() if name not in found)]


def _plugin(name: str) -> dict[str, Any]:
    entry = entry_bots()[name]
    package = None if entry.dist is None else f"{entry.dist.name} {entry.dist.version}"
    bot: dict[str, Any] = {"bot": name, "games": [], "settings": [], "needs": None, "package": package}
    try:
        maker = load_maker(entry.value, name)
    except Problem as problem:
        return {**bot, "problem": problem}
    return {**bot, "games": list(games_of(maker) or GAMES), "settings": list(settings_of(maker))}


def _list(args: Namespace, words: Language) -> int:
    bots = all_bots()
    for bot in bots:
        if "problem" in bot:
            bot["problem"] = words.explain(bot["problem"])
    if args.json:
        print(json.dumps({"bots": bots}))
        return 0
    rows = [[words.text(message_id("bots-column", column)) for column in COLUMNS]]
    rows += [[_cell(bot[column], column, words) for column in COLUMNS] for bot in bots]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print("  ".join(map(str.ljust, row, widths)).rstrip())
    for bot in bots:
        if "problem" in bot:
            print(bot["problem"])
    print(f"\n{words.text('bots-own')}")
    return 0


COLUMNS = ("bot", "games", "settings", "needs", "package")


def _cell(value: Any, column: str, words: Language) -> str:
    if column == "needs" and value is not None:
        return words.text("bots-needs", extra=f"{OWN_PACKAGE}[{value}]")
    return ", ".join(value) if isinstance(value, list) else value or ""


# --- one bot ------------------------------------------------------------------------------------------


def _check(args: Namespace, words: Language) -> int:
    if args.positions < 1:
        raise Problem(Message("bad-number", {"option": "--positions", "text": str(args.positions)}))
    check_seconds("--move-seconds", args.move_seconds)
    tell_when_compiling(words)
    games = (args.game,) if args.game else _games(args.bot)
    check = BotCheck(lambda game: named_bot(args.bot, game), games, args.seed, args.move_seconds)
    with progress(words.text("bots-checking"), args.positions) as advance:
        check.run(args.positions, advance)
    report = {"bot": args.bot, **check.to_json(), "provenance": provenance(args)}
    if args.json:
        print(json.dumps(report))
    else:
        _show(report, words)
    return 0 if check.passed else 1


def _speak(args: Namespace) -> int:
    """Answer the lines of the standard input."""
    for answer in answer_lines(sys.stdin, name_of(args.bot), lambda game: named_bot(args.bot, game)):
        print(answer, flush=True)
    return 0


def _games(text: str) -> tuple[str, ...]:
    """The games that the bot plays. Raises `Problem` if it plays none."""
    playing, problems = [], []
    for game in GAMES:
        try:
            named_bot(text, game)
        except Problem as problem:
            problems.append(problem)
        else:
            playing.append(game)
    if not playing:
        raise problems[0]
    return tuple(playing)


def _show(report: Mapping[str, Any], words: Language) -> None:
    games = ", ".join(game.title() for game in report["games"])
    print(words.text("bots-checked", bot=report["bot"], count=report["positions"], games=games))
    for check in report["checks"]:
        if check["passed"] is None:
            continue
        about = words.text(f"bots-check-{check['name']}")
        print(f"  {words.text('bots-passed' if check['passed'] else 'bots-failed')}  {about}")
        if not check["passed"]:
            counts = words.text("bots-failures", count=check["failed"], tried=check["tried"])
            print(f"     {counts} {words.text('bots-first', **_first(check['first']))}")
    if report["milliseconds"] is not None:
        print(f"  {words.text('bots-time', **report['milliseconds'])}")


def _first(first: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "text": first["text"],
        "game": first["game"].title(),
        "number": first["seat"] + 1,
        "position": first["position"] or "–",
    }

"""`saurian arena`: bots against bots, and how sure it is who is better."""

import json
import shlex
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saurian.arena.contest import Contest
from saurian.arena.match import GameFailed, Match, Played, Result, Table
from saurian.arena.named_bots import named_bot
from saurian.arena.workers import Results, cores, play_here, play_on_processes
from saurian.cli.columns import print_columns
from saurian.cli.compiling import tell_when_compiling
from saurian.cli.options import PREFIX, add_games, chosen_options
from saurian.cli.progress import progress
from saurian.cli.provenance import provenance
from saurian.cli.seconds import check_seconds
from saurian.core import Message, Problem
from saurian.games import find_game
from saurian.locale import Language, load_all_words, load_language, message_id

if TYPE_CHECKING:
    from saurian.arena.records import RecordsFile

INTERRUPTED = 130


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    """A game, the bots, how many games, and where they are played."""
    text = _words(language).text

    def add_more(of_game: ArgumentParser) -> None:
        of_game.add_argument("bots", nargs="+", metavar="BOT", help=text("help-arena-bots"))
        of_game.add_argument("--games", type=int, default=1000, metavar="N", help=text("help-arena-games"))
        of_game.add_argument("--seed", type=int, default=0, metavar="S", help=text("help-seed"))
        kind = of_game.add_mutually_exclusive_group()
        kind.add_argument("--sprt", action="store_true", help=text("help-arena-sprt"))
        kind.add_argument("--ladder", action="store_true", help=text("help-arena-ladder"))
        where = of_game.add_mutually_exclusive_group()
        where.add_argument("--workers", type=int, metavar="N", help=text("help-arena-workers"))
        where.add_argument("--ray", metavar="ADDRESS", help=text("help-arena-ray"))
        where.add_argument("--only", type=int, metavar="N", help=text("help-arena-only"))
        of_game.add_argument("--move-seconds", type=float, metavar="S", help=text("help-arena-move-seconds"))
        file = of_game.add_mutually_exclusive_group()
        file.add_argument("--records", type=Path, metavar="FILE", help=text("help-arena-records"))
        file.add_argument("--resume", type=Path, metavar="FILE", help=text("help-arena-resume"))
        of_game.add_argument("--json", action="store_true", help=text("help-json"))

    add_games(parser, language, add_more)


def run(args: Namespace, language: Language) -> int:
    """Play, and print who won how often."""
    match = _match(args)
    tell_when_compiling(language)
    if not args.ray:
        for bot in dict.fromkeys(match.bots):  # before processes begin, which would all compile the same
            match.make(bot, match.game.name).prepare()
    try:
        return _one_game(match, args.only) if args.only else _contest(match, args, _words(language))
    except GameFailed as failure:
        _report(failure, args, language)
        return 1


def _words(language: Language) -> Language:
    return load_language(language.code, "cli", "core", "arena")


def _match(args: Namespace) -> Match:
    _check_numbers(args)
    game, bots = find_game(args.game), tuple(args.bots)
    for bot in bots:
        named_bot(bot, game.name)
    usual = min(len(bots), game.options({}).players) if args.ladder else len(bots)
    options = game.options({"players": usual, **chosen_options(args)})
    if len(bots) < options.players or (len(bots) > options.players and not args.ladder):
        counts = {"players": options.players, "count": len(bots)}
        raise Problem(Message("arena-bad-ladder" if args.ladder else "arena-bad-seats", counts))
    keep_records = args.records is not None or args.resume is not None
    return Match(
        game,
        options,
        bots,
        args.seed,
        args.ladder,
        named_bot,
        move_seconds=args.move_seconds,
        keep_records=keep_records,
    )


def _check_numbers(args: Namespace) -> None:
    for option in ("games", "workers", "only"):
        value = getattr(args, option)
        if value is not None and value < 1:
            raise Problem(Message("bad-number", {"option": f"--{option}", "text": str(value)}))
    check_seconds("--move-seconds", args.move_seconds)


# --- playing ------------------------------------------------------------------------------------------


def _contest(match: Match, args: Namespace, words: Language) -> int:
    contest = Contest(match, args.sprt)
    interrupted = not _played(contest, args, words)
    if interrupted:
        print(words.text("arena-interrupted", count=contest.standings.games), file=sys.stderr)
    figures = contest.to_json()
    if args.json:
        file = args.records or args.resume
        records = {} if file is None else {"records": str(file)}
        print(json.dumps(figures | records | {"provenance": provenance(args)}))
    else:
        _show(figures, words)
    return INTERRUPTED if interrupted else 0


def _played(contest: Contest, args: Namespace, words: Language) -> bool:
    """Play to the end; False if the user has seen enough before."""
    numbers = range(1, contest.match.schedule.whole(args.games) + 1)
    recorded = _recorded(contest.match, args)
    file, done = _records_file(args, recorded), recorded[: len(numbers)]
    try:
        with (
            closing(_results(args, contest.match, numbers[len(done) :])) as results,
            progress(words.text("arena-running"), len(numbers)) as advance,
        ):
            contest.count(_each(chain(done, _written(results, file)), advance))
    except KeyboardInterrupt:
        return False
    finally:
        if file is not None:
            file.close()
    return True


def _recorded(match: Match, args: Namespace) -> list[Played]:
    """The games that were played before, if the match is resumed."""
    if args.resume is None:
        return []
    from saurian.arena.records import games_of_match

    return games_of_match(match, args.resume)


def _records_file(args: Namespace, done: Sequence[Played]) -> "RecordsFile | None":
    path = args.records or args.resume
    if path is None:
        return None
    from saurian.arena.records import RecordsFile

    if args.records is not None and path.exists() and (not path.is_file() or path.stat().st_size):
        raise Problem(Message("records-exist", {"file": str(path)}))
    return RecordsFile(path, done)


def _written(results: Iterable[Result], file: "RecordsFile | None") -> Iterator[Result]:
    for result in results:
        if file is not None and isinstance(result, Played):
            file.add(result)
        yield result


def _results(args: Namespace, match: Match, games: Sequence[int]) -> Results:
    if args.ray:
        from saurian.arena.cluster import play_on_ray

        return play_on_ray(match, games, args.ray)
    workers = args.workers or cores()
    return play_here(match, games) if workers == 1 else play_on_processes(match, games, workers)


def _each(results: Iterable[Result], advance: Callable[[], None]) -> Iterator[Result]:
    for result in results:
        advance()
        yield result


def _one_game(match: Match, number: int) -> int:
    """Print the record of a game, as far as it goes."""
    table = Table(match, number)
    try:
        table.play()
    except GameFailed as failure:
        print(failure.trace, end="", file=sys.stderr)
        raise
    finally:
        print(table.session.record(), end="")
    return 0


# --- telling ------------------------------------------------------------------------------------------


def _report(failure: GameFailed, args: Namespace, language: Language) -> None:
    """Say in one line what failed, and how to see it again."""
    words = load_all_words(language.code)
    problem = words.explain(failure)
    if not args.only:
        problem = words.text("arena-again", problem=problem, command=_again(failure.number, args))
    print(f"saurian: {problem}", file=sys.stderr)


def _again(number: int, args: Namespace) -> str:
    """The command that plays one game of the match."""
    command = ["saurian", "arena", args.game, *args.bots, "--seed", str(args.seed), "--only", str(number)]
    for name, value in vars(args).items():
        if name.startswith(PREFIX) and value is not None:
            command += ["--" + name.removeprefix(PREFIX).replace("_", "-"), value]
    if args.move_seconds is not None:
        command += ["--move-seconds", str(args.move_seconds)]
    return shlex.join([*command, "--ladder"] if args.ladder else command)


def _show(figures: Mapping[str, Any], words: Language) -> None:
    rows = figures["seats"]
    if "ratings" in figures:
        rows = [row | rating for row, rating in zip(rows, figures["ratings"], strict=True)]
        rows.sort(key=lambda row: -row["mu"])
    heading = [words.text(message_id("arena-column", name)) for name in COLUMNS if name in rows[0]]
    print_columns([heading, *(_cells(row, words) for row in rows)])
    if "payoffs" in figures:
        _show_payoffs(figures["payoffs"], words)
    if "sprt" in figures:
        answer = figures["sprt"]["answer"] or "unclear"
        print(words.text(message_id("arena-sprt", answer), bot=rows[0]["bot"]))


def _show_payoffs(payoffs: Mapping[str, Any], words: Language) -> None:
    """How often the bot of a row finished ahead of that of a column."""
    print(f"\n{words.text('arena-payoffs')}")
    rows = zip(payoffs["bots"], payoffs["ahead"], strict=True)
    cells = [[bot, *(_cell(share, "arena-percent", words) for share in shares)] for bot, shares in rows]
    print_columns([["", *payoffs["bots"]], *cells])


COLUMNS = {
    "bot": "",
    "mu": "arena-points",
    "sigma": "arena-points",
    "win_share": "arena-percent",
    "low": "arena-percent",
    "high": "arena-percent",
    "par": "arena-percent",
    "mean_score": "arena-points",
    "games": "arena-count",
    "overtime": "arena-count",
}
"""The columns, and the message that words a number in each."""


def _cells(row: Mapping[str, Any], words: Language) -> list[str]:
    return [_cell(row[name], form, words) for name, form in COLUMNS.items() if name in row]


def _cell(value: Any, form: str, words: Language) -> str:
    if value is None:
        return "–"
    return words.text(form, number=value) if form else str(value)

"""`saurian replay`: check a record move by move and show it."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from saurian.arena.records import OPENERS, read_records, split_records
from saurian.cli.files import read_bytes
from saurian.core import CHANCE, Player, Replay
from saurian.games import find_game
from saurian.locale import Language, load_language, printable


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    """A record."""
    parser.add_argument("file", metavar="FILE|-", help=language.text("help-replay-file"))
    parser.add_argument("--json", action="store_true", help=language.text("help-json"))


def run(args: Namespace, language: Language) -> int:
    """Play it; what is right is shown even if something wrong comes later."""
    for record in _records(args.file):
        replay = Replay(record, find_game)
        if args.json:
            moves = sum(1 for _ in replay)
            print(json.dumps(_summary(replay, moves)))
        else:
            _show(replay, language)
    return 0


def _records(name: str) -> Iterator[list[bytes]]:
    """The records of a file, which may be compressed; an empty file is taken for an empty record."""
    if Path(name).suffix in OPENERS:
        return read_records(Path(name))
    lines = read_bytes(name).splitlines()
    return split_records(lines) if lines else iter([[]])


def _summary(replay: Replay, moves: int) -> dict[str, object]:
    result = replay.state.outcome()
    return {
        "game": replay.game.name,
        "options": replay.options.to_json(),
        "seats": [player.to_json() for player in replay.players],
        "moves": moves,
        "finished": result is not None,
        "totals": None if result is None else list(result.totals),
        "winners": None if result is None else list(result.winners),
        "tie_break": None if result is None else result.tie_break,
    }


def _show(replay: Replay, language: Language) -> None:
    from rich.console import Console

    from saurian.cli.score_sheet import score_table, verdict

    language = load_language(language.code, "cli", "core", replay.game.name)
    names = [printable(_called(player, language)) for player in replay.players]
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(language.text("replay-of", game=replay.game.name, players=", ".join(names)))
    for step in replay:
        for event in step.events:
            indent = "" if step.seat == CHANCE else "  "
            console.print(f"{step.line:4}  {indent}{language.say(event, names)}")
    result = replay.state.outcome()
    if result is None:
        console.print(language.text("replay-broken-off"))
        return
    console.print(score_table(result, names, language))
    console.print(verdict(result, names, language))


def _called(player: Player, language: Language) -> str:
    """The player's name; a server's bot has one in each language."""
    id = f"bot-name-{player.name.lower()}"
    return language.text(id) if player.bot is not None and language.has(id) else player.name

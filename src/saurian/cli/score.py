"""`saurian score`: the score pad for a table with the real box."""

import json
from argparse import ArgumentParser, Namespace

from saurian.cli.files import read_json
from saurian.games.scorepads import find_score_pad
from saurian.locale import Language, load_language


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    """A file."""
    parser.add_argument("file", metavar="FILE|-", help=language.text("help-score-file"))
    parser.add_argument("--json", action="store_true", help=language.text("help-json"))


def run(args: Namespace, language: Language) -> int:
    """Count, and show it."""
    raw = read_json(args.file)
    game, pad = find_score_pad(raw)
    sheet = pad.read_sheet(raw)
    result = pad.count(sheet)
    if args.json:
        print(json.dumps(pad.to_json(sheet, result)))
        return 0
    from rich.console import Console

    from saurian.cli.score_sheet import score_table, verdict

    language = load_language(language.code, "cli", "core", game)
    names = [language.text("seat-number", number=seat) for seat in range(len(result.totals))]
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(score_table(result, names, language))
    console.print(verdict(result, names, language))
    return 0

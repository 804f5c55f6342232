"""`saurian score`: the score pad for a table with the real box."""

import json
from argparse import ArgumentParser, Namespace

from saurian.cli.files import read_json
from saurian.games.draftosaurus.scorepad import count, read_sheet, to_json
from saurian.locale import Language, load_language


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    """A file."""
    parser.add_argument("file", metavar="FILE|-", help=language.text("help-score-file"))
    parser.add_argument("--json", action="store_true", help=language.text("help-json"))


def run(args: Namespace, language: Language) -> int:
    """Count, and show it."""
    sheet = read_sheet(read_json(args.file))
    result = count(sheet)
    if args.json:
        print(json.dumps(to_json(sheet, result)))
        return 0
    from rich.console import Console

    from saurian.cli.score_sheet import score_table, verdict

    language = load_language(language.code, "cli", "core", "draftosaurus")
    names = [language.text("seat-number", number=seat) for seat in range(len(sheet.zoos))]
    console = Console()
    console.print(score_table(result, names, language))
    console.print(verdict(result, names, language))
    return 0

"""`saurian bench`: how fast it is on this machine."""

import json
from argparse import ArgumentParser, Namespace

from saurian.bench.benchmarks import RUNS, Figure, choose
from saurian.bench.benchmarks import run as run_benchmarks
from saurian.cli.compiling import tell_when_compiling
from saurian.cli.progress import progress
from saurian.cli.provenance import provenance
from saurian.locale import Language


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    """Which figures."""
    parser.add_argument("names", nargs="*", metavar="NAME", help=language.text("help-bench-names"))
    parser.add_argument("--json", action="store_true", help=language.text("help-json"))


def run(args: Namespace, language: Language) -> int:
    """Measure, and print a line for each figure."""
    tell_when_compiling(language)
    with progress(language.text("bench-running"), len(choose(args.names)) * RUNS) as advance:
        figures = list(run_benchmarks(args.names, advance))
    made = {"provenance": provenance(args)}
    for figure in figures:
        print(json.dumps(figure.to_json() | made) if args.json else _line(figure))
    return 0


def _line(figure: Figure) -> str:
    return f"{figure.name:32}{figure.value:>14,.10g} {figure.unit}"

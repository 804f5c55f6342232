"""The `saurian` command."""

import os
import shlex
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from saurian import __version__
from saurian.cli.arguments import checked_language, command_parser, find_command, help_text, take_language
from saurian.cli.options import complete_switches
from saurian.core import BotFailed, Problem
from saurian.extras import DEFAULT, missing_extra
from saurian.locale import LANGUAGES, Language, load_all_words, load_language, system_language


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command: 0 if it went well, 1 if it failed, 2 if what it was given is wrong."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(
            stream, TextIOWrapper
        ):  # whatever is in a file can be printed, halves of characters too
            stream.reconfigure(errors="backslashreplace")
    code, words = take_language(sys.argv[1:] if argv is None else argv)
    try:
        return _run_or_name_extra(words, code)
    except Problem as problem:
        print(f"saurian: {_all_words(code).explain(problem)}{_pointer(problem)}", file=sys.stderr)
        return 1 if isinstance(problem, BotFailed) else 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader, `head` for one, has seen enough
        sys.stderr.close()
        return 0
    except Exception as error:
        if os.environ.get(DEBUG) == "1":
            raise
        text = " ".join(f"{type(error).__name__}: {error}".split())
        print(f"saurian: {_all_words(code).text('unexpected', text=text, variable=DEBUG)}", file=sys.stderr)
        return 1


DEBUG = "SAURIAN_DEBUG"
"""Set to 1, it shows where an error that nobody expected came from."""


def _all_words(code: str) -> Language:
    return load_all_words(code if code in LANGUAGES else system_language())


def _pointer(problem: Problem) -> str:
    """Where to read the rule that forbids it."""
    if problem.rule is None:
        return ""
    from saurian.cli.rules import rule_command

    return f" → {rule_command(problem.rule)}"


def _run_or_name_extra(words: Sequence[str], code: str) -> int:
    """Run the command; if it needs an extra that is not installed, name that."""
    try:
        return _run(words, code)
    except ModuleNotFoundError as error:
        command = next((word for word in words if not word.startswith("-")), DEFAULT)
        extra = missing_extra(command, error.name or "")
        if extra is None:
            raise
        print(_all_words(code).text("needs-extra", command=command, extra=extra), file=sys.stderr)
        return 2


def _run(words: Sequence[str], code: str) -> int:
    language = load_language(checked_language(code), "cli", "core")
    if words and words[0] in ("-h", "--help"):
        print(help_text(language))
        return 0
    if words and words[0] in ("-V", "--version"):
        print(f"saurian {__version__}")
        return 0
    words = words or [DEFAULT]
    command = find_command(words[0])
    parser = command_parser(words[0], language)
    command.add_arguments(parser, language)
    args = parser.parse_args(complete_switches(words[1:]))
    args.command_line = shlex.join(["saurian", *words])
    return command.run(args, language)

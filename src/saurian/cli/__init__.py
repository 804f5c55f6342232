"""The `saurian` command."""

import sys
from collections.abc import Sequence

from saurian.cli.arguments import checked_language, command_parser, find_command, help_text, take_language
from saurian.core import Problem
from saurian.locale import LANGUAGES, load_all_words, load_language, system_language


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command: 0 if it went well, 1 if it failed, 2 if what it was given is wrong."""
    code, words = take_language(sys.argv[1:] if argv is None else argv)
    try:
        return _run(words, code)
    except Problem as problem:
        language = load_all_words(code if code in LANGUAGES else system_language())
        print(f"saurian: {language.explain(problem)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader, `head` for one, has seen enough
        sys.stderr.close()
        return 0


def _run(words: Sequence[str], code: str) -> int:
    language = load_language(checked_language(code), "cli", "core")
    if words and words[0] in ("-h", "--help"):
        print(help_text(language))
        return 0
    words = words or ["serve"]
    command = find_command(words[0])
    parser = command_parser(words[0], language)
    command.add_arguments(parser, language)
    return command.run(parser.parse_args(words[1:]), language)

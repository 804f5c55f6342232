"""Reading the command line, in the user's language."""

import argparse
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn, Protocol, cast

from saurian.core import Message, Problem
from saurian.locale import LANGUAGES, Language, system_language

COMMANDS = (
    "serve",
    "play",
    "score",
    "replay",
    "verify",
    "simulate",
    "arena",
    "dataset",
    "bots",
    "connect",
    "train",
    "compile",
    "bench",
    "rules",
    "box",
    "migrate",
)


class Command(Protocol):
    """A module of `saurian.cli` that does what its name says."""

    def add_arguments(self, parser: ArgumentParser, language: Language) -> None:
        """What the command takes."""

    def run(self, args: Namespace, language: Language) -> int:
        """Do it; 0 if it went well, 1 if not. Raises `Problem` if what it was given is wrong."""


def find_command(name: str) -> Command:
    """The command of that name. It is loaded only when it is wanted: `--help` must be quick."""
    if name not in COMMANDS:
        raise Problem(Message("bad-command", {"text": name, "allowed": ", ".join(COMMANDS)}))
    return cast(Command, import_module(f"saurian.cli.{name}"))


def take_language(argv: Sequence[str]) -> tuple[str, list[str]]:
    """The language asked for by `--lang`, wherever it stands, or the system's; and all other words."""
    code, words = system_language(), list(argv)
    for place, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name == "--lang":
            code = value if equals else "".join(words[place + 1 : place + 2])
            del words[place : place + (1 if equals else 2)]
            break
    return code, words


def checked_language(code: str) -> str:
    """The code, if it is one of ours."""
    if code not in LANGUAGES:
        raise Problem(Message("bad-language", {"text": code, "allowed": ", ".join(LANGUAGES)}))
    return code


def help_text(language: Language) -> str:
    """What `saurian --help` says."""
    lines = [language.text("about"), "", language.text("commands")]
    lines += [f"  saurian {name:10}{language.text(f'about-{name}')}" for name in COMMANDS]
    about_version = f"  {'--version':{len(LANGUAGE_OPTION)}}  {language.text('help-version')}"
    lines += ["", language.text("about-more"), "", _about_language(language), about_version]
    return "\n".join(lines)


LANGUAGE_OPTION = f"--lang {'|'.join(LANGUAGES)}"


def _about_language(language: Language) -> str:
    return f"  {LANGUAGE_OPTION}  {language.text('help-lang')}"


def command_parser(name: str, language: Language) -> ArgumentParser:
    """The parser of one command, still without its own arguments."""
    _translate_argparse(language)
    return _Parser(
        prog=f"saurian {name}",
        description=language.text(f"about-{name}"),
        epilog=epilog(name, language) if language.has(f"example-{name}") else None,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def epilog(topic: str, language: Language) -> str:
    """What stands below the help of a command, or of a command for one game (`play-GAME`)."""
    example = f"{language.text('example')}\n  {language.text(f'example-{topic}')}"
    return f"{_about_language(language)}\n\n{example}"


class _Parser(ArgumentParser):
    """A parser whose complaints are `Problem`s."""

    def error(self, message: str) -> NoReturn:
        raise Problem(Message("bad-usage", {"text": message, "command": self.prog}))


ARGPARSE_WORDS = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "not allowed with argument %s": "argparse-not-allowed",
    "the following arguments are required: %s": "argparse-required",
    "expected one argument": "argparse-expected-one",
    "expected at least one argument": "argparse-expected-some",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "invalid %(type)s value: %(value)r": "argparse-invalid",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
}
"""The words of argparse that a user meets. It looks them up by gettext; ours are in Fluent."""


def _translate_argparse(language: Language) -> None:
    def translate(english: str) -> str:
        id = ARGPARSE_WORDS.get(english)
        return english if id is None else language.text(id)

    setattr(argparse, "_", translate)  # noqa: B010  # argparse's own hook for gettext

"""Words: every message id in English, German, Polish and Ukrainian, by Fluent.

An argument is worded by its name. A seat (`SEATS`) becomes the player's name. A value v of a worded argument
n becomes the message `n-v`, and every attribute of that message is an argument, too: where

    phrase-hello = Dzień dobry
        .acc = Dzień dobry

a message about a `phrase` can write { $phrase } and { $phrase_acc }. So each language declines its own words,
and no sentence is glued together in code. Which arguments are worded, and which are lists of such values, is
declared in TOML files beside the folders of the languages: one per game, and one for what the server says.
"""

import os
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple, Protocol
from unicodedata import category

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "pl", "uk")
FALLBACK = "en"

SEATS = frozenset({"seat", "other"})
"""Arguments that are seats."""


_folders: list[Traversable] = [files(__package__)]
"""Where Fluent files and declarations of arguments are looked for."""


def add_folder(folder: Traversable) -> None:
    """Look for words in this folder, too: a folder per language, and TOML files that declare arguments.

    For a game that is not part of this package.
    """
    if folder not in _folders:
        _folders.append(folder)
        arguments.cache_clear()
        load_language.cache_clear()


class Arguments(NamedTuple):
    """The arguments that are worded, as games declare them."""

    worded: frozenset[str]
    """Arguments that are ids, never what a user has typed."""
    items: Mapping[str, str]
    """Arguments that are lists, and what each item of them is."""


@cache
def arguments() -> Arguments:
    """What all games and the server declare."""
    worded: set[str] = set()
    items: dict[str, str] = {}
    for folder in _folders:
        for file in folder.iterdir():
            if file.name.endswith(".toml"):
                declared = tomllib.loads(file.read_text(encoding="utf-8"))
                worded |= set(declared.get("worded", ()))
                items |= declared.get("items", {})
    return Arguments(frozenset(worded), items)


class Sayable(Protocol):
    """A message or an event of the engine."""

    @property
    def id(self) -> str:
        """Which message."""

    @property
    def args(self) -> Mapping[str, Any]:
        """Its arguments."""


class Explainable(Protocol):
    """A problem of the engine."""

    @property
    def message(self) -> Sayable:
        """What is wrong, or where."""

    @property
    def cause(self) -> Sayable | None:
        """What is wrong there."""


class Language(NamedTuple):
    """One language with the words of some resources."""

    code: str
    bundle: FluentBundle

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self.bundle.has_message(id)

    def text(self, id: str, names: Sequence[str] = (), **args: Any) -> str:
        """The sentence of a message id; `KeyError` for an unknown one, `ValueError` for a broken one."""
        if not self.has(id):
            raise KeyError(id)
        pattern = self.bundle.get_message(id).value
        assert pattern is not None
        sentence, errors = self.bundle.format_pattern(pattern, self._worded(args, names))
        if errors:
            raise ValueError(f"{self.code}: {id}: {errors}")
        return str(sentence)

    def say(self, message: Sayable, names: Sequence[str] = ()) -> str:
        """The sentence of a message or an event; `names` are the players' names by seat."""
        return self.text(message.id, names, **message.args)

    def explain(self, problem: Explainable) -> str:
        """The one line that tells a user what is wrong and where."""
        if problem.cause is None:
            return self.say(problem.message)
        return self.text(problem.message.id, **problem.message.args, cause=self.say(problem.cause))

    def _worded(self, args: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        words: dict[str, Any] = {name: _tamed(value) for name, value in args.items()}
        worded, items = arguments()
        for name, value in args.items():
            if name in items:
                words[name] = self._listed(items[name], value)
            elif name in SEATS and 0 <= value < len(names):
                words[name] = _tamed(names[value])
            elif name in worded:
                words |= self._forms(name, value)
        return words

    def _forms(self, name: str, value: str) -> dict[str, str]:
        message = self.bundle.get_message(message_id(name, value))
        forms = {name: message.value} | {f"{name}_{form}": text for form, text in message.attributes.items()}
        return {form: str(self.bundle.format_pattern(text, {})[0]) for form, text in forms.items() if text}

    def _listed(self, kind: str, values: Sequence[str]) -> str:
        return ", ".join(
            self.text(message_id(kind, value)) + (f" ×{count}" if count > 1 else "")
            for value, count in Counter(values).items()
        )


LONGEST_ARGUMENT = 1000
"""Characters; Fluent refuses arguments of 2,500."""
LARGEST_NUMBER = 10**15
"""Larger ones are cut as text is: nobody reads them, and Babel cannot write those of thirty digits."""


def _tamed(value: Any) -> Any:
    """An argument that no sentence and no terminal chokes on, whatever somebody has typed or sent."""
    if isinstance(value, int) and not -LARGEST_NUMBER < value < LARGEST_NUMBER:
        return f"{value:.3e}" if abs(value) < 10**300 else "…"
    if not isinstance(value, str):
        return value
    text = printable(value)
    return text if len(text) <= LONGEST_ARGUMENT else f"{text[:LONGEST_ARGUMENT]}…"


def printable(text: str) -> str:
    """The text without characters that steer a terminal or hide what stands there, each shown as a box."""
    if text.isprintable():
        return text
    return "".join(
        "\ufffd" if letter in TURNING or category(letter) in STEERING else letter for letter in text
    )


STEERING = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Unicode's categories of control characters, halves of characters, and separators of lines."""
TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""What turns the direction of reading."""


def message_id(name: str, value: str) -> str:
    """The id of the message that words a value of an argument."""
    return f"{name}-{value}".replace("_", "-").replace(".", "-")


@cache
def load_language(code: str, *resources: str) -> Language:
    """A language with the words of these resources, such as `cli` and `core`."""
    bundle = FluentBundle([code], use_isolating=False)
    for resource in resources:
        bundle.add_resource(FluentResource(read_resource(code, resource)))
    return Language(code, bundle)


def load_all_words(code: str) -> Language:
    """A language with all its words: slower, for when it is not known what will be said."""
    names = {
        file.name.removesuffix(".ftl")
        for folder in _folders
        for file in folder.joinpath(code).iterdir()
        if file.name.endswith(".ftl")
    }
    return load_language(code, *sorted(names))


def language_name(code: str) -> str:
    """What the speakers of a language call it."""
    return load_language(code, "web").text("language-name")


def read_resource(code: str, resource: str) -> str:
    """The text of one Fluent file."""
    found = [folder.joinpath(code, f"{resource}.ftl") for folder in _folders]
    file = next((file for file in found if file.is_file()), found[0])
    return file.read_text(encoding="utf-8")


def read_game(code: str, game: str) -> str:
    """The text of all Fluent files that belong to a game: its name is a part of theirs."""
    found = {
        file.name: file
        for folder in reversed(_folders)
        for file in folder.joinpath(code).iterdir()
        if game in file.name.removesuffix(".ftl").split("-")
    }
    return "\n".join(found[name].read_text(encoding="utf-8") for name in sorted(found))


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the user's system, if it is one of ours, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            code = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK

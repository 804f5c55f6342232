"""Words: every message id in English, German, Polish and Ukrainian, by Fluent.

An argument is worded by its name. A seat (`SEATS`) becomes the player's name. A value v of an argument n of
`WORDED` becomes the message `n-v`, and every attribute of that message is an argument, too: where

    species-trex = tyranozaur
        .acc = tyranozaura

a message about a `species` can write { $species } and { $species_acc }. So each language declines its own
words, and no sentence is glued together in code.
"""

import os
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple, Protocol

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "pl", "uk")
FALLBACK = "en"

SEATS = frozenset({"seat", "other"})
"""Arguments that are seats."""

WORDED = frozenset({"board", "chamber", "face", "hero", "pen", "phrase", "side", "species", "spot"})
"""Arguments that are ids of the games, never what a user has typed."""

ITEMS = {"dinosaurs": "species", "chambers": "chamber"}
"""Arguments that are lists, and what each item of them is."""


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
        words: dict[str, Any] = dict(args)
        for name, value in args.items():
            if name in ITEMS:
                words[name] = self._listed(ITEMS[name], value)
            elif name in SEATS and 0 <= value < len(names):
                words[name] = names[value]
            elif name in WORDED:
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


def message_id(name: str, value: str) -> str:
    """The id of the message that words a value of an argument."""
    return f"{name}-{value}".replace("_", "-").replace(".", "-")


@cache
def load_language(code: str, *resources: str) -> Language:
    """A language with the words of these resources (`cli`, `draftosaurus`, …)."""
    bundle = FluentBundle([code], use_isolating=False)
    for resource in resources:
        bundle.add_resource(FluentResource(read_resource(code, resource)))
    return Language(code, bundle)


def load_all_words(code: str) -> Language:
    """A language with all its words: slower, for when it is not known what will be said."""
    folder = files(__package__).joinpath(code)
    names = sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))
    return load_language(code, *names)


def read_resource(code: str, resource: str) -> str:
    """The text of one Fluent file."""
    return files(__package__).joinpath(code, f"{resource}.ftl").read_text(encoding="utf-8")


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the user's system, if it is one of ours, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            code = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK

"""The Fluent files as trees: what the tests of all languages look at."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import saurian.locale

FOLDER = Path(saurian.locale.__file__).parent


class Text(NamedTuple):
    """A message of one file."""

    resource: str
    id: str
    tree: Any

    @property
    def attributes(self) -> frozenset[str]:
        """The names of its further forms."""
        return frozenset(attribute.id.name for attribute in self.tree.attributes)


def resources(code: str) -> set[str]:
    """The files of a language."""
    return {path.stem for path in (FOLDER / code).glob("*.ftl")}


@cache
def entries(code: str, resource: str) -> tuple[Any, ...]:
    """All that stands in a file, junk included."""
    text = (FOLDER / code / f"{resource}.ftl").read_text(encoding="utf-8")
    return tuple(parse(text).body)


@cache
def texts(code: str) -> tuple[Text, ...]:
    """All messages of a language."""
    return tuple(
        Text(resource, entry.id.name, entry)
        for resource in sorted(resources(code))
        for entry in entries(code, resource)
        if isinstance(entry, ast.Message)
    )


def variables(tree: Any) -> set[str]:
    """The arguments that a message names."""
    return {node.id.name for node in nodes(tree, ast.VariableReference)}


def selectors(tree: Any) -> list[list[str]]:
    """The keys of each choice in a message."""
    return [
        [getattr(variant.key, "name", None) or variant.key.value for variant in choice.variants]
        for choice in nodes(tree, ast.SelectExpression)
    ]


def numbers(tree: Any) -> set[str]:
    """The arguments that must be numbers, because the message chooses by them or formats them."""
    choices = [choice.selector for choice in nodes(tree, ast.SelectExpression)]
    return {name for node in [*choices, *nodes(tree, ast.FunctionReference)] for name in variables(node)}


def plain_texts(tree: Any) -> Iterator[str]:
    """The literal text of a message, piece by piece."""
    return (node.value for node in nodes(tree, ast.TextElement))


def nodes(tree: Any, kind: type) -> list[Any]:
    """All nodes of that kind in a tree."""
    found = []

    class Finder(Visitor):
        def generic_visit(self, node: Any) -> None:
            if isinstance(node, kind):
                found.append(node)
            super().generic_visit(node)

    Finder().visit(tree)
    return found

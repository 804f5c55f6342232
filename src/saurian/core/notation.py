"""Positions as text: reading what a person has typed (words `name=value`), and showing it in brief."""

from collections.abc import Sequence
from typing import NoReturn

from saurian.core.message import Message, Problem, brief

NOTHING = "-"
LONGEST_SHOWN = 900
"""How many characters of a position a debugger is shown."""


def read_fields(words: Sequence[str], names: Sequence[str]) -> dict[str, str]:
    """The values by name; one that is left out is `NOTHING`. Raises `Problem` for a word that will not do."""
    fields = dict.fromkeys(names, NOTHING)
    seen = set()
    for word in words:
        name, equals, value = word.partition("=")
        if name not in names or not equals or name in seen:
            bad_position(name if name in names else "field", word)
        fields[name] = value
        seen.add(name)
    return fields


def bad_position(field: str, text: str) -> NoReturn:
    """Raise a `Problem`: a part of a position cannot be read."""
    raise Problem(Message("bad-position", {"field": field, "text": brief(text)}))


def shown(thing: object, text: str) -> str:
    """The `repr` of something that has a text: its class and the text, cut if it is very long."""
    text = text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"
    return f"<{type(thing).__name__} {text}>"


def draw_columns(rows: Sequence[Sequence[str]]) -> str:
    """Rows of cells as text, one below the other."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)
    return "\n".join(lines)

"""Reading a position that a person has typed: words `name=value`, as every game writes them."""

from collections.abc import Sequence
from typing import NoReturn

from saurian.core.message import Message, Problem

NOTHING = "-"


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
    raise Problem(Message("bad-position", {"field": field, "text": text[:80]}))

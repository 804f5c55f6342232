"""What is agreed before a game: checks that every game's options share."""

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any

from saurian.core.message import Message, Problem


def check_option(option: str, value: object, allowed: Iterable[object]) -> None:
    """Raise `Problem` unless the value is one of those allowed, its type included."""
    allowed = tuple(allowed)
    if not any(value == one and type(value) is type(one) for one in allowed):
        texts = ", ".join("null" if one is None else str(one) for one in allowed)
        raise Problem(Message("bad-option-value", {"option": option, "value": str(value), "allowed": texts}))


def check_names(options_type: type[Any], raw: Mapping[str, Any]) -> None:
    """Raise `Problem` for a name that is no option."""
    known = {field.name for field in fields(options_type)}
    for name in raw:
        if name not in known:
            raise Problem(Message("bad-option", {"option": name}))

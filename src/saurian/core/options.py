"""What is agreed before a game: what every game's options share."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from itertools import combinations
from typing import Any

from saurian.core.message import Message, Problem, brief

PLAYERS = "players"
"""The option that every game has."""


@dataclass(frozen=True, slots=True)
class OptionField:
    """One thing to agree on: a field of the game's options."""

    name: str
    choices: tuple[Any, ...]
    """All values that it can take in some mix of options; empty: JSON that only the game itself can judge."""
    default: Any
    only_with: Mapping[str, Any]
    """What the other options must be for this one to mean anything; empty: it always does."""


def one_of(choices: Iterable[object], only_with: Mapping[str, object] | None = None) -> dict[str, Any]:
    """The metadata of a field that takes one of these values; it means nothing without `only_with`."""
    return {CHOICES: tuple(choices), ONLY_WITH: only_with or {}}


CHOICES, ONLY_WITH = "choices", "only_with"


def option_fields(options_type: type[Any]) -> tuple[OptionField, ...]:
    """What can be agreed on, in the order of the fields."""
    return tuple(
        OptionField(one.name, one.metadata.get(CHOICES, ()), one.default, one.metadata.get(ONLY_WITH, {}))
        for one in fields(options_type)
    )


@dataclass(frozen=True, slots=True)
class Conflict:
    """Choices that cannot be agreed together, and why."""

    choices: dict[str, Any]
    problem: Problem


def find_conflicts(options_type: type[Any]) -> tuple[Conflict, ...]:
    """Which choice, or which two, a number of players cannot agree on: asked of the options themselves."""
    (numbers,) = (one.choices for one in option_fields(options_type) if one.name == PLAYERS)
    return tuple(conflict for players in numbers for conflict in _conflicts_for(players, options_type))


def _conflicts_for(players: int, options_type: type[Any]) -> Iterator[Conflict]:
    others = [one for one in option_fields(options_type) if one.name != PLAYERS]
    allowed: list[tuple[str, Any]] = []
    unusual = [(one.name, choice) for one in others for choice in one.choices if choice != one.default]
    for name, choice in unusual:
        conflict = _conflict({PLAYERS: players, name: choice}, options_type)
        if conflict is None:
            allowed.append((name, choice))
        else:
            yield conflict
    for pair in combinations(allowed, 2):
        choices = {PLAYERS: players, **dict(pair)}
        conflict = _conflict(choices, options_type) if len(choices) == 3 else None
        if conflict is not None:
            yield conflict


def _conflict(choices: dict[str, Any], options_type: type[Any]) -> Conflict | None:
    try:
        options_type(**choices)
    except Problem as problem:
        return Conflict(choices, problem)
    return None


def check_choices(options: object) -> None:
    """Raise `Problem` for a field whose value is not one of its choices."""
    for one in option_fields(type(options)):
        if one.choices:
            check_option(one.name, getattr(options, one.name), one.choices)


def check_option(option: str, value: object, allowed: Iterable[object]) -> None:
    """Raise `Problem` unless the value is one of those allowed, its type included."""
    allowed = tuple(allowed)
    if not any(value == one and type(value) is type(one) for one in allowed):
        texts = ", ".join("null" if one is None else str(one) for one in allowed)
        raise Problem(
            Message("bad-option-value", {"option": option, "value": brief(value), "allowed": texts})
        )


def check_names(options_type: type[Any], raw: Mapping[str, Any]) -> None:
    """Raise `Problem` for a name that is no option."""
    known = {field.name for field in fields(options_type)}
    for name in raw:
        if name not in known:
            allowed = ", ".join(field.name for field in fields(options_type))
            raise Problem(Message("bad-option", {"option": brief(name), "allowed": allowed}))

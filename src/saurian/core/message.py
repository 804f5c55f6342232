"""What is said to a reader: never a sentence, always an id with arguments.

The sentence is made by the reader's own language (`saurian.locale`). The *name* of an argument tells
what it is: a value `oops` of the argument `phrase` is worded by the message `phrase-oops`, a `seat` by
the name of the player there. `saurian.locale` lists the names that are worded so.
"""

import reprlib
from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, NamedTuple

Seat = int
"""A place at the table, counted clockwise from 0: the neighbour on the left of s is s + 1."""

Arg = str | int | tuple[str, ...]

NO_ARGS: Mapping[str, Arg] = MappingProxyType({})


class Message(NamedTuple):
    """Something to say, in no language yet."""

    id: str
    args: Mapping[str, Arg] = NO_ARGS


class Event(NamedTuple):
    """Something that happened, and who may hear of it."""

    id: str
    args: Mapping[str, Arg] = NO_ARGS
    to: tuple[Seat, ...] | None = None
    """The only seats that may read it; None: everybody, spectators too."""

    def heard_by(self, seat: Seat | None) -> bool:
        """Whether the seat (None: a spectator) may read this event."""
        return self.to is None or seat in self.to


def describe_message(message: Message | Event) -> dict[str, Any]:
    """A message or an event as plain data for a client; who may hear it is for the sender to heed."""
    return {"id": message.id, "args": {name: _plain_arg(value) for name, value in message.args.items()}}


def _plain_arg(value: Arg) -> str | int | list[str]:
    if isinstance(value, tuple):
        return list(value)
    return str(value) if isinstance(value, str) else value


LONGEST_BRIEF = 80


def brief(value: object) -> str:
    """Something that a user gave, short enough to be quoted in a message, whatever it is."""
    try:
        text = value if isinstance(value, str) else reprlib.repr(value)
    except ValueError:  # a whole number that is too long to be written
        text = "…"
    return text if len(text) <= LONGEST_BRIEF else f"{text[:LONGEST_BRIEF]}…"


class Problem(Exception):
    """Something the user gave is wrong: `message` says what, or where if there is a `cause` to say what.

    As text it is the English sentence with the message ids after it, or those alone where `saurian.locale` is
    not installed or does not know them.
    """

    def __init__(self, message: Message, cause: Message | None = None) -> None:
        super().__init__(message, cause)
        self.message = message
        self.cause = cause

    @property
    def rule(self) -> str | None:
        """The id of the rule that forbids it; None: no rule of a game does."""
        rule = (self.cause or self.message).args.get("rule")
        return rule if isinstance(rule, str) else None

    def __str__(self) -> str:
        said = [message for message in (self.message, self.cause) if message]
        try:
            english = import_module(LOCALE).load_all_words("en")
            return f"{english.explain(self)} [{': '.join(message.id for message in said)}]"
        except (ImportError, KeyError, ValueError):
            return ": ".join(map(_plain, said))


LOCALE = "saurian.locale"
"""What words messages. It is not imported with the engine, which needs nothing but the standard library."""


def _plain(message: Message) -> str:
    details = ", ".join(f"{name}={value}" for name, value in message.args.items())
    return f"{message.id} ({details})" if details else message.id


class BotFailed(Problem):
    """A bot could not decide: its program crashed, for example. Nothing that the user gave is wrong."""


class IllegalAction(Problem):
    """The rules do not allow this action to this seat now.

    `message` says why; `seat`, `move` (its text) and `phase` say what was tried, if that is known.
    """

    def __init__(
        self,
        message: Message,
        cause: Message | None = None,
        *,
        seat: Seat | None = None,
        move: str = "",
        phase: str = "",
    ) -> None:
        super().__init__(message, cause)
        self.seat = seat
        self.move = move
        self.phase = phase

    def __str__(self) -> str:
        why = super().__str__()
        if self.seat is None:
            return why
        seat = "chance" if self.seat < 0 else f"seat {self.seat}"
        phase = f" in phase {self.phase}" if self.phase else ""
        return f"{seat} cannot play {brief(self.move)}{phase}: {why}"

"""What is said to a reader: never a sentence, always an id with arguments.

The sentence is made by the reader's own language (`saurian.locale`). The *name* of an argument tells
what it is: a value `trex` of the argument `species` is worded by the message `species-trex`, a `seat` by
the name of the player there. `saurian.locale` lists the names that are worded so.
"""

from collections.abc import Mapping
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


class Problem(Exception):
    """Something the user gave is wrong: `message` says what, or where if there is a `cause` to say what."""

    def __init__(self, message: Message, cause: Message | None = None) -> None:
        super().__init__(message, cause)
        self.message = message
        self.cause = cause

    def __str__(self) -> str:
        return ": ".join(_plain(message) for message in (self.message, self.cause) if message)


def _plain(message: Message) -> str:
    details = ", ".join(f"{name}={value}" for name, value in message.args.items())
    return f"{message.id} ({details})" if details else message.id


class IllegalAction(Problem):
    """The rules do not allow this action to this seat now."""

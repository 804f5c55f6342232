"""Actions: what a seat, or chance, does."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from typing import Any, Generic, TypeVar

from saurian.core.message import Message, Problem, brief


class Action:
    """One move of a seat or of chance. Every concrete action is a frozen dataclass.

    No abstract base class: games ask `isinstance` of an action at every move, and that is slow for one.
    """

    __slots__ = ()

    @property
    def text(self) -> str:
        """The short form that a person can read and type; see the game's `notation`."""
        raise NotImplementedError


def describe_action(action: Action, plain: Mapping[str, Callable[[Any], Any]]) -> dict[str, Any]:
    """An action as plain data for a client: its text, its kind and its fields; `plain` makes those plain that
    are not."""
    described: dict[str, Any] = {"move": action.text, "kind": kind_of(type(action))}
    for field in fields(action):  # type: ignore[arg-type]  # every action is a dataclass
        value = getattr(action, field.name)
        described[field.name] = plain[field.name](value) if field.name in plain else value
    return described


def kind_of(action_type: type[Action]) -> str:
    """The class as a word: `PickHero` is `pick-hero`."""
    return re.sub("(?<!^)(?=[A-Z])", "-", action_type.__name__).lower()


A = TypeVar("A", bound=Action)


class ActionTable(Generic[A]):
    """All actions of a game in a fixed order: codes for learners, texts for people, both two-way."""

    def __init__(self, actions: Iterable[A]) -> None:
        self._actions = tuple(actions)
        self._codes = {action: code for code, action in enumerate(self._actions)}
        self._texts = {action.text: action for action in self._actions}
        assert len(self._texts) == len(self._codes) == len(self._actions), "an action stands twice"

    def __len__(self) -> int:
        return len(self._actions)

    def code(self, action: A) -> int:
        """The small integer of an action."""
        return self._codes[action]

    def action(self, code: int) -> A:
        """The action of a small integer."""
        if not 0 <= code < len(self._actions):
            raise Problem(Message("bad-code", {"code": code, "most": len(self._actions) - 1}))
        return self._actions[code]

    def read(self, text: str) -> A:
        """The action that a text names."""
        try:
            return self._texts[text.strip()]
        except KeyError:
            raise Problem(Message("bad-move", {"text": brief(text)})) from None

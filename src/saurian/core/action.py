"""Actions: what a seat, or chance, does."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from saurian.core.message import Message, Problem


class Action:
    """One move of a seat or of chance. Every concrete action is a frozen dataclass.

    No abstract base class: games ask `isinstance` of an action at every move, and that is slow for one.
    """

    __slots__ = ()

    @property
    def text(self) -> str:
        """The short form that a person can read and type; see the game's `notation`."""
        raise NotImplementedError


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
            raise Problem(Message("bad-move", {"text": text})) from None

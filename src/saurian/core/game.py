"""What every game offers to the rest of Saurian."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

from saurian.core.action import A
from saurian.core.encoder import Encoder
from saurian.core.message import Message, Problem, Seat
from saurian.core.options import OptionField, option_fields
from saurian.core.state import S, V


class Options(Protocol):
    """What is agreed before a game. A frozen dataclass in every game."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    def to_json(self) -> dict[str, Any]:
        """The options as the game's `options` reads them."""


O = TypeVar("O", bound=Options)  # noqa: E741


class Game(ABC, Generic[S, A, O, V]):
    """A game: how to agree on it, start it, write it down and show it."""

    name: ClassVar[str]
    players: ClassVar[range]
    options_type: ClassVar[type[Any]]
    """The dataclass of its options."""
    rules_version: ClassVar[int]
    """The newest version of the rules; older ones stay playable for the sake of old records."""

    revealing: ClassVar[frozenset[str]] = frozenset()
    """The events that show what was hidden without any chance or secret choice: what led to them cannot be
    taken back."""

    beginning: ClassVar[str | None] = None
    """The event that tells which seat begins, where chance decides it; None: there is no such seat."""

    def options(self, raw: Mapping[str, Any] | None = None, /, **chosen: Any) -> O:
        """Options from JSON, from keywords, or both; missing ones take their default.

        Raises `Problem` for what cannot be.
        """
        if raw is not None and not isinstance(raw, Mapping):
            raise TypeError(
                f"{self.name} takes its options from a mapping or from keywords, as in options(players=3);"
                f" this is {type(raw).__name__}"
            )
        return self._read_options({**(raw or {}), **chosen})

    @abstractmethod
    def _read_options(self, raw: Mapping[str, Any]) -> O:
        """Options from JSON."""

    def option_fields(self) -> tuple[OptionField, ...]:
        """What can be agreed on, in order."""
        return option_fields(self.options_type)

    def start(self, options: O | Mapping[str, Any] | None = None, rules_version: int | None = None) -> S:
        """The position before anything has happened.

        `options` as `options` makes them, or a mapping that it reads; None: the usual ones. `rules_version`
        None: the newest rules.
        """
        if not isinstance(options, self.options_type):
            options = self.options(cast(Mapping[str, Any] | None, options))
        version = self.rules_version if rules_version is None else rules_version
        return self._start(cast(O, options), version)

    @abstractmethod
    def _start(self, options: O, rules_version: int) -> S:
        """The position before anything has happened, by that version of the rules."""

    @abstractmethod
    def read_move(self, text: str) -> A:
        """The action that a text names; `Action.text` is the way back."""

    @abstractmethod
    def read_position(self, text: str) -> S:
        """The position that a text describes."""

    @abstractmethod
    def write_position(self, state: S) -> str:
        """A position in one line of text."""

    def read_view(self, text: str) -> V:
        """The view that a text describes, equal to the one that was written."""
        raise Problem(Message("no-view-text", {"game": self.name}))

    def write_view(self, view: V) -> str:
        """All that a view holds in one line of text: for bots in other processes and at a server.

        A game without it cannot be played by such bots.
        """
        raise Problem(Message("no-view-text", {"game": self.name}))

    @property
    @abstractmethod
    def codes(self) -> int:
        """How many action codes there are: 0 to this, less one."""

    @property
    @abstractmethod
    def seat_codes(self) -> int:
        """How many of them are for seats: 0 to this, less one. The codes above are for chance."""

    @abstractmethod
    def code(self, action: A) -> int:
        """The small integer of an action."""

    @abstractmethod
    def action(self, code: int) -> A:
        """The action of a small integer."""

    # --- plain data for clients, which know no rules; it is shared, so nobody may change it ---

    def describe(self, view: V) -> dict[str, Any]:
        """All that a view shows: the position, what its seat may do, and why not more.

        Every game has the keys `seat` (None: a spectator), `phase`, `acting` (the seats that owe a decision)
        and `legal` (what this seat may do, each with its `move` and `kind`).
        """
        return {**self.describe_own(view), **self.describe_public(view)}

    @abstractmethod
    def describe_public(self, view: V) -> dict[str, Any]:
        """What all views of a position show alike, a spectator's too."""

    @abstractmethod
    def describe_own(self, view: V) -> dict[str, Any]:
        """The rest of what a view shows."""

    def teams(self, options: O) -> list[list[Seat]]:
        """The seats of each team; empty if there are no teams."""
        return []

    def turn_of(self, state: S) -> object:
        """Which turn it is: equal as long as the turn lasts. When a player's time has run out, a bot decides
        for the rest of it."""
        return state.acting()

    def preview(self, view: V) -> dict[str, Any]:
        """What the seat's decisions would change at once, as far as it can know; empty: nothing is told.

        It reads the view alone. Clients show it beside each choice; docs/views.md explains the keys.
        """
        return {}

    @abstractmethod
    def memory(self, view: V) -> dict[str, Any]:
        """What follows from all that the seat has seen: an aid for those who want one. May take long."""

    def encoder(self, options: O | Mapping[str, Any] | None = None) -> Encoder[V]:
        """What makes numbers for learners from the views of a game with these options, as `start` takes them.

        Raises `NotImplementedError` for a game that has none.
        """
        raise NotImplementedError(f"{self.name} has no encoder")

    def facts(self) -> dict[str, Sequence[str]]:
        """The lists of ids that the browser's code must know too, by the name that they have there.

        `tools/facts.py` writes them for it.
        """
        return {}

    @abstractmethod
    def components(self, options: O, rules_version: int | None = None) -> dict[str, Any]:
        """What lies on the table and never changes: enough to draw it. None: the newest rules."""


AnyGame = Game[Any, Any, Any, Any]
"""Some game, where it does not matter which."""

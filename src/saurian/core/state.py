"""The two faces of a position: the whole of it, and what one seat may know of it."""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from saurian.core.action import A
from saurian.core.message import Event, IllegalAction, Message, Seat
from saurian.core.outcome import Outcome

if TYPE_CHECKING:
    from saurian.core.svg import Picture, Theme

CHANCE: Seat = -1
"""The seat of nature: it draws, rolls and shuffles."""

S = TypeVar("S", bound="State[Any]")
V = TypeVar("V", bound="View[Any, Any]")


class State(ABC, Generic[A]):
    """One position with everything in it.

    A game goes on by `apply`: of a seat that `acting` names, or of `CHANCE`. Where several seats act at
    once, each choice is kept secret until the last of them is in; it can be taken back until then.
    """

    __slots__ = ()

    @abstractmethod
    def acting(self) -> tuple[Seat, ...]:
        """The seats that must decide now, or `(CHANCE,)`; empty when the game is over."""

    @abstractmethod
    def legal(self, seat: Seat) -> Sequence[A]:
        """All that the seat may do now; empty if it owes no decision. Raises `ValueError` for no seat."""

    @abstractmethod
    def why_not(self, seat: Seat, action: A) -> Message | None:
        """Why the seat may not do this now; None if it may."""

    @abstractmethod
    def apply(self, seat: Seat, action: A) -> list[Event]:
        """Do it, and tell what happened. Raises `IllegalAction` and changes nothing if it may not be."""

    @abstractmethod
    def retract(self, seat: Seat) -> None:
        """Take back a secret choice that is not revealed yet."""

    @abstractmethod
    def odds(self) -> Sequence[tuple[A, int]]:
        """What chance may do now, each with its weight."""

    @abstractmethod
    def sample(self, rng: Random) -> A:
        """One action of chance, drawn by `odds`."""

    @abstractmethod
    def clone(self) -> Self:
        """A copy that shares nothing that can change."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def points(self) -> tuple[int, ...]:
        """By seat, the points as the position stands, hidden ones included; at the end, the totals."""

    @property
    def phase_name(self) -> str:
        """The phase of the game, as `Game.describe` names it; empty: the game has no phases."""
        return ""

    @abstractmethod
    def view(self, seat: Seat | None) -> "View[Self, A]":
        """What the seat (None: a spectator) may know. Raises `ValueError` for no seat, chance included."""

    def open_view(self) -> "View[Self, A]":
        """A spectator's view with all hands and other possessions open: for looking at finished games only.

        A game without secrets needs no other than `view(None)`.
        """
        return self.view(None)

    def resample(self, seat: Seat | None, rng: Random) -> Self:
        """A position like this one in all that the seat knows, the rest drawn anew.

        It goes through the view, so that nothing else can leak into it.
        """
        return self.view(seat).resample(rng)

    def picture(self, names: Sequence[str] | None = None) -> "Picture":
        """A drawing of all of it, hands and other possessions open. `names` are those of the players."""
        return self.open_view().picture(names)

    def svg(self, theme: "Theme" = "auto", width: float | None = None) -> str:
        """The drawing as an SVG document: `light`, `dark`, or `auto` as the page that shows it."""
        return self.picture().to_svg(theme, width)

    def _repr_svg_(self) -> str:
        return self.svg()

    def check(self, seat: Seat, action: A) -> None:
        """Raise `IllegalAction` if the seat may not do this now."""
        why = self.why_not(seat, action)
        if why is not None:
            move = str(getattr(action, "text", action))
            raise IllegalAction(why, seat=seat, move=move, phase=self.phase_name)

    def apply_all(self, actions: Mapping[Seat, A]) -> list[Event]:
        """Let all acting seats decide at the same time, and tell what happened.

        Raises `ValueError` unless there is an action for each acting seat and no other, and `IllegalAction`
        if one of them is not legal; then nothing has changed.
        """
        acting = self.acting()
        if set(actions) != set(acting):
            raise ValueError(f"the acting seats are {list(acting)}, the actions are for {sorted(actions)}")
        for seat in acting:
            self.check(seat, actions[seat])
        return [event for seat in acting for event in self.apply(seat, actions[seat])]

    def settle(self, rng: Random) -> list[Event]:
        """Let chance act until a seat must decide or the game is over, and tell what happened."""
        return [event for _, events in settling(self, lambda state: state.sample(rng)) for event in events]

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and fields_of(self) == fields_of(other)

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()


def settling(state: S, draw: Callable[[S], A]) -> Iterator[tuple[A, list[Event]]]:
    """Let chance act as `draw` says as long as it must; each action with its events."""
    while state.acting() == (CHANCE,):
        action = draw(state)
        yield action, state.apply(CHANCE, action)


def fields_of(position: Any) -> list[Any]:
    """All that a state or a view holds, what it has from its base classes included."""
    return [field for _, field in named_fields(position)]


def named_fields(position: Any) -> Iterator[tuple[str, Any]]:
    """The same with their names, always in the same order."""
    slots = (name for one in type(position).__mro__ for name in getattr(one, "__slots__", ()))
    for name in (*slots, *sorted(getattr(position, "__dict__", ()))):
        yield name, getattr(position, name)


def _plain(value: Any) -> Any:
    """What JSON does not know, as something that it knows: options, actions, and objects that exist once and
    travel to other processes by name."""
    if hasattr(value, "to_json"):
        return value.to_json()
    if hasattr(value, "text"):
        return value.text
    return value.__reduce__()[1]


def check_seat(seat: Seat | None, players: int) -> None:
    """Raise `ValueError` unless `seat` is below `players`, or None for a spectator."""
    if seat is not None and not 0 <= seat < players:
        name = "CHANCE" if seat == CHANCE else seat
        raise ValueError(f"there is no seat {name}: seats are 0 to {players - 1}, None is a spectator")


class View(ABC, Generic[S, A]):
    """What one seat may know now, memory of what it has seen included.

    Nothing changes a view once it is made, and it shares nothing with the state that can change.
    """

    __slots__ = ()

    seat: Seat | None

    derived: ClassVar[frozenset[str]] = frozenset()
    """The fields that follow from others; `key` leaves them out."""

    drawing: "ClassVar[Callable[[Any, Sequence[str] | None, Iterable[tuple[int, int]]], Picture] | None]" = (
        None
    )
    """Draws a view for `picture`, if the game has drawings; the game's `game.py` sets it."""

    @abstractmethod
    def acting(self) -> tuple[Seat, ...]:
        """As `State.acting`."""

    @abstractmethod
    def legal(self) -> Sequence[A]:
        """All that this seat may do now."""

    @abstractmethod
    def why_not(self, action: A) -> Message | None:
        """Why this seat may not do this now; None if it may."""

    @abstractmethod
    def resample(self, rng: Random) -> S:
        """A whole position that agrees with this view, the rest drawn at random."""

    def key(self) -> bytes:
        """Bytes that identify what the seat knows: the information state of the literature.

        Equal for equal views, in other processes and on other machines, and different for different ones.
        They may change with the version of Saurian.
        """
        parts = [field for name, field in named_fields(self) if name not in self.derived]
        return json.dumps(parts, default=_plain, separators=(",", ":")).encode()

    def picture(
        self, names: Sequence[str] | None = None, extent: Iterable[tuple[int, int]] = ()
    ) -> "Picture":
        """A drawing of what the view shows. A game without drawings gets the text of the view.

        `names` are those of the players. `extent` are places that the drawing leaves room for besides its
        own, so that the pictures of a game can have one size.
        """
        from saurian.core.svg import text_picture

        draw = type(self).drawing
        return text_picture(str(self)) if draw is None else draw(self, names, extent)

    def extent(self) -> Iterable[tuple[int, int]]:
        """The places that a drawing of it needs room for; a board that never grows needs none."""
        return ()

    def svg(self, theme: "Theme" = "auto", width: float | None = None) -> str:
        """The drawing as an SVG document: `light`, `dark`, or `auto` as the page that shows it."""
        return self.picture().to_svg(theme, width)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and fields_of(self) == fields_of(other)

    def __hash__(self) -> int:
        return hash(tuple(fields_of(self)))

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

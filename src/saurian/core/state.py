"""The two faces of a position: the whole of it, and what one seat may know of it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

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
            raise IllegalAction(why)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and fields_of(self) == fields_of(other)

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()


def fields_of(position: Any) -> list[Any]:
    """All that a state or a view holds, what it has from its base classes included."""
    slots = (name for one in type(position).__mro__ for name in getattr(one, "__slots__", ()))
    return [getattr(position, name) for name in (*slots, *sorted(getattr(position, "__dict__", ())))]


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

    def picture(
        self, names: Sequence[str] | None = None, extent: Iterable[tuple[int, int]] = ()
    ) -> "Picture":
        """A drawing of what the view shows. A game without drawings gets the text of the view.

        `names` are those of the players. `extent` are places that the drawing leaves room for besides its
        own, so that the pictures of a game can have one size.
        """
        from saurian.core.svg import text_picture

        return text_picture(str(self))

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

"""The two faces of a position: the whole of it, and what one seat may know of it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, Generic, Self, TypeVar

from saurian.core.action import A
from saurian.core.message import Event, IllegalAction, Message, Seat
from saurian.core.outcome import Outcome

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
        """Who owes a decision now: seats, `(CHANCE,)`, or nobody when the game is over."""

    @abstractmethod
    def legal(self, seat: Seat) -> Sequence[A]:
        """All that the seat may do now; empty if it owes no decision."""

    @abstractmethod
    def refusal(self, seat: Seat, action: A) -> Message | None:
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
        """What the seat (None: a spectator) may know."""

    def resample(self, seat: Seat | None, rng: Random) -> Self:
        """A position like this one in all that the seat knows, the rest drawn anew.

        It goes through the view, so that nothing else can leak into it.
        """
        return self.view(seat).resample(rng)

    def check(self, seat: Seat, action: A) -> None:
        """Raise `IllegalAction` if the seat may not do this now."""
        why = self.refusal(seat, action)
        if why is not None:
            raise IllegalAction(why)

    def __eq__(self, other: object) -> bool:
        slots: tuple[str, ...] = type(self).__slots__
        return type(other) is type(self) and all(
            getattr(self, name) == getattr(other, name) for name in slots
        )

    __hash__ = None  # type: ignore[assignment]  # a state changes


class View(ABC, Generic[S, A]):
    """What one seat may know now, memory of what it has seen included. A frozen dataclass."""

    __slots__ = ()

    seat: Seat | None

    @abstractmethod
    def acting(self) -> tuple[Seat, ...]:
        """As `State.acting`."""

    @abstractmethod
    def legal(self) -> Sequence[A]:
        """All that this seat may do now."""

    @abstractmethod
    def refusal(self, action: A) -> Message | None:
        """Why this seat may not do this now; None if it may."""

    @abstractmethod
    def resample(self, rng: Random) -> S:
        """A whole position that agrees with this view, the rest drawn at random."""

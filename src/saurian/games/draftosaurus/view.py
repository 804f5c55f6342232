"""What a seat may see, and what it remembers.

Placements, reveals and discards are public, so that who has once held a hand knows for ever what is left
in it. Hands go to the left every turn: in turn t of a round (from 0) a seat has held those that are now
with itself and its next t neighbours on the left. All the rest, in the bag and in the hands that it has
not held, is one unseen herd, known as a whole by counting.
"""

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from saurian.core import Message, Seat, View
from saurian.core.notation import shown
from saurian.games.draftosaurus.actions import DraftosaurusAction
from saurian.games.draftosaurus.pens import Zoo
from saurian.games.draftosaurus.phases import NOT_YOUR_TURN
from saurian.games.draftosaurus.pieces import (
    NO_HERD,
    Herd,
    Species,
    dinosaurs_of,
    herd_of,
    minus,
    plus,
)
from saurian.games.draftosaurus.table import Position, Table
from saurian.games.draftosaurus.text import draw_table, write_head

if TYPE_CHECKING:
    from saurian.games.draftosaurus.state import DraftosaurusState


class DraftosaurusView(Table, View["DraftosaurusState", DraftosaurusAction]):
    """What one seat, or a spectator, may know. Nothing changes it once it is made."""

    __slots__ = ("choice", "decided", "hand_sizes", "seat", "unseen")

    derived = frozenset({"board", "course"})

    seat: Seat | None
    acting_seats: tuple[Seat, ...]
    revealed: tuple[Species | None, ...]
    zoos: tuple[Zoo, ...]
    decided: tuple[Seat, ...]
    """The seats whose secret choice is in."""
    choice: DraftosaurusAction | None
    """This seat's own secret choice, if it is in."""
    hands: tuple[Herd | None, ...]
    """By seat, what is known to be in the hand there; None: this seat has never held it."""
    hand_sizes: tuple[int, ...]
    unseen: Herd
    """The bag and the hands that are not known, together."""

    def copy_open_part(self, source: Table) -> None:
        """As tables do, in tuples."""
        super().copy_open_part(source)
        self.acting_seats = tuple(self.acting_seats)
        self.zoos = tuple(self.zoos)

    def acting(self) -> tuple[Seat, ...]:
        return self.acting_seats

    def legal(self) -> Sequence[DraftosaurusAction]:
        if self.seat is None or self.seat not in self.acting_seats:
            return ()
        return self.phase.legal(self, self.seat)

    def why_not(self, action: DraftosaurusAction) -> Message | None:
        if self.seat is None or self.seat not in self.acting_seats:
            return NOT_YOUR_TURN
        return self.phase.why_not(self, self.seat, action)

    def __repr__(self) -> str:
        who = "spectator" if self.seat is None else f"seat={self.seat}"
        return shown(self, f"{who} {write_head(self)}")

    def __str__(self) -> str:
        return draw_table(self)

    def resample(self, rng: Random) -> "DraftosaurusState":
        """The unseen dinosaurs are dealt anew; another's secret choice is any legal one, all alike."""
        from saurian.games.draftosaurus.state import DraftosaurusState

        state = DraftosaurusState.__new__(DraftosaurusState)
        state.copy_open_part(self)
        state.hands = self._deal_unseen(rng)
        state.bag = self._left_in_bag(state.hands)
        state.secret = [None] * self.options.players
        for seat in self.decided:
            state.secret[seat] = self.choice if seat == self.seat else self._guess(state, seat, rng)
        return state

    def _deal_unseen(self, rng: Random) -> list[Herd]:
        missing = sum([size for hand, size in zip(self.hands, self.hand_sizes, strict=True) if hand is None])
        if not missing:
            return [hand or NO_HERD for hand in self.hands]
        drawn = iter(rng.sample(dinosaurs_of(self.unseen), missing))
        return [
            herd_of(islice(drawn, size)) if hand is None else hand
            for hand, size in zip(self.hands, self.hand_sizes, strict=True)
        ]

    def _left_in_bag(self, hands: Sequence[Herd]) -> Herd:
        bag = self.unseen
        for known, hand in zip(self.hands, hands, strict=True):
            if known is None:
                bag = minus(bag, hand)
        return bag

    def _guess(self, state: Position, seat: Seat, rng: Random) -> DraftosaurusAction:
        return rng.choice(self.phase.legal(state, seat))


def make_view(state: Position, seat: Seat | None) -> DraftosaurusView:
    """What the seat (None: a spectator) may know of the position."""
    hands = known_hands(state, seat)
    unseen = state.bag
    for known, hand in zip(hands, state.hands, strict=True):
        if known is None:
            unseen = plus(unseen, hand)
    view = DraftosaurusView.__new__(DraftosaurusView)
    view.copy_open_part(state)
    view.seat = seat
    view.decided = tuple(other for other, choice in enumerate(state.secret) if choice is not None)
    view.choice = None if seat is None else state.secret[seat]
    view.hands = hands
    view.hand_sizes = tuple(map(sum, state.hands))
    view.unseen = unseen
    return view


def make_open_view(state: Position) -> DraftosaurusView:
    """A spectator's view of the position with all hands open."""
    view = make_view(state, None)
    view.hands, view.unseen = tuple(state.hands), state.bag
    return view


def known_hands(state: Position, seat: Seat | None) -> tuple[Herd | None, ...]:
    """The hands that the seat has held in this round, as they are now."""
    if seat is None:
        return (None,) * state.options.players
    players, turn = state.options.players, state.turn
    return tuple(
        hand if (holder - seat) % players <= turn else None for holder, hand in enumerate(state.hands)
    )

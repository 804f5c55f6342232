"""What a seat may see, and what it remembers.

Placements, reveals and discards are public, so that who has once held a hand knows for ever what is left
in it. Hands go to the left every turn: in turn t of a round (from 0) a seat has held those that are now
with itself and its next t neighbours on the left. All the rest, in the bag and in the hands that it has
not held, is one unseen herd, known as a whole by counting.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from saurian.core import Message, Seat, View
from saurian.games.draftosaurus.actions import DraftosaurusAction
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.pens import Board, Zoo
from saurian.games.draftosaurus.phases import NOT_YOUR_TURN, Phase
from saurian.games.draftosaurus.pieces import (
    NO_HERD,
    Face,
    Herd,
    Species,
    dinosaurs_of,
    herd_of,
    minus,
    plus,
)
from saurian.games.draftosaurus.rules import Rules
from saurian.games.draftosaurus.scoring import scores

if TYPE_CHECKING:
    from saurian.games.draftosaurus.state import DraftosaurusState


@dataclass(frozen=True, slots=True)
class DraftosaurusView(View["DraftosaurusState", DraftosaurusAction]):
    """What one seat, or a spectator, may know."""

    seat: Seat | None
    options: DraftosaurusOptions
    rules: Rules
    board: Board
    past: tuple[tuple[Zoo, ...], ...]
    """The zoos of the boards of the match that are over."""
    round: int
    turn: int
    roller: Seat | None
    die: Face | None
    phase: Phase
    owing: tuple[Seat, ...]
    """Who still owes a decision."""
    decided: tuple[Seat, ...]
    """Whose secret choice is in."""
    choice: DraftosaurusAction | None
    """This seat's own secret choice, if it is in."""
    revealed: tuple[Species | None, ...]
    """By seat, the dinosaur on its way from hand to zoo."""
    zoos: tuple[Zoo, ...]
    box: Herd
    """What was discarded (two players)."""
    hands: tuple[Herd | None, ...]
    """By seat, what is known to be in the hand there; None: this seat has never held it."""
    hand_sizes: tuple[int, ...]
    unseen: Herd
    """The bag and the hands that are not known, together."""

    def acting(self) -> tuple[Seat, ...]:
        return self.owing

    def legal(self) -> Sequence[DraftosaurusAction]:
        if self.seat is None or self.seat not in self.owing:
            return ()
        return self.phase.legal(self, self.seat)

    def refusal(self, action: DraftosaurusAction) -> Message | None:
        if self.seat is None or self.seat not in self.owing:
            return NOT_YOUR_TURN
        return self.phase.why_not(self, self.seat, action)

    def scores(self) -> list[dict[str, int]]:
        """The points of every zoo as it stands, part by part."""
        return scores(self.rules, self.board, self.zoos)

    def resample(self, rng: Random) -> "DraftosaurusState":
        """The unseen dinosaurs are dealt anew; another's secret choice is any legal one, all alike."""
        from saurian.games.draftosaurus.state import DraftosaurusState

        state = DraftosaurusState.__new__(DraftosaurusState)
        state.options = self.options
        state.rules = self.rules
        state.course = self.rules.courses[self.options.players]
        state.board = self.board
        state.past = self.past
        state.round = self.round
        state.turn = self.turn
        state.roller = self.roller
        state.die = self.die
        state.phase = self.phase
        state.owing = list(self.owing)
        state.revealed = list(self.revealed)
        state.zoos = list(self.zoos)
        state.box = self.box
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

    def _guess(self, state: "DraftosaurusState", seat: Seat, rng: Random) -> DraftosaurusAction:
        return rng.choice(self.phase.legal(state, seat))


def make_view(state: "DraftosaurusState", seat: Seat | None) -> DraftosaurusView:
    """What the seat (None: a spectator) may know of the position."""
    hands = known_hands(state, seat)
    unseen = state.bag
    for known, hand in zip(hands, state.hands, strict=True):
        if known is None:
            unseen = plus(unseen, hand)
    return DraftosaurusView(
        seat=seat,
        options=state.options,
        rules=state.rules,
        board=state.board,
        past=state.past,
        round=state.round,
        turn=state.turn,
        roller=state.roller,
        die=state.die,
        phase=state.phase,
        owing=tuple(state.owing),
        decided=tuple(other for other, choice in enumerate(state.secret) if choice is not None),
        choice=None if seat is None else state.secret[seat],
        revealed=tuple(state.revealed),
        zoos=tuple(state.zoos),
        box=state.box,
        hands=hands,
        hand_sizes=tuple(map(sum, state.hands)),
        unseen=unseen,
    )


def known_hands(state: "DraftosaurusState", seat: Seat | None) -> tuple[Herd | None, ...]:
    """The hands that the seat has held in this round, as they are now."""
    if seat is None:
        return (None,) * state.options.players
    players, turn = state.options.players, state.turn
    return tuple(
        hand if (holder - seat) % players <= turn else None for holder, hand in enumerate(state.hands)
    )

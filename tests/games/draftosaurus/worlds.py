"""Other worlds that a seat cannot tell from this one, made without the engine's help.

`Hands` follows the hands as things of wood that go from seat to seat, and who has held each. From it we know
which dinosaurs a seat has not seen; `another_world` exchanges those among themselves, lets the other seats
change the choices that are still secret, and plays the same public moves again.
"""

from dataclasses import dataclass, field
from random import Random

from saurian.core import CHANCE, Action, Event, Seat
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.actions import Choose, Deal, Discard, Draft, DraftosaurusAction, Place
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.pieces import Species, dinosaurs_of, herd_of
from saurian.games.draftosaurus.state import DraftosaurusState
from tests.random_games import Move


@dataclass
class Hand:
    """One hand as it goes round the table."""

    dealt_at: int
    """Which move of the game dealt it."""
    dinosaurs: list[Species]
    held_by: set[Seat]
    gone: list[Species] = field(default_factory=list)
    """What has left it, for all to see."""


class Hands:
    """All hands of the round, by the seat that has them now; and what is in the bag."""

    def __init__(self, options: DraftosaurusOptions) -> None:
        self.players = options.players
        self.at: list[Hand] = []
        self.bag: list[Species] = []
        self.choices: dict[Seat, Action] = {}
        self.secret_moves: list[int] = []
        """Which moves of the game are choices that nobody else knows yet."""
        self.refill()

    def refill(self) -> None:
        """A full bag, at the start of a board (D-03)."""
        self.bag = list(Species) * {2: 8, 3: 6, 4: 8, 5: 10}[self.players]

    def follow(self, number: int, move: Move) -> None:
        """One more move of the game."""
        if isinstance(move.action, Deal):
            self._deal(number, move.action)
        elif move.seat != CHANCE:
            self.choices[move.seat] = move.action
            self.secret_moves.append(number)
            if any(event.id != "decided" for event in move.events):
                self._reveal(move)
        ids = {event.id for event in move.events}
        if "counted" in ids and not any(id.startswith("won") for id in ids):
            self.refill()

    def _deal(self, number: int, deal: Deal) -> None:
        if len(self.at) == self.players:
            self.at = []
        hand = dinosaurs_of(deal.herd)
        for species in hand:
            self.bag.remove(species)
        self.at.append(Hand(number, hand, {len(self.at)}))

    def _reveal(self, move: Move) -> None:
        for seat, action in self.choices.items():
            if isinstance(action, Choose | Draft | Discard):
                self.at[seat].dinosaurs.remove(action.species)
                self.at[seat].gone.append(action.species)
        self.choices = {}
        self.secret_moves = []
        if isinstance(move.action, Discard) or (self.players > 2 and isinstance(move.action, Place | Draft)):
            self.at = self.at[-1:] + self.at[:-1]
            for seat, hand in enumerate(self.at):
                hand.held_by.add(seat)

    def unseen_by(self, seat: Seat | None) -> list[Hand]:
        """The hands that the seat has never held."""
        return [hand for hand in self.at if seat not in hand.held_by]


def another_world(
    options: DraftosaurusOptions, moves: list[Move], hands: Hands, seat: Seat | None, rng: Random
) -> tuple[DraftosaurusState, list[list[Event]]]:
    """A position that the seat cannot tell from the one that the moves lead to, and the events on the way."""
    deals = _other_deals(hands, seat, rng)
    state = DRAFTOSAURUS.start(options)
    heard = []
    for number, move in enumerate(moves):
        action: DraftosaurusAction = deals.get(number, move.action)  # type: ignore[arg-type]
        if number in hands.secret_moves and move.seat != seat:
            action = rng.choice(state.legal(move.seat))
        heard.append(state.apply(move.seat, action))
    return state, heard


def _other_deals(hands: Hands, seat: Seat | None, rng: Random) -> dict[int, Deal]:
    """The deals of this round with the unseen dinosaurs exchanged, by number of the move."""
    unseen = hands.unseen_by(seat)
    pool = hands.bag + [species for hand in unseen for species in hand.dinosaurs]
    rng.shuffle(pool)
    deals = {}
    for hand in unseen:
        others = [pool.pop() for _ in hand.dinosaurs]
        deals[hand.dealt_at] = Deal(herd_of(hand.gone + others))
    return deals

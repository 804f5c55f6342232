"""Deals: the luck of a game, kept apart from its players, so that the same luck can be had again.

Chance is drawn kind by kind (a kind is a class of actions: `Roll`, `Draw`, `Coin` …), and the nth draw of a
kind takes its randomness from the seed, the deal, the kind and n alone. So a decision that brings about one
draw more of one kind shifts no other kind, and no draw ever takes up more of the luck than its own:

- Where decisions do not touch what is drawn from, the draws themselves are the same in every game of the
  deal: a bag, dice, the order of a pile, however far a game gets through it.
- Where they do (a coin out of a purse that players have filled), the lot is the same, and it falls on what
  is there.

A seat, too, has luck of its own, from which the bot there takes its random choices. The same bots at the same
seats of the same deal play the same game.
"""

from collections import Counter
from random import Random
from typing import Any, NamedTuple

from saurian.core import Action, Seat, State


class Deal(NamedTuple):
    """All the luck of a game."""

    seed: int
    number: int

    def chance(self) -> "Chance":
        """What chance does, from the start of the game."""
        return Chance(self)

    def luck(self, seat: Seat) -> Random:
        """What the player at that seat takes its random choices from."""
        return self.random("seat", seat)

    def random(self, kind: str, number: int) -> Random:
        """The randomness of one thing in the deal."""
        return Random(f"{self.seed}/{self.number}/{kind}/{number}")


class Chance:
    """Draws for one game of a deal."""

    def __init__(self, deal: Deal) -> None:
        self._deal = deal
        self._drawn: Counter[str] = Counter()
        self._probe = Random(0)

    def draw(self, state: State[Any]) -> Action:
        """What chance does now."""
        kind = type(state.sample(self._probe)).__name__
        self._drawn[kind] += 1
        action: Action = state.sample(self._deal.random(kind, self._drawn[kind]))
        return action

"""Greedy pennies: there is nothing to gain by thinking, so it always says heads."""

from random import Random

from saurian.bots import Bot
from saurian.core import Action
from tests.pennies.games import HEADS, PenniesView


class GreedyBot(Bot):
    """Says heads."""

    def choose(self, view: PenniesView, rng: Random) -> Action:
        return HEADS

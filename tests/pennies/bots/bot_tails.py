"""The bot `tails`, by the name of its file."""

from random import Random

from saurian.bots import Bot
from saurian.core import Action
from tests.pennies.games import TAILS, PenniesView


class TailsBot(Bot):
    """Says tails."""

    def choose(self, view: PenniesView, rng: Random) -> Action:
        return TAILS


make_bot = TailsBot

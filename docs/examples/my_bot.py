"""A bot of your own: plays each legal move out at random and takes the one that wins most often.

saurian arena draftosaurus "./docs/examples/my_bot.py:MyBot(playouts=5)" greedy --games 40
"""

from random import Random
from typing import Any

from saurian.bots import Bot
from saurian.core import Action


class MyBot(Bot):
    """Flat Monte Carlo search; `playouts` is the number of random games for each legal move."""

    def __init__(self, playouts: int = 1) -> None:
        self.playouts = playouts

    def choose(self, view: Any, rng: Random) -> Action:
        """The move that won most; `view.resample` gives a whole position that fits what the seat knows."""
        wins = dict.fromkeys(view.legal(), 0.0)
        for action in list(wins) * self.playouts:
            state = view.resample(rng)
            state.apply(view.seat, action)
            while acting := state.acting():
                for seat in acting:  # -1 is chance
                    state.apply(seat, state.sample(rng) if seat < 0 else rng.choice(state.legal(seat)))
            wins[action] += view.seat in state.outcome().winners
        return max(wins, key=lambda action: wins[action])

"""What a bot is, and where to get one."""

from importlib import import_module
from random import Random
from typing import Any, Protocol

from saurian.core import Action, Message, Problem, View

BOTS = ("random", "greedy")


class Bot(Protocol):
    """Somebody who decides. The caller owns the randomness, so that a game can be played again."""

    def choose(self, view: View[Any, Any], rng: Random) -> Action:
        """One of the view's legal actions."""


class RandomBot:
    """Plays anything that is legal, all alike."""

    def choose(self, view: View[Any, Any], rng: Random) -> Action:
        """Any legal action."""
        action: Action = rng.choice(view.legal())
        return action


def make_bot(name: str, game: str) -> Bot:
    """The bot of that name for that game."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        bot: Bot = import_module(f"saurian.bots.greedy.{game}").GreedyBot()
        return bot
    raise Problem(Message("bad-bot", {"bot": name, "allowed": ", ".join(BOTS)}))

"""What a bot is."""

from random import Random
from typing import Any, Protocol

from saurian.core import Action, View


class Bot(Protocol):
    """A player that decides by itself. The caller owns the randomness, so that a game can be played again."""

    def choose(self, view: Any, rng: Random) -> Action:
        """One of the legal actions of the view, a `View` of the bot's game."""

    def prepare(self) -> None:
        """Do now, off the request path, what would make the first decision slow. By default nothing is."""
        return


class RandomBot(Bot):
    """Plays any legal action, each with the same probability."""

    def choose(self, view: View[Any, Any], rng: Random) -> Action:
        """Any legal action."""
        action: Action = rng.choice(view.legal())
        return action

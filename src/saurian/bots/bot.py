"""What a bot is, and where to get one."""

from importlib import import_module
from random import Random
from typing import Any, Protocol

from saurian.core import Action, Message, Problem, View

BOTS = ("random", "greedy")
"""The bots that every game has."""
LEVELS = dict.fromkeys(("draftosaurus", "drakon"), ("easy", "medium", "hard", "expert"))
"""The levels that a game has beside them, weakest first."""


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


def bots_of(game: str) -> tuple[str, ...]:
    """The names of all bots that play the game, levels included."""
    return (*BOTS, *LEVELS.get(game, ()))


def make_bot(name: str, game: str, iterations: int | None = None, seconds: float | None = None) -> Bot:
    """The bot of that name for that game.

    Those that search do so many iterations, or what a quiet core does in so many seconds; by default the
    level's own. With iterations and no seconds, nothing depends on the clock.
    """
    bot: Bot
    if name == "random":
        return RandomBot()
    if name == "greedy":
        bot = import_module(f"saurian.bots.greedy.{game}").GreedyBot()
        return bot
    if name in LEVELS.get(game, ()):
        bot = import_module(f"saurian.bots.levels.{game}").make_level(name, iterations, seconds)
        return bot
    raise Problem(Message("bad-bot", {"bot": name, "allowed": ", ".join(bots_of(game))}))


def prepare(bot: Bot) -> None:
    """Do now, off the request path, what would make the bot's first decision slow."""
    if hasattr(bot, "prepare"):
        bot.prepare()

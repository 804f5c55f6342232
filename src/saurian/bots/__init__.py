"""Players: they get a view, never a state."""

from saurian.bots.bot import BOTS, LEVELS, Bot, bots_of, make_bot, prepare

__all__ = ["BOTS", "LEVELS", "Bot", "bots_of", "make_bot", "prepare"]

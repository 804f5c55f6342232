"""Players: they get a view, never a state."""

from saurian.bots.bot import BOTS, Bot, make_bot

__all__ = ["BOTS", "Bot", "make_bot"]

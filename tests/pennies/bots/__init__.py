"""The bots of pennies. `bot_tails.py` is one more: a file is enough."""

from saurian.bots import BotMaker

BOTS = {"greedy": BotMaker(f"{__name__}.greedy:GreedyBot")}

"""Players: they get a view, never a state."""

from saurian.bots.bot import Bot
from saurian.bots.registry import (
    SETTINGS,
    BotMaker,
    bots_of,
    build_bot,
    compiled_bots,
    levels_of,
    levels_work,
    make_bot,
    makers,
    stand_in_of,
)

__all__ = [
    "SETTINGS",
    "Bot",
    "BotMaker",
    "bots_of",
    "build_bot",
    "compiled_bots",
    "levels_of",
    "levels_work",
    "make_bot",
    "makers",
    "stand_in_of",
]

"""Saurian: a digital table for board games.

This is the front door. What it exports is loaded when it is first used, so `import saurian` costs nothing
and needs no dependency.
"""

TYPE_CHECKING = False  # `typing` takes longer to load than all of this
if TYPE_CHECKING:
    from saurian.arena.match import GameFailed as GameFailed
    from saurian.arena.playing import BotResult as BotResult
    from saurian.arena.playing import MatchResult as MatchResult
    from saurian.arena.playing import match as match
    from saurian.arena.playing import play as play
    from saurian.bots import Bot as Bot
    from saurian.bots import make_bot as make_bot
    from saurian.core import CHANCE as CHANCE
    from saurian.core import Action as Action
    from saurian.core import Event as Event
    from saurian.core import GameRecord as GameRecord
    from saurian.core import IllegalAction as IllegalAction
    from saurian.core import Message as Message
    from saurian.core import Outcome as Outcome
    from saurian.core import Problem as Problem
    from saurian.core import State as State
    from saurian.core import View as View
    from saurian.games import find_game as find_game
    from saurian.games import start as start
    from saurian.games.records import load as load

    def games() -> tuple[str, ...]:
        """The names of all games. The package `saurian.games` is called for them."""


__version__ = "0.1.0"
"""The one place where the version is written; the package takes it from here."""

_HOMES = {
    "saurian.arena.match": ("GameFailed",),
    "saurian.arena.playing": ("BotResult", "MatchResult", "match", "play"),
    "saurian.bots": ("Bot", "make_bot"),
    "saurian.core": (
        *("CHANCE", "Action", "Event", "GameRecord", "IllegalAction", "Message", "Outcome", "Problem"),
        *("State", "View"),
    ),
    "saurian.games": ("find_game", "start"),
    "saurian.games.records": ("load",),
}
"""By module, what it contributes."""

__all__ = [
    "CHANCE",
    "Action",
    "Bot",
    "BotResult",
    "Event",
    "GameFailed",
    "GameRecord",
    "IllegalAction",
    "MatchResult",
    "Message",
    "Outcome",
    "Problem",
    "State",
    "View",
    "__version__",
    "find_game",
    "games",
    "load",
    "make_bot",
    "match",
    "play",
    "start",
]

if not TYPE_CHECKING:  # type checkers know the names from above, and report others

    def __getattr__(name: str) -> object:
        from importlib import import_module

        if name == "games":
            return import_module("saurian.games")
        home = next((module for module, names in _HOMES.items() if name in names), None)
        if home is None:
            raise AttributeError(f"module 'saurian' has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(home), name)
        return value


def __dir__() -> list[str]:
    return __all__

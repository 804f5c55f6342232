"""Which bots play a game, and how one is made.

A game declares its bots in the mapping `BOTS` of its package `saurian.bots.GAME`. Besides, each module
`bot_NAME` of that package is the bot NAME: its function or class `make_bot` takes no settings. A module is
imported when the first bot of it is made.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from saurian.bots.bot import Bot
from saurian.bots.plugins import no_such_setting
from saurian.core import Message, Problem
from saurian.core.message import brief
from saurian.games import find_part

SETTINGS = ("iterations", "seconds", "tables")
"""All settings that some bot has."""
STAND_IN = "greedy"
"""The bot that plays for those that need Numba where it is missing; in a game without it, the random bot."""
RANDOM = "random"
DROPPED_IN = "bot_"
"""How the modules begin that are bots by their name alone."""


@dataclass(frozen=True, slots=True)
class BotMaker:
    """How one bot of a game is made."""

    path: str
    """`module:name` of a class or function that takes the settings by name."""
    settings: tuple[str, ...] = ()
    compiled: bool = False
    """Whether it needs Numba."""

    def make(self, settings: Mapping[str, Any]) -> Bot:
        """The bot with these settings."""
        module, _, name = self.path.partition(":")
        bot: Bot = getattr(import_module(module), name)(**settings)
        return bot


SHARED = {RANDOM: BotMaker("saurian.bots.bot:RandomBot")}
"""The bots that every game has."""


_added: dict[str, dict[str, BotMaker]] = {}
"""By game, the bots that this process knows besides."""


def add_bot(name: str, game: str, maker: BotMaker) -> None:
    """Let this process know one more bot of a game. A bot of the same name that is there already stays."""
    _added.setdefault(game, {})[name] = maker
    makers.cache_clear()


@cache
def makers(game: str) -> Mapping[str, BotMaker]:
    """All bots that play the game, by name; those that the game declares are in its order, weakest first."""
    package = find_part(game, "bots")
    added = _added.get(game, {})
    if package is None:
        return added | SHARED
    modules = [module.name for module in iter_modules(package.__path__)]
    dropped_in = {
        name.removeprefix(DROPPED_IN): BotMaker(f"{package.__name__}.{name}:make_bot")
        for name in modules
        if name.startswith(DROPPED_IN)
    }
    declared: dict[str, BotMaker] = package.BOTS
    known = SHARED | declared | dropped_in
    return known | {name: maker for name, maker in added.items() if name not in known}


def bots_of(game: str) -> tuple[str, ...]:
    """The names of all bots that play the game."""
    return tuple(makers(game))


def levels_of(game: str) -> tuple[str, ...]:
    """The bots that people are offered as levels, weakest first: those that the game declares, but for the
    one that stands in for others."""
    package = find_part(game, "bots")
    return () if package is None else tuple(name for name in package.BOTS if name != STAND_IN)


def compiled_bots(game: str) -> tuple[str, ...]:
    """The bots of the game that need Numba."""
    return tuple(name for name, maker in makers(game).items() if maker.compiled)


def stand_in_of(game: str) -> str:
    """The bot that plays where another cannot."""
    return STAND_IN if STAND_IN in makers(game) else RANDOM


def make_bot(
    name: str,
    game: str,
    iterations: int | None = None,
    seconds: float | None = None,
    tables: str | Path | None = None,
    stand_in: bool = False,
) -> Bot:
    """The bot of that name for that game. Raises `Problem` for a bot or a setting that is not there.

    A bot that searches does `iterations`, or what a quiet core does in `seconds`; by default the level's own.
    With iterations and no seconds, nothing depends on the clock. `tables` is a file that `saurian train` has
    written; None: what the package ships.

    Without Numba, a bot that needs it is a `Problem`, or, with `stand_in`, another plays: a caller that asks
    for that must tell it, as the server does.
    """
    given = {"iterations": iterations, "seconds": seconds, "tables": tables}
    return build_bot(name, game, {key: value for key, value in given.items() if value is not None}, stand_in)


def build_bot(name: str, game: str, given: Mapping[str, object], stand_in: bool = False) -> Bot:
    """As `make_bot`, with the settings by name."""
    known = makers(game)
    if name not in known:
        raise Problem(Message("bad-bot", {"bot": brief(name), "allowed": ", ".join(known)}))
    maker = known[name]
    for key in given:
        if key not in maker.settings:
            raise Problem(no_such_setting(name, maker.settings, key))
    settings = {key: _checked(key, value) for key, value in given.items()}
    if maker.compiled and not levels_work():
        if not stand_in:
            allowed = ", ".join(name for name, maker in known.items() if not maker.compiled)
            raise Problem(Message("bot-needs-numba", {"bot": name, "allowed": allowed}))
        return known[stand_in_of(game)].make({})
    if "tables" in settings:
        _check_tables(settings["tables"], game)
    return maker.make(settings)


def levels_work() -> bool:
    """Whether the bots that need Numba can play here."""
    return import_module("saurian.sim.compiling").COMPILED  # type: ignore[no-any-return]


def _check_tables(file: Any, game: str) -> None:
    from saurian.bots.tables import check_tables
    from saurian.bots.training import find_training

    check_tables(file, find_training(game).FILE)


def _checked(key: str, value: object) -> object:
    """The value of a setting, if it is one. Raises `Problem` if it is not."""
    if key == "tables":
        if isinstance(value, str | Path):
            return Path(value)
    elif key == "iterations":
        if type(value) is int and 0 < value <= MOST_ITERATIONS:
            return value
    elif isinstance(value, int | float) and not isinstance(value, bool) and 0 < value <= MOST_SECONDS:
        return float(value)
    raise Problem(Message(f"bot-bad-{key}", {"text": brief(value)}))


MOST_ITERATIONS = 10**8
MOST_SECONDS = 24 * 60 * 60
"""A larger number is a slip of the pen."""

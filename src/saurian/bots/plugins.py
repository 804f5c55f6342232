"""Bots that are not part of Saurian: classes in modules and files, and entry points of other packages.

A package offers a bot under a name by an entry point of the group `saurian.bots`:

    [project.entry-points."saurian.bots"]
    clever = "my_package.bots:Clever"

The class, or a function that returns a bot, takes its settings by name. Its attribute `games`, if it has one,
lists the games that the bot plays.
"""

import hashlib
import inspect
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from saurian.bots.bot import Bot
from saurian.core import Message, Problem
from saurian.core.message import brief

GROUP = "saurian.bots"
"""The group of entry points that are bots."""
FILE_SUFFIX = ".py"
METHODS = ("choose", "prepare")
"""What every bot can do."""


@cache
def entry_bots() -> Mapping[str, EntryPoint]:
    """The bots that installed packages offer, by name."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def make_plugin(path: str, game: str, settings: Mapping[str, object], name: str = "") -> Bot:
    """The bot of a class or function, `package.module:Class` or `file.py:Class`, with these settings.

    Raises `Problem` for one that cannot be loaded, does not play the game, or has no such setting. `name` is
    what to call it in messages; by default its path.
    """
    name = name or path
    maker = load_maker(path, name)
    games = games_of(maker)
    if games is not None and game not in games:
        raise Problem(Message("bot-other-games", {"bot": name, "game": game, "allowed": ", ".join(games)}))
    _check_settings(maker, name, settings)
    try:
        bot = maker(**settings)
    except Problem:
        raise
    except Exception as error:
        raise _failed("bot-not-made", name, error) from error
    for method in METHODS:
        if not callable(getattr(bot, method, None)):
            raise Problem(Message("bot-no-method", {"bot": name, "method": method}))
    return bot


def games_of(maker: Callable[..., Bot]) -> tuple[str, ...] | None:
    """The games that the bot plays; None: it does not say, so all of them."""
    games: Any = getattr(maker, "games", None)
    return None if games is None else tuple(games)


def settings_of(maker: Callable[..., Bot]) -> tuple[str, ...]:
    """The names of the settings that the bot takes."""
    return tuple(name for name, one in _parameters(maker).items() if one.kind in BY_NAME)


BY_NAME = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)


def load_maker(path: str, name: str = "") -> Callable[..., Bot]:
    """The class or function that a path names. Raises `Problem` if it cannot be loaded."""
    name = name or path
    module_path, _, attribute = path.rpartition(":")
    try:
        is_file = module_path.endswith(FILE_SUFFIX)
        found: Any = _load_file(Path(module_path)) if is_file else _load_module(module_path)
        for part in attribute.split("."):
            found = getattr(found, part)
    except (Exception, SystemExit) as error:
        raise _failed("bot-not-loaded", name, error) from error
    if not callable(found):
        raise Problem(Message("bot-not-callable", {"bot": name}))
    maker: Callable[..., Bot] = found
    return maker


def _load_module(path: str) -> ModuleType:
    """The module of that name, which may be in the working folder."""
    _add_to_path(Path.cwd())
    return import_module(path)


def _load_file(path: Path) -> ModuleType:
    """The module in that file, loaded once; it can import the files beside it."""
    path = path.expanduser().resolve()
    digest = hashlib.sha256(str(path).encode("utf-8", "surrogateescape")).hexdigest()
    name = f"{GROUP.replace('.', '_')}_{digest[:8]}"
    if name in sys.modules:
        return sys.modules[name]
    if not path.is_file():
        raise FileNotFoundError(f"there is no file {path}")
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses and pickle look it up there
    _add_to_path(path.parent)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _add_to_path(folder: Path) -> None:
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def _parameters(maker: Callable[..., Bot]) -> Mapping[str, inspect.Parameter]:
    try:
        parameters = inspect.signature(maker).parameters
    except ValueError:  # written in C
        return {}
    return {} if _inherits_init(maker) else parameters


def _inherits_init(maker: Callable[..., Bot]) -> bool:
    """Whether it is a class without a constructor of its own; that of `Protocol` takes anything."""
    return isinstance(maker, type) and inspect.getattr_static(maker, "__init__") in NO_INIT


NO_INIT = (object.__init__, inspect.getattr_static(Bot, "__init__"))


def _check_settings(maker: Callable[..., Bot], name: str, settings: Mapping[str, object]) -> None:
    """Raise `Problem` for a setting that the bot does not take, or one that is missing."""
    parameters, allowed = _parameters(maker), settings_of(maker)
    takes_any = any(one.kind is inspect.Parameter.VAR_KEYWORD for one in parameters.values())
    for key in settings:
        if key not in allowed and not takes_any:
            raise Problem(no_such_setting(name, allowed, key))
    for key in allowed:
        if parameters[key].default is inspect.Parameter.empty and key not in settings:
            raise Problem(Message("bot-missing-setting", {"bot": name, "setting": key}))


def no_such_setting(name: str, allowed: tuple[str, ...], key: str) -> Message:
    """What to say about a setting that a bot does not have."""
    if not allowed:
        return Message("bot-no-settings", {"bot": name, "setting": brief(key)})
    args = {"bot": name, "setting": brief(key), "allowed": ", ".join(allowed)}
    return Message("bot-no-such-setting", args)


def _failed(id: str, name: str, error: BaseException) -> Problem:
    text = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(" :")
    return Problem(Message(id, {"bot": brief(name), "text": text}))

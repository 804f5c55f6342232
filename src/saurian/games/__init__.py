"""The games. `find_game` loads one when it is asked for, so that nobody waits for the others.

The package can be called: `saurian.games()` lists their names.
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, Unpack, overload

from saurian.core import AnyGame, Message, Problem, State
from saurian.core.message import brief

if TYPE_CHECKING:
    from saurian.games.draftosaurus import Draftosaurus
    from saurian.games.draftosaurus.options import DraftosaurusKeywords
    from saurian.games.draftosaurus.state import DraftosaurusState
    from saurian.games.drakon import Drakon
    from saurian.games.drakon.options import DrakonKeywords
    from saurian.games.drakon.state import DrakonState

GAMES = {name: f"saurian.{{layer}}.{name}" for name in ("draftosaurus", "drakon")}
"""Every game by name, and where its package in each layer is. This line is all that shared code lists."""


def register(name: str, home: str) -> None:
    """Add a game that is not part of this package.

    `home` names its package in a layer: with `chess.{layer}`, the rules are in `chess.games`, whose `CHESS`
    is the game, the bots in `chess.bots`, the terminal's screen in `chess.cli.screens`.
    """
    GAMES[name] = home


def check_game(name: str) -> None:
    """Raise `Problem` unless there is a game of that name."""
    if name not in GAMES:
        raise Problem(Message("bad-game", {"game": brief(name), "allowed": ", ".join(GAMES)}))


@overload
def find_game(name: Literal["draftosaurus"]) -> "Draftosaurus": ...
@overload
def find_game(name: Literal["drakon"]) -> "Drakon": ...
@overload
def find_game(name: str) -> AnyGame: ...
def find_game(name: str) -> AnyGame:
    """The game of that name: the object in its package that has that name in capitals."""
    check_game(name)
    game: AnyGame = getattr(import_module(_path(name, "games")), name.upper())
    return game


@overload
def start(
    game: Literal["draftosaurus"], **options: "Unpack[DraftosaurusKeywords]"
) -> "DraftosaurusState": ...
@overload
def start(game: Literal["drakon"], **options: "Unpack[DrakonKeywords]") -> "DrakonState": ...
@overload
def start(game: str, **options: Any) -> State[Any]: ...
def start(game: str, **options: Any) -> State[Any]:
    """The position before anything has happened, with these options; those left out take their default.

    Raises `Problem` for a game or an option that is not there.
    """
    state: State[Any] = find_game(game).start(options)
    return state


def find_part(name: str, layer: str, module: str = "") -> ModuleType | None:
    """The package of a game in a layer (`bots`, `sim`, `cli.screens`), or a module of it; None if missing."""
    check_game(name)
    path = _path(name, layer) + (f".{module}" if module else "")
    try:
        found = find_spec(path) is not None
    except ModuleNotFoundError as error:  # of a package above it, or of something else that one needs
        if error.name is None or not f"{path}.".startswith(f"{error.name}."):
            raise
        found = False
    return import_module(path) if found else None


def _path(name: str, layer: str) -> str:
    return GAMES[name].format(layer=layer)


class _CallableModule(ModuleType):
    """This package, which is also the function `saurian.games`."""

    def __call__(self) -> tuple[str, ...]:
        """The names of all games."""
        return tuple(GAMES)


sys.modules[__name__].__class__ = _CallableModule

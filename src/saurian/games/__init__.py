"""The games. `find_game` loads one when it is asked for, so that nobody waits for the others."""

from importlib import import_module

from saurian.core import AnyGame, Message, Problem

GAMES = {"draftosaurus": "DRAFTOSAURUS", "drakon": "DRAKON"}
"""The name of each game, and of its object in the package of that name."""


def find_game(name: str) -> AnyGame:
    """The game of that name."""
    if name not in GAMES:
        raise Problem(Message("bad-game", {"game": name, "allowed": ", ".join(GAMES)}))
    game: AnyGame = getattr(import_module(f"{__name__}.{name}"), GAMES[name])
    return game

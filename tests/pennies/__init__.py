"""Pennies: the smallest complete game, which is not part of the package. docs/adding-a-game.md explains it.

It has the same folders as a game of the package: `games` (the rules), `bots`, `cli.screens` (the terminal)
and `locale` (words and the arguments that are worded). `python -m tests.pennies play pennies` is `saurian`
with it.
"""

from pathlib import Path

from saurian import locale
from saurian.games import register


def add() -> None:
    """Make the game known in this process: the one line that a game of the package has in `saurian.games`."""
    register("pennies", f"{__name__}.{{layer}}")
    locale.add_folder(Path(__file__).parent / "locale")

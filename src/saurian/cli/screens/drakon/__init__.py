"""Drakon in a terminal.

`look` (words, letters, colours), `canvas` (walls and words), `chart` (the lair as a map), `cards` (single
chambers), `people` (who plays), `menus` (what is asked), `questions` (how it is shown), `advice` (moves in
a few words), `reading` (help, memory aid, the end), `screen` (all of it on one page).
"""

from collections.abc import Sequence

from saurian.cli.screens.drakon.look import Look
from saurian.cli.screens.drakon.screen import DrakonScreen
from saurian.games.drakon.options import SWITCHES
from saurian.locale import Language

words = ("drakon-play", "drakon-hints")
settings: dict[str, Sequence[str]] = {}
switches = SWITCHES


def make_screen(language: Language, names: Sequence[str]) -> DrakonScreen:
    """The screen for these players."""
    return DrakonScreen(Look(language, tuple(names)))

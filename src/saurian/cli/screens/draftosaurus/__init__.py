"""Draftosaurus in a terminal.

`look` (letters, colours, words), `zoo` (the own zoo as a board), `others` (the zoos of the others), `menus`
(what is asked), `reading` (help, memory aid, the end), `screen` (all of it on one page).
"""

from collections.abc import Sequence

from saurian.cli.screens.draftosaurus.look import Look
from saurian.cli.screens.draftosaurus.screen import DraftosaurusScreen
from saurian.games.draftosaurus.options import BOARDS, ORDERS
from saurian.games.draftosaurus.rules import RULE_SETS
from saurian.locale import Language

words = ("draftosaurus-hints",)
settings = {"board": tuple(BOARDS), "rules": RULE_SETS, "order": ORDERS}
switches = ()


def make_screen(language: Language, names: Sequence[str]) -> DraftosaurusScreen:
    """The screen for these players."""
    return DraftosaurusScreen(Look(language, tuple(names)))

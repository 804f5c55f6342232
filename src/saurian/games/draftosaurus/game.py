"""Draftosaurus as the rest of Saurian knows it."""

from collections.abc import Mapping
from typing import Any

from saurian.core import Game
from saurian.games.draftosaurus.actions import DraftosaurusAction, all_actions
from saurian.games.draftosaurus.notation import read_position, write_position
from saurian.games.draftosaurus.options import DraftosaurusOptions, options_from_json
from saurian.games.draftosaurus.rules import NEWEST, load_rules
from saurian.games.draftosaurus.state import DraftosaurusState


class Draftosaurus(Game[DraftosaurusState, DraftosaurusAction, DraftosaurusOptions]):
    """The game; there is one, `DRAFTOSAURUS`."""

    name = "draftosaurus"
    players = range(2, 6)
    options_type = DraftosaurusOptions
    rules_version = NEWEST

    def options(self, raw: Mapping[str, Any]) -> DraftosaurusOptions:
        return options_from_json(raw)

    def start(self, options: DraftosaurusOptions, rules_version: int | None = None) -> DraftosaurusState:
        version = NEWEST if rules_version is None else rules_version
        return DraftosaurusState.start(options, load_rules(options.rules, version))

    def read_move(self, text: str) -> DraftosaurusAction:
        return all_actions().read(text)

    def read_position(self, text: str) -> DraftosaurusState:
        return read_position(text)

    def write_position(self, state: DraftosaurusState) -> str:
        return write_position(state)

    @property
    def codes(self) -> int:
        return len(all_actions())

    def code(self, action: DraftosaurusAction) -> int:
        return all_actions().code(action)

    def action(self, code: int) -> DraftosaurusAction:
        return all_actions().action(code)


DRAFTOSAURUS = Draftosaurus()

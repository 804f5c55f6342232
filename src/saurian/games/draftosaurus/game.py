"""Draftosaurus as the rest of Saurian knows it."""

from collections.abc import Mapping, Sequence
from typing import Any

from saurian.core import Game
from saurian.games.draftosaurus.actions import DraftosaurusAction, FirstRoller, all_actions
from saurian.games.draftosaurus.components import components
from saurian.games.draftosaurus.describe import describe_own, describe_public, memory
from saurian.games.draftosaurus.facts import facts
from saurian.games.draftosaurus.notation import write_position
from saurian.games.draftosaurus.options import PLAYERS, DraftosaurusOptions, options_from_json
from saurian.games.draftosaurus.preview import preview
from saurian.games.draftosaurus.reading import read_position
from saurian.games.draftosaurus.rules import NEWEST, load_rules
from saurian.games.draftosaurus.state import DraftosaurusState
from saurian.games.draftosaurus.view import DraftosaurusView
from saurian.games.draftosaurus.view_text import read_view, write_view


class Draftosaurus(Game[DraftosaurusState, DraftosaurusAction, DraftosaurusOptions, DraftosaurusView]):
    """The game; there is one, `DRAFTOSAURUS`."""

    name = "draftosaurus"
    players = PLAYERS
    options_type = DraftosaurusOptions
    rules_version = NEWEST
    beginning = "first-roller"

    def _read_options(self, raw: Mapping[str, Any]) -> DraftosaurusOptions:
        return options_from_json(raw)

    def _start(self, options: DraftosaurusOptions, rules_version: int) -> DraftosaurusState:
        return DraftosaurusState.start(options, load_rules(options.rules, rules_version))

    def read_move(self, text: str) -> DraftosaurusAction:
        return all_actions().read(text)

    def read_position(self, text: str) -> DraftosaurusState:
        return read_position(text)

    def write_position(self, state: DraftosaurusState) -> str:
        return write_position(state)

    def read_view(self, text: str) -> DraftosaurusView:
        return read_view(text)

    def write_view(self, view: DraftosaurusView) -> str:
        return write_view(view)

    @property
    def codes(self) -> int:
        return len(all_actions())

    @property
    def seat_codes(self) -> int:
        return all_actions().code(FirstRoller(0))  # chance's actions come last, and this one first among them

    def code(self, action: DraftosaurusAction) -> int:
        return all_actions().code(action)

    def action(self, code: int) -> DraftosaurusAction:
        return all_actions().action(code)

    def describe_public(self, view: DraftosaurusView) -> dict[str, Any]:
        return describe_public(view)

    def describe_own(self, view: DraftosaurusView) -> dict[str, Any]:
        return describe_own(view)

    def turn_of(self, state: DraftosaurusState) -> object:
        return (len(state.past), state.round, state.turn)

    def preview(self, view: DraftosaurusView) -> dict[str, Any]:
        return preview(view)

    def memory(self, view: DraftosaurusView) -> dict[str, Any]:
        return memory(view)

    def facts(self) -> dict[str, Sequence[str]]:
        return {**facts()}

    def components(self, options: DraftosaurusOptions, rules_version: int | None = None) -> dict[str, Any]:
        version = NEWEST if rules_version is None else rules_version
        return components(options, load_rules(options.rules, version))


DRAFTOSAURUS = Draftosaurus()

"""Draftosaurus as the rest of Saurian knows it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from saurian.core import Game
from saurian.games.draftosaurus.actions import DraftosaurusAction, FirstRoller, all_actions
from saurian.games.draftosaurus.components import components
from saurian.games.draftosaurus.describe import describe_own, describe_public, memory
from saurian.games.draftosaurus.encoder import DraftosaurusEncoder
from saurian.games.draftosaurus.facts import facts
from saurian.games.draftosaurus.notation import write_position
from saurian.games.draftosaurus.options import PLAYERS, DraftosaurusOptions, options_from_json
from saurian.games.draftosaurus.preview import preview
from saurian.games.draftosaurus.reading import read_position
from saurian.games.draftosaurus.rules import NEWEST, load_rules
from saurian.games.draftosaurus.state import DraftosaurusState
from saurian.games.draftosaurus.view import DraftosaurusView
from saurian.games.draftosaurus.view_text import read_view, write_view

if TYPE_CHECKING:
    from saurian.core.svg import Picture


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

    def encoder(self, options: DraftosaurusOptions | Mapping[str, Any] | None = None) -> DraftosaurusEncoder:
        chosen = options if isinstance(options, DraftosaurusOptions) else self.options(options)
        return DraftosaurusEncoder(chosen)

    def facts(self) -> dict[str, Sequence[str]]:
        return {**facts()}

    def components(self, options: DraftosaurusOptions, rules_version: int | None = None) -> dict[str, Any]:
        version = NEWEST if rules_version is None else rules_version
        return components(options, load_rules(options.rules, version))


def _draw(
    view: DraftosaurusView, names: Sequence[str] | None, extent: Iterable[tuple[int, int]]
) -> "Picture":
    """The drawing of a view, loaded when one is wanted."""
    from saurian.games.draftosaurus.svg import draw

    return draw(view, names)


DraftosaurusView.drawing = _draw

DRAFTOSAURUS = Draftosaurus()

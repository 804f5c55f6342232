"""Drakon as the rest of Saurian knows it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from saurian.core import Game, Seat
from saurian.games.drakon.actions import DrakonAction, FirstPlayer
from saurian.games.drakon.box import NEWEST, load_box
from saurian.games.drakon.components import components
from saurian.games.drakon.describe import describe_own, describe_public, memory, teams
from saurian.games.drakon.encoder import WINDOW, DrakonEncoder
from saurian.games.drakon.facts import facts
from saurian.games.drakon.notation import all_actions, write_position
from saurian.games.drakon.options import PLAYERS, DrakonOptions, options_from_json
from saurian.games.drakon.preview import preview
from saurian.games.drakon.reading import read_position
from saurian.games.drakon.state import DrakonState
from saurian.games.drakon.view import DrakonView
from saurian.games.drakon.view_text import read_view, write_view

if TYPE_CHECKING:
    from saurian.core.svg import Picture


class Drakon(Game[DrakonState, DrakonAction, DrakonOptions, DrakonView]):
    """The game; there is one, `DRAKON`."""

    name = "drakon"
    players = PLAYERS
    options_type = DrakonOptions
    rules_version = NEWEST
    beginning = "first-player"
    revealing = frozenset({"hand-shown"})

    def _read_options(self, raw: Mapping[str, Any]) -> DrakonOptions:
        return options_from_json(raw)

    def _start(self, options: DrakonOptions, rules_version: int) -> DrakonState:
        return DrakonState.start(options, options.box or load_box(rules_version), rules_version)

    def read_move(self, text: str) -> DrakonAction:
        return all_actions().read(text)

    def read_position(self, text: str) -> DrakonState:
        return read_position(text)

    def write_position(self, state: DrakonState) -> str:
        return write_position(state)

    def read_view(self, text: str) -> DrakonView:
        return read_view(text)

    def write_view(self, view: DrakonView) -> str:
        return write_view(view)

    @property
    def codes(self) -> int:
        return len(all_actions())

    @property
    def seat_codes(self) -> int:
        return all_actions().code(FirstPlayer(0))  # chance's actions come last, and this one first among them

    def code(self, action: DrakonAction) -> int:
        return all_actions().code(action)

    def action(self, code: int) -> DrakonAction:
        return all_actions().action(code)

    def describe_public(self, view: DrakonView) -> dict[str, Any]:
        return describe_public(view)

    def describe_own(self, view: DrakonView) -> dict[str, Any]:
        return describe_own(view)

    def teams(self, options: DrakonOptions) -> list[list[Seat]]:
        return teams(options)

    def turn_of(self, state: DrakonState) -> object:
        return (state.turn, None in state.heroes)

    def preview(self, view: DrakonView) -> dict[str, Any]:
        return preview(view)

    def memory(self, view: DrakonView) -> dict[str, Any]:
        return memory(view)

    def encoder(
        self, options: DrakonOptions | Mapping[str, Any] | None = None, window: int = WINDOW
    ) -> DrakonEncoder:
        chosen = options if isinstance(options, DrakonOptions) else self.options(options)
        return DrakonEncoder(chosen, window)

    def facts(self) -> dict[str, Sequence[str]]:
        return {**facts()}

    def components(self, options: DrakonOptions, rules_version: int | None = None) -> dict[str, Any]:
        version = NEWEST if rules_version is None else rules_version
        return components(options, options.box or load_box(version))


def _draw(view: DrakonView, names: Sequence[str] | None, extent: Iterable[tuple[int, int]]) -> "Picture":
    """The drawing of a view, loaded when one is wanted."""
    from saurian.games.drakon.svg import draw

    return draw(view, names, extent)


DrakonView.drawing = _draw

DRAKON = Drakon()

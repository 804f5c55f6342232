"""Score pads: the pieces of a real table as JSON in, their points as JSON out.

A game that has one brings it in its module `scorepad`.
"""

from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any, Protocol, cast

from saurian.core import Outcome
from saurian.games import GAMES, find_part


class ScorePad(Protocol):
    """What such a module offers."""

    EXAMPLE: Mapping[str, Any]
    """A small sheet."""

    def read_sheet(self, raw: object) -> Any:
        """A sheet from JSON. Raises `Problem` for what is no sheet, and for what cannot be."""

    def count(self, sheet: Any) -> Outcome:
        """The points, and who wins."""

    def to_json(self, sheet: Any, result: Outcome) -> dict[str, Any]:
        """The answer of the score pad."""


def find_score_pad(raw: object) -> tuple[str, ScorePad]:
    """The game that a sheet names and its score pad; if it names none that has one, the first there is, which
    says what is wrong with the sheet."""
    wanted = raw.get("game") if isinstance(raw, Mapping) else None
    games = [wanted] if isinstance(wanted, str) and wanted in GAMES else []
    return next(_pads([*games, *GAMES]))


def examples() -> list[Mapping[str, Any]]:
    """A sheet of each game that has a score pad."""
    return [pad.EXAMPLE for _, pad in _pads(GAMES)]


def _pads(games: Mapping[str, str] | list[str]) -> Iterator[tuple[str, ScorePad]]:
    for game in games:
        module: ModuleType | None = find_part(game, "games", "scorepad")
        if module is not None:
            yield game, cast(ScorePad, module)

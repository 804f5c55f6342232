"""What is agreed before a game."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal, TypedDict

from saurian.core import Message, Problem, Seat, check_names, check_option
from saurian.core.options import check_choices, one_of
from saurian.games.draftosaurus.actions import MOST_PLAYERS
from saurian.games.draftosaurus.rules import RULE_SETS, SECOND_ROLLERS, load_rules

PLAYERS = range(2, MOST_PLAYERS + 1)

BOARDS = {"summer": ("summer",), "winter": ("winter",), "match": ("summer", "winter")}
"""The boards that are played one after the other (D-01, D-18)."""

ORDERS = ("printed", "quick")


@dataclass(frozen=True, slots=True)
class DraftosaurusOptions:
    """What is agreed before a game; each with its default."""

    players: int = field(default=4, metadata=one_of(PLAYERS))
    board: str = field(default="summer", metadata=one_of(BOARDS))
    """`summer`, `winter` or `match`, a Summer game and then a Winter game (D-18)."""
    rules: str = field(default="international", metadata=one_of(RULE_SETS))
    """`international` or `polish`."""
    order: str = field(default="printed", metadata=one_of(ORDERS))
    """`printed`: choose, reveal, place; `quick`: choose and place in one secret step (D-11)."""
    first: Seat | None = field(default=None, metadata=one_of((None, *range(MOST_PLAYERS))))
    """The first roller; None: chance decides (D-04)."""
    last_turn_binds_all: bool | None = field(default=None, metadata=one_of((None, False, True)))
    """Five players: the die of a round's last turn binds everyone (D-16). None: as the rule set says,
    which is settled at once."""

    second_roller: str | None = field(
        default=None, metadata=one_of((None, *SECOND_ROLLERS), only_with={"board": "match"})
    )
    """A match: who rolls first in its second game (D-18). None: as the rule set says, which is settled
    at once; without a second game it is always None."""

    def __post_init__(self) -> None:
        check_choices(self)
        check_option("first", self.first, (None, *range(self.players)))
        if self.last_turn_binds_all and self.players != 5:
            raise Problem(Message("bad-last-turn-option", {"players": self.players, "rule": "D-16"}))
        if self.last_turn_binds_all is None:
            default = self.players == 5 and load_rules(self.rules).last_turn_binds_all
            object.__setattr__(self, "last_turn_binds_all", default)
        object.__setattr__(self, "second_roller", self._settle_second_roller())

    def _settle_second_roller(self) -> str | None:
        if self.board != "match":
            return None
        return self.second_roller or load_rules(self.rules).rulings.match_second_roller

    def to_json(self) -> dict[str, Any]:
        """The options as `options_from_json` reads them."""
        return asdict(self)


class DraftosaurusKeywords(TypedDict, total=False):
    """The options as keywords, for type checkers."""

    players: Literal[2, 3, 4, 5]
    board: Literal["summer", "winter", "match"]
    rules: Literal["international", "polish"]
    order: Literal["printed", "quick"]
    first: Seat | None
    last_turn_binds_all: bool | None
    second_roller: str | None


def options_from_json(raw: Mapping[str, Any]) -> DraftosaurusOptions:
    """Options from JSON; a missing one takes its default, an unknown one is refused."""
    check_names(DraftosaurusOptions, raw)
    return DraftosaurusOptions(**raw)

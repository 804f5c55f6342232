"""What is agreed before a game."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from saurian.core import Message, Problem, Seat, check_names, check_option
from saurian.games.draftosaurus.rules import RULE_SETS, load_rules

BOARDS = {"summer": ("summer",), "winter": ("winter",), "match": ("summer", "winter")}
"""The boards that are played one after the other (D-01, D-18)."""

ORDERS = ("printed", "quick")


@dataclass(frozen=True, slots=True)
class DraftosaurusOptions:
    """What is agreed before a game; each with its default."""

    players: int = 4
    board: str = "summer"
    """`summer`, `winter` or `match`, a Summer game and then a Winter game (D-18)."""
    rules: str = "international"
    """`international` or `polish`."""
    order: str = "printed"
    """`printed`: choose, reveal, place; `quick`: choose and place in one secret step (D-11)."""
    first: Seat | None = None
    """The first roller; None: chance decides (D-04)."""
    last_turn_binds_all: bool | None = None
    """Five players: the die of a round's last turn binds everyone (D-16). None: as the rule set says,
    which is settled at once."""

    def __post_init__(self) -> None:
        check_option("players", self.players, range(2, 6))
        check_option("board", self.board, BOARDS)
        check_option("rules", self.rules, RULE_SETS)
        check_option("order", self.order, ORDERS)
        check_option("first", self.first, (None, *range(self.players)))
        check_option("last_turn_binds_all", self.last_turn_binds_all, (None, False, True))
        if self.last_turn_binds_all and self.players != 5:
            raise Problem(Message("bad-last-turn-option", {"players": self.players}))
        if self.last_turn_binds_all is None:
            default = self.players == 5 and load_rules(self.rules).last_turn_binds_all
            object.__setattr__(self, "last_turn_binds_all", default)

    def to_json(self) -> dict[str, Any]:
        """The options as `options_from_json` reads them."""
        return asdict(self)


def options_from_json(raw: Mapping[str, Any]) -> DraftosaurusOptions:
    """Options from JSON; a missing one takes its default, an unknown one is refused."""
    check_names(DraftosaurusOptions, raw)
    return DraftosaurusOptions(**raw)

"""What is agreed before a game."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from saurian.core import Message, Problem, Seat
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
        _one_of("players", self.players, range(2, 6))
        _one_of("board", self.board, BOARDS)
        _one_of("rules", self.rules, RULE_SETS)
        _one_of("order", self.order, ORDERS)
        _one_of("first", self.first, (None, *range(self.players)))
        _one_of("last_turn_binds_all", self.last_turn_binds_all, (None, False, True))
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
    known = {field.name for field in fields(DraftosaurusOptions)}
    for name in raw:
        if name not in known:
            raise Problem(Message("bad-option", {"option": name}))
    return DraftosaurusOptions(**raw)


def _one_of(option: str, value: object, allowed: Any) -> None:
    if not any(value == one and type(value) is type(one) for one in allowed):
        texts = ", ".join("null" if one is None else str(one) for one in allowed)
        raise Problem(Message("bad-option-value", {"option": option, "value": str(value), "allowed": texts}))

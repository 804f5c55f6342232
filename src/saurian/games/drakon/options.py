"""What is agreed before a game."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal, TypedDict

from saurian.core import Message, Problem, Seat, check_names, check_option
from saurian.core.options import check_choices, one_of, option_fields
from saurian.games.drakon.actions import MOST_PLAYERS
from saurian.games.drakon.box import Box, box_from_json

PLAYERS = range(2, MOST_PLAYERS + 1)
ON_OR_OFF = (False, True)


@dataclass(frozen=True, slots=True)
class DrakonOptions:
    """What is agreed before a game; each with its default."""

    players: int = field(default=4, metadata=one_of(PLAYERS))
    heroes: bool = field(default=False, metadata=one_of(ON_OR_OFF))
    """Each hero has an ability (K-81)."""
    escape: bool = field(default=False, metadata=one_of(ON_OR_OFF))
    """Eight coins are enough, but one must get out with them (K-80)."""
    short: bool = field(default=False, metadata=one_of(ON_OR_OFF))
    """Seven coins are enough (K-88)."""
    teams: bool = field(default=False, metadata=one_of(ON_OR_OFF))
    """Four or six players in pairs (K-89)."""
    drakon_from_start: bool = field(default=False, metadata=one_of(ON_OR_OFF))
    """House rule: Drakon waits on the entrance from the start."""
    two_actions: bool = field(default=False, metadata=one_of(ON_OR_OFF))
    """House rule: two actions a turn."""
    first: Seat | None = field(default=None, metadata=one_of((None, *range(MOST_PLAYERS))))
    """The first player; None: chance decides (K-01)."""
    box: Box | None = None
    """What is in the box (K-90); None: the one that comes with the rules."""

    def __post_init__(self) -> None:
        check_choices(self)
        check_option("first", self.first, (None, *range(self.players)))
        if self.escape and self.short:
            raise Problem(Message("bad-two-goals", {"rule": "K-88"}))
        if self.teams and self.players not in (4, 6):
            raise Problem(Message("bad-teams", {"players": self.players, "rule": "K-89"}))

    def to_json(self) -> dict[str, Any]:
        """The options as `options_from_json` reads them."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return values | {"box": None if self.box is None else self.box.to_json()}


SWITCHES = tuple(one.name for one in option_fields(DrakonOptions) if one.choices == ON_OR_OFF)
"""The options that are on or off."""


class DrakonKeywords(TypedDict, total=False):
    """The options as keywords, for type checkers."""

    players: Literal[2, 3, 4, 5, 6]
    heroes: bool
    escape: bool
    short: bool
    teams: bool
    drakon_from_start: bool
    two_actions: bool
    first: Seat | None
    box: Mapping[str, Any] | None


def options_from_json(raw: Mapping[str, Any]) -> DrakonOptions:
    """Options from JSON; a missing one takes its default, an unknown one is refused."""
    check_names(DrakonOptions, raw)
    box = raw.get("box")
    return DrakonOptions(**{**raw, "box": None if box is None else box_from_json(box)})


# --- pairs ---------------------------------------------------------------------------------------------


def pool(options: DrakonOptions, seat: Seat) -> int:
    """Whose coins are the seat's: its own, or those of its pair (K-89)."""
    return seat % (options.players // 2) if options.teams else seat


def partners(options: DrakonOptions, seat: Seat) -> tuple[Seat, ...]:
    """The seats that share the seat's coins, itself included."""
    mine = pool(options, seat)
    return tuple(other for other in range(options.players) if pool(options, other) == mine)


def are_rivals(options: DrakonOptions, one: Seat, other: Seat) -> bool:
    """Whether they play against each other."""
    return pool(options, one) != pool(options, other)

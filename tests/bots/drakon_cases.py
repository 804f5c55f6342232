"""For each reason of a hint in Drakon a small lair in which it holds."""

from dataclasses import dataclass, field
from typing import Any

from saurian.bots.drakon.reasons import reasons
from saurian.bots.hints import Prospect
from saurian.core import Message
from tests.games.drakon.lairs import move, play, scene


@dataclass(frozen=True)
class Case:
    """A lair, what is played before, the action that is recommended, and the one that comes to mind."""

    id: str
    lair: str
    best: str
    then: str | None = None
    before: tuple[str, ...] = ()
    runner_up: str = "no"
    more: dict[str, Any] = field(default_factory=dict)

    def reasons(self) -> list[Message]:
        """What speaks for the best option."""
        state = scene(self.lair, **{"hands": {0: "key/0", 1: "empty/I"}, **self.more})
        play(state, *self.before)
        then = None if self.then is None else move(self.then)
        best = Prospect(move(self.best), then, 0.5, 8.0)
        return reasons(state.view(state.acting()[0]), best, Prospect(move(self.runner_up), None, 0.4, 7.0))


ONE, NINE = (1, 0, 0), (0, 0, 3)

CASES = (
    Case("hint-gets-out", "En> Po", "go E", more={"coins": {0: NINE}, "escape": True}),
    Case("hint-may-win", "En> Fi^", "go E", more={"coins": {0: NINE}}),
    Case("hint-finds-coin", "En> Fi^", "go E"),
    Case("hint-robs", "En> Sl^", "go E", more={"coins": {1: ONE}}),
    Case(
        "hint-keeps-coin",
        "En> Lo^",
        "yes",
        before=("go E",),
        more={"coins": {0: ONE}, "abilities": True, "heroes": "druid knight"},
    ),
    Case("hint-sends-back", "En> Dr^ Em^! Em^@1", "at 3,0", before=("go E",)),
    Case(
        "hint-costs-rival",
        "En> Mi^ . \n . Em>@1 Lo",
        "go E",
        before=("go E", "seat 1"),
        more={"coins": {1: ONE}},
    ),
    Case(
        "hint-trades-up",
        "En> Em^",
        "use",
        "offer 1",
        more={"coins": {0: ONE}, "abilities": True, "heroes": "thief knight"},
    ),
    Case("hint-leads-to", "En> Em> Fi^", "go E"),
    Case("hint-frees", "En>", "place key/0", "put 1,0:-"),
    Case("hint-snatches", "En> Sc^", "seat 1", before=("go E",)),
    Case("hint-gets-away", "Em^! Em^ Em^ En> Em^", "go E", more={"coins": {0: ONE}}),
    Case(
        "hint-threatens",
        "En> Dr^ Em^! Em^ Em^ Em^ Em^@1",
        "at 3,0",
        before=("go E",),
        more={"coins": {1: ONE}},
    ),
    Case("hint-traps", "En> De^ . \n . Em>@1 Em", "at 2,-1", before=("go E",)),
    Case("hint-blocks", "En> De^ . \n . Em>v@1 Fi \n . Em> .", "at 2,-1", before=("go E",)),
    Case(
        "hint-saves-ability",
        "En> Em> Em>",
        "go E",
        runner_up="use",
        more={"abilities": True, "heroes": "ranger knight"},
    ),
    Case("hint-declines", "En> Sc^", "no", before=("go E",), runner_up="seat 1"),
)

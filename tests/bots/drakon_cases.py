"""For each reason of a hint in Drakon a small lair in which it holds."""

from dataclasses import dataclass, field
from typing import Any

from saurian.bots.drakon.reasons import reasons
from saurian.bots.hints import Prospect
from saurian.core import Message
from tests.games.drakon.lairs import box_with, move, play, scene


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
        """What speaks for the best option, most telling first."""
        state = scene(self.lair, **{"hands": {0: "key/0", 1: "empty/I"}, **self.more})
        play(state, *self.before)
        then = None if self.then is None else move(self.then)
        best = Prospect(move(self.best), then, 0.5, 8.0)
        return reasons(state.view(state.acting()[0]), best, Prospect(move(self.runner_up), None, 0.4, 7.0))


ONE, NINE = (1, 0, 0), (0, 0, 3)

CASES = (
    Case("hint-last-coin", "En> Fi^", "go E", more={"coins": {1: (7, 12, 8)}}),
    Case("hint-robs-leader", "En> Sl^", "go E", more={"coins": {1: ONE}, "players": 3}),
    Case(
        "hint-blocks-next",
        "En> De^ . \n . Em>v@1 Fi \n . Em> . \n . Em . ",
        "at 2,-1",
        before=("go E",),
    ),
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
        more={
            "coins": {0: ONE},
            "abilities": True,
            "heroes": "thief knight",
            "box": box_with(thief_may_trade=True),
        },
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
    Case(
        "hint-blocks",
        "En> De^ . . \n . Em>v@1 Em> Fi \n . Em> . .",
        "at 3,-1",
        before=("go E",),
    ),
    Case(
        "hint-drakon-way",
        "Em^! . Em^@1 Em^ Em^ Em^ En^",
        "place key/0",
        "put -5,0:-",
        more={"coins": {1: ONE}},
    ),
    Case("hint-opens-ways", "En^> Em^", "place key/0", "put 0,1:-"),
    Case(
        "hint-in-the-way",
        "En> Em>@1",
        "place lose-coin/I",
        "put 2,0:N",
        more={"hands": {0: "lose-coin/I", 1: "empty/I"}, "coins": {1: ONE}},
    ),
    Case("hint-ways-on", "En> Em> Em^", "go E"),
    Case("hint-stays-safe", "Em^! Em^ Em^ Em^ En^", "place key/0", "put 1,0:-", more={"coins": {0: ONE}}),
    Case("hint-keeps-options", "En> Em^", "place key/0", "put -1,0:-"),
    Case("hint-enters", "En> Em^", "go E"),
    Case("hint-stuck", "En^", "place key/0", "put 1,0:-", more={"pile": ""}),
    Case("hint-draws", "En^", "place key/0", "put 1,0:-"),
    Case(
        "hint-aims-at-leader",
        "En> Mi^ . \n . Em>@1 Em^",
        "seat 1",
        before=("go E",),
        more={"coins": {1: ONE}},
    ),
    Case("hint-aims-at", "En> Mi^ . \n . Em>@1 Em^", "seat 1", before=("go E",)),
    Case(
        "hint-uses-ability",
        "En> Em> Em>",
        "use",
        more={"abilities": True, "heroes": "ranger knight"},
    ),
    Case(
        "hint-clears-hand",
        "En> Em^",
        "discard key/0",
        before=("use",),
        more={"abilities": True, "heroes": "fighter knight"},
    ),
    Case(
        "hint-ends-turn",
        "En> Em> Em^",
        "done",
        before=("go E",),
        more={"abilities": True, "heroes": "ranger knight"},
    ),
    Case(
        "hint-saves-ability",
        "En> Em> Em>",
        "go E",
        runner_up="use",
        more={"abilities": True, "heroes": "ranger knight"},
    ),
    Case("hint-declines", "En> Sc^", "no", before=("go E",), runner_up="seat 1"),
)

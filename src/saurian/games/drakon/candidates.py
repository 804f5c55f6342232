"""The legal actions of a seat as a short list with numbers for learners: there are too many codes.

A candidate is the place of an action in the list of legal actions, sorted by code, at most `CANDIDATES` of
them. (No list was longer than 202 in random games; what is beyond the end of a longer one cannot be chosen.)
`sim/drakon/candidates.py` makes the same numbers in bulk.
"""

from collections.abc import Sequence
from functools import cache

from saurian.core import Seat
from saurian.core.encoder import Entry, flags, floats, people
from saurian.games.drakon.actions import (
    Accept,
    At,
    Choose,
    Decline,
    Discard,
    Done,
    DrakonAction,
    Offer,
    PickHero,
    Place,
    Put,
    Step,
    Use,
)
from saurian.games.drakon.heroes import HEROES
from saurian.games.drakon.kinds import KINDS
from saurian.games.drakon.lair import NOWHERE, REACH, place_of
from saurian.games.drakon.notation import all_actions
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.pieces import VALUES
from saurian.games.drakon.view import DrakonView

CANDIDATES = 256
SORTS = (PickHero, Place, Put, Step, At, Choose, Offer, Discard, Use, Accept, Decline, Done)
"""The actions of seats, in the order of their codes."""


@cache
def candidate_entries(options: DrakonOptions) -> tuple[Entry, ...]:
    """What each number about a candidate is."""
    return (
        *flags(f"is.{sort.__name__.lower()}" for sort in SORTS),
        *flags(f"kind.{kind}" for kind in KINDS),
        *flags(("north", "east", "south", "west", "there")),
        Entry("x", -REACH, REACH),
        Entry("y", -REACH, REACH),
        *flags(f"{who}.chosen" for who in people(options.players)),
        Entry("value", 0, max(VALUES)),
        *flags(f"hero.{hero}" for hero in HEROES),
    )


def candidates(view: DrakonView) -> list[int]:
    """The codes of the candidates."""
    return sorted(all_actions().code(action) for action in view.legal())[:CANDIDATES]


def pack_candidates(view: DrakonView, codes: Sequence[int]) -> bytes:
    """The numbers of the actions of these codes, one after the other, as 32-bit floats."""
    assert view.seat is not None
    actions = (all_actions().action(code) for code in codes)
    return b"".join([_numbers(view, action, view.seat) for action in actions])


def _numbers(view: DrakonView, action: DrakonAction, me: Seat) -> bytes:
    kind, arrows = _chamber(view, action)
    cell = action.cell if isinstance(action, At | Put) else NOWHERE
    chosen = (action.seat - me) % view.options.players if isinstance(action, Choose) else -1
    hero = action.hero if isinstance(action, PickHero) else ""
    return floats(
        *[type(action) is sort for sort in SORTS],
        *[kind == one for one in KINDS],
        *[arrows >> side & 1 for side in range(4)],
        *((0, 0, 0) if cell == NOWHERE else (1, *place_of(cell))),
        *[number == chosen for number in range(view.options.players)],
        action.value if isinstance(action, Offer) else 0,
        *[hero == one for one in HEROES],
    )


def _chamber(view: DrakonView, action: DrakonAction) -> tuple[str, int]:
    """The kind that it is about, and arrows: as they would lie, or the side of a step."""
    match action:
        case Place(chamber) | Discard(chamber):
            return chamber.kind, chamber.arrows
        case Put(_, arrows):
            return ("" if view.now.chamber is None else view.now.chamber.kind), arrows
        case At(cell):
            chamber = view.lair[cell]
            return chamber.kind, chamber.arrows
        case Step(side):
            return "", 1 << side
    return "", 0

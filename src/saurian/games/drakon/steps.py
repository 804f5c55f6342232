"""A step of a game: what it is to be due, to be decided, and to have come of it."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from saurian.core import Event, IllegalAction, Message, Seat
from saurian.games.drakon.actions import (
    DrakonAction,
)
from saurian.games.drakon.lair import NOWHERE, Cell
from saurian.games.drakon.legal import (
    WRONG_STEP,
    Table,
)
from saurian.games.drakon.pieces import (
    Chamber,
)

if TYPE_CHECKING:
    from saurian.games.drakon.state import DrakonState

NOBODY: Seat = -2


class Pending(NamedTuple):
    """A step that is due: whose it is and what it is about."""

    phase: "Phase"
    seat: Seat
    """Who decides: a seat, `CHANCE`, or `NOBODY` if it just happens."""
    hero: Seat = NOBODY
    """Whose hero it is about."""
    other: Seat = NOBODY
    """The second one concerned."""
    chamber: Chamber | None = None
    cell: Cell = NOWHERE
    number: int = 0
    """How many, or how much."""


P = TypeVar("P", bound="Phase")

PHASES: dict[str, "Phase"] = {}
"""Every step by name."""


def known(phase: P) -> P:
    """Enter a step into `PHASES`."""
    assert phase.name not in PHASES
    PHASES[phase.name] = phase
    return phase


class Phase:
    """One step. What a step does not say, does not happen in it.

    No abstract base class, for the reason given at `Action`.
    """

    name: str

    def begin(self, state: "DrakonState", pending: Pending) -> list[Event]:
        """The step is on top: somebody must decide, unless it can be done at once."""
        state.now = pending
        return []

    def legal(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """All that the seat that decides may do."""
        return ()

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Why the seat that decides may not do this."""
        return WRONG_STEP

    def decide(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """The seat does this, which is legal."""
        raise NotImplementedError

    def odds(self, state: "DrakonState", pending: Pending) -> Sequence[tuple[DrakonAction, int]]:
        """What chance may do, each with its weight."""
        return ()

    def sample(self, state: "DrakonState", pending: Pending, rng: Random) -> DrakonAction:
        """One action of chance by `odds`."""
        raise IllegalAction(WRONG_STEP)

    def happen(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> list[Event]:
        """Chance does this, which is possible."""
        raise NotImplementedError


class Over(Phase):
    """Nothing more happens (K-12, K-70)."""

    name = "over"


class Between(Phase):
    """No step is on top; the next one comes from the stack."""

    name = "between"


OVER = known(Over())
BETWEEN = Pending(Between(), NOBODY)
"""What is due between two steps, for a moment."""


# --- who decides ---------------------------------------------------------------------------------------


class ChancePhase(Phase):
    """Chance acts."""

    def possible(self, state: "DrakonState", pending: Pending, action: DrakonAction) -> bool:
        """Whether chance may do this: whether it stands in `odds`."""
        return any(action == one for one, _ in self.odds(state, pending))

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Chance does what is possible."""
        return WRONG_STEP


class Choice(Phase):
    """A seat chooses among candidates: those to which there is no objection."""

    def candidates(self, table: Table, pending: Pending) -> Iterable[DrakonAction]:
        """All that could be thought of."""
        return ()

    def objection(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """Why not, if it is one that could be thought of or not."""
        return WRONG_STEP

    def legal(self, table: Table, pending: Pending) -> Sequence[DrakonAction]:
        """The candidates without objection."""
        return [
            action
            for action in self.candidates(table, pending)
            if self.objection(table, pending, action) is None
        ]

    def why_not(self, table: Table, pending: Pending, action: DrakonAction) -> Message | None:
        """The objection to it."""
        return self.objection(table, pending, action)

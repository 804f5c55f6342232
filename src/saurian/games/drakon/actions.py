"""All that players and chance can do. Each action is made once; `notation` gives its code."""

from dataclasses import dataclass
from functools import cache

from saurian.core import Action, Seat
from saurian.games.drakon.lair import Cell, write_cell
from saurian.games.drakon.pieces import ARROW_TEXTS, FITS, SIDES, SIDES_OF, VALUES, Arrows, Chamber

MOST_PLAYERS = 6


@dataclass(frozen=True, slots=True)
class PickHero(Action):
    """Pick a hero that nobody has (K-04)."""

    hero: str

    @property
    def text(self) -> str:
        return f"hero {self.hero}"


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Take this chamber of the hand, to place it or to swap it in; `Put` tells where (K-20, K-48)."""

    chamber: Chamber

    @property
    def text(self) -> str:
        return f"place {self.chamber.name}"


@dataclass(frozen=True, slots=True)
class Put(Action):
    """Let the chamber lie there with its arrows so: placed, swapped in, flown, turned (K-20, K-47 to 49)."""

    cell: Cell
    arrows: Arrows

    @property
    def text(self) -> str:
        return f"put {write_cell(self.cell)}:{ARROW_TEXTS[self.arrows]}"


@dataclass(frozen=True, slots=True)
class Step(Action):
    """Leave the chamber by this side (K-30)."""

    side: int

    @property
    def text(self) -> str:
        return f"go {SIDES[self.side]}"


@dataclass(frozen=True, slots=True)
class At(Action):
    """The chamber at this cell: to jump to, for Drakon, to destroy (K-55, K-44 to K-46)."""

    cell: Cell

    @property
    def text(self) -> str:
        return f"at {write_cell(self.cell)}"


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """This player: to rob, or to move (K-43, K-50, K-83, K-86)."""

    seat: Seat

    @property
    def text(self) -> str:
        return f"seat {self.seat}"


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """A coin of this value for one of the hoard (K-86)."""

    value: int

    @property
    def text(self) -> str:
        return f"offer {self.value}"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """This chamber of the hand out of the game (K-87)."""

    chamber: Chamber

    @property
    def text(self) -> str:
        return f"discard {self.chamber.name}"


@dataclass(frozen=True, slots=True)
class Use(Action):
    """The hero's ability (K-81)."""

    @property
    def text(self) -> str:
        return "use"


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Yes, do what may be done (K-33)."""

    @property
    def text(self) -> str:
        return "yes"


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """No, leave what may be left (K-33)."""

    @property
    def text(self) -> str:
        return "no"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Nothing more: of the turn, of the discarding (K-81, K-87)."""

    @property
    def text(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class FirstPlayer(Action):
    """Chance: who begins (K-01)."""

    seat: Seat

    @property
    def text(self) -> str:
        return f"first {self.seat}"


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Chance: the chamber that comes from the pile (K-04, K-22)."""

    chamber: Chamber

    @property
    def text(self) -> str:
        return f"draw {self.chamber.name}"


@dataclass(frozen=True, slots=True)
class Snatch(Action):
    """Chance: the chamber that is stolen from a hand (K-43)."""

    chamber: Chamber

    @property
    def text(self) -> str:
        return f"snatch {self.chamber.name}"


@dataclass(frozen=True, slots=True)
class Coin(Action):
    """Chance: the coin that changes its owner (K-40 to K-42, K-61)."""

    value: int

    @property
    def text(self) -> str:
        return f"coin {self.value}"


DrakonAction = (
    PickHero
    | Place
    | Put
    | Step
    | At
    | Choose
    | Offer
    | Discard
    | Use
    | Accept
    | Decline
    | Done
    | FirstPlayer
    | Draw
    | Snatch
    | Coin
)

USE, ACCEPT, DECLINE, DONE = Use(), Accept(), Decline(), Done()
STEPS = tuple(Step(side) for side in range(4))
CHOOSE = tuple(Choose(seat) for seat in range(MOST_PLAYERS))
OFFER = {value: Offer(value) for value in VALUES}
COIN = {value: Coin(value) for value in VALUES}

STEPS_OF = tuple(tuple(STEPS[side] for side in SIDES_OF[mask]) for mask in range(16))
"""By mask, a step to each side of it."""


@cache
def place(chamber: Chamber) -> Place:
    """The one action of that content."""
    return Place(chamber)


@cache
def draw(chamber: Chamber) -> Draw:
    """The one action of that content."""
    return Draw(chamber)


@cache
def at(cell: Cell) -> At:
    """The one action of that content."""
    return At(cell)


@cache
def puts_at(cell: Cell) -> tuple[Put, ...]:
    """By arrows, the action that lets a chamber lie there so."""
    return tuple(Put(cell, arrows) for arrows in range(16))


@cache
def puts(cell: Cell, arrows: Arrows, facing: Arrows) -> tuple[Put, ...]:
    """Every way in which a chamber with these arrows fits into the cell (K-21)."""
    at_cell = puts_at(cell)
    return tuple([at_cell[fitting] for fitting in FITS[arrows][facing]])

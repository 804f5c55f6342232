"""The pieces: chambers with their arrows, and coins."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import NamedTuple

# --- sides and arrows ---------------------------------------------------------------------------------

SIDES = "NESW"
"""The sides of a chamber, clockwise. Side s is the bit 1 << s of a mask."""

OPPOSITE = (2, 3, 0, 1)

Arrows = int
"""The sides that a chamber's arrows point to, as a mask of four bits."""

ALL_SIDES: Arrows = 15


def turned(arrows: Arrows) -> Arrows:
    """The arrows after a quarter turn clockwise."""
    return (arrows << 1 | arrows >> 3) & ALL_SIDES


def _turns(arrows: Arrows) -> tuple[Arrows, ...]:
    turns = [arrows]
    while (after := turned(turns[-1])) not in turns:
        turns.append(after)
    return tuple(sorted(turns))


TURNS: tuple[tuple[Arrows, ...], ...] = tuple(_turns(arrows) for arrows in range(16))
"""By arrows, all that a chamber with them can show when it is turned, each once."""

FITS: tuple[tuple[tuple[Arrows, ...], ...], ...] = tuple(
    tuple(tuple(arrows for arrows in turns if not arrows & facing) for facing in range(16)) for turns in TURNS
)
"""By arrows and by the sides from which arrows point at a cell: how the chamber may lie there (K-21)."""

LAYOUTS = {"0": 0b0000, "I": 0b0001, "S": 0b0101, "C": 0b0011, "T": 0b0111, "X": 0b1111}
"""The arrow layouts: none, one, opposite, corner, three, all four (the entrance alone)."""

LAYOUT_OF = tuple(next(name for name, arrows in LAYOUTS.items() if arrows in turns) for turns in TURNS)

SIDES_OF = tuple(tuple(side for side in range(4) if mask >> side & 1) for mask in range(16))
"""By mask, its sides."""


ARROW_TEXTS = tuple("".join(SIDES[side] for side in sides) or "-" for sides in SIDES_OF)
"""By arrows, their text: `NE`; no arrows: `-`."""

ARROWS = {text: arrows for arrows, text in enumerate(ARROW_TEXTS)}
"""Back from the text."""


# --- chambers -----------------------------------------------------------------------------------------


class Chamber(NamedTuple):
    """A chamber. In a hand it lies as printed; in the lair its arrows tell how it was turned.

    Chambers of one kind and layout are all alike.
    """

    kind: str
    """What it does: the id of its effect."""
    arrows: Arrows

    @property
    def printed(self) -> "Chamber":
        """As it lies in a hand."""
        return Chamber(self.kind, TURNS[self.arrows][0])

    @property
    def name(self) -> str:
        """Kind and layout, for a chamber that is in no place: `find-coin/T`."""
        return f"{self.kind}/{LAYOUT_OF[self.arrows]}"


ENTRANCE = "entrance"

Hand = tuple[Chamber, ...]
"""Chambers in no order, kept sorted."""


def find(chambers: Sequence[Chamber], chamber: Chamber) -> int | None:
    """Where such a chamber is among sorted ones; None: nowhere."""
    place = bisect_left(chambers, chamber)
    return place if place < len(chambers) and chambers[place] == chamber else None


def without(hand: Hand, chamber: Chamber) -> Hand:
    """The hand less one such chamber."""
    place = hand.index(chamber)
    return hand[:place] + hand[place + 1 :]


def joined(hand: Hand, chamber: Chamber) -> Hand:
    """The hand and one more chamber."""
    place = bisect_left(hand, chamber)
    return (*hand[:place], chamber, *hand[place:])


# --- coins --------------------------------------------------------------------------------------------

VALUES = (1, 2, 3)

Purse = tuple[int, int, int]
"""Coins in no order: how many of value 1, 2 and 3. The hoard is one, too."""

NO_COINS: Purse = (0, 0, 0)


def worth(purse: Purse) -> int:
    """The total value."""
    return purse[0] + 2 * purse[1] + 3 * purse[2]


def with_coin(purse: Purse, value: int, count: int = 1) -> Purse:
    """The purse with `count` more coins of a value; fewer, if `count` is negative."""
    coins = list(purse)
    coins[value - 1] += count
    return (coins[0], coins[1], coins[2])


def purse_of(values: Iterable[int]) -> Purse:
    """The purse of these coins."""
    coins = list(values)
    return (coins.count(1), coins.count(2), coins.count(3))


def coins_of(purse: Purse) -> list[int]:
    """The coins of a purse, one by one."""
    return [value for value in VALUES for _ in range(purse[value - 1])]

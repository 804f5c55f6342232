"""Views of Drakon as numbers for learners; `sim/drakon/observe.py` makes the same in bulk.

Numbers are counts as they are, 0 and 1, or distances from the entrance. The lair is a square window around
the entrance: each cell has its kind (0: empty, else 1 + its number in `KINDS`), its arrows and the heroes on
it. What a seat remembers of coins and chambers that moved on is not among the numbers.
"""

from collections.abc import Iterator
from struct import pack
from typing import Any

from saurian.core.encoder import Encoder, Entry, flags, floats, one_hots, people, seats_from
from saurian.games.drakon.heroes import HEROES
from saurian.games.drakon.kinds import KINDS
from saurian.games.drakon.lair import NOWHERE, REACH, Cell, cell_at, place_of
from saurian.games.drakon.notation import CHAMBERS
from saurian.games.drakon.options import DrakonOptions, pool
from saurian.games.drakon.pieces import SIDES_OF, Chamber, Hand, worth
from saurian.games.drakon.table import PHASES, Pending
from saurian.games.drakon.view import DrakonView

WINDOW = 6
"""How far from the entrance the window reaches, unless another reach is asked for."""
SIDE_NAMES = ("north", "east", "south", "west")
CELL_NUMBERS = ("kind", *SIDE_NAMES, "heroes")
MOST = 99
"""More than there are of anything."""


class DrakonEncoder(Encoder[DrakonView]):
    """The observation of a seat. `window` is how far from the entrance it sees the lair."""

    version = 0

    def __init__(self, options: DrakonOptions, window: int = WINDOW) -> None:
        if not 0 <= window <= REACH:
            raise ValueError(f"window is 0 to {REACH}; not {window}")
        self.options, self.window = options, window
        reach = range(-window, window + 1)
        self._cells = tuple(cell_at(x, -y) for y in reach for x in reach)
        """The cells of the window, from north-west to south-east."""
        self._number = {cell: number for number, cell in enumerate(self._cells)}
        self.entries = tuple(self._entries())
        self._phases = dict(zip(sorted(PHASES), one_hots(len(PHASES)), strict=False))
        self._no_phase = one_hots(len(PHASES))[-1]
        self._seats = one_hots(options.players)
        self._pools = [pool(options, seat) for seat in range(options.players)]
        self._heroes = dict(zip((*HEROES, None), one_hots(len(HEROES)), strict=True))
        self._kinds = dict(zip((*KINDS, None), one_hots(len(KINDS)), strict=True))
        self._types = {chamber: number for number, chamber in enumerate(CHAMBERS.values())}
        self._empty = [floats(0, 0, 0, 0, 0, 0)] * len(self._cells)
        self._lair: tuple[Any, Any, bytes] = (None, None, b"")

    def pack(self, view: DrakonView) -> bytes:
        """The numbers, in the order of `entries`."""
        me, players = view.seat, self.options.players
        seats = seats_from(me, players)
        assert me is not None
        coins = view.coins
        assert coins is not None
        return b"".join(
            [
                self._pending(view.now, me),
                self._waiting(view.stack, me),
                self._seats[(view.turn - me) % players],
                floats(view.left, view.forced, view.idle),
                *[self._person(view, seat) for seat in seats],
                *[self._heroes[view.heroes[seat]] for seat in seats],
                *[_place(view.cells[seat]) for seat in seats],
                _place(NOWHERE if view.drakon is None else view.drakon),
                floats(view.pile_size, view.discard_count, view.hoard_size, view.goal),
                floats(*coins, worth(coins)),
                floats(*view.unseen_coins),
                self._counts(view.hands[me] or ()),
                self._counts(view.unseen_chambers),
                self._window(view),
            ]
        )

    def _person(self, view: DrakonView, seat: int) -> bytes:
        mine = self._pools[seat]
        return floats(
            view.met >> seat & 1,
            view.used >> seat & 1,
            view.hand_sizes[seat],
            view.coin_counts[mine],
            mine == self._pools[view.seat or 0],
            mine in view.winners,
        )

    def _pending(self, now: Pending, me: int) -> bytes:
        """The step that is due."""
        kind, arrows = (None, 0) if now.chamber is None else now.chamber
        return b"".join(
            [
                self._phases[now.phase.name],
                self._seat(now.seat, me),
                self._seat(now.hero, me),
                self._seat(now.other, me),
                self._kinds[kind],
                floats(*[arrows >> side & 1 for side in range(4)]),
                _place(now.cell),
                floats(now.number),
            ]
        )

    def _waiting(self, stack: tuple[Pending, ...], me: int) -> bytes:
        """The step that comes next, and how many there are."""
        if not stack:
            return floats(0) + self._no_phase + self._seats[-1]
        last = stack[-1]
        return floats(len(stack)) + self._phases[last.phase.name] + self._seat(last.other, me)

    def _seat(self, seat: int, me: int) -> bytes:
        """A seat as a one in its place; chance, the hoard or nobody: zeros."""
        return self._seats[-1 if seat < 0 else (seat - me) % self.options.players]

    def _counts(self, chambers: Hand) -> bytes:
        numbers, types = [0] * len(self._types), self._types
        for chamber in chambers:
            numbers[types[chamber]] += 1
        return pack(f"{len(numbers)}f", *numbers)

    def _window(self, view: DrakonView) -> bytes:
        """The lair around the entrance. The last one is remembered: most decisions do not change it."""
        chambers, figures = view.lair.chambers, view.cells
        if self._lair[1] == figures and self._lair[0] == chambers:
            return self._lair[2]
        cells, number = self._empty.copy(), self._number
        for cell, chamber in chambers.items():
            place = number.get(cell)
            if place is not None:
                cells[place] = _lying(chamber, figures.count(cell))
        packed = b"".join(cells)
        self._lair = (chambers, figures, packed)
        return packed

    def _entries(self) -> Iterator[Entry]:
        everyone, phases = people(self.options.players), sorted(PHASES)
        yield from flags(f"phase.{name}" for name in phases)
        for role in ("decides", "concerned", "other"):
            yield from flags(f"{who}.{role}" for who in everyone)
        yield from flags(f"now.kind.{kind}" for kind in KINDS)
        yield from flags(f"now.{side}" for side in SIDE_NAMES)
        yield from _place_entries("now")
        yield Entry("now.number", 0, MOST)
        yield Entry("waiting", 0, MOST)
        yield from flags(f"waiting.{name}" for name in phases)
        yield from flags(f"{who}.waiting.other" for who in everyone)
        yield from flags(f"{who}.turn" for who in everyone)
        yield from (Entry(name, 0, high) for name, high in (("left", 2), ("forced", MOST), ("idle", 1000)))
        for who in everyone:
            yield from flags((f"{who}.met", f"{who}.used"))
            yield from (Entry(f"{who}.{name}", 0, MOST) for name in ("hand.size", "coins"))
            yield from flags((f"{who}.together", f"{who}.won"))
        yield from flags(f"{who}.hero.{hero}" for who in everyone for hero in HEROES)
        for who in (*everyone, "drakon"):
            yield from _place_entries(who)
        yield from (Entry(name, 0, MOST) for name in ("pile", "discarded", "hoard", "goal"))
        yield from (Entry(f"me.coins.{name}", 0, MOST) for name in (1, 2, 3, "worth"))
        yield from (Entry(f"unseen.coins.{value}", 0, MOST) for value in (1, 2, 3))
        yield from (Entry(f"me.hand.{name}", 0, MOST) for name in CHAMBERS)
        yield from (Entry(f"unseen.{name}", 0, MOST) for name in CHAMBERS)
        for cell in self._cells:
            x, y = place_of(cell)
            for name in CELL_NUMBERS:
                high = {"kind": len(KINDS), "heroes": self.options.players}.get(name, 1)
                yield Entry(f"cell.{x},{y}.{name}", 0, high)


def _place_entries(who: str) -> Iterator[Entry]:
    """Whether something is on a cell, and how far east and north of the entrance."""
    yield Entry(f"{who}.there", 0, 1)
    yield Entry(f"{who}.x", -REACH, REACH)
    yield Entry(f"{who}.y", -REACH, REACH)


def _place(cell: Cell) -> bytes:
    return floats(0, 0, 0) if cell == NOWHERE else floats(1, *place_of(cell))


def _lying(chamber: Chamber, heroes: int) -> bytes:
    sides = SIDES_OF[chamber.arrows]
    return floats(1 + KINDS.index(chamber.kind), *[side in sides for side in range(4)], heroes)

"""What a seat may see, and what it remembers.

Everybody sees the lair, the figures, the sizes of hands and purses, and which chamber is placed or destroyed.
A hand is seen by its owner; coins by their owner, in a pair by both (K-71, K-89). What a seat has seen go
into a hidden place it remembers: see `knowledge`.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING

from saurian.core import Message, Seat, View
from saurian.core.notation import shown
from saurian.games.drakon.actions import DrakonAction
from saurian.games.drakon.coins import TRADING_COIN
from saurian.games.drakon.effects import SWAPPING
from saurian.games.drakon.knowledge import (
    DISCARDED,
    HOARD,
    LAIR,
    PILE,
    History,
    Moved,
    Place,
    World,
    Worlds,
    as_seen,
    certain,
    deal,
    infer,
)
from saurian.games.drakon.lair import Cell, place_of
from saurian.games.drakon.options import pool
from saurian.games.drakon.phases import PUTTING
from saurian.games.drakon.pieces import Chamber, Hand, Purse, coins_of, purse_of
from saurian.games.drakon.steps import EFFECTS, OVER
from saurian.games.drakon.table import Pending, Position, Table
from saurian.games.drakon.text import draw_table, write_head

if TYPE_CHECKING:
    from saurian.games.drakon.state import DrakonState

UNSEEN = 0
"""Stands for the value of a coin that somebody else has offered."""


class DrakonView(Table, View["DrakonState", DrakonAction]):
    """What one seat, or a spectator, may know. Nothing changes it once it is made."""

    __slots__ = (
        "coin_counts",
        "discard_count",
        "hand_sizes",
        "hoard_size",
        "pile_size",
        "seat",
        "unseen_chambers",
        "unseen_coins",
    )

    seat: Seat | None
    cells: tuple[Cell, ...]
    heroes: tuple[str | None, ...]
    hands: tuple[Hand | None, ...]
    purses: tuple[Purse | None, ...]
    chamber_log: tuple[Moved, ...]
    coin_log: tuple[Moved, ...]
    hand_sizes: tuple[int, ...]
    pile_size: int
    discard_count: int
    coin_counts: tuple[int, ...]
    hoard_size: int
    unseen_chambers: Hand
    """In the pile, the hands and the discards that are not seen, together."""
    unseen_coins: Purse
    """In the hoard and the pools that are not seen, together."""

    def copy_open_part(self, source: Table) -> None:
        """As tables do, in tuples."""
        super().copy_open_part(source)
        self.cells = tuple(self.cells)
        self.heroes = tuple(self.heroes)

    # --- the interface of every game ---

    def acting(self) -> tuple[Seat, ...]:
        return () if self.now.phase is OVER else (self.now.seat,)

    def legal(self) -> Sequence[DrakonAction]:
        if self.seat is None or self.seat != self.now.seat:
            return ()
        return self.now.phase.legal(self, self.now)

    def why_not(self, action: DrakonAction) -> Message | None:
        if self.seat is None or self.seat != self.now.seat:
            return Message("why-not-your-turn")
        return self.now.phase.why_not(self, self.now, action)

    def resample(self, rng: Random) -> "DrakonState":
        """Draw what is hidden by all that is known of it; the public rest stays."""
        from saurian.games.drakon.state import DrakonState

        state = DrakonState.__new__(DrakonState)
        state.copy_open_part(self)
        self._deal_chambers(state, rng)
        self._deal_coins(state, rng)
        return state

    def __hash__(self) -> int:
        """By what changes most; the lair of a view is its own copy, which nobody changes."""
        lair = frozenset(self.lair.chambers.items())
        return hash((self.seat, lair, self.cells, self.drakon, self.now, self.stack, self.hands, self.purses))

    def __repr__(self) -> str:
        who = "spectator" if self.seat is None else f"seat={self.seat}"
        return shown(self, f"{who} {write_head(self)}")

    def __str__(self) -> str:
        return draw_table(self)

    def extent(self) -> Iterable[tuple[int, int]]:
        return map(place_of, self.lair)

    # --- what it knows ---

    @property
    def coins(self) -> Purse | None:
        """This seat's coins, or its pair's."""
        return None if self.seat is None else self.purses[pool(self.options, self.seat)]

    def puts_for(self, chamber: Chamber) -> Sequence[DrakonAction]:
        """Where the chamber could be put if it were taken from the hand now, to look at before it is."""
        phase = SWAPPING if self.now.phase is EFFECTS["swap"] else PUTTING
        return phase.legal(self, self.now._replace(phase=phase, chamber=chamber))

    def known_chambers(self) -> World:
        """Chambers in other hands that are known for sure, each with the seat."""
        return tuple(item for item in certain(self.chamber_worlds()) if item[0] >= 0)

    def known_coins(self) -> World:
        """Coins of other pools that are known for sure, each with the pool; the hoard is `HOARD`."""
        return certain(self.coin_worlds())

    def chamber_worlds(self) -> Worlds:
        """Where the chambers may lie that this seat has seen, with their weights."""
        return self._chamber_history().worlds

    def coin_worlds(self) -> Worlds:
        """Where the coins may lie that this seat has seen, with their weights."""
        return self._coin_history().worlds

    # --- dealing what is hidden ---

    def _seen_hands(self) -> frozenset[Place]:
        return frozenset({LAIR} | {seat for seat, hand in enumerate(self.hands) if hand is not None})

    def _seen_pools(self) -> frozenset[Place]:
        return frozenset(place for place, purse in enumerate(self.purses) if purse is not None)

    def _chamber_history(self) -> History:
        hands = [(seat, self.hand_sizes[seat]) for seat, hand in enumerate(self.hands) if hand is None]
        sizes = ((PILE, self.pile_size), (DISCARDED, self.discard_count), *hands)
        return infer(self.chamber_log, sizes, self.unseen_chambers, self._seen_hands())

    def _coin_history(self) -> History:
        pools = [(place, self.coin_counts[place]) for place, purse in enumerate(self.purses) if purse is None]
        hidden = tuple(coins_of(self.unseen_coins))
        return infer(self.coin_log, ((HOARD, self.hoard_size), *pools), hidden, self._seen_pools())

    def _deal_chambers(self, state: Position, rng: Random) -> None:
        history, seen = self._chamber_history(), self._seen_hands()
        dealt, state.chamber_log = deal(history, self.chamber_log, self.unseen_chambers, seen, rng)
        state.pile = sorted(dealt[PILE])
        state.discards = tuple(sorted(dealt[DISCARDED]))
        state.hands = [
            tuple(sorted(dealt[seat])) if hand is None else hand for seat, hand in enumerate(self.hands)
        ]

    def _deal_coins(self, state: Position, rng: Random) -> None:
        history, seen = self._coin_history(), self._seen_pools()
        dealt, state.coin_log = deal(history, self.coin_log, coins_of(self.unseen_coins), seen, rng)
        state.hoard = purse_of(dealt[HOARD])
        state.purses = [
            purse_of(dealt[place]) if purse is None else purse for place, purse in enumerate(self.purses)
        ]
        if state.now.phase is TRADING_COIN and state.now.number == UNSEEN:
            offered = rng.choice(coins_of(state.purses[pool(self.options, self.now.other)]))
            state.now = state.now._replace(number=offered)


def make_view(state: Position, seat: Seat | None) -> DrakonView:
    """What the seat (None: a spectator) may know of the position."""
    hands = tuple(hand if other == seat else None for other, hand in enumerate(state.hands))
    purses = tuple(
        purse if _sees_pool(state, seat, place) else None for place, purse in enumerate(state.purses)
    )
    seen_hands = {LAIR} if seat is None else {LAIR, seat}
    seen_pools = {place for place, purse in enumerate(purses) if purse is not None}
    view = DrakonView.__new__(DrakonView)
    view.copy_open_part(state)
    view.seat = seat
    view.now = _now_as_seen(state, seat)
    view.hands = hands
    view.hand_sizes = tuple(map(len, state.hands))
    view.pile_size = len(state.pile)
    view.discard_count = len(state.discards)
    view.purses = purses
    view.coin_counts = tuple(map(sum, state.purses))
    view.hoard_size = sum(state.hoard)
    view.unseen_chambers = _unseen_chambers(state, hands)
    view.unseen_coins = _unseen_coins(state, purses)
    view.chamber_log = as_seen(state.chamber_log, seen_hands)
    view.coin_log = as_seen(state.coin_log, seen_pools)
    return view


def make_open_view(state: Position) -> DrakonView:
    """A spectator's view of the position with all hands and purses open."""
    view = make_view(state, None)
    view.hands, view.purses, view.now = tuple(state.hands), tuple(state.purses), state.now
    view.unseen_chambers = _unseen_chambers(state, view.hands)
    view.unseen_coins = _unseen_coins(state, view.purses)
    return view


def _sees_pool(state: Position, seat: Seat | None, place: Place) -> bool:
    """Its own; at the end, all (K-12, K-71, K-89)."""
    return state.now.phase is OVER or (seat is not None and pool(state.options, seat) == place)


def _now_as_seen(state: Position, seat: Seat | None) -> Pending:
    """The coin that somebody offers is for those to see whose it is (K-86)."""
    now = state.now
    if now.phase is not TRADING_COIN or _sees_pool(state, seat, pool(state.options, now.other)):
        return now
    return now._replace(number=UNSEEN)


def _unseen_chambers(state: Position, hands: Sequence[Hand | None]) -> Hand:
    unseen = [*state.pile, *state.discards]
    for known, hand in zip(hands, state.hands, strict=True):
        if known is None:
            unseen += hand
    return tuple(sorted(unseen))


def _unseen_coins(state: Position, purses: Sequence[Purse | None]) -> Purse:
    unseen = list(state.box.coins)
    for purse in purses:
        if purse is not None:
            unseen = [all_coins - mine for all_coins, mine in zip(unseen, purse, strict=True)]
    return (unseen[0], unseen[1], unseen[2])

"""What a seat may see, and what it remembers.

Everybody sees the lair, the figures, the sizes of hands and purses, and which chamber is placed or destroyed.
A hand is seen by its owner; coins by their owner, in a pair by both (K-71, K-89). What a seat has seen go
into a hidden place it remembers: see `knowledge`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from saurian.core import Message, Seat, View
from saurian.games.drakon.actions import DrakonAction
from saurian.games.drakon.box import Box
from saurian.games.drakon.coins import TRADING_COIN
from saurian.games.drakon.effects import EFFECTS, SWAPPING
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
from saurian.games.drakon.lair import Cell, Lair
from saurian.games.drakon.legal import pool
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.phases import PUTTING
from saurian.games.drakon.pieces import Chamber, Hand, Purse, coins_of, purse_of
from saurian.games.drakon.scoring import goal
from saurian.games.drakon.steps import OVER, Pending

if TYPE_CHECKING:
    from saurian.games.drakon.heroes import Ability
    from saurian.games.drakon.state import DrakonState

UNSEEN = 0
"""Stands for the value of a coin that somebody else has offered."""


@dataclass(frozen=True, slots=True)
class DrakonView(View["DrakonState", DrakonAction]):
    """What one seat, or a spectator, may know."""

    seat: Seat | None
    options: DrakonOptions
    version: int
    """Of the rules."""
    box: Box
    lair: Lair
    cells: tuple[Cell, ...]
    """By seat, where the hero is."""
    drakon: Cell | None
    heroes: tuple[str | None, ...]
    used: int
    """The seats whose ability is used up, as a mask."""
    turn: Seat
    left: int
    met: int
    forced: int
    idle: int
    now: Pending
    """The decision that is due."""
    stack: tuple[Pending, ...]
    """What waits for it."""
    hands: tuple[Hand | None, ...]
    """By seat, its hand; None: not seen."""
    hand_sizes: tuple[int, ...]
    pile_size: int
    ruins: Hand
    discard_count: int
    purses: tuple[Purse | None, ...]
    """By pool, its coins; None: not seen."""
    coin_counts: tuple[int, ...]
    hoard_size: int
    unseen_chambers: Hand
    """In the pile, the hands and the discards that are not seen, together."""
    unseen_coins: Purse
    """In the hoard and the pools that are not seen, together."""
    chamber_log: tuple[Moved, ...]
    coin_log: tuple[Moved, ...]
    winners: tuple[int, ...]
    ending: str

    # --- the interface of every game ---

    def acting(self) -> tuple[Seat, ...]:
        return () if self.now.phase is OVER else (self.now.seat,)

    def legal(self) -> Sequence[DrakonAction]:
        if self.seat is None or self.seat != self.now.seat:
            return ()
        return self.now.phase.legal(self, self.now)

    def refusal(self, action: DrakonAction) -> Message | None:
        if self.seat is None or self.seat != self.now.seat:
            return Message("why-not-your-turn")
        return self.now.phase.why_not(self, self.now, action)

    def resample(self, rng: Random) -> "DrakonState":
        """Draw what is hidden by all that is known of it; the public rest stays."""
        from saurian.games.drakon.state import DrakonState

        state = DrakonState.__new__(DrakonState)
        state.options = self.options
        state.version = self.version
        state.box = self.box
        state.lair = self.lair.copy()
        state.cells = list(self.cells)
        state.drakon = self.drakon
        state.heroes = list(self.heroes)
        state.used = self.used
        state.ruins = self.ruins
        state.turn = self.turn
        state.left = self.left
        state.met = self.met
        state.forced = self.forced
        state.idle = self.idle
        state.now = self.now
        state.stack = self.stack
        state.winners = self.winners
        state.ending = self.ending
        self._deal_chambers(state, rng)
        self._deal_coins(state, rng)
        return state

    # --- what it knows ---

    @property
    def goal(self) -> int:
        """How much is needed to win."""
        return goal(self.box, self.options)

    @property
    def coins(self) -> Purse | None:
        """This seat's coins, or its pair's."""
        return None if self.seat is None else self.purses[pool(self.options, self.seat)]

    def ability(self, seat: Seat) -> "Ability | None":
        """The ability that the seat can still use; None: used, or not in this game (K-81)."""
        hero = self.heroes[seat]
        if not self.options.heroes or hero is None or self.used >> seat & 1:
            return None
        return self.box.abilities[hero]

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

    def _deal_chambers(self, state: "DrakonState", rng: Random) -> None:
        history, seen = self._chamber_history(), self._seen_hands()
        dealt, state.chamber_log = deal(history, self.chamber_log, self.unseen_chambers, seen, rng)
        state.pile = sorted(dealt[PILE])
        state.discards = tuple(sorted(dealt[DISCARDED]))
        state.hands = [
            tuple(sorted(dealt[seat])) if hand is None else hand for seat, hand in enumerate(self.hands)
        ]

    def _deal_coins(self, state: "DrakonState", rng: Random) -> None:
        history, seen = self._coin_history(), self._seen_pools()
        dealt, state.coin_log = deal(history, self.coin_log, coins_of(self.unseen_coins), seen, rng)
        state.hoard = purse_of(dealt[HOARD])
        state.purses = [
            purse_of(dealt[place]) if purse is None else purse for place, purse in enumerate(self.purses)
        ]
        if state.now.phase is TRADING_COIN and state.now.number == UNSEEN:
            offered = rng.choice(coins_of(state.purses[pool(self.options, self.now.other)]))
            state.now = state.now._replace(number=offered)


def make_view(state: "DrakonState", seat: Seat | None) -> DrakonView:
    """What the seat (None: a spectator) may know of the position."""
    hands = tuple(hand if other == seat else None for other, hand in enumerate(state.hands))
    purses = tuple(
        purse if _sees_pool(state, seat, place) else None for place, purse in enumerate(state.purses)
    )
    seen_hands = {LAIR} if seat is None else {LAIR, seat}
    seen_pools = {place for place, purse in enumerate(purses) if purse is not None}
    return DrakonView(
        seat=seat,
        options=state.options,
        version=state.version,
        box=state.box,
        lair=state.lair.copy(),
        cells=tuple(state.cells),
        drakon=state.drakon,
        heroes=tuple(state.heroes),
        used=state.used,
        turn=state.turn,
        left=state.left,
        met=state.met,
        forced=state.forced,
        idle=state.idle,
        now=_now_as_seen(state, seat),
        stack=state.stack,
        hands=hands,
        hand_sizes=tuple(map(len, state.hands)),
        pile_size=len(state.pile),
        ruins=state.ruins,
        discard_count=len(state.discards),
        purses=purses,
        coin_counts=tuple(map(sum, state.purses)),
        hoard_size=sum(state.hoard),
        unseen_chambers=_unseen_chambers(state, hands),
        unseen_coins=_unseen_coins(state, purses),
        chamber_log=as_seen(state.chamber_log, seen_hands),
        coin_log=as_seen(state.coin_log, seen_pools),
        winners=state.winners,
        ending=state.ending,
    )


def _sees_pool(state: "DrakonState", seat: Seat | None, place: Place) -> bool:
    """Its own; at the end, all (K-12, K-71, K-89)."""
    return state.now.phase is OVER or (seat is not None and pool(state.options, seat) == place)


def _now_as_seen(state: "DrakonState", seat: Seat | None) -> Pending:
    """The coin that somebody offers is for those to see whose it is (K-86)."""
    now = state.now
    if now.phase is not TRADING_COIN or _sees_pool(state, seat, pool(state.options, now.other)):
        return now
    return now._replace(number=UNSEEN)


def _unseen_chambers(state: "DrakonState", hands: Sequence[Hand | None]) -> Hand:
    unseen = [*state.pile, *state.discards]
    for known, hand in zip(hands, state.hands, strict=True):
        if known is None:
            unseen += hand
    return tuple(sorted(unseen))


def _unseen_coins(state: "DrakonState", purses: Sequence[Purse | None]) -> Purse:
    unseen = list(state.box.coins)
    for purse in purses:
        if purse is not None:
            unseen = [all_coins - mine for all_coins, mine in zip(unseen, purse, strict=True)]
    return (unseen[0], unseen[1], unseen[2])

"""Coins: how they change their owner, and how they end the game."""

from collections.abc import Sequence
from random import Random

from saurian.core import CHANCE, Event, Seat
from saurian.games.drakon.actions import (
    COIN,
    Coin,
    DrakonAction,
)
from saurian.games.drakon.knowledge import HOARD
from saurian.games.drakon.legal import (
    coin_count,
)
from saurian.games.drakon.options import partners, pool
from saurian.games.drakon.pieces import (
    VALUES,
    Purse,
    with_coin,
    worth,
)
from saurian.games.drakon.scoring import outcome
from saurian.games.drakon.steps import OVER, ChancePhase, register
from saurian.games.drakon.table import NOBODY, Pending, Position


class MovingCoin(ChancePhase):
    """A random coin goes from `hero` to `other`; either may be the hoard (K-40 to K-42, K-61, K-86)."""

    name = "coin"

    def begin(self, state: Position, pending: Pending) -> list[Event]:
        """No coin there: nothing happens."""
        if any(self._purse(state, pending)):
            state.now = pending
        return []

    def _purse(self, state: Position, pending: Pending) -> Purse:
        return state.hoard if pending.hero == HOARD else state.purses[pool(state.options, pending.hero)]

    def odds(self, state: Position, pending: Pending) -> Sequence[tuple[DrakonAction, int]]:
        """Every coin there alike."""
        purse = self._purse(state, pending)
        return [(COIN[value], purse[value - 1]) for value in VALUES if purse[value - 1]]

    def sample(self, state: Position, pending: Pending, rng: Random) -> DrakonAction:
        """Any coin there."""
        ones, twos, threes = self._purse(state, pending)
        lot = rng.randrange(ones + twos + threes)
        return COIN[1 if lot < ones else 2 if lot < ones + twos else 3]

    def happen(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """It changes its owner; only those concerned see it."""
        assert isinstance(action, Coin)
        return move_coin(state, pending.hero, pending.other, action.value)


class TradingCoin(MovingCoin):
    """A random coin of the hoard comes for one of value `number`, which has been offered (K-86)."""

    name = "trade"

    def happen(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """The new one is taken before the offered one goes."""
        assert isinstance(action, Coin)
        seat = pending.other
        give_coin(state, HOARD, seat, action.value)
        give_coin(state, seat, HOARD, pending.number)
        values = {"value": pending.number, "new": action.value}
        return [
            Event("coin-traded", {"seat": seat}),
            Event("coin-traded-was", values, to=partners(state.options, seat)),
            *check_goal(state, seat),
        ]


MOVING_COIN = register(MovingCoin())
TRADING_COIN = register(TradingCoin())


def take_coin(state: Position, victim: Seat, taker: Seat) -> list[Event]:
    """A random coin of the victim is due to the taker or the hoard, unless the victim can and will prevent it
    (K-41, K-42, K-82)."""
    if not coin_count(state, victim):
        return [Event("no-coin", {"seat": victim})]
    state.push(Pending(MOVING_COIN, CHANCE, victim, taker))
    ability = state.ability(victim)
    return ability.threatened(state, victim) if ability is not None else []


def move_coin(state: Position, source: Seat, target: Seat, value: int) -> list[Event]:
    """A coin changes its owner, which may win the game (K-70); who is concerned sees which coin."""
    give_coin(state, source, target, value)
    owners = [seat for seat in (source, target) if seat != HOARD]
    concerned = tuple(one for seat in owners for one in partners(state.options, seat))
    private = Event("coin-was", {"value": value}, to=concerned)
    if target == HOARD:
        return [Event("coin-lost", {"seat": source}), private]
    if source == HOARD:
        return [Event("coin-found", {"seat": target}), private, *check_goal(state, target)]
    stolen = Event("coin-stolen", {"seat": target, "other": source})
    return [stolen, private, *check_goal(state, target)]


def give_coin(state: Position, source: Seat, target: Seat, value: int) -> None:
    """Move a coin and remember it."""
    for seat, count in ((source, -1), (target, 1)):
        if seat == HOARD:
            state.hoard = with_coin(state.hoard, value, count)
        else:
            purse = pool(state.options, seat)
            state.purses[purse] = with_coin(state.purses[purse], value, count)
    state.note_coin(source, target, value)


# --- the end ------------------------------------------------------------------------------------------


def check_goal(state: Position, seat: Seat) -> list[Event]:
    """Enough coins win at once (K-70, K-88, K-89), unless one must escape with them (K-80)."""
    if state.options.escape or worth(state.purses[pool(state.options, seat)]) < state.goal:
        return []
    return finish(state, (pool(state.options, seat),), "goal")


def check_escape(state: Position, seat: Seat, leads_out: bool) -> list[Event]:
    """A hero that enters an Escape or a Portal with enough coins has escaped (K-80)."""
    if not (state.options.escape and leads_out):
        return []
    if worth(state.purses[pool(state.options, seat)]) < state.goal:
        return []
    return finish(state, (pool(state.options, seat),), "escaped")


def finish_by_coins(state: Position, how: str) -> list[Event]:
    """Nobody can go on: coins are revealed and the highest total wins; a tie is shared (K-12)."""
    totals = [worth(purse) for purse in state.purses]
    best = tuple(number for number, total in enumerate(totals) if total == max(totals))
    return finish(state, best, how)


def finish(state: Position, winners: tuple[int, ...], how: str) -> list[Event]:
    """The game is over."""
    state.stack = ()
    state.now = Pending(OVER, NOBODY)
    state.winners = winners
    state.ending = how
    result = outcome(state.options, state.purses, winners)
    verdict = "won-by-coins-shared" if result.tie_break else "won-by-coins"
    return [Event(f"ended-{how}")] + [
        Event(verdict, {"seat": seat, "total": result.totals[seat]}) for seat in result.winners
    ]

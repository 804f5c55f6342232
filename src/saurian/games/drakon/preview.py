"""What each decision of a seat would lead to at once, as far as the seat can tell.

Every move is tried on a position drawn from the view, so nothing hidden shows through; what depends on hidden
chambers or coins is left out.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from random import Random
from typing import Any

from saurian.core import Event, Seat
from saurian.games.drakon.actions import Discard, DrakonAction, PickHero, Place, Put, Use
from saurian.games.drakon.coins import MOVING_COIN
from saurian.games.drakon.describe import describe_own
from saurian.games.drakon.knowledge import HOARD
from saurian.games.drakon.lair import Cell, write_cell
from saurian.games.drakon.options import pool
from saurian.games.drakon.pieces import VALUES, Purse, worth
from saurian.games.drakon.state import DrakonState
from saurian.games.drakon.steps import OVER
from saurian.games.drakon.view import DrakonView

Change = dict[str, Any]
"""What one move leads to; docs/views.md explains every key."""

HIDDEN_DECIDES = ("turn-skipped", "ended-")
"""How events begin that depend on the hands or the coins of others."""

PLAIN_TO_SEE = (PickHero, Place, Put, Discard)
"""Moves that show by themselves what they do."""

PROMPT_KEYS = ("legal", "refused", "puts", "now")
"""What is told about the question that follows the use of an ability."""


@dataclass(frozen=True, slots=True)
class ActionPreview:
    """What one action leads to until chance draws or another seat decides."""

    events: tuple[Event, ...]
    view: DrakonView | None
    """The view afterwards; None: that depends on what is hidden."""


def preview_action(view: DrakonView, action: DrakonAction) -> ActionPreview:
    """What a legal action of the view's seat leads to, as far as the seat can tell."""
    assert view.seat is not None
    state = view.resample(Random(0))
    events = state.apply(view.seat, action)
    told = tuple(takewhile(lambda event: not event.id.startswith(HIDDEN_DECIDES), events))
    certain = len(told) == len(events) and state.now.phase is not OVER
    heard = tuple(event for event in told if event.heard_by(view.seat))
    return ActionPreview(heard, state.view(view.seat) if certain else None)


def preview(view: DrakonView) -> dict[str, Change]:
    """By move, what the seat's decision would lead to at once."""
    if view.seat is None or view.seat != view.now.seat:
        return {}
    return _changes(view, view.resample(Random(0)))


def _changes(view: DrakonView, state: DrakonState) -> dict[str, Change]:
    tried = [action for action in view.legal() if not isinstance(action, PLAIN_TO_SEE)]
    return {action.text: _change(view, state.clone(), action) for action in tried}


def _change(view: DrakonView, state: DrakonState, action: DrakonAction) -> Change:
    """Try the action on the state."""
    seat = view.seat
    assert seat is not None
    drakon = state.drakon
    events = state.apply(seat, action)
    moved = next((event for event in reversed(events) if event.id in ("hero-moved", "hero-blown")), None)
    meets = [event.args["seat"] for event in events if event.id == "drakon-met"]
    coins = list(_coins(state))
    change: Change = {"hero": None, "cell": None, "effect": None, "guarded": False}
    if moved is not None:
        change |= _arrival(moved, drakon, meets)
    change |= {
        "meets": meets,
        "coins": coins,
        "spared": next((event.args["seat"] for event in events if event.id == "no-coin"), None),
        "total": _total(view, coins),
        "escapes": any(event.id == "ended-escaped" for event in events) and change["hero"] == seat,
    }
    if isinstance(action, Use):
        after = state.view(seat)
        own = describe_own(after)
        change["then"] = {key: own[key] for key in PROMPT_KEYS} | {"changes": _changes(after, state)}
    return change


def _arrival(moved: Event, drakon: Cell | None, meets: list[Any]) -> Change:
    """Where the hero ends, what takes effect there, and whether Drakon awaits the end of the turn."""
    hero, cell = moved.args["seat"], str(moved.args["cell"])
    is_guarded = drakon is not None and cell == write_cell(drakon)
    return {
        "hero": hero,
        "cell": [int(number) for number in cell.split(",")],
        "effect": None if is_guarded else moved.args.get("chamber"),
        "guarded": is_guarded and hero not in meets,
    }


def _coins(state: DrakonState) -> Iterator[dict[str, Seat | None]]:
    """The coins that are about to change their owner, in order; None: the hoard."""
    left = {HOARD: state.hoard_size} | dict(enumerate(state.coin_counts))
    for pending in (state.now, *reversed(state.stack)):
        if pending.phase is not MOVING_COIN:
            continue
        source = _owner(state, pending.hero)
        if left[source]:
            left[source] -= 1
            left[_owner(state, pending.other)] += 1
            yield {"from": _seat(pending.hero), "to": _seat(pending.other)}


def _owner(state: DrakonState, seat: Seat) -> int:
    return HOARD if seat == HOARD else pool(state.options, seat)


def _seat(seat: Seat) -> Seat | None:
    return None if seat == HOARD else seat


def _total(view: DrakonView, coins: list[dict[str, Seat | None]]) -> list[int] | None:
    """The least and the most that the seat's coins may be worth afterwards; None: they do not change."""
    assert view.seat is not None
    assert view.coins is not None
    mine = pool(view.options, view.seat)
    gained = sum(_is_of(view, coin["to"], mine) for coin in coins)
    lost = sum(_is_of(view, coin["from"], mine) for coin in coins)
    if gained == lost:
        return None
    total = worth(view.coins)
    gains, losses = _extremes(view.unseen_coins, gained), _extremes(view.coins, lost)
    return [total + gains[0] - losses[1], total + gains[1] - losses[0]]


def _is_of(view: DrakonView, seat: Seat | None, number: int) -> bool:
    return seat is not None and pool(view.options, seat) == number


def _extremes(purse: Purse, count: int) -> tuple[int, int]:
    """The least and the most that this number of coins of the purse is worth."""
    coins = [value for value in VALUES for _ in range(purse[value - 1])]
    return sum(coins[:count]), sum(coins[len(coins) - count :])

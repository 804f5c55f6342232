"""What a view shows, as plain data for a client that knows no rules; docs/views.md explains every key.

It reads the view alone, so that nothing secret can be in it. What many views have in common is made once and
shared, so nobody may change it.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache, lru_cache
from typing import Any

from saurian.core import Seat
from saurian.core.action import describe_action
from saurian.core.message import describe_message
from saurian.games.drakon.actions import DECLINE, DONE, STEPS, USE, DrakonAction, place
from saurian.games.drakon.effects import EFFECTS, Asking
from saurian.games.drakon.lair import NOWHERE, Cell, place_of
from saurian.games.drakon.legal import kind_at, own_hand
from saurian.games.drakon.options import DrakonOptions, partners, pool
from saurian.games.drakon.phases import BLOWN, STEERING, TURN
from saurian.games.drakon.pieces import ARROW_TEXTS, SIDES, VALUES, Chamber, Hand, coins_of, worth
from saurian.games.drakon.prompt import prompt
from saurian.games.drakon.steps import Choice
from saurian.games.drakon.table import Pending
from saurian.games.drakon.view import DrakonView
from saurian.games.drakon.wording import other_words

KEPT = 1 << 15
"""So many actions, and so many chambers that lie somewhere, are kept in their plain form."""


def describe_public(view: DrakonView) -> dict[str, Any]:
    """What all views of the position show alike."""
    options, pools = view.options, _pools(view.options)
    seats = range(options.players)
    return {
        "phase": view.now.phase.name,
        "acting": [seat for seat in view.acting() if seat >= 0],
        "stack": [_pending(pending) for pending in reversed(view.stack)],
        "turn": view.turn,
        "left": view.left,
        "lair": [_lying(cell, chamber) for cell, chamber in view.lair.chambers.items()],
        "cells": [_cell(cell) for cell in view.cells],
        "drakon": None if view.drakon is None else _cell(view.drakon),
        "heroes": list(view.heroes),
        "used": [bool(view.used >> seat & 1) for seat in seats],
        "hand_sizes": list(view.hand_sizes),
        "pile_size": view.pile_size,
        "ruins": _hand(view.ruins),
        "discard_count": view.discard_count,
        "teams": teams(options),
        "pools": pools,
        "coin_counts": list(view.coin_counts),
        "hoard_size": view.hoard_size,
        "goal": view.goal,
        "words": other_words(view.box),
        "winners": [seat for seat in seats if pools[seat] in view.winners],
        "ending": view.ending or None,
    }


def describe_own(view: DrakonView) -> dict[str, Any]:
    """What this view shows besides: what its seat may do, why not more, and what it has."""
    now, legal = view.now, view.legal()
    decides = view.seat is not None and view.seat == now.seat
    return {
        "seat": view.seat,
        "legal": [_action(action) for action in legal],
        "puts": _puts(view, now.seat) if decides else {},
        "refused": _refused(view, frozenset(legal)) if decides else {},
        "now": {
            **_pending(now),
            "chamber": None if now.chamber is None else describe_chamber(now.chamber),
            "cell": _cell(now.cell),
            "number": now.number or None,
            "passing": _is_passing(view),
            "asks": describe_message(prompt(view)) if decides else None,
        },
        "hands": [None if hand is None else _hand(hand) for hand in view.hands],
        "purses": [None if purse is None else coins_of(purse) for purse in view.purses],
        "total": None if view.coins is None else worth(view.coins),
    }


def _is_passing(view: DrakonView) -> bool:
    """Whether a step that is taken now only leads through the next chamber (K-53)."""
    walker = view.now.hero if view.now.hero >= 0 else view.now.seat
    cell = view.cells[walker] if walker >= 0 else NOWHERE
    return cell != NOWHERE and view.now.phase is not BLOWN and kind_at(view, cell).steps > 1


def memory(view: DrakonView) -> dict[str, Any]:
    """What follows for sure from all that the seat has seen move, and what else there is."""
    return {
        "known_chambers": [
            {"seat": seat, "chamber": describe_chamber(chamber)} for seat, chamber in view.known_chambers()
        ],
        "known_coins": [{"pool": _known(where), "value": value} for where, value in view.known_coins()],
        "unseen_chambers": dict(Counter(chamber.name for chamber in view.unseen_chambers)),
        "unseen_coins": {str(value): view.unseen_coins[value - 1] for value in VALUES},
    }


# --- pieces -------------------------------------------------------------------------------------------


@cache
def describe_chamber(chamber: Chamber) -> dict[str, Any]:
    """A chamber that is in no place."""
    return {"kind": chamber.kind, "arrows": ARROW_TEXTS[chamber.arrows], "name": chamber.name}


def _hand(hand: Hand) -> list[dict[str, Any]]:
    return [describe_chamber(chamber) for chamber in hand]


@lru_cache(KEPT)
def _lying(cell: Cell, chamber: Chamber) -> dict[str, Any]:
    return {"cell": _cell(cell), "kind": chamber.kind, "arrows": ARROW_TEXTS[chamber.arrows]}


@cache
def _cell(cell: Cell) -> list[int] | None:
    return None if cell == NOWHERE else list(place_of(cell))


@lru_cache(KEPT)
def _action(action: DrakonAction) -> dict[str, Any]:
    return describe_action(action, PLAIN)


PLAIN: Mapping[str, Callable[[Any], Any]] = {
    "cell": _cell,
    "arrows": ARROW_TEXTS.__getitem__,
    "side": SIDES.__getitem__,
    "chamber": describe_chamber,
}
"""The fields of actions that are not plain by themselves."""


# --- people -------------------------------------------------------------------------------------------


def _pending(pending: Pending) -> dict[str, Any]:
    return {
        "phase": pending.phase.name,
        "seat": _known(pending.seat),
        "hero": _known(pending.hero),
        "other": _known(pending.other),
    }


def _known(place: int) -> int | None:
    """A seat or a pool of coins; None: chance, the hoard, or nobody."""
    return place if place >= 0 else None


def _pools(options: DrakonOptions) -> list[int]:
    return [pool(options, seat) for seat in range(options.players)]


def teams(options: DrakonOptions) -> list[list[Seat]]:
    """The seats of each team; empty if there are no teams."""
    seats = range(options.players) if options.teams else ()
    return [list(team) for team in dict.fromkeys(partners(options, seat) for seat in seats)]


# --- what may be done, and why not more ---------------------------------------------------------------


def _puts(view: DrakonView, seat: Seat) -> dict[str, Any]:
    """By chamber of the hand, where it could be put, if the seat may take one now."""
    if view.now.phase is not EFFECTS["swap"] and not (view.now.phase is TURN and view.left):
        return {}
    hand = dict.fromkeys(own_hand(view, seat))
    return {chamber.name: [_action(action) for action in view.puts_for(chamber)] for chamber in hand}


def _refused(view: DrakonView, legal: Collection[DrakonAction]) -> dict[str, Any]:
    """By move, why what a player might well try is not legal."""
    reasons = {action: view.why_not(action) for action in _thinkable(view) if action not in legal}
    return {_action(action)["move"]: describe_message(why) for action, why in reasons.items() if why}


def _thinkable(view: DrakonView) -> Iterable[DrakonAction]:
    now, phase = view.now, view.now.phase
    if isinstance(phase, Asking):
        return (*phase.candidates(view, now), DECLINE)
    if isinstance(phase, Choice):
        return phase.candidates(view, now)
    if phase is TURN:
        hand = dict.fromkeys(own_hand(view, now.seat))
        return (*STEPS, *map(place, hand), *((USE, DONE) if view.options.heroes else ()))
    return STEPS if phase in (STEERING, BLOWN) else ()

"""What a view shows, as plain data for a client that knows no rules; docs/views.md explains every key.

It reads the view alone, so that nothing secret can be in it. What many views have in common is made once and
shared, so nobody may change it.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any

from saurian.core import CHANCE, Seat
from saurian.core.action import describe_action
from saurian.core.message import describe_message
from saurian.games.draftosaurus.actions import REHOME, DraftosaurusAction
from saurian.games.draftosaurus.legal import Reason, as_message, binding_die, forbidding_die, why_not_spot
from saurian.games.draftosaurus.options import BOARDS
from saurian.games.draftosaurus.pens import Board, Contents, Pen, Zoo
from saurian.games.draftosaurus.phases import REHOMING, quarantined
from saurian.games.draftosaurus.pieces import SPECIES, TREX, Face, Herd, Species
from saurian.games.draftosaurus.preview import species_at_issue
from saurian.games.draftosaurus.rules import Rules
from saurian.games.draftosaurus.scoring import census, scores
from saurian.games.draftosaurus.view import DraftosaurusView

TABLES = 1024
"""Tables cached in their plain form: every seat and spectator asks for the same one."""
PENS = 8192
"""Pens cached with what they accept: the same few contents appear in every zoo, turn after turn."""


def describe_public(view: DraftosaurusView) -> dict[str, Any]:
    """What all views of the position show alike."""
    players, course = view.options.players, view.rules.courses[view.options.players]
    played_out = view.round == course.rounds
    return {
        "phase": view.phase.name,
        "acting": [seat for seat in view.acting_seats if seat != CHANCE],
        "decided": list(view.decided),
        "round": None if played_out else view.round + 1,
        "rounds": course.rounds,
        "turn": None if played_out else view.turn + 1,
        "turns": course.turns,
        "roller": view.roller,
        "die": None if view.die is None else view.die.value,
        "bound": [binding_die(view, seat) is not None for seat in range(players)],
        "revealed": [None if species is None else species.id for species in view.revealed],
        **_match(view.rules, BOARDS[view.options.board], view.past, view.zoos),
        "box": _herd(view.box),
        "hand_sizes": list(view.hand_sizes),
    }


def describe_own(view: DraftosaurusView) -> dict[str, Any]:
    """What this view shows besides: what its seat may do, why not more, and what it knows of the hands."""
    return {
        "seat": view.seat,
        "legal": [_action(action) for action in view.legal()],
        "places": _places(view, view.seat) if view.seat in view.acting_seats else {},
        "choice": None if view.choice is None else _action(view.choice),
        **memory(view),
    }


def memory(view: DraftosaurusView) -> dict[str, Any]:
    """What the seat knows of the hands by having held them, and what is left for the rest."""
    return {
        "hands": [None if hand is None else _herd(hand) for hand in view.hands],
        "unseen": _herd(view.unseen),
    }


@cache
def _action(action: DraftosaurusAction) -> dict[str, Any]:
    return describe_action(action, {"species": lambda species: species.id})


@lru_cache(TABLES)
def _herd(herd: Herd) -> dict[str, int]:
    return {species.id: herd[species] for species in SPECIES if herd[species]}


@lru_cache(TABLES)
def _match(
    rules: Rules, boards: tuple[str, ...], past: tuple[tuple[Zoo, ...], ...], zoos: tuple[Zoo, ...]
) -> dict[str, Any]:
    """The board in play, those before it, and the points of all together."""
    *over, now = (
        _table(rules, rules.boards[board], zoos) for board, zoos in zip(boards, (*past, zoos), strict=False)
    )
    totals = [sum(one["scores"][seat]["total"] for one in (*over, now)) for seat in range(len(zoos))]
    return {**now, "past": over, "totals": totals}


@lru_cache(TABLES)
def _table(rules: Rules, board: Board, zoos: tuple[Zoo, ...]) -> dict[str, Any]:
    """A board with all zoos on it and their points, as the score pad has them."""
    return {
        "board": board.id,
        "zoos": [_zoo(board, zoo) for zoo in zoos],
        "scores": [{"total": sum(parts.values()), "parts": parts} for parts in scores(rules, board, zoos)],
        "trexes": [census(rules, board, zoo)[TREX] for zoo in zoos],
    }


@lru_cache(TABLES)
def _zoo(board: Board, zoo: Zoo) -> dict[str, list[str | None]]:
    return {pen.id: [None if one is None else one.id for one in zoo[pen.index]] for pen in board.pens}


# --- where a dinosaur may go, and why not elsewhere ---------------------------------------------------

Places = dict[str, dict[str, Any] | None]
"""By spot, why the dinosaur may not go there; None: it may."""


def _places(view: DraftosaurusView, seat: Seat) -> dict[str, Places]:
    """By species, for each dinosaur that the seat decides about now."""
    if view.phase is REHOMING:
        return {quarantined(view, seat).id: _homes(view)}
    die, zoo = binding_die(view, seat), view.zoos[seat]
    pens = [
        _places_in(view.board, pen, zoo[pen.index], forbidding_die(zoo, pen, die)) for pen in view.board.pens
    ]
    return {species.id: _merged(pens, species) for species in species_at_issue(view, seat)}


def _merged(pens: Iterable[Sequence[Places]], species: Species) -> Places:
    places: Places = {}
    for by_species in pens:
        places |= by_species[species]
    return places


@lru_cache(PENS)
def _places_in(board: Board, pen: Pen, contents: Contents, die: Face | None) -> tuple[Places, ...]:
    """By species, its spots in one pen."""
    spots = board.spots_of_pen[pen.index]
    return tuple(
        {spot.id: _describe_reason(why_not_spot(contents, species, spot, die)) for spot in spots}
        for species in SPECIES
    )


@cache
def _describe_reason(reason: Reason | None) -> dict[str, Any] | None:
    return None if reason is None else describe_message(as_message(reason))


def _homes(view: DraftosaurusView) -> Places:
    reasons = {spot.id: view.why_not(REHOME[spot.id]) for spot in view.board.spots}
    return {spot: None if why is None else describe_message(why) for spot, why in reasons.items()}

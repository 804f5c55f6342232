"""What each placement would change in a seat's own points, as things stand."""

from collections.abc import Iterator
from typing import Any

from saurian.core import Seat
from saurian.games.draftosaurus.legal import binding_die, placeable
from saurian.games.draftosaurus.pens import Spot, Zoo, with_contents, zoo_with
from saurian.games.draftosaurus.phases import CHOOSING, DRAFTING, PLACING, REHOMING, quarantined
from saurian.games.draftosaurus.pieces import SPECIES, Species
from saurian.games.draftosaurus.scoring import scores
from saurian.games.draftosaurus.view import DraftosaurusView

Gain = dict[str, Any]
"""`points`, the net change of the total, and `parts`, the change of each part of it that changes."""


def preview(view: DraftosaurusView) -> dict[str, dict[str, Gain]]:
    """By species and spot, the gain of every placement that the seat could decide on now."""
    seat = view.seat
    if seat is None or seat not in view.acting_seats:
        return {}
    before = view.scores()[seat]
    gains: dict[str, dict[str, Gain]] = {}
    for species, spot, zoo in _placements(view, seat):
        gains.setdefault(species.id, {})[spot.id] = _gain(before, _score_with(view, seat, zoo))
    return gains


def _placements(view: DraftosaurusView, seat: Seat) -> Iterator[tuple[Species, Spot, Zoo]]:
    """What the seat could place where, and its zoo afterwards."""
    if view.phase is REHOMING:
        yield from _rehomings(view, seat)
        return
    zoo, die = view.zoos[seat], binding_die(view, seat)
    for species in species_at_issue(view, seat):
        for spot in placeable(view.board, zoo, species, die):
            yield species, spot, zoo_with(zoo, spot, species)


def _rehomings(view: DraftosaurusView, seat: Seat) -> Iterator[tuple[Species, Spot, Zoo]]:
    species, zoo = quarantined(view, seat), view.zoos[seat]
    quarantine = view.board.quarantine
    assert quarantine is not None
    left = with_contents(zoo, quarantine, quarantine.bare)
    for action in view.legal():
        spot = view.board.spot[action.spot]  # type: ignore[union-attr]
        yield species, spot, zoo if spot.pen is quarantine else zoo_with(left, spot, species)


def species_at_issue(view: DraftosaurusView, seat: Seat) -> list[Species]:
    """The dinosaurs that the seat is about to place, or could choose to place."""
    if view.phase is PLACING:
        return [species for species in (view.revealed[seat],) if species is not None]
    hand = view.hands[seat]
    if hand is None or view.phase not in (CHOOSING, DRAFTING):
        return []
    return [species for species in SPECIES if hand[species]]


def _score_with(view: DraftosaurusView, seat: Seat, zoo: Zoo) -> dict[str, int]:
    zoos = (*view.zoos[:seat], zoo, *view.zoos[seat + 1 :])
    return scores(view.rules, view.board, zoos)[seat]


def _gain(before: dict[str, int], after: dict[str, int]) -> Gain:
    parts = {part: after[part] - before[part] for part in after if after[part] != before[part]}
    return {"points": sum(parts.values()), "parts": parts}

"""Greedy Draftosaurus: the dinosaur and the place that are worth most now."""

from collections.abc import Sequence
from random import Random

from saurian.bots.bot import Bot
from saurian.core import Action, Seat
from saurian.games.draftosaurus.actions import Choose, Discard, Draft, DraftosaurusAction, Place, Rehome
from saurian.games.draftosaurus.legal import binding_die, placeable
from saurian.games.draftosaurus.pens import Pen, Spot, Zoo, zoo_with
from saurian.games.draftosaurus.phases import quarantined
from saurian.games.draftosaurus.pieces import Face, Species, herd_of
from saurian.games.draftosaurus.scoring import scores
from saurian.games.draftosaurus.view import DraftosaurusView

TRIO_EACH = 7 / 3
"""What one of an unfinished trio is worth."""
SINGLE = 2
"""What a dinosaur is worth that waits for its partner, in the Prairie or on the bridge."""


class GreedyBot(Bot):
    """Takes the most points now; counts what waits to be completed in part."""

    def choose(self, view: DraftosaurusView, rng: Random) -> Action:
        """The best legal action, any of the best if there are several."""
        worth = [(_worth(view, action), action) for action in view.legal()]
        most = max(value for value, _ in worth)
        return rng.choice([action for value, action in worth if value == most])


def _worth(view: DraftosaurusView, action: DraftosaurusAction) -> float:
    seat = view.seat
    assert seat is not None
    match action:
        case Choose(species):
            return _best(view, seat, species, binding_die(view, seat))
        case Draft(species, spot):
            return _value_with(view, seat, species, view.board.spot[spot])
        case Place(spot):
            species_shown = view.revealed[seat]
            assert species_shown is not None
            return _value_with(view, seat, species_shown, view.board.spot[spot])
        case Rehome(spot):
            return _value_with(view, seat, quarantined(view, seat), view.board.spot[spot])
        case Discard(species):  # the rest of the hand goes to the other player: discard the best for them
            other = 1 - seat
            return _best(view, other, species, None) - _value(view, view.zoos, other)
    raise AssertionError(f"not a seat's action: {action}")


def _best(view: DraftosaurusView, seat: Seat, species: Species, die: Face | None) -> float:
    """The value of the seat's zoo with the dinosaur where it is worth most."""
    spots = placeable(view.board, view.zoos[seat], species, die)
    return max(_value_with(view, seat, species, spot) for spot in spots)


def _value_with(view: DraftosaurusView, seat: Seat, species: Species, spot: Spot) -> float:
    zoo, pen = view.zoos[seat], spot.pen
    stays = pen.is_quarantine and bool(zoo[pen.index])
    changed = zoo if stays else zoo_with(zoo, spot, species)
    return _value(view, (*view.zoos[:seat], changed, *view.zoos[seat + 1 :]), seat)


def _value(view: DraftosaurusView, zoos: Sequence[Zoo], seat: Seat) -> float:
    points = sum(scores(view.rules, view.board, zoos)[seat].values())
    return points + sum(_promise(pen, zoos[seat]) for pen in view.board.pens)


def _promise(pen: Pen, zoo: Zoo) -> float:
    """What is not worth points yet, but probably will be."""
    contents = zoo[pen.index]
    if pen.id == "trio":
        return TRIO_EACH * len(contents) if len(contents) < len(pen.points) - 1 else 0
    if pen.scores == "per_couple":
        return SINGLE * sum(number % 2 for number in herd_of(contents))
    if pen.scores == "per_couple_across" and pen.other_bank is not None:
        here, there = herd_of(contents), herd_of(zoo[pen.other_bank])
        return SINGLE * sum(abs(a - b) for a, b in zip(here, there, strict=True))
    return 0

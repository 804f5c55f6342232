"""What speaks for a move, as messages, most telling first.

A reason weighs about as much as the points it is about. What it says of others follows from what is public,
and from the hand that the seat passes on.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from saurian.bots.hints import Prospect, Reason, strongest_first
from saurian.core import Message, Seat
from saurian.games.draftosaurus.actions import Choose, Discard, Draft, Place, Rehome
from saurian.games.draftosaurus.legal import binding_die, is_last_turn, placeable
from saurian.games.draftosaurus.pens import DIE, Contents, Pen, Spot, Zoo, with_contents, zoo_with
from saurian.games.draftosaurus.phases import quarantined
from saurian.games.draftosaurus.pieces import SPECIES, TREX, Species, herd_of
from saurian.games.draftosaurus.scoring import scores
from saurian.games.draftosaurus.view import DraftosaurusView

WORTH_MENTIONING = 2
"""What costs somebody else fewer points is no reason."""
MANY = 3
"""Points that speak for a move even if another one brings as many."""


SUPERLATIVES = frozenset({"hint-least-loss"})
"""What can be said only of the best option."""


class Placement(NamedTuple):
    """A dinosaur that goes somewhere."""

    view: DraftosaurusView
    seat: Seat
    species: Species
    pen: Pen
    before: Contents
    after: Contents
    gains: tuple[int, ...]
    """By seat, what it changes at once in points."""
    is_free: bool
    """Whether another dinosaur could be chosen instead."""

    @property
    def gain(self) -> int:
        """Points for the seat itself."""
        return self.gains[self.seat]


class Use(NamedTuple):
    """The best that a seat could do with a dinosaur, whatever the die shows."""

    points: int
    species: Species
    pen: Pen


def reasons(view: DraftosaurusView, best: Prospect, runner_up: Prospect) -> list[Message]:
    """What speaks for the best option, most telling first."""
    if isinstance(best.action, Discard):
        return strongest_first([_discards(view, best.action)])
    mine, other = _placement(view, best), _placement(view, runner_up)
    return strongest_first(reason(mine, other) for reason in REASONS) or [_last_resort(mine)]


def _placement(view: DraftosaurusView, option: Prospect) -> Placement:
    assert view.seat is not None
    species, spot = _what_where(view, view.seat, option)
    pen, zoo = spot.pen, view.zoos[view.seat]
    before = zoo[pen.index]
    stays = isinstance(option.action, Rehome) and pen.is_quarantine
    after = before if stays else pen.put(before, species, spot.place)
    gains = _gains(view, view.seat, with_contents(zoo, pen, after))
    is_free = isinstance(option.action, (Choose, Draft))
    return Placement(view, view.seat, species, pen, before, after, gains, is_free)


def _what_where(view: DraftosaurusView, seat: Seat, option: Prospect) -> tuple[Species, Spot]:
    spot = view.board.spot
    match option.action:
        case Choose(species):
            then = option.then
            return species, spot[then.spot] if isinstance(then, Place) else _best_spot(view, seat, species)
        case Draft(species, place):
            return species, spot[place]
        case Place(place):
            shown = view.revealed[seat]
            assert shown is not None
            return shown, spot[place]
        case Rehome(place):
            return quarantined(view, seat), spot[place]
    raise AssertionError(f"nothing is placed: {option.action}")


def _best_spot(view: DraftosaurusView, seat: Seat, species: Species) -> Spot:
    """Where the dinosaur brings most at once."""
    spots = placeable(view.board, view.zoos[seat], species, binding_die(view, seat))
    return max(spots, key=lambda spot: _gains(view, seat, zoo_with(view.zoos[seat], spot, species))[seat])


def _gains(view: DraftosaurusView, seat: Seat, zoo: Zoo) -> tuple[int, ...]:
    """By seat, by how many points the totals change if that seat's zoo looks so."""
    zoos = (*view.zoos[:seat], zoo, *view.zoos[seat + 1 :])
    before, after = view.scores(), scores(view.rules, view.board, zoos)
    return tuple(sum(then.values()) - sum(now.values()) for now, then in zip(before, after, strict=True))


# --- for the own zoo ----------------------------------------------------------------------------------


def completes(mine: Placement, other: Placement) -> Reason | None:
    """Nothing more goes into the pen, and that pays."""
    if mine.gain <= 0 or len(mine.after) < 2 or mine.pen.is_river or _is_open(mine.pen, mine.after):
        return None
    return Reason(mine.gain + 1, Message("hint-completes", {"pen": mine.pen.id, "points": mine.gain}))


def makes_couple(mine: Placement, other: Placement) -> Reason | None:
    """It finds its partner."""
    if mine.pen.scores == "per_couple":
        mates = herd_of(mine.before)[mine.species]
    elif mine.pen.other_bank is not None:
        across = mine.view.zoos[mine.seat][mine.pen.other_bank]
        mates = max(0, herd_of(across)[mine.species] - herd_of(mine.before)[mine.species])
        mates = min(1, mates)
    else:
        return None
    if not mates % 2:
        return None
    return Reason(
        max(1, mine.gain) + 0.5, Message("hint-couple", {"species": mine.species.id, "pen": mine.pen.id})
    )


def uses_freedom(mine: Placement, other: Placement) -> Reason | None:
    """The roller may go where the others may not, and the die binds it again next turn."""
    view = mine.view
    if view.die is None or mine.pen.is_river or _is_the_end(view):
        return None
    if binding_die(view, mine.seat) is not None or DIE[view.die](mine.pen, view.zoos[mine.seat]):
        return None
    return Reason(2.5, Message("hint-free-now", {"pen": mine.pen.id, "face": view.die}))


def most_now(mine: Placement, other: Placement) -> Reason | None:
    """It brings more points at once than the runner-up."""
    if mine.gain <= other.gain or mine.gain < 2 or completes(mine, other):
        return None
    weight = min(mine.gain, mine.gain - other.gain)
    return Reason(weight, Message("hint-most-now", {"points": mine.gain, "pen": mine.pen.id}))


def scores_well(mine: Placement, other: Placement) -> Reason | None:
    """It brings many points at once, if no more than the runner-up."""
    if mine.gain < MANY or mine.gain > other.gain or completes(mine, other):
        return None
    return Reason(0.3 * mine.gain, Message("hint-scores", {"points": mine.gain, "pen": mine.pen.id}))


def avoids_loss(mine: Placement, other: Placement) -> Reason | None:
    """The runner-up would cost points, and this does not."""
    if other.gain >= 0 or mine.gain < 0:
        return None
    return Reason(0.5 - other.gain, Message("hint-avoids-loss", {"points": -other.gain}))


def grows(mine: Placement, other: Placement) -> Reason | None:
    """One more in a pen that pays the more, the more it holds."""
    if mine.pen.scores != "by_number" or not mine.before or not _is_open(mine.pen, mine.after):
        return None
    return Reason(1.5, Message("hint-grows", {"pen": mine.pen.id})) if mine.gain > 0 else None


def prepares(mine: Placement, other: Placement) -> Reason | None:
    """It brings nothing yet, but the pen comes nearer to where it pays."""
    if mine.pen.scores != "by_number" or not mine.before or mine.gain != 0:
        return None
    if not _is_open(mine.pen, mine.after):
        return None
    return Reason(1.5, Message("hint-prepares", {"pen": mine.pen.id}))


def begins(mine: Placement, other: Placement) -> Reason | None:
    """The first one in a pen that can hold more."""
    if mine.before != mine.pen.bare or mine.pen.is_river or mine.pen.places == 1:
        return None
    return Reason(1, Message("hint-begins", {"pen": mine.pen.id}))


def brings_bonus(mine: Placement, other: Placement) -> Reason | None:
    """The first T-Rex of a pen."""
    if mine.species != TREX or mine.pen.is_river or TREX in mine.before:
        return None
    return Reason(0.9, Message("hint-trex", {"pen": mine.pen.id}))


def stays_mobile(mine: Placement, other: Placement) -> Reason | None:
    """A dinosaur in quarantine moves once more, at the end."""
    if not mine.pen.is_quarantine or mine.view.phase.name == "rehome":
        return None
    return Reason(1.2, Message("hint-quarantine", {"species": mine.species.id}))


def harmless(mine: Placement, other: Placement) -> Reason | None:
    """The River does no harm."""
    return Reason(0.8, Message("hint-river")) if mine.pen.is_river else None


def keeps_open(mine: Placement, other: Placement) -> Reason | None:
    """The runner-up would close a pen, or spend a place in it, that this move keeps."""
    if _is_the_end(mine.view) or other.pen.index == mine.pen.index:
        return None
    if other.pen.is_river or other.pen.places is None:
        return None
    if other.gain > 0 and _is_open(other.pen, other.after):
        return None
    return Reason(0.7, Message("hint-keeps-open", {"pen": other.pen.id}))


# --- against the others -------------------------------------------------------------------------------


def overtakes(mine: Placement, other: Placement) -> Reason | None:
    """Somebody else's points depend on what this zoo holds, and get less."""
    losses = [
        (mine.gains[seat], seat)
        for seat in range(len(mine.gains))
        if seat != mine.seat and mine.gains[seat] < min(other.gains[seat], 1 - WORTH_MENTIONING)
    ]
    if not losses:
        return None
    loss, seat = min(losses)
    return Reason(0.6 - loss, Message("hint-overtakes", {"seat": seat, "points": -loss}))


def denies(mine: Placement, other: Placement) -> Reason | None:
    """The dinosaur would be the best that the neighbour could be passed."""
    kept, passed = _passes_on(mine), _passes_on(other)
    if passed is None or passed.species != mine.species or passed.pen.is_river:
        return None
    less = passed.points - max(0, kept.points if kept is not None else 0)
    if less < WORTH_MENTIONING:
        return None
    return Reason(less, _denial(_neighbour(mine), passed))


def burdens(mine: Placement, other: Placement) -> Reason | None:
    """Whatever the neighbour takes of what is passed on, it costs points."""
    kept, passed = _passes_on(mine), _passes_on(other)
    if kept is None or kept.points >= 0 or (passed is not None and passed.points <= kept.points):
        return None
    return Reason(
        0.4 - kept.points, Message("hint-burdens", {"seat": _neighbour(mine), "points": -kept.points})
    )


REASONS: tuple[Callable[[Placement, Placement], Reason | None], ...] = (
    completes,
    makes_couple,
    uses_freedom,
    most_now,
    scores_well,
    avoids_loss,
    overtakes,
    denies,
    burdens,
    grows,
    prepares,
    stays_mobile,
    begins,
    brings_bonus,
    harmless,
    keeps_open,
)


def _last_resort(mine: Placement) -> Message:
    """What can be said of any placement."""
    if mine.gain > 0:
        return Message("hint-scores", {"points": mine.gain, "pen": mine.pen.id})
    if mine.gain < 0:
        return Message("hint-least-loss", {"points": -mine.gain})
    return Message("hint-saves-room")


def _discards(view: DraftosaurusView, action: Discard) -> Reason:
    """The one who gets the rest of the hand would have liked it; or this seat needs it least."""
    assert view.seat is not None
    rival = 1 - view.seat
    choices = [other.species for other in view.legal() if isinstance(other, Discard)]
    uses = {use.species: use for use in _uses(view, rival, choices)}
    theirs = uses[action.species]
    if theirs.points == max(use.points for use in uses.values()) and not theirs.pen.is_river:
        return Reason(theirs.points, _denial(rival, theirs))
    return Reason(0, Message("hint-spoils", {"species": action.species.id, "seat": rival}))


def _denial(seat: Seat, use: Use) -> Message:
    return Message(
        "hint-denies", {"seat": seat, "species": use.species.id, "pen": use.pen.id, "points": use.points}
    )


def _neighbour(mine: Placement) -> Seat:
    """The seat that gets the hand next."""
    return (mine.seat + 1) % mine.view.options.players


def _passes_on(mine: Placement) -> Use | None:
    """The best that the neighbour could do with what is passed on after this; None: nothing is, or that is
    settled already."""
    hand = mine.view.hands[mine.seat]
    if not mine.is_free or hand is None:
        return None
    left = [species for species in SPECIES if hand[species] > (species == mine.species)]
    return max(_uses(mine.view, _neighbour(mine), left), key=lambda use: use.points, default=None)


def _uses(view: DraftosaurusView, seat: Seat, species: list[Species]) -> Iterator[Use]:
    """For each of the dinosaurs, the best that the seat could do with it."""
    zoo = view.zoos[seat]
    for one in species:
        yield max(
            (
                Use(_gains(view, seat, zoo_with(zoo, spot, one))[seat], one, spot.pen)
                for spot in placeable(view.board, zoo, one, None)
            ),
            key=lambda use: use.points,
        )


def _is_open(pen: Pen, contents: Contents) -> bool:
    """Whether the pen accepts anyone at all."""
    return any(
        pen.why_not(contents, species, place) is None
        for species in SPECIES
        for place in range(len(pen.named_places) or 1)
    )


def _is_the_end(view: DraftosaurusView) -> bool:
    """Whether the zoos are filled with this turn."""
    return view.phase.name == "rehome" or (
        is_last_turn(view) and view.round == view.rules.courses[view.options.players].rounds - 1
    )

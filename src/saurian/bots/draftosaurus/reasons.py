"""What speaks for a move, as messages."""

from collections.abc import Callable
from typing import NamedTuple

from saurian.bots.hints import Prospect
from saurian.core import Message, Seat
from saurian.games.draftosaurus.actions import Choose, Discard, Draft, Place, Rehome
from saurian.games.draftosaurus.legal import binding_die, is_last_turn
from saurian.games.draftosaurus.pens import DIE, Contents, Pen, Zoo
from saurian.games.draftosaurus.phases import quarantined
from saurian.games.draftosaurus.pieces import SPECIES, TREX, Species, herd_of
from saurian.games.draftosaurus.scoring import scores
from saurian.games.draftosaurus.view import DraftosaurusView


class Placement(NamedTuple):
    """A dinosaur that goes somewhere."""

    view: DraftosaurusView
    seat: Seat
    species: Species
    pen: Pen
    before: Contents
    after: Contents
    gain: int
    """Points now."""


def reasons(view: DraftosaurusView, best: Prospect, runner_up: Prospect) -> list[Message]:
    """What speaks for the best option, most telling first."""
    if isinstance(best.action, Discard):
        return [_spoils(view, best.action)]
    if isinstance(best.action, Choose) and best.then is None:
        return []  # nobody has looked where it would go
    mine, other = _placement(view, best), _placement(view, runner_up)
    return [said for reason in REASONS if (said := reason(mine, other)) is not None]


def _placement(view: DraftosaurusView, option: Prospect) -> Placement:
    assert view.seat is not None
    species, spot_id = _what_where(view, view.seat, option)
    spot = view.board.spot[spot_id]
    pen, zoo = spot.pen, view.zoos[view.seat]
    before = zoo[pen.index]
    stays = isinstance(option.action, Rehome) and spot_id == "quarantine"
    after = before if stays else pen.put(before, species, spot.place)
    gain = _points(view, (*zoo[: pen.index], after, *zoo[pen.index + 1 :])) - _points(view, zoo)
    return Placement(view, view.seat, species, pen, before, after, gain)


def _what_where(view: DraftosaurusView, seat: Seat, option: Prospect) -> tuple[Species, str]:
    match option.action:
        case Choose(species):
            return species, option.then.spot if isinstance(option.then, Place) else "river"
        case Draft(species, spot):
            return species, spot
        case Place(spot):
            shown = view.revealed[seat]
            assert shown is not None
            return shown, spot
        case Rehome(spot):
            return quarantined(view, seat), spot
    raise AssertionError(f"nothing is placed: {option.action}")


def _points(view: DraftosaurusView, zoo: Zoo) -> int:
    assert view.seat is not None
    zoos = (*view.zoos[: view.seat], zoo, *view.zoos[view.seat + 1 :])
    return sum(scores(view.rules, view.board, zoos)[view.seat].values())


# --- reasons ------------------------------------------------------------------------------------------


def completes(mine: Placement, other: Placement) -> Message | None:
    """Nothing more goes into the pen, and that pays."""
    if mine.gain <= 0 or len(mine.after) < 2 or mine.pen.is_river or _is_open(mine.pen, mine.after):
        return None
    return Message("hint-completes", {"pen": mine.pen.id, "points": mine.gain})


def makes_couple(mine: Placement, other: Placement) -> Message | None:
    """It finds its partner."""
    if mine.pen.scores == "per_couple":
        mates = herd_of(mine.before)[mine.species]
    elif mine.pen.other_bank is not None:
        across = mine.view.zoos[mine.seat][mine.pen.other_bank]
        mates = max(0, herd_of(across)[mine.species] - herd_of(mine.before)[mine.species])
        mates = min(1, mates)
    else:
        return None
    return Message("hint-couple", {"species": mine.species.id, "pen": mine.pen.id}) if mates % 2 else None


def uses_freedom(mine: Placement, other: Placement) -> Message | None:
    """The roller may go where the others may not, and the die binds it again next turn."""
    view = mine.view
    if view.die is None or mine.pen.is_river or _is_the_end(view):
        return None
    if binding_die(view, mine.seat) is not None or DIE[view.die](mine.pen, view.zoos[mine.seat]):
        return None
    return Message("hint-free-now", {"pen": mine.pen.id, "face": view.die})


def keeps_open(mine: Placement, other: Placement) -> Message | None:
    """The runner-up would close a pen, or spend a place in it, that this move keeps."""
    if _is_the_end(mine.view) or other.pen is mine.pen:
        return None
    if other.pen.is_river or other.pen.places is None:
        return None
    if other.gain > 0 and _is_open(other.pen, other.after):
        return None
    return Message("hint-keeps-open", {"pen": other.pen.id})


def most_now(mine: Placement, other: Placement) -> Message | None:
    """It brings more points at once than the runner-up."""
    if mine.gain <= other.gain or mine.gain < 2 or completes(mine, other):
        return None
    return Message("hint-most-now", {"points": mine.gain, "pen": mine.pen.id})


def brings_bonus(mine: Placement, other: Placement) -> Message | None:
    """The first T-Rex of a pen."""
    if mine.species != TREX or mine.pen.is_river or TREX in mine.before:
        return None
    return Message("hint-trex", {"pen": mine.pen.id})


def begins(mine: Placement, other: Placement) -> Message | None:
    """The first one in a pen that can hold more."""
    if mine.before != mine.pen.bare or mine.pen.is_river or mine.pen.places == 1:
        return None
    return Message("hint-begins", {"pen": mine.pen.id})


def grows(mine: Placement, other: Placement) -> Message | None:
    """One more in a pen that pays the more, the more it holds."""
    if mine.pen.scores != "by_number" or not mine.before or not _is_open(mine.pen, mine.after):
        return None
    return Message("hint-grows", {"pen": mine.pen.id}) if mine.gain > 0 else None


def harmless(mine: Placement, other: Placement) -> Message | None:
    """The River does no harm."""
    return Message("hint-river") if mine.pen.is_river else None


REASONS: tuple[Callable[[Placement, Placement], Message | None], ...] = (
    completes,
    makes_couple,
    uses_freedom,
    most_now,
    grows,
    begins,
    brings_bonus,
    harmless,
    keeps_open,
)


def _is_open(pen: Pen, contents: Contents) -> bool:
    """Whether the pen accepts anyone at all."""
    return any(
        pen.objection(contents, species, place) is None
        for species in SPECIES
        for place in range(len(pen.named_places) or 1)
    )


def _is_the_end(view: DraftosaurusView) -> bool:
    """Whether the zoos are filled with this turn."""
    return view.phase.name == "rehome" or (
        is_last_turn(view) and view.round == view.rules.courses[view.options.players].rounds - 1
    )


def _spoils(view: DraftosaurusView, action: Discard) -> Message:
    assert view.seat is not None
    return Message("hint-spoils", {"species": action.species.id, "seat": 1 - view.seat})

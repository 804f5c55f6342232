"""Hands: chambers that are drawn, stolen, shown, discarded and laid."""

from collections.abc import Sequence
from functools import cache
from random import Random

from saurian.core import CHANCE, Arg, Event, Seat
from saurian.games.drakon.actions import (
    DrakonAction,
    Draw,
    Snatch,
    draw,
)
from saurian.games.drakon.knowledge import DISCARDED, LAIR, PILE
from saurian.games.drakon.lair import Cell, write_cell
from saurian.games.drakon.legal import label
from saurian.games.drakon.pieces import (
    ARROW_TEXTS,
    Chamber,
    find,
    joined,
    without,
)
from saurian.games.drakon.steps import ChancePhase, register
from saurian.games.drakon.table import Pending, Position


class Drawing(ChancePhase):
    """A seat draws chambers, as long as there are any (K-04, K-22)."""

    name = "draw"

    def begin(self, state: Position, pending: Pending) -> list[Event]:
        """An empty pile gives nothing."""
        if state.pile and pending.number:
            state.now = pending
        return []

    def odds(self, state: Position, pending: Pending) -> Sequence[tuple[DrakonAction, int]]:
        """Every chamber of the pile alike."""
        return [(draw(chamber), state.pile.count(chamber)) for chamber in dict.fromkeys(state.pile)]

    def sample(self, state: Position, pending: Pending, rng: Random) -> DrakonAction:
        """Any chamber of the pile."""
        return draw(rng.choice(state.pile))

    def possible(self, state: Position, pending: Pending, action: DrakonAction) -> bool:
        """Any chamber of the pile."""
        return isinstance(action, Draw) and find(state.pile, action.chamber) is not None

    def happen(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """It goes to the hand."""
        assert isinstance(action, Draw)
        seat, chamber = pending.hero, action.chamber
        place = find(state.pile, chamber)
        assert place is not None
        del state.pile[place]
        state.hands[seat] = joined(state.hands[seat], chamber)
        state.note_chamber(PILE, seat, chamber)
        if pending.number > 1:
            state.push(pending._replace(number=pending.number - 1))
        return [
            Event("chamber-drawn", {"seat": seat}),
            Event("you-drew", {"seat": seat, "chamber": label(state, chamber.kind)}, to=(seat,)),
        ]


class Snatching(ChancePhase):
    """A random chamber goes from the hand of `other` to that of `hero` (K-43, K-83)."""

    name = "snatch"

    def begin(self, state: Position, pending: Pending) -> list[Event]:
        """An empty hand gives nothing: while the knight's theft waits, others may have emptied it."""
        if state.hands[pending.other]:
            state.now = pending
            return []
        return [Event("no-chamber", {"seat": pending.other})]

    def odds(self, state: Position, pending: Pending) -> Sequence[tuple[DrakonAction, int]]:
        """Every chamber of the hand alike."""
        hand = state.hands[pending.other]
        return [(Snatch(chamber), hand.count(chamber)) for chamber in dict.fromkeys(hand)]

    def sample(self, state: Position, pending: Pending, rng: Random) -> DrakonAction:
        """Any chamber of the hand."""
        return Snatch(rng.choice(state.hands[pending.other]))

    def happen(self, state: Position, pending: Pending, action: DrakonAction) -> list[Event]:
        """The two concerned see it; the robbed one draws nothing."""
        assert isinstance(action, Snatch)
        thief, victim, chamber = pending.hero, pending.other, action.chamber
        state.hands[victim] = without(state.hands[victim], chamber)
        state.hands[thief] = joined(state.hands[thief], chamber)
        state.note_chamber(victim, thief, chamber, tells=True)
        if state.box.rulings.robbed_hand_draws:
            state.push(draw_one(victim))
        args = {"seat": thief, "other": victim}
        told: dict[str, Arg] = {**args, "chamber": label(state, chamber.kind)}
        return [Event("chamber-stolen", args), Event("chamber-stolen-was", told, to=(thief, victim))]


DRAWING = register(Drawing())
SNATCHING = register(Snatching())


@cache
def draw_one(seat: Seat) -> Pending:
    """The seat is due to draw a chamber."""
    return Pending(DRAWING, CHANCE, seat, number=1)


def leave_hand(state: Position, seat: Seat, chamber: Chamber) -> list[Event]:
    """The chamber is taken from the hand for all to see."""
    state.hands[seat] = without(state.hands[seat], chamber)
    state.note_chamber(seat, LAIR, chamber)
    return [Event("chamber-taken", {"seat": seat, "chamber": label(state, chamber.kind)})]


def show_hand(state: Position, seat: Seat) -> list[Event]:
    """The whole hand is shown to everybody."""
    hand = state.hands[seat]
    for chamber in hand:
        state.note_chamber(seat, LAIR, chamber, tells=True)
    for chamber in hand:
        state.note_chamber(LAIR, seat, chamber)
    chambers = tuple(label(state, chamber.kind) for chamber in hand)
    return [Event("hand-shown", {"seat": seat, "chambers": chambers})] if hand else []


def discard(state: Position, seat: Seat, chamber: Chamber) -> list[Event]:
    """A chamber leaves the game face down (K-87)."""
    state.hands[seat] = without(state.hands[seat], chamber)
    state.discards = joined(state.discards, chamber)
    state.note_chamber(seat, DISCARDED, chamber, tells=True)
    return [
        Event("chamber-discarded", {"seat": seat}),
        Event("you-discarded", {"seat": seat, "chamber": label(state, chamber.kind)}, to=(seat,)),
    ]


def chamber_event(state: Position, id: str, seat: Seat, cell: Cell, chamber: Chamber) -> Event:
    """An event about a chamber that lies in the lair, or lay there."""
    where = {"cell": write_cell(cell), "arrows": ARROW_TEXTS[chamber.arrows]}
    return Event(id, {"seat": seat, "chamber": label(state, chamber.kind), **where})

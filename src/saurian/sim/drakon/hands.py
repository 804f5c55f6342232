"""What happens to hands, on integers: chambers that are drawn, taken and stolen."""

from saurian.sim.compiling import kernel
from saurian.sim.drakon.layout import (
    HAND_SIZES,
    HANDS,
    MOST_CHAMBERS,
    NOW_HERO,
    NOW_NUMBER,
    NOW_OTHER,
    PILE,
    PILE_SIZE,
    Array,
)
from saurian.sim.drakon.stack import push_drawing
from saurian.sim.drakon.tables import ROBBED_HAND_DRAWS


@kernel
def take_from_hand(state: Array, seat: int, chamber: int) -> None:
    """One such chamber leaves the hand; the others close up."""
    hand = HANDS + MOST_CHAMBERS * seat
    last = hand + state[HAND_SIZES + seat] - 1
    place = hand
    while state[place] != chamber:
        place += 1
    while place < last:
        state[place] = state[place + 1]
        place += 1
    state[HAND_SIZES + seat] -= 1


@kernel
def add_to_hand(state: Array, seat: int, chamber: int) -> None:
    """One more chamber in the hand, which stays sorted."""
    hand = HANDS + MOST_CHAMBERS * seat
    place = hand + state[HAND_SIZES + seat]
    while place > hand and state[place - 1] > chamber:
        state[place] = state[place - 1]
        place -= 1
    state[place] = chamber
    state[HAND_SIZES + seat] += 1


@kernel
def draw(state: Array, place: int) -> None:
    """The chamber at this place of the pile goes to the hand; the last one takes its place (K-22)."""
    seat, number = state[NOW_HERO], state[NOW_NUMBER]
    chamber = state[PILE + place]
    state[PILE_SIZE] -= 1
    state[PILE + place] = state[PILE + state[PILE_SIZE]]
    add_to_hand(state, seat, chamber)
    if number > 1:
        push_drawing(state, seat, number - 1)


@kernel
def find_in_pile(state: Array, chamber: int) -> int:
    """Where such a chamber is in the pile."""
    place = 0
    while state[PILE + place] != chamber:
        place += 1
    return place


@kernel
def snatch(state: Array, t: Array, chamber: int) -> None:
    """The chamber changes hands; the robbed one draws nothing, or as the box says (K-43)."""
    thief, victim = state[NOW_HERO], state[NOW_OTHER]
    take_from_hand(state, victim, chamber)
    add_to_hand(state, thief, chamber)
    if t[ROBBED_HAND_DRAWS]:
        push_drawing(state, victim, 1)

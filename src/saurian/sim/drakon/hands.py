"""What happens to hands, on integers: chambers that are drawn, taken and stolen."""

from saurian.sim.compiling import kernel
from saurian.sim.drakon import layout as at
from saurian.sim.drakon.layout import Array
from saurian.sim.drakon.stack import push_drawing
from saurian.sim.drakon.tables import ROBBED_HAND_DRAWS


@kernel
def take_from_hand(state: Array, seat: int, chamber: int) -> None:
    """One such chamber leaves the hand; the others close up."""
    hand = at.HANDS + at.MOST_CHAMBERS * seat
    last = hand + state[at.HAND_SIZES + seat] - 1
    place = hand
    while state[place] != chamber:
        place += 1
    while place < last:
        state[place] = state[place + 1]
        place += 1
    state[at.HAND_SIZES + seat] -= 1


@kernel
def add_to_hand(state: Array, seat: int, chamber: int) -> None:
    """One more chamber in the hand, which stays sorted."""
    hand = at.HANDS + at.MOST_CHAMBERS * seat
    place = hand + state[at.HAND_SIZES + seat]
    while place > hand and state[place - 1] > chamber:
        state[place] = state[place - 1]
        place -= 1
    state[place] = chamber
    state[at.HAND_SIZES + seat] += 1


@kernel
def draw(state: Array, place: int) -> None:
    """The chamber at this place of the pile goes to the hand; the last one takes its place (K-22)."""
    seat, number = state[at.NOW_HERO], state[at.NOW_NUMBER]
    chamber = state[at.PILE + place]
    state[at.PILE_SIZE] -= 1
    state[at.PILE + place] = state[at.PILE + state[at.PILE_SIZE]]
    add_to_hand(state, seat, chamber)
    if number > 1:
        push_drawing(state, seat, number - 1)


@kernel
def find_in_pile(state: Array, chamber: int) -> int:
    """Where such a chamber is in the pile."""
    place = 0
    while state[at.PILE + place] != chamber:
        place += 1
    return place


@kernel
def snatch(state: Array, t: Array, chamber: int) -> None:
    """The chamber changes hands; the robbed one draws nothing, or as the box says (K-43)."""
    thief, victim = state[at.NOW_HERO], state[at.NOW_OTHER]
    take_from_hand(state, victim, chamber)
    add_to_hand(state, thief, chamber)
    if t[ROBBED_HAND_DRAWS]:
        push_drawing(state, victim, 1)

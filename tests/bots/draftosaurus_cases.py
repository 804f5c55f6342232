"""For each reason of a hint in Draftosaurus a position in which it is the most telling one."""

from dataclasses import dataclass, field
from typing import Any

from saurian.bots.draftosaurus.reasons import reasons
from saurian.bots.hints import Prospect
from saurian.core import Action, Message
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.actions import PLACE, Choose, Discard
from saurian.games.draftosaurus.pens import Board, Zoo
from saurian.games.draftosaurus.phases import CHOOSING, DISCARDING
from saurian.games.draftosaurus.pieces import SPECIES, Face, Species, herd_of
from saurian.games.draftosaurus.state import DraftosaurusState

BY_LETTER = {species.letter: species for species in SPECIES}
Pens = dict[str, str]
"""By pen, the letters of its dinosaurs."""


@dataclass(frozen=True)
class Case:
    """Seat 0 chooses out of a hand: a dinosaur and its place, or one to discard, rather than another."""

    id: str
    best: str
    other: str
    mine: Pens = field(default_factory=dict)
    next: Pens = field(default_factory=dict)
    """The zoo of the neighbour, who gets the hand."""
    hand: str = ""
    """The hand; as a rule the two dinosaurs that are compared."""
    options: dict[str, Any] = field(default_factory=dict)
    die: Face = Face.NO_TREX
    roller: int = 0

    def state(self) -> DraftosaurusState:
        """The position; what the others hold is of no matter."""
        state = DRAFTOSAURUS.start(DRAFTOSAURUS.options({"players": 3, "first": 0, **self.options}))
        hand = self.hand or self.best.strip("-")[0] + self.other.strip("-")[0]
        state.hands = [herd_of([BY_LETTER[letter] for letter in hand])] + [
            herd_of([BY_LETTER["S"]] * len(hand)) for _ in range(1, state.options.players)
        ]
        state.zoos = [zoo(state.board, pens) for pens in (self.mine, self.next, {})][: state.options.players]
        state.die, state.roller = self.die, self.roller
        state.phase = DISCARDING if self.best.startswith("-") else CHOOSING
        state.acting_seats = list(range(state.options.players))
        return state

    def reasons(self) -> list[Message]:
        """What speaks for the best option, most telling first."""
        return reasons(self.state().view(0), prospect(self.best), prospect(self.other))


def zoo(board: Board, pens: Pens) -> Zoo:
    """A zoo with these dinosaurs."""
    return tuple(
        tuple(BY_LETTER[letter] for letter in pens[pen.id]) if pen.id in pens else pen.bare
        for pen in board.pens
    )


def prospect(text: str) -> Prospect:
    """`D@love`, or `-D` for a discard."""
    species: Species = BY_LETTER[text.strip("-")[0]]
    then: Action | None = PLACE[text[2:]] if "@" in text else None
    return Prospect(Choose(species) if then else Discard(species), then, 0.5, 30.0)


SETTLED = {"king": "C", "island": "S", "love": "D", "sameness": "G"}
"""A zoo that has good use for a diplodocus, and for hardly anything else."""

CASES = (
    Case("hint-completes", "C@trio", "D@river", {"trio": "DP"}),
    Case("hint-couple", "D@love", "P@river", {"love": "D"}),
    Case("hint-free-now", "D@sameness", "P@river", die=Face.GRASSLANDS),
    Case("hint-most-now", "P@king", "D@river"),
    Case("hint-scores", "P@king", "D@island"),
    Case("hint-avoids-loss", "D@river", "P@river", {"island": "P"}),
    Case("hint-overtakes", "D@river", "P@river", {"river": "D"}, {"king": "D"}),
    Case("hint-denies", "D@river", "P@river", {}, SETTLED),
    Case("hint-denies", "-D", "-P", {}, SETTLED, options={"players": 2}),
    Case("hint-spoils", "-P", "-D", {}, SETTLED, options={"players": 2}),
    Case("hint-burdens", "D@river", "P@river", {}, {"king": "C", "island": "P", "sameness": "G"}),
    Case("hint-grows", "D@sameness", "P@king", {"sameness": "DD"}),
    Case("hint-prepares", "P@trio", "D@river", {"trio": "D"}),
    Case("hint-quarantine", "D@quarantine", "P@river", options={"board": "winter"}),
    Case("hint-begins", "D@love", "P@river"),
    Case("hint-trex", "T@love", "P@river", {"love": "D"}),
    Case("hint-river", "D@river", "P@differences"),
    Case("hint-keeps-open", "P@love", "P@king", {"love": "D"}, hand="PP"),
    Case("hint-least-loss", "P@love", "P@river", {"love": "D", "island": "P"}, hand="PP"),
    Case("hint-saves-room", "P@love", "G@river", {"love": "D"}),
)

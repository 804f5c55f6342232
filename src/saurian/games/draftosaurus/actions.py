"""All that players and chance can do, each action once; `all_actions` has their codes and texts.

A code never changes. Spots of rules version 1 come first; what can be done with a spot that a later version
adds is appended, wherever its pen stands in the file of that version.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement

from saurian.core import Action, ActionTable, Seat
from saurian.games.draftosaurus.pieces import FACES, SPECIES, Face, Herd, Species, dinosaurs_of, herd_of
from saurian.games.draftosaurus.rules import NEWEST, RULE_SETS, Rules, load_rules

LARGEST_HAND = 6
MOST_PLAYERS = 5


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Secretly choose a dinosaur of the hand (D-11, printed order)."""

    species: Species

    @property
    def text(self) -> str:
        return self.species.letter


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Put the revealed dinosaur somewhere (D-11, printed order)."""

    spot: str

    @property
    def text(self) -> str:
        return f"@{self.spot}"


@dataclass(frozen=True, slots=True)
class Draft(Action):
    """Choose and place in one secret step (D-11, quick order)."""

    species: Species
    spot: str

    @property
    def text(self) -> str:
        return f"{self.species.letter}@{self.spot}"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Secretly choose a second dinosaur, for the box (D-17)."""

    species: Species

    @property
    def text(self) -> str:
        return f"-{self.species.letter}"


@dataclass(frozen=True, slots=True)
class Rehome(Action):
    """Move the dinosaur out of quarantine; to `quarantine`: it stays (D-46)."""

    spot: str

    @property
    def text(self) -> str:
        return f">{self.spot}"


@dataclass(frozen=True, slots=True)
class FirstRoller(Action):
    """Chance: who rolls first (D-04)."""

    seat: Seat

    @property
    def text(self) -> str:
        return f"first {self.seat}"


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Chance: what the next seat draws from the bag (D-10)."""

    herd: Herd

    @property
    def text(self) -> str:
        return "deal " + "".join(species.letter for species in dinosaurs_of(self.herd))


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Chance: the die (D-05)."""

    face: Face

    @property
    def text(self) -> str:
        return f"roll {self.face}"


DraftosaurusAction = Choose | Place | Draft | Discard | Rehome | FirstRoller | Deal | Roll


def list_spots(versions: Iterable[Rules]) -> tuple[str, ...]:
    """The spots of all boards, each once (the River is on both), those of earlier versions first."""
    spots = (spot.id for rules in versions for board in rules.boards.values() for spot in board.spots)
    return tuple(dict.fromkeys(spots))


_VERSIONS = [load_rules(RULE_SETS[0], version) for version in range(1, NEWEST + 1)]
FIRST_SPOTS = list_spots(_VERSIONS[:1])
"""The spots of version 1, whose codes come first."""
SPOTS = list_spots(_VERSIONS)
"""The spots of all versions, in the order of their codes."""

CHOOSE = {species: Choose(species) for species in SPECIES}
PLACE = {spot: Place(spot) for spot in SPOTS}
DRAFT = {(species, spot): Draft(species, spot) for species in SPECIES for spot in SPOTS}
DISCARD = {species: Discard(species) for species in SPECIES}
REHOME = {spot: Rehome(spot) for spot in SPOTS}
ROLL = {face: Roll(face) for face in FACES}


@cache
def choices(hand: Herd) -> tuple[Choose, ...]:
    """One choice for each species in the hand."""
    return tuple(CHOOSE[species] for species in SPECIES if hand[species])


def _hands() -> Iterator[Herd]:
    for size in range(1, LARGEST_HAND + 1):
        for dinosaurs in combinations_with_replacement(SPECIES, size):
            yield herd_of(dinosaurs)


@cache
def all_actions() -> ActionTable[DraftosaurusAction]:
    """Every action of the game."""
    return ActionTable(list_actions(FIRST_SPOTS, SPOTS[len(FIRST_SPOTS) :]))


def list_actions(first: Sequence[str], later: Iterable[str]) -> list[DraftosaurusAction]:
    """Every action by its code: with the first spots, of chance, and with each later spot."""
    return [
        *CHOOSE.values(),
        *map(Place, first),
        *(Draft(species, spot) for species in SPECIES for spot in first),
        *DISCARD.values(),
        *map(Rehome, first),
        *(FirstRoller(seat) for seat in range(MOST_PLAYERS)),
        *ROLL.values(),
        *(Deal(hand) for hand in _hands()),
        *(action for spot in later for action in _actions_with(spot)),
    ]


def _actions_with(spot: str) -> list[DraftosaurusAction]:
    return [Place(spot), *(Draft(species, spot) for species in SPECIES), Rehome(spot)]

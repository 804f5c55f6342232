"""Every pen as a small finite machine, found by asking the readable rules.

A pen's *machine* has a few states. Putting a dinosaur of some species on some place of it leads from one
state to the next and gains some points, or is refused. `machine_of` walks through all that can stand in a
pen, asking `Pen.objection`, `Pen.put` and `scoring.scores` at each step, and then merges what nobody can tell
apart (Moore's algorithm). So the Prairie of Love, with 18,564 different herds in it, comes down to 96 states.

Two things make the walk finite and short; `tests/sim` holds both against the readable rules:
- a pen that accepts any species does not care in which order they came;
- a pen without limit cannot tell three of a species from one, nor four from two, except by the points that
  have been counted already.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from saurian.games.draftosaurus.pens import Board, Contents, Pen, any_species
from saurian.games.draftosaurus.pieces import SPECIES, Species, dinosaurs_of, herd_of
from saurian.games.draftosaurus.rules import Rules
from saurian.games.draftosaurus.scoring import scores

LOCAL = frozenset({"by_number", "by_place", "per_dinosaur", "per_couple"})
"""Scoring rules that look at the pen alone."""
BY_CENSUS = frozenset({"if_nobody_has_more", "if_alone_in_zoo", "per_like_on_the_right"})
"""Scoring rules that count one species in this zoo, in the one on the right and in all the others."""
ACROSS = frozenset({"per_couple_across"})
"""Scoring rules that compare, species by species, two banks of the bridge."""


@dataclass(frozen=True, slots=True)
class Edge:
    """One dinosaur comes."""

    place: int
    species: Species
    to: int
    """The state to which it leads."""
    gain: int
    """The points of this pen that it brings, whatever stands elsewhere."""


@dataclass(frozen=True, slots=True)
class Machine:
    """A pen; state 0 is the bare one."""

    pen: Pen
    examples: tuple[Contents, ...]
    """By state, some contents of it."""
    edges: tuple[tuple[Edge, ...], ...]
    """By state, whatever may be put."""

    def shown(self, state: int) -> Species | None:
        """Who lives in a pen for one."""
        return shown(self.pen, self.examples[state])

    def run(self, contents: Contents) -> int:
        """The state of a pen with these contents."""
        state = 0
        for place, species in arrivals(self.pen, contents):
            state = next(e.to for e in self.edges[state] if (e.place, e.species) == (place, species))
        return state


def arrivals(pen: Pen, contents: Contents) -> Iterator[tuple[int, Species]]:
    """In which order the dinosaurs may have come, and to which places."""
    for place, species in enumerate(contents):
        if species is not None:
            yield (place if pen.named_places else 0), species


def shown(pen: Pen, contents: Contents) -> Species | None:
    """Who lives in a pen for one: its census counts, or it will move on."""
    return contents[0] if contents and pen.places == 1 else None


def machine_of(rules: Rules, board: Board, pen: Pen) -> Machine:
    """The smallest machine that does what the pen does."""
    return _smallest(_explored(rules, board, pen))


def _explored(rules: Rules, board: Board, pen: Pen) -> Machine:
    """A machine with one state for all contents that are alike at first sight."""
    numbers = {pen.bare: 0}
    examples = [pen.bare]
    edges = []
    points = cache(lambda contents: local_points(rules, board, pen, contents))
    for contents in examples:  # which grows
        leaving = []
        for place in range(len(pen.named_places) or 1):
            for species in SPECIES:
                if pen.objection(contents, species, place) is None:
                    more = pen.put(contents, species, place)
                    folded = fold(pen, more)
                    if folded not in numbers:
                        numbers[folded] = len(examples)
                        examples.append(folded)
                    gain = points(more) - points(contents)
                    leaving.append(Edge(place, species, numbers[folded], gain))
        edges.append(tuple(leaving))
    return Machine(pen, tuple(examples), tuple(edges))


def fold(pen: Pen, contents: Contents) -> Contents:
    """Contents that the pen cannot tell from these: see above."""
    if pen.accepts is not any_species:
        return contents
    herd = herd_of(contents)
    if pen.places is None:
        herd = tuple(number if number < 3 else 2 - number % 2 for number in herd)
    return tuple(dinosaurs_of(herd))


def local_points(rules: Rules, board: Board, pen: Pen, contents: Contents) -> int:
    """What the contents are worth by themselves, T-Rex bonus included."""
    zoo = tuple(contents if other is pen else other.bare for other in board.pens)
    parts = scores(rules, board, [zoo])[0]
    return parts["trex"] + (parts[pen.part] if pen.scores in LOCAL else 0)


def _smallest(machine: Machine) -> Machine:
    """Merge the states that no sequence of dinosaurs can tell apart."""
    blocks = _numbered([machine.shown(state) for state in range(len(machine.examples))])
    while True:
        finer = _numbered(
            [
                (block, tuple((e.place, e.species, e.gain, blocks[e.to]) for e in leaving))
                for block, leaving in zip(blocks, machine.edges, strict=True)
            ]
        )
        if max(finer) == max(blocks):
            break
        blocks = finer
    first = {block: state for state, block in reversed(list(enumerate(blocks)))}
    states = [first[block] for block in range(len(first))]
    return Machine(
        machine.pen,
        tuple(machine.examples[state] for state in states),
        tuple(
            tuple(Edge(e.place, e.species, blocks[e.to], e.gain) for e in machine.edges[state])
            for state in states
        ),
    )


def _numbered(values: Sequence[object]) -> list[int]:
    """The same number for the same value, in order of appearance."""
    numbers: dict[object, int] = {}
    return [numbers.setdefault(value, len(numbers)) for value in values]

"""Every pen as a small finite machine, found by asking the readable rules.

A pen's *machine* has a few states. Putting a dinosaur of some species on some place of it leads from one
state to the next and gains some points, or is refused. `machine_of` walks through all that can stand in a
pen, asking `Pen.why_not`, `Pen.put` and `scoring.scores` at each step, and then merges what nobody can tell
apart (Moore's algorithm). So the Prairie of Love, with 18,564 different herds in it, comes down to 96 states.

Two things make the walk finite and short; `tests/sim` holds both against the readable rules:
- a pen that accepts any species does not care in which order they came;
- a pen without limit cannot tell three of a species from one, nor four from two, except by the points that
  have been counted already.
"""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import NamedTuple

from saurian.games.draftosaurus.pens import Board, Contents, Pen, any_species, with_contents
from saurian.games.draftosaurus.pieces import SPECIES, Species, dinosaurs_of, herd_of
from saurian.games.draftosaurus.rules import Rules
from saurian.games.draftosaurus.scoring import SCORES, scores

LOCAL = frozenset({"by_number", "by_place", "per_dinosaur", "per_couple"})
"""Scoring rules that look at the pen alone."""
BY_CENSUS = frozenset({"if_nobody_has_more", "if_alone_in_zoo", "per_like_on_the_right"})
"""Scoring rules that count one species in this zoo, in the one on the right and in all the others."""
ACROSS = frozenset({"per_couple_across"})
"""Scoring rules that compare, species by species, two banks of the bridge."""


assert {*SCORES} == LOCAL | BY_CENSUS | ACROSS, "a scoring rule that the kernels do not know"


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
        """The species in a pen for one."""
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
    """The species in a pen for one: its census counts, or it will move on."""
    return contents[0] if contents and pen.places == 1 else None


def machine_of(rules: Rules, board: Board, pen: Pen) -> Machine:
    """The smallest machine that does what the pen does."""
    return _smallest(_explored(rules, board, pen))


def _explored(rules: Rules, board: Board, pen: Pen) -> Machine:
    """A machine with one state for all contents that are alike at first sight."""
    examples, arrivals_at = walk(pen)
    points = cache(lambda contents: local_points(rules, board, pen, contents))
    edges = tuple(
        tuple(
            Edge(one.place, one.species, one.to, points(one.more) - points(contents))
            for one in comings
            if one.why is None
        )
        for contents, comings in zip(examples, arrivals_at, strict=True)
    )
    return Machine(pen, tuple(examples), edges)


class Arrival(NamedTuple):
    """One dinosaur comes to a pen, or may not."""

    place: int
    species: Species
    why: str | None
    """Why it may not come; None: it may."""
    more: Contents
    """What stands there then."""
    to: int
    """The number of the contents to which that is alike."""


def walk(pen: Pen) -> tuple[list[Contents], list[list[Arrival]]]:
    """All that can stand in a pen, what is alike at first sight once, and by number whatever can come."""
    numbers = {pen.bare: 0}
    examples = [pen.bare]
    arrivals_at = []
    for number, contents in enumerate(examples):  # which grows
        comings = []
        for place, species in product(range(len(pen.named_places) or 1), SPECIES):
            why = pen.why_not(contents, species, place)
            if why is not None:
                comings.append(Arrival(place, species, why, contents, number))
                continue
            more = pen.put(contents, species, place)
            folded = fold(pen, more)
            if folded not in numbers:
                numbers[folded] = len(examples)
                examples.append(folded)
            comings.append(Arrival(place, species, None, more, numbers[folded]))
        arrivals_at.append(comings)
    return examples, arrivals_at


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
    parts = scores(rules, board, [with_contents(board.bare_zoo, pen, contents)])[0]
    return parts["trex"] + (parts[pen.part] if pen.scores in LOCAL else 0)


def _smallest(machine: Machine) -> Machine:
    """Merge the states that no sequence of dinosaurs can tell apart."""
    blocks = alike(
        [machine.shown(state) for state in range(len(machine.examples))],
        [[((e.place, e.species, e.gain), e.to) for e in leaving] for leaving in machine.edges],
    )
    states = first_of_each(blocks)
    return Machine(
        machine.pen,
        tuple(machine.examples[state] for state in states),
        tuple(
            tuple(Edge(e.place, e.species, blocks[e.to], e.gain) for e in machine.edges[state])
            for state in states
        ),
    )


# --- Moore's algorithm --------------------------------------------------------------------------------


def alike(shown: Sequence[Hashable], edges: Sequence[Sequence[tuple[Hashable, int]]]) -> list[int]:
    """By state, a number that it shares with all states that nobody can tell from it.

    `shown` is what each state shows by itself, `edges` are what can be seen of each way out of it, and the
    state to which that leads. The numbers are given in order of appearance.
    """
    blocks = _numbered(shown)
    while True:
        finer = _numbered(
            [
                (block, tuple((seen, blocks[to]) for seen, to in leaving))
                for block, leaving in zip(blocks, edges, strict=True)
            ]
        )
        if max(finer) == max(blocks):
            return blocks
        blocks = finer


def first_of_each(blocks: Sequence[int]) -> list[int]:
    """By number, the first state that has it."""
    return [blocks.index(block) for block in range(max(blocks) + 1)]


def _numbered(values: Sequence[Hashable]) -> list[int]:
    """The same number for the same value, in order of appearance."""
    numbers: dict[Hashable, int] = {}
    return [numbers.setdefault(value, len(numbers)) for value in values]

"""The machines of the pens do what the readable rules say, whatever stands in a pen."""

import copy
from collections.abc import Iterator
from random import Random

import pytest

pytest.importorskip("numba")

from saurian.games.draftosaurus.pens import Contents, Pen
from saurian.games.draftosaurus.pieces import SPECIES
from saurian.games.draftosaurus.rules import RULE_SETS, Rules, load_rules
from saurian.sim.draftosaurus.machines import local_points
from saurian.sim.draftosaurus.tables import machines_of

MOST_STATES = {"love": 145, "pyramid": 556, "wood": 104, "differences": 64, "sameness": 32}


def random_fillings(pen: Pen, rng: Random, times: int) -> Iterator[Contents]:
    """Contents that the pen may come to with a zoo's twelve dinosaurs, in every order."""
    for _ in range(times):
        contents = pen.bare
        yield contents
        for _ in range(12):
            ways = [
                (species, place)
                for species in SPECIES
                for place in range(len(pen.named_places) or 1)
                if pen.why_not(contents, species, place) is None
            ]
            if not ways:
                break
            contents = pen.put(contents, *rng.choice(ways))
            yield contents


@pytest.mark.parametrize("name", RULE_SETS)
@pytest.mark.parametrize("board", ["summer", "winter"])
def test_a_machine_does_what_its_pen_does(name: str, board: str) -> None:
    rules, rng = load_rules(name), Random(1)
    for machine in machines_of(rules, rules.boards[board]):
        for contents in random_fillings(machine.pen, rng, 25):
            assert edges_of(rules, board, machine.pen, contents) == {
                (edge.place, edge.species): edge.gain for edge in machine.edges[machine.run(contents)]
            }


def edges_of(rules: Rules, board: str, pen: Pen, contents: Contents) -> dict[tuple[int, int], int]:
    """What may be put into the pen, and what it gains, by the readable rules."""
    before = local_points(rules, rules.boards[board], pen, contents)
    return {
        (place, species): local_points(rules, rules.boards[board], pen, pen.put(contents, species, place))
        - before
        for species in SPECIES
        for place in range(len(pen.named_places) or 1)
        if pen.why_not(contents, species, place) is None
    }


def test_machines_are_small() -> None:
    for name in RULE_SETS:
        rules = load_rules(name)
        for board in rules.boards.values():
            for machine in machines_of(rules, board):
                assert len(machine.examples) <= MOST_STATES.get(machine.pen.id, 7)


def test_a_copied_pen_is_as_good_as_the_pen() -> None:
    rules = load_rules("polish")
    board, pen = rules.boards["summer"], copy.deepcopy(rules.boards["summer"].pen["sameness"])
    one = pen.put(pen.bare, SPECIES[1], 0)
    assert local_points(rules, board, pen, one) == local_points(rules, board, board.pen["sameness"], one) > 0

"""Every value of the rules file matters: changed, the engine and the oracle disagree somewhere."""

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

from saurian.core import Problem
from saurian.games.draftosaurus.legal import placeable
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.pieces import FACES, SPECIES, Face
from saurian.games.draftosaurus.rules import NEWEST, RULE_SETS, Rules, make_rules
from saurian.games.draftosaurus.scoring import outcome, scores
from saurian.games.draftosaurus.state import DraftosaurusState
from saurian.games.draftosaurus.validate import check_zoos
from tests.games.draftosaurus import oracle
from tests.games.draftosaurus.lockstep import disagreement
from tests.games.draftosaurus.mixes import oracle_table
from tests.games.draftosaurus.rules_file import Path, changed, other_value, rules_data, values
from tests.games.draftosaurus.translate import engine_zoo
from tests.games.draftosaurus.zoos import Contents, random_zoos, reachable

DOCUMENTATION = ("rule", "sure")
"""What a ruling says of itself; `test_rulings` looks at it."""


def agrees_on_facts(rules: Rules) -> bool:
    """Names, places in the book, and what is a default."""
    rule_of = {pen: facts[0] for facts_of in oracle.BOARDS.values() for pen, facts in facts_of.items()}
    rule_of["pyramid"] = "D-45"
    return (
        rules.box_per_species == oracle.BOX
        and rules.last_turn_binds_all == (rules.name == "polish")
        and rules.rulings.match_second_roller == "next"
        and all(
            {pen.id: (pen.accept_rule, pen.zone, pen.side) for pen in board.pens} == oracle.BOARDS[board.id]
            and all(pen.rule == rule_of[pen.id] or pen.id == "river" for pen in board.pens)
            for board in rules.boards.values()
        )
        and rules.boards["summer"].pen["river"].rule == "D-36"
    )


@cache
def legality_cases(polish: bool) -> list[tuple[str, oracle.Zoo, Face | None, dict[str, list[str]]]]:
    """Pens with any number of dinosaurs, whole zoos under each face, and where one may place there."""
    rng = Random(1)
    cases: list[tuple[str, oracle.Zoo, Face | None]] = []
    for board, pens in oracle.BOARDS.items():
        cases += [
            (board, {**oracle.bare(board), pen: list(c)}, None)
            for pen in pens
            for c in by_size(board, pen, polish)
        ]
        cases += [(board, zoo, face) for face in FACES * 2 for zoo in random_zoos(rng, board, 5, polish)]
    return [
        (
            board,
            zoo,
            face,
            {species: oracle.placings(board, zoo, species, face, polish) for species in oracle.SPECIES},
        )
        for board, zoo, face in cases
    ]


def by_size(board: str, pen: str, polish: bool) -> list[Contents]:
    """For each number of dinosaurs that a pen can hold, two contents of it."""
    rng, found = Random(2), {}
    for contents in rng.sample(all_contents := reachable(board, pen, polish, most=7), len(all_contents)):
        found[len(contents) - contents.count(None), rng.randrange(2)] = contents
    return list(found.values())


def agrees_on_legality(rules: Rules) -> bool:
    """Where one may place."""
    for board_id, plain, face, placings in legality_cases(rules.name == "polish"):
        board = rules.boards[board_id]
        zoo = engine_zoo(board, plain)
        for species in SPECIES:
            spots = {spot.id for spot in placeable(board, zoo, species, face)}
            if spots != set(placings[species.id]):
                return False
    return True


def agrees_on_one_bridge(rules: Rules) -> bool:
    """If the banks are to be one pen, each must know the other."""
    banks = rules.boards["winter"].pen
    return (
        banks["bridge_left"].other_bank == banks["bridge_right"].index
        and banks["bridge_right"].other_bank == banks["bridge_left"].index
    )


@cache
def matches(polish: bool) -> list[list[tuple[str, list[oracle.Zoo]]]]:
    """Matches of whole zoos, of few dinosaurs, which often end in a tie, and of pens with any number."""
    rng = Random(3)
    boards = list(oracle.BOARDS)
    random_matches = [
        [(board, random_zoos(rng, board, players, polish, most)) for board in boards]
        for players in (2, 3, 5) * 4
        for most in (2, 12)
    ]
    single_pens = [
        [(board, [{**oracle.bare(board), pen: list(contents)}, oracle.bare(board)])]
        for board in boards
        for pen in oracle.BOARDS[board]
        for contents in by_size(board, pen, polish)
    ]
    return random_matches + single_pens


def agrees_on_scores(rules: Rules) -> bool:
    """Every part of every sheet, and who wins."""
    for match in matches(rules.name == "polish"):
        boards = [(rules.boards[board], zoos) for board, zoos in match]
        played = [(board, [engine_zoo(board, zoo) for zoo in zoos]) for board, zoos in boards]
        for (board, plain), (engine_board, zoos) in zip(match, played, strict=True):
            if scores(rules, engine_board, zoos) != [
                oracle.parts(board, plain, seat) for seat in range(len(zoos))
            ]:
                return False
        if list(outcome(rules, played).ranks) != oracle.verdict(match)["ranks"]:
            return False
    return True


def agrees_on_the_course(rules: Rules) -> bool:
    """Whole games."""
    for options in (
        DraftosaurusOptions(2, "winter", rules.name, "quick", 0),
        DraftosaurusOptions(3, "match", rules.name, "quick"),
        DraftosaurusOptions(4, "summer", rules.name, "printed", 1),
        DraftosaurusOptions(5, "winter", rules.name, "quick", 2, True),
    ):
        if (
            disagreement(DraftosaurusState.start(options, rules), oracle_table(options), Random(3))
            is not None
        ):
            return False
    return True


def agrees_on_the_size_of_a_zoo(rules: Rules) -> bool:
    """Twelve and no more (D-15)."""

    def fits(size: int) -> bool:
        board = rules.boards["summer"]
        river = (oracle.SPECIES * 3)[:size]
        try:
            check_zoos(rules, board, [engine_zoo(board, {"river": river}), board.bare_zoo])
        except Problem:
            return False
        return True

    return fits(12) and not fits(13)


QUESTIONS: list[Callable[[Rules], bool]] = [
    agrees_on_facts,
    agrees_on_one_bridge,
    agrees_on_the_size_of_a_zoo,
    agrees_on_legality,
    agrees_on_scores,
    agrees_on_the_course,
]


def agrees(data: Mapping[str, Any]) -> bool:
    """Whether an engine with such a rules file plays as the oracle does; not if it cannot use the file."""
    try:
        rule_sets = [make_rules(NEWEST, name, data) for name in RULE_SETS]
        return all(question(rules) for question in QUESTIONS for rules in rule_sets)
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError):
        return False


def matters(path: Path) -> bool:
    """Not what a ruling says of itself; nor which rule a pen of one place has, since nobody comes second."""
    if path[0] == "rulings":
        return path[-1] not in DOCUMENTATION
    if path[-1] == "accepts":
        _, board, pen, _ = path
        return bool(rules_data()["boards"][board][pen].get("places") != 1)
    return True


PATHS = {".".join(map(str, path)): path for path, _ in values(rules_data()) if matters(path)}


def test_the_shipped_file_plays_as_the_oracle_does() -> None:
    assert agrees(rules_data())


@pytest.mark.parametrize("name", PATHS)
def test_a_changed_value_is_noticed(name: str) -> None:
    data, path = rules_data(), PATHS[name]
    value = dict(values(data))[path]
    assert not agrees(changed(data, path, other_value(path, value)))

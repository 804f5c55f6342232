"""The words of Draftosaurus: every thing of the game has a name, and the rules say what the engine does."""

import re

import pytest

from saurian.cli.rules import rules_of
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.options import BOARDS, ORDERS
from saurian.games.draftosaurus.pens import DIE_RULE, Pen
from saurian.games.draftosaurus.phases import PHASES
from saurian.games.draftosaurus.pieces import FACES, SPECIES
from saurian.games.draftosaurus.rules import RULE_SETS, load_rules
from saurian.games.draftosaurus.scoring import scores
from saurian.locale import LANGUAGES, load_language, message_id

RULES = load_rules("international")
PENS = [pen for board in RULES.boards.values() for pen in board.pens]

NAMED = {
    "species": [species.id for species in SPECIES],
    "face": FACES,
    "die-means": FACES,
    "board": BOARDS,
    "zone": {pen.zone for pen in PENS if pen.zone},
    "side": {pen.side for pen in PENS if pen.side},
    "pen": [pen.id for pen in PENS],
    "explain": [*(pen.id for pen in PENS), "trex", "die"],
    "spot": [spot.id for board in RULES.boards.values() for spot in board.spots],
    "phase": PHASES,
    "rules": RULE_SETS,
    "order": ORDERS,
    "part": [
        part for board in RULES.boards.values() for part in scores(RULES, board, [board.bare_zoo] * 2)[0]
    ],
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("family", NAMED)
def test_everything_has_a_name(family: str, code: str) -> None:
    language = load_language(code, "draftosaurus")
    assert [value for value in NAMED[family] if not language.has(message_id(family, value))] == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("family", ["species", "face", "board", "pen", "spot", "phase", "part"])
def test_no_two_things_have_the_same_name(family: str, code: str) -> None:
    language = load_language(code, "draftosaurus")
    values = set(NAMED[family])
    assert len({language.text(message_id(family, value)) for value in values}) == len(values)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("pen", PENS, ids=lambda pen: pen.rule)
def test_rules_and_help_have_the_points_of_the_pen(pen: Pen, code: str) -> None:
    text = {rule.id: rule.text for rule in rules_of(DRAFTOSAURUS, code)}[pen.rule]
    assert _numbers(text) >= {points for points in pen.points if points}
    if pen.rule != "D-48":  # the River is explained once
        help = load_language(code, "draftosaurus").text(message_id("explain", pen.id))
        assert _numbers(help) >= {points for points in pen.points if points}
        assert pen.rule in help


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("pen", PENS, ids=lambda pen: pen.rule)
def test_a_rule_begins_with_the_name_of_its_pen(pen: Pen, code: str) -> None:
    text = {rule.id: rule.text for rule in rules_of(DRAFTOSAURUS, code)}[pen.rule]
    assert text.startswith(load_language(code, "draftosaurus").text(message_id("pen", pen.id)))


@pytest.mark.rule("D-03")
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_rule_of_the_bag(code: str) -> None:
    text = {rule.id: rule.text for rule in rules_of(DRAFTOSAURUS, code)}["D-03"]
    assert _numbers(text) >= set(RULES.bag_per_species.values())


def test_every_rule_that_the_engine_names_can_be_looked_up() -> None:
    known = {rule.id for rule in rules_of(DRAFTOSAURUS, "en")}
    assert {*DIE_RULE.values(), *(pen.rule for pen in PENS), *(pen.accept_rule for pen in PENS)} <= known


@pytest.mark.parametrize("code", LANGUAGES)
def test_rules_speak_only_of_rules_that_there_are(code: str) -> None:
    rules = rules_of(DRAFTOSAURUS, code)
    assert {id for rule in rules for id in re.findall(r"D-\d\d", rule.text)} <= {rule.id for rule in rules}


def _numbers(text: str) -> set[int]:
    return {int(digits) for digits in re.findall(r"(?<!-)\b\d+\b", text)}

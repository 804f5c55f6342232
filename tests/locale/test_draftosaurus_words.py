"""The words of Draftosaurus: the rules and the help say what the engine does."""

import re

import pytest

from saurian.cli.rules import rules_of
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.pens import DIE_RULE, Pen
from saurian.games.draftosaurus.rules import RULE_SETS, load_rules
from saurian.locale import LANGUAGES, load_language, message_id

RULES = load_rules("international")
PENS = [pen for board in RULES.boards.values() for pen in board.pens]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("pen", PENS, ids=lambda pen: pen.rule)
def test_rules_and_help_have_the_points_of_the_pen(pen: Pen, code: str) -> None:
    text = {rule.id: rule.text for rule in rules_of(DRAFTOSAURUS, code)}[pen.rule]
    assert _numbers(text) >= {points for points in pen.points if points}
    if pen.rule != "D-48":  # the River is explained once
        help = load_language(code, "draftosaurus").text(message_id("explain", pen.id), rules="international")
        assert _numbers(help) >= {points for points in pen.points if points}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("pen", PENS, ids=lambda pen: pen.rule)
def test_a_rule_begins_with_the_name_of_its_pen(pen: Pen, code: str) -> None:
    text = {rule.id: rule.text for rule in rules_of(DRAFTOSAURUS, code)}[pen.rule]
    assert text.startswith(load_language(code, "draftosaurus").text(message_id("pen", pen.id)))


@pytest.mark.rule("D-33", "D-46")
@pytest.mark.parametrize("code", LANGUAGES)
def test_help_says_what_the_rules_of_the_table_say(code: str) -> None:
    language = load_language(code, "draftosaurus")
    limits = {rules: _numbers(language.text("explain-love", rules=rules)) for rules in RULE_SETS}
    assert limits == {"international": {5}, "polish": {5, 6}}
    assert len({language.text("explain-quarantine", rules=rules) for rules in RULE_SETS}) == 2


@pytest.mark.rule("D-03")
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_rule_of_the_bag(code: str) -> None:
    text = {rule.id: rule.text for rule in rules_of(DRAFTOSAURUS, code)}["D-03"]
    assert _numbers(text) >= set(RULES.bag_per_species.values())


def test_every_rule_that_the_engine_names_can_be_looked_up() -> None:
    known = {rule.id for rule in rules_of(DRAFTOSAURUS, "en")}
    assert {*DIE_RULE.values(), *(pen.rule for pen in PENS), *(pen.accept_rule for pen in PENS)} <= known


def _numbers(text: str) -> set[int]:
    return {int(digits) for digits in re.findall(r"(?<!-)\b\d+\b", text)}

"""The words of Drakon: the rules and the help say what the engine does."""

import re
from collections import Counter

import pytest

from saurian.cli.rules import rules_of
from saurian.games.drakon import DRAKON
from saurian.games.drakon.box import load_box
from saurian.games.drakon.effects import EFFECTS, Effect
from saurian.games.drakon.lair import REACH
from saurian.games.drakon.table import ABILITIES, Ability
from saurian.locale import LANGUAGES, Language, load_language, message_id

BOX = load_box()


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Language:
    return load_language(request.param, "drakon")


def _rule(language: Language, id: str) -> str:
    return next(rule.text for rule in rules_of(DRAKON, language.code) if rule.id == id)


def _numbers(text: str) -> Counter[int]:
    return Counter(int(digits) for digits in re.findall(r"(?<!-)\b\d+\b", text))


@pytest.mark.parametrize("effect", EFFECTS.values(), ids=lambda effect: str(effect.id))
def test_a_rule_begins_with_the_name_of_its_chamber(effect: Effect, language: Language) -> None:
    name = language.text(message_id("chamber", effect.id))
    text = _rule(language, effect.rule)
    assert text.startswith(name) or (effect.id == "steal-coin-right" and name in text)


@pytest.mark.parametrize("ability", ABILITIES.values(), ids=lambda ability: str(ability.id))
def test_a_rule_begins_with_the_name_of_its_hero(ability: Ability, language: Language) -> None:
    assert _rule(language, ability.rule).startswith(language.text(message_id("hero", ability.id)))


@pytest.mark.parametrize(
    ("id", "numbers"),
    [
        ("K-02", {len(BOX.pile) + 1, len(BOX.pile)}),
        ("K-03", {sum(BOX.coins)}),
        ("K-04", {BOX.hand}),
        ("K-12", {BOX.limits.idle_rounds}),
        ("K-20", {REACH}),
        ("K-50", {BOX.limits.forced_moves}),
        ("K-70", {BOX.goals.plain}),
        ("K-80", {BOX.goals.escape}),
        ("K-88", {BOX.goals.short}),
        ("K-89", {2 * BOX.goals.plain, 2 * BOX.goals.escape, 2 * BOX.goals.short}),
    ],
)
def test_rules_have_the_numbers_of_the_engine(id: str, numbers: set[int], language: Language) -> None:
    assert set(_numbers(_rule(language, id))) >= numbers

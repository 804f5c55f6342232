"""The words of each game: every thing has a name of its own, and rules refer to rules that there are."""

import re

import pytest

from saurian.cli.rules import rules_of
from saurian.games import GAMES, find_game
from saurian.locale import LANGUAGES, load_language, message_id
from tests.locale.named import NAMED

FAMILIES = [(name, family) for name in GAMES for family in NAMED[name]]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("name", "family"), FAMILIES)
def test_everything_has_a_name(name: str, family: str, code: str) -> None:
    language = load_language(code, "core", name)
    assert [value for value in NAMED[name][family] if not language.has(message_id(family, value))] == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("name", "family"), FAMILIES)
def test_no_two_things_have_the_same_name(name: str, family: str, code: str) -> None:
    language = load_language(code, "core", name)
    values = set(NAMED[name][family])
    assert len({language.text(message_id(family, value)) for value in values}) == len(values)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_rules_and_help_speak_only_of_rules_that_there_are(name: str, code: str) -> None:
    rules, language = rules_of(find_game(name), code), load_language(code, "core", name)
    helps = [language.text(message_id("explain", value)) for value in NAMED[name]["explain"]]
    texts = [*(rule.text for rule in rules), *helps]
    assert {id for text in texts for id in re.findall(r"[A-Z]-\d\d", text)} <= {rule.id for rule in rules}

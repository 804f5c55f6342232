"""The words of each game: every thing has a name of its own, and rules refer to rules that there are."""

import re

import pytest

from saurian.cli.rules import rules_of
from saurian.games import GAMES, find_game
from saurian.locale import LANGUAGES, load_all_words, load_language, message_id
from saurian.server.domain.table import BOT_NAMES
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
    names = {language.text(message_id(family, value), rules="international") for value in values}
    assert len(names) == len(values)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_rules_refer_only_to_rules_that_there_are(name: str, code: str) -> None:
    """Each of them has a title, which stands in the text instead of its id."""
    ids = [rule.id for rule in rules_of(find_game(name), code)]
    language = load_language(code, name, f"{name}-rules")
    texts = [language.text(f"rule-text-{id}") for id in ids]
    referred = {id for text in texts for id in re.findall(r"\b[A-Z]-\d\d\b", text)}
    assert referred <= set(ids)
    assert [id for id in referred if not language.has(f"rule-title-{id}")] == []


NAMED_OPTIONS = {
    "D-11": "order-quick",
    "K-80": "switch-escape",
    "K-81": "switch-heroes",
    "K-88": "switch-short",
    "K-89": "switch-teams",
}
"""By rule, the label on the screen of the option that it is about."""


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("id", NAMED_OPTIONS)
def test_a_rule_calls_an_option_what_the_screen_calls_it(id: str, code: str) -> None:
    language = load_all_words(code)
    label = language.text(NAMED_OPTIONS[id])
    name = label.split()[0].rstrip(":") if id == "K-89" else re.split("[:!]", label)[0]
    assert name in language.text(f"rule-text-{id}")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_servers_bots_have_names_in_every_language(code: str) -> None:
    language = load_language(code, "core")
    names = [language.text(f"bot-name-{name.lower()}") for name in BOT_NAMES]
    assert len(set(names)) == len(BOT_NAMES)
    assert code != "en" or tuple(names) == BOT_NAMES
    assert code != "uk" or not any(re.search("[a-z]", name, re.IGNORECASE) for name in names)

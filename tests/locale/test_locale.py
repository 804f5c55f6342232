"""Four languages that say the same, in full and without a slip."""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import product
from random import Random
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import ast

from saurian.core import CHANCE, Message, Problem
from saurian.games import GAMES, find_game
from saurian.locale import (
    FALLBACK,
    LANGUAGES,
    Language,
    arguments,
    load_all_words,
    message_id,
    system_language,
)
from tests.locale.ftl import (
    Text,
    entries,
    numbers,
    plain_texts,
    resources,
    selectors,
    texts,
    variables,
)
from tests.locale.said import (
    Call,
    browser_calls,
    browser_code,
    browser_families,
    browser_ids,
    families,
    said_calls,
    said_ids,
    strings,
)
from tests.random_games import play_on

OTHERS = [code for code in LANGUAGES if code != FALLBACK]

PLURALS = {code: {*Locale(code).plural_form.tags, "other"} for code in LANGUAGES}
"""The plural categories of each language in the Unicode CLDR."""

FAMILIES = (
    "die-means-",
    "explain-",
    "order-",
    "pen-",
    "phase-",
    "rules-",
    "second-roller-",
    "side-",
    "spot-",
    "zone-",
)
"""Words that are looked up by the value that they name, or that help in the browser."""

COUNTS = (0, 1, 2, 5, 12, 21, 22, 101)


@pytest.fixture(params=LANGUAGES)
def code(request: pytest.FixtureRequest) -> str:
    return str(request.param)


# --- the files ----------------------------------------------------------------------------------------


def test_every_file_can_be_read(code: str) -> None:
    junk = [
        entry.content
        for resource in resources(code)
        for entry in entries(code, resource)
        if isinstance(entry, ast.Junk)
    ]
    assert junk == []


def test_no_message_stands_twice(code: str) -> None:
    ids = [text.id for text in texts(code)]
    assert [id for id in set(ids) if ids.count(id) > 1] == []


def test_no_message_is_empty(code: str) -> None:
    assert [text.id for text in texts(code) if text.tree.value is None] == []


@pytest.mark.parametrize("other", OTHERS)
def test_all_languages_have_the_same_messages(other: str) -> None:
    ours = {(text.resource, text.id) for text in texts(FALLBACK)}
    theirs = {(text.resource, text.id) for text in texts(other)}
    assert resources(other) == resources(FALLBACK)
    assert theirs - ours == set()
    assert ours - theirs == set()


@pytest.mark.parametrize("other", OTHERS)
def test_all_languages_say_the_same_things(other: str) -> None:
    """Which case a word stands in is up to the language: `$species_acc` counts as `$species`."""
    ours, theirs = ({text.id: _arguments(text) for text in texts(code)} for code in (FALLBACK, other))
    assert {id: (ours[id], theirs[id]) for id in ours if ours[id] != theirs.get(id)} == {}


def _arguments(text: Text) -> set[str]:
    return {name.partition("_")[0] for name in variables(text.tree)}


def test_every_form_of_a_word_is_there(code: str) -> None:
    """A message that writes `$species_acc` needs `.acc` in every `species-…`, unless that is an event."""
    for text in texts(code):
        for variable in variables(text.tree):
            name, _, form = variable.partition("_")
            words = [word for word in texts(code) if word.id.startswith(f"{name}-")]
            family = [word for word in words if word.id not in strings()]
            lacking = [word.id for word in family if form and form not in word.attributes]
            assert family or not form, f"{text.id}: {variable}"
            assert lacking == [], f"{text.id}: {variable}"


def test_no_form_of_a_word_is_idle() -> None:
    """A form that one language wants may stand in the others, too."""
    every = [text for code in LANGUAGES for text in texts(code)]
    used = {variable for text in every for variable in variables(text.tree)}
    forms = {(text.id, form) for text in every for form in text.attributes}
    assert {(id, form) for id, form in forms if f"{id.partition('-')[0]}_{form}" not in used} == set()


def test_plurals_are_those_of_the_language(code: str) -> None:
    everywhere = set().union(*PLURALS.values())
    for text in texts(code):
        for keys in selectors(text.tree):
            categories = [key for key in keys if key in everywhere]
            if categories:
                assert sorted(categories) == sorted(PLURALS[code]), text.id


def test_typography(code: str) -> None:
    """Real apostrophes, and no letter of another script that only looks right."""
    for text in texts(code):
        for piece in plain_texts(text.tree):
            assert not re.search(r"[^\W\d_]'[^\W\d_]", piece), text.id
            for word in re.findall(r"[^\W\d_]+", piece):
                assert not (re.search("[a-zA-Z]", word) and re.search("[а-яіїєґА-ЯІЇЄҐ]", word)), text.id


# --- the code and the words ---------------------------------------------------------------------------


def test_whatever_is_said_has_words(code: str) -> None:
    known = {text.id for text in texts(code)}
    assert {id: file for id, file in said_ids().items() if id not in known} == {}


def test_whatever_the_browser_says_has_words(code: str) -> None:
    known = {text.id for text in texts(code)}
    assert browser_ids() - known == set()
    assert [family for family in browser_families() if not any(id.startswith(family) for id in known)] == []


def test_no_words_are_idle() -> None:
    """An id stands in the code, or in the browser's, or begins like one that the code puts together."""
    beginnings = (*FAMILIES, *_argument_families(), *families(), *browser_families())
    idle = [
        text.id
        for text in texts(FALLBACK)
        if text.id not in strings()
        and not text.id.startswith(beginnings)
        and not re.search(rf"\b{re.escape(text.id)}\b", browser_code())
    ]
    assert idle == []


@pytest.mark.parametrize("calls", [said_calls, browser_calls])
def test_every_variable_is_passed(calls: Callable[[], Iterable[Call]], code: str) -> None:
    """In both clients: `$species_the` comes with `species`, and a `cause` from the problem that has one."""
    wanted = {text.id: _arguments(text) - {"cause"} for text in texts(code)}
    lacking = [(call.place, call.id, wanted[call.id] - call.args) for call in calls() if call.id in wanted]
    assert [entry for entry in lacking if entry[2]] == []
    assert len(lacking) > 100


def _argument_families() -> set[str]:
    names = {name.partition("_")[0] for text in texts(FALLBACK) for name in variables(text.tree)}
    return {f"{name}-" for name in {*names, *arguments().items.values()}}


def test_no_sentence_has_the_id_of_a_rule(code: str) -> None:
    """Only the rules name each other; elsewhere the id is an argument that leads to the rule.

    The command that looks up a rule by its id explains itself with one.
    """
    for text in texts(code):
        if not text.resource.endswith("rules"):
            assert "rule" not in variables(text.tree), text.id
            assert not any(re.search(r"\b[A-Z]-\d\d\b", piece) for piece in plain_texts(text.tree)), text.id


# --- whole sentences ----------------------------------------------------------------------------------


def test_every_message_is_a_sentence(code: str) -> None:
    language = load_all_words(code)
    for text in texts(code):
        numeric = numbers(text.tree)
        for count in COUNTS:
            args = {name: count if name in numeric else "Qq" for name in variables(text.tree)}
            for pattern in _patterns(language, text.id):
                sentence, errors = language.bundle.format_pattern(pattern, args)
                assert errors == [], text.id
                _assert_finished(str(sentence))


def _patterns(language: Language, id: str) -> list[Any]:
    message = language.bundle.get_message(id)
    return [message.value, *message.attributes.values()]


def _assert_finished(sentence: str) -> None:
    assert sentence.strip()
    assert not re.search(r"[{}$]", sentence), sentence


OPTIONS: dict[str, dict[str, tuple[Any, ...]]] = {
    "draftosaurus": {
        "board": ("summer", "winter", "match"),
        "rules": ("international", "polish"),
        "order": ("printed", "quick"),
    },
    "drakon": {
        "heroes": (False, True),
        "escape": (False, True),
        "short": (False, True),
        "teams": (False, True),
    },
}
"""Whatever can be agreed, besides the number of players, that changes what is said."""


def _all_options(name: str) -> Iterator[dict[str, Any]]:
    """Whatever can be agreed together."""
    game = find_game(name)
    values = {"players": game.players, **OPTIONS[name]}
    for chosen in product(*values.values()):
        options = dict(zip(values, chosen, strict=True))
        with suppress(Problem):
            game.options(options)
            yield options


@pytest.fixture(scope="module")
def heard() -> list[Message]:
    """All that is said in random games of every kind: each event and each reason why not once."""
    said = {}
    for name in GAMES:
        for seed, options in enumerate(_all_options(name)):
            for message in _said(name, options, Random(seed)):
                said[repr(message)] = message
    return list(said.values())


def _said(name: str, options: dict[str, Any], rng: Random) -> Iterator[Message]:
    game = find_game(name)
    state = game.start(game.options(options))
    for move in play_on(state, rng):
        for event in move.events:
            yield Message(event.id, event.args)
        for seat in [seat for seat in state.acting() if seat != CHANCE][:1]:
            actions = (game.action(rng.randrange(game.codes)) for _ in range(20))
            yield from filter(None, (state.why_not(seat, action) for action in actions))
        yield from filter(None, [state.why_not(99, move.action)])


def test_whole_games_are_told(code: str, heard: list[Message]) -> None:
    language = load_all_words(code)
    names = ["Anna", "Борис", "Çelik", "Dörte", "Ewa", "Їжак"]
    for message in heard:
        sentence = language.say(message, names)
        _assert_finished(sentence)
        assert not re.search(r"\d", sentence) or _has_number(message), sentence


def _has_number(message: Message) -> bool:
    """A digit comes from a number, a cell, a rule or a list; a seat is told by its name."""
    return any(
        name in message.args
        for name in ("count", "points", "round", "total", "value", "cell", "rule", *arguments().items)
    )


def test_games_say_all_that_they_can(heard: list[Message]) -> None:
    """The test above is worth something: it hears most of what there is to hear."""
    ids = {message.id for message in heard}
    assert ids >= {"drawn", "placed", "discarded", "rehomed", "stayed", "won", "why-die", "why-full"}
    assert ids >= {
        "coin-found",
        "coin-stolen",
        "chamber-swapped-out",
        "drakon-met",
        "hero-blown",
        "challenged",
    }
    assert ids >= {"effect-idle", "ended-goal", "ended-exhausted", "why-arrows-face", "why-too-far"}


def test_two_players_are_told_by_their_names(code: str) -> None:
    sentence = load_all_words(code).say(Message("coin-stolen", {"seat": 1, "other": 0}), ["Anna", "Ben"])
    assert sentence.index("Ben") < sentence.index("Anna")


def test_a_seat_without_a_name_is_told_by_its_number(code: str) -> None:
    assert "7" in load_all_words(code).say(Message("first-player", {"seat": 7}), ["Anna", "Ben"])


def test_a_problem_is_one_line(code: str) -> None:
    language = load_all_words(code)
    cause = language.say(Message("why-one-species", {"pen": "sameness", "rule": "D-30"}))
    line = language.text("impossible-zoo", number=1, key="sameness", cause=cause)
    assert "1" in line
    assert "sameness" in line
    assert cause in line
    assert "\n" not in line


# --- which language -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "PL_pl"}, "pl"),
        ({"LANG": "uk-UA"}, "uk"),
        ({"LANG": "uk.UTF-8"}, "uk"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "ukrainian"}, "en"),
        ({"LANG": "..__--"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "pl_PL"}, "pl"),
        ({"LC_MESSAGES": "uk_UA.UTF-8", "LANG": "pl_PL"}, "uk"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_system_language(environment: dict[str, str], expected: str) -> None:
    assert system_language(environment) == expected


def test_an_unknown_message_is_an_error(code: str) -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        load_all_words(code).text("no-such-message")


def test_a_missing_argument_is_an_error(code: str) -> None:
    with pytest.raises(ValueError, match="revealed"):
        load_all_words(code).text("revealed")


def test_the_id_of_a_word() -> None:
    assert message_id("pen", "bridge_left") == "pen-bridge-left"
    assert message_id("spot", "pyramid.B1") == "spot-pyramid-B1"

"""Action tables: codes and texts, both two-way."""

import pytest

from saurian.core import Action, ActionTable, Message, Problem
from saurian.core.action import describe_action, kind_of
from tests.pennies.games import ACTIONS, HEADS, TOSSES, Guess


def test_codes_are_positions_in_the_table() -> None:
    assert len(ACTIONS) == 4
    assert [ACTIONS.code(ACTIONS.action(code)) for code in range(4)] == [0, 1, 2, 3]
    assert ACTIONS.action(0) == HEADS


@pytest.mark.parametrize("code", [-1, 4, 10**9])
def test_a_code_outside_the_table_is_refused(code: int) -> None:
    with pytest.raises(Problem) as caught:
        ACTIONS.action(code)
    assert caught.value.message == Message("bad-code", {"code": code, "most": 3})


def test_texts_name_actions() -> None:
    for code in range(len(ACTIONS)):
        action = ACTIONS.action(code)
        assert ACTIONS.read(action.text) == action
    assert ACTIONS.read("  toss heads\n") == TOSSES[0]


@pytest.mark.parametrize("text", ["", "head", "Heads", "toss  heads"])
def test_a_text_that_names_nothing_is_refused(text: str) -> None:
    with pytest.raises(Problem) as caught:
        ACTIONS.read(text)
    assert caught.value.message == Message("bad-move", {"text": text})


def test_an_action_stands_in_a_table_once() -> None:
    with pytest.raises(AssertionError):
        ActionTable([Guess("heads"), Guess("heads")])


def test_every_action_says_its_text() -> None:
    with pytest.raises(NotImplementedError):
        _ = Action().text


def test_an_action_is_shown_with_its_text_its_kind_and_its_fields() -> None:
    assert describe_action(TOSSES[1], {}) == {"move": "toss tails", "kind": "toss", "side": "tails"}
    assert describe_action(TOSSES[1], {"side": str.upper})["side"] == "TAILS"


def test_a_kind_is_the_name_of_the_class_in_small_letters() -> None:
    class FirstOfAll(Action):
        pass

    assert kind_of(FirstOfAll) == "first-of-all"

"""The page of the rules has them all, in the order in which one reads them."""

import json

import pytest

from tests.web.scripts import load_script

SCRIPT = load_script("rules/make_rules.py")


@pytest.mark.parametrize("game", SCRIPT.games())
def test_the_order_and_the_pictures_are_those_of_the_game(game: str) -> None:
    assert json.loads(SCRIPT.file_of(game).read_text()) == json.loads(json.dumps(SCRIPT.book(game)))

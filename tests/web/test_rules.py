"""The page of the rules has them all, in the order in which one reads them."""

import json

from tests.web.scripts import load_script


def test_the_order_and_the_pictures_are_those_of_the_games() -> None:
    script = load_script("rules/make_rules.py")
    assert json.loads(script.FILE.read_text()) == json.loads(json.dumps(script.rules()))

"""Action codes never change, whatever pens later rules add."""

from hashlib import sha256

from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.actions import FIRST_SPOTS, all_actions, list_actions, list_spots
from saurian.games.draftosaurus.rules import Rules, load_rules, make_rules
from tests.games.draftosaurus.rules_file import rules_data

FIRST_CODES = 1_090
"""How many actions rules version 1 has."""
FIRST_CODES_DIGEST = "63a967326870e273c5aff48578285b9a7e783d54f3f70aa53cb8dc6d981c710e"
"""SHA-256 of their texts, in the order of their codes."""

NEW_PEN = {"id": "meadow", "rule": "D-30", "zone": "grasslands", "side": "left", "accepts": "any_species"}


def rules_with_new_pens() -> Rules:
    """A version 2 with a pen in the middle of one board and at the beginning of the other."""
    data = rules_data()
    data["boards"]["summer"].insert(2, NEW_PEN)
    data["boards"]["winter"].insert(0, {**NEW_PEN, "id": "marsh", "named_places": ["a", "b"]})
    return make_rules(2, "international", data)


def test_the_codes_of_version_1_are_those_of_the_first_release() -> None:
    texts = [DRAFTOSAURUS.action(code).text for code in range(FIRST_CODES)]
    assert sha256("\n".join(texts).encode()).hexdigest() == FIRST_CODES_DIGEST


def test_a_pen_in_the_middle_shifts_no_code() -> None:
    spots = list_spots([load_rules("international", 1), rules_with_new_pens()])
    assert spots[: len(FIRST_SPOTS)] == FIRST_SPOTS
    later = spots[len(FIRST_SPOTS) :]
    assert set(later) == {"meadow", "marsh.a", "marsh.b"}
    actions = list_actions(FIRST_SPOTS, later)
    assert actions[:FIRST_CODES] == [all_actions().action(code) for code in range(FIRST_CODES)]
    assert len({action.text for action in actions}) == len(actions) == FIRST_CODES + 8 * len(later)

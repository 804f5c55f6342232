"""What a client needs to draw the table."""

import pytest

from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.actions import SPOTS
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.rule_ids import RULE_IDS
from tests.games.draftosaurus.mixes import MIXES, name_of

RULES = {id for _, ids in RULE_IDS for id in ids}


def test_every_spot_of_both_boards_is_there_and_names_its_rules() -> None:
    boards = DRAFTOSAURUS.components(DraftosaurusOptions())["boards"]
    pens = [pen for board in boards.values() for pen in board["pens"]]
    assert {spot["id"] for pen in pens for spot in pen["spots"]} == set(SPOTS)
    assert {rule for pen in pens for rule in (pen["rule"], pen["accept_rule"])} <= RULES
    assert [pen["id"] for pen in pens if pen["is_river"]] == ["river", "river"]


@pytest.mark.parametrize("options", MIXES[::9], ids=name_of)
def test_it_goes_with_the_view(options: DraftosaurusOptions) -> None:
    table = DRAFTOSAURUS.components(options)
    view = DRAFTOSAURUS.describe(DRAFTOSAURUS.start(options).view(None))
    board = table["boards"][table["match"][0]]
    assert view["board"] == table["match"][0]
    assert list(view["zoos"][0]) == [pen["id"] for pen in board["pens"]]
    assert list(view["scores"][0]["parts"]) == board["parts"]
    assert {pen["part"] for pen in board["pens"]} - {None} | {"trex"} == set(board["parts"])
    course = table["courses"][str(options.players)]
    assert (view["rounds"], view["turns"]) == (course["rounds"], course["turns"])


@pytest.mark.rule("D-33")
def test_it_follows_the_rule_set() -> None:
    places = [
        next(
            pen["places"]
            for pen in DRAFTOSAURUS.components(options)["boards"]["summer"]["pens"]
            if pen["id"] == "love"
        )
        for options in (DraftosaurusOptions(), DraftosaurusOptions(rules="polish"))
    ]
    assert places == [None, 6]


@pytest.mark.rule("D-05")
def test_every_face_of_the_die_names_its_rule() -> None:
    die = DRAFTOSAURUS.components(DraftosaurusOptions())["die"]
    assert len(die) == 6
    assert {face["rule"] for face in die} == {"D-20", "D-21", "D-22"}


@pytest.mark.rule("D-46")
@pytest.mark.rule("D-50")
def test_the_pens_tell_where_a_trex_brings_a_bonus() -> None:
    components = DRAFTOSAURUS.components(DraftosaurusOptions())
    with_bonus = {
        pen["id"] for board in components["boards"].values() for pen in board["pens"] if pen["trex_bonus"]
    }
    everywhere = {pen["id"] for board in components["boards"].values() for pen in board["pens"]}
    assert everywhere - with_bonus - {"quarantine"} == {"river"}

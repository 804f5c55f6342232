"""What a client needs to draw the table."""

import pytest

from saurian.games.drakon import DRAKON
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.rule_ids import RULE_IDS
from tests.games.drakon.mixes import tiny_box

RULES = {id for _, ids in RULE_IDS for id in ids}


@pytest.mark.rule("K-02")
@pytest.mark.rule("K-03")
def test_the_whole_box_is_there_and_names_its_rules() -> None:
    box = DRAKON.components(DrakonOptions())
    assert sum(sum(kind["counts"].values()) for kind in box["chambers"]) + 1 == 72
    assert sum(box["coins"].values()) == 28
    assert {one["rule"] for one in (*box["chambers"], *box["heroes"])} <= RULES
    assert box["entrance"]["kind"] in [kind["kind"] for kind in box["chambers"]]


def test_it_follows_the_box_that_was_agreed_on() -> None:
    box = tiny_box({"key": {"0": 3}}, (1, 2, 0), hand=2)
    table = DRAKON.components(DrakonOptions(box=box))
    assert {kind["kind"]: kind["counts"] for kind in table["chambers"] if kind["counts"]} == {"key": {"0": 3}}
    assert table["coins"] == {"1": 1, "2": 2, "3": 0}
    assert table["hand"] == 2


@pytest.mark.rule("K-33")
def test_it_tells_what_may_and_what_must_be_done() -> None:
    asks = {one["kind"]: one["effect"]["asks"] for one in DRAKON.components(DrakonOptions())["chambers"]}
    assert asks["drakon-move"] == {"enter": "may", "place": "must"}
    assert asks["find-coin"] == {"enter": "must"}
    assert asks["empty"] == {}


@pytest.mark.rule("K-89")
@pytest.mark.parametrize(
    ("options", "goal"), [(DrakonOptions(), 10), (DrakonOptions(teams=True, short=True), 14)]
)
def test_it_tells_the_goal(options: DrakonOptions, goal: int) -> None:
    assert (
        DRAKON.components(options)["goal"] == goal == DRAKON.describe(DRAKON.start(options).view(0))["goal"]
    )

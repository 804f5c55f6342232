"""What chambers do with coins and hands."""

import pytest

from saurian.core import CHANCE
from saurian.games.drakon.prompt import prompt
from tests.games.drakon.lairs import box_with, due, hand, ids, legal, play, scene, why_not


@pytest.mark.rule("K-40")
def test_find_a_coin() -> None:
    state = scene("En> Fi^", hands={1: "empty/I"})
    events = play(state, "go E")
    assert due(state) == ("coin", CHANCE)
    assert [(action.text, weight) for action, weight in state.odds()] == [
        ("coin 1", 8),
        ("coin 2", 12),
        ("coin 3", 8),
    ]
    events = play(state, "coin 2")
    assert [(event.id, event.to) for event in events] == [("coin-found", None), ("coin-was", (0,))]
    assert state.purses[0] == (0, 1, 0)
    assert state.hoard == (8, 11, 8)
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-40", "K-34")
def test_an_empty_hoard_gives_nothing() -> None:
    state = scene("En> Fi^", hands={1: "empty/I"})
    state.hoard = (0, 0, 0)
    assert "effect-idle" in ids(play(state, "go E"))
    assert state.purses[0] == (0, 0, 0)


@pytest.mark.rule("K-41")
def test_lose_a_coin() -> None:
    state = scene("En> Lo^", hands={1: "empty/I"}, coins={0: (1, 0, 2)})
    play(state, "go E")
    assert [(action.text, weight) for action, weight in state.odds()] == [("coin 1", 1), ("coin 3", 2)]
    play(state, "coin 3")
    assert state.purses[0] == (1, 0, 1)
    assert state.hoard == (7, 12, 7)


@pytest.mark.rule("K-41", "K-34")
def test_who_has_no_coin_loses_none() -> None:
    state = scene("En> Lo^", hands={1: "empty/I"})
    assert "no-coin" in ids(play(state, "go E"))
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-42")
@pytest.mark.parametrize(("chamber", "victim"), [("Sl", 1), ("Sr", 2)])
def test_steal_a_coin_of_the_neighbour_on_that_side(chamber: str, victim: int) -> None:
    state = scene(f"En> {chamber}^", hands={1: "empty/I"}, coins={1: (0, 1, 0), 2: (0, 1, 0)}, players=3)
    play(state, "go E")
    events = play(state, "coin 2")
    assert state.purses[0] == (0, 1, 0)
    assert state.purses[victim] == (0, 0, 0)
    assert [(event.id, event.to) for event in events] == [("coin-stolen", None), ("coin-was", (victim, 0))]


@pytest.mark.rule("K-42", "K-34")
def test_where_nothing_is_nothing_is_stolen() -> None:
    state = scene("En> Sl^", hands={1: "empty/I"}, coins={2: (0, 1, 0)}, players=3)
    assert "no-coin" in ids(play(state, "go E"))
    assert state.purses[0] == (0, 0, 0)


@pytest.mark.rule("K-42", "K-90")
@pytest.mark.parametrize("chamber", ["Sl", "Sr"])
@pytest.mark.parametrize(("side", "victim"), [("left", 1), ("right", 2)])
def test_a_box_may_name_the_side(chamber: str, side: str, victim: int) -> None:
    coins = {1: (0, 1, 0), 2: (0, 1, 0)}
    state = scene(f"En> {chamber}^", hands={1: "empty/I"}, coins=coins, players=3, box=box_with(victim=side))
    play(state, "go E", "coin 2")
    assert state.purses[victim] == (0, 0, 0)


ANYONE = box_with(victim="choice")


@pytest.mark.rule("K-42", "K-90")
@pytest.mark.parametrize("chamber", ["Sl", "Sr"])
def test_a_box_may_let_one_choose_whom_to_rob(chamber: str) -> None:
    coins = {1: (0, 1, 0), 2: (0, 0, 1)}
    state = scene(f"En> {chamber}^", hands={1: "empty/I"}, coins=coins, players=4, box=ANYONE)
    events = play(state, "go E")
    assert events[0].args["chamber"] == "steal-coin", "its name tells no side"
    assert legal(state) == {"seat 1", "seat 2"}, "it must be done"
    assert why_not(state, "seat 0") == ("why-another-player", "K-42")
    assert why_not(state, "seat 3") == ("why-no-coins", "K-42")
    assert prompt(state.view(0)).id == "asks-enter-steal-coin"
    play(state, "seat 2", "coin 3")
    assert state.purses == [(0, 0, 1), (0, 1, 0), (0, 0, 0), (0, 0, 0)]


@pytest.mark.rule("K-42", "K-34", "K-90")
def test_where_nobody_has_a_coin_nobody_is_chosen() -> None:
    state = scene("En> Sl^", hands={1: "empty/I"}, coins={0: (1, 0, 0)}, players=3, box=ANYONE)
    assert "effect-idle" in ids(play(state, "go E"))


@pytest.mark.rule("K-42", "K-89", "K-90")
def test_ones_partner_is_not_to_be_robbed() -> None:
    coins = {0: (1, 0, 0), 1: (1, 0, 0)}
    state = scene("En> Sl^", hands={1: "empty/I"}, coins=coins, players=4, teams=True, box=ANYONE)
    play(state, "go E")
    assert legal(state) == {"seat 1", "seat 3"}
    assert why_not(state, "seat 2") == ("why-own-team", "K-42")
    play(state, "seat 3", "coin 1")
    assert state.purses == [(2, 0, 0), (0, 0, 0)]


@pytest.mark.rule("K-42", "K-82", "K-90")
def test_the_druid_whom_one_chooses_may_keep_her_coin() -> None:
    state = scene(
        "En> Sl^",
        hands={1: "empty/I"},
        coins={2: (1, 0, 0)},
        heroes="thief ranger druid",
        players=3,
        abilities=True,
        box=ANYONE,
    )
    play(state, "go E", "seat 2")
    assert due(state) == ("shield", 2)
    play(state, "yes")
    assert state.purses[2] == (1, 0, 0)


@pytest.mark.rule("K-43")
def test_steal_a_chamber() -> None:
    state = scene("En> Sc^", hands={1: "empty/I empty/I key/0", 2: ""}, players=3)
    play(state, "go E")
    assert legal(state) == {"seat 1", "no"}
    assert why_not(state, "seat 2") == ("why-empty-hand", "K-43")
    assert why_not(state, "seat 0") == ("why-another-player", "K-43")
    assert why_not(state, "seat 5") == ("why-another-player", "K-43")
    play(state, "seat 1")
    odds = [(action.text, weight) for action, weight in state.odds()]
    assert odds == [("snatch empty/I", 2), ("snatch key/0", 1)]
    events = play(state, "snatch key/0")
    assert state.hands[:2] == [hand("key/0"), hand("empty/I empty/I")], "he draws nothing"
    assert [(event.id, event.to) for event in events] == [
        ("chamber-stolen", None),
        ("chamber-stolen-was", (0, 1)),
    ]
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-43", "K-90")
def test_a_box_may_let_the_robbed_one_draw() -> None:
    state = scene("En> Sc^", hands={1: "key/0"}, box=box_with(robbed_hand_draws=True))
    play(state, "go E", "seat 1", "snatch key/0", "draw portal/0")
    assert state.hands[1] == hand("portal/0")

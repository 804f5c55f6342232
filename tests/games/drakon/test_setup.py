"""Before the first turn."""

import pytest

from saurian.core import CHANCE, Problem
from saurian.games.drakon import DRAKON
from saurian.games.drakon.lair import CENTRE
from saurian.games.drakon.options import DrakonOptions, options_from_json
from saurian.games.drakon.pieces import worth
from tests.games.drakon.lairs import due, ids, legal, play, scene, why_not

ALL_HEROES = {"druid", "knight", "ranger", "sorceress", "thief", "fighter"}


@pytest.mark.rule("K-01")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_first_player_is_random(players: int) -> None:
    state = DRAKON.start(DrakonOptions(players))
    assert state.acting() == (CHANCE,)
    assert [(action.text, weight) for action, weight in state.odds()] == [
        (f"first {seat}", 1) for seat in range(players)
    ]
    play(state, f"first {players - 1}")
    assert due(state) == ("pick", players - 1)


@pytest.mark.rule("K-01")
def test_the_first_player_may_be_agreed() -> None:
    assert due(DRAKON.start(DrakonOptions(4, first=2))) == ("pick", 2)


@pytest.mark.rule("K-01")
@pytest.mark.parametrize("players", [1, 7, 0, -1, "4", True, 4.0, None])
def test_two_to_six_play(players: object) -> None:
    with pytest.raises(Problem):
        options_from_json({"players": players})


@pytest.mark.rule("K-02")
def test_the_pile_has_71_chambers_and_the_entrance_lies_in_the_middle() -> None:
    state = DRAKON.start(DrakonOptions())
    assert len(state.pile) == 71
    assert list(state.lair) == [CENTRE]
    assert state.lair[CENTRE].kind == "entrance"
    assert all(chamber.kind != "entrance" for chamber in state.pile)


@pytest.mark.rule("K-03")
def test_the_hoard_has_28_coins_of_1_to_3() -> None:
    state = DRAKON.start(DrakonOptions())
    assert state.hoard == (8, 12, 8)
    assert worth(state.hoard) == 56


@pytest.mark.rule("K-01", "K-04")
def test_in_turn_order_each_picks_a_hero_and_draws_four() -> None:
    state = DRAKON.start(DrakonOptions(3, first=1))
    assert legal(state, "hero ") == ALL_HEROES
    events = play(state, "hero thief")
    assert ids(events) == ["hero-picked"]
    assert state.cells[1] == CENTRE
    assert due(state) == ("draw", CHANCE)
    for _ in range(4):
        play(state, "draw find-coin/I")
    assert len(state.hands[1]) == 4
    assert due(state) == ("pick", 2)
    assert legal(state, "hero ") == ALL_HEROES - {"thief"}
    assert why_not(state, "hero thief") == ("why-hero-taken", "K-01")
    play(state, "hero druid", *["draw empty/T"] * 4, "hero knight", *["draw empty/I"] * 4)
    assert due(state) == ("turn", 1)
    assert [len(hand) for hand in state.hands] == [4, 4, 4]


@pytest.mark.rule("K-04")
def test_a_chamber_is_drawn_by_how_many_there_are() -> None:
    state = DRAKON.start(DrakonOptions(2, first=0))
    play(state, "hero thief")
    odds = {action.text: weight for action, weight in state.odds()}
    assert odds["draw find-coin/C"] == 4
    assert sum(odds.values()) == 71
    events = play(state, "draw key/0")
    assert [(event.id, event.to) for event in events] == [("chamber-drawn", None), ("you-drew", (0,))]
    assert {action.text: weight for action, weight in state.odds()}["draw key/0"] == 1


@pytest.mark.rule("K-05")
def test_drakon_starts_beside_the_lair() -> None:
    assert DRAKON.start(DrakonOptions()).drakon is None


def test_house_rule_drakon_waits_on_the_entrance() -> None:
    assert DRAKON.start(DrakonOptions(drakon_from_start=True)).drakon == CENTRE


def test_house_rule_two_actions_a_turn() -> None:
    state = scene("En^> Em> Em^", hands={0: "empty/I", 1: "empty/I"}, pile="", two_actions=True)
    play(state, "go E")
    assert due(state) == ("turn", 0)
    play(state, "go E")
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-88")
def test_short_and_escape_exclude_each_other() -> None:
    with pytest.raises(Problem) as caught:
        DrakonOptions(short=True, escape=True)
    assert caught.value.message.id == "bad-two-goals"


@pytest.mark.rule("K-89")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_teams_need_four_or_six(players: int) -> None:
    with pytest.raises(Problem) as caught:
        DrakonOptions(players, teams=True)
    assert caught.value.message.id == "bad-teams"


@pytest.mark.parametrize(
    "raw",
    [{"heroes": 1}, {"teams": "yes"}, {"first": 4}, {"first": True}, {"mystery": 1}, {"box": {}}, {"box": 7}],
)
def test_options_that_cannot_be_are_refused(raw: dict[str, object]) -> None:
    with pytest.raises(Problem):
        options_from_json(raw)


def test_options_are_read_as_they_were_written() -> None:
    options = DrakonOptions(6, heroes=True, escape=True, teams=True, two_actions=True, first=3)
    assert options_from_json(options.to_json()) == options

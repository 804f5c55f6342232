"""Meetings with Drakon."""

import pytest

from saurian.core import CHANCE
from saurian.games.drakon.box import load_box
from tests.games.drakon.lairs import at, box_with, drakon_at, due, ids, legal, play, scene


@pytest.mark.rule("K-60", "K-61")
def test_drakon_meets_those_where_she_ends() -> None:
    state = scene(
        "En> Dr^ Em^@12 Em!^ Em@3",
        hands={1: "empty/I"},
        coins={1: (1, 0, 0), 2: (0, 1, 1), 3: (1, 0, 0)},
        players=4,
    )
    events = play(state, "go E", "at 2,0")
    assert [event.args["seat"] for event in events if event.id == "drakon-met"] == [1, 2]
    assert (at(state, 1), at(state, 2)) == ("0,0", "0,0")
    assert due(state) == ("coin", CHANCE)
    play(state, "coin 1")
    assert [action.text for action, _ in state.odds()] == ["coin 2", "coin 3"]
    play(state, "coin 3")
    assert state.purses == [(0, 0, 0), (0, 0, 0), (0, 1, 0), (1, 0, 0)]
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-61")
def test_who_has_no_coin_only_goes() -> None:
    state = scene("En> Dr^ Em^@1 Em!^", hands={1: "empty/I"})
    play(state, "go E", "at 2,0")
    assert at(state, 1) == "0,0"
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-63")
def test_those_whom_she_passes_she_does_not_meet() -> None:
    state = scene("En> Dr^ Em^@1 Em!^", hands={1: "empty/I"}, coins={1: (1, 0, 0)})
    play(state, "go E")
    play(state, "at 0,0")
    assert at(state, 1) == "2,0"
    assert state.purses[1] == (1, 0, 0)
    assert drakon_at(state) == "0,0"


@pytest.mark.rule("K-60", "K-61", "K-62")
def test_who_enters_her_chamber_and_ends_the_turn_there_meets_her_instead_of_its_effect() -> None:
    state = scene("En> Fi!^", hands={1: "empty/I"}, coins={0: (0, 1, 0)})
    events = play(state, "go E")
    assert ids(events) == ["hero-moved", "drakon-beside", "drakon-met"]
    assert at(state, 0) == "0,0"
    play(state, "coin 2")
    assert state.purses[0] == (0, 0, 0)
    assert due(state) == ("turn", 1)


# --- when a hero comes to her: rules of version 2 ---


@pytest.mark.rule("K-60", "K-62", "K-84")
def test_a_ranger_who_has_walked_in_may_walk_on() -> None:
    state = scene(
        "En> Fi!> Fi^", hands={1: "empty/I"}, coins={0: (1, 0, 0)}, heroes="ranger thief", abilities=True
    )
    play(state, "go E")
    assert (at(state, 0), due(state)) == ("1,0", ("turn", 0)), "not met yet, and no coin found"
    assert legal(state) == {"use", "done"}
    on = state.clone()
    play(on, "use", "go E", "coin 2")
    assert (at(on, 0), on.purses[0]) == ("2,0", (1, 1, 0))
    play(state, "done", "coin 1")
    assert (at(state, 0), state.purses[0]) == ("0,0", (0, 0, 0)), "who ends the turn there meets her"


@pytest.mark.rule("K-60", "K-62")
def test_with_two_actions_one_may_pass_through() -> None:
    state = scene("En> Fi!> Fi^", hands={1: "empty/I"}, coins={0: (1, 0, 0)}, two_actions=True)
    play(state, "go E")
    assert due(state) == ("turn", 0)
    play(state, "go E", "coin 3")
    assert (at(state, 0), state.purses[0]) == ("2,0", (1, 0, 1))
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-60", "K-62")
def test_with_two_actions_who_stays_meets_her_at_the_end() -> None:
    state = scene(
        "En> Fi!^", hands={0: "empty/I", 1: "empty/I"}, coins={0: (1, 0, 0)}, two_actions=True, pile=""
    )
    play(state, "go E")
    assert at(state, 0) == "1,0"
    play(state, "place empty/I", "put 2,0:N", "coin 1")
    assert (at(state, 0), state.purses[0]) == ("0,0", (0, 0, 0))


@pytest.mark.rule("K-60", "K-62", "K-50")
def test_a_hero_who_is_pushed_in_stays_until_its_own_turn_ends() -> None:
    picture = "En> Mi^ . .\n. Em>@1 Fi!> Em^"
    state = scene(picture, hands={1: "empty/I"}, coins={1: (0, 0, 1)}, pile="")
    events = play(state, "go E", "seat 1", "go E")
    assert ids(events)[-1] == "drakon-beside"
    assert (at(state, 1), state.purses[1]) == ("2,-1", (0, 0, 1)), "neither met nor any effect"
    assert due(state) == ("turn", 1)
    away = state.clone()
    play(away, "go E")
    assert (at(away, 1), away.purses[1]) == ("3,-1", (0, 0, 1)), "who walks away does not meet her"
    play(state, "place empty/I", "put 0,1:N")
    assert due(state) == ("coin", CHANCE)
    play(state, "coin 3")
    assert (at(state, 1), state.purses[1]) == ("0,0", (0, 0, 0))


@pytest.mark.rule("K-60", "K-61")
def test_who_was_pushed_in_is_met_with_the_one_who_ends_a_turn_there() -> None:
    state = scene(
        "En>@0 Em!^@1 .", hands={1: "empty/I"}, coins={0: (1, 0, 0), 1: (0, 1, 0), 2: (0, 0, 1)}, players=3
    )
    play(state, "go E")
    assert due(state) == ("coin", CHANCE)
    play(state, "coin 1", "coin 2")
    assert [at(state, seat) for seat in range(3)] == ["0,0"] * 3
    assert state.purses == [(0, 0, 0), (0, 0, 0), (0, 0, 1)]


@pytest.mark.rule("K-60", "K-62", "K-83")
def test_the_knight_may_drive_a_rival_to_her() -> None:
    state = scene(
        "Fi! En<@01 .",
        hands={0: "empty/I", 1: "key/0"},
        coins={1: (1, 0, 0)},
        heroes="knight thief",
        abilities=True,
        pile="",
    )
    play(state, "use", "seat 1", "go W")
    assert (at(state, 1), state.purses[1], due(state)) == ("-1,0", (1, 0, 0), ("turn", 0))


# --- the same by the rules of version 1 ---


@pytest.mark.rule("K-60", "K-62", "K-90")
def test_a_box_may_say_that_she_is_met_on_entering() -> None:
    for box in (box_with(met_on_entering=True), load_box(1)):
        state = scene(
            "En> Fi!> Fi^",
            hands={1: "empty/I"},
            coins={0: (1, 0, 0)},
            heroes="ranger thief",
            abilities=True,
            box=box,
        )
        events = play(state, "go E")
        assert ids(events) == ["hero-moved", "drakon-met"]
        assert (at(state, 0), due(state)) == ("0,0", ("coin", CHANCE))
        play(state, "coin 1")
        assert due(state) == ("turn", 0), "and the extra move is still there"


@pytest.mark.rule("K-60", "K-61")
def test_drakon_at_the_entrance_moved_by_zero() -> None:
    state = scene(
        "Em>@0 Drv En!@12\n. Em .", hands={1: "empty/I"}, coins={1: (1, 0, 0), 2: (1, 0, 0)}, players=3
    )
    play(state, "go E", "at 0,0")
    assert due(state) == ("coin", CHANCE)
    play(state, "coin 1", "coin 1")
    assert state.purses == [(0, 0, 0)] * 3
    assert (at(state, 1), at(state, 2)) == ("0,0", "0,0"), "they stay and pay"


@pytest.mark.rule("K-44", "K-60")
def test_not_to_move_her_is_not_to_move_her_by_zero() -> None:
    state = scene("Em>@0 Drv En!@1\n. Em .", hands={1: "empty/I"}, coins={1: (1, 0, 0)})
    play(state, "go E", "no")
    assert state.purses[1] == (1, 0, 0)


@pytest.mark.rule("K-60", "K-61")
def test_who_ends_his_turn_in_her_chamber_meets_her() -> None:
    state = scene("En!>@0 Em@1", hands={0: "empty/I", 1: "empty/I"}, coins={0: (1, 0, 0)}, pile="")
    play(state, "place empty/I", "put -1,0:W")
    assert due(state) == ("coin", CHANCE)
    play(state, "coin 1")
    assert at(state, 0) == "0,0"
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-60")
def test_who_leaves_her_chamber_does_not() -> None:
    state = scene("En!> Em^@1", hands={1: "empty/I"}, coins={0: (1, 0, 0)})
    play(state, "go E")
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-60")
@pytest.mark.parametrize("version", [1, 2])
def test_at_most_one_meeting_for_entering_and_ending(version: int) -> None:
    state = scene("Em>@0 En!^ .", hands={1: "empty/I"}, coins={0: (2, 0, 0)}, box=load_box(version))
    state.cells[1] = state.cells[0]
    play(state, "go E", "coin 1")
    assert state.purses[0] == (1, 0, 0)
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-60", "K-90")
def test_a_box_may_say_that_she_meets_him_twice() -> None:
    box = box_with(met_on_entering=True, one_meeting_a_turn=False)
    state = scene("Em>@0 En!^ .", hands={1: "empty/I"}, coins={0: (2, 0, 0)}, box=box)
    state.cells[1] = state.cells[0]
    play(state, "go E", "coin 1", "coin 1")
    assert state.purses[0] == (0, 0, 0)


@pytest.mark.rule("K-60", "K-61")
def test_every_hero_in_her_chamber_is_met() -> None:
    state = scene(
        "Em>@0 En!^@12", hands={1: "empty/I"}, coins={0: (1, 0, 0), 1: (1, 0, 0), 2: (1, 0, 0)}, players=3
    )
    events = play(state, "go E", "coin 1", "coin 1", "coin 1")
    assert ids(events).count("coin-lost") == 3


@pytest.mark.rule("K-60", "K-50", "K-90")
def test_a_controlled_hero_meets_her_where_it_is_led_if_the_box_says_so() -> None:
    box = box_with(met_on_entering=True)
    state = scene("En> Mi^ .\n. Em>@1 Fi!", hands={1: "empty/I"}, coins={1: (0, 0, 1)}, box=box)
    play(state, "go E", "seat 1", "go E", "coin 3")
    assert at(state, 1) == "0,0"
    assert state.purses[1] == (0, 0, 0)


@pytest.mark.rule("K-60", "K-44")
def test_one_may_let_her_meet_oneself() -> None:
    state = scene("En> Dr^ Em!^", hands={1: "empty/I"}, coins={0: (1, 0, 0)})
    play(state, "go E")
    assert "at 1,0" in legal(state)
    play(state, "at 1,0", "coin 1")
    assert at(state, 0) == "0,0"

"""What chambers do with heroes: mind control and escape."""

import pytest

from saurian.core import CHANCE
from saurian.games.drakon.box import load_box
from saurian.games.drakon.lair import cell_at
from saurian.games.drakon.prompt import prompt
from tests.games.drakon.lairs import at, box_with, due, hand, ids, legal, play, scene, why_not


@pytest.mark.rule("K-50")
def test_mind_control_moves_another_hero() -> None:
    state = scene(
        """
        En>  Mi^ .
        Em^  Em<@1 Fi
        """,
        hands={1: "empty/I"},
        players=3,
    )
    state.lair.turn(cell_at(1, -1), 8)
    play(state, "go E")
    assert legal(state) == {"seat 1", "seat 2", "no"}
    assert why_not(state, "seat 0") == ("why-another-player", "K-50")
    play(state, "seat 1")
    assert due(state) == ("steer", 0), "the controller chooses the direction"
    assert legal(state) == {"go W"}
    play(state, "go W")
    assert at(state, 1) == "0,-1"


@pytest.mark.rule("K-50", "K-32", "K-33")
def test_where_the_controlled_hero_lands_takes_effect_on_him() -> None:
    state = scene("En> Mi^ .\n. Em>@1 Fi", hands={1: "empty/I"})
    play(state, "go E", "seat 1", "go E", "coin 3")
    assert state.purses == [(0, 0, 0), (0, 0, 1)]
    state = scene("En> Mi^ .\n. Em>@1 Ro^", hands={1: "empty/I"})
    play(state, "go E", "seat 1", "go E")
    assert due(state) == ("enter.rotate", 1), "his player decides"


@pytest.mark.rule("K-50")
def test_who_cannot_move_cannot_be_moved() -> None:
    state = scene("En> Mi^ Em@1", hands={1: "empty/I"})
    assert "effect-idle" in ids(play(state, "go E"))
    state = scene("En> Mi^ Em@1", hands={1: "empty/I"}, players=3)
    play(state, "go E")
    assert why_not(state, "seat 1") == ("why-cannot-move", "K-50")


@pytest.mark.rule("K-50", "K-55")
def test_mind_control_out_of_a_portal() -> None:
    state = scene("En> Mi^ .\n. Po@1 Fi", hands={1: "empty/I"})
    play(state, "go E", "seat 1")
    assert legal(state) == {"at 0,0", "at 1,0", "at 2,-1"}
    play(state, "at 2,-1", "coin 1")
    assert state.purses[1] == (1, 0, 0)


@pytest.mark.rule("K-50", "K-53")
def test_mind_control_out_of_a_windstorm_steers_both_steps() -> None:
    state = scene("En> Mi^ . .\n. Wi>@1 Em>^ Fi", hands={1: "empty/I"})
    state.lair.put(cell_at(2, 0), hand("empty/I")[0])
    play(state, "go E", "seat 1", "go E")
    assert due(state) == ("blown", 0), "who moves him steers"
    assert legal(state) == {"go N", "go E"} or legal(state) == {"go E"}
    play(state, "go E", "coin 2")
    assert state.purses[1] == (0, 1, 0)


@pytest.mark.rule("K-50", "K-52", "K-54")
def test_a_controlled_hero_follows_a_harp_unless_on_a_key() -> None:
    state = scene("En> Mi^ .\n. Em>v@1 Ha\n. Em .", hands={1: "empty/I"})
    play(state, "go E", "seat 1")
    assert legal(state) == {"go E"}
    assert why_not(state, "go S") == ("why-harp", "K-52")
    state = scene("En> Mi^ .\n. Ke@1 Ha\n. Em .", hands={1: "empty/I"})
    play(state, "go E", "seat 1")
    assert legal(state) == {"go N", "go E", "go S"}


@pytest.mark.rule("K-50")
def test_mind_control_nests_depth_first_and_ends() -> None:
    state = scene(
        """
        En>  Mi^  .
        Mi>@1 Miv .
        Mi^@2 Mi< .
        """,
        hands={0: "empty/I", 1: "empty/I"},
        players=3,
        box=box_with(forced_moves=4, mind_control="must"),
    )
    play(state, "go E", "seat 1", "go E")
    assert due(state) == ("enter.mind-control", 1), "who was moved controls another before the turn goes on"
    play(state, "seat 2", "go N")
    assert due(state) == ("enter.mind-control", 2)
    play(state, "seat 1", "go S", "seat 2", "go E")
    assert due(state) == ("turn", 1), "after four Mind control does nothing any more"


@pytest.mark.rule("K-50")
def test_the_shipped_box_never_comes_to_that_limit() -> None:
    box = load_box()
    heroes, chambers = 6, sum(chamber.kind == "mind-control" for chamber in box.pile)
    assert heroes * chambers < box.limits.forced_moves, "no two arrows face: three chambers make no ring"


@pytest.mark.rule("K-51", "K-32")
def test_escape_onto_the_chamber_that_one_places() -> None:
    state = scene("En@0 Em@1 Em", hands={0: "escape/C"})
    play(state, "place escape/C", "put 0,1:NE")
    assert due(state) == ("place.escape", 0)
    assert legal(state) == {"yes", "no"}
    play(state, "yes")
    assert at(state, 0) == "0,1", "arrows ignored"
    assert due(state) == ("draw", CHANCE)


@pytest.mark.rule("K-51")
def test_escape_is_for_ones_own_hero_beside_it_only() -> None:
    state = scene("En@0 Em@1 Em", hands={0: "escape/C", 1: "empty/I"}, pile="")
    play(state, "place escape/C", "put 1,1:NE")
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-51")
def test_escape_may_be_left_and_does_nothing_when_entered_later() -> None:
    state = scene("En>@01 .", hands={0: "escape/C", 1: "empty/I"}, pile="")
    play(state, "place escape/C", "put 1,0:NE", "no")
    assert at(state, 0) == "0,0"
    assert due(state) == ("turn", 1)
    play(state, "go E")
    assert due(state)[0] in ("turn", "over")


@pytest.mark.rule("K-51", "K-52", "K-53")
@pytest.mark.parametrize("picture", ["Ha . \nEm^@0 .\nEn@1 .", "Em . \nWi^@0 .\nEn@1 ."])
def test_escape_escapes_harp_and_windstorm(picture: str) -> None:
    state = scene(picture, hands={0: "escape/C", 1: "empty/I"}, pile="")
    play(state, "place escape/C", "put 1,1:NE", "yes")
    assert at(state, 0) == "1,1"


@pytest.mark.rule("K-51", "K-48")
def test_swapping_an_escape_in_is_not_placing_it() -> None:
    state = scene("En> Sw^ Em", hands={0: "escape/C", 1: "empty/I"})
    play(state, "go E", "place escape/C", "put 2,0:NE")
    assert due(state) == ("turn", 1)


# --- an Escape that acts on entering ---

ON_ENTERING = box_with(trigger="enter")


@pytest.mark.rule("K-51", "K-90")
def test_a_box_may_say_that_an_escape_lets_one_go_on() -> None:
    state = scene("En> Es>^ Fi^\n. Em .", hands={1: "empty/I"}, box=ON_ENTERING)
    play(state, "go E")
    assert due(state) == ("enter.escape", 0)
    assert legal(state) == {"go E", "no"}
    assert why_not(state, "go S") == ("why-no-arrow", "K-30")
    assert prompt(state.view(0)).id == "asks-enter-escape"
    play(state, "go E", "coin 2")
    assert (at(state, 0), state.purses[0]) == ("2,0", (0, 1, 0)), "where one goes takes effect"
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-51", "K-33", "K-90")
def test_one_may_stay_on_such_an_escape_and_placing_it_does_nothing() -> None:
    state = scene("En>@01 .", hands={0: "escape/C", 1: "empty/I"}, pile="", box=ON_ENTERING)
    play(state, "place escape/C", "put 1,0:NE")
    assert (at(state, 0), due(state)) == ("0,0", ("turn", 1))
    state = scene("En> Es>^ Fi^", hands={1: "empty/I"}, box=ON_ENTERING)
    play(state, "go E", "no")
    assert (at(state, 0), due(state)) == ("1,0", ("turn", 1))


@pytest.mark.rule("K-51", "K-34", "K-90")
def test_an_escape_without_a_way_out_does_nothing() -> None:
    state = scene("En> Es^", hands={1: "empty/I"}, box=ON_ENTERING)
    assert "effect-idle" in ids(play(state, "go E"))
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-51", "K-50", "K-90")
def test_whoever_is_moved_to_such_an_escape_decides_alone() -> None:
    state = scene("En> Mi^ .\n. Em>@1 Es^", hands={1: "empty/I"}, box=ON_ENTERING)
    state.lair.put(cell_at(2, 0), hand("empty/I")[0])
    play(state, "go E", "seat 1", "go E")
    assert due(state) == ("enter.escape", 1)
    play(state, "go N")
    assert at(state, 1) == "2,0"


@pytest.mark.rule("K-14", "K-51", "K-90")
def test_a_ring_of_escapes_lets_go_in_the_end() -> None:
    ring = """
        En>  Es>  Esv
        .    Es^  Es<
        """
    state = scene(ring, hands={1: "empty/I"}, box=box_with(trigger="enter", escape="must", forced_moves=3))
    play(state, "go E", "go E", "go S", "go W")
    assert (at(state, 0), due(state)) == ("1,-1", ("turn", 1))
    assert state.forced == 0, "it is counted anew in every turn"


@pytest.mark.rule("K-51", "K-80", "K-90")
def test_such_an_escape_leads_out_as_any_other() -> None:
    state = scene("En> Es>", hands={1: "empty/I"}, coins={0: (0, 1, 2)}, escape=True, box=ON_ENTERING)
    play(state, "go E")
    assert state.ending == "escaped"

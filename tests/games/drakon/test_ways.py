"""How chambers are left: harp, windstorm, key and portal; and those that do nothing."""

import pytest

from saurian.core import CHANCE
from saurian.games.drakon.box import load_box
from saurian.games.drakon.lair import cell_at
from saurian.games.drakon.pieces import worth
from tests.games.drakon.lairs import at, box_with, due, hand, ids, legal, play, scene, why_not


@pytest.mark.rule("K-52")
def test_a_harp_calls_whoever_moves() -> None:
    state = scene("Ha En<>^@0 Em\n. Em .", hands={0: "empty/I"})
    assert legal(state) == {"go W", "place empty/I"}, "it never forces him to move"
    assert why_not(state, "go E") == ("why-harp", "K-52")


@pytest.mark.rule("K-52")
def test_of_two_harps_one_chooses() -> None:
    state = scene("Ha En<>^@0 Ha", hands={0: "empty/I"})
    state.lair.put(cell_at(0, 1), hand("empty/I")[0])
    assert legal(state, "go ") == {"W", "E"}


@pytest.mark.rule("K-52")
def test_a_harp_without_an_arrow_to_it_does_not_call() -> None:
    state = scene("Ha En>@0 Em", hands={0: "empty/I"})
    assert legal(state, "go ") == {"E"}


@pytest.mark.rule("K-52", "K-54", "K-55")
@pytest.mark.parametrize("chamber", ["Ke", "Po"])
def test_a_hero_on_a_key_or_portal_hears_no_harp(chamber: str) -> None:
    state = scene(f"Ha {chamber}@0 En@1", hands={0: "empty/I"})
    moves = legal(state, "go ") | legal(state, "at ")
    assert moves in ({"W", "E"}, {"-2,0", "0,0"})


@pytest.mark.rule("K-53")
def test_a_move_out_of_a_windstorm_is_two_steps() -> None:
    state = scene("Wi>@0 Fi> Lo>@1 En", hands={0: "empty/I", 1: "empty/I"}, coins={0: (1, 0, 0)})
    play(state, "go E")
    assert due(state) == ("blown", 0), "his own player steers"
    play(state, "go E")
    assert due(state) == ("coin", CHANCE)
    play(state, "coin 1")
    assert state.purses[0] == (0, 0, 0), "the first chamber's effect is skipped, the second one's is not"
    assert at(state, 0) == "-1,0"


@pytest.mark.rule("K-53")
def test_without_a_second_step_there_is_no_move() -> None:
    state = scene("En@1 Wi>^@0 Em^", hands={0: "empty/I"})
    assert legal(state) == {"place empty/I"}
    assert why_not(state, "go E") == ("why-windstorm", "K-53")


@pytest.mark.rule("K-53", "K-60")
def test_drakon_in_the_first_chamber_is_not_met() -> None:
    state = scene("Wi>@0 Em!> Em> En@1", hands={1: "empty/I"}, coins={0: (1, 0, 0)})
    play(state, "go E", "go E")
    assert at(state, 0) == "-1,0"
    assert state.purses[0] == (1, 0, 0)


@pytest.mark.rule("K-53", "K-61")
def test_drakon_in_the_second_chamber_is_met() -> None:
    state = scene("Wi>@0 Em> Em!> En@1", hands={1: "empty/I"}, coins={0: (1, 0, 0)})
    play(state, "go E", "go E", "coin 1")
    assert at(state, 0) == "0,0"
    assert state.purses[0] == (0, 0, 0)


@pytest.mark.rule("K-53", "K-54", "K-55")
@pytest.mark.parametrize("chamber", ["Ke", "Po"])
def test_a_windstorm_through_a_key_or_portal(chamber: str) -> None:
    state = scene(
        f"""
        .     Emv     .
        Wi>@0 {chamber} En
        .     Em      .
        """,
        hands={0: "empty/I"},
    )
    play(state, "go E")
    assert legal(state) == {"go E", "go S"}, "by each side where no arrow points back"
    assert why_not(state, "go N") == ("why-no-arrow", "K-30")
    assert why_not(state, "go W") == ("why-no-arrow", "K-30")


@pytest.mark.rule("K-53", "K-52")
def test_a_harp_beside_the_first_chamber_calls() -> None:
    picture = """
        .     Ha    .
        Wi>@0 Em^>  En
        """
    state = scene(picture, hands={0: "empty/I"})
    play(state, "go E")
    assert legal(state) == {"go N"}
    assert why_not(state, "go E") == ("why-harp", "K-52")


@pytest.mark.rule("K-53", "K-52")
@pytest.mark.parametrize(("calls", "moves"), [(True, {"go N"}), (False, {"go N", "go E"})])
def test_a_harp_beside_a_key_that_the_wind_blows_through(calls: bool, moves: set[str]) -> None:
    picture = """
        .     Ha  .
        Wi>@0 Ke  En
        """
    state = scene(picture, hands={0: "empty/I"}, box=box_with(harp_calls_through_key=calls))
    play(state, "go E")
    assert legal(state) == moves


HARP_LEADS_NOWHERE = """
    .   Ha^    .
    En  Wi^>@0 Em>  Em
    """


@pytest.mark.rule("K-53", "K-52")
def test_a_harp_from_which_no_second_step_is_possible_does_not_bind() -> None:
    state = scene(HARP_LEADS_NOWHERE, hands={0: "empty/I", 1: "empty/I"}, pile="")
    assert legal(state) == {"place empty/I", "go E"}, "two steps are possible elsewhere"
    assert why_not(state, "go N") == ("why-windstorm", "K-53")
    play(state, "go E", "go E")
    assert at(state, 0) == "3,0"


@pytest.mark.rule("K-53", "K-52", "K-90")
def test_a_box_may_say_that_such_a_harp_holds_one_fast() -> None:
    for box in (box_with(harp_freezes_in_windstorm=True), load_box(1)):
        state = scene(HARP_LEADS_NOWHERE, hands={0: "empty/I"}, box=box)
        assert legal(state) == {"place empty/I"}, "the harp calls, and leads nowhere"
        assert why_not(state, "go E") == ("why-harp", "K-52")


@pytest.mark.rule("K-53", "K-52")
@pytest.mark.parametrize("version", [1, 2])
def test_a_harp_from_which_a_second_step_is_possible_binds_the_first_one(version: int) -> None:
    picture = """
        Em  Ha<    .    .
        En  Wi^>@0 Em>  Em
        """
    state = scene(picture, hands={0: "empty/I"}, box=load_box(version))
    assert legal(state) == {"place empty/I", "go N"}
    assert why_not(state, "go E") == ("why-harp", "K-52")
    play(state, "go N", "go W")
    assert at(state, 0) == "0,1"


@pytest.mark.rule("K-53")
def test_without_any_two_steps_a_harp_or_not_there_is_no_move() -> None:
    picture = """
        .   Ha^    .
        En  Wi^>@0 Em^
        """
    state = scene(picture, hands={0: "empty/I"})
    assert legal(state) == {"place empty/I"}
    assert why_not(state, "go E") == ("why-windstorm", "K-53")


@pytest.mark.rule("K-53", "K-85")
@pytest.mark.parametrize(("version", "magic"), [(1, False), (2, True)])
def test_a_harp_that_leads_nowhere_does_not_bind_the_sorceress_either(version: int, magic: bool) -> None:
    picture = """
        .   Ha^    .
        En< Wi^@0  .
        Em  Em<    .
        """
    box, heroes = load_box(version), "sorceress thief"
    state = scene(picture, hands={0: "empty/I"}, heroes=heroes, abilities=True, box=box)
    assert ("use" in legal(state)) == magic
    if magic:
        play(state, "use")
        assert legal(state) == {"go S"}, "only there are two steps possible"


@pytest.mark.rule("K-53")
def test_a_windstorm_that_is_only_passed_does_not_blow() -> None:
    state = scene("Wi>@0 Wi> Em> En", hands={0: "empty/I", 1: "empty/I"})
    play(state, "go E", "go E")
    assert at(state, 0) == "-1,0"


@pytest.mark.rule("K-54")
def test_a_key_opens_every_side_from_which_no_arrow_points() -> None:
    state = scene(
        """
        .    Em   .
        Em>  Ke@0 Em>
        .    En   .
        """,
        hands={0: "empty/I"},
    )
    assert legal(state, "go ") == {"N", "E", "S"}
    assert why_not(state, "go W") == ("why-no-arrow", "K-30")


@pytest.mark.rule("K-55")
def test_a_portal_leads_everywhere() -> None:
    state = scene("Po@0 En . Fi\nEm> Lo . .", hands={0: "empty/I", 1: "empty/I"})
    state.lair.put(cell_at(5, 5), hand("empty/I")[0])
    assert legal(state, "at ") == {"0,0", "2,0", "-1,-1", "0,-1", "5,5"}
    assert why_not(state, "go E") == ("why-portal-jumps", "K-55")
    assert why_not(state, "at -1,0") == ("why-no-chamber", "K-55"), "he cannot stay"
    assert why_not(state, "at 9,9") == ("why-no-chamber", "K-55")
    play(state, "at 2,0", "coin 2")
    assert worth(state.purses[0]) == 2


@pytest.mark.rule("K-56")
def test_an_empty_chamber_does_nothing() -> None:
    state = scene("En> Em^", hands={1: "empty/I"})
    assert ids(play(state, "go E")) == ["hero-moved"]
    layouts = {chamber.name for chamber in load_box().pile if chamber.kind == "empty"}
    assert layouts == {"empty/I", "empty/S", "empty/C", "empty/T"}


@pytest.mark.rule("K-57")
def test_the_entrance_does_nothing() -> None:
    state = scene("Em>@0 En^", hands={1: "empty/I"})
    assert ids(play(state, "go E")) == ["hero-moved"]

"""What the chambers do, one by one."""

import pytest

from saurian.core import CHANCE
from saurian.games.drakon.box import load_box
from saurian.games.drakon.lair import cell_at
from saurian.games.drakon.pieces import worth
from tests.games.drakon.lairs import at, box_with, drakon_at, due, hand, ids, legal, play, scene, why_not

# --- coins ---


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


# --- hands ---


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


# --- Drakon's move ---

ROW = "En> Dr^ Em> Em> Em> Em^"


@pytest.mark.rule("K-44", "K-63")
def test_drakon_moves_up_to_three_chambers_whatever_the_arrows() -> None:
    state = scene("En> Dr^ Em> Em> Em> Em!^\n. . . . . Em", hands={1: "empty/I"})
    play(state, "go E")
    assert legal(state) == {f"at {cell}" for cell in ("5,0", "4,0", "3,0", "2,0", "5,-1")} | {"no"}
    assert why_not(state, "at 1,0") == ("why-too-far", "K-44")
    assert why_not(state, "at 4,-1") == ("why-too-far", "K-44"), "not over an empty cell, not diagonally"
    play(state, "at 2,0")
    assert drakon_at(state) == "2,0"


@pytest.mark.rule("K-44", "K-33")
def test_drakon_may_be_left_alone() -> None:
    state = scene("En> Dr^ Em!", hands={1: "empty/I"})
    play(state, "go E", "no")
    assert drakon_at(state) == "2,0"


@pytest.mark.rule("K-44", "K-34")
def test_beside_the_lair_she_does_not_move() -> None:
    state = scene("En> Dr^ Em", hands={1: "empty/I"})
    assert "effect-idle" in ids(play(state, "go E"))


@pytest.mark.rule("K-45", "K-32")
def test_the_first_chamber_of_hers_calls_drakon() -> None:
    state = scene("En>@0 Em@1 Em", hands={0: "drakon-move/I drakon-move/T"})
    play(state, "place drakon-move/I", "put -1,0:W")
    assert due(state) == ("place.drakon-move", 0)
    assert legal(state) == {"at -1,0", "at 2,0"}, "unoccupied, the new one included"
    assert why_not(state, "at 1,0") == ("why-occupied", "K-45")
    assert why_not(state, "at 9,0") == ("why-no-chamber", "K-45")
    play(state, "at 2,0")
    assert drakon_at(state) == "2,0"
    assert due(state) == ("draw", CHANCE), "then a chamber is drawn"


@pytest.mark.rule("K-45")
def test_the_second_chamber_of_hers_calls_nobody() -> None:
    state = scene("En>@01 Em! Em", hands={0: "drakon-move/I", 1: "empty/I"}, pile="")
    play(state, "place drakon-move/I", "put -1,0:W")
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-45", "K-48")
def test_also_a_chamber_of_hers_that_is_swapped_in_calls_drakon() -> None:
    state = scene("En> Sw^ Em", hands={0: "drakon-move/I", 1: "empty/I"})
    play(state, "go E", "place drakon-move/I", "put 2,0:N")
    assert due(state) == ("place.drakon-move", 0)
    play(state, "at 2,0")
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-45", "K-50")
def test_the_active_player_puts_drakon_whoever_swapped() -> None:
    state = scene("En> Mi^ . .\n. Em>@1 Sw^ Em", hands={1: "drakon-move/I"})
    play(state, "go E", "seat 1", "go E")
    assert due(state) == ("enter.swap", 1)
    play(state, "place drakon-move/I")
    play(state, sorted(f"put {text}" for text in legal(state, "put "))[0])
    assert due(state) == ("place.drakon-move", 0)


@pytest.mark.rule("K-45", "K-90")
def test_a_box_may_say_that_a_swap_calls_nobody() -> None:
    box = box_with(drakon_appears_by_swap=False)
    state = scene("En> Sw^ Em", hands={0: "drakon-move/I", 1: "empty/I"}, box=box)
    play(state, "go E", "place drakon-move/I", "put 2,0:N")
    assert due(state) == ("turn", 1)
    assert state.drakon is None


# --- the lair ---


@pytest.mark.rule("K-46", "K-57")
def test_destroy_an_unoccupied_chamber() -> None:
    state = scene("En> De^ Em!< Em^ Em@1 Ke", hands={1: "empty/I"})
    play(state, "go E")
    assert legal(state) == {"at 3,0", "at 5,0", "no"}
    assert why_not(state, "at 0,0") == ("why-entrance-stays", "K-57")
    assert why_not(state, "at 2,0") == ("why-occupied", "K-46"), "Drakon is a figure, too"
    assert why_not(state, "at 1,0") == ("why-occupied", "K-46")
    assert why_not(state, "at 7,0") == ("why-no-chamber", "K-46")
    play(state, "at 3,0")
    assert cell_at(3, 0) not in state.lair
    assert state.ruins == hand("empty/I")
    assert state.lair.within(cell_at(0, 0), 9) == [cell_at(x, 0) for x in range(3)], "the lair is split"
    assert cell_at(4, 0) in state.lair
    play(state, "place empty/I")
    assert {"3,0", "6,0", "4,1"} <= {text.partition(":")[0] for text in legal(state, "put ")}, (
        "next to any part"
    )


@pytest.mark.rule("K-47", "K-57", "K-23")
def test_rotate_any_chamber() -> None:
    state = scene(
        """
        .    Em^<   .
        En>  Ro^>!@1 Em>
        """,
        hands={1: "empty/I"},
    )
    state.drakon = None
    play(state, "go E")
    assert due(state) == ("enter.rotate", 0)
    assert legal(state, "put 0,0:") == {"N", "S", "W"}, "the entrance, too"
    assert legal(state, "put 1,0:") == {"ES"}, "where one stands, too"
    assert legal(state, "put 2,0:") == {"N", "S"}, "not W: the arrows would face each other"
    assert legal(state, "put 1,1:") == {"NE"}
    assert why_not(state, "put 2,0:W") == ("why-arrows-face", "K-21")
    assert why_not(state, "put 2,0:E") == ("why-same-arrows", "K-47")
    assert why_not(state, "put 2,0:NE") == ("why-not-its-arrows", "K-20")
    assert why_not(state, "put 5,0:N") == ("why-no-chamber", "K-47")
    play(state, "put 2,0:S")
    assert state.lair[cell_at(2, 0)].arrows == 4


@pytest.mark.rule("K-48", "K-23")
def test_swap_a_chamber_for_one_of_the_hand() -> None:
    state = scene("En> Sw^> Em> Fi^@1", hands={0: "empty/T key/0", 1: "empty/I"}, pile="portal/0")
    play(state, "go E")
    assert legal(state) == {"place empty/T", "place key/0", "no"}
    play(state, "place empty/T")
    assert legal(state, "put ") == {"2,0:NES"}, "not where arrows would face, nor the entrance, nor occupied"
    assert why_not(state, "put 0,0:NES") == ("why-entrance-stays", "K-57")
    assert why_not(state, "put 3,0:NES") == ("why-occupied", "K-48")
    assert why_not(state, "put 2,0:ESW") == ("why-arrows-face", "K-21")
    assert why_not(state, "put 4,0:NES") == ("why-no-chamber", "K-48")
    play(state, "put 2,0:NES")
    assert state.hands[0] == hand("empty/I key/0")
    assert state.pile == list(hand("portal/0")), "nothing is drawn"
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-48")
def test_whether_a_hand_fits_is_its_secret() -> None:
    state = scene("En> Sw^> Em@1 . \n. . . .", hands={0: "key/0"})
    play(state, "go E")
    assert due(state)[0] == "turn", "there is nothing to exchange: everybody sees that"
    state = scene(
        """
        .     Emv  .
        .     Em   .
        En>   Sw^  .
        """,
        hands={0: "empty/T", 1: "empty/I"},
    )
    state.lair.turn(cell_at(1, 1), 0)
    play(state, "go E")
    assert due(state) == ("enter.swap", 0)
    assert "no" in legal(state)


@pytest.mark.rule("K-48", "K-33", "K-90")
def test_who_must_swap_and_cannot_shows_his_hand() -> None:
    state = scene(
        """
        .     Emv!  .
        Em>@1 Ke    Em<@2
        En>   Sw^   .
        """,
        hands={0: "empty/T"},
        players=3,
        box=box_with(swap="must"),
    )
    play(state, "go E")
    assert legal(state) == {"no"}
    assert why_not(state, "place empty/T") == ("why-fits-nowhere", "K-48")
    assert "hand-shown" in ids(play(state, "no"))
    assert state.view(None).known_chambers() == ((0, hand("empty/T")[0]),)


@pytest.mark.rule("K-49", "K-23")
def test_a_flying_chamber_takes_all_its_figures_along() -> None:
    state = scene("En> Fl^@12 Em^ . Fi^", hands={1: "empty/I"}, players=4)
    play(state, "go E")
    assert due(state) == ("enter.flying", 0)
    cells = {text.partition(":")[0] for text in legal(state, "put ")}
    assert "1,0" not in cells, "not where it was"
    assert {"3,0", "5,0", "0,1", "2,1"} <= cells
    assert "1,1" not in cells, "not where only it itself was near"
    assert legal(state, "put 2,1:") == {"N", "E", "W"}, "no arrows may face"
    assert why_not(state, "put 1,0:N") == ("why-not-next-to-chamber", "K-49")
    play(state, "put 5,0:E")
    assert [at(state, seat) for seat in range(4)] == ["5,0", "5,0", "5,0", "0,0"]
    assert cell_at(1, 0) not in state.lair, "the lair is split"
    assert due(state) == ("turn", 1), "it does not take effect again"


@pytest.mark.rule("K-49")
def test_a_flying_chamber_takes_drakon_along() -> None:
    state = scene("En> Fl^ Em^", hands={1: "empty/I"})
    play(state, "go E")
    state.drakon = cell_at(1, 0)  # every figure is every figure
    play(state, "put 2,1:N")
    assert drakon_at(state) == "2,1"
    assert at(state, 0) == "0,0", "he has ended his turn beside her"


# --- moves ---


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


@pytest.mark.rule("K-53", "K-52")
def test_a_harp_calls_also_the_first_step() -> None:
    state = scene(
        """
        .   Ha^   .
        En  Wi^>@0 Em>
        .   .     Em
        """,
        hands={0: "empty/I"},
    )
    assert legal(state) == {"place empty/I"}, "the harp calls, and leads nowhere"


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


@pytest.mark.rule("K-33")
@pytest.mark.parametrize("chamber", ["Sc^", "Dr^", "De^", "Ro^", "Sw^", "Fl^", "Mi^"])
def test_every_effect_asks_for_its_own_kind_of_choice(chamber: str) -> None:
    state = scene(f"En> {chamber} Em! Em", hands={0: "key/0", 1: "empty/I"})
    play(state, "go E")
    assert due(state)[0].startswith("enter.")
    for text in ("hero druid", "offer 1", "done", "use"):
        assert why_not(state, text)[0] == "why-wrong-step"


@pytest.mark.rule("K-45", "K-48", "K-53")
def test_also_its_second_step_does() -> None:
    state = scene("En> Sw^ Em", hands={0: "drakon-move/I", 1: "empty/I"})
    play(state, "go E", "place drakon-move/I")
    assert why_not(state, "go N")[0] == "why-wrong-step"
    play(state, "put 2,0:N")
    assert why_not(state, "go N")[0] == "why-wrong-step"
    state = scene("Wi>@0 Em> Em> En", hands={0: "empty/I"})
    play(state, "go E")
    assert why_not(state, "at 0,0")[0] == "why-wrong-step"

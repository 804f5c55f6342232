"""What chambers do with the lair."""

import pytest

from saurian.games.drakon.box import load_box
from saurian.games.drakon.lair import cell_at
from saurian.games.drakon.prompt import prompt
from tests.games.drakon.lairs import at, box_with, drakon_at, due, hand, ids, legal, play, scene, why_not


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


@pytest.mark.rule("K-48", "K-90")
def test_a_box_may_say_that_what_is_swapped_out_is_gone() -> None:
    state = scene(
        "En> Sw^> Em> Fi^@1",
        hands={0: "empty/T key/0", 1: "empty/I"},
        pile="portal/0",
        box=box_with(swapped_out="gone"),
    )
    play(state, "go E", "place empty/T")
    assert prompt(state.view(0)).id == "asks-swap-gone"
    events = play(state, "put 2,0:NES")
    assert ids(events) == ["chamber-swapped-in", "chamber-swapped-gone"]
    assert state.hands[0] == hand("key/0")
    assert state.ruins == hand("empty/I")
    assert state.pile == list(hand("portal/0")), "nothing is drawn"


@pytest.mark.rule("K-14", "K-20", "K-90")
def test_the_lair_is_no_larger_than_the_box_says() -> None:
    state = scene("En>@01 Em", hands={0: "empty/I"}, box=box_with(lair_reach=1))
    play(state, "place empty/I")
    cells = {text.partition(":")[0] for text in legal(state, "put ")}
    assert cells == {"-1,0", "0,1", "0,-1", "1,1", "1,-1"}, "no chamber two columns away"
    assert why_not(state, "put 2,0:N") == ("why-table-ends", "K-14")
    play(state, "put 1,1:N")


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
    assert legal(state, "put 1,0:") == {"E", "S"}, "where it was, if it is turned"
    assert {"3,0", "5,0", "0,1", "2,1"} <= cells
    assert "1,1" not in cells, "not where only it itself was near"
    assert legal(state, "put 2,1:") == {"N", "E", "W"}, "no arrows may face"
    assert why_not(state, "put 1,0:N") == ("why-same-arrows", "K-49")
    assert why_not(state, "put 1,0:W") == ("why-arrows-face", "K-21")
    play(state, "put 5,0:E")
    assert [at(state, seat) for seat in range(4)] == ["5,0", "5,0", "5,0", "0,0"]
    assert cell_at(1, 0) not in state.lair, "the lair is split"
    assert due(state) == ("turn", 1), "it does not take effect again"


@pytest.mark.rule("K-49", "K-23")
def test_a_flying_chamber_may_turn_where_it_is() -> None:
    state = scene("En> Fl^@1 Em^", hands={1: "empty/I"})
    play(state, "go E")
    events = play(state, "put 1,0:E")
    assert [(event.id, event.args["cell"]) for event in events] == [("chamber-rotated", "1,0")]
    assert state.lair[cell_at(1, 0)].arrows == 2
    assert (at(state, 0), at(state, 1)) == ("1,0", "1,0")
    assert due(state) == ("turn", 1), "it does not take effect again"


@pytest.mark.rule("K-49")
def test_it_may_not_turn_where_it_is_if_no_chamber_is_beside_it() -> None:
    state = scene("En . Po@0 .", hands={1: "empty/I"})
    state.lair.put(cell_at(4, 0), hand("flying/C")[0])
    play(state, "at 4,0")
    assert due(state) == ("enter.flying", 0)
    assert legal(state, "put 4,0:") == set(), "it touches nothing"
    assert why_not(state, "put 4,0:ES") == ("why-not-next-to-chamber", "K-49")


@pytest.mark.rule("K-49", "K-90")
def test_a_box_may_say_that_it_must_fly_elsewhere() -> None:
    for box in (box_with(flying_turns_in_place=False), load_box(1)):
        state = scene("En> Fl^@1 Em^", hands={1: "empty/I"}, box=box)
        play(state, "go E")
        assert legal(state, "put 1,0:") == set()
        assert why_not(state, "put 1,0:E") == ("why-not-next-to-chamber", "K-49")


@pytest.mark.rule("K-49")
def test_a_flying_chamber_takes_drakon_along() -> None:
    state = scene("En> Fl^ Em^", hands={1: "empty/I"})
    play(state, "go E")
    state.drakon = cell_at(1, 0)  # every figure is every figure
    play(state, "put 2,1:N")
    assert drakon_at(state) == "2,1"
    assert at(state, 0) == "0,0", "he has ended his turn beside her"

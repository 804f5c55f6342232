"""Drakon's chambers: she is called, and moves."""

import pytest

from saurian.core import CHANCE
from tests.games.drakon.lairs import box_with, drakon_at, due, ids, legal, play, scene, why_not

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

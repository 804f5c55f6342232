"""Turns, placing and moving."""

import pytest

from saurian.core import CHANCE, IllegalAction
from saurian.games.drakon.actions import Put
from saurian.games.drakon.lair import CENTRE, REACH, Lair, cell_at
from saurian.games.drakon.phases import TURN
from saurian.games.drakon.pieces import LAYOUTS, Chamber
from saurian.games.drakon.steps import BETWEEN
from saurian.games.drakon.table import Pending
from tests.games.drakon.lairs import at, box_with, due, hand, ids, legal, play, scene, why_not

# --- the turn ---


@pytest.mark.rule("K-10", "K-22")
def test_one_action_then_the_neighbour_on_the_left() -> None:
    state = scene("En^> Em>", hands={0: "key/0", 1: "empty/I"}, players=3)
    assert legal(state) == {"place key/0", "go E"}
    play(state, "place key/0", "put 0,1:-")
    assert due(state) == ("draw", CHANCE)
    play(state, "draw portal/0")
    assert state.hands[0] == hand("portal/0")
    assert due(state) == ("turn", 1)
    play(state, "go E")
    assert due(state) == ("turn", 2)
    assert why_not(state, "done")[0] in ("why-must-act", "why-wrong-step")


@pytest.mark.rule("K-10")
def test_seats_go_round() -> None:
    state = scene("En^> Em>@2", hands={2: "empty/I"}, players=3, turn=2, pile="")
    play(state, "place empty/I", "put -1,0:W")
    assert due(state) == ("turn", 0)


@pytest.mark.rule("K-11")
def test_who_cannot_move_must_place() -> None:
    state = scene("En^ Em@0", hands={0: "empty/I"})
    assert legal(state) == {"place empty/I"}


@pytest.mark.rule("K-11")
def test_who_has_no_hand_must_move() -> None:
    state = scene("En> Em^", hands={1: "empty/I"})
    assert legal(state) == {"go E"}


@pytest.mark.rule("K-11")
def test_who_can_do_neither_is_passed_over() -> None:
    state = scene("Em@0 En>@1 Em> Em", pile="", turn=1)
    events = play(state, "go E")
    assert [(event.id, event.args["seat"]) for event in events][1:] == [("turn-skipped", 0)]
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-11", "K-60")
def test_a_skipped_turn_is_no_turn_that_ends_beside_drakon() -> None:
    state = scene("En!@0 Em>@1 Em> Em", coins={0: (1, 0, 0)}, pile="", turn=1)
    assert "turn-skipped" in ids(play(state, "go E"))
    assert due(state) == ("turn", 1)
    assert state.purses[0] == (1, 0, 0)


@pytest.mark.rule("K-12")
def test_when_nobody_can_act_the_highest_total_wins() -> None:
    state = scene("En@1 Em^@0 .", hands={0: "empty/I"}, coins={0: (0, 1, 0), 1: (3, 0, 0)}, pile="")
    events = play(state, "place empty/I", "put 2,0:N")
    assert "ended-exhausted" in ids(events)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == (2, 1)
    assert outcome.totals == (2, 3)
    assert outcome.tie_break is None
    assert state.acting() == ()
    assert not state.legal(0)


@pytest.mark.rule("K-12")
def test_a_tie_is_shared() -> None:
    state = scene(
        "En@12 Em^@0 .",
        hands={0: "empty/I"},
        coins={0: (0, 1, 0), 1: (2, 0, 0), 2: (1, 0, 0)},
        pile="",
        players=3,
    )
    play(state, "place empty/I", "put 2,0:N")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == (1, 1, 3)
    assert outcome.tie_break == "shared"


@pytest.mark.rule("K-12")
def test_a_game_in_which_nothing_is_built_any_more_ends_as_an_exhausted_one() -> None:
    ring = """
        .    .    .
        En>  Emv  .
        Em^  Em<  .
        """
    state = scene(ring, coins={1: (1, 0, 0)}, pile="", box=box_with(idle_rounds=3))
    events = [event for _ in range(6) for event in play(state, sorted(legal(state))[0])]
    assert "ended-idle" in ids(events)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.rule("K-13")
def test_a_chamber_that_fits_nowhere_counts_as_not_placeable() -> None:
    """No box has such a chamber: beyond the outermost one, at most one arrow points at a cell."""
    state = scene("En^>v<@0 .", pile="")
    for name in "0ISCT":
        assert state.lair.has_room_for(LAYOUTS[name])
    assert not state.lair.has_room_for(LAYOUTS["X"])
    state.hands[0] = (Chamber("empty", LAYOUTS["X"]),)
    state.hands[1] = hand("empty/T")
    assert legal(state) == set()
    assert why_not(state, "place empty/X") == ("why-fits-nowhere", "K-13")


@pytest.mark.rule("K-11", "K-13")
def test_who_is_passed_over_with_chambers_in_hand_shows_them() -> None:
    state = scene("Em^@0 En^>v<@1", hands={0: "empty/T"}, pile="")
    four_arrows = Chamber("empty", LAYOUTS["X"])
    state.hands[1] = (four_arrows,)
    state.lair = Lair()
    state.lair.put(CENTRE, Chamber("entrance", 15))
    state.cells[0] = CENTRE
    state.now = Pending(TURN, 1)
    state.turn, state.stack, state.now = 1, (state.now,), BETWEEN
    assert ids(state.proceed()) == ["turn-skipped", "hand-shown"]
    assert state.view(0).known_chambers() == ((1, four_arrows),)


# --- placing ---


@pytest.mark.rule("K-20")
def test_a_chamber_goes_next_to_another_in_any_of_four_rotations() -> None:
    state = scene("En@01 .", hands={0: "empty/C"})
    play(state, "place empty/C")
    assert legal(state, "put ") == {
        f"{cell}:{arrows}" for cell in ("0,1", "1,0", "0,-1", "-1,0") for arrows in ("NE", "ES", "SW", "NW")
    }
    assert why_not(state, "put 1,1:NE") == ("why-not-next-to-chamber", "K-20")
    assert why_not(state, "put 0,0:NE") == ("why-not-next-to-chamber", "K-20")
    assert why_not(state, "put 1,0:NS") == ("why-not-its-arrows", "K-20")


@pytest.mark.rule("K-20")
def test_a_rotation_that_looks_the_same_is_no_other() -> None:
    state = scene("En@01 .", hands={0: "empty/S"})
    play(state, "place empty/S")
    assert legal(state, "put 1,0:") == {"NS", "EW"}


@pytest.mark.rule("K-20")
def test_the_table_ends_somewhere() -> None:
    state = scene("En@01 .", hands={0: "empty/I"})
    state.lair.put(cell_at(REACH, 0), Chamber("empty", 1))
    play(state, "place empty/I")
    assert f"{REACH},1" in {text.partition(":")[0] for text in legal(state, "put ")}
    beyond = state.why_not(0, Put(cell_at(REACH + 1, 0), 1))
    assert beyond is not None
    assert beyond.id == "why-table-ends"
    assert f"{REACH + 1},0" not in {text.partition(":")[0] for text in legal(state, "put ")}


@pytest.mark.rule("K-21")
def test_no_arrow_may_face_an_arrow_on_any_side() -> None:
    state = scene(
        """
        .    Emv  .
        Em>  .    Em
        .    En@01 .
        """,
        hands={0: "empty/T"},
    )
    play(state, "place empty/T")
    assert legal(state, "put 0,1:") == set()
    assert why_not(state, "put 0,1:NES") == ("why-arrows-face", "K-21")
    state = scene("Em> . Em\n.   En@01 .", hands={0: "empty/T"})
    play(state, "place empty/T")
    assert legal(state, "put 0,1:") == {"NES"}, "arrow to bare side, and bare to bare, are fine"


@pytest.mark.rule("K-22")
def test_an_empty_pile_gives_nothing() -> None:
    state = scene("En>@01 Em^", hands={0: "empty/I"}, pile="")
    play(state, "place empty/I", "put -1,0:W")
    assert state.hands[0] == ()
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-22")
def test_a_hand_has_no_limit() -> None:
    state = scene("En> Em^", hands={0: "empty/I empty/I empty/T empty/T empty/S key/0"}, pile="portal/0")
    play(state, "place key/0", "put -1,0:-", "draw portal/0")
    assert len(state.hands[0]) == 6


@pytest.mark.rule("K-20")
def test_only_what_is_in_the_hand_can_be_placed() -> None:
    state = scene("En> Em^", hands={0: "empty/I"})
    assert why_not(state, "place empty/T") == ("why-chamber-not-in-hand", "K-20")
    with pytest.raises(IllegalAction):
        play(state, "place empty/T")


# --- moving ---


@pytest.mark.rule("K-30")
def test_a_hero_moves_along_an_arrow_to_a_chamber_in_play() -> None:
    state = scene(
        """
        .    Em
        Em   En^<@0
        """,
        hands={0: "empty/I", 1: "empty/I"},
    )
    assert legal(state, "go ") == {"N", "W"}
    assert why_not(state, "go E") == ("why-no-chamber-there", "K-30")
    state = scene("Em En>@0 Em", hands={0: "empty/I"})
    assert why_not(state, "go W") == ("why-no-arrow", "K-30")
    state = scene("Em En>^@0", hands={0: "empty/I"})
    assert legal(state, "go ") == set()
    assert why_not(state, "at 0,0") == ("why-no-portal", "K-55")


@pytest.mark.rule("K-31")
def test_any_number_of_heroes_share_a_chamber() -> None:
    state = scene("En> Em@12345", hands={0: "empty/I"}, players=6)
    play(state, "go E")
    assert set(state.cells) == {cell_at(1, 0)}


@pytest.mark.rule("K-32")
def test_entering_takes_effect_every_time() -> None:
    state = scene("En> Fiv\nEm^ Em<", coins={}, pile="", hands={1: "empty/I empty/T"})
    play(state, "go E", "coin 1")
    for text in ("place empty/I", "put -1,0:W", "go S", "place empty/T", "put -2,0:NSW", "go W"):
        play(state, text)
    assert due(state)[1] == 1
    play(state, "go E", "coin 3")
    play(state, "go N")
    play(state, "go S")
    play(state, "go E", "coin 2")
    assert state.purses == [(1, 1, 0), (0, 0, 1)]


@pytest.mark.rule("K-32")
def test_placing_does_not_take_effect() -> None:
    state = scene("En>@01 Em", hands={0: "find-coin/I", 1: "empty/I"}, pile="")
    play(state, "place find-coin/I", "put -1,0:W")
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-33")
def test_what_one_may_do_one_may_leave() -> None:
    state = scene("En> Ro^", hands={1: "empty/I"})
    play(state, "go E")
    assert due(state) == ("enter.rotate", 0)
    assert ids(play(state, "no"))[:1] == ["effect-declined"]


@pytest.mark.rule("K-33", "K-90")
def test_what_one_must_do_one_must_do() -> None:
    state = scene("En> Ro^", hands={1: "empty/I"}, box=box_with(rotate="must"))
    play(state, "go E")
    assert "no" not in legal(state)
    assert why_not(state, "no") == ("why-must", "K-33")


@pytest.mark.rule("K-33", "K-90")
def test_also_a_coin_may_be_left_if_the_box_says_so() -> None:
    state = scene("En> Fi^", hands={1: "empty/I"}, box=box_with(find_coin="may"))
    play(state, "go E")
    assert legal(state) == {"yes", "no"}
    play(state, "yes", "coin 2")
    assert state.purses[0] == (0, 1, 0)


@pytest.mark.rule("K-34")
def test_what_cannot_be_done_does_nothing() -> None:
    state = scene("En>@0 De^@1", hands={1: "empty/I"})
    events = play(state, "go E")
    assert "effect-idle" in ids(events), "the entrance cannot be destroyed, the other is occupied"
    assert due(state) == ("turn", 1)
    assert at(state, 0) == "1,0"


@pytest.mark.rule("K-20", "K-48")
@pytest.mark.parametrize("picture", ["En> Em^ Em", "En> Sw^ Em>"])
def test_a_view_tells_beforehand_where_a_chamber_could_be_put(picture: str) -> None:
    state = scene(picture, hands={0: "empty/T", 1: "empty/I"})
    if "Sw" in picture:
        play(state, "go E")
    before = state.view(0).puts_for(hand("empty/T")[0])
    play(state, "place empty/T")
    assert list(before) == list(state.legal(0))

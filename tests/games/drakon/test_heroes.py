"""The heroes' abilities, once a game each."""

from random import Random

import pytest

from saurian.core import CHANCE, Message
from tests.games.drakon.lairs import (
    at,
    box_with,
    due,
    hand,
    ids,
    legal,
    play,
    scene,
    why_not,
    why_not_message,
)

# --- all of them ---


@pytest.mark.rule("K-81")
def test_without_heroes_nobody_has_an_ability() -> None:
    state = scene("En> Em^", hands={0: "empty/I"}, heroes="ranger thief")
    assert "use" not in legal(state)
    assert why_not(state, "use") == ("why-no-abilities", "K-81")


@pytest.mark.rule("K-81", "K-84")
def test_an_ability_works_once_a_game() -> None:
    state = scene("En> Emv Em\nEm^ Em< .", hands={1: "empty/I"}, heroes="ranger thief", abilities=True)
    play(state, "use", "go E")
    assert legal(state) == {"go S"}
    assert why_not(state, "use") == ("why-ability-used", "K-81")
    assert state.ability(0) is None
    assert state.view(1).ability(0) is None


@pytest.mark.rule("K-81")
def test_an_ability_that_could_do_nothing_cannot_be_wasted() -> None:
    state = scene("En> Em^", hands={1: "empty/I"}, heroes="knight thief", abilities=True)
    play(state, "go E")
    assert due(state) == ("turn", 1), "no rival on his chamber: he is not even asked"


# --- the druid ---


@pytest.mark.rule("K-82", "K-42")
def test_the_druid_cancels_a_theft_in_anothers_turn() -> None:
    state = scene("En> Sl^", hands={1: "empty/I"}, coins={1: (0, 0, 1)}, heroes="thief druid", abilities=True)
    play(state, "go E")
    assert due(state) == ("shield", 1), "before the coin is drawn"
    assert legal(state) == {"yes", "no"}
    assert "coin-shielded" in ids(play(state, "yes"))
    assert state.purses == [(0, 0, 0), (0, 0, 1)]
    assert due(state) == ("turn", 1)
    assert state.ability(1) is None


@pytest.mark.rule("K-82", "K-41")
def test_the_druid_may_let_it_happen_and_keep_her_ability() -> None:
    state = scene("En> Lo^", hands={1: "empty/I"}, coins={0: (1, 0, 0)}, heroes="druid thief", abilities=True)
    play(state, "go E", "no", "coin 1")
    assert state.purses[0] == (0, 0, 0)
    assert state.ability(0) is not None


@pytest.mark.rule("K-82", "K-86")
def test_the_druid_cancels_the_thief() -> None:
    state = scene(
        "En>@01 Em^", hands={0: "empty/I"}, coins={1: (0, 0, 1)}, heroes="thief druid", abilities=True
    )
    play(state, "use", "seat 1", "yes")
    assert state.purses == [(0, 0, 0), (0, 0, 1)]
    assert due(state) == ("turn", 0)
    assert "use" not in legal(state), "both abilities are used up"


@pytest.mark.rule("K-82", "K-61")
def test_the_druid_cannot_cancel_a_meeting() -> None:
    state = scene(
        "En> Fi!^", hands={1: "empty/I"}, coins={0: (0, 1, 0)}, heroes="druid thief", abilities=True
    )
    play(state, "go E")
    assert due(state) == ("coin", CHANCE)


@pytest.mark.rule("K-82")
def test_a_druid_without_coins_is_not_asked() -> None:
    state = scene("En> Sl^", hands={1: "empty/I"}, heroes="thief druid", abilities=True)
    assert "no-coin" in ids(play(state, "go E"))


@pytest.mark.rule("K-82")
def test_the_druid_has_nothing_to_use_in_her_own_turn() -> None:
    state = scene("En> Em^", hands={0: "empty/I"}, heroes="druid thief", abilities=True)
    assert why_not(state, "use") == ("why-ability-idle", "K-82")


# --- the knight ---


@pytest.mark.rule("K-83")
def test_the_knight_moves_a_rival_on_his_chamber() -> None:
    state = scene(
        "Em En<>@012 Fi",
        hands={0: "empty/I"},
        heroes="knight thief druid",
        players=3,
        abilities=True,
        pile="",
    )
    play(state, "use")
    assert legal(state) == {"seat 1", "seat 2"}, "he chooses which"
    assert why_not(state, "seat 0") == ("why-no-rival-here", "K-83")
    play(state, "seat 1")
    assert due(state) == ("steer", 0)
    play(state, "go E", "coin 2")
    assert state.purses[1] == (0, 1, 0), "it takes effect on the rival"
    assert due(state) == ("turn", 0), "before his action"
    play(state, "place empty/I", "put 0,1:N")
    assert due(state) == ("turn", 2), "seat 1 can neither place nor move"


@pytest.mark.rule("K-83", "K-90")
def test_a_box_may_let_the_knight_take_a_chamber_of_the_rival_whom_he_has_moved() -> None:
    state = scene(
        "Em En<>@01 Fi",
        hands={0: "empty/I", 1: "key/0 portal/0"},
        heroes="knight thief",
        abilities=True,
        pile="",
        box=box_with(knight_takes_chamber=True),
    )
    play(state, "use", "seat 1", "go E")
    assert due(state) == ("coin", CHANCE), "first the move with all that comes of it"
    play(state, "coin 2")
    assert due(state) == ("snatch", CHANCE)
    assert [(action.text, weight) for action, weight in state.odds()] == [
        ("snatch key/0", 1),
        ("snatch portal/0", 1),
    ]
    events = play(state, "snatch key/0")
    assert ids(events) == ["chamber-stolen", "chamber-stolen-was"]
    assert state.hands == [hand("empty/I key/0"), hand("portal/0")]
    assert due(state) == ("turn", 0)
    assert (0, hand("key/0")[0]) in state.view(1).known_chambers(), "the rival knows what was taken"


@pytest.mark.rule("K-83", "K-34")
def test_the_knight_takes_nothing_out_of_an_empty_hand() -> None:
    state = scene(
        "Em En<>@01 Em",
        hands={0: "empty/I"},
        heroes="knight thief",
        abilities=True,
        pile="",
        box=box_with(knight_takes_chamber=True),
    )
    events = play(state, "use", "seat 1", "go E")
    assert ids(events) == ["ability-used", "challenged", "hero-moved", "no-chamber"]
    assert due(state) == ("turn", 0)


@pytest.mark.rule("K-83")
def test_the_knight_takes_no_chamber_as_a_rule() -> None:
    state = scene("Em En<>@01 Em", hands={0: "empty/I", 1: "key/0"}, heroes="knight thief", abilities=True)
    play(state, "use", "seat 1", "go E")
    assert due(state) == ("turn", 0)
    assert state.hands[1] == hand("key/0")


@pytest.mark.rule("K-83")
def test_the_knight_may_also_wait_until_after_his_action() -> None:
    state = scene("En>@0 Em>@1 Em^", hands={1: "empty/I"}, heroes="knight thief", abilities=True)
    play(state, "go E")
    assert due(state) == ("turn", 0)
    assert legal(state) == {"use", "done"}
    assert why_not(state, "go E") == ("why-one-action", "K-10")
    play(state, "use", "seat 1", "go E")
    assert at(state, 1) == "2,0"
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-83", "K-53")
def test_the_knight_steers_out_of_a_windstorm() -> None:
    state = scene("Wi>@01 Em> Em> En", hands={0: "empty/I"}, heroes="knight thief", abilities=True)
    play(state, "use", "seat 1", "go E")
    assert due(state) == ("blown", 0)


@pytest.mark.rule("K-83")
def test_the_knight_cannot_move_who_cannot_move() -> None:
    picture = "En@01 Em"
    state = scene(picture, hands={0: "empty/I"}, heroes="knight thief", abilities=True)
    assert why_not(state, "use") == ("why-ability-idle", "K-83")


@pytest.mark.rule("K-83", "K-89")
def test_a_partner_is_no_rival() -> None:
    state = scene(
        "En>@0123 Em",
        hands={0: "empty/I"},
        heroes="knight thief druid ranger",
        players=4,
        teams=True,
        abilities=True,
    )
    play(state, "use")
    assert legal(state) == {"seat 1", "seat 3"}


# --- the ranger ---


@pytest.mark.rule("K-84")
def test_the_ranger_moves_twice_and_both_chambers_take_effect() -> None:
    state = scene("En> Fi> Fi^", hands={1: "empty/I"}, heroes="ranger thief", abilities=True)
    play(state, "go E", "coin 1")
    assert legal(state) == {"use", "done"}
    play(state, "use", "go E", "coin 2")
    assert state.purses[0] == (1, 1, 0)
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-84", "K-10")
def test_the_ranger_may_move_before_placing() -> None:
    state = scene("En> Em>", hands={0: "key/0", 1: "empty/I"}, heroes="ranger thief", abilities=True, pile="")
    play(state, "use", "go E", "place key/0", "put 2,0:-")
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-81")
def test_who_does_not_want_to_use_it_is_done() -> None:
    state = scene("En> Fi> Fi^", hands={1: "empty/I"}, heroes="ranger thief", abilities=True)
    play(state, "go E", "coin 1", "done")
    assert due(state) == ("turn", 1)
    assert state.ability(0) is not None


@pytest.mark.rule("K-10", "K-81")
def test_one_may_not_be_done_before_the_action() -> None:
    state = scene("En> Fi> Fi^", hands={1: "empty/I"}, heroes="ranger thief", abilities=True)
    assert why_not(state, "done") == ("why-must-act", "K-10")


# --- the sorceress ---


@pytest.mark.rule("K-85")
def test_the_sorceress_leaves_against_the_arrows() -> None:
    state = scene(
        "Em> En^@0 Fi\n. Em .", hands={0: "empty/I", 1: "empty/I"}, heroes="sorceress thief", abilities=True
    )
    play(state, "use")
    assert legal(state, "go ") == {"E", "S", "W"}, "any side with a chamber behind it, even against its arrow"
    assert why_not(state, "go N") == ("why-no-chamber-there", "K-30")
    play(state, "go E", "coin 1")
    assert due(state) == ("turn", 1), "it is her move"


@pytest.mark.rule("K-85")
def test_magic_is_not_wasted_on_a_side_that_is_open_anyway() -> None:
    state = scene("Em En>@0 Em", hands={0: "empty/I"}, heroes="sorceress thief", abilities=True)
    assert {"go E", "use"} <= legal(state)
    play(state, "use")
    assert legal(state) == {"go W"}


@pytest.mark.rule("K-85", "K-52")
def test_the_sorceress_obeys_a_harp_that_binds_her() -> None:
    state = scene("Em En>@0 Ha", hands={0: "empty/I"}, heroes="sorceress thief", abilities=True)
    assert why_not(state, "use") == ("why-ability-idle", "K-85")
    state = scene("Em En^@0 Ha", hands={0: "empty/I"}, heroes="sorceress thief", abilities=True)
    play(state, "use")
    assert legal(state) == {"go W", "go E"}, "without an arrow it does not bind her"


@pytest.mark.rule("K-85", "K-53")
def test_the_sorceress_in_a_windstorm_needs_two_steps() -> None:
    picture = """
        Em<  Wi^@0 Em>  Em
        .    En   .    .
        """
    state = scene(picture, hands={0: "empty/I", 1: "empty/I"}, heroes="sorceress thief", abilities=True)
    play(state, "use")
    assert legal(state) == {"go E"}, "only there is a second step, and that one by the arrows"
    play(state, "go E")
    assert due(state) == ("blown", 0)
    assert legal(state) == {"go E"}


@pytest.mark.rule("K-85", "K-10")
def test_magic_is_the_move_and_not_one_more() -> None:
    state = scene("Em En>@0 Em^", hands={1: "empty/I"}, heroes="sorceress thief", abilities=True)
    play(state, "go E")
    assert due(state) == ("turn", 1), "after her action she has none left to use it for"


@pytest.mark.rule("K-85", "K-11", "K-12")
def test_magic_saves_from_being_stuck() -> None:
    state = scene("Em En@0 Em@1", heroes="sorceress thief", abilities=True, pile="")
    assert legal(state) == {"use", "done"}, "she need not, but she may"
    play(state, "use", "go W")
    assert due(state)[0] == "over"


# --- the thief ---

TRADE = box_with(thief_may_trade=True)


@pytest.mark.rule("K-86")
def test_the_thief_robs_a_rival_on_his_chamber() -> None:
    state = scene(
        "En>@012 Em^@3",
        hands={0: "empty/I"},
        coins={1: (1, 0, 1), 3: (1, 0, 0)},
        heroes="thief knight ranger druid",
        players=4,
        abilities=True,
    )
    play(state, "use")
    assert legal(state) == {"seat 1"}
    assert why_not(state, "seat 2") == ("why-no-coins", "K-86")
    assert why_not(state, "seat 3") == ("why-no-rival-here", "K-86")
    assert why_not(state, "offer 1")[1] == "K-86"
    play(state, "seat 1", "coin 3")
    assert state.purses[:2] == [(0, 0, 1), (1, 0, 0)]
    assert due(state) == ("turn", 0)


@pytest.mark.rule("K-86")
def test_a_box_may_let_the_thief_change_a_coin() -> None:
    state = scene(
        "En> Em^",
        hands={0: "empty/I"},
        coins={0: (1, 0, 1)},
        heroes="thief knight",
        abilities=True,
        box=TRADE,
    )
    play(state, "use")
    assert legal(state) == {"offer 1", "offer 3"}
    assert why_not(state, "offer 2") == ("why-no-such-coin", "K-86")
    play(state, "offer 1")
    assert [(action.text, weight) for action, weight in state.odds()] == [
        ("coin 1", 7),
        ("coin 2", 12),
        ("coin 3", 7),
    ], "his own is not among them"
    events = play(state, "coin 2")
    assert state.purses[0] == (0, 1, 1)
    assert state.hoard == (8, 11, 7)
    assert [(event.id, event.to) for event in events] == [("coin-traded", None), ("coin-traded-was", (0,))]


@pytest.mark.rule("K-86", "K-71")
def test_what_the_thief_offers_is_his_secret() -> None:
    state = scene(
        "En> Em^",
        hands={0: "empty/I"},
        coins={0: (1, 0, 1)},
        heroes="thief knight",
        abilities=True,
        box=TRADE,
    )
    other = state.clone()
    play(state, "use", "offer 1")
    play(other, "use", "offer 3")
    assert state.view(1) == other.view(1)
    assert state.view(0) != other.view(0)
    rng = Random(1)
    guesses = {state.resample(1, rng).now.number for _ in range(60)}
    assert guesses == {1, 2, 3}, "any coin that he may have"
    assert state.resample(0, rng).now.number == 1


@pytest.mark.rule("K-86", "K-70")
def test_a_changed_coin_may_win() -> None:
    state = scene(
        "En> Em^",
        hands={0: "empty/I"},
        coins={0: (1, 1, 2)},
        heroes="thief knight",
        abilities=True,
        box=TRADE,
    )
    play(state, "use", "offer 1", "coin 2")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.rule("K-86")
def test_the_thief_changes_no_coin_as_a_rule() -> None:
    state = scene(
        "En> Em^", hands={0: "empty/I"}, coins={0: (1, 0, 1)}, heroes="thief knight", abilities=True
    )
    assert why_not(state, "use") == ("why-ability-idle", "K-86")


@pytest.mark.rule("K-86", "K-89")
def test_the_thief_does_not_rob_his_own_pair() -> None:
    state = scene(
        "En>@0123 Em",
        hands={0: "empty/I"},
        coins={0: (1, 0, 0)},
        heroes="thief knight ranger druid",
        players=4,
        teams=True,
        abilities=True,
        box=TRADE,
    )
    play(state, "use")
    assert legal(state) == {"offer 1"}


# --- the fighter ---


@pytest.mark.rule("K-87")
def test_the_fighter_discards_and_draws_as_many() -> None:
    state = scene(
        "En> Em^",
        hands={0: "empty/I empty/I key/0 harp/I"},
        pile="portal/0 portal/0 destroy/I",
        heroes="fighter knight",
        abilities=True,
    )
    play(state, "use")
    assert legal(state) == {"discard empty/I", "discard key/0", "discard harp/I"}
    assert why_not(state, "done") == ("why-nothing-discarded", "K-87")
    assert why_not(state, "discard portal/0") == ("why-chamber-not-in-hand", "K-87")
    events = play(state, "discard empty/I", "discard harp/I", "done")
    assert [(event.id, event.to) for event in events[:2]] == [
        ("chamber-discarded", None),
        ("you-discarded", (0,)),
    ]
    assert due(state) == ("draw", CHANCE)
    play(state, "draw portal/0", "draw portal/0")
    assert state.hands[0] == hand("empty/I key/0 portal/0 portal/0")
    assert state.discards == hand("empty/I harp/I")
    assert due(state) == ("turn", 0)


@pytest.mark.rule("K-87")
def test_the_fighter_fills_his_hand_up_to_four() -> None:
    state = scene(
        "En> Em^",
        hands={0: "empty/I key/0"},
        pile="portal/0 portal/0 destroy/I",
        heroes="fighter knight",
        abilities=True,
    )
    play(state, "use", "discard key/0", "done", "draw portal/0", "draw portal/0", "draw destroy/I")
    assert len(state.hands[0]) == 4
    assert due(state) == ("turn", 0)


@pytest.mark.rule("K-87", "K-11")
def test_a_fighter_with_an_empty_hand_may_draw_before_his_action() -> None:
    state = scene("En@0 Em@1", pile="portal/0", hands={1: "empty/I"}, heroes="fighter knight", abilities=True)
    assert legal(state) == {"use", "done"}
    play(state, "use", "done", "draw portal/0")
    assert legal(state) == {"place portal/0"}


@pytest.mark.rule("K-87")
def test_with_an_empty_pile_the_fighter_can_do_nothing() -> None:
    state = scene("En> Em^", hands={0: "empty/I"}, pile="", heroes="fighter knight", abilities=True)
    assert why_not_message(state, "use") == Message("why-ability-idle", {"hero": "fighter", "rule": "K-87"})


@pytest.mark.rule("K-81")
@pytest.mark.parametrize("heroes", ["knight thief", "thief knight", "sorceress knight", "fighter knight"])
def test_every_ability_asks_for_its_own_kind_of_choice(heroes: str) -> None:
    state = scene("Em En>@01 Em", hands={0: "empty/I"}, coins={1: (1, 0, 0)}, heroes=heroes, abilities=True)
    play(state, "use")
    for text in ("hero druid", "yes", "use"):
        assert why_not(state, text)[0] == "why-wrong-step"


@pytest.mark.rule("K-82")
def test_the_druid_says_yes_or_no() -> None:
    state = scene("En> Sl^", hands={1: "empty/I"}, coins={1: (0, 0, 1)}, heroes="thief druid", abilities=True)
    play(state, "go E")
    assert why_not(state, "done")[0] == "why-wrong-step"


@pytest.mark.rule("K-83")
def test_the_knight_chooses_one_who_can_move() -> None:
    picture = "Ke@012 En"
    state = scene(picture, hands={0: "empty/I"}, heroes="knight thief druid", players=3, abilities=True)
    play(state, "use", "seat 2")
    assert legal(state) == {"go E"}

"""How one wins, with and without the optional rules."""

import pytest

from saurian.games.drakon import DRAKON
from saurian.games.drakon.options import options_from_json
from saurian.games.drakon.state import DrakonState
from tests.games.drakon.lairs import at, box_with, due, ids, play, scene

NINE = (0, 0, 3)


def winners(state: DrakonState) -> tuple[int, ...]:
    outcome = state.outcome()
    return () if outcome is None else outcome.winners


@pytest.mark.rule("K-70")
def test_ten_win_at_once() -> None:
    state = scene("En> Fi^", hands={1: "empty/I"}, coins={0: NINE, 1: (1, 0, 0)})
    events = play(state, "go E", "coin 1")
    assert winners(state) == (0,)
    assert state.ending == "goal"
    assert "won-by-coins" in ids(events)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.totals) == ((1, 2), (10, 1))
    assert outcome.parts[0] == {"coins-1": 1, "coins-2": 0, "coins-3": 9}
    assert state.stack == ()


@pytest.mark.rule("K-70")
def test_nine_do_not() -> None:
    state = scene("En> Fi^", hands={1: "empty/I"}, coins={0: (0, 0, 2)})
    play(state, "go E", "coin 3")
    assert winners(state) == ()
    assert due(state) == ("turn", 1)


@pytest.mark.rule("K-70", "K-50")
def test_one_may_win_in_anothers_turn() -> None:
    state = scene("En> Mi^ .\n. Em>@1 Fi", hands={1: "empty/I"}, coins={1: NINE})
    play(state, "go E", "seat 1", "go E", "coin 1")
    assert winners(state) == (1,)


@pytest.mark.rule("K-70", "K-42")
def test_a_stolen_coin_may_win() -> None:
    state = scene("En> Sl^", hands={1: "empty/I"}, coins={0: NINE, 1: (1, 0, 0)})
    play(state, "go E", "coin 1")
    assert winners(state) == (0,)


@pytest.mark.rule("K-71")
def test_others_see_only_how_many_coins_one_has() -> None:
    state = scene("En> Fi^", hands={1: "empty/I"}, coins={0: (1, 0, 2), 1: (0, 1, 0)})
    assert state.view(0).coins == (1, 0, 2)
    assert state.view(0).purses == ((1, 0, 2), None)
    assert state.view(0).coin_counts == (3, 1)
    assert state.view(None).purses == (None, None)
    assert state.view(None).coins is None


@pytest.mark.rule("K-12", "K-71")
def test_at_the_end_coins_are_revealed() -> None:
    state = scene("En@1 Em^@0 .", hands={0: "empty/I"}, coins={0: (0, 1, 0), 1: (3, 0, 0)}, pile="")
    play(state, "place empty/I", "put 2,0:N")
    assert state.view(None).purses == ((0, 1, 0), (3, 0, 0))


# --- Escape ---


@pytest.mark.rule("K-80")
@pytest.mark.parametrize("chamber", ["Es", "Po"])
def test_one_escapes_by_entering_an_escape_or_portal_with_eight(chamber: str) -> None:
    state = scene(f"En> {chamber}", hands={1: "empty/I"}, coins={0: (0, 1, 2)}, escape=True)
    play(state, "go E")
    assert winners(state) == (0,)
    assert state.ending == "escaped"


@pytest.mark.rule("K-80")
def test_seven_are_not_enough_to_escape() -> None:
    state = scene("En> Po", hands={1: "empty/I"}, coins={0: (1, 0, 2)}, escape=True)
    play(state, "go E")
    assert winners(state) == ()


@pytest.mark.rule("K-80")
def test_coins_alone_do_not_win_any_more() -> None:
    state = scene("En> Fi^", hands={1: "empty/I"}, coins={0: (0, 0, 5)}, escape=True)
    play(state, "go E", "coin 3")
    assert winners(state) == ()


@pytest.mark.rule("K-80")
def test_who_stands_on_a_portal_has_not_entered_it() -> None:
    state = scene(
        "Po@0 En>@1 Sr^", hands={0: "empty/I"}, coins={0: (0, 1, 2), 1: (1, 0, 0)}, turn=1, escape=True
    )
    play(state, "go E", "coin 2")
    assert winners(state) == ()


@pytest.mark.rule("K-80", "K-50")
def test_one_may_be_moved_into_a_portal_and_escape() -> None:
    state = scene("En> Mi^ .\n. Em>@1 Po", hands={1: "empty/I"}, coins={1: (0, 1, 2)}, escape=True)
    play(state, "go E", "seat 1", "go E")
    assert winners(state) == (1,)


@pytest.mark.rule("K-80", "K-51")
def test_one_may_escape_onto_the_chamber_that_one_places() -> None:
    state = scene("En@01 Em", hands={0: "escape/C"}, coins={0: (0, 1, 2)}, escape=True)
    play(state, "place escape/C", "put 0,1:NE", "yes")
    assert winners(state) == (0,)


@pytest.mark.rule("K-80", "K-53")
def test_a_portal_that_one_is_only_blown_through_is_no_way_out() -> None:
    state = scene("Wi>@0 Po En@1", hands={1: "empty/I"}, coins={0: (0, 1, 2)}, escape=True)
    play(state, "go E")
    assert winners(state) == ()
    play(state, "go E")
    assert winners(state) == ()


@pytest.mark.rule("K-80", "K-53", "K-90")
@pytest.mark.parametrize(("chamber", "coins", "won"), [("Po", 2, (0,)), ("Es", 2, (0,)), ("Po", 1, ())])
def test_a_box_may_say_that_to_be_blown_through_is_to_enter(
    chamber: str, coins: int, won: tuple[int, ...]
) -> None:
    box = box_with(blown_through_escapes=True)
    picture = f"Wi>@0 {chamber}{'>' if chamber == 'Es' else ''} En@1"
    state = scene(picture, hands={1: "empty/I"}, coins={0: (0, 1, coins)}, escape=True, box=box)
    play(state, "go E")
    assert winners(state) == won


@pytest.mark.rule("K-80", "K-53", "K-90")
def test_who_is_blown_through_drakons_chamber_escapes_only_if_she_does_not_bar_it() -> None:
    for bars, won in ((True, ()), (False, (0,))):
        box = box_with(blown_through_escapes=True, drakon_bars_escape=bars)
        state = scene("Wi>@0 Po! En@1", hands={1: "empty/I"}, coins={0: (0, 1, 2)}, escape=True, box=box)
        play(state, "go E")
        assert winners(state) == won


@pytest.mark.rule("K-80", "K-60", "K-62")
@pytest.mark.parametrize("chamber", ["Es", "Po"])
def test_who_enters_the_way_out_wins_at_once_though_drakon_is_there(chamber: str) -> None:
    state = scene(f"En> {chamber}!", hands={1: "empty/I"}, coins={0: (0, 1, 2)}, escape=True)
    events = play(state, "go E")
    assert ids(events)[:2] == ["hero-moved", "ended-escaped"], "without meeting her"
    assert winners(state) == (0,)


@pytest.mark.rule("K-80", "K-50")
def test_one_may_be_pushed_out_past_drakon() -> None:
    state = scene("En> Mi^ .\n. Em>@1 Po!", hands={1: "empty/I"}, coins={1: (0, 1, 2)}, escape=True)
    play(state, "go E", "seat 1", "go E")
    assert winners(state) == (1,)


@pytest.mark.rule("K-80", "K-90")
@pytest.mark.parametrize("bars", [True, False])
def test_drakon_in_the_way_out(bars: bool) -> None:
    box = box_with(drakon_bars_escape=bars)
    state = scene("En> Po!", hands={1: "empty/I"}, coins={0: (0, 1, 2)}, escape=True, box=box)
    play(state, "go E")
    assert winners(state) == (() if bars else (0,))


@pytest.mark.rule("K-80", "K-12")
def test_an_exhausted_game_is_won_by_coins_also_with_escape() -> None:
    state = scene("En@1 Em^@0 .", hands={0: "empty/I"}, coins={1: (0, 0, 5)}, pile="", escape=True)
    play(state, "place empty/I", "put 2,0:N")
    assert winners(state) == (1,)
    assert state.ending == "exhausted"


@pytest.mark.rule("K-80")
def test_who_escapes_wins_whatever_the_others_have() -> None:
    state = scene("En> Po", hands={1: "empty/I"}, coins={0: (0, 1, 2), 1: (0, 0, 5)}, escape=True)
    play(state, "go E")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == (1, 2)


# --- Short, Teams ---


@pytest.mark.rule("K-88")
def test_seven_win_a_short_game() -> None:
    state = scene("En> Fi^", hands={1: "empty/I"}, coins={0: (0, 0, 2)}, short=True)
    play(state, "go E", "coin 1")
    assert winners(state) == (0,)


@pytest.mark.rule("K-70", "K-80", "K-88", "K-89")
@pytest.mark.parametrize(
    ("options", "goal"),
    [
        ({}, 10),
        ({"escape": True}, 8),
        ({"short": True}, 7),
        ({"teams": True}, 20),
        ({"teams": True, "escape": True}, 16),
        ({"teams": True, "short": True}, 14),
    ],
)
def test_the_goal(options: dict[str, bool], goal: int) -> None:
    state = DRAKON.start(options_from_json(options))
    assert state.goal == state.view(0).goal == goal


@pytest.mark.rule("K-89")
def test_a_pair_sits_opposite_and_shares_its_coins() -> None:
    state = scene("En> Fi^", hands={1: "empty/I"}, coins={0: (0, 0, 6), 1: (1, 0, 0)}, players=4, teams=True)
    assert len(state.purses) == 2
    assert state.view(2).coins == state.view(0).coins == (0, 0, 6)
    assert state.view(2).purses == ((0, 0, 6), None)
    events = play(state, "go E", "coin 2")
    assert next(event for event in events if event.id == "coin-was").to == (0, 2)
    assert winners(state) == (0, 2)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.teams == ((0, 2), (1, 3))
    assert outcome.totals == (20, 1, 20, 1)
    assert outcome.ranks == (1, 3, 1, 3)
    assert outcome.tie_break is None


@pytest.mark.rule("K-89")
def test_losses_and_thefts_hit_the_pool() -> None:
    state = scene("En> Sl^", hands={1: "empty/I"}, coins={1: (1, 0, 0)}, players=6, teams=True, turn=3)
    state.purses[1] = (1, 0, 0)
    play(state, "go E", "coin 1")
    assert state.purses == [(1, 0, 0), (0, 0, 0), (0, 0, 0)], (
        "seat 4 is the partner of seat 1, seat 3 of seat 0"
    )
    state = scene("En> Lo^", hands={1: "empty/I"}, coins={0: (1, 0, 0)}, players=4, teams=True, turn=2)
    play(state, "go E", "coin 1")
    assert state.purses[0] == (0, 0, 0)


@pytest.mark.rule("K-89")
def test_partners_do_not_see_each_others_hands() -> None:
    state = scene("En> Em^", hands={0: "key/0", 2: "empty/I"}, players=4, teams=True)
    assert state.view(0).hands == (state.hands[0], None, None, None)


@pytest.mark.rule("K-89", "K-61")
def test_both_partners_pay_when_both_are_met() -> None:
    state = scene(
        "En> Dr^ Em!^ .\n. Em@02 . .",
        hands={1: "empty/I"},
        coins={0: (2, 0, 0)},
        players=4,
        teams=True,
        turn=1,
    )
    play(state, "go E", "at 1,-1", "coin 1", "coin 1")
    assert state.purses[0] == (0, 0, 0)
    assert (at(state, 0), at(state, 2)) == ("0,0", "0,0")

"""Where chambers could be put, why steps are refused, what is asked, and what stands on the table."""

from random import Random
from typing import Any

import pytest

from saurian.core import Seat
from saurian.core.message import describe_message
from saurian.games.drakon import DRAKON
from saurian.games.drakon.actions import Place
from saurian.games.drakon.lair import cell_at
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.pieces import ARROWS, Chamber, worth
from saurian.games.drakon.state import DrakonState
from saurian.games.drakon.wording import other_words
from saurian.locale import LANGUAGES, load_language
from tests.games.drakon.lairs import box_with, play, scene
from tests.games.drakon.mixes import MIXES, name_of
from tests.locale.named import drakon_boxes
from tests.random_games import play_on

SOME_MIXES = pytest.mark.parametrize("options", MIXES[::9], ids=name_of)
FOUR_STEPS = {"go N", "go E", "go S", "go W"}
WALKING = ("steer", "blown", "magic")


def shown(state: DrakonState, seat: Seat | None) -> dict[str, Any]:
    return DRAKON.describe(state.view(seat))


def moves(described: list[dict[str, Any]]) -> set[str]:
    return {one["move"] for one in described}


@SOME_MIXES
def test_what_is_refused_is_refused_for_that_reason(options: DrakonOptions) -> None:
    state = DRAKON.start(options)
    for _ in play_on(state, Random(11)):
        for seat in range(options.players):
            view = shown(state, seat)
            if (seat,) != state.acting():
                assert view["refused"] == {}
            for move, why in view["refused"].items():
                message = state.why_not(seat, DRAKON.read_move(move))
                assert message is not None
                assert why == describe_message(message)


@SOME_MIXES
def test_who_walks_learns_about_every_side(options: DrakonOptions) -> None:
    state = DRAKON.start(options)
    walks = 0
    for _ in play_on(state, Random(12)):
        phase = state.now.phase.name
        if phase in WALKING or phase == "turn":
            view = shown(state, state.now.seat)
            assert moves(view["legal"]) | view["refused"].keys() >= FOUR_STEPS
            assert not moves(view["legal"]) & view["refused"].keys()
            walks += 1
    assert walks > 20


@SOME_MIXES
def test_a_chamber_can_be_put_where_it_is_shown_before_it_is_taken(options: DrakonOptions) -> None:
    state = DRAKON.start(options)
    for number, _ in enumerate(play_on(state, Random(13))):
        seat = state.now.seat
        if seat < 0 or number % 3:  # chance, or nobody any more
            continue
        places = [action for action in state.legal(seat) if isinstance(action, Place)]
        view = shown(state, seat)
        fitting = {name for name, puts in view["puts"].items() if puts}
        assert fitting == {action.chamber.name for action in places}
        for action in places:
            taken = state.clone()
            taken.apply(seat, action)
            assert view["puts"][action.chamber.name] == shown(taken, seat)["legal"]
        if view["puts"]:
            assert view["puts"].keys() == {chamber["name"] for chamber in view["hands"][seat]}


@SOME_MIXES
def test_the_lair_can_be_built_from_what_is_shown(options: DrakonOptions) -> None:
    state = DRAKON.start(options)
    for _ in play_on(state, Random(14)):
        view = shown(state, None)
        lair = {cell_at(*one["cell"]): Chamber(one["kind"], ARROWS[one["arrows"]]) for one in view["lair"]}
        assert lair == state.lair.chambers
        cells = [None if cell is None else cell_at(*cell) for cell in view["cells"]]
        assert cells == [
            None if hero is None else cell for hero, cell in zip(state.heroes, state.cells, strict=True)
        ]


@SOME_MIXES
def test_coins_are_shown_to_their_owners_and_at_the_end_to_all(options: DrakonOptions) -> None:
    state = DRAKON.start(options)
    for _ in play_on(state, Random(15)):
        for seat in range(options.players):
            view = shown(state, seat)
            mine = view["pools"][seat]
            assert view["total"] == sum(view["purses"][mine]) == worth(state.purses[mine])
            if state.acting():
                assert [pool for pool, coins in enumerate(view["purses"]) if coins is not None] == [mine]
    view, outcome = shown(state, None), state.outcome()
    assert outcome is not None
    assert [sum(view["purses"][pool]) for pool in view["pools"]] == list(outcome.totals)
    assert view["winners"] == list(outcome.winners)
    assert view["teams"] == [list(team) for team in outcome.teams] == DRAKON.teams(state.options)
    assert view["ending"] == state.ending


@SOME_MIXES
def test_every_question_has_words(options: DrakonOptions) -> None:
    words = load_language("en", "drakon", "drakon-play")
    names = [f"player {seat}" for seat in range(options.players)]
    state = DRAKON.start(options)
    for _ in play_on(state, Random(16)):
        for seat in range(options.players):
            asks = shown(state, seat)["now"]["asks"]
            assert (asks is None) == ((seat,) != state.acting())
            if asks is not None:
                assert words.text(asks["id"], names, **asks["args"])


@pytest.mark.rule("K-10")
@pytest.mark.parametrize(
    ("lair", "hand", "id"),
    [
        ("En> Em^", "empty/I", "asks-turn"),
        ("En", "empty/I", "asks-turn-place"),
        ("En> Em^", "", "asks-turn-move"),
    ],
)
def test_a_turn_asks_only_for_what_can_be_done(lair: str, hand: str, id: str) -> None:
    state = scene(lair, hands={0: hand})
    assert shown(state, 0)["now"]["asks"]["id"] == id


@pytest.mark.rule("K-33")
def test_who_must_choose_learns_whom_he_cannot_and_that_he_cannot_decline() -> None:
    state = scene("En> Sc^", hands={1: "empty/I"}, players=3, box=box_with(steal_chamber="must"))
    play(state, "go E")
    view = shown(state, 0)
    assert moves(view["legal"]) == {"seat 1"}
    assert {move: why["id"] for move, why in view["refused"].items()} == {
        "seat 0": "why-another-player",
        "seat 2": "why-empty-hand",
        "no": "why-must",
    }


@pytest.mark.rule("K-33")
def test_a_chamber_that_may_be_declined_asks_whether_to_use_it() -> None:
    state = scene("En> Fi^", hands={1: "empty/I"}, box=box_with(find_coin="may"))
    play(state, "go E")
    asks = shown(state, 0)["now"]["asks"]
    assert (asks["id"], asks["args"]["chamber"]) == ("asks-effect", "find-coin")


@pytest.mark.rule("K-82")
@pytest.mark.parametrize(
    ("chamber", "heroes", "id", "other"),
    [("Lo^", "druid knight", "asks-shield-hoard", None), ("Sl^", "knight druid", "asks-shield", 0)],
)
def test_the_druid_is_told_where_her_coin_would_go(
    chamber: str, heroes: str, id: str, other: Seat | None
) -> None:
    druid = heroes.split().index("druid")
    state = scene(f"En> {chamber}", {1: "empty/I"}, {druid: (1, 0, 0)}, heroes, abilities=True)
    play(state, "go E")
    asks = shown(state, druid)["now"]["asks"]
    assert (asks["id"], asks["args"].get("other")) == (id, other)


@pytest.mark.rule("K-86")
def test_an_offered_coin_is_shown_to_its_owner_alone() -> None:
    options = DrakonOptions(3, heroes=True, box=box_with(thief_may_trade=True))
    for seed in range(200):
        state = DRAKON.start(options)
        for _ in play_on(state, Random(seed)):
            if state.now.phase.name == "trade":
                owner = state.now.other
                numbers = [shown(state, seat)["now"]["number"] for seat in range(3)]
                assert numbers == [state.now.number if seat == owner else None for seat in range(3)]
                return
    pytest.fail("nobody ever offers a coin")


# --- words that depend on the box ---


@pytest.mark.rule("K-42", "K-48", "K-49", "K-51", "K-60", "K-83", "K-86")
def test_a_view_names_the_texts_that_hold_with_its_box() -> None:
    assert DRAKON.start(DrakonOptions()).view(0).version == 2
    assert shown(DRAKON.start(DrakonOptions()), 0)["words"] == {}
    first = shown(DRAKON.start(DrakonOptions(), 1), 0)["words"]
    assert first == {
        "explain-flying": "explain-flying-elsewhere",
        "brief-flying": "brief-flying-elsewhere",
        "explain-thief": "explain-thief-trades",
        "ability-thief": "ability-thief-trades",
        "drakon-waits": "drakon-waits-now",
        "drakon-about": "drakon-about-now",
    }
    box = box_with(victim="choice", swapped_out="gone", trigger="enter", knight_takes_chamber=True)
    words = other_words(box)
    assert words["chamber-steal-coin-left"] == words["phase-enter-steal-coin-right"] == "chamber-steal-coin"
    assert words["explain-swap"] == "explain-swap-gone"
    assert words["brief-escape"] == "brief-escape-enter"
    assert words["ability-knight"] == "ability-knight-takes"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_such_text_exists(code: str) -> None:
    language = load_language(code, "drakon", "drakon-play")
    for box in drakon_boxes():
        for usual, other in other_words(box).items():
            assert language.has(usual), usual
            assert language.has(other), other


@pytest.mark.rule("K-53")
def test_a_view_tells_that_a_step_only_leads_through_a_chamber() -> None:
    state = scene("Wi>@0 Fi> Em> En@1", hands={1: "empty/I"})
    assert shown(state, 0)["now"]["passing"]
    play(state, "go E")
    assert not shown(state, 0)["now"]["passing"], "the second step leads into one"
    assert not shown(scene("En> Fi^"), 0)["now"]["passing"]

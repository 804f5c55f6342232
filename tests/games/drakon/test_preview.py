"""What a move is said to lead to is what it then leads to."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from saurian.core import CHANCE
from saurian.games.drakon import DRAKON
from saurian.games.drakon.actions import USE
from saurian.games.drakon.coins import MOVING_COIN
from saurian.games.drakon.options import DrakonOptions, pool
from saurian.games.drakon.pieces import worth
from saurian.games.drakon.state import DrakonState
from tests.games.drakon.lairs import scene
from tests.games.drakon.mixes import MIXES, name_of
from tests.random_games import play_on
from tests.sim.drakon_boxes import any_box

Json = dict[str, Any]


def move_coins(state: DrakonState, rng: Random) -> list[Json]:
    """Let chance move the coins that are due; who gave and who got them."""
    moved = []
    while state.now.phase is MOVING_COIN:
        source, target = (None if seat < 0 else seat for seat in (state.now.hero, state.now.other))
        state.apply(CHANCE, state.sample(rng))
        moved.append({"from": source, "to": target})
    return moved


def assert_true(state: DrakonState, seat: int, move: str, change: Json, rng: Random) -> None:
    """Do the move, and compare what comes of it with what was said."""
    after = state.clone()
    events = after.apply(seat, DRAKON.read_move(move))
    ids = [event.id for event in events]
    if "ended-escaped" in ids and change["hero"] != seat:
        return  # another one's coins decided, which the seat does not know
    if "then" in change:
        assert_asks(after, seat, change["then"], rng)
    moved = [event.args for event in events if event.id in ("hero-moved", "hero-blown")]
    if moved:
        assert change["hero"] == moved[-1]["seat"]
        assert ",".join(map(str, change["cell"])) == moved[-1]["cell"]
    else:
        assert change["hero"] is change["cell"] is change["effect"] is None
    assert change["meets"] == [event.args["seat"] for event in events if event.id == "drakon-met"]
    assert change["escapes"] == ("ended-escaped" in ids)
    waits = bool(moved) and change["hero"] not in change["meets"]
    assert change["guarded"] == (waits and after.cells[change["hero"]] == after.drakon)
    assert (change["spared"] is not None) == ("no-coin" in ids)
    if after.now.phase.name != "shield":
        assert change["coins"] == move_coins(after, rng)
        total = worth(after.purses[pool(after.options, seat)])
        least, most = change["total"] or [worth(state.purses[pool(state.options, seat)])] * 2
        assert least <= total <= most


def assert_asks(state: DrakonState, seat: int, then: Json, rng: Random) -> None:
    """Compare what an ability asks, and what each answer leads to, with what was said before it was used."""
    asked = DRAKON.describe(state.view(seat))
    assert {key: then[key] for key in ("legal", "refused", "puts", "now")} == {
        key: asked[key] for key in ("legal", "refused", "puts", "now")
    }
    for move, change in then["changes"].items():
        assert_true(state, seat, move, change, rng)


def assert_all_true(options: DrakonOptions) -> int:
    """Compare every move of a whole random game; how many there were."""
    rng, checked = Random(11), 0
    state = DRAKON.start(options)
    for _ in play_on(state, Random(5)):
        if not state.acting() or (seat := state.acting()[0]) == CHANCE:
            continue
        changes = DRAKON.preview(state.view(seat))
        tried = [action.text for action in state.legal(seat)]
        assert set(changes) <= set(tried)
        for move, change in changes.items():
            assert_true(state, seat, move, change, rng)
            checked += 1
    return checked


@pytest.mark.parametrize("options", MIXES, ids=name_of)
def test_every_move_leads_to_what_was_said(options: DrakonOptions) -> None:
    assert assert_all_true(options)


@pytest.mark.parametrize("seed", range(20))
def test_every_move_leads_to_what_was_said_with_any_box(seed: int) -> None:
    rng = Random(seed)
    mix = rng.choice(MIXES)
    assert_all_true(replace(mix, heroes=True, box=any_box(rng)))


@pytest.mark.parametrize("seat", [0, None])
def test_nothing_is_told_to_who_is_not_asked(seat: int | None) -> None:
    state = scene("En^", {0: "key/0", 1: "key/0"}, turn=1)
    assert DRAKON.preview(state.view(seat)) == {}


@pytest.mark.rule("K-42", "K-71")
def test_a_theft_names_the_victim_and_what_it_may_bring() -> None:
    state = scene("Sl>\nEn^", coins={0: (1, 0, 0), 1: (0, 2, 0)}, players=3)
    change = DRAKON.preview(state.view(0))["go N"]
    assert change["effect"] == "steal-coin-left"
    assert change["coins"] == [{"from": 1, "to": 0}]
    assert change["total"] == [2, 4]


@pytest.mark.rule("K-42")
def test_a_theft_from_an_empty_purse_spares_the_victim() -> None:
    state = scene("Sl>\nEn^", players=3)
    change = DRAKON.preview(state.view(0))["go N"]
    assert change["spared"] == 1
    assert change["coins"] == []
    assert change["total"] is None


@pytest.mark.rule("K-61", "K-62")
def test_who_meets_drakon_is_named() -> None:
    state = scene("Fi>!\nEn^", coins={0: (1, 0, 1), 1: (0, 1, 0)})
    change = DRAKON.preview(state.view(0))["go N"]
    assert change["effect"] is None
    assert change["meets"] == [0]
    assert change["coins"] == [{"from": 0, "to": None}]
    assert change["total"] == [1, 3]


@pytest.mark.rule("K-81", "K-84")
def test_an_ability_tells_what_it_would_ask() -> None:
    state = scene("Fi>\nEn^", {0: "key/0"}, heroes="ranger thief", abilities=True)
    then = DRAKON.preview(state.view(0))["use"]["then"]
    assert [action["move"] for action in then["legal"]] == ["go N"]
    assert then["now"]["phase"] == "steer"
    assert then["changes"]["go N"]["coins"] == [{"from": None, "to": 0}]
    state.apply(0, USE)
    assert then["legal"] == DRAKON.describe(state.view(0))["legal"]

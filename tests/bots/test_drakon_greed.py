"""How the search of Drakon expects others to play: legally, and as the greedy bot would."""

from random import Random
from typing import Any

import pytest

from saurian.bots.drakon.greed import decide_greedily, make_greed
from saurian.bots.drakon.greedy import GreedyBot
from saurian.core import CHANCE, Action
from saurian.games.drakon.actions import Place
from saurian.games.drakon.lair import cell_at
from saurian.games.drakon.notation import all_actions
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.pieces import Chamber
from saurian.games.drakon.state import DrakonState
from saurian.sim.drakon.convert import from_state
from saurian.sim.drakon.tables import flat_tables
from saurian.sim.rng import seed_rng
from tests.bots.test_drakon_levels import some_positions
from tests.games.drakon.lairs import box_with, move, scene
from tests.games.drakon.mixes import MIXES, name_of

pytest.importorskip("numba")


ALTERNATIVES: tuple[dict[str, Any], ...] = (
    {"victim": "choice"},
    {"swapped_out": "gone"},
    {"trigger": "enter"},
    {"knight_takes_chamber": True, "thief_may_trade": True},
    {"met_on_entering": True, "blown_through_escapes": True, "lair_reach": 3},
)


def expected(state: DrakonState, seed: int) -> Action:
    """What the seat that acts is expected to do."""
    tables = flat_tables(state.options, state.box)
    code = decide_greedily(from_state(state), tables, seed_rng(seed), make_greed())
    return all_actions().action(code)


@pytest.mark.parametrize("options", MIXES[::7], ids=name_of)
def test_only_what_is_legal_is_expected(options: DrakonOptions) -> None:
    for state in some_positions(options, 21, every=3):
        assert expected(state, 1) in state.legal(state.acting()[0])


@pytest.mark.parametrize(
    ("lair", "action"),
    [
        ("En> Fi^", "go E"),  # the coin that lies there
        ("En> Em> Fi^", "go E"),  # the way to one
    ],
)
def test_the_next_coin_is_gone_for(lair: str, action: str) -> None:
    state = scene(lair, hands={0: "key/0", 1: "empty/I"})
    assert {expected(state, seed) for seed in range(5)} == {move(action)}


def test_a_coin_is_laid_where_it_is_next() -> None:
    state = scene("En>", hands={0: "find-coin/I key/0", 1: "empty/I"})
    chosen = expected(state, 1)
    assert isinstance(chosen, Place)
    assert chosen.chamber.kind == "find-coin"


def test_a_portal_is_laid_where_it_leads_to_a_coin() -> None:
    state = scene("En> Em^ . Fi^", hands={0: "portal/0 empty/I", 1: "empty/I"})
    assert {expected(state, seed) for seed in range(5)} == {move("place portal/0")}


def test_an_escape_is_laid_beside_the_hero_on_the_way_to_a_coin() -> None:
    """The hero goes there at once, though no arrow leads there (K-51)."""
    state = scene("En . Fi^", hands={0: "escape/C lose-coin/I", 1: "empty/I"})
    assert {expected(state, seed) for seed in range(5)} == {move("place escape/C")}


@pytest.mark.rule("K-53")
def test_a_coin_that_the_wind_blows_past_is_not_expected() -> None:
    state = scene("Em^ Wi<>@0 Fi> Em^\n. En . .", hands={0: "key/0", 1: "empty/I"})
    state.lair.turn(cell_at(-1, 1), 4)
    state.lair.put(cell_at(-1, 0), Chamber("find-coin", 1 << 3))
    assert {expected(state, seed) for seed in range(5)} == {move("go W")}


@pytest.mark.rule("K-60")
def test_nobody_is_expected_to_end_a_turn_with_drakon_for_nothing() -> None:
    state = scene(
        "En> Em!> Em^", hands={1: "key/0"}, coins={0: (1, 0, 1)}, heroes="ranger thief", abilities=True
    )
    state.apply(0, move("go E"))
    assert {expected(state, seed) for seed in range(5)} == {move("use")}


@pytest.mark.rule("K-80")
def test_one_is_expected_to_walk_out_past_drakon() -> None:
    state = scene("En> Em> Po!", hands={0: "key/0"}, coins={0: (0, 1, 2)}, escape=True)
    assert {expected(state, seed) for seed in range(5)} == {move("go E")}


@pytest.mark.parametrize("changes", ALTERNATIVES, ids=str)
def test_other_boxes_do_not_puzzle_anybody(changes: dict[str, Any]) -> None:
    box = box_with(**changes)
    for options in (
        DrakonOptions(3, heroes=True, box=box),
        DrakonOptions(4, teams=True, escape=True, box=box),
    ):
        for state in some_positions(options, 4, every=5):
            assert expected(state, 1) in state.legal(state.acting()[0])


def test_a_key_is_put_where_it_opens_the_way_to_a_coin() -> None:
    state = scene("En> . Fi^", hands={0: "key/0 lose-coin/I", 1: "empty/I"})
    state.apply(0, move("place key/0"))
    assert {expected(state, seed) for seed in range(5)} == {move("put 1,0:-")}


def test_it_is_much_like_what_the_greedy_bot_does() -> None:
    """Where the greedy bot does not mind which, it need not be the same."""
    rng, same, asked = Random(5), 0, 0
    state = DrakonState.start(DrakonOptions(4), scene("En>").box)
    while acting := state.acting():
        if acting == (CHANCE,):
            state.apply(CHANCE, state.sample(rng))
            continue
        (seat,) = acting
        likes: set[Any] = {GreedyBot().choose(state.view(seat), rng) for _ in range(6)}
        if len(likes) == 1:
            asked += 1
            same += expected(state, 1) in likes
        state.apply(seat, likes.pop())
    assert same > 0.8 * asked > 0, f"{same} of {asked}"

"""How `expert` imagines that it plays on: legally, by the learned worth, among what is worth a thought."""

import pytest

from saurian.bots.drakon.policy import ACTION, PUT
from saurian.bots.drakon.quick import QuickMind, decide_quickly, list_proposals, make_quick_mind
from saurian.bots.drakon.worth import learned_net
from saurian.core import Action
from saurian.games.drakon.actions import Place
from saurian.games.drakon.notation import all_actions
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.state import DrakonState
from saurian.sim.drakon.convert import from_state
from saurian.sim.drakon.layout import NONE
from saurian.sim.drakon.tables import flat_tables
from saurian.sim.rng import seed_rng
from tests.bots.test_drakon_levels import some_positions
from tests.games.drakon.lairs import move, scene
from tests.games.drakon.mixes import MIXES, name_of

pytest.importorskip("numba")


def decided(state: DrakonState, quick: QuickMind) -> Action:
    """What the seat that acts decides."""
    tables = flat_tables(state.options, state.box)
    return all_actions().action(decide_quickly(from_state(state), tables, seed_rng(1), quick))


@pytest.mark.parametrize("options", MIXES[::9], ids=name_of)
def test_only_what_is_legal_is_done_and_a_chamber_is_put_where_it_was_planned(options: DrakonOptions) -> None:
    quick = make_quick_mind(learned_net())
    for state in some_positions(options, 23, every=3):
        (seat,) = state.acting()
        quick.mind.planned[0] = NONE
        action = decided(state, quick)
        assert action in state.legal(seat)
        if isinstance(action, Place):
            state.apply(seat, action)
            assert decided(state, quick) in state.legal(seat)


def test_a_coin_that_wins_is_taken() -> None:
    state = scene("En> Fi^", hands={0: "key/0", 1: "empty/I"}, coins={0: (0, 0, 3)})
    assert decided(state, make_quick_mind(learned_net())) == move("go E")


def test_chambers_that_bring_no_coin_nearer_are_not_thought_of() -> None:
    state = scene("En> Em^", hands={0: "find-coin/I empty/I", 1: "empty/I"})
    quick = make_quick_mind(learned_net())
    number = list_proposals(from_state(state), flat_tables(state.options, state.box), seed_rng(1), quick)
    thought_of = {all_actions().action(int(code)) for code in quick.mind.plans[:number, ACTION]}
    assert thought_of == {move("go E"), move("place find-coin/I")}
    assert (quick.mind.plans[:number, PUT] != NONE).sum() == 1

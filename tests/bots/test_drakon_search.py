"""The search of Drakon: it deals what is hidden by the law of `resample`, counts its work, and finds what is
plain to see."""

from collections import Counter
from itertools import count
from random import Random
from typing import Any

import pytest

from saurian.bots.drakon.iterations import THINKERS, enter_world, make_players
from saurian.bots.drakon.search import Budget, search
from saurian.bots.drakon.worth import learned_net
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.pieces import worth
from saurian.games.drakon.state import DrakonState
from saurian.sim.drakon.convert import to_state
from saurian.sim.drakon.knowledge import deal, from_view
from saurian.sim.drakon.layout import Array
from saurian.sim.drakon.tables import flat_tables
from saurian.sim.rng import seed_rng
from tests.bots.test_drakon_levels import some_positions
from tests.games.drakon.lairs import move, scene
from tests.games.drakon.mixes import MIXES, name_of

pytest.importorskip("numba")


def deals(state: DrakonState, seat: int, times: int) -> list[DrakonState]:
    """Resampled positions of the seat."""
    known, rng = from_view(state.view(seat), 1), seed_rng(1)
    dealt = []
    for _ in range(times):
        row: Array = known.state.copy()
        deal(row, known, rng)
        dealt.append(to_state(row, state.options, state.box))
    return dealt


@pytest.mark.parametrize("options", MIXES[3::23], ids=name_of)
def test_what_a_seat_knows_holds_in_every_deal(options: DrakonOptions) -> None:
    for state in some_positions(options, 11, every=25):
        (seat,) = state.acting()
        view = state.view(seat)
        for dealt in deals(state, seat, 5):
            dealt.chamber_log, dealt.coin_log = state.chamber_log, state.coin_log
            assert dealt.view(seat) == view


def puzzling_position(seed: int) -> DrakonState:
    """One in which a seat has seen things, coins too, whose place it does not know any more."""
    for number in count(1000 * seed):
        for state in some_positions(DrakonOptions(players=3, heroes=True), number, every=1):
            view = state.view(state.acting()[0])
            if len(view.coin_worlds()) > 1:
                return state
    raise AssertionError


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_hidden_things_are_dealt_by_the_law_of_resample(seed: int) -> None:
    state, times, rng = puzzling_position(seed), 1500, Random(1)
    (seat,) = state.acting()
    view, others = state.view(seat), [other for other in range(3) if other != seat]
    ours, theirs = deals(state, seat, times), [view.resample(rng) for _ in range(times)]
    for other in others:
        for look in (lambda s, o=other: worth(s.purses[o]), lambda s, o=other: s.hands[o][:1]):
            counts = [Counter(map(look, each)) for each in (ours, theirs)]
            for seen in counts[0] | counts[1]:
                assert abs(counts[0][seen] - counts[1][seen]) < 5 * (2 * times * 0.25) ** 0.5


def test_the_seat_thinks_and_lots_are_drawn_for_the_others() -> None:
    state = scene("En> Fi^", players=3, hands={1: "key/0"}, turn=1)
    known, tables, rng = from_view(state.view(1), 1), flat_tables(state.options, state.box), seed_rng(1)
    players, seen = make_players(learned_net()), set()
    for _ in range(100):
        enter_world(known, tables, THINKERS, rng, players)
        seen.add(tuple(players.mind.judge.sight.thinks[:3]))
    assert seen == {(0, 1, 0), (0, 1, 1), (1, 1, 0), (1, 1, 1)}
    assert players.later.mind.judge is players.mind.judge


@pytest.mark.parametrize("options", MIXES[::29], ids=name_of)
def test_every_legal_action_gets_one_verdict_and_all_work_is_counted(options: DrakonOptions) -> None:
    for state in some_positions(options, 12, every=20):
        (seat,) = state.acting()
        for budget in (Budget(60), Budget(30, rounds=3)):
            verdicts = search(state.view(seat), budget, 1)
            assert sorted(v.action.text for v in verdicts) == sorted(a.text for a in state.legal(seat))
            assert sum(verdict.visits for verdict in verdicts) == budget.iterations
            for verdict in verdicts:
                assert 0 <= verdict.win_share <= 1
                assert verdict.points >= 0


NINE = (0, 0, 3)


@pytest.mark.parametrize(
    ("lair", "best", "more"),
    [
        ("En> Fi^", "go E", {"coins": {0: NINE}}),
        ("En> Po", "go E", {"coins": {0: NINE}, "escape": True}),
    ],
)
def test_a_win_in_one_is_found(lair: str, best: str, more: dict[str, Any]) -> None:
    state = scene(lair, **{"hands": {0: "key/0", 1: "empty/I"}, **more})
    verdicts = search(state.view(0), Budget(200), 1)
    assert verdicts[0].action == move(best)
    assert verdicts[0].win_share > 0.9
    assert search(state.view(0), Budget(0), 1)[0].action == move(best), "one action ahead, too"
    assert search(state.view(0), Budget(200, rounds=3), 1)[0].action == move(best)


@pytest.mark.parametrize("budget", [Budget(0), Budget(300), Budget(100, rounds=3)])
def test_nobody_runs_into_drakon_only_to_come_back(budget: Budget) -> None:
    """Where all have to go there, who waits for the others waits for ever."""
    state = scene("En> Ha^!", hands={0: "find-coin/T empty/I", 1: "empty/C"})
    verdicts = search(state.view(0), budget, 1)
    assert {verdict.action for verdict in verdicts} == set(state.legal(0))
    assert (verdicts[-1].action, verdicts[-1].visits) == (move("go E"), 0)

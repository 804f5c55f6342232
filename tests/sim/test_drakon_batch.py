"""Batched stepping, random play in the kernels, and life without Numba."""

from collections import Counter
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")

import numpy as np

from saurian.core import CHANCE
from saurian.games.drakon import DRAKON
from saurian.games.drakon.options import DrakonOptions
from saurian.games.drakon.state import DrakonState
from saurian.games.drakon.validate import check_position
from saurian.sim.drakon import play_random_games
from saurian.sim.drakon.batch import Batch
from saurian.sim.drakon.convert import from_state, to_state
from saurian.sim.drakon.layout import MOST_LEGAL
from saurian.sim.drakon.play import chance_code, random_code
from saurian.sim.drakon.tables import flat_tables
from saurian.sim.rng import seed_rng
from tests.games.drakon.lairs import box_with
from tests.games.drakon.mixes import MIXES, name_of
from tests.random_games import play_on
from tests.without_numba import run_without_numba

SOME = MIXES[::17]


@pytest.mark.parametrize("options", SOME, ids=name_of)
def test_a_batch_is_legal_where_the_engine_is_and_ends_as_it_does(options: DrakonOptions) -> None:
    batch, rng, steps = Batch(options, games=3, seed=5), np.random.default_rng(1), 0
    while not batch.over.all():
        codes, counts = batch.legal()
        assert ((counts > 0) == ~batch.over).all()
        if steps % 10 == 0:
            for row, listed, count in zip(batch.states, codes, counts, strict=True):
                state = to_state(row, options, batch.box)
                check_position(state)
                ours = sorted(DRAKON.code(action) for seat in state.acting() for action in state.legal(seat))
                assert ours == sorted(listed[:count].tolist())
        picks = rng.integers(np.maximum(counts, 1))
        batch.step(codes[np.arange(len(counts)), picks])
        steps += 1
    for row, totals, shares in zip(batch.states, batch.totals, batch.shares, strict=True):
        outcome = to_state(row, options, batch.box).outcome()
        assert outcome is not None
        assert list(outcome.totals) == totals.tolist()
        assert np.nonzero(shares)[0].tolist() == list(outcome.winners)


def test_a_game_of_a_batch_depends_on_its_own_seed_alone() -> None:
    small, large = Batch(DrakonOptions(), 2, 3), Batch(DrakonOptions(), 5, 3)
    small.play_randomly()
    large.play_randomly()
    assert (small.states == large.states[:2]).all()


def test_codes_of_another_kind_or_shape_are_refused_and_change_nothing() -> None:
    batch = Batch(DrakonOptions(), 3, 1)
    before, fine = batch.states.copy(), batch.legal()[0][:, 0].copy()
    shapes: list[Any] = [fine[:2], fine[:, None], np.append(fine, fine), 5, []]
    for wrong in shapes:
        with pytest.raises(
            (TypeError, ValueError), match=r"codes (have the shape \[games\] = \[3\]|are whole)"
        ):
            batch.step(wrong)
    for kind in (fine.astype(float), fine.astype(str), fine > 1):
        with pytest.raises(TypeError, match=r"codes are whole numbers, \[games\]; these are"):
            batch.step(kind)
    assert (batch.states == before).all()
    assert not batch.lengths.any()
    batch.step(fine.tolist())
    assert batch.lengths.tolist() == [1, 1, 1]


def test_a_game_of_a_batch_becomes_readable() -> None:
    batch = Batch(DrakonOptions(players=3), 4, 1)
    decisions = batch.play_randomly()
    assert batch.lengths.sum() == decisions
    for game in range(4):
        outcome = batch.state(game).outcome()
        assert outcome is not None
        assert list(outcome.totals) == batch.totals[game].tolist()


def test_an_illegal_code_is_refused_and_changes_nothing() -> None:
    batch = Batch(DrakonOptions(), 2, 1)
    before = batch.states.copy()
    with pytest.raises(ValueError, match="game 0"):
        batch.step(np.full(2, DRAKON.codes - 1))
    assert (batch.states == before).all()


def test_random_play_leads_only_to_positions_that_can_be() -> None:
    for options in SOME:
        batch = Batch(options, 4, 9)
        batch.play_randomly()
        for row in batch.states:
            check_position(to_state(row, options, batch.box))


# --- the law of random play ---------------------------------------------------------------------------

TIMES = 3000


def positions(step: str, count: int) -> list[DrakonState]:
    """Positions of random games in which that step is due."""
    found: list[DrakonState] = []
    seed = 0
    while len(found) < count:
        seed += 1
        state = DRAKON.start(DrakonOptions(players=3, heroes=True, box=box_with(thief_may_trade=True)))
        moves = [state.clone() for _ in play_on(state, Random(seed)) if state.now.phase.name == step]
        found += moves[len(moves) // 2 :][:1]
    return found


def assert_follows(drawn: "Counter[int]", weights: "dict[int, int]") -> None:
    """Every action as often as its weight says, within five deviations."""
    assert set(drawn) <= set(weights)
    total = sum(weights.values())
    for code, weight in weights.items():
        share = weight / total
        assert abs(drawn[code] - TIMES * share) < 5 * (TIMES * share * (1 - share)) ** 0.5 + 1


@pytest.mark.parametrize("step", ["first", "draw", "coin", "snatch", "trade"])
def test_chance_in_the_kernel_follows_the_odds(step: str) -> None:
    for state in positions(step, 2) if step != "first" else [DRAKON.start(DrakonOptions(players=5))]:
        row, tables, rng = from_state(state), flat_tables(state.options, state.box), seed_rng(4)
        drawn = Counter(chance_code(row, tables, rng) for _ in range(TIMES))
        assert_follows(drawn, {DRAKON.code(action): weight for action, weight in state.odds()})


@pytest.mark.parametrize("step", ["turn", "put", "enter.rotate"])
def test_random_play_takes_everything_legal_alike(step: str) -> None:
    codes = np.zeros(MOST_LEGAL, np.int32)
    for state in positions(step, 2):
        row, tables, rng = from_state(state), flat_tables(state.options, state.box), seed_rng(5)
        drawn = Counter(random_code(row, tables, rng, codes) for _ in range(TIMES))
        assert_follows(drawn, dict.fromkeys(map(DRAKON.code, state.legal(state.now.seat)), 1))


def test_random_games_are_like_those_of_the_engine() -> None:
    games, ours, rng = 150, [], Random(8)
    for _ in range(games):
        state = DRAKON.start(DrakonOptions())
        ours.append(sum(move.seat != CHANCE for move in play_on(state, rng)))
    mean, deviation = np.mean(ours), np.std(ours)
    played = play_random_games(DrakonOptions(), 3000, seed=2)
    assert abs(played.decisions / 3000 - mean) < 5 * deviation / games**0.5
    assert all(sum(shares) == pytest.approx(1) for shares in played.shares)


# --- without Numba ------------------------------------------------------------------------------------

WITHOUT_NUMBA = """
from saurian.games.drakon.options import DrakonOptions
from saurian.sim import COMPILED
from saurian.sim.drakon import play_random_games
assert not COMPILED
played = play_random_games(DrakonOptions(players=3, heroes=True), 2, seed=1)
assert len(played.totals) == 2 and played.decisions > 50 and all(sum(s) == 1 for s in played.shares)
"""


def test_where_numba_is_missing_the_readable_engine_does_the_work() -> None:
    done = run_without_numba(WITHOUT_NUMBA)
    assert done.returncode == 0, done.stderr

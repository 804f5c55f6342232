"""Batched stepping, sampling of what is hidden, and life without Numba."""

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")

import numpy as np

from saurian.core import CHANCE
from saurian.games.draftosaurus import DRAFTOSAURUS
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.games.draftosaurus.state import DraftosaurusState
from saurian.sim.draftosaurus import play_random_games
from saurian.sim.draftosaurus.batch import SEAT_CODES, Batch
from saurian.sim.draftosaurus.convert import from_state, from_view, to_state
from saurian.sim.draftosaurus.knowledge import hide, resample
from saurian.sim.draftosaurus.layout import SEATS
from saurian.sim.draftosaurus.tables import flat_tables
from saurian.sim.rng import seed_rng
from tests.games.draftosaurus.mixes import MIXES, name_of
from tests.random_games import play_on
from tests.without_numba import run_without_numba

SOME = MIXES[::5]


@pytest.mark.parametrize("options", SOME, ids=name_of)
def test_a_batch_is_legal_where_the_engine_is_and_ends_as_it_does(options: DraftosaurusOptions) -> None:
    batch, rng = Batch(options, games=3, seed=5), np.random.default_rng(1)
    while not batch.over.all():
        mask = batch.legal()
        states = [to_state(row, options, batch.rules) for row in batch.states]
        for game, state in enumerate(states):
            for seat in range(options.players):
                codes = sorted(DRAFTOSAURUS.code(action) for action in state.legal(seat))
                assert codes == np.nonzero(mask[game, seat])[0].tolist()
        assert (mask.any(axis=2) == batch.acting).all()
        codes = np.where(mask, rng.random(mask.shape), -1).argmax(axis=2)
        batch.step(codes)
    for row, totals, shares in zip(batch.states, batch.totals, batch.shares, strict=True):
        outcome = to_state(row, options, batch.rules).outcome()
        assert outcome is not None
        assert list(outcome.totals) == totals.tolist()
        assert np.nonzero(shares)[0].tolist() == list(outcome.winners)


def test_a_game_of_a_batch_depends_on_its_own_seed_alone() -> None:
    small, large = Batch(DraftosaurusOptions(), 2, 3), Batch(DraftosaurusOptions(), 5, 3)
    small.play_randomly()
    large.play_randomly()
    assert (small.totals == large.totals[:2]).all()


def test_an_illegal_code_is_refused_and_changes_nothing() -> None:
    batch = Batch(DraftosaurusOptions(), 2, 1)
    before = batch.states.copy()
    with pytest.raises(ValueError, match="game 0"):
        batch.step(np.full((2, 4), SEAT_CODES - 1))
    assert (batch.states == before).all()


def test_codes_of_another_kind_or_shape_are_refused_and_change_nothing() -> None:
    batch = Batch(DraftosaurusOptions(), 3, 1)
    before, fine = batch.states.copy(), batch.legal().argmax(axis=2)
    shapes: list[Any] = [
        fine[:, :3],
        fine[:2],
        fine[0],
        fine.T,
        np.append(fine, fine),
        fine[:, :, None],
        5,
        [],
    ]
    for wrong in shapes:
        with pytest.raises(
            (TypeError, ValueError), match=r"codes (have the shape \[games, seats\] = \[3, 4\]|are)"
        ):
            batch.step(wrong)
    for kind in (fine.astype(float), fine.astype(str), fine.astype(object), fine > 1):
        with pytest.raises(TypeError, match=r"codes are whole numbers, \[games, seats\]; these are"):
            batch.step(kind)
    assert (batch.states == before).all()
    assert not batch.lengths.any()
    batch.step(fine.tolist())
    batch.step(np.asfortranarray(batch.legal().argmax(axis=2).astype(np.int8)))
    assert batch.lengths.tolist() == [8, 8, 8]


def test_a_game_of_a_batch_becomes_readable() -> None:
    batch = Batch(DraftosaurusOptions(players=3, board="winter"), 4, 1)
    decisions = batch.play_randomly()
    assert batch.lengths.sum() == decisions
    for game in range(4):
        outcome = batch.state(game).outcome()
        assert outcome is not None
        assert list(outcome.totals) == batch.totals[game].tolist()


def test_the_codes_of_seats_come_first() -> None:
    assert DRAFTOSAURUS.action(SEAT_CODES - 1).text.startswith(">")
    assert DRAFTOSAURUS.action(SEAT_CODES).text.startswith("first")


def positions(options: DraftosaurusOptions, seed: int) -> list[DraftosaurusState]:
    """Positions of a random game in which a seat decides."""
    state = DRAFTOSAURUS.start(options)
    moves = islice(play_on(state, Random(seed)), 200)
    return [state.clone() for _ in moves if state.acting() not in ((), (CHANCE,))]


@pytest.mark.parametrize("options", SOME, ids=name_of)
def test_hiding_in_the_kernel_leaves_what_a_view_shows(options: DraftosaurusOptions) -> None:
    for state in positions(options, 2)[::4]:
        for seat in range(options.players):
            row, missing = from_state(state), np.zeros(SEATS, np.int32)
            undecided = hide(row, flat_tables(options, state.rules), seat, missing)
            known = from_view(state.view(seat))
            assert (row == known.state).all()
            assert (missing == known.missing).all()
            assert undecided == known.undecided


@pytest.mark.parametrize("options", SOME[::2], ids=name_of)
def test_a_resampled_position_agrees_with_the_view(options: DraftosaurusOptions) -> None:
    rng = seed_rng(3)
    for state in positions(options, 3)[::5]:
        tables = flat_tables(options, state.rules)
        for seat in range(options.players):
            known = from_view(state.view(seat))
            row = known.state.copy()
            resample(row, tables, known.missing, known.undecided, rng)
            assert to_state(row, options, state.rules).view(seat) == state.view(seat)


def test_resampling_follows_the_law_of_the_view() -> None:
    options = DraftosaurusOptions(players=3, first=0)
    state = next(state for state in positions(options, 4) if state.round == 1 and state.turn == 0)
    tables, view, rng, times = flat_tables(options, state.rules), state.view(0), seed_rng(1), 4000
    ours: Counter[int] = Counter()
    known = from_view(view)
    for _ in range(times):
        row = known.state.copy()
        resample(row, tables, known.missing, known.undecided, rng)
        ours[to_state(row, options, state.rules).hands[1][0]] += 1
    random = Random(1)
    theirs = Counter(view.resample(random).hands[1][0] for _ in range(times))
    for number in theirs | ours:
        assert abs(ours[number] - theirs[number]) < 5 * (2 * times * 0.25) ** 0.5


WITHOUT_NUMBA = """
from saurian.games.draftosaurus.options import DraftosaurusOptions
from saurian.sim import COMPILED
from saurian.sim.draftosaurus import play_random_games
assert not COMPILED
played = play_random_games(DraftosaurusOptions(players=3), 2, seed=1)
assert len(played.totals) == 2 and played.decisions == 144 and all(sum(s) == 1 for s in played.shares)
"""


def test_where_numba_is_missing_the_readable_engine_does_the_work() -> None:
    done = run_without_numba(WITHOUT_NUMBA)
    assert done.returncode == 0, done.stderr


def test_random_games_in_bulk() -> None:
    played = play_random_games(DraftosaurusOptions(), 500, seed=2)
    assert played.decisions == 500 * 96
    assert 16 < sum(map(sum, played.totals)) / 2000 < 19
    assert all(sum(shares) == pytest.approx(1) for shares in played.shares)

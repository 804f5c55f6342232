"""Many games at once."""

from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba")

from saurian.envs import VectorEnv

MIXES: list[tuple[str, dict[str, Any]]] = [
    ("draftosaurus", {"players": 2}),
    ("draftosaurus", {"players": 5, "board": "match", "order": "quick"}),
    ("drakon", {"players": 4, "heroes": True}),
    ("drakon", {"players": 6, "teams": True, "short": True}),
]


def any_legal(env: VectorEnv, rng: np.random.Generator) -> Any:
    return np.where(env.mask, rng.random(env.mask.shape), -1).argmax(axis=1)


@pytest.mark.parametrize(("game", "options"), MIXES)
def test_games_end_are_rewarded_and_begin_anew(game: str, options: dict[str, Any]) -> None:
    env, rng, ended = VectorEnv(game, 16, seed=3, **options), np.random.default_rng(1), 0
    for _ in range(400):
        assert env.mask.any(axis=1).all()
        rewards, done = env.step(any_legal(env, rng))
        assert rewards[~done].sum() == 0
        assert rewards[done].sum(axis=1) == pytest.approx(np.ones(done.sum()))
        ended += int(done.sum())
    assert ended >= 16


@pytest.mark.parametrize(("game", "options"), MIXES)
def test_what_a_seat_sees_is_what_its_view_encodes(game: str, options: dict[str, Any]) -> None:
    env, rng = VectorEnv(game, 4, seed=5, **options), np.random.default_rng(2)
    for step in range(120):
        if step % 10 == 0:
            for row in range(4):
                view = env.rows.state(row).view(int(env.to_move[row]))
                assert env.observations[row].tobytes() == env.encoder.pack(view)
                assert env.mask[row].sum() == len(view.legal())
        env.step(any_legal(env, rng))


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    small, large = (VectorEnv("draftosaurus", games, seed=7) for games in (2, 5))
    for _ in range(50):
        assert (small.observations == large.observations[:2]).all()
        for env in (small, large):
            env.step(env.mask.argmax(axis=1))


def test_an_illegal_action_changes_nothing() -> None:
    for game in ("draftosaurus", "drakon"):
        env = VectorEnv(game, 3, seed=1)
        before = env.rows.states.copy()
        for wrong in ([0, 0, env.actions], [-1, 0, 0], [0, env.actions - 1, 0]):
            with pytest.raises(ValueError, match="may not do"):
                env.step(np.where(np.array(wrong) == 0, env.mask.argmax(axis=1), wrong))
        with pytest.raises(ValueError, match="shape"):
            env.step([0])
        assert (env.rows.states == before).all()


def test_numbers_of_candidates() -> None:
    env = VectorEnv("drakon", 3, seed=1)
    out = np.zeros((3, env.actions, len(env.rows.feature_entries)), np.float32)
    env.rows.features(out)
    assert (out.any(axis=2) == env.mask).all()
    with pytest.raises(ValueError, match="candidates"):
        VectorEnv("drakon", 3, actions="codes")

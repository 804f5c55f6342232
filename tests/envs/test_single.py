"""Gymnasium: one learner among bots."""

import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba")
pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.utils.env_checker import check_env

import saurian.envs  # noqa: F401  # registers the environments

IDS = ["saurian/Draftosaurus-v0", "saurian/Drakon-v0"]
MIXES: list[tuple[str, dict[str, Any]]] = [
    (IDS[0], {"players": 2, "seat": 0}),
    (IDS[0], {"players": 4, "board": "winter", "order": "quick", "foes": ["greedy", "random"]}),
    (IDS[1], {"players": 2, "heroes": True}),
    (IDS[1], {"players": 3, "actions": "codes", "foes": ["random"]}),
]


@pytest.mark.parametrize(("id", "options"), MIXES)
def test_gymnasium_accepts_it(id: str, options: dict[str, Any]) -> None:
    env = gymnasium.make(id, illegal="random", **options)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("id", IDS)
def test_a_whole_game_by_the_mask(id: str) -> None:
    env: Any = gymnasium.make(id, players=3, foes=["random"])
    rng = np.random.default_rng(1)
    for seed in range(3):
        _, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            mask = env.get_wrapper_attr("action_masks")()
            assert (mask == info["action_mask"]).all()
            _, won, over, truncated, info = env.step(int(rng.choice(np.flatnonzero(mask))))
            reward = float(won)
            assert not truncated
        assert 0 <= reward <= 1


def test_an_illegal_action_is_refused() -> None:
    env = gymnasium.make(IDS[0], players=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="may not do 155"):
        env.step(155)
    with pytest.raises(ValueError, match="seat is 0 to 1"):
        gymnasium.make(IDS[0], players=2, seat=2)

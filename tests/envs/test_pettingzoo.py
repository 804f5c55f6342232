"""PettingZoo's own tests, rewards, illegal actions."""

import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba")
pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

from saurian.envs import aec_env, parallel_env

MIXES: list[tuple[str, dict[str, Any]]] = [
    ("draftosaurus", {"players": 2}),
    ("draftosaurus", {"players": 5, "board": "match", "order": "quick", "reward": "margin"}),
    ("draftosaurus", {"players": 3, "board": "winter", "rules": "polish", "reward": "rank"}),
    ("drakon", {"players": 2, "heroes": True}),
    ("drakon", {"players": 4, "teams": True, "short": True, "reward": "margin"}),
    ("drakon", {"players": 3, "escape": True, "actions": "codes"}),
]


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    """PettingZoo's tests warn of what is allowed, such as observations that are dictionaries."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("game", "options"), MIXES)
def test_pettingzoo_accepts_the_aec_environment(game: str, options: dict[str, Any]) -> None:
    api_test(aec_env(game, **options), num_cycles=200)


@pytest.mark.parametrize(("game", "options"), MIXES)
def test_pettingzoo_accepts_the_parallel_environment(game: str, options: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(game, **options), num_cycles=200)


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
def test_seeds_settle_everything(game: str) -> None:
    seed_test(lambda: aec_env(game, players=3, illegal="random"), num_cycles=60)
    parallel_seed_test(lambda: parallel_env(game, players=3, illegal="random"), num_cycles=60)


def play(env: Any, seed: int) -> dict[str, float]:
    """A whole random game; the rewards of its end."""
    observations, _ = env.reset(seed=seed)
    rng, rewards = np.random.default_rng(seed), {}
    while env.agents:
        legal = {agent: np.flatnonzero(seen["action_mask"]) for agent, seen in observations.items()}
        observations, rewards, *_ = env.step(
            {agent: int(rng.choice(codes)) for agent, codes in legal.items()}
        )
    return dict(rewards)


@pytest.mark.parametrize("game", ["draftosaurus", "drakon"])
def test_rewards_are_what_they_say(game: str) -> None:
    for seed in range(5):
        shares, margins, ranks = (
            list(play(parallel_env(game, players=3, reward=reward), seed).values())
            for reward in ("win_share", "margin", "rank")
        )
        assert sum(shares) == pytest.approx(1)
        assert sum(ranks) == pytest.approx(0)
        best = max(ranks)
        assert [share > 0 for share in shares] == [rank == best for rank in ranks]
        if shares.count(0) == 2 and game == "draftosaurus":
            assert max(margins) >= 0 >= sorted(margins)[1]


@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_an_illegal_action_is_refused_or_ends_the_game(make: Any) -> None:
    for illegal in ("raise", "terminate"):
        env = make("draftosaurus", players=2, illegal=illegal)
        env.reset(seed=1)
        bad: Any = 155 if make is aec_env else {"seat_0": 155, "seat_1": 155}
        if illegal == "raise":
            with pytest.raises(ValueError, match="seat_0 may not do 155"):
                env.step(bad)
            continue
        returned = env.step(bad)
        rewards = env.rewards if make is aec_env else returned[1]
        assert rewards == {"seat_0": -1.0, "seat_1": 0.0}


def test_bad_settings_get_one_clear_line() -> None:
    for settings, line in (
        ({"reward": "coins"}, "reward is one of"),
        ({"illegal": "ignore"}, "illegal is one of"),
    ):
        with pytest.raises(ValueError, match=line):
            parallel_env("draftosaurus", **settings)


def test_the_position_is_rendered_as_text() -> None:
    env = aec_env("draftosaurus", render_mode="ansi")
    env.reset(seed=1)
    assert "summer" in str(env.render()).lower()

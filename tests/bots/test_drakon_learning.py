"""Learning in Drakon: reproducible, and better than guessing."""

from math import log

import numpy as np
import pytest

from saurian.bots.drakon import training
from saurian.bots.drakon.learning import FIRST, evolve, learn, policy_of
from saurian.bots.drakon.worth import WEIGHTS, how_made, kind_of_game, learned_judgement
from saurian.games.drakon.options import DrakonOptions

pytest.importorskip("numba")

POLICY = policy_of(list(FIRST.values()))


def test_the_same_seed_gives_the_same_judgement() -> None:
    weights = [learn(POLICY, 2, False, 120, seed)[0].tobytes() for seed in (1, 1, 2)]
    assert weights[0] == weights[1] != weights[2]


def test_the_same_seed_gives_the_same_policy() -> None:
    weights = [evolve(2, 4, seed).tobytes() for seed in (1, 1, 2)]
    assert weights[0] == weights[1] != weights[2]


def test_the_judgement_is_better_than_guessing() -> None:
    assert learn(POLICY, 2, False, 1200, 1)[1] < log(2) - 0.02


def test_the_file_in_the_package_is_whole_and_says_how_it_was_made() -> None:
    made = how_made()
    assert made["command"] == f"saurian train drakon --games {made['games']} --seed {made['seed']}"
    assert made["games"] == training.GAMES
    for players, teams in training.KINDS:
        weights = learned_judgement(DrakonOptions(players, teams=teams))
        assert weights.shape == (WEIGHTS,)
        assert np.isfinite(weights).all()
        assert kind_of_game(players, teams) in made["mean_loss"]

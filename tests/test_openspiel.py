"""OpenSpiel's own test, and what it cannot know."""

from random import Random

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel

import saurian.openspiel

NAMES = [
    "saurian_draftosaurus(players=2,chance=explicit)",
    "saurian_draftosaurus(players=3,board=winter,order=quick,chance=explicit)",
    "saurian_drakon(players=2,short=True,chance=explicit)",
    "saurian_drakon(players=4,heroes=True,teams=True,short=True,chance=explicit)",
]
SAMPLED = ["saurian_draftosaurus(seed=1)", "saurian_drakon(players=3,short=True,seed=1)"]


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_accepts_it(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SAMPLED)
def test_openspiel_accepts_sampled_chance(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", SAMPLED)
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    game, rng = pyspiel.load_game(name), Random(2)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
            continue
        player = state.current_player()
        if rng.random() < 0.2:
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
            assert other.legal_actions() == state.legal_actions()
            again = game.deserialize_state(state.serialize())
            assert str(again) == str(state)
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(1)


def test_all_games_are_registered_once() -> None:
    names = saurian.openspiel.register()
    assert set(names) <= set(pyspiel.registered_names())

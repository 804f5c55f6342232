"""Learning: reproducible, and better than what was known before."""

from pathlib import Path

import numpy as np
import pytest

from saurian.bots.draftosaurus import learning, training
from saurian.bots.draftosaurus.worth import how_made
from saurian.bots.training import find_training, train
from saurian.core import Problem
from saurian.games import GAMES

pytest.importorskip("numba")


def test_the_same_seed_gives_the_same_tables(tmp_path: Path) -> None:
    tables = []
    for seed in (1, 1, 2):
        train("draftosaurus", games=60, seed=seed, path=tmp_path / "tables.npz")
        with np.load(tmp_path / "tables.npz") as stored:
            tables.append({name: stored[name].tobytes() for name in stored if name != "made"})
    assert tables[0] == tables[1] != tables[2]


def test_who_learns_plays_better() -> None:
    few, many = (learning.learn("summer", 3, games, seed=1)[1] for games in (60, 6000))
    assert many > few + 2


def test_progress_is_told_as_often_as_announced() -> None:
    told: list[None] = []
    training.learn(1, 1, lambda: told.append(None))
    assert len(told) == training.STEPS


def test_the_file_in_the_package_says_how_it_was_made() -> None:
    made = how_made()
    assert made["command"] == f"saurian train draftosaurus --games {training.GAMES} --seed {made['seed']}"
    assert set(made["mean_points"]) == {f"{board}-{players}" for board, players in training.KINDS}


def test_not_every_game_has_something_to_learn(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Problem, match="bad-game"):
        find_training("chess")
    monkeypatch.setitem(GAMES, "chess", "chess.{layer}")
    with pytest.raises(Problem, match="train-nothing"):
        find_training("chess")

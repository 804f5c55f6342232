"""`saurian simulate`."""

import json

import pytest

from saurian.cli import main
from saurian.locale import LANGUAGES

COMMAND = ["simulate", "draftosaurus", "--players", "3", "--games", "20", "--seed", "5", "--board", "winter"]


def test_figures_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["game"] == "draftosaurus"
    assert figures["options"]["board"] == "winter"
    assert (figures["players"], figures["games"], figures["seed"]) == (3, 20, 5)
    assert figures["decisions"] >= 20 * 3 * 12 * 2
    assert sum(figures["win_share"]) == pytest.approx(1, abs=1e-3)
    assert len(figures["win_share"]) == 3
    assert figures["mean_winning_score"] >= figures["mean_score"] > 0
    assert figures["seconds"] > 0
    assert sum(figures["mean_parts"].values()) == pytest.approx(figures["mean_score"], abs=0.01)


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    answers = []
    for seed in ("5", "5", "6"):
        assert main([*COMMAND, "--seed", seed, "--json"]) == 0
        answers.append({**json.loads(capsys.readouterr().out), "seconds": 0, "seed": 0})
    assert answers[0] == answers[1] != answers[2]


@pytest.mark.parametrize("code", LANGUAGES)
def test_figures_for_a_reader(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--lang", code]) == 0
    assert capsys.readouterr().out.count("\n") >= 10

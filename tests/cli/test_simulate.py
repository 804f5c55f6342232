"""`saurian simulate`."""

import json
from typing import Any

import pytest

from saurian.arena.simulation import CHUNK
from saurian.cli import main
from saurian.games import GAMES
from saurian.locale import LANGUAGES

COMMAND = ["simulate", "draftosaurus", "--players", "3", "--games", "20", "--seed", "5", "--board", "winter"]


def figures(*words: str, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert main(["simulate", *words, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found.pop("provenance")["command"].startswith(f"saurian simulate {words[0]} ")
    return found


def test_figures_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(*COMMAND[1:], capsys=capsys)
    assert found["game"] == "draftosaurus"
    assert found["options"]["board"] == "winter"
    assert (found["players"], found["games"], found["seed"]) == (3, 20, 5)
    assert found["decisions"] >= 20 * 3 * 12 * 2
    assert sum(found["win_share"]) == pytest.approx(1, abs=1e-3)
    assert len(found["win_share"]) == 3
    assert found["mean_winning_score"] >= found["mean_score"] > 0
    assert found["seconds"] > 0
    assert sum(found["mean_parts"].values()) == pytest.approx(found["mean_score"], abs=0.01)
    assert found["bots"] == ["random"] * 3


@pytest.mark.parametrize("game", GAMES)
def test_how_figures_are_spread(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(game, "--games", "30", capsys=capsys)
    spreads = {name: found[name] for name in ("scores", "winning_scores", "lengths")}
    seats = [seat["scores"] for seat in found["seats"]]
    for spread in (*spreads.values(), *seats):
        values = [spread["min"], *spread["quantiles"].values(), spread["max"]]
        assert values == sorted(values)
        assert list(spread["quantiles"]) == ["0.05", "0.25", "0.5", "0.75", "0.95"]
        assert spread["min"] <= spread["mean"] <= spread["max"]
    counts = [sum(spread["histogram"].values()) for spread in (*spreads.values(), *seats)]
    assert counts == [120, 30, 30, 30, 30, 30, 30]
    assert spreads["scores"]["mean"] == found["mean_score"]
    assert spreads["winning_scores"]["mean"] == found["mean_winning_score"]
    assert spreads["lengths"]["mean"] == pytest.approx(found["decisions"] / 30, abs=1e-3)
    assert [seat["win_share"] for seat in found["seats"]] == found["win_share"]


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    answers = [
        {**figures(*COMMAND[1:], "--seed", seed, capsys=capsys), "seconds": 0, "seed": 0} for seed in "556"
    ]
    assert answers[0] == answers[1] != answers[2]


@pytest.mark.parametrize(
    "words",
    [
        ["draftosaurus", "--games", str(2 * CHUNK + 7)],
        ["drakon", "--players", "2", "--games", str(CHUNK + 3)],
        ["draftosaurus", "--bots", "greedy,random", "--games", "6"],
    ],
    ids=["draftosaurus", "drakon", "bots"],
)
def test_the_number_of_workers_does_not_matter(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    answers = [{**figures(*words, "--workers", n, capsys=capsys), "seconds": 0} for n in ("1", "3")]
    assert answers[0] == answers[1]


def test_bots_play_at_the_seats_they_are_named_for(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures("draftosaurus", "--bots", "random,greedy,random", "--games", "20", capsys=capsys)
    assert (found["players"], found["bots"]) == (3, ["random", "greedy", "random"])
    assert found["engine"] == "readable"
    first, greedy, last = (seat["scores"]["mean"] for seat in found["seats"])
    assert greedy > first + 5
    assert greedy > last + 5


def test_one_bot_sits_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures("drakon", "--players", "2", "--bots", "greedy", "--games", "1", capsys=capsys)
    assert found["bots"] == ["greedy", "greedy"]


def test_bots_with_settings(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numba")
    bots = "hard:iterations=5,seconds=9,greedy"
    found = figures("draftosaurus", "--bots", bots, "--games", "1", "--workers", "1", capsys=capsys)
    assert found["bots"] == ["hard:iterations=5,seconds=9", "greedy"]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--bots", "clever"], "clever"),
        (["--bots", "greedy,random", "--players", "3"], "3"),
        (["--bots", "greedy:iterations=3"], "iterations"),
        (["--bots", ""], "“”"),
        (["--games", "0"], "--games"),
        (["--workers", "0"], "--workers"),
    ],
)
def test_bad_input_gets_one_line(words: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "draftosaurus", *words, "--lang", "en"]) == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert named in complaint


@pytest.mark.parametrize("code", LANGUAGES)
def test_figures_for_a_reader(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--lang", code]) == 0
    shown = capsys.readouterr().out
    assert shown.count("\n") >= 15
    assert "95%" in shown

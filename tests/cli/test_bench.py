"""`saurian bench`."""

import json

import pytest

from saurian.bench import benchmarks
from saurian.cli import main


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmarks, "GAMES_A_RUN", 2)
    monkeypatch.setattr(benchmarks, "RUNS", 1)


def test_a_line_of_json_for_each_figure(capsys: pytest.CaptureFixture[str]) -> None:
    names = [benchmark.name for benchmark in benchmarks.all_benchmarks()]
    assert {"python.loop.decisions", "draftosaurus.engine.decisions"} <= set(names)
    assert {"draftosaurus.engine.clone", "draftosaurus.engine.resample"} <= set(names)
    assert main(["bench", "--json"]) == 0
    figures = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [figure["name"] for figure in figures] == names
    assert {figure["provenance"]["command"] for figure in figures} == {"saurian bench --json"}
    assert all(figure["value"] > 0 and figure["runs"] == benchmarks.RUNS for figure in figures)
    assert {figure["unit"] for figure in figures} == {"1/s", "us", "s"}


def test_only_what_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "python.loop.decisions"]) == 0
    assert capsys.readouterr().out.startswith("python.loop.decisions ")

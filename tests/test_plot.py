"""Plots, drawn into files."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

matplotlib = pytest.importorskip("matplotlib")
matplotlib.use("agg")

from saurian import plot  # noqa: E402
from saurian.arena.distribution import Distribution  # noqa: E402

BOTS = [
    {"bot": "a", "win_share": 0.6, "low": 0.5, "high": 0.7, "par": 0.5, "mean_score": 31.0, "games": 90},
    {"bot": "b", "win_share": 0.4, "low": 0.3, "high": 0.5, "par": 0.5, "mean_score": 28.0, "games": 90},
]
MATCH: dict[str, Any] = {"game": "any", "games": 90, "seats": BOTS}
RATINGS = [{"bot": "a", "mu": 27.0, "sigma": 1.0}, {"bot": "b", "mu": 23.0, "sigma": 1.2}]


@pytest.fixture(autouse=True)
def _closed() -> Any:
    yield
    matplotlib.pyplot.close("all")


def saved(ax: Any, path: Path) -> str:
    ax.figure.savefig(path)
    return path.read_text(encoding="utf-8")


def test_match_bars_from_figures_and_files(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(MATCH))
    ax: Any = plot.match(path)
    assert [bar.get_width() for bar in ax.patches] == [60.0, 40.0]
    assert [label.get_text() for label in ax.get_yticklabels()] == ["a", "b"]
    assert "<svg" in saved(ax, tmp_path / "match.svg")


def test_ladder(tmp_path: Path) -> None:
    ax = plot.ladder({**MATCH, "ratings": RATINGS})
    assert [label.get_text() for label in ax.get_yticklabels()] == ["b", "a"]
    assert "<svg" in saved(ax, tmp_path / "ladder.svg")
    with pytest.raises(ValueError, match="play the match as a ladder"):
        plot.ladder(MATCH)


def test_distribution(tmp_path: Path) -> None:
    figures = Distribution([3, 3, 4, 9])
    ax: Any = plot.distribution({"scores": figures.to_json()})
    assert [bar.get_height() for bar in ax.patches] == [50.0, 25.0, 25.0]
    assert plot.distribution(figures).patches
    assert "<svg" in saved(ax, tmp_path / "scores.svg")
    with pytest.raises(ValueError, match="there are: scores"):
        plot.distribution({"scores": figures.to_json()}, "lengths")


def test_learning_curve(tmp_path: Path) -> None:
    rows = [{"games": 100 * n, "win_share": n / 10, "low": n / 12, "high": n / 8} for n in range(5)]
    path = tmp_path / "curve.jsonl"
    path.write_text("\n".join(map(json.dumps, rows)))
    ax: Any = plot.learning_curve({"first": rows, "second": path})
    assert [list(line.get_xdata()) for line in ax.lines] == [[0, 100, 200, 300, 400]] * 2
    assert "<svg" in saved(ax, tmp_path / "curve.svg")


def test_without_matplotlib_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(ModuleNotFoundError, match=r"saurian\[notebook\]"):
        plot.match(MATCH)

"""Plots of matches, ladders, distributions and learning curves, with matplotlib.

Each function takes a result object, what its `to_json` gives, or the path of a file with that JSON, as
`saurian arena --json` and `saurian simulate --json` write it, and returns matplotlib's axes:

    from saurian import plot

    plot.match("arena.json").figure.savefig("match.svg")

Needs `pip install "saurian[notebook]"`.
"""

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from matplotlib.axes import Axes

LEAF, SUN, EMBER, WATER = "#2c6848", "#e0a020", "#a9441c", "#1f6391"
LINES = (LEAF, EMBER, WATER, "#6d3d8f", SUN, "#4b4f55")


class HasJson(Protocol):
    """A result that can be written as JSON."""

    def to_json(self) -> Any:
        """The figures as plain data."""


Figures = Mapping[str, Any] | HasJson | str | os.PathLike[str]
Curve = Sequence[Mapping[str, float]] | str | os.PathLike[str]


def match(result: Figures, ax: "Axes | None" = None) -> "Axes":
    """The win share of every bot as a bar, with its interval; the line is what equals would win."""
    bots = [one for one in _figures(result)["seats"] if one["win_share"] is not None]
    if not bots:
        raise ValueError("the match has no games to plot")
    ax = _axes(ax, 0.55 * len(bots) + 1.2)
    rows = range(len(bots))
    shares = [100 * one["win_share"] for one in bots]
    errors = [
        [100 * (one["win_share"] - one["low"]) for one in bots],
        [100 * (one["high"] - one["win_share"]) for one in bots],
    ]
    ax.barh(rows, shares, xerr=errors, color=LEAF, ecolor=SUN, capsize=4, error_kw={"linewidth": 2})
    ax.axvline(100 * bots[0]["par"], color=EMBER, linestyle="--", linewidth=1.2, label="par")
    ax.set_yticks(rows, [one["bot"] for one in bots])
    ax.invert_yaxis()
    ax.set_xlim(left=0)
    ax.set_xlabel("win share in %, with its 95 % interval")
    ax.legend(frameon=False)
    return ax


def ladder(result: Figures, ax: "Axes | None" = None) -> "Axes":
    """The ratings of a ladder, best on top: mu, and two sigma on both sides."""
    figures = _figures(result)
    if "ratings" not in figures:
        raise ValueError("there are no ratings: play the match as a ladder")
    bots = sorted(figures["ratings"], key=lambda one: one["mu"])
    ax = _axes(ax, 0.4 * len(bots) + 1.2)
    rows = range(len(bots))
    spread = [2 * one["sigma"] for one in bots]
    ax.errorbar([one["mu"] for one in bots], rows, xerr=spread, fmt="o", color=LEAF, ecolor=SUN, capsize=4)
    ax.set_yticks(rows, [one["bot"] for one in bots])
    ax.set_xlabel("rating: mu, with two sigma on both sides")
    ax.grid(axis="x", alpha=0.3)
    return ax


def distribution(result: Figures, of: str = "scores", ax: "Axes | None" = None) -> "Axes":
    """How often each value of `scores`, `winning_scores` or `lengths` came in simulated games."""
    figures = _figures(result)
    found = figures if "histogram" in figures else figures.get(of)
    if not isinstance(found, Mapping) or "histogram" not in found:
        known = [
            name for name, value in figures.items() if isinstance(value, Mapping) and "histogram" in value
        ]
        raise ValueError(f"there is no distribution {of!r}; there are: {', '.join(known) or 'none'}")
    histogram = {int(value): count for value, count in found["histogram"].items()}
    total = sum(histogram.values())
    ax = _axes(ax, 3.2)
    ax.bar(list(histogram), [100 * count / total for count in histogram.values()], width=1.0, color=LEAF)
    ax.axvline(found["mean"], color=EMBER, linestyle="--", label=f"mean {found['mean']:.1f}")
    ax.set_xlabel(of.replace("_", " "))
    ax.set_ylabel("% of all")
    ax.legend(frameon=False)
    return ax


def learning_curve(
    curves: Curve | Mapping[str, Curve],
    x: str = "games",
    y: str = "win_share",
    ax: "Axes | None" = None,
) -> "Axes":
    """How something grew while a bot learned: one curve, or several by name.

    A curve is a list of rows with `x` and `y`, and perhaps `low` and `high`, which are drawn as a band; or
    the path of a file with one row of JSON in each line.
    """
    named = curves if isinstance(curves, Mapping) else {"": curves}
    ax = _axes(ax, 3.4)
    for colour, (name, curve) in zip(LINES, named.items(), strict=False):
        rows = _rows(curve)
        along = [row[x] for row in rows]
        ax.plot(along, [row[y] for row in rows], color=colour, label=name or None)
        if rows and {"low", "high"} <= set(rows[0]):
            band = [row["low"] for row in rows], [row["high"] for row in rows]
            ax.fill_between(along, *band, color=colour, alpha=0.2, linewidth=0)
    ax.set_xlabel(x.replace("_", " "))
    ax.set_ylabel(y.replace("_", " "))
    ax.grid(alpha=0.3)
    if any(named):
        ax.legend(frameon=False)
    return ax


def _figures(result: Figures) -> Mapping[str, Any]:
    if isinstance(result, str | os.PathLike):
        found: Mapping[str, Any] = json.loads(Path(result).read_text(encoding="utf-8"))
        return found
    if isinstance(result, Mapping):
        return result
    plain: Mapping[str, Any] = result.to_json()
    return plain


def _rows(curve: Curve) -> Sequence[Mapping[str, float]]:
    if isinstance(curve, str | os.PathLike):
        lines = Path(curve).read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines if line.strip()]
    return curve


def _axes(ax: "Axes | None", height: float) -> "Axes":
    """The axes to draw on: those given, or new ones."""
    if ax is not None:
        return ax
    try:
        from matplotlib import pyplot
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError('saurian.plot needs more: pip install "saurian[notebook]"') from error
    _, new = pyplot.subplots(figsize=(7, height), layout="constrained")
    for side in ("top", "right"):
        new.spines[side].set_visible(False)
    return new

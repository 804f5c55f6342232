"""How whole numbers are spread: scores, lengths of games."""

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Any

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


class Distribution:
    """How often each value came, and what follows from it."""

    def __init__(self, values: Iterable[int] = ()) -> None:
        self.counts = Counter(values)

    def add(self, values: Iterable[int]) -> None:
        """Count more of them."""
        self.counts.update(values)

    @property
    def number(self) -> int:
        """How many values there are."""
        return self.counts.total()

    @property
    def total(self) -> int:
        """Their sum."""
        return sum(value * count for value, count in self.counts.items())

    @property
    def mean(self) -> float:
        """Their mean."""
        return self.total / self.number

    @property
    def deviation(self) -> float:
        """Their standard deviation."""
        mean = self.mean
        return sqrt(sum((value - mean) ** 2 * count for value, count in self.counts.items()) / self.number)

    def quantile(self, part: float) -> int:
        """The smallest value that at least this part of all does not exceed."""
        passed = 0
        for value in sorted(self.counts):
            passed += self.counts[value]
            if passed >= part * self.number:
                return value
        raise ValueError("there are no values")

    def to_json(self) -> dict[str, Any]:
        """Mean, spread, quantiles, and how often each value came."""
        return {
            "mean": round(self.mean, 3),
            "sd": round(self.deviation, 3),
            "min": min(self.counts),
            "max": max(self.counts),
            "quantiles": {str(part): self.quantile(part) for part in QUANTILES},
            "histogram": {str(value): self.counts[value] for value in sorted(self.counts)},
        }

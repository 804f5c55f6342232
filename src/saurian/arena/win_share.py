"""How sure a share of wins is.

The games of one deal are not independent, for they share their luck; the deals are. So the spread of their
means gives the effective number of independent games: more than were played if the rotation cancels luck (as
it should), fewer if the games of a deal turn out alike. The ratio is known as the design effect. One deal of
independent games is counted in, so that a few deals that happen to agree do not seem to prove anything.

The interval is Wilson's for that number of games, made wider by Student's law for what few deals tell of
their spread (Korn and Graubard 1998; Dean and Pagano 2015).
"""

from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

LEVEL = 0.95
Z = NormalDist().inv_cdf((1 + LEVEL) / 2)


class Interval(NamedTuple):
    """Where the true share lies with 95 % confidence."""

    low: float
    high: float


class WinShare:
    """The share of wins of one bot, deal by deal; shared wins count in parts."""

    def __init__(self, games_a_deal: int) -> None:
        self.games_a_deal = games_a_deal
        self.deals = 0
        self.mean = 0.0
        self._squares = 0.0
        """The sum of the squared distances of the deals from their mean."""

    def add(self, share: float) -> None:
        """One more deal, and the bot's mean share of the wins in it (Welford's way)."""
        self.deals += 1
        before = share - self.mean
        self.mean += before / self.deals
        self._squares += before * (share - self.mean)

    @property
    def effective_games(self) -> float:
        """How many independent games would tell as much."""
        independent = self.mean * (1 - self.mean) / self.games_a_deal
        if independent <= 0:
            return float(self.deals * self.games_a_deal)
        design_effect = (self._squares / independent + 1) / self.deals
        return self.deals * self.games_a_deal / design_effect

    def interval(self) -> Interval:
        """The interval of 95 %."""
        return wilson(self.mean, self.effective_games * (Z / student(self.deals)) ** 2)


def wilson(share: float, games: float) -> Interval:
    """Wilson's interval for a share in independent games."""
    z2 = Z * Z / games
    middle = (share + z2 / 2) / (1 + z2)
    half = sqrt(share * (1 - share) * z2 + z2 * z2 / 4) / (1 + z2)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def student(freedom: int) -> float:
    """The quantile of Student's law that is Z for the normal law (expansion by Cornish and Fisher)."""
    terms = (
        Z,
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))

"""A sequential test: stop as soon as it is clear whether a bot wins more than its par.

Either the share of wins is par (H0), or a tenth of par above it (H1): 25 % or 27.5 % at a table of four.
After each deal the log-likelihood ratio of the two is taken, for a normal law with as many independent games
as the deals are worth (`WinShare.effective_games`); with an estimate in it, this is a generalised SPRT. At
log 19 the answer is H1, at -log 19 it is H0. If the share is par or less, H1 is the answer in about 5 % of
all matches; if it is a tenth above par or more, H0 is. In between, either may come: it is close to par.
"""

from math import log
from typing import Any

from saurian.arena.win_share import WinShare

ALPHA = BETA = 0.05
MARGIN = 0.1
"""How far apart the hypotheses are, as a part of par."""
LOWER, UPPER = log(BETA / (1 - ALPHA)), log((1 - BETA) / ALPHA)

ABOVE, NOT_ABOVE = "above", "not-above"


class Sprt:
    """The test of one bot's share of wins."""

    def __init__(self, share: WinShare, par: float) -> None:
        self.share = share
        self.null = par
        self.alternative = par * (1 + MARGIN)

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio so far."""
        if not self.share.deals:
            return 0.0
        middle, step = (self.null + self.alternative) / 2, self.alternative - self.null
        return self.share.effective_games * step * (self.share.mean - middle) / (middle * (1 - middle))

    @property
    def answer(self) -> str | None:
        """`above` par, `not-above` it, or None: not clear yet."""
        if self.ratio >= UPPER:
            return ABOVE
        return NOT_ABOVE if self.ratio <= LOWER else None

    def to_json(self) -> dict[str, Any]:
        """The test as it stands."""
        return {
            "answer": self.answer,
            "h0": round(self.null, 4),
            "h1": round(self.alternative, 4),
            "llr": round(self.ratio, 4),
            "lower": round(LOWER, 4),
            "upper": round(UPPER, 4),
        }

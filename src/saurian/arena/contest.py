"""A match from its results to its figures."""

from collections.abc import Iterable
from typing import Any

from saurian.arena.match import Match, Result, whole_deals
from saurian.arena.payoffs import Payoffs
from saurian.arena.sprt import Sprt
from saurian.arena.standings import Standings, standings_html


class Contest:
    """What is counted while a match goes on, always in the order of the games."""

    def __init__(self, match: Match, sprt: bool = False) -> None:
        self.match = match
        self.standings = Standings(match)
        self.sprt = Sprt(self.standings.bots[0].wins, 1 / match.options.players) if sprt else None
        """The test of the bot that was named first."""
        self.ratings = _ratings(match) if match.ladder else None
        self.payoffs = Payoffs(match.bots) if match.ladder else None

    def count(self, results: Iterable[Result]) -> None:
        """Count the games until there are no more, or the test is clear. Raises `GameFailed`."""
        for deal in whole_deals(results, self.match.schedule):
            self.standings.add(deal)
            if self.ratings:
                self.ratings.add(deal)
            if self.payoffs:
                self.payoffs.add(deal)
            if self.sprt and self.sprt.answer:
                return

    def to_json(self) -> dict[str, Any]:
        """The figures so far."""
        figures = self.standings.to_json()
        if self.sprt:
            figures["sprt"] = self.sprt.to_json()
        if self.ratings:
            figures["ratings"] = self.ratings.to_json()
        if self.payoffs:
            figures["payoffs"] = self.payoffs.to_json()
        return figures

    def _repr_html_(self) -> str:
        return standings_html(self.to_json())


def _ratings(match: Match) -> Any:
    from saurian.arena.ratings import Ratings  # it takes a while to load

    return Ratings(match.bots)

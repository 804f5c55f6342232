"""Ratings over a ladder, by openskill's Plackett-Luce model, which knows tables of more than two."""

from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from saurian.arena.match import Played


class Ratings:
    """What the games tell about the strength of each bot: mu, and sigma for how unsure it is.

    Bots do not change from game to game, so nothing is forgotten (tau is 0).
    """

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = tuple(bots)
        self._model = PlackettLuce(tau=0.0)
        self._ratings: list[PlackettLuceRating] = [self._model.rating() for _ in bots]

    def add(self, deal: Sequence[Played]) -> None:
        """Take the games of a deal into account."""
        for game in deal:
            self._rate(game)

    def _rate(self, game: Played) -> None:
        teams = game.teams or tuple((seat,) for seat in range(len(game.lineup)))
        before = [[self._ratings[game.lineup[seat]] for seat in team] for team in teams]
        after = self._model.rate(before, ranks=[game.ranks[team[0]] for team in teams])
        for team, ratings in zip(teams, after, strict=True):
            for seat, rating in zip(team, ratings, strict=True):
                self._ratings[game.lineup[seat]] = rating

    def to_json(self) -> list[dict[str, Any]]:
        """Bot by bot, in the order in which they were named."""
        return [
            {"bot": bot, "mu": round(rating.mu, 3), "sigma": round(rating.sigma, 3)}
            for bot, rating in zip(self.bots, self._ratings, strict=True)
        ]

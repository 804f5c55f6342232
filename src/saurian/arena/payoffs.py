"""The payoff matrix of a ladder: how often each bot finishes ahead of each other one."""

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from saurian.arena.match import Played
from saurian.core import Seat


class Payoffs:
    """Counts for every pair of bots the games that one finished ahead of the other; a tie counts half.

    Partners of a team are not compared.
    """

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = tuple(bots)
        self._ahead = [[0.0] * len(bots) for _ in bots]
        self._games = [[0] * len(bots) for _ in bots]

    def add(self, deal: Sequence[Played]) -> None:
        """Count the games of a deal."""
        for game in deal:
            for seat, other in permutations(range(len(game.lineup)), 2):
                if not _are_partners(game, seat, other):
                    self._add(game, seat, other)

    def _add(self, game: Played, seat: Seat, other: Seat) -> None:
        bot, rival = game.lineup[seat], game.lineup[other]
        ahead, level = game.ranks[seat] < game.ranks[other], game.ranks[seat] == game.ranks[other]
        self._ahead[bot][rival] += 1.0 if ahead else 0.5 * level
        self._games[bot][rival] += 1

    def to_json(self) -> dict[str, Any]:
        """The share of games in which the bot of the row is ahead of the bot of the column; null: no game."""
        matrix = [
            [round(ahead / games, 4) if games else None for ahead, games in zip(*rows, strict=True)]
            for rows in zip(self._ahead, self._games, strict=True)
        ]
        return {"bots": list(self.bots), "ahead": matrix, "games": self._games}


def _are_partners(game: Played, seat: Seat, other: Seat) -> bool:
    return any(seat in team and other in team for team in game.teams)

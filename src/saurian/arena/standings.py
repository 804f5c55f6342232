"""What came of a match, bot by bot."""

from collections.abc import Sequence
from typing import Any

from saurian.arena.match import Match, Played
from saurian.arena.win_share import WinShare


class Standing:
    """One bot's results."""

    def __init__(self, bot: str, seats: int) -> None:
        self.bot = bot
        self.par = 1 / seats
        self.wins = WinShare(seats)
        self.games = 0
        self.points = 0

    def add(self, deal: Sequence[tuple[float, int]]) -> None:
        """The bot's share of the victory and its points, in each game of a deal."""
        self.wins.add(sum(share for share, _ in deal) / len(deal))
        self.points += sum(points for _, points in deal)
        self.games += len(deal)

    def to_json(self) -> dict[str, Any]:
        """The figures; without a game there are none."""
        interval = self.wins.interval() if self.games else None
        return {
            "bot": self.bot,
            "win_share": round(self.wins.mean, 4) if self.games else None,
            "low": round(interval.low, 4) if interval else None,
            "high": round(interval.high, 4) if interval else None,
            "par": round(self.par, 4),
            "mean_score": round(self.points / self.games, 3) if self.games else None,
            "games": self.games,
        }


class Standings:
    """All bots' results."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.games = 0
        self.bots = [Standing(bot, match.options.players) for bot in match.bots]

    def add(self, deal: Sequence[Played]) -> None:
        """Count the games of one deal."""
        self.games += len(deal)
        for bot in sorted(deal[0].lineup):
            seats = [(game, game.lineup.index(bot)) for game in deal]
            self.bots[bot].add([(game.share(seat), game.totals[seat]) for game, seat in seats])

    def to_json(self) -> dict[str, Any]:
        """The figures of the match."""
        return {
            "game": self.match.game.name,
            "options": self.match.options.to_json(),
            "games": self.games,
            "seats": [standing.to_json() for standing in self.bots],
        }

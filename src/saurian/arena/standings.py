"""What came of a match, bot by bot."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from saurian.arena.match import Match, Played
from saurian.arena.win_share import WinShare
from saurian.core.html import Bar, table


class Standing:
    """One bot's results."""

    def __init__(self, bot: str, seats: int, games_a_deal: int) -> None:
        self.bot = bot
        self.par = 1 / seats
        self.wins = WinShare(games_a_deal)
        self.games = 0
        self.points = 0.0
        self.overtime = 0
        """Decisions that took too long, of the bot and its equals."""

    def add(self, games: int, results: Sequence[tuple[float, int]], overtime: int = 0) -> None:
        """Count the games of one deal: win share and points on all seats of the bot and its equals."""
        self.overtime += overtime
        self.wins.add(sum(share for share, _ in results) / len(results))
        self.points += games * sum(points for _, points in results) / len(results)
        self.games += games

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
        games_a_deal = match.schedule.most_seatings
        self.bots = [Standing(bot, match.options.players, games_a_deal) for bot in match.bots]

    def add(self, deal: Sequence[Played]) -> None:
        """Count the games of one deal. Bots of one name share their results: each game tells as much about
        the one as about the other, and only together have they sat everywhere."""
        self.games += len(deal)
        by_name: dict[str, list[tuple[float, int]]] = {}
        overtime: Counter[str] = Counter()
        for game in deal:
            for seat, bot in enumerate(game.lineup):
                name = self.match.bots[bot]
                by_name.setdefault(name, []).append((game.share(seat), game.totals[seat]))
                overtime[name] += game.overtime[seat] if game.overtime else 0
        for bot in deal[0].lineup:
            name = self.match.bots[bot]
            self.bots[bot].add(len(deal), by_name[name], overtime[name])

    def to_json(self) -> dict[str, Any]:
        """The figures of the match."""
        seats = [standing.to_json() for standing in self.bots]
        figures = {
            "game": self.match.game.name,
            "options": self.match.options.to_json(),
            "games": self.games,
            "seats": seats,
        }
        if self.match.move_seconds is not None:
            figures["move_seconds"] = self.match.move_seconds
            for seat, standing in zip(seats, self.bots, strict=True):
                seat["overtime"] = standing.overtime
        return figures

    def _repr_html_(self) -> str:
        return standings_html(self.to_json())


def standings_html(figures: Mapping[str, Any]) -> str:
    """The figures of a match as a table with bars: the mark is what bots of equal strength would win."""
    rows: list[list[object]] = []
    for one in figures["seats"]:
        if one["win_share"] is None:
            rows.append([one["bot"], *[""] * 4, 0])
            continue
        bar = Bar(one["win_share"], one["low"], one["high"], one["par"])
        interval = f"{one['low']:.1%} to {one['high']:.1%}"
        rows.append([one["bot"], f"{one['win_share']:.1%}", bar, interval, one["mean_score"], one["games"]])
    return table(["bot", "win share", "", "95 % interval", "mean score", "games"], rows)

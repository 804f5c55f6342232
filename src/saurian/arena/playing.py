"""One call to let bots play: a single game, or a match with its figures."""

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from copy import deepcopy
from dataclasses import dataclass
from random import Random, SystemRandom
from typing import Any, Protocol

from saurian.arena.contest import Contest
from saurian.arena.match import GameFailed, Match, Table
from saurian.arena.named_bots import named_bot
from saurian.arena.standings import standings_html
from saurian.bots import Bot
from saurian.core import AnyGame, GameRecord, Message, Options, Problem
from saurian.core.frames import make_frame
from saurian.games import find_game


class Chooser(Protocol):
    """The least that a bot must have; see `saurian.Bot`."""

    def choose(self, view: Any, rng: Random) -> Any:
        """One of the legal actions of the view."""


BotLike = str | Chooser | Callable[[], Chooser]
"""A bot by name (`"hard:iterations=500"`), as an object, or as its class."""


@dataclass(frozen=True, slots=True)
class BotSources:
    """Where the bots of a match come from, by their names in it. Every game gets new ones."""

    sources: Mapping[str, BotLike]

    def __call__(self, name: str, game: str) -> Bot:
        """A new bot of that name."""
        source = self.sources[name]
        if isinstance(source, str):
            return named_bot(source, game)
        bot: Any = source
        return bot() if _is_maker(source) else deepcopy(bot)  # type: ignore[no-any-return]


def _is_maker(source: BotLike) -> bool:
    return isinstance(source, type) or not hasattr(source, "choose")


def name_bots(bots: Sequence[BotLike]) -> tuple[tuple[str, ...], BotSources]:
    """A name for each bot, and where to get it. The same text, object or class has the same name."""
    sources: dict[str, BotLike] = {}
    return tuple(_name(bot, sources) for bot in bots), BotSources(sources)


def _name(bot: BotLike, sources: dict[str, BotLike]) -> str:
    if not isinstance(bot, str) and not hasattr(bot, "choose") and not callable(bot):
        raise TypeError(
            "a bot is a name, an object with choose(view, rng), or the class of such objects,"
            f" not {type(bot).__name__}"
        )
    kind: Any = bot if _is_maker(bot) else type(bot)
    plain = bot if isinstance(bot, str) else str(getattr(kind, "__name__", "bot"))
    name, number = plain, 1
    while name in sources and sources[name] is not bot and sources[name] != bot:
        number += 1
        name = f"{plain} {number}"
    sources[name] = bot
    return name


def _agree(game: str, bots: Sequence[BotLike], options: Mapping[str, Any]) -> tuple[AnyGame, Options]:
    """The game and its options: as many players as bots."""
    found = find_game(game)
    agreed: Options = found.options({"players": len(bots), **options})
    if agreed.players != len(bots):
        raise Problem(Message("arena-bad-seats", {"players": agreed.players, "count": len(bots)}))
    return found, agreed


def play(game: str, bots: Sequence[BotLike], *, seed: int | None = None, **options: Any) -> GameRecord:
    """Let bots play one game, the first of them on seat 0; as many seats as bots.

        record = saurian.play(game, ["greedy", MyBot(), "easy"], seed=7)

    The same bots, options and seed give the same game; without a seed, chance decides. Raises `Problem` for
    what cannot be, and `GameFailed` if a bot fails or decides something illegal.
    """
    found, agreed = _agree(game, bots, options)
    names, sources = name_bots(bots)
    if seed is None:
        seed = SystemRandom().getrandbits(32)
    table = Table(Match(found, agreed, names, seed, make=sources, rotate=False), 1)
    try:
        table.play()
    except GameFailed as failure:
        if failure.trace:
            failure.add_note(failure.trace)
        raise
    return GameRecord.from_session(table.session)


# --- matches ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BotResult:
    """What came of a match for one bot."""

    bot: str
    win_share: float
    """Wins per game, shared wins counted in parts."""
    low: float
    high: float
    """Where the true win share lies with 95 % confidence."""
    par: float
    """The win share of equal players."""
    mean_score: float
    games: int


@dataclass(frozen=True, slots=True)
class MatchResult:
    """What came of a match."""

    game: str
    options: Mapping[str, Any]
    games: int
    """How many were played."""
    seed: int
    bots: tuple[BotResult, ...]
    """In the order in which they were given."""

    def __getitem__(self, bot: str) -> BotResult:
        for result in self.bots:
            if result.bot == bot:
                return result
        raise KeyError(bot)

    def to_json(self) -> dict[str, Any]:
        """The figures as `saurian arena --json` prints them."""
        seats = [{name: getattr(one, name) for name in BotResult.__slots__} for one in self.bots]
        return {"game": self.game, "options": self.options, "games": self.games, "seats": seats}

    def to_frame(self) -> Any:
        """A data frame of pandas or polars, with a row for each bot. Raises `ImportError` without both."""
        return make_frame(self.to_json()["seats"])

    def _repr_html_(self) -> str:
        return standings_html(self.to_json())

    def __str__(self) -> str:
        width = max(len(one.bot) for one in self.bots)
        lines = [
            f"{one.bot:{width}}  {one.win_share:6.1%} ({one.low:.1%} to {one.high:.1%})  {one.mean_score:.2f}"
            for one in self.bots
        ]
        return "\n".join([f"{self.game}, {self.games} games", *lines])


def match(
    game: str, bots: Sequence[BotLike], *, games: int = 100, seed: int = 0, workers: int = 1, **options: Any
) -> MatchResult:
    """Let bots play many games, and count their wins; as many seats as bots.

        result = saurian.match(game, [MyBot, "greedy"], games=400, workers=2)
        result["greedy"].win_share

    Each deal is played from every seat, so `games` is rounded up to whole deals. With `workers` above 1, that
    many processes play; the result is the same. Then your own bots must be in a file, and a script must call
    this below `if __name__ == "__main__":`. Raises as `play` does.
    """
    for name, value in (("games", games), ("workers", workers)):
        if value < 1:
            raise Problem(Message("bad-number", {"option": name, "text": str(value)}))
    found, agreed = _agree(game, bots, options)
    names, sources = name_bots(bots)
    if workers > 1:
        _check_importable(sources)
    contestants = Match(found, agreed, names, seed, make=sources)
    for name in dict.fromkeys(names):
        getattr(sources(name, game), "prepare", lambda: None)()
    contest = Contest(contestants)
    numbers = range(1, contestants.schedule.whole(games) + 1)
    with closing(_results(contestants, numbers, workers)) as results:
        contest.count(results)
    return _result(contest.to_json(), seed)


def _check_importable(sources: BotSources) -> None:
    """Raise `Problem` for a bot that other processes cannot get: one of a notebook or of a prompt."""
    if hasattr(sys.modules["__main__"], "__file__"):
        return
    for name, source in sources.sources.items():
        kind = source if _is_maker(source) else type(source)
        if getattr(kind, "__module__", "") == "__main__":
            raise Problem(Message("match-bot-not-importable", {"bot": name}))


def _results(match: Match, numbers: range, workers: int) -> Any:
    from saurian.arena.workers import play_here, play_on_processes  # processes do not exist everywhere

    return play_here(match, numbers) if workers == 1 else play_on_processes(match, numbers, workers)


def _result(figures: Mapping[str, Any], seed: int) -> MatchResult:
    bots = tuple(BotResult(**{name: seat[name] for name in BotResult.__slots__}) for seat in figures["seats"])
    return MatchResult(figures["game"], figures["options"], figures["games"], seed, bots)

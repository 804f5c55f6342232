"""Games in bulk, and how their figures are spread.

Random play runs on the compiled kernels, in threads, which they let run side by side; where Numba is missing,
and for bots, games are played by the readable engine, on processes. A game depends on the seed and its
number alone, so the figures do not depend on how many play at the same time.
"""

import hashlib
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from saurian.arena.distribution import Distribution
from saurian.arena.match import GameFailed, Match, Played
from saurian.arena.workers import Playable, play_on_processes
from saurian.bots import levels_work
from saurian.core import CHANCE, AnyGame, Options, State
from saurian.games import find_part

CHUNK = 500
"""Random games per call of the kernels."""
SAMPLE = 500
"""Games, from the first on, whose scores are split into parts: kernels count only totals."""
RANDOM = "random"


def play_randomly(state: State[Any], rng: Random) -> int:
    """Play to the end, every legal action alike; the number of decisions of seats."""
    random = rng.random
    decisions = 0
    while acting := state.acting():
        for seat in acting:
            if seat == CHANCE:
                state.apply(seat, state.sample(rng))
            else:
                legal = state.legal(seat)
                state.apply(seat, legal[int(random() * len(legal))])
                decisions += 1
    return decisions


class Games(NamedTuple):
    """What came of some games, game by game and seat by seat."""

    totals: list[list[int]]
    shares: list[list[float]]
    """Of the victory."""
    lengths: list[int]
    """Decisions of seats."""
    parts: list[Mapping[str, int]]
    """What a seat's total is made of, for every seat of the games that were looked into."""


# --- who plays ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RandomGames:
    """Random games in chunks, which are numbered from 1."""

    game: AnyGame
    options: Options
    seed: int
    games: int
    compiled: bool

    def play(self, number: int) -> Games:
        """Play a chunk."""
        first = (number - 1) * CHUNK
        count = min(CHUNK, self.games - first)
        return self._by_kernel(number, count) if self.compiled else self._readably(first, count)

    def _by_kernel(self, number: int, count: int) -> Games:
        digest = hashlib.sha256(f"{self.seed}/{number}".encode()).digest()
        module: Any = find_part(self.game.name, "sim", "batch")
        batch = module.Batch(self.options, count, int.from_bytes(digest[:8]))
        batch.play_randomly()
        looked_into = range(count if number * CHUNK <= SAMPLE else 0)
        parts = [part for game in looked_into for part in batch.state(game).outcome().parts]
        return Games(batch.totals.tolist(), batch.shares.tolist(), batch.lengths.tolist(), parts)

    def _readably(self, first: int, count: int) -> Games:
        games = Games([], [], [], [])
        for number in range(first, first + count):
            state = self.game.start(self.options)
            games.lengths.append(play_randomly(state, Random(f"{self.seed}/{number}")))
            outcome = state.outcome()
            assert outcome is not None
            games.totals.append(list(outcome.totals))
            games.shares.append(list(outcome.shares))
            games.parts.extend(outcome.parts)
        return games


@dataclass(frozen=True, slots=True)
class BotGames:
    """The games of a match, one by one."""

    match: Match

    def play(self, number: int) -> Games | GameFailed:
        """Play one."""
        result = self.match.play(number)
        if not isinstance(result, Played):
            return result
        shares = [result.share(seat) for seat in range(len(result.lineup))]
        return Games([list(result.totals)], [shares], [result.decisions], list(result.parts))


# --- where --------------------------------------------------------------------------------------------


def play_in_threads(playable: RandomGames, numbers: range, count: int) -> Generator[Games, None, None]:
    """Play on threads, with results in the order of the numbers; for kernels, which release the GIL."""
    with ThreadPoolExecutor(count) as threads:
        under_way: deque[Future[Games]] = deque()
        for number in numbers:
            under_way.append(threads.submit(playable.play, number))
            if len(under_way) > 2 * count:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()


def _play_here(
    playable: Playable[Games | GameFailed], numbers: Iterable[int]
) -> Iterator[Games | GameFailed]:
    return (playable.play(number) for number in numbers)


class Simulation:
    """Many games of the same options, and what came of them."""

    def __init__(self, game: AnyGame, options: Options, seed: int, bots: tuple[str, ...] = ()) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.bots = bots or (RANDOM,) * options.players
        """By seat."""
        self.random = set(self.bots) == {RANDOM}
        has_kernels = find_part(game.name, "sim") is not None
        self.compiled = self.random and has_kernels and levels_work()
        """Whether the kernels play."""
        self.seats = [Distribution() for _ in range(options.players)]
        self.winning = Distribution()
        self.lengths = Distribution()
        self.wins = [0.0] * options.players
        self.parts: Counter[str] = Counter()
        self.looked_into = 0
        """How many seats of games the parts are of."""
        self.seconds = 0.0

    @property
    def games(self) -> int:
        """How many have been played."""
        return self.lengths.number

    def run(self, games: int, workers: int = 1, on_games: Callable[[int], None] = lambda count: None) -> None:
        """Play `games` games on `workers` threads or processes. Raises `GameFailed`."""
        if self.compiled:  # once, and before the time is taken
            RandomGames(self.game, self.options, self.seed, games=1, compiled=True).play(1)
        started = perf_counter()
        with closing(self._play(games, workers)) as results:
            for result in results:
                if isinstance(result, GameFailed):
                    raise result
                self._add(result)
                on_games(len(result.lengths))
        self.seconds += perf_counter() - started

    def _play(self, games: int, workers: int) -> Generator[Games | GameFailed, None, None]:
        playable: RandomGames | BotGames
        if self.random:
            playable = RandomGames(self.game, self.options, self.seed, games, self.compiled)
            numbers = range(1, -(-games // CHUNK) + 1)
        else:
            playable = BotGames(Match(self.game, self.options, self.bots, self.seed, rotate=False))
            numbers = range(1, games + 1)
        workers = min(workers, len(numbers))
        if isinstance(playable, RandomGames) and self.compiled:
            yield from play_in_threads(playable, numbers, workers)
        elif workers > 1:
            yield from play_on_processes(playable, numbers, workers)
        else:
            yield from _play_here(playable, numbers)

    def _add(self, games: Games) -> None:
        for seat, distribution in enumerate(self.seats):
            distribution.add(totals[seat] for totals in games.totals)
            self.wins[seat] += sum(shares[seat] for shares in games.shares)
        self.winning.add(map(max, games.totals))
        self.lengths.add(games.lengths)
        room = SAMPLE * self.options.players - self.looked_into
        for part in games.parts[:room]:
            self.parts.update(part)
            self.looked_into += 1

    def to_json(self) -> dict[str, Any]:
        """The figures."""
        scores = Distribution()
        for seat in self.seats:
            scores.counts.update(seat.counts)
        shares = [round(wins / self.games, 4) for wins in self.wins]
        return {
            "game": self.game.name,
            "options": self.options.to_json(),
            "players": self.options.players,
            "games": self.games,
            "seed": self.seed,
            "bots": list(self.bots),
            "engine": "kernel" if self.compiled else "readable",
            "decisions": self.lengths.total,
            "seconds": round(self.seconds, 3),
            "mean_score": round(scores.mean, 3),
            "mean_winning_score": round(self.winning.mean, 3),
            "win_share": shares,
            "mean_parts": {part: round(sum_ / self.looked_into, 3) for part, sum_ in self.parts.items()},
            "scores": scores.to_json(),
            "winning_scores": self.winning.to_json(),
            "lengths": self.lengths.to_json(),
            "seats": [
                {"seat": number, "bot": bot, "win_share": share, "scores": seat.to_json()}
                for number, (bot, share, seat) in enumerate(zip(self.bots, shares, self.seats, strict=True))
            ],
        }

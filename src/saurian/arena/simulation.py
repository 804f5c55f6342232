"""Random play in bulk, by the readable engine."""

from collections import Counter
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from saurian.core import CHANCE, AnyGame, Options, Outcome, State


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


class Simulation:
    """Many random games of the same options, and what came of them."""

    def __init__(self, game: AnyGame, options: Options, seed: int) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.outcomes: list[Outcome] = []
        self.decisions = 0
        self.seconds = 0.0

    def run(self, games: int, on_game: Callable[[], None] = lambda: None) -> None:
        """Play so many games more. A game depends on the seed and its number alone."""
        for _ in range(games):
            rng = Random(f"{self.seed}/{len(self.outcomes)}")
            started = perf_counter()
            state = self.game.start(self.options)
            self.decisions += play_randomly(state, rng)
            outcome = state.outcome()
            self.seconds += perf_counter() - started
            assert outcome is not None
            self.outcomes.append(outcome)
            on_game()

    def to_json(self) -> dict[str, Any]:
        """The figures."""
        games, players = len(self.outcomes), self.options.players
        winning = [max(outcome.totals) for outcome in self.outcomes]
        return {
            "game": self.game.name,
            "options": self.options.to_json(),
            "players": players,
            "games": games,
            "seed": self.seed,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "mean_score": round(sum(sum(o.totals) for o in self.outcomes) / games / players, 3),
            "mean_winning_score": round(sum(winning) / games, 3),
            "win_share": [round(share / games, 4) for share in self._wins()],
            "mean_parts": {part: round(sum_ / games / players, 3) for part, sum_ in self._parts().items()},
        }

    def _wins(self) -> list[float]:
        """Wins by seat; a shared one counts in parts."""
        shares = [0.0] * self.options.players
        for outcome in self.outcomes:
            for seat in outcome.winners:
                shares[seat] += 1 / len(outcome.winners)
        return shares

    def _parts(self) -> Counter[str]:
        parts: Counter[str] = Counter()
        for outcome in self.outcomes:
            for of_seat in outcome.parts:
                parts.update(of_seat)
        return parts

"""What `saurian train drakon` learns: the weights of `worth`. The policy is that of plain games of four."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from saurian.bots.drakon import learning, worth

KINDS = ((2, False), (3, False), (4, False), (4, True), (5, False), (6, False), (6, True))
"""Players, and whether in pairs."""

GAMES = 10_000
MINUTES = 5
STEPS = learning.GENERATIONS + len(KINDS) * learning.BATCHES
FILE = Path(worth.__file__).with_name(worth.FILE)


def learn(games: int, seed: int, on_step: Callable[[], None]) -> tuple[dict[str, Any], dict[str, Any]]:
    """All weights, and the mean logarithmic loss of the judgement by them."""
    policy = learning.evolve(4, max(4, games // 40), seed, on_step)
    tables: dict[str, Any] = {"policy": policy}
    losses: dict[str, float] = {}
    for players, teams in KINDS:
        name = worth.kind_of_game(players, teams)
        tables[name], loss = learning.learn(policy, players, teams, games, seed, on_step)
        losses[name] = round(loss, 3)
    return tables, {"mean_loss": losses}

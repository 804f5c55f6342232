"""What `saurian train draftosaurus` learns: the tables of `worth`, for each board and number of players."""

from collections.abc import Callable
from typing import Any

import numpy as np

from saurian.bots.draftosaurus import learning, worth

BOARDS = ("summer", "winter")
PLAYERS = (2, 3, 4, 5)
KINDS = [(board, players) for board in BOARDS for players in PLAYERS]

GAMES = 400_000
MINUTES = 1
STEPS = len(KINDS) * learning.BATCHES
FILE = worth.FILE


def learn(games: int, seed: int, on_step: Callable[[], None]) -> tuple[dict[str, Any], dict[str, Any]]:
    """All tables, and the mean points to which they led."""
    tables: dict[str, Any] = {}
    points: dict[str, float] = {}
    for board, players in KINDS:
        weights, mean = learning.learn(board, players, games, seed, on_step)
        points[f"{board}-{players}"] = round(mean, 2)
        for name, part in weights._asdict().items():
            tables[f"{board}-{players}-{name}"] = part.astype(np.float16)
    return tables, {"mean_points": points}

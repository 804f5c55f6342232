"""What `saurian train drakon` learns: the net of `worth`."""

from collections.abc import Callable
from typing import Any

from saurian.bots.drakon import learning, worth

GAMES = 60_000
MINUTES = 23
STEPS = learning.STEPS
FILE = worth.FILE


def learn(games: int, seed: int, on_step: Callable[[], None]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The net, and its mean logarithmic loss."""
    net, loss = learning.learn(games, seed, on_step)
    return net._asdict(), {"mean_loss": round(loss, 3)}

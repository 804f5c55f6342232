"""How the learned tables that the bots ship with are made anew, from nothing but play against oneself.

What there is to learn is a matter of the game: its module `saurian.bots.GAME.training`, if it has one. The
file that comes of it says how it was made: command, seed, games, minutes, and how well the bots play by it.
The same command on the same kind of machine makes the same tables: nothing depends on the clock.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol, cast

import numpy as np
import numpy.typing as npt

from saurian.core import Message, Problem
from saurian.games import find_part
from saurian.sim.compiling import COMPILED

SEED = 1
"""That of the files in the package."""

Tables = Mapping[str, npt.NDArray[Any]]
Figures = Mapping[str, Any]


class Training(Protocol):
    """What the training module of a game says."""

    GAMES: int
    """Games per kind of table with which the file of the package was made."""
    MINUTES: float
    """Minutes that this takes on a quiet core."""
    STEPS: int
    """Number of progress reports."""
    FILE: Path
    """Where the bots look for what was learned."""

    def learn(self, games: int, seed: int, on_step: Callable[[], None]) -> tuple[Tables, Figures]:
        """What was learned, by name, and figures that show how well."""


def find_training(game: str) -> Training:
    """What there is to learn for the game."""
    module = find_part(game, "bots", "training")
    if module is None:
        raise Problem(Message("train-nothing", {"game": game}))
    return cast(Training, module)


def train(
    game: str,
    games: int | None = None,
    seed: int = SEED,
    path: Path | None = None,
    on_step: Callable[[], None] = lambda: None,
) -> Figures:
    """Learn, write the file, and return what it says about itself.

    `games` for each kind of table (board, number of players); by default what the package was made with.
    `path` None: the file of the package, by which all bots of this installation play from then on.
    """
    training = find_training(game)
    if not COMPILED:
        raise Problem(Message("train-needs-numba"))
    games = training.GAMES if games is None else games
    started = perf_counter()
    tables, figures = training.learn(games, seed, on_step)
    made = {
        "command": f"saurian train {game} --games {games} --seed {seed}",
        "seed": seed,
        "games": games,
        "minutes": round((perf_counter() - started) / 60, 1),
        **figures,
    }
    _write(training.FILE if path is None else path, tables, made)
    return made


def _write(path: Path, tables: Tables, made: Figures) -> None:
    arrays: dict[str, Any] = {"made": np.array(json.dumps(made)), **tables}
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)

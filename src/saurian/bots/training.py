"""How the learned tables that the bots ship with are made anew, from nothing but play against oneself.

    python -m saurian.bots.training draftosaurus --games 400000 --seed 1

writes `bots/draftosaurus/worth.npz`. The file says how it was made: command, seed, games, minutes, and the
mean points that the policy came to with each board and number of players. The same command on the same kind
of machine makes the same tables. Drawing, dice and blur come from one generator, so nothing depends on the
clock.
"""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

GAMES = 400_000
SEED = 1
BOARDS = ("summer", "winter")
PLAYERS = (2, 3, 4, 5)


def train(
    game: str = "draftosaurus",
    games: int = GAMES,
    seed: int = SEED,
    path: Path | None = None,
    on_progress: Callable[[float], None] = lambda done: None,
) -> dict[str, Any]:
    """Learn, write the file, and return what it says about itself. `games` for each board and number of
    players."""
    if game != "draftosaurus":
        raise ValueError(f"nothing is learned for {game}")
    from saurian.bots.draftosaurus import learning, worth

    started = perf_counter()
    arrays: dict[str, Any] = {}
    points: dict[str, float] = {}
    kinds = [(board, players) for board in BOARDS for players in PLAYERS]
    steps = len(kinds) * learning.BATCHES
    done = iter(range(1, steps + 1))
    for board, players in kinds:
        weights, mean = learning.learn(
            board, players, games, seed, on_batch=lambda: on_progress(next(done) / steps)
        )
        points[f"{board}-{players}"] = round(mean, 2)
        for name, part in weights._asdict().items():
            arrays[f"{board}-{players}-{name}"] = part.astype(np.float16)
    made = {
        "command": f"python -m saurian.bots.training {game} --games {games} --seed {seed}",
        "seed": seed,
        "games": games,
        "minutes": round((perf_counter() - started) / 60, 1),
        "mean_points": points,
    }
    target = Path(worth.__file__).with_name(worth.FILE) if path is None else path
    np.savez_compressed(target, made=np.array(json.dumps(made)), **arrays)
    return made


def main() -> None:
    """The command above."""
    parser = argparse.ArgumentParser(description="learn the tables that the bots play by")
    parser.add_argument("game", choices=["draftosaurus"])
    parser.add_argument("--games", type=int, default=GAMES, help="for each board and number of players")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--output", type=Path, help="another file than the package's own")
    arguments = parser.parse_args()
    made = train(arguments.game, arguments.games, arguments.seed, arguments.output)
    print(json.dumps(made, indent=2))  # noqa: T201


if __name__ == "__main__":
    main()

"""How fast the learning environments are: their own processor time, without that of choosing actions."""

from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

from saurian.bench.benchmarks import Source
from saurian.core import CHANCE
from saurian.games import find_game

PACKAGES: dict[str, tuple[str, ...]] = {
    "encode": (),
    "vector": (),
    "parallel": ("pettingzoo",),
    "aec": ("pettingzoo",),
    "openspiel": ("pyspiel",),
}
"""By figure, the packages that it needs."""
ROWS = 1024
PLAYERS = 4


def figures(game: str, module: str) -> dict[str, Source]:
    """The figures of a game that can be taken with the packages that are installed."""
    return {
        f"{game}.envs.{name}": Source(f"{module}:{name}")
        for name, packages in PACKAGES.items()
        if all(find_spec(package) for package in packages)
    }


def encode(game: str, games: int = 10) -> float:
    """Observations a second of the encoder of the readable engine, in the order of play."""
    found, rng, views = find_game(game), Random(1), []
    options = found.options({"players": PLAYERS})
    for _ in range(games):
        state = found.start(options)
        while acting := state.acting():
            for seat in acting:
                if seat != CHANCE:
                    views.append(state.view(seat))
                state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)))
    encoder = found.encoder(options)
    started = process_time()
    for view in views:
        encoder.pack(view)
    return len(views) / (process_time() - started)


def vector(game: str, steps: int = 150) -> float:
    """Decisions a second of `VectorEnv`, observation and mask included."""
    import numpy as np

    from saurian.envs import VectorEnv

    env, rng, spent = VectorEnv(game, ROWS, seed=1, players=PLAYERS), np.random.default_rng(1), 0.0
    for _ in range(steps):
        actions = np.where(env.mask, rng.random(env.mask.shape, np.float32), -1).argmax(axis=1)
        started = process_time()
        env.step(actions)
        spent += process_time() - started
    return ROWS * steps / spent


def parallel(game: str, games: int = 30) -> float:
    """Steps of agents a second of the Parallel environment."""
    from saurian.envs import parallel_env

    env, steps, spent = parallel_env(game, players=PLAYERS), 0, 0.0
    for number in range(games):
        started = process_time()
        seen, _ = env.reset(seed=number)
        spent += process_time() - started
        while env.agents:
            actions = {agent: _last(one["action_mask"]) for agent, one in seen.items()}
            started = process_time()
            seen, *_ = env.step(actions)
            spent += process_time() - started
            steps += len(actions)
    return steps / spent


def aec(game: str, games: int = 20) -> float:
    """Decisions a second of the AEC environment."""
    from saurian.envs import aec_env

    env, decisions, spent = aec_env(game, players=PLAYERS), 0, 0.0
    for number in range(games):
        env.reset(seed=number)
        while True:
            started = process_time()
            seen, _, over, _, _ = env.last()
            spent += process_time() - started
            if over:
                break
            action = _last(seen["action_mask"])
            started = process_time()
            env.step(action)
            spent += process_time() - started
            decisions += 1
    return decisions / spent


def openspiel(game: str, games: int = 15) -> float:
    """Decisions of random games a second through OpenSpiel, chance sampled; choosing is in the time."""
    import pyspiel

    import saurian.openspiel  # noqa: F401  # registers the games

    found, rng, decisions = pyspiel.load_game(f"saurian_{game}(players={PLAYERS},seed=1)"), Random(1), 0
    started = process_time()
    for _ in range(games):
        state = found.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(state.chance_outcomes()[0][0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return decisions / (process_time() - started)


def _last(mask: Any) -> int:
    """The last legal action: games end soon if that is played."""
    return int(mask.nonzero()[0][-1])

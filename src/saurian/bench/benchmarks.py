"""How fast Saurian is. Machines are noisy: all figures are taken in turn, and the median counts."""

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from saurian.arena.simulation import play_randomly
from saurian.bots import levels_work
from saurian.core import CHANCE, AnyGame, Message, Problem, State
from saurian.core.message import brief
from saurian.games import GAMES, find_game, find_part

RUNS = 5
GAMES_A_RUN = 150
PLAYERS = 4


@dataclass(frozen=True, slots=True)
class Benchmark:
    """One figure."""

    name: str
    unit: str
    measure: Callable[[], float]
    stage: int = 0
    """Figures of one stage are taken in turn. What a later one loads would slow down the earlier: other
    games make the interpreter forget what it has learned of the first, compilers fill the memory."""


@dataclass(frozen=True, slots=True)
class Figure:
    """What came out."""

    name: str
    value: float
    unit: str
    runs: int

    def to_json(self) -> dict[str, Any]:
        """One line of the report."""
        return {"name": self.name, "value": self.value, "unit": self.unit, "runs": self.runs}


@dataclass(frozen=True, slots=True)
class Source:
    """Where a figure of a game comes from, in decisions or iterations a second."""

    path: str
    """`module:function`. The module may be slow to load: only when the figure is wanted."""
    compiled: bool = True
    """Whether it needs Numba."""

    def measure(self) -> float:
        """The figure."""
        module, _, name = self.path.partition(":")
        measured: float = getattr(import_module(module), name)()
        return measured


def sources() -> dict[str, Source]:
    """The figures that games add: by name, in the mapping `FIGURES` of the package `saurian.bench.GAME`."""
    packages = (find_part(game, "bench") for game in GAMES)
    return {name: source for package in packages if package for name, source in package.FIGURES.items()}


def all_benchmarks() -> list[Benchmark]:
    """Every figure there is."""
    added = sources()
    benchmarks = [
        Benchmark(name, "1/s", source.measure) for name, source in added.items() if not source.compiled
    ]
    benchmarks.append(Benchmark("cli.help", "s", _help))
    for stage, game in enumerate(GAMES):
        benchmarks += [
            Benchmark(f"{game}.engine.decisions", "1/s", partial(_decisions, game), stage),
            Benchmark(f"{game}.engine.clone", "us", partial(_clone, game), stage),
            Benchmark(f"{game}.engine.resample", "us", partial(_resample, game), stage),
        ]
    for name, source in added.items():
        if source.compiled:
            benchmarks.append(Benchmark(name, "1/s", source.measure, len(GAMES)))
    return benchmarks


def run(names: Sequence[str], on_run: Callable[[], None] = lambda: None) -> Iterator[Figure]:
    """The figures of these names; of all, if there are none."""
    chosen = choose(names)
    values: dict[str, list[float]] = {benchmark.name: [] for benchmark in chosen}
    for stage in sorted({benchmark.stage for benchmark in chosen}):
        for _ in range(RUNS):
            for benchmark in chosen:
                if benchmark.stage == stage:
                    values[benchmark.name].append(benchmark.measure())
                    on_run()
    for benchmark in chosen:
        value = float(f"{median(values[benchmark.name]):.4g}")
        yield Figure(benchmark.name, value, benchmark.unit, RUNS)


def choose(names: Sequence[str]) -> list[Benchmark]:
    """The benchmarks of these names, in their order; if there are none, all that this machine can do: figures
    of compiled code need Numba."""
    known = {benchmark.name: benchmark for benchmark in all_benchmarks()}
    compiled = {name for name, source in sources().items() if source.compiled}
    for name in names:
        if name not in known:
            raise Problem(Message("bad-benchmark", {"text": brief(name), "allowed": ", ".join(known)}))
        if name in compiled and not levels_work():
            raise Problem(Message("bench-needs-numba", {"text": name}))
    if names:
        return [known[name] for name in names]
    return [benchmark for name, benchmark in known.items() if name not in compiled or levels_work()]


def _decisions(name: str) -> float:
    game = find_game(name)
    options, rng = game.options({"players": PLAYERS}), Random(1)
    started = perf_counter()
    decisions = sum(play_randomly(game.start(options), rng) for _ in range(GAMES_A_RUN))
    return decisions / (perf_counter() - started)


def _clone(name: str) -> float:
    states = _positions(find_game(name))
    started = perf_counter()
    for state in states:
        state.clone()
    return (perf_counter() - started) / len(states) * 1e6


def _resample(name: str) -> float:
    states, rng = _positions(find_game(name)), Random(1)
    started = perf_counter()
    for number, state in enumerate(states):
        state.resample(number % PLAYERS, rng)
    return (perf_counter() - started) / len(states) * 1e6


def _positions(game: AnyGame) -> list[State[Any]]:
    """Every position of some random games in which a seat decides."""
    options, rng = game.options({"players": PLAYERS}), Random(1)
    positions = []
    for _ in range(20):
        state = game.start(options)
        while acting := state.acting():
            seat = acting[0]
            if seat != CHANCE:
                positions.append(state.clone())
            state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)))
    return positions


def _help() -> float:
    started = perf_counter()
    subprocess.run([sys.executable, "-m", "saurian", "--help"], check=True, capture_output=True)
    return perf_counter() - started

"""The figures of Drakon that are more than every game has."""

from saurian.bench.benchmarks import Source
from saurian.bench.environments import figures

FIGURES = {
    "drakon.sim.decisions": Source(f"{__name__}.simulator:decisions_a_second"),
    "drakon.search.iterations": Source(f"{__name__}.search:iterations_a_second"),
    **figures("drakon", f"{__name__}.environments"),
}

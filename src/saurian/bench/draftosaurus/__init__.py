"""The figures of Draftosaurus that are more than every game has, and the yardstick."""

from saurian.bench.benchmarks import Source
from saurian.bench.environments import figures

FIGURES = {
    "python.loop.decisions": Source(f"{__name__}.bare_loop:decisions_a_second", compiled=False),
    "draftosaurus.sim.decisions": Source(f"{__name__}.simulator:decisions_a_second"),
    "draftosaurus.search.iterations": Source(f"{__name__}.search:iterations_a_second"),
    **figures("draftosaurus", f"{__name__}.environments"),
}

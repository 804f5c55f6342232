"""The games as compiled kernels, for bulk play. The readable engine is the authority; tests hold them
together."""

from saurian.sim.compiling import COMPILED

__all__ = ["COMPILED"]

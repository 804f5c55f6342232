"""Random numbers in kernels: SplitMix64, whose state is one number, so that every game can have its own.

The caller owns it: `rng = seed_rng(7)`.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from saurian.sim.compiling import inline_kernel, kernel

Rng = npt.NDArray[np.uint64]
"""One number."""

STRIDE = 0x9E3779B97F4A7C15
"""From one state of the generator to the next."""


def seed_rng(seed: int) -> Rng:
    """A generator: one number that every draw changes."""
    return np.array([seed & (1 << 64) - 1], np.uint64)


@inline_kernel
def mixed(z: Any) -> Any:
    """Sixty-four bits that look random, each of them made of all that were given."""
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@kernel
def random_bits(rng: Rng) -> Any:
    """Sixty-four random bits."""
    rng[0] += np.uint64(STRIDE)
    return mixed(rng[0])


@kernel
def below(rng: Rng, bound: int) -> int:
    """A random number from 0 to the bound, less one."""
    return int(np.int64(((random_bits(rng) >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32)))

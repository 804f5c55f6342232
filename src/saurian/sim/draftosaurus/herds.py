"""Packed herds and sets of bits."""

import numpy as np

from saurian.sim.compiling import kernel
from saurian.sim.draftosaurus.tables import MOST_SPOTS, Array
from saurian.sim.rng import below

EACH = 0x111111
"""One bit for each species in a packed herd."""

NTH_ONE = np.zeros((1 << MOST_SPOTS, MOST_SPOTS), np.int8)
"""The number of the n-th bit that is set."""
for _bits in range(1 << MOST_SPOTS):
    _ones = [bit for bit in range(MOST_SPOTS) if _bits >> bit & 1]
    NTH_ONE[_bits, : len(_ones)] = _ones


@kernel
def nth_one(bits: int, n: int) -> int:
    """The number of the n-th bit that is set, from 0."""
    return int(NTH_ONE[bits, n])


@kernel
def species_in(herd: int) -> int:
    """The species that are in the herd, as bits."""
    ones = (herd | herd >> 1 | herd >> 2 | herd >> 3) & EACH
    low = ones & 1 | ones >> 3 & 2 | ones >> 6 & 4
    return low | ones >> 9 & 8 | ones >> 12 & 16 | ones >> 15 & 32


@kernel
def size_of(herd: int) -> int:
    """How many dinosaurs a herd has."""
    total = 0
    while herd:
        total += herd & 15
        herd >>= 4
    return total


@kernel
def spread(herd: int, pool: Array) -> int:
    """Write the dinosaurs of a herd into the pool one by one; how many there are."""
    size = 0
    for species in range(6):
        for _ in range(herd >> 4 * species & 15):
            pool[size] = species
            size += 1
    return size


@kernel
def draw(pool: Array, size: int, count: int, rng: Array) -> int:
    """Draw a herd of `count` from the first `size` of the pool; the others move up to fill the gaps."""
    herd = 0
    for _ in range(count):
        i = below(rng, size)
        size -= 1
        herd += 1 << 4 * pool[i]
        pool[i] = pool[size]
    return herd

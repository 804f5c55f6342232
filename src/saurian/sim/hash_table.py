"""A hash table for search trees in kernels: the key of a node is made of the path to it."""

from typing import Any

import numpy as np
import numpy.typing as npt

from saurian.sim.compiling import inline_kernel
from saurian.sim.rng import STRIDE, mixed


@inline_kernel
def step_down(node: Any, option: int) -> Any:
    """The key of the edge that leaves a node by an option, which is the key of the node below; never 0."""
    return mixed(node + np.uint64(option + 1) * np.uint64(STRIDE)) | np.uint64(1)


@inline_kernel
def find(keys: npt.NDArray[np.uint64], key: Any) -> int:
    """Where the key stands in the table, whose size is a power of 2, or where it would."""
    mask = keys.size - 1
    i = np.int64(key >> np.uint64(32)) & mask
    while keys[i] != 0 and keys[i] != key:
        i = (i + 1) & mask
    return int(i)

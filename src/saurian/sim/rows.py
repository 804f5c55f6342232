"""Rows of numbers in kernels."""

from typing import Any

import numpy.typing as npt

from saurian.sim.compiling import inline_kernel


@inline_kernel
def copy_first(number: int, row: npt.NDArray[Any], to: npt.NDArray[Any]) -> None:
    """Copy so many numbers from the beginning of a row to that of another. NumPy's way makes an array where
    the two might overlap."""
    for i in range(number):
        to[i] = row[i]

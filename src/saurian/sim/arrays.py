"""Helpers for arrays: a check for those that come from outside, and a copy for kernels."""

from typing import Any

import numpy as np
import numpy.typing as npt

from saurian.sim.compiling import inline_kernel


def as_codes(raw: npt.ArrayLike, shape: tuple[int, ...], axes: str) -> npt.NDArray[np.int64]:
    """Action codes as kernels read them. Raises `TypeError` unless they are whole numbers, and `ValueError`
    unless they have this shape."""
    codes = np.asarray(raw)
    if not np.issubdtype(codes.dtype, np.integer):
        raise TypeError(f"codes are whole numbers, {axes}; these are {codes.dtype}")
    if codes.shape != shape:
        raise ValueError(f"codes have the shape {axes} = {list(shape)}; these have {list(codes.shape)}")
    return np.ascontiguousarray(codes, np.int64)


@inline_kernel
def copy_first(number: int, row: npt.NDArray[Any], to: npt.NDArray[Any]) -> None:
    """Copy the first `number` entries of a row to the beginning of another.

    NumPy's own way allocates an array where the two might overlap.
    """
    for i in range(number):
        to[i] = row[i]

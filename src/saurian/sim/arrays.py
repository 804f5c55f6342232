"""Arrays that come from outside: checked before a kernel, which checks nothing, reads them."""

import numpy as np
import numpy.typing as npt


def as_codes(raw: npt.ArrayLike, shape: tuple[int, ...], axes: str) -> npt.NDArray[np.int64]:
    """Action codes as kernels read them. Raises `TypeError` unless they are whole numbers, and `ValueError`
    unless they have this shape."""
    codes = np.asarray(raw)
    if not np.issubdtype(codes.dtype, np.integer):
        raise TypeError(f"codes are whole numbers, {axes}; these are {codes.dtype}")
    if codes.shape != shape:
        raise ValueError(f"codes have the shape {axes} = {list(shape)}; these have {list(codes.shape)}")
    return np.ascontiguousarray(codes, np.int64)

"""Spaces of Gymnasium for the numbers of an encoder."""

from collections.abc import Sequence

import numpy as np
from gymnasium import spaces

from saurian.core.encoder import Entry


def box_of(entries: Sequence[Entry], rows: int | None = None) -> spaces.Box:
    """The space of an observation; with `rows`, of a matrix with that many rows of the same numbers."""
    low = np.array([entry.low for entry in entries], np.float32)
    high = np.array([entry.high for entry in entries], np.float32)
    if rows is not None:
        low, high = np.tile(low, (rows, 1)), np.tile(high, (rows, 1))
    return spaces.Box(low, high, dtype=np.float32)

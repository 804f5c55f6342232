"""Tables of figures for pandas or polars, whichever is installed."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

LIBRARIES = ("pandas", "polars")


def make_frame(rows: Sequence[Mapping[str, Any]]) -> Any:
    """A data frame with these rows: of pandas or, where that is missing, of polars. Raises `ImportError`."""
    for library in LIBRARIES:
        try:
            return import_module(library).DataFrame(list(rows))
        except ModuleNotFoundError as error:
            if error.name != library:
                raise
    raise ImportError("to_frame() needs pandas or polars: pip install pandas")

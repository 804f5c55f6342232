"""Packages that not every installation has."""

from importlib import import_module
from types import ModuleType
from typing import Any

from saurian.games import find_part


def need(package: str, extra: str) -> ModuleType:
    """Import a package. Raises `ImportError` that names the extra to install if it is missing."""
    try:
        return import_module(package)
    except ModuleNotFoundError as error:
        if error.name != package.partition(".")[0]:
            raise
        raise ImportError(f'{error.name} is missing: pip install "saurian[{extra}]"') from None


def rows_type(game: str) -> Any:
    """The class of the game's kernels for learners, `sim/GAME/vector.py`."""
    need("numba", "envs")
    part = find_part(game, "sim", "vector")
    if part is None:
        raise NotImplementedError(f"{game} has no kernels for learners")
    return part.Rows

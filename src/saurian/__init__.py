"""Saurian: a digital table for board games.

This is the front door. What it exports is loaded when it is first used, so `import saurian` costs nothing
and needs no dependency.
"""

TYPE_CHECKING = False  # `typing` takes longer to load than all of this
if TYPE_CHECKING:
    from saurian.core import (
        CHANCE,
        Action,
        Event,
        IllegalAction,
        Message,
        Outcome,
        Problem,
        State,
        View,
    )

    def games() -> tuple[str, ...]:
        """The names of all games. The package `saurian.games` is called for them."""


__version__ = "0.1.0"
"""The one place where the version is written; the package takes it from here."""

__all__ = [
    "CHANCE",
    "Action",
    "Event",
    "IllegalAction",
    "Message",
    "Outcome",
    "Problem",
    "State",
    "View",
    "__version__",
    "games",
]

_HOMES = {
    "saurian.core": (
        "CHANCE",
        "Action",
        "Event",
        "IllegalAction",
        "Message",
        "Outcome",
        "Problem",
        "State",
        "View",
    ),
}
"""By module, what it contributes."""


if not TYPE_CHECKING:  # type checkers know the names from above, and report others

    def __getattr__(name: str) -> object:
        from importlib import import_module

        if name == "games":
            return import_module("saurian.games")
        home = next((module for module, names in _HOMES.items() if name in names), None)
        if home is None:
            raise AttributeError(f"module 'saurian' has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(home), name)
        return value


def __dir__() -> list[str]:
    return __all__

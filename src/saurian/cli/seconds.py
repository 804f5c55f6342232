"""Times on the command line."""

from saurian.core import Message, Problem


def check_seconds(option: str, value: float | None) -> None:
    """Raise `Problem` unless it is a time above 0, or None."""
    if value is not None and not 0 < value < float("inf"):
        raise Problem(Message("bad-seconds", {"option": option, "text": str(value)}))

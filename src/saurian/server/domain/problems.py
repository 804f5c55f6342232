"""Problems that more than one part of the server knows by their class."""

from saurian.core import Message, Problem


class NoSuchTable(Problem):
    """There is no table of that id."""

    def __init__(self) -> None:
        super().__init__(Message("no-such-table"))


class NotYours(Problem):
    """The sender does not hold that seat."""

    def __init__(self) -> None:
        super().__init__(Message("refused-not-yours"))


class TooMany(Problem):
    """Too often from one address, or for one seat."""

    def __init__(self) -> None:
        super().__init__(Message("refused-too-many"))

"""What requests may say. Anything else is refused."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from saurian.server.domain.commands import MONTH, Clock, ShortOptions, Strict

Name = Annotated[str, StringConstraints(max_length=60)]
Added = Annotated[str, StringConstraints(max_length=64)]
"""A text that a seat adds to chance."""
Secret = Annotated[str, StringConstraints(min_length=8, max_length=64)]


class NewSeat(Strict):
    """`device` seats a person at this device, `link` the person who gets the link, `bot` a bot."""

    kind: Literal["device", "link", "bot"]
    name: Name = ""
    """Of the person at this device."""
    bot: Annotated[str, StringConstraints(max_length=16)] = ""
    """The bot's level."""


class NewTable(Strict):
    """A table to be made."""

    game: Annotated[str, StringConstraints(max_length=32)]
    seats: Annotated[list[NewSeat], Field(min_length=2, max_length=6)]
    """Clockwise. Their number is the number of players."""
    options: ShortOptions = Field(default_factory=dict)
    public: bool = False
    """Listed, so that anybody can join by name."""
    clock: Clock | None = None
    """Seconds for a decision; then a bot makes it."""
    grace: Annotated[int, Field(ge=30, le=MONTH)] | None = 120
    """Seconds of absence after which others may let a bot play."""
    start: bool = False
    """Begin at once, if nobody else is expected."""


class Enter(Strict):
    """Open a seat by the secret of its link."""

    secret: Secret


class Join(Strict):
    """Take any free seat of a table."""

    name: Name
    added: Added = ""


class Sit(Strict):
    """Tell one's name, and add to chance before the game begins."""

    name: Name
    added: Added = ""


class NewLink(Strict):
    """A new link for a seat; the old one opens it no more."""

    alone: bool = False
    """Also send away every device that sits there now: the seat is handed over."""

"""Everything that can be asked of a table.

The first part are the commands of people, as they come in as JSON, read strictly. The second part are those
that routes and background tasks make themselves. Whether a command may take effect is decided in
`authorisation`; this module only says what each one is.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints
from pydantic_core import to_json

from saurian.server.domain.table import Sitter

Phrase = Literal["hello", "good-luck", "your-turn", "thinking", "well-played", "oops", "thanks", "good-game"]
MONTH = 30 * 86_400
Clock = Annotated[int, Field(ge=5, le=MONTH)]
"""Seconds for a decision."""
CommandId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class Strict(BaseModel):
    """Takes exactly what it names, and nothing else."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class _Command(Strict):
    id: CommandId
    """Chosen by the client; who sends a command again under the same id gets the same answer."""


class Move(_Command):
    """Decide."""

    type: Literal["move"] = "move"
    move: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    """The text of a legal move."""
    seen: Annotated[int, Field(ge=0)]
    """The newest seq that the client had seen: a decision that is not asked for any more is refused."""


class Retract(_Command):
    """Take back a choice that is not revealed yet."""

    type: Literal["retract"] = "retract"


class Undo(_Command):
    """Take back one's latest decision, revealed or not, as far as that is allowed."""

    type: Literal["undo"] = "undo"


SeatNumber = Annotated[int, Field(ge=0, le=9)]
Level = Annotated[str, StringConstraints(max_length=16)]


class Start(_Command):
    """Begin the game."""

    type: Literal["start"] = "start"
    bot: Level | None = None
    """The level of the bots that take the seats where nobody is; None: everybody must be there."""


class Accept(_Command):
    """Come to a rematch that one is invited to."""

    type: Literal["accept"] = "accept"


class Fill(_Command):
    """Let a bot take a seat that is open, or one of another level."""

    type: Literal["fill"] = "fill"
    seat: SeatNumber
    bot: Level


class Remove(_Command):
    """Free a seat before the game, whoever sits there."""

    type: Literal["remove"] = "remove"
    seat: SeatNumber


class Swap(_Command):
    """Let two seats change places before the game."""

    type: Literal["swap"] = "swap"
    seat: SeatNumber
    other: SeatNumber


MOST_OPTION_BYTES = 16_384
"""The longest options as JSON. A game's own box has 5 KB."""


def _check_length(options: dict[str, Any]) -> dict[str, Any]:
    if len(to_json(options)) > MOST_OPTION_BYTES:
        raise ValueError(f"longer than {MOST_OPTION_BYTES} bytes")
    return options


ShortOptions = Annotated[dict[str, Any], AfterValidator(_check_length)]
"""What players agree on, not longer than it need be."""


class Agree(_Command):
    """Agree on other options before the game, for as many players."""

    type: Literal["agree"] = "agree"
    options: ShortOptions
    clock: Clock | None


class Say(_Command):
    """A quick phrase."""

    type: Literal["say"] = "say"
    phrase: Phrase


class StandIn(_Command):
    """Let a bot play for somebody who is away."""

    type: Literal["stand-in"] = "stand-in"
    seat: SeatNumber


class Return(_Command):
    """Play again oneself."""

    type: Literal["return"] = "return"


class Leave(_Command):
    """Leave the table: before the game the seat is free again; later a bot plays if other people go on."""

    type: Literal["leave"] = "leave"


Command = Annotated[
    Move | Retract | Undo | Start | Accept | Fill | Remove | Swap | Agree | Say | StandIn | Return | Leave,
    Field(discriminator="type"),
]


# --- made by the server itself ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Join:
    """Take a free seat as a newcomer."""

    name: str
    added: str
    held: frozenset[int]
    """The chairs that some device holds already; they are taken last."""


@dataclass(frozen=True, slots=True)
class Sit:
    """Tell one's name, and add to chance before the game begins."""

    name: str
    added: str


@dataclass(frozen=True, slots=True)
class HandOver:
    """Give the seat to whoever has its new link."""

    checked: Sitter
    """The sitter for whom the sender was found to be entitled."""
    stage: str
    """The stage of the game then."""
    reopens: bool
    """The host frees a seat that no device holds."""


@dataclass(frozen=True, slots=True)
class Begin:
    """Start a game for which nobody is missing."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Play again at another table."""

    table_id: str


@dataclass(frozen=True, slots=True)
class BotMove:
    """A decision that a bot has made."""

    move: str
    asked: int
    """The seq since which the seat owed the decision: it counts for no other."""
    weaker: bool
    """The stand-in has decided for a level that is not ready."""
    clock: str | None
    """The level of the bot that decides because a person's time has run out; None: it plays there anyway."""

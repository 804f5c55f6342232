"""What people may do at a table, and whether they may do it now.

A command comes in as JSON, is read strictly, and is judged by the table as it is: `judge` gives the kind and
data of an entry, or raises `Problem`. It changes nothing.
"""

import unicodedata
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from saurian.bots import bots_of
from saurian.core import Message, Problem, Seat
from saurian.server.table import Table

Phrase = Literal["hello", "good-luck", "your-turn", "thinking", "well-played", "oops", "thanks", "good-game"]
STAND_IN = "medium"
LONGEST_NAME = 24
LONGEST_HISTORY = 10_000
"""A table of so many entries takes no more of what could be done without end; a game has some hundreds."""
ENDLESS = frozenset({"said", "retracted", "sat", "left", "handed"})
"""The kinds of entries that people could add for ever. Without them every game ends."""

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


class Start(_Command):
    """Begin the game."""

    type: Literal["start"] = "start"


class Fill(_Command):
    """Let a bot take a seat that is open."""

    type: Literal["fill"] = "fill"
    seat: Annotated[int, Field(ge=0, le=9)]
    bot: Annotated[str, StringConstraints(max_length=16)]


class Say(_Command):
    """A quick phrase."""

    type: Literal["say"] = "say"
    phrase: Phrase


class StandIn(_Command):
    """Let a bot play for somebody who is away."""

    type: Literal["stand-in"] = "stand-in"
    seat: Annotated[int, Field(ge=0, le=9)]


class Return(_Command):
    """Play again oneself."""

    type: Literal["return"] = "return"


class Leave(_Command):
    """Leave the table: before the game the seat is free again; later others may call a bot in."""

    type: Literal["leave"] = "leave"


Command = Annotated[
    Move | Retract | Start | Fill | Say | StandIn | Return | Leave, Field(discriminator="type")
]


class Verdict(NamedTuple):
    """What an accepted command becomes."""

    kind: str
    data: dict[str, Any]


class Circumstances(NamedTuple):
    """What is so now, beside the table itself."""

    now: float
    seen_at: Mapping[Seat, float]
    """When each person was last there."""


def judge(table: Table, seat: Seat, command: Any, circumstances: Circumstances) -> Verdict:
    """What becomes of a seat's command. Raises `Problem` if it may not be."""
    return JUDGES[type(command)](table, seat, command, circumstances)


def check_room(table: Table, kind: str) -> None:
    """Raise `Problem` if the table's history is too long for one more entry of that kind."""
    _expect(table.seq < LONGEST_HISTORY or kind not in ENDLESS, "refused-history")


def _refuse(id: str, **args: Any) -> Problem:
    return Problem(Message(id, args))


def _expect(condition: bool, id: str, **args: Any) -> None:
    if not condition:
        raise _refuse(id, **args)


def _move(table: Table, seat: Seat, command: Move, circumstances: Circumstances) -> Verdict:
    return _himself(table, seat, move_verdict(table, seat, command.move, command.seen))


def move_verdict(table: Table, seat: Seat, text: str, seen: int) -> Verdict:
    """A decision of a seat, made with the knowledge of some seq."""
    _expect(table.stage == "playing", f"refused-{table.stage}")
    assert table.state is not None
    action = table.game.read_move(text)
    if seat in table.asked and seen < table.asked[seat]:
        raise _refuse("refused-late")
    table.state.check(seat, action)
    return Verdict("moved", {"seat": seat, "move": text})


def _retract(table: Table, seat: Seat, command: Retract, circumstances: Circumstances) -> Verdict:
    _expect(table.stage == "playing", f"refused-{table.stage}")
    assert table.state is not None
    table.state.clone().retract(seat)
    return _himself(table, seat, Verdict("retracted", {"seat": seat}))


def _himself(table: Table, seat: Seat, verdict: Verdict) -> Verdict:
    """What a person decides himself: so he is back, if he was away."""
    if table.sitters[seat].is_away:
        verdict.data["returns"] = True
    return verdict


def _start(table: Table, seat: Seat, command: Start, circumstances: Circumstances) -> Verdict:
    _expect(table.stage == "open", "refused-started")
    _expect(seat == table.host, "refused-not-host")
    _expect(not table.open_seats, "refused-seats-open", count=len(table.open_seats))
    return Verdict("started", {})


def _fill(table: Table, seat: Seat, command: Fill, circumstances: Circumstances) -> Verdict:
    _expect(table.stage == "open", "refused-started")
    _expect(seat == table.host, "refused-not-host")
    _expect(command.seat in table.open_seats, "refused-seat-taken")
    check_bot(table.game.name, command.bot)
    return Verdict("filled", {"seat": command.seat, "bot": command.bot})


def check_bot(game: str, bot: str) -> None:
    """Raise `Problem` if no such bot plays the game."""
    allowed = bots_of(game)
    _expect(bot in allowed, "bad-bot", bot=bot, allowed=", ".join(allowed))


def _say(table: Table, seat: Seat, command: Say, circumstances: Circumstances) -> Verdict:
    return Verdict("said", {"seat": seat, "phrase": command.phrase})


def _stand_in(table: Table, seat: Seat, command: StandIn, circumstances: Circumstances) -> Verdict:
    _expect(table.stage == "playing", f"refused-{table.stage}")
    _expect(command.seat in away(table, circumstances), "refused-not-away")
    return Verdict("stood-in", {"seat": command.seat, "bot": stand_in_for(table)})


def stand_in_for(table: Table) -> str:
    """The bot that plays for people."""
    return STAND_IN if STAND_IN in bots_of(table.game.name) else "greedy"


def away(table: Table, circumstances: Circumstances) -> tuple[Seat, ...]:
    """The people who owe a decision and have left, or have been absent too long."""
    return tuple(
        seat
        for seat in table.asked
        if table.sitters[seat].player is None
        and (table.sitters[seat].gone or _absent(table, seat, circumstances))
    )


def _absent(table: Table, seat: Seat, circumstances: Circumstances) -> bool:
    if table.grace is None:
        return False
    since = max(table.asked_at, circumstances.seen_at.get(seat, 0))
    return circumstances.now - since > table.grace


def _return(table: Table, seat: Seat, command: Return, circumstances: Circumstances) -> Verdict:
    _expect(table.sitters[seat].is_away, "refused-not-away")
    return Verdict("returned", {"seat": seat})


def _leave(table: Table, seat: Seat, command: Leave, circumstances: Circumstances) -> Verdict:
    _expect(table.stage != "over", "refused-over")
    _expect(not table.sitters[seat].gone, "refused-left")
    return Verdict("left", {"seat": seat})


JUDGES: dict[type[Any], Callable[[Table, Seat, Any, Circumstances], Verdict]] = {
    Move: _move,
    Retract: _retract,
    Start: _start,
    Fill: _fill,
    Say: _say,
    StandIn: _stand_in,
    Return: _return,
    Leave: _leave,
}


def clean_name(raw: str) -> str:
    """A name as it is shown: normalised, nothing invisible. Raises `Problem` if nothing is left."""
    text = unicodedata.normalize("NFKC", raw)
    shown = "".join(" " if char.isspace() else char for char in text if _is_shown(char))
    name = " ".join(shown.split())
    _expect(0 < len(name) <= LONGEST_NAME, "bad-name", text=name[:LONGEST_NAME], most=LONGEST_NAME)
    return name


def _is_shown(char: str) -> bool:
    """No control, format, private or unassigned characters; spaces will be spaces."""
    return char.isspace() or not unicodedata.category(char).startswith("C")

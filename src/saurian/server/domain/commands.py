"""What people may do at a table, and whether they may do it now.

A command comes in as JSON, is read strictly, and is judged by the table as it is: `judge` gives the kind and
data of an entry, or raises `Problem`. It changes nothing.
"""

import unicodedata
from collections.abc import Callable, Collection, Mapping
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from saurian.bots import bots_of, stand_in_of
from saurian.core import IllegalAction, Message, Problem, Seat
from saurian.server.domain.table import BOT_NAMES, Table
from saurian.server.domain.undo import find_undo

Phrase = Literal["hello", "good-luck", "your-turn", "thinking", "well-played", "oops", "thanks", "good-game"]
STAND_IN = "medium"
LONGEST_NAME = 24
LONGEST_HISTORY = 10_000
"""Entries after which a table takes no more of the kinds in `ENDLESS`; a game has some hundreds."""
ENDLESS = frozenset(
    {"said", "retracted", "undone", "sat", "left", "handed", "filled", "removed", "swapped", "agreed"}
)
"""The kinds of entries that people could add for ever. Without them every game ends."""

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


class Agree(_Command):
    """Agree on other options before the game, for as many players."""

    type: Literal["agree"] = "agree"
    options: dict[str, Any]
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


class Change(NamedTuple):
    """What an accepted command becomes."""

    kind: str
    data: dict[str, Any]


class Context(NamedTuple):
    """What is so now, beside the table itself."""

    now: float
    seen_at: Mapping[Seat, float]
    """When each person was last there."""


def judge(table: Table, seat: Seat, command: Any, context: Context) -> Change:
    """What becomes of a seat's command. Raises `Problem` if it may not be."""
    return JUDGES[type(command)](table, seat, command, context)


def check_room(table: Table, kind: str) -> None:
    """Raise `Problem` if the table's history is too long for one more entry of that kind."""
    _expect(table.seq < LONGEST_HISTORY or kind not in ENDLESS, "refused-history")


def _refuse(id: str, **args: Any) -> Problem:
    return Problem(Message(id, args))


def _expect(condition: bool, id: str, **args: Any) -> None:
    if not condition:
        raise _refuse(id, **args)


def _move(table: Table, seat: Seat, command: Move, context: Context) -> Change:
    return _mark_returned(table, seat, move_change(table, seat, command.move, command.seen))


def move_change(table: Table, seat: Seat, text: str, seen: int) -> Change:
    """A decision of a seat, made with the knowledge of some seq."""
    _expect(table.stage == "playing", f"refused-{table.stage}")
    assert table.state is not None
    action = table.game.read_move(text)
    if seat in table.asked and seen < table.asked[seat]:
        raise _refuse("refused-late")
    table.state.check(seat, action)
    return Change("moved", {"seat": seat, "move": text})


def _retract(table: Table, seat: Seat, command: Retract, context: Context) -> Change:
    _expect(table.stage == "playing", f"refused-{table.stage}")
    assert table.state is not None
    table.state.clone().retract(seat)
    return _mark_returned(table, seat, Change("retracted", {"seat": seat}))


def can_undo(table: Table, seat: Seat) -> bool:
    """Whether the seat may take its latest decision back now."""
    return table.stage == "playing" and (_can_retract(table, seat) or find_undo(table, seat) is not None)


def _can_retract(table: Table, seat: Seat) -> bool:
    assert table.state is not None
    if seat in table.asked:  # it has chosen nothing
        return False
    try:
        table.state.clone().retract(seat)
    except IllegalAction:
        return False
    return True


def _undo(table: Table, seat: Seat, command: Undo, context: Context) -> Change:
    _expect(table.stage == "playing", f"refused-{table.stage}")
    if _can_retract(table, seat):
        return _mark_returned(table, seat, Change("retracted", {"seat": seat}))
    point = find_undo(table, seat)
    if point is None:
        raise _refuse("refused-undo")
    return Change("undone", {"seat": seat, "undone": point.seq})


def _mark_returned(table: Table, seat: Seat, verdict: Change) -> Change:
    """Mark a person who decides as returned, if they were away."""
    if table.sitters[seat].is_away:
        verdict.data["returns"] = True
    return verdict


def _start(table: Table, seat: Seat, command: Start, context: Context) -> Change:
    _check_host(table, seat)
    if command.bot is None or not table.missing:
        _expect(not table.missing, "refused-seats-open", count=len(table.missing))
        return Change("started", {})
    check_bot(table.game.name, command.bot)
    _check_waited(table, context)
    names = _bot_names(table)
    filled = [{"seat": place, "bot": command.bot, "name": names[place]} for place in table.missing]
    return Change("started", {"filled": filled})


def _check_host(table: Table, seat: Seat) -> None:
    """Raise `Problem` unless the seat may arrange the table, which is done before the game."""
    _expect(table.stage == "open", "refused-started")
    _expect(seat == table.host, "refused-not-host")


def _check_waited(table: Table, context: Context) -> None:
    """Raise `Problem` if those who are invited still have time to come."""
    invited = any(sitter.invited for sitter in table.sitters)
    until = 0.0 if table.invitation is None else table.invitation.until
    _expect(not invited or context.now >= until, "refused-invited")


def _bot_names(table: Table) -> dict[Seat, str]:
    """What a bot would be called at each seat: as always there, unless somebody else is called so."""
    taken = {sitter.name for sitter in table.sitters}
    free = [name for name in BOT_NAMES if name not in taken]
    usual = {seat: BOT_NAMES[seat] for seat in range(len(table.sitters)) if BOT_NAMES[seat] in free}
    others = iter(name for name in free if name not in usual.values())
    return {seat: usual.get(seat) or next(others, BOT_NAMES[seat]) for seat in range(len(table.sitters))}


def _accept(table: Table, seat: Seat, command: Accept, context: Context) -> Change:
    _expect(table.stage == "open", "refused-started")
    _expect(table.sitters[seat].invited, "refused-not-invited")
    data: dict[str, Any] = {"seat": seat}
    return Change("came", {**data, "starts": True} if table.missing == (seat,) else data)


def _fill(table: Table, seat: Seat, command: Fill, context: Context) -> Change:
    _check_host(table, seat)
    _expect(command.seat < len(table.sitters), "refused-seat-taken")
    sitter = table.sitters[command.seat]
    _expect(sitter.bot is not None or command.seat in table.missing, "refused-seat-taken")
    check_bot(table.game.name, command.bot)
    if sitter.invited:
        _check_waited(table, context)
    name = _bot_names(table)[command.seat] if sitter.bot is None else sitter.name
    return Change("filled", {"seat": command.seat, "bot": command.bot, "name": name})


def _remove(table: Table, seat: Seat, command: Remove, context: Context) -> Change:
    _check_host(table, seat)
    others = set(range(len(table.sitters))) - {seat} - set(table.open_seats)
    _expect(command.seat in others, "refused-nobody-there")
    return Change("removed", {"seat": command.seat})


def _swap(table: Table, seat: Seat, command: Swap, context: Context) -> Change:
    _check_host(table, seat)
    both = {command.seat, command.other}
    _expect(len(both) == 2 and max(both) < len(table.sitters), "refused-nobody-there")
    return Change("swapped", {"seat": command.seat, "other": command.other})


def _agree(table: Table, seat: Seat, command: Agree, context: Context) -> Change:
    _check_host(table, seat)
    options = table.game.options({**command.options, "players": len(table.sitters)})
    return Change("agreed", {"options": options.to_json(), "clock": command.clock})


def check_bot(game: str, bot: str) -> None:
    """Raise `Problem` if no such bot plays the game."""
    allowed = bots_of(game)
    _expect(bot in allowed, "bad-bot", bot=bot, allowed=", ".join(allowed))


def _say(table: Table, seat: Seat, command: Say, context: Context) -> Change:
    return Change("said", {"seat": seat, "phrase": command.phrase})


def _stand_in(table: Table, seat: Seat, command: StandIn, context: Context) -> Change:
    _expect(table.stage == "playing", f"refused-{table.stage}")
    _expect(command.seat in away(table, context), "refused-not-away")
    return Change("stood-in", {"seat": command.seat, "bot": stand_in_for(table)})


def stand_in_for(table: Table) -> str:
    """The bot that plays for people."""
    game = table.game.name
    return STAND_IN if STAND_IN in bots_of(game) else stand_in_of(game)


def away(table: Table, context: Context) -> tuple[Seat, ...]:
    """The people who owe a decision and have left, or have been absent too long."""
    return tuple(
        seat
        for seat in table.asked
        if table.decider(seat) is None and (table.sitters[seat].gone or _absent(table, seat, context))
    )


def _absent(table: Table, seat: Seat, context: Context) -> bool:
    at = _stand_in_at(table, seat, context)
    return at is not None and context.now > at


def _stand_in_at(table: Table, seat: Seat, context: Context) -> float | None:
    """When a bot may be called in if the person stays away; None: never."""
    if table.grace is None:
        return None
    return max(table.asked_at, context.seen_at.get(seat, 0)) + table.grace


def stand_in_times(table: Table, context: Context, present: Collection[Seat]) -> dict[Seat, float]:
    """By seat of those who keep others waiting and are not there, when a bot may be called in."""
    absent = (seat for seat in table.asked if table.decider(seat) is None and seat not in present)
    times = {seat: _stand_in_at(table, seat, context) for seat in absent}
    return {seat: at for seat, at in times.items() if at is not None}


def _return(table: Table, seat: Seat, command: Return, context: Context) -> Change:
    _expect(table.sitters[seat].is_away, "refused-not-away")
    return Change("returned", {"seat": seat})


def _leave(table: Table, seat: Seat, command: Leave, context: Context) -> Change:
    _expect(table.stage != "over", "refused-over")
    _expect(not table.sitters[seat].gone, "refused-left")
    others = [sitter for place, sitter in enumerate(table.sitters) if place != seat]
    go_on = any(sitter.bot is None and not sitter.gone for sitter in others)
    if table.stage == "open":
        return Change("left", {"seat": seat, "vacated": True})
    return Change("left", {"seat": seat, "bot": stand_in_for(table)} if go_on else {"seat": seat})


JUDGES: dict[type[Any], Callable[[Table, Seat, Any, Context], Change]] = {
    Move: _move,
    Retract: _retract,
    Undo: _undo,
    Start: _start,
    Accept: _accept,
    Fill: _fill,
    Remove: _remove,
    Swap: _swap,
    Agree: _agree,
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

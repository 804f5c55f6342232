"""Whether a command may take effect at a table as it is now, and what it becomes."""

from collections.abc import Callable
from typing import Any, NamedTuple

from saurian.bots import bots_of, stand_in_of
from saurian.core import IllegalAction, Message, Problem, Seat
from saurian.server.domain.absence import Context, away
from saurian.server.domain.commands import (
    Accept,
    Agree,
    Begin,
    BotMove,
    Fill,
    HandOver,
    Join,
    Leave,
    Move,
    Rematch,
    Remove,
    Retract,
    Return,
    Say,
    Sit,
    StandIn,
    Start,
    Swap,
    Undo,
)
from saurian.server.domain.table import BOT_NAMES, Table
from saurian.server.domain.undo import find_undo

STAND_IN = "medium"
LONGEST_HISTORY = 10_000
"""Entries after which a table takes no more of the kinds in `ENDLESS`; a game has some hundreds."""
ENDLESS = frozenset(
    {"said", "retracted", "undone", "sat", "left", "handed", "filled", "removed", "swapped", "agreed"}
)
"""The kinds of entries that people could add for ever. Without them every game ends."""


class Change(NamedTuple):
    """What an accepted command becomes."""

    kind: str
    data: dict[str, Any]


def authorise(table: Table, seat: Seat | None, command: Any, context: Context) -> Change:
    """The change that a command is. Raises `Problem` if it is not allowed now. Whether a move is legal is
    found out by applying it."""
    return AUTHORISE[type(command)](table, seat, command, context)


def check_room(table: Table, kind: str) -> None:
    """Raise `Problem` if the table's history is too long for one more entry of that kind."""
    _expect(table.seq < LONGEST_HISTORY or kind not in ENDLESS, "refused-history")


def _refuse(id: str, **args: Any) -> Problem:
    return Problem(Message(id, args))


def _expect(condition: bool, id: str, **args: Any) -> None:
    if not condition:
        raise _refuse(id, **args)


def _move(table: Table, seat: Seat, command: Move, context: Context) -> Change:
    return _mark_returned(table, seat, _decision(table, seat, command.move, command.seen))


def _decision(table: Table, seat: Seat, text: str, seen: int) -> Change:
    """A decision of a seat, made with the knowledge of some seq."""
    _expect(table.stage == "playing", f"refused-{table.stage}")
    if seat in table.asked and seen < table.asked[seat]:
        raise _refuse("refused-late")
    return Change("moved", {"seat": seat, "move": text})


def _bot_move(table: Table, seat: Seat, command: BotMove, context: Context) -> Change:
    if command.clock is None and table.decider(seat) is None:
        raise _refuse("refused-returned")
    kind, data = _decision(table, seat, command.move, command.asked)
    weaker = {"weaker": True} if command.weaker else {}
    if command.clock is not None:
        return Change(kind, {**data, "by": "clock", "bot": command.clock, **weaker})
    by = "clock" if table.sitters[seat].player is None else "bot"
    return Change(kind, {**data, "by": by, **weaker})


def _retract(table: Table, seat: Seat, command: Retract, context: Context) -> Change:
    _expect(table.stage == "playing", f"refused-{table.stage}")
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


def _join(table: Table, seat: None, command: Join, context: Context) -> Change:
    _expect(table.stage == "open" and bool(table.open_seats), "refused-no-free-seat")
    free = min(table.open_seats, key=lambda one: (table.sitters[one].chair in command.held, one))
    return Change("sat", {"seat": free, "name": command.name, "added": command.added, "joined": True})


def _sit(table: Table, seat: Seat, command: Sit, context: Context) -> Change:
    _expect(table.stage == "open" or not command.added, "refused-started")
    added = command.added if table.stage == "open" else table.sitters[seat].added
    return Change("sat", {"seat": seat, "name": command.name, "added": added})


def _hand_over(table: Table, seat: Seat, command: HandOver, context: Context) -> Change:
    as_checked = (table.sitters[seat], table.stage) == (command.checked, command.stage)
    _expect(as_checked, "refused-busy")
    return (
        Change("left", {"seat": seat, "reopened": True})
        if command.reopens
        else Change("handed", {"seat": seat})
    )


def _begin(table: Table, seat: None, command: Begin, context: Context) -> Change:
    _expect(table.stage == "open", "refused-started")
    _expect(not table.missing, "refused-seats-open", count=len(table.missing))
    return Change("started", {})


def _rematch(table: Table, seat: Seat, command: Rematch, context: Context) -> Change:
    _expect(table.stage == "over", "refused-playing")
    _expect(table.rematch is None, "refused-busy")
    return Change("rematched", {"table": command.table_id, "seat": seat})


AUTHORISE: dict[type[Any], Callable[[Table, Any, Any, Context], Change]] = {
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
    Join: _join,
    Sit: _sit,
    HandOver: _hand_over,
    Begin: _begin,
    Rematch: _rematch,
    BotMove: _bot_move,
}

"""What a table looks like to a seat, or to a spectator, as JSON. All that leaves the server is made here."""

from collections.abc import Collection, Mapping
from functools import cached_property, lru_cache
from typing import Any

from pydantic_core import to_json

from saurian.bots import stand_in_of
from saurian.core import Problem, Seat, State, commitment_to
from saurian.core.message import describe_message
from saurian.core.outcome import describe_outcome
from saurian.server.domain.authorisation import can_undo
from saurian.server.domain.history import LogLine
from saurian.server.domain.table import Sitter, Table


def show_table(table: Table) -> dict[str, Any]:
    """What everyone may know about the table itself."""
    over = table.stage == "over"
    return {
        "id": table.id,
        "game": table.game.name,
        "rules": table.rules,
        "options": table.options.to_json(),
        "teams": table.game.teams(table.options),
        "public": table.public,
        "host": table.host,
        "stage": table.stage,
        "clock": table.clock,
        "grace": table.grace,
        "seats": [_show_sitter(sitter, table.game.name) for sitter in table.sitters],
        "chance": {
            "commitment": _commitment(table.seed),
            "seed": table.seed if over else None,
            "added": [sitter.added for sitter in table.sitters] if table.stage != "open" else None,
        },
        "outcome": None if table.state is None else show_outcome(table.state),
        "rematch": table.rematch,
        "invitation": None if table.invitation is None else table.invitation._asdict(),
        "series": _show_series(table),
    }


def list_table(table: Table) -> dict[str, Any]:
    """The same for a list of tables, with the seats that owe a decision and the time of the newest entry.
    Options that are long, such as a box of one's own, are left out: a list has many tables."""
    shown = show_table(table)
    short = {name: value for name, value in shown["options"].items() if not isinstance(value, dict | list)}
    return {**shown, "options": short, "acting": list(table.asked), "at": round(table.log.newest.at, 3)}


def _show_series(table: Table) -> dict[str, Any] | None:
    """How the series stands, this game included if it is over; None: a first game that is not over."""
    series = table.series_now()
    return None if series is None else {"games": series.games, "wins": list(series.wins)}


def show_outcome(state: State[Any]) -> dict[str, Any] | None:
    """How the game ended; None while it goes on."""
    outcome = state.outcome()
    return None if outcome is None else describe_outcome(outcome)


@lru_cache(maxsize=4096)
def _commitment(seed: str) -> str:
    return commitment_to(seed)


def _show_sitter(sitter: Sitter, game: str) -> dict[str, Any]:
    return {
        "name": sitter.name,
        "bot": sitter.bot,
        "stand_in": sitter.stand_in,
        "plays": stand_in_of(game) if sitter.weaker else sitter.player,
        "gone": sitter.gone,
        "invited": sitter.invited,
    }


def show_view(table: Table, seat: Seat | None) -> dict[str, Any] | None:
    """What the seat may know of the game; None before it has begun."""
    if table.state is None:
        return None
    return table.game.describe(table.state.view(seat))


def show_undo(table: Table, seat: Seat | None) -> bool:
    """Whether the seat may take its latest decision back now."""
    return seat is not None and can_undo(table, seat)


def show_log(table: Table, seat: Seat | None, since: int) -> list[dict[str, Any]]:
    """What the seat may read of what happened after a seq."""
    return [_heard(line, seat) for line in _told_after(table, since)]


ToldLine = tuple[LogLine, list[dict[str, Any]]]
"""A line of the log, and its events as plain data."""


def _told_after(table: Table, since: int) -> list[ToldLine]:
    """The lines after a seq, as far as the table keeps them."""
    return [(line, [describe_message(event) for event in line.events]) for line in table.log.after(since)]


def _heard(told: ToldLine, seat: Seat | None) -> dict[str, Any]:
    line, events = told
    heard = [shown for event, shown in zip(line.events, events, strict=True) if event.heard_by(seat)]
    return {"seq": line.seq, "at": round(line.at, 3), "events": heard}


def show_problem(problem: Problem) -> dict[str, Any]:
    """What is wrong, for a reader to word."""
    cause = None if problem.cause is None else describe_message(problem.cause)
    return {**describe_message(problem.message), "cause": cause}


# --- messages to a socket -----------------------------------------------------------------------------

HELLO, UPDATE, PRESENCE = NEWS_TYPES = ("hello", "update", "presence")
"""The `type` of a message about the table."""
ACK, REFUSED = ANSWER_TYPES = ("ack", "refused")
"""The `type` of an answer to a command."""


def hello(table: Table, seat: Seat | None, since: int) -> dict[str, Any]:
    """The first message: everything as it is now, and what happened since the reader was last here."""
    if since > table.seq:  # it knows a future that is not ours
        since = -1
    return {
        "type": HELLO,
        "seq": table.seq,
        "seat": seat,
        "table": show_table(table),
        "view": show_view(table, seat),
        "undo": show_undo(table, seat),
        "log": show_log(table, seat, since),
        "acting": list(table.asked),
        "deadline": table.deadline(),
    }


class Update:
    """What is new at a table since a seq. What several seats are told alike is made once."""

    def __init__(self, table: Table, since: int) -> None:
        self._table = table
        self._told = _told_after(table, since)
        lines = [line for line, _ in self._told]
        self._quiet = all(line.quiet for line in lines)
        self._doers = {line.seat for line in lines}
        self._private = any(event.to is not None for line in lines for event in line.events)
        self._common: dict[str, Any] = {
            "type": UPDATE,
            "seq": table.seq,
            "acting": list(table.asked),
            "deadline": table.deadline(),
        }
        if any(line.about_table for line in lines):
            self._common["table"] = show_table(table)
        self._texts: dict[Seat | None, str] = {}

    def text_for(self, seat: Seat | None) -> str:
        """What is new for a seat, as JSON. What is not in it has not changed, but for who owes a decision."""
        viewpoint = None if self._is_quiet_for(seat) and not self._private else seat
        text = self._texts.get(viewpoint)
        if text is None:
            text = self._texts[viewpoint] = self._write(viewpoint).decode()
        return text

    def _write(self, seat: Seat | None) -> bytes:
        head = to_json(self._without_view(seat)) if self._private else self._told_to_all
        state = self._table.state
        if self._is_quiet_for(seat):
            return head
        if state is None:
            return _joined(head, b'{"undo":false,"view":null}')
        own = to_json(self._table.game.describe_own(state.view(seat)))
        undo = to_json(show_undo(self._table, seat))
        return _joined(head, b'{"undo":%b,"view":%b}' % (undo, _joined(own, self._seen_by_all)))

    @cached_property
    def _told_to_all(self) -> bytes:
        """What no seat is told otherwise, if no event is private."""
        return to_json(self._without_view(None))

    @cached_property
    def _seen_by_all(self) -> bytes:
        """What all views show alike, read from a spectator's, so that it can hold no secret."""
        assert self._table.state is not None
        return to_json(self._table.game.describe_public(self._table.state.view(None)))

    def _without_view(self, seat: Seat | None) -> dict[str, Any]:
        return {**self._common, "log": [_heard(told, seat) for told in self._told]}

    def _is_quiet_for(self, seat: Seat | None) -> bool:
        """Whether others have chosen in secret, and nothing else has happened."""
        return self._quiet and seat not in self._doers


def _joined(one: bytes, other: bytes) -> bytes:
    """Two JSON objects, neither of them empty and without a key in common, as one."""
    return b"%b,%b" % (one[:-1], other[1:])


def presence(present: Collection[Seat], away: Collection[Seat], waiting: Mapping[Seat, float]) -> str:
    """Presence as JSON: the seats that are there, those that a bot may stand in for, and from when on for the
    missing ones."""
    times = {str(seat): round(at, 3) for seat, at in sorted(waiting.items())}
    message = {"type": PRESENCE, "present": sorted(present), "away": sorted(away), "stand_in_at": times}
    return to_json(message).decode()


def answer(id: str, seq: int) -> dict[str, Any]:
    """The answer to a command that took effect."""
    return {"type": ACK, "id": id, "seq": seq}


def refusal(id: str | None, problem: Problem) -> dict[str, Any]:
    """The answer to a command that did not."""
    return {"type": REFUSED, "id": id, "problem": show_problem(problem)}

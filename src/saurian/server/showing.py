"""What a table looks like to a seat, or to a spectator, as JSON. All that leaves the server is made here."""

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Any

from saurian.core import Problem, Seat, State, commitment_to
from saurian.core.message import describe_message
from saurian.core.outcome import describe_outcome
from saurian.server.table import LogLine, Sitter, Table


def show_table(table: Table) -> dict[str, Any]:
    """What everyone may know about the table itself."""
    over = table.stage == "over"
    return {
        "id": table.id,
        "game": table.game.name,
        "rules": table.rules,
        "options": table.options.to_json(),
        "public": table.public,
        "host": table.host,
        "stage": table.stage,
        "clock": table.clock,
        "grace": table.grace,
        "seats": [_show_sitter(sitter) for sitter in table.sitters],
        "chance": {
            "commitment": _commitment(table.seed),
            "seed": table.seed if over else None,
            "added": [sitter.added for sitter in table.sitters] if table.stage != "open" else None,
        },
        "outcome": None if table.state is None else show_outcome(table.state),
        "rematch": table.rematch,
    }


def show_outcome(state: State[Any]) -> dict[str, Any] | None:
    """How the game ended; None while it goes on."""
    outcome = state.outcome()
    return None if outcome is None else describe_outcome(outcome)


@lru_cache(maxsize=4096)
def _commitment(seed: str) -> str:
    return commitment_to(seed)


def _show_sitter(sitter: Sitter) -> dict[str, Any]:
    return {"name": sitter.name, "bot": sitter.bot, "stand_in": sitter.stand_in, "gone": sitter.gone}


def show_view(table: Table, seat: Seat | None) -> dict[str, Any] | None:
    """What the seat may know of the game; None before it has begun."""
    if table.state is None:
        return None
    return table.game.describe(table.state.view(seat))


def show_log(table: Table, seat: Seat | None, since: int) -> list[dict[str, Any]]:
    """What the seat may read of what happened after a seq."""
    return [_show_line(line, seat) for line in _lines_after(table, since)]


def _lines_after(table: Table, since: int) -> tuple[LogLine, ...]:
    """Line n of the log tells of seq n."""
    return table.log[max(since + 1, 0) :]


def _show_line(line: LogLine, seat: Seat | None) -> dict[str, Any]:
    return {
        "seq": line.seq,
        "at": round(line.at, 3),
        "events": [describe_message(event) for event in line.events if event.heard_by(seat)],
    }


def show_problem(problem: Problem) -> dict[str, Any]:
    """What is wrong, for a reader to word."""
    cause = None if problem.cause is None else describe_message(problem.cause)
    return {**describe_message(problem.message), "cause": cause}


# --- messages to a socket -----------------------------------------------------------------------------


def hello(table: Table, seat: Seat | None, since: int) -> dict[str, Any]:
    """The first message: everything as it is now, and what happened since the reader was last here."""
    if since > table.seq:  # it knows a future that is not ours
        since = -1
    return {
        "type": "hello",
        "seq": table.seq,
        "seat": seat,
        "table": show_table(table),
        "view": show_view(table, seat),
        "log": show_log(table, seat, since),
        "acting": list(table.asked),
        "deadline": table.deadline(),
    }


def update(table: Table, seat: Seat | None, since: int) -> dict[str, Any]:
    """What is new since a seq. What is not in it has not changed, but for who owes a decision."""
    lines = _lines_after(table, since)
    message: dict[str, Any] = {
        "type": "update",
        "seq": table.seq,
        "log": [_show_line(line, seat) for line in lines],
        "acting": list(table.asked),
        "deadline": table.deadline(),
    }
    if any(line.about_table for line in lines):
        message["table"] = show_table(table)
    if not _is_quiet(lines, seat):
        message["view"] = show_view(table, seat)
    return message


def _is_quiet(lines: Iterable[LogLine], seat: Seat | None) -> bool:
    """Whether others have chosen in secret, and nothing else has happened."""
    return all(line.quiet and line.seat != seat for line in lines)


def is_alike_for_all_but_doers(table: Table, seat: Seat | None, since: int) -> bool:
    """Whether the seat's update is the same as a spectator's."""
    lines = _lines_after(table, since)
    return _is_quiet(lines, seat) and all(event.to is None for line in lines for event in line.events)


def presence(present: Collection[Seat], away: Collection[Seat]) -> dict[str, Any]:
    """Who is there, and for whom a bot may be called in."""
    return {"type": "presence", "present": sorted(present), "away": sorted(away)}

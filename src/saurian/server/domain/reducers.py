"""What each kind of entry does to a table. Nothing here changes what it is given."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from saurian.core import CHANCE, Action, Event, Seat, State
from saurian.core.state import settling
from saurian.server.domain.entry import NOTHING, Entry
from saurian.server.domain.history import LogLine
from saurian.server.domain.table import BOT_NAMES, FRESH_CHAIRS, Sitter, Table, invitation_of
from saurian.server.domain.undo import Checkpoint, before, remember


def resolve(table: Table, entry: Entry) -> tuple[Table, Entry]:
    """The table after a new entry, and the entry with what chance drew for it, by the seed of the table.
    Raises `IllegalAction` if it is a move against the rules."""
    after, drawn = _apply(table, entry)
    return after, entry if drawn is None else entry._replace(data={**entry.data, "chance": drawn})


def apply_entry(table: Table, entry: Entry) -> Table:
    """The table after an entry that is stored: chance does as the entry says. Changes nothing it is given."""
    return _apply(table, entry)[0]


def apply_entries(table: Table, entries: Iterable[Entry]) -> Table:
    """The table after all these entries."""
    for entry in entries:
        table = apply_entry(table, entry)
    return table


def _apply(table: Table, entry: Entry) -> tuple[Table, list[str] | None]:
    """The table after an entry, and what chance did; None: it was not its turn."""
    assert entry.seq == table.seq + 1, "an entry is missing"
    line, changes = APPLY[entry.kind](table, entry)
    if "returns" in entry.data:
        line, changes = _back_as_well(table, entry, line, changes)
    chance: list[str] | None = changes.pop("chance", None)
    if table.began is None:
        changes["began"] = _beginner(table, line)
    return table._replace(seq=entry.seq, log=table.log.append(line, entry.command), **changes), chance


def _beginner(table: Table, line: LogLine) -> Seat | None:
    """The seat that an event of the line names as the first to act."""
    told = (event.args["seat"] for event in line.events if event.id == table.game.beginning)
    return next((seat for seat in told if isinstance(seat, int)), None)


Applied = tuple[LogLine, dict[str, Any]]
"""A line for the log, and what else is different at the table."""


def _line(entry: Entry, *events: Event, quiet: bool = False, about_table: bool = True) -> LogLine:
    return LogLine(entry.seq, entry.at, events, entry.data.get("seat"), quiet, about_table)


def _with_sitter(table: Table, entry: Entry, event: str | None, **changes: Any) -> Applied:
    """One sitter changed, and a line that tells so, if there is an event to tell."""
    seat: Seat = entry.data["seat"]
    sitters = list(table.sitters)
    sitters[seat] = replace(sitters[seat], **changes)
    line = _line(entry, *([] if event is None else [Event(event, {"seat": seat})]))
    return line, {"sitters": tuple(sitters)}


def _sat(table: Table, entry: Entry) -> Applied:
    data, sitter = entry.data, table.sitters[entry.data["seat"]]
    person = {"name": data["name"], "added": data["added"], "gone": False}
    if sitter.name:
        return _with_sitter(table, entry, "table-renamed", **person)
    line, changes = _with_sitter(table, entry, "table-sat", **person, handed_over_at=entry.seq)
    return line, {**changes, **_host_if_none(table, data["seat"])}


def _host_if_none(table: Table, seat: Seat) -> dict[str, Any]:
    """Make the first person at a table that all people have left its host."""
    return {"host": seat} if table.host is None else {}


def _filled(table: Table, entry: Entry) -> Applied:
    name = entry.data.get("name", BOT_NAMES[entry.data["seat"]])
    line, changes = _with_sitter(
        table,
        entry,
        "table-filled",
        name=name,
        bot=entry.data["bot"],
        invited=False,
        handed_over_at=entry.seq,
    )
    return line, {**changes, **_without_wins(table, entry.data["seat"])}


def _came(table: Table, entry: Entry) -> Applied:
    line, changes = _with_sitter(table, entry, "table-sat", invited=False)
    changes |= _host_if_none(table, entry.data["seat"])
    if not entry.data.get("starts"):
        return line, changes
    begun, started = _started(table._replace(**changes), entry)
    return line._replace(events=line.events + begun.events), {**changes, **started}


def _removed(table: Table, entry: Entry) -> Applied:
    seat = entry.data["seat"]
    event = "table-removed" if table.sitters[seat].name else None
    line, changes = _with_sitter(table, entry, event, **_vacant(entry))
    return line, {**changes, **_without_wins(table, seat)}


def _vacant(entry: Entry) -> dict[str, Any]:
    """A seat that nobody has any right to."""
    nobody = {"name": "", "bot": None, "added": "", "gone": False, "invited": False}
    return {**nobody, "handed_over_at": entry.seq, "chair": FRESH_CHAIRS + entry.seq}


def _without_wins(table: Table, seat: Seat) -> dict[str, Any]:
    """Reset the wins of a seat that gets another person."""
    if table.series is None:
        return {}
    wins = tuple(0 if place == seat else won for place, won in enumerate(table.series.wins))
    return {"series": table.series._replace(wins=wins)}


def _swapped(table: Table, entry: Entry) -> Applied:
    one, other = entry.data["seat"], entry.data["other"]
    order = list(range(len(table.sitters)))
    order[one], order[other] = other, one
    sitters = tuple(
        replace(table.sitters[place], handed_over_at=entry.seq) if seat != place else table.sitters[place]
        for seat, place in enumerate(order)
    )
    changes: dict[str, Any] = {"sitters": sitters}
    if table.host in (one, other):
        changes["host"] = other if table.host == one else one
    if table.series is not None:
        changes["series"] = table.series._replace(wins=tuple(table.series.wins[place] for place in order))
    return _line(entry), changes


def _agreed(table: Table, entry: Entry) -> Applied:
    options = table.game.options(entry.data["options"])
    return _line(entry, Event("table-agreed")), {"options": options, "clock": entry.data["clock"]}


def _stood_in(table: Table, entry: Entry) -> Applied:
    return _with_sitter(table, entry, "table-stood-in", stand_in=entry.data["bot"])


def _returned(table: Table, entry: Entry) -> Applied:
    return _with_sitter(table, entry, "table-returned", stand_in=None, weaker=False, gone=False)


def _back_as_well(table: Table, entry: Entry, line: LogLine, changes: dict[str, Any]) -> Applied:
    """Tell everyone that a person who was away is back, because they decided something."""
    told, returned = _returned(table, entry)
    seen = line._replace(events=told.events + line.events, quiet=False, about_table=True)
    return seen, {**changes, **returned}


def _left(table: Table, entry: Entry) -> Applied:
    seat = entry.data["seat"]
    if table.stage == "open":
        chair = FRESH_CHAIRS + entry.seq if entry.data.get("vacated") else table.sitters[seat].chair
        line, changes = _with_sitter(table, entry, "table-left", **_vacant(entry) | {"chair": chair})
        host = table.host if table.host != seat else _next_host(changes["sitters"])
        return line, {**changes, "host": host, **_without_wins(table, seat)}
    bot = entry.data.get("bot", table.sitters[seat].stand_in)
    line, changes = _with_sitter(table, entry, "table-left", gone=True, stand_in=bot)
    if "bot" in entry.data:
        line = line._replace(events=(*line.events, Event("table-stood-in", {"seat": seat})))
    return line, changes


def _next_host(sitters: Iterable[Sitter]) -> Seat | None:
    """The host after the host has left; None: the next person who comes."""
    for seat, sitter in enumerate(sitters):
        if sitter.name and sitter.bot is None and not sitter.invited:
            return seat
    return None


def _handed(table: Table, entry: Entry) -> Applied:
    return _with_sitter(table, entry, "table-handed", handed_over_at=entry.seq)


def _joined(table: Table, entry: Entry) -> Applied:
    return _with_sitter(table, entry, None, handed_over_at=entry.seq)


def _said(table: Table, entry: Entry) -> Applied:
    event = Event("table-said", {"seat": entry.data["seat"], "phrase": entry.data["phrase"]})
    return _line(entry, event, about_table=False), {}


def _rematched(table: Table, entry: Entry) -> Applied:
    seat: Seat | None = entry.data.get("seat")
    event = Event("table-rematched") if seat is None else Event("table-asks-again", {"seat": seat})
    return _line(entry, event), {"rematch": entry.data["table"], "invitation": invitation_of(entry)}


def _started(table: Table, entry: Entry) -> Applied:
    filled, told = table, list[Event]()
    for bot in entry.data.get("filled", ()):
        line, changes = _filled(filled, entry._replace(data=bot))
        told += line.events
        filled = filled._replace(**changes)
    state = table.game.start(table.options, table.rules)
    events, changes = _settle(filled, state, (), entry)
    line = _line(entry, *told, Event("table-started"), *events)
    return line, {**changes, "sitters": filled.sitters, "series": filled.series}


def _moved(table: Table, entry: Entry) -> Applied:
    assert table.state is not None
    seat: Seat = entry.data["seat"]
    state = table.state.clone()
    action = table.game.read_move(entry.data["move"])
    events = state.apply(seat, action)
    moves = (*table.moves, (seat, action))
    kept = _remembered(table, entry, events)
    late = _late_after(table, entry)
    if late.get(seat) and seat not in table.late:
        events = [Event("table-time-up", {"seat": seat}), *events]
    if set(state.acting()) == table.asked.keys() - {seat} != set():  # others still choose
        asked = {other: since for other, since in table.asked.items() if other != seat}
        line = _line(entry, *events, quiet=True, about_table=False)
        waiting = {"state": state, "moves": moves, "asked": asked, "checkpoints": kept, "late": late}
        return _tell_who_plays(table, entry, line, waiting)
    later, changes = _settle(table, state, moves, entry)
    if table.game.turn_of(state) != table.game.turn_of(table.state):
        late = NOTHING
    line = _line(entry, *events, *later, about_table=not state.acting())
    return _tell_who_plays(table, entry, line, {**changes, "checkpoints": kept, "late": late})


def _tell_who_plays(table: Table, entry: Entry, line: LogLine, changes: dict[str, Any]) -> Applied:
    """Everyone is told when the greedy bot begins to decide for a level, and when that is ready."""
    seat, weaker = entry.data["seat"], "weaker" in entry.data
    if entry.data.get("by") != "bot" or table.sitters[seat].weaker == weaker:
        return line, changes
    told, sitters = _with_sitter(
        table, entry, "table-weaker-bot" if weaker else "table-own-bot", weaker=weaker
    )
    seen = line._replace(events=told.events + line.events, about_table=True)
    return seen, {**changes, **sitters}


def _late_after(table: Table, entry: Entry) -> Mapping[Seat, str]:
    """Whose turn a bot finishes after this decision: that of who was too late, until the person decides."""
    seat: Seat = entry.data["seat"]
    if "by" not in entry.data:
        return _in_time(table, seat)
    return table.late if "bot" not in entry.data else {**table.late, seat: entry.data["bot"]}


def _in_time(table: Table, seat: Seat) -> Mapping[Seat, str]:
    """The late seats without this one."""
    return {other: bot for other, bot in table.late.items() if other != seat} if table.late else NOTHING


def _remembered(table: Table, entry: Entry, events: Iterable[Event]) -> tuple[Checkpoint, ...]:
    """What can be gone back to after a decision; those of bots are not remembered."""
    seat: Seat = entry.data["seat"]
    if table.sitters[seat].bot is not None:
        return table.checkpoints
    assert table.state is not None
    asked = table.asked.get(seat, table.seq)
    simultaneous = len(table.asked) > 1 or any(line.quiet for line in table.log.after(asked))
    revealing = simultaneous or any(event.id in table.game.revealing for event in events)
    latest = Checkpoint(seat, entry.seq, table.state, len(table.moves), table.draws, revealing)
    return remember(table.checkpoints, latest)


def _undone(table: Table, entry: Entry) -> Applied:
    seat: Seat = entry.data["seat"]
    point = next(one for one in table.checkpoints if one.seq == entry.data["undone"])
    line = _line(entry, Event("table-undone", {"seat": seat, "since": point.seq}), about_table=False)
    return line, {
        "state": point.state,
        "moves": table.moves[: point.moves],
        "draws": point.draws,
        "asked": dict.fromkeys(point.state.acting(), entry.seq),
        "asked_at": entry.at,
        "checkpoints": before(table.checkpoints, point.seq),
        "late": _in_time(table, seat),
    }


def _retracted(table: Table, entry: Entry) -> Applied:
    assert table.state is not None
    seat: Seat = entry.data["seat"]
    state = table.state.clone()
    state.retract(seat)
    latest = max(place for place, (by, _) in enumerate(table.moves) if by == seat)
    line = _line(entry, Event("retracted", {"seat": seat}), quiet=True, about_table=False)
    return line, {
        "state": state,
        "moves": (*table.moves[:latest], *table.moves[latest + 1 :]),
        "asked": {**table.asked, seat: entry.seq},
        "late": _in_time(table, seat),
    }


def _settle(
    table: Table, state: State[Any], moves: Iterable[tuple[Seat, Action]], entry: Entry
) -> tuple[list[Event], dict[str, Any]]:
    """Let chance act after these moves, and ask anew who owes a decision. Chance acts as the entry says, or,
    if it is new, as the seed says."""
    events: list[Event] = []
    moves = list(moves)
    stored = entry.data.get("chance")
    texts: list[str] = []
    fairness = table.fairness

    def draw(state: State[Any]) -> Action:
        number = len(texts)
        action: Action = (
            state.sample(fairness.draw(table.draws + number))
            if stored is None
            else table.game.read_move(stored[number])
        )
        texts.append(action.text)
        return action

    for action, heard in settling(state, draw):
        events += heard
        moves.append((CHANCE, action))
    changes = {
        "state": state,
        "moves": tuple(moves),
        "draws": table.draws + len(texts),
        "asked": dict.fromkeys(state.acting(), entry.seq),
        "asked_at": entry.at,
        "chance": texts,
    }
    return events, changes


APPLY: dict[str, Callable[[Table, Entry], Applied]] = {
    "sat": _sat,
    "filled": _filled,
    "came": _came,
    "removed": _removed,
    "swapped": _swapped,
    "agreed": _agreed,
    "started": _started,
    "moved": _moved,
    "retracted": _retracted,
    "undone": _undone,
    "said": _said,
    "stood-in": _stood_in,
    "returned": _returned,
    "left": _left,
    "handed": _handed,
    "joined": _joined,
    "rematched": _rematched,
}

"""A table as its entries tell it. Nothing here knows of databases, sockets or clocks.

A table is a value: `follow` makes the next one from an entry, and the one before stays as it was. So a reader
never sees what is not stored yet.

An entry is one command that was accepted, with what chance made of it:

    created    what is agreed and who may sit where
    sat        a person takes a seat            filled     a bot takes a seat that was open
    started    the game begins                  moved      a seat decides (itself, its bot, or the clock)
    retracted  a seat takes its choice back     said       a quick phrase
    stood-in   a bot plays for an absent person returned   the person plays again
    left       a person leaves                  handed     a seat goes over to who has the new link
    joined     the seat is the newcomer's alone rematched  the same people at another table
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, NamedTuple

from saurian.core import (
    CHANCE,
    Action,
    AnyGame,
    Event,
    Fairness,
    Options,
    Player,
    Seat,
    State,
    write_record,
)
from saurian.games import find_game

BOT_NAMES = ("Amber", "Basalt", "Cycad", "Dune", "Ember", "Fern")
"""By seat, what a bot is called there."""

NOTHING: Mapping[Any, Any] = MappingProxyType({})


class Entry(NamedTuple):
    """One line of a table's history."""

    table_id: str
    seq: int
    command: str
    """Unique at the table, so that a command that is sent twice counts once."""
    at: float
    kind: str
    data: dict[str, Any]


class LogLine(NamedTuple):
    """What one entry gave to read, and what it changed."""

    seq: int
    at: float
    events: tuple[Event, ...]
    seat: Seat | None
    """Who did it."""
    quiet: bool
    """Others see of it only who still owes a decision: a secret choice that is not the last."""
    about_table: bool
    """Seats, stage or links changed."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits at a seat."""

    name: str
    """Empty: nobody yet."""
    bot: str | None = None
    """The level of the bot that sits there."""
    stand_in: str | None = None
    """The level of the bot that plays for the person."""
    gone: bool = False
    """The person has left."""
    added: str = ""
    """What the person added to chance."""
    closed: int = 0
    """The seq at which the seat last changed hands: who watched from there must show anew that he may."""

    @property
    def player(self) -> str | None:
        """The level of the bot that decides here; None: a person does."""
        return self.bot or self.stand_in

    @property
    def is_away(self) -> bool:
        """Whether the person has left, or a bot plays for him."""
        return self.gone or self.stand_in is not None


class Table(NamedTuple):
    """Everything about a table after some entry. A tuple, because it is made anew at every move."""

    id: str
    seed: str
    """Of chance; secret until the game is over."""
    game: AnyGame
    rules: int
    options: Options
    public: bool
    host: Seat | None
    """Who may start the game."""
    clock: int | None
    """Seconds for a decision; None: any time."""
    grace: int | None
    """Seconds of absence after which others may call a bot in; None: never."""
    sitters: tuple[Sitter, ...]
    seq: int = 0
    state: State[Any] | None = None
    """None: not started."""
    moves: tuple[tuple[Seat, Action], ...] = ()
    log: tuple[LogLine, ...] = ()
    commands: Mapping[str, int] = NOTHING
    """The commands that were accepted, with their seq."""
    asked: Mapping[Seat, int] = NOTHING
    """Who owes a decision, and since which seq."""
    asked_at: float = 0
    """When the decisions that are owed became due."""
    draws: int = 0
    """How often chance has acted."""
    rematch: str | None = None
    """The table where they play again."""

    @property
    def stage(self) -> str:
        """`open`, `playing` or `over`."""
        if self.state is None:
            return "open"
        return "playing" if self.state.acting() else "over"

    @property
    def fairness(self) -> Fairness:
        """Where chance comes from."""
        return Fairness(self.seed, tuple(sitter.added for sitter in self.sitters))

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        """Where nobody sits yet."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if not sitter.name)

    def bots_to_move(self) -> tuple[Seat, ...]:
        """The seats that owe a decision which a bot makes."""
        return tuple(seat for seat in self.asked if self.sitters[seat].player is not None)

    def deadline(self) -> float | None:
        """When the clock of the people who owe a decision runs out."""
        if self.clock is None or all(self.sitters[seat].player for seat in self.asked):
            return None
        return self.asked_at + self.clock

    def record(self) -> str:
        """The record, with what is needed to check its chance; for a game that is over."""
        assert self.stage == "over", "the record of a game under way tells secrets"
        assert self.state is not None
        players = [Player(sitter.name, sitter.bot) for sitter in self.sitters]
        options = self.options.to_json()
        return write_record(self.game, self.state, self.rules, options, players, self.moves, self.fairness)


def create(entry: Entry, seed: str) -> Table:
    """The table of an entry `created`."""
    data = entry.data
    game = find_game(data["game"])
    return Table(
        id=entry.table_id,
        seed=seed,
        game=game,
        rules=data["rules"],
        options=game.options(data["options"]),
        public=data["public"],
        host=data["host"],
        clock=data["clock"],
        grace=data["grace"],
        sitters=tuple(Sitter(seat["name"], seat["bot"]) for seat in data["seats"]),
        log=(LogLine(0, entry.at, (), None, False, True),),
        commands={entry.command: 0},
    )


def follow(table: Table, entry: Entry) -> Table:
    """The table after one more entry. What chance must add to a new one is drawn and written into it."""
    assert entry.seq == table.seq + 1, "an entry is missing"
    line, changes = FOLLOWERS[entry.kind](table, entry)
    if "returns" in entry.data:
        line, changes = _back_as_well(table, entry, line, changes)
    commands = {**table.commands, entry.command: entry.seq}
    return table._replace(seq=entry.seq, log=(*table.log, line), commands=commands, **changes)


def follow_all(table: Table, entries: Iterable[Entry]) -> Table:
    """The table after all these entries."""
    for entry in entries:
        table = follow(table, entry)
    return table


# --- what each kind of entry does ---------------------------------------------------------------------


Followed = tuple[LogLine, dict[str, Any]]
"""A line for the log, and what else is different at the table."""


def _line(entry: Entry, *events: Event, quiet: bool = False, about_table: bool = True) -> LogLine:
    return LogLine(entry.seq, entry.at, events, entry.data.get("seat"), quiet, about_table)


def _with_sitter(table: Table, entry: Entry, event: str | None, **changes: Any) -> Followed:
    """One sitter changed, and a line that tells so, if there is an event to tell."""
    seat: Seat = entry.data["seat"]
    sitters = list(table.sitters)
    sitters[seat] = replace(sitters[seat], **changes)
    line = _line(entry, *([] if event is None else [Event(event, {"seat": seat})]))
    return line, {"sitters": tuple(sitters)}


def _sat(table: Table, entry: Entry) -> Followed:
    data = entry.data
    return _with_sitter(table, entry, "table-sat", name=data["name"], added=data["added"], gone=False)


def _filled(table: Table, entry: Entry) -> Followed:
    name, bot = BOT_NAMES[entry.data["seat"]], entry.data["bot"]
    return _with_sitter(table, entry, "table-filled", name=name, bot=bot, closed=entry.seq)


def _stood_in(table: Table, entry: Entry) -> Followed:
    return _with_sitter(table, entry, "table-stood-in", stand_in=entry.data["bot"])


def _returned(table: Table, entry: Entry) -> Followed:
    return _with_sitter(table, entry, "table-returned", stand_in=None, gone=False)


def _back_as_well(table: Table, entry: Entry, line: LogLine, changes: dict[str, Any]) -> Followed:
    """Somebody decided himself while he was away: everyone sees that he is back."""
    told, returned = _returned(table, entry)
    seen = line._replace(events=told.events + line.events, quiet=False, about_table=True)
    return seen, {**changes, **returned}


def _left(table: Table, entry: Entry) -> Followed:
    if table.stage == "open":
        return _with_sitter(table, entry, "table-left", name="", added="")
    return _with_sitter(table, entry, "table-left", gone=True)


def _handed(table: Table, entry: Entry) -> Followed:
    return _with_sitter(table, entry, "table-handed", closed=entry.seq)


def _joined(table: Table, entry: Entry) -> Followed:
    return _with_sitter(table, entry, None, closed=entry.seq)


def _said(table: Table, entry: Entry) -> Followed:
    event = Event("table-said", {"seat": entry.data["seat"], "phrase": entry.data["phrase"]})
    return _line(entry, event, about_table=False), {}


def _rematched(table: Table, entry: Entry) -> Followed:
    return _line(entry, Event("table-rematched")), {"rematch": entry.data["table"]}


def _started(table: Table, entry: Entry) -> Followed:
    state = table.game.start(table.options, table.rules)
    events, changes = _settle(table, state, (), entry)
    return _line(entry, Event("table-started"), *events), changes


def _moved(table: Table, entry: Entry) -> Followed:
    assert table.state is not None
    seat: Seat = entry.data["seat"]
    state = table.state.clone()
    action = table.game.read_move(entry.data["move"])
    events = state.apply(seat, action)
    moves = (*table.moves, (seat, action))
    if set(state.acting()) == table.asked.keys() - {seat} != set():  # others still choose
        asked = {other: since for other, since in table.asked.items() if other != seat}
        line = _line(entry, *events, quiet=True, about_table=False)
        return line, {"state": state, "moves": moves, "asked": asked}
    later, changes = _settle(table, state, moves, entry)
    return _line(entry, *events, *later, about_table=not state.acting()), changes


def _retracted(table: Table, entry: Entry) -> Followed:
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
    }


def _settle(
    table: Table, state: State[Any], moves: Iterable[tuple[Seat, Action]], entry: Entry
) -> tuple[list[Event], dict[str, Any]]:
    """Let chance act after these moves, and ask anew who owes a decision. Chance acts as the entry says, or,
    if it says nothing yet, as the seed says, which it says then."""
    events: list[Event] = []
    moves = list(moves)
    stored = entry.data.get("chance")
    texts: list[str] = []
    fairness, draws = table.fairness, table.draws
    while (acting := state.acting()) == (CHANCE,):
        if stored is None:
            action = state.sample(fairness.draw(draws))
        else:
            action = table.game.read_move(stored[len(texts)])
        texts.append(action.text)
        events += state.apply(CHANCE, action)
        moves.append((CHANCE, action))
        draws += 1
    entry.data["chance"] = texts
    asked = dict.fromkeys(acting, entry.seq)
    changes = {"state": state, "moves": tuple(moves), "draws": draws, "asked": asked, "asked_at": entry.at}
    return events, changes


FOLLOWERS: dict[str, Callable[[Table, Entry], Followed]] = {
    "sat": _sat,
    "filled": _filled,
    "started": _started,
    "moved": _moved,
    "retracted": _retracted,
    "said": _said,
    "stood-in": _stood_in,
    "returned": _returned,
    "left": _left,
    "handed": _handed,
    "joined": _joined,
    "rematched": _rematched,
}

"""A table as its entries tell it. Nothing here knows of databases, sockets or clocks.

A table is a value: `apply_entry` (see `reducers`) makes the next one from an entry, and the one before stays
as it was. So a reader never sees what is not stored yet.
"""

from collections.abc import Container, Mapping
from dataclasses import dataclass
from operator import add
from typing import Any, NamedTuple

from saurian.core import (
    Action,
    AnyGame,
    Fairness,
    Options,
    Player,
    Seat,
    State,
    write_record,
)
from saurian.games import find_game
from saurian.server.domain.entry import NOTHING, Entry
from saurian.server.domain.history import History, LogLine
from saurian.server.domain.undo import Checkpoint

BOT_NAMES = ("Amber", "Basalt", "Cycad", "Dune", "Ember", "Fern")
"""By seat, what a bot is called there. Readers see it in their language: `bot-name-amber`."""

INVITATION_SECONDS = 20
"""So long a rematch waits for those who are invited, before it can begin without them."""

FRESH_CHAIRS = 10
"""Chairs from here on are those of seats that somebody has left; `FRESH_CHAIRS` plus the seq."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """The person or bot on a seat."""

    name: str
    """Empty: nobody yet."""
    bot: str | None = None
    """The level of the bot that sits there."""
    stand_in: str | None = None
    """The level of the bot that plays for the person."""
    weaker: bool = False
    """The greedy bot decides for the level that should, because that is not ready on the server."""
    gone: bool = False
    """The person has left."""
    added: str = ""
    """What the person added to chance."""
    handed_over_at: int = 0
    """The seq at which the seat last changed hands: sockets opened before must prove again that they may."""
    invited: bool = False
    """The person has been asked to play again, and has not come yet."""
    chair: int = 0
    """By what storage knows who may sit here. It goes along when seats change places, and a seat that
    somebody has left gets another, so that no device and no link of before opens it."""

    @property
    def player(self) -> str | None:
        """The level of the bot that decides here; None: a person does."""
        return self.bot or self.stand_in

    @property
    def is_away(self) -> bool:
        """Whether the person has left, or a bot stands in for them."""
        return self.gone or self.stand_in is not None


class Invitation(NamedTuple):
    """Somebody wants to play again."""

    seat: Seat
    """Who."""
    until: float
    """Until when those who are asked can be sure that it waits."""


class Series(NamedTuple):
    """Games of the same people, one after the other."""

    games: int
    wins: tuple[int, ...]
    """By seat; a shared win counts for each."""


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
    """The seat that may start the game."""
    clock: int | None
    """Seconds for a decision; None: any time."""
    grace: int | None
    """Seconds of absence after which others may call a bot in; None: never."""
    sitters: tuple[Sitter, ...]
    log: History
    seq: int = 0
    state: State[Any] | None = None
    """None: not started."""
    moves: tuple[tuple[Seat, Action], ...] = ()
    asked: Mapping[Seat, int] = NOTHING
    """The seats that must decide, and since which seq."""
    asked_at: float = 0
    """When the decisions that are owed became due."""
    draws: int = 0
    """How often chance has acted."""
    rematch: str | None = None
    """The table where they play again."""
    invitation: "Invitation | None" = None
    """To a rematch: there, or here, where it takes place."""
    series: "Series | None" = None
    """How the games before this one ended; None: there were none."""
    late: Mapping[Seat, str] = NOTHING
    """Whose time ran out in this turn, and the level of the bot that finishes it."""
    began: Seat | None = None
    """The seat that an event has named as the first to act."""
    checkpoints: tuple[Checkpoint, ...] = ()
    """What can be gone back to."""

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

    @property
    def missing(self) -> tuple[Seat, ...]:
        """Where nobody sits yet, or somebody is invited who has not come."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if not sitter.name or sitter.invited)

    def seats_of(self, chairs: Container[int]) -> frozenset[Seat]:
        """The seats of these chairs."""
        return frozenset(seat for seat, sitter in enumerate(self.sitters) if sitter.chair in chairs)

    def decider(self, seat: Seat) -> str | None:
        """The level of the bot that decides there now; None: a person does."""
        return self.sitters[seat].player or self.late.get(seat)

    def bots_to_move(self) -> tuple[Seat, ...]:
        """The seats that owe a decision which a bot makes."""
        return tuple(seat for seat in self.asked if self.decider(seat) is not None)

    def deadline(self) -> float | None:
        """When the clock of the people who owe a decision runs out."""
        if self.clock is None or all(self.decider(seat) for seat in self.asked):
            return None
        return self.asked_at + self.clock

    def wake_at(self, bot_patience: float) -> float | None:
        """When a server must look at the table if nothing happens before: the clock runs out, or a bot has
        not moved for `bot_patience` seconds."""
        times = [self.deadline(), self.asked_at + bot_patience if self.bots_to_move() else None]
        return min((at for at in times if at is not None), default=None)

    def series_now(self) -> Series | None:
        """The series with this game, as far as it is over."""
        outcome = None if self.state is None else self.state.outcome()
        if outcome is None:
            return self.series
        before = self.series or Series(0, (0,) * len(self.sitters))
        won = (rank == 1 for rank in outcome.ranks)
        return Series(before.games + 1, tuple(map(add, before.wins, won)))

    def beginner(self) -> Seat | None:
        """The seat that began; None: the game has no such seat, or it is unknown."""
        agreed: Seat | None = self.options.to_json().get("first")
        return self.began if agreed is None else agreed

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
        sitters=tuple(
            Sitter(seat["name"], seat["bot"], invited=seat.get("invited", False), chair=place)
            for place, seat in enumerate(data["seats"])
        ),
        invitation=invitation_of(entry) if "series" in data else None,
        series=Series(data["series"]["games"], tuple(data["series"]["wins"])) if "series" in data else None,
        log=History([LogLine(0, entry.at, (), None, False, True)], {entry.command: 0}),
    )


def invitation_of(entry: Entry) -> Invitation | None:
    """The seat that asks to play again, and how long it waits for the others."""
    host = entry.data.get("host", entry.data.get("seat"))
    return None if host is None else Invitation(host, entry.at + INVITATION_SECONDS)

"""Tables and their histories without a server: random people do whatever they may, and more."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from saurian.core import Problem, Seat, commitment_to
from saurian.server.domain.absence import Context
from saurian.server.domain.authorisation import Change, authorise
from saurian.server.domain.commands import Leave, Move, Retract, Return, Say, StandIn
from saurian.server.domain.creation import make_plan
from saurian.server.domain.entry import Entry
from saurian.server.domain.reducers import resolve
from saurian.server.domain.table import Table, create
from saurian.server.storage.database import open_database
from saurian.server.storage.store import Store

SEED = "5a" * 32
NOBODY = Context(0.0, {})


class Step(NamedTuple):
    """One entry, and the table before and after it."""

    before: Table
    entry: Entry
    after: Table


def new_table(game: str, players: int, seed: str = SEED, **wish: Any) -> tuple[Table, Entry]:
    """A table of people, not started yet."""
    seats = [("device", name, "") for name in "ABCDEF"[:players]]
    options = wish.pop("options", {})
    plan = make_plan(game, options, seats, False, wish.pop("clock", None), wish.pop("grace", 60))
    data = {
        "game": plan.game,
        "rules": plan.rules,
        "options": plan.options,
        "seats": plan.seats,
        "public": False,
        "clock": plan.clock,
        "grace": plan.grace,
        "host": 0,
        "commitment": commitment_to(seed),
    }
    entry = Entry("table", 0, "create", 1000.0, "created", data)
    return create(entry, seed), entry


def add(table: Table, kind: str, /, **data: Any) -> Step:
    """One more entry."""
    seq = table.seq + 1
    entry = Entry(table.id, seq, f"c{seq}", 1000.0 + seq, kind, data)
    after, entry = resolve(table, entry)
    return Step(table, entry, after)


def accept(table: Table, seat: Seat, command: Any, context: Context = NOBODY) -> Step:
    """What becomes of a seat's command. Raises `Problem` if it is refused."""
    kind, data = authorise(table, seat, command, context)
    return add(table, kind, **data)


def started(game: str, players: int, **wish: Any) -> Table:
    """A table whose game has begun."""
    return add(new_table(game, players, **wish)[0], "started").after


def play(table: Table, rng: Random, retracting: bool = True) -> Iterator[Step]:
    """To the end at random; now and then somebody takes a choice back, talks, leaves or returns."""
    while table.stage == "playing":
        assert table.state is not None
        seat = rng.choice(list(table.asked))
        move = rng.choice(table.state.legal(seat)).text
        wishes: list[tuple[Seat, Any]] = [(seat, Move(id="m", move=move, seen=table.seq))]
        if retracting and rng.random() < 0.3:
            other = rng.randrange(len(table.sitters))
            wishes.insert(0, (other, rng.choice(ASIDE)))
        for who, wish in wishes:
            try:
                step = accept(table, who, wish)
            except Problem:
                continue
            yield step
            table = step.after


ASIDE = [
    Retract(id="r"),
    Retract(id="r"),
    Retract(id="r"),
    Say(id="s", phrase="hello"),
    Leave(id="l"),
    Return(id="b"),
    StandIn(id="i", seat=0),
]


def verdict(table: Table, seat: Seat, command: Any, context: Context = NOBODY) -> Change | str:
    """How a command is judged: what it becomes, or the id of why not."""
    try:
        change = authorise(table, seat, command, context)
        add(table, change.kind, **change.data)
    except Problem as problem:
        return problem.message.id
    return change


async def stored_entries(database: str, table_id: str) -> tuple[str, list[Entry]]:
    """The seed and the entries of a table, as a database holds them."""
    engine = open_database(database)
    try:
        stored = await Store(engine).load(table_id)
    finally:
        await engine.dispose()
    assert stored is not None
    return stored.seed, stored.entries

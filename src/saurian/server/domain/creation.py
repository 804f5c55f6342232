"""How a table comes to be: made anew, or once more for the same people."""

import secrets
from collections.abc import Collection, Mapping, Sequence
from time import time
from typing import Any, NamedTuple

from saurian.core import SEED_BYTES, Message, Problem, Seat, commitment_to
from saurian.games import find_game
from saurian.server.domain.commands import check_bot, clean_name
from saurian.server.domain.entry import Entry
from saurian.server.domain.table import BOT_NAMES, Table
from saurian.server.http.access import hashed, new_secret, new_table_id
from saurian.server.metrics import TABLES_CREATED
from saurian.server.storage.store import Store


class TablePlan(NamedTuple):
    """What is agreed about a new table, checked."""

    game: str
    options: dict[str, Any]
    rules: int
    seats: list[dict[str, Any]]
    """By seat, name and bot, as in the first entry."""
    sitting: frozenset[Seat]
    """The people who sit there at once."""
    public: bool
    clock: int | None
    grace: int | None

    @property
    def people(self) -> list[Seat]:
        """The seats of people, present or expected."""
        return [seat for seat, sitter in enumerate(self.seats) if sitter["bot"] is None]

    @property
    def expected(self) -> list[Seat]:
        """The seats where nobody sits yet."""
        return [seat for seat, sitter in enumerate(self.seats) if not sitter["name"]]


class CreatedTable(NamedTuple):
    """A new table."""

    id: str
    secrets: dict[Seat, str]
    """What opens each seat of a person."""


def make_plan(
    game_name: str,
    raw_options: Mapping[str, Any],
    seats: Sequence[tuple[str, str, str]],
    public: bool,
    clock: int | None,
    grace: int | None,
) -> TablePlan:
    """Check what is wished: `seats` are kind, name and bot. Raises `Problem` for what cannot be."""
    game = find_game(game_name)
    if raw_options.get("players", len(seats)) != len(seats):
        raise Problem(Message("bad-seats", {"count": len(seats), "players": str(raw_options["players"])}))
    if all(kind == "bot" for kind, _, _ in seats):
        raise Problem(Message("bad-nobody"))
    options = game.options({**raw_options, "players": len(seats)})
    sitters = [_sitter(game.name, place, *seat) for place, seat in enumerate(seats)]
    sitting = frozenset(place for place, (kind, _, _) in enumerate(seats) if kind == "device")
    return TablePlan(game.name, options.to_json(), game.rules_version, sitters, sitting, public, clock, grace)


def _sitter(game: str, place: Seat, kind: str, name: str, bot: str) -> dict[str, Any]:
    if kind == "bot":
        check_bot(game, bot)
        return {"name": BOT_NAMES[place], "bot": bot}
    return {"name": clean_name(name) if kind == "device" else "", "bot": None}


async def make_table(store: Store, plan: TablePlan, device: str) -> CreatedTable:
    """Store a new table; the device sits where the plan says."""
    seed = secrets.token_hex(SEED_BYTES)
    made = CreatedTable(new_table_id(), {seat: new_secret() for seat in plan.people})
    entry = _first_entry(made.id, plan, seed)
    hashes = {seat: hashed(secret) for seat, secret in made.secrets.items()}
    await store.create(entry, seed, hashes, [(device, seat) for seat in sorted(plan.sitting)], "open")
    TABLES_CREATED.labels(plan.game).inc()
    return made


def _first_entry(table_id: str, plan: TablePlan, seed: str, **more: Any) -> Entry:
    data = {
        "game": plan.game,
        "rules": plan.rules,
        "options": plan.options,
        "seats": plan.seats,
        "public": plan.public,
        "clock": plan.clock,
        "grace": plan.grace,
        "host": min(plan.sitting, default=min(plan.people, default=None)),
        "commitment": commitment_to(seed),
        **more,
    }
    return Entry(table_id, 0, "create", time(), "created", data)


def rematch_plan(table: Table, asking: Collection[Seat]) -> TablePlan:
    """The same again, but that another begins. Those who ask are there, the other people are invited; where
    somebody has left, the seat is free."""
    seats = [
        {
            "name": "" if sitter.gone and seat not in asking else sitter.name,
            "bot": sitter.bot,
            "invited": sitter.bot is None and not sitter.gone and seat not in asking,
        }
        for seat, sitter in enumerate(table.sitters)
    ]
    options, beginner = table.options.to_json(), table.beginner()
    if beginner is not None:
        options["first"] = (beginner + 1) % len(seats)
    there = frozenset(asking)
    return TablePlan(
        table.game.name,
        options,
        table.game.rules_version,
        seats,
        there,
        table.public,
        table.clock,
        table.grace,
    )


async def make_rematch(store: Store, table: Table, asking: Collection[Seat]) -> str:
    """Store the table where the same people play again, with the links and devices they have."""
    plan, seed = rematch_plan(table, asking), secrets.token_hex(SEED_BYTES)
    series = table.series_now()
    assert series is not None, "only a game that is over has a rematch"
    entry = _first_entry(new_table_id(), plan, seed, series=series._asdict())
    copied = {seat: (table.id, sitter.chair) for seat, sitter in enumerate(table.sitters)}
    await store.create(entry, seed, {}, [], "open", copied)
    TABLES_CREATED.labels(plan.game).inc()
    return entry.table_id

"""How a table comes to be: made anew, or once more for the same people."""

import secrets
from collections.abc import Mapping, Sequence
from time import time
from typing import Any, NamedTuple

from saurian.core import SEED_BYTES, Message, Problem, Seat, commitment_to
from saurian.games import find_game
from saurian.server.access import hashed, new_secret, new_table_id
from saurian.server.commands import check_bot, clean_name
from saurian.server.metrics import TABLES_CREATED
from saurian.server.storage.store import Store
from saurian.server.table import BOT_NAMES, Entry, Table


class Plan(NamedTuple):
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


class Made(NamedTuple):
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
) -> Plan:
    """Check what is wished: `seats` are kind, name and bot. Raises `Problem` for what cannot be."""
    game = find_game(game_name)
    if raw_options.get("players", len(seats)) != len(seats):
        raise Problem(Message("bad-seats", {"count": len(seats), "players": str(raw_options["players"])}))
    if all(kind == "bot" for kind, _, _ in seats):
        raise Problem(Message("bad-nobody"))
    options = game.options({**raw_options, "players": len(seats)})
    sitters = [_sitter(game.name, place, *seat) for place, seat in enumerate(seats)]
    sitting = frozenset(place for place, (kind, _, _) in enumerate(seats) if kind == "device")
    return Plan(game.name, options.to_json(), game.rules_version, sitters, sitting, public, clock, grace)


def _sitter(game: str, place: Seat, kind: str, name: str, bot: str) -> dict[str, Any]:
    if kind == "bot":
        check_bot(game, bot)
        return {"name": BOT_NAMES[place], "bot": bot}
    return {"name": clean_name(name) if kind == "device" else "", "bot": None}


async def make_table(store: Store, plan: Plan, device: str) -> Made:
    """Store a new table; the device sits where the plan says."""
    seed = secrets.token_hex(SEED_BYTES)
    made = Made(new_table_id(), {seat: new_secret() for seat in plan.people})
    entry = _first_entry(made.id, plan, seed)
    hashes = {seat: hashed(secret) for seat, secret in made.secrets.items()}
    await store.create(entry, seed, hashes, [(device, seat) for seat in sorted(plan.sitting)], "open")
    TABLES_CREATED.labels(plan.game).inc()
    return made


def _first_entry(table_id: str, plan: Plan, seed: str) -> Entry:
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
    }
    return Entry(table_id, 0, "create", time(), "created", data)


def rematch_plan(table: Table) -> Plan:
    """The same again, everybody one seat further, so that another begins."""
    players = len(table.sitters)
    sitters = [table.sitters[(seat - 1) % players] for seat in range(players)]
    seats = [
        {"name": BOT_NAMES[seat] if sitter.bot else sitter.name, "bot": sitter.bot}
        for seat, sitter in enumerate(sitters)
    ]
    people = frozenset(seat for seat, sitter in enumerate(seats) if sitter["bot"] is None)
    game = table.game
    options = table.options.to_json()
    return Plan(game.name, options, game.rules_version, seats, people, table.public, table.clock, table.grace)


async def make_rematch(store: Store, table: Table) -> str:
    """Store the table where the same people play again, with the links and devices they have."""
    plan, seed = rematch_plan(table), secrets.token_hex(SEED_BYTES)
    entry = _first_entry(new_table_id(), plan, seed)
    await store.create(entry, seed, {}, [], "open")
    players = len(table.sitters)
    await store.copy_seats(table.id, {seat: (seat + 1) % players for seat in range(players)}, entry.table_id)
    TABLES_CREATED.labels(plan.game).inc()
    return entry.table_id

"""New tables: made from what is wished, or once more for the same people."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from saurian.core import Message, Problem, Seat, commitment_to
from saurian.games import find_game
from saurian.server.domain.authorisation import check_bot
from saurian.server.domain.entry import Creation, Entry
from saurian.server.domain.names import clean_name
from saurian.server.domain.reducers import resolve
from saurian.server.domain.table import BOT_NAMES, Table, create


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


def new_table(
    table_id: str,
    seed: str,
    plan: TablePlan,
    now: float,
    secret_hashes: Mapping[Seat, str],
    device: str,
    start: bool,
    bot_patience: float,
) -> Creation:
    """A new table to be stored; the device sits where the plan says. With `start` its game begins at once."""
    sitting = tuple((device, seat) for seat in sorted(plan.sitting))
    creation = Creation(
        (_first_entry(table_id, plan, seed, now),), seed, "open", None, secret_hashes, sitting
    )
    return _started(creation, bot_patience) if start else creation


def _started(creation: Creation, bot_patience: float) -> Creation:
    """The same table with its game begun."""
    (first,) = creation.entries
    start = Entry(first.table_id, 1, "start", first.at, "started", {})
    table, entry = resolve(create(first, creation.seed), start)
    wake_at = table.wake_at(bot_patience)
    return creation._replace(entries=(first, entry), stage=table.stage, wake_at=wake_at)


def _first_entry(table_id: str, plan: TablePlan, seed: str, now: float, **more: Any) -> Entry:
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
    return Entry(table_id, 0, "create", now, "created", data)


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


def new_rematch(
    table: Table, asking: Collection[Seat], table_id: str, seed: str, now: float, bot_patience: float
) -> Creation:
    """The table to be stored where the same people play again, with the links and devices they have. If
    nobody is missing, the game begins at once."""
    plan, series = rematch_plan(table, asking), table.series_now()
    assert series is not None, "only a game that is over has a rematch"
    entry = _first_entry(table_id, plan, seed, now, series=series._asdict())
    copied = {seat: (table.id, sitter.chair) for seat, sitter in enumerate(table.sitters)}
    creation = Creation((entry,), seed, "open", None, copied=copied)
    return creation if create(entry, seed).missing else _started(creation, bot_patience)

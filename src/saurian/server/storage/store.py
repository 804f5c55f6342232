"""Reading and writing what the server keeps. All SQL is here, but for the writer's."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import bindparam, delete, exists, insert, or_, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saurian.core import Seat
from saurian.server.domain.entry import Creation, Entry, Handover
from saurian.server.storage.schema import entries, holders, keys, seats, tables

DIALECT_INSERT: dict[str, Callable[..., Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""How each dialect writes an insertion that may meet what is already there."""
AT_ONCE = 400
"""How many keys one statement names."""
EXPIRED_AT_ONCE = 200
"""How many old tables one statement deletes, so that no statement takes long."""

MARK_SEEN = (
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("place"))
    .values(seen_at=bindparam("now"))
)
"""Takes rows of a table's id, a seat and the time."""


class Stored(NamedTuple):
    """A table as it is stored, or what is new of it."""

    seed: str
    entries: list[Entry]


class Store:
    """The database, for all but moves (see `Writer`)."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._reading = engine.execution_options(reading=True)
        self._insert = DIALECT_INSERT[engine.dialect.name]

    async def alive(self) -> bool:
        """Whether the database answers. Raises what it raises if not."""
        async with self._reading.connect() as connection:
            await connection.execute(select(keys.c.name).limit(1))
        return True

    async def check_writing(self) -> None:
        """Write what is there already. Raises what the database raises if it does not take it."""
        async with self._engine.begin() as connection:
            await connection.execute(update(keys).values(value=keys.c.value))

    # --- tables ---

    async def create(self, creation: Creation) -> None:
        """Store a new table."""
        async with self._engine.begin() as connection:
            await insert_table(connection, creation)

    async def load(self, table_id: str, after: int = -1) -> Stored | None:
        """The table's entries after a seq; None: there is no such table."""
        async with self._reading.connect() as connection:
            seed = await connection.scalar(select(tables.c.seed).where(tables.c.id == table_id))
            if seed is None:
                return None
            rows = await connection.execute(
                select(entries)
                .where(entries.c.table_id == table_id, entries.c.seq > after)
                .order_by(entries.c.seq)
            )
            return Stored(seed, [Entry(*row) for row in rows])

    async def seqs_of(self, table_id: str, commands: Sequence[str]) -> dict[str, int]:
        """The seqs of those commands that are stored."""
        async with self._reading.connect() as connection:
            rows = await connection.execute(
                select(entries.c.command, entries.c.seq).where(
                    entries.c.table_id == table_id, entries.c.command.in_(commands)
                )
            )
            return {row.command: row.seq for row in rows}

    async def load_entries(self, places: Sequence[tuple[str, int]]) -> dict[str, list[Entry]]:
        """The entries at these tables and seqs, by table and in order."""
        found: dict[str, list[Entry]] = {}
        async with self._reading.connect() as connection:
            for start in range(0, len(places), AT_ONCE):
                rows = await connection.execute(
                    select(entries)
                    .where(tuple_(entries.c.table_id, entries.c.seq).in_(places[start : start + AT_ONCE]))
                    .order_by(entries.c.table_id, entries.c.seq)
                )
                for row in rows:
                    found.setdefault(row.table_id, []).append(Entry(*row))
        return found

    async def public_tables(self, limit: int) -> list[str]:
        """The tables that anyone may see, newest first."""
        return await self._ids(
            select(tables.c.id)
            .where(tables.c.public, tables.c.stage != "over")
            .order_by(tables.c.touched_at.desc())
            .limit(limit)
        )

    async def tables_of(self, device_hash: str, limit: int) -> list[str]:
        """The tables where a device sits, the latest first."""
        mine = select(holders.c.table_id).where(holders.c.device_hash == device_hash)
        return await self._ids(
            select(tables.c.id).where(tables.c.id.in_(mine)).order_by(tables.c.touched_at.desc()).limit(limit)
        )

    async def due(self, now: float, limit: int) -> list[str]:
        """The tables that a server must look at by now."""
        return await self._ids(
            select(tables.c.id).where(tables.c.wake_at <= now).order_by(tables.c.wake_at).limit(limit)
        )

    async def expire(self, untouched_since: Mapping[str, float]) -> int:
        """Delete the tables of each stage that nobody has touched since, some at a time; how many."""
        old = or_(*(_untouched(stage, since) for stage, since in untouched_since.items()))
        some = delete(tables).where(tables.c.id.in_(select(tables.c.id).where(old).limit(EXPIRED_AT_ONCE)))
        count, found = 0, EXPIRED_AT_ONCE
        while found == EXPIRED_AT_ONCE:
            async with self._engine.begin() as connection:
                found = (await connection.execute(some)).rowcount
            count += found
        return count

    async def delete(self, table_id: str) -> None:
        """A table that nobody needs."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(tables).where(tables.c.id == table_id))

    async def _ids(self, statement: Any) -> list[str]:
        async with self._reading.connect() as connection:
            return list(await connection.scalars(statement))

    # --- seats ---

    async def chair_of_secret(self, table_id: str, secret_hash: str) -> int | None:
        """The chair that a link opens."""
        async with self._reading.connect() as connection:
            return await connection.scalar(
                select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.secret_hash == secret_hash)
            )

    async def chairs_of_device(self, table_id: str, device_hash: str) -> frozenset[int]:
        """The chairs that a device holds."""
        async with self._reading.connect() as connection:
            found = await connection.scalars(
                select(holders.c.seat).where(
                    holders.c.table_id == table_id, holders.c.device_hash == device_hash
                )
            )
            return frozenset(found)

    async def all_chairs_of_device(self, device_hash: str, table_ids: Sequence[str]) -> dict[str, set[int]]:
        """By table, the chairs that a device holds."""
        found: dict[str, set[int]] = {}
        async with self._reading.connect() as connection:
            rows = await connection.execute(
                select(holders.c.table_id, holders.c.seat).where(
                    holders.c.device_hash == device_hash, holders.c.table_id.in_(table_ids)
                )
            )
        for table_id, chair in rows:
            found.setdefault(table_id, set()).add(chair)
        return found

    async def enter(self, table_id: str, secret_hash: str, device_hash: str) -> int | None:
        """A device sits down at the chair that a link opens; None: it opens none. The chair's row is locked
        meanwhile, so that the link cannot be replaced."""
        async with self._engine.begin() as connection:
            chair = await connection.scalar(
                select(seats.c.seat)
                .where(seats.c.table_id == table_id, seats.c.secret_hash == secret_hash)
                .with_for_update()
            )
            if chair is not None:
                values = {"device_hash": device_hash, "table_id": table_id, "seat": chair}
                await connection.execute(self._insert(holders).values(values).on_conflict_do_nothing())
            return chair

    async def held_chairs(self, table_id: str) -> frozenset[int]:
        """The chairs that any device holds."""
        async with self._reading.connect() as connection:
            found = await connection.scalars(select(holders.c.seat).where(holders.c.table_id == table_id))
            return frozenset(found)

    async def secret_hash(self, table_id: str, chair: int) -> str | None:
        """Of the link that opens the chair; None: there has never been one."""
        async with self._reading.connect() as connection:
            return await connection.scalar(
                select(seats.c.secret_hash).where(seats.c.table_id == table_id, seats.c.seat == chair)
            )

    async def change_secret(self, table_id: str, chair: int, secret_hash: str, before: str | None) -> bool:
        """Let another link open the chair, if it was this one before; whether it was."""
        here = {"table_id": table_id, "seat": chair}
        change: Any = update(seats).filter_by(**here, secret_hash=before).values(secret_hash=secret_hash)
        if before is None:
            change = self._insert(seats).values(**here, secret_hash=secret_hash).on_conflict_do_nothing()
        async with self._engine.begin() as connection:
            changed = await connection.execute(change)
        return changed.rowcount == 1

    async def mark_seen(self, places: Iterable[tuple[str, int]], now: float) -> None:
        """People are there, by table and chair."""
        rows = [{"table": table_id, "place": chair, "now": now} for table_id, chair in sorted(places)]
        async with self._engine.begin() as connection:
            await connection.execute(MARK_SEEN, rows)

    async def seen_at(self, table_ids: Sequence[str]) -> dict[str, dict[int, float]]:
        """By table and chair, when people were last there; for a few tables at a time."""
        seen: dict[str, dict[int, float]] = {table_id: {} for table_id in table_ids}
        async with self._reading.connect() as connection:
            rows = await connection.execute(
                select(seats.c.table_id, seats.c.seat, seats.c.seen_at).where(
                    seats.c.table_id.in_(table_ids), seats.c.seen_at.is_not(None)
                )
            )
        for table_id, chair, at in rows:
            seen[table_id][chair] = at
        return seen

    # --- what all servers share ---

    async def shared_key(self, name: str, fresh: str) -> str:
        """The value under a name, which is the fresh one if there was none."""
        async with self._engine.begin() as connection:
            await connection.execute(
                self._insert(keys).values(name=name, value=fresh).on_conflict_do_nothing()
            )
            value: str = (
                await connection.execute(select(keys.c.value).where(keys.c.name == name))
            ).scalar_one()
            return value


async def insert_table(connection: AsyncConnection, creation: Creation) -> None:
    """A new table with its entries, its people's seats, and the devices that sit there already."""
    first, last = creation.entries[0], creation.entries[-1]
    row = {
        "id": first.table_id,
        "game": first.data["game"],
        "public": first.data["public"],
        "stage": creation.stage,
        "seed": creation.seed,
        "created_at": first.at,
        "touched_at": last.at,
        "wake_at": creation.wake_at,
    }
    here = {"table_id": first.table_id}
    links = [{**here, "seat": seat, "secret_hash": h} for seat, h in creation.secret_hashes.items()]
    devices = [{**here, "seat": seat, "device_hash": device} for device, seat in creation.sitting]
    await connection.execute(insert(tables).values(row))
    await connection.execute(insert(entries), [entry._asdict() for entry in creation.entries])
    await _insert_all(connection, seats, links)
    await _insert_all(connection, holders, devices)
    for seat, (other_id, other) in creation.copied.items():
        await _copy_seat(connection, other_id, other, first.table_id, seat)


async def hand_over(connection: AsyncConnection, table_id: str, chair: int, handover: Handover) -> None:
    """Let another link open a chair and send all devices away; one may sit down at once. First the link: who
    enters at the same time waits for it, or has entered before and is sent away."""
    here = {"table_id": table_id, "seat": chair}
    link = {"secret_hash": handover.secret_hash}
    new = DIALECT_INSERT[connection.dialect.name](seats).values(**here, **link)
    await connection.execute(new.on_conflict_do_update(index_elements=list(here), set_=link))
    await connection.execute(delete(holders).filter_by(**here))
    if handover.device_hash is not None:
        await connection.execute(insert(holders).values(device_hash=handover.device_hash, **here))


async def _copy_seat(
    connection: AsyncConnection, other_id: str, other: int, table_id: str, seat: Seat
) -> None:
    """Let the link and the devices of one table's chair open another's."""
    for table in (seats, holders):
        found = await connection.execute(select(table).filter_by(table_id=other_id, seat=other))
        copies = [{**row, "table_id": table_id, "seat": seat} for row in found.mappings()]
        await _insert_all(connection, table, copies)


def _untouched(stage: str, since: float) -> Any:
    later = exists().where(entries.c.table_id == tables.c.id, entries.c.at >= since)
    return (tables.c.stage == stage) & (tables.c.touched_at < since) & ~later


async def _insert_all(connection: AsyncConnection, table: Any, rows: list[dict[str, Any]]) -> None:
    if rows:
        await connection.execute(insert(table), rows)

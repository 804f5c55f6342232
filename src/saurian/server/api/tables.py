"""Tables: make one, find one, sit down, play, leave, play again."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response, WebSocket

from saurian.core import Message, Problem, Seat
from saurian.server import showing
from saurian.server.access import hashed, new_secret
from saurian.server.api.asking import (
    NotYours,
    Parts,
    check_rate,
    check_seat,
    device_of,
    held_seats,
    services_of,
)
from saurian.server.api.schemas import Enter, Join, NewLink, NewTable, SeatNumber, Sit
from saurian.server.commands import Circumstances, Command, Verdict, clean_name
from saurian.server.live import LiveTable, NoSuchTable, Tables, answer, command_key
from saurian.server.making import make_plan, make_rematch, make_table
from saurian.server.sockets import NOT_YOURS, judging
from saurian.server.table import Table
from saurian.server.thinking import position_of

MOST_LISTED = 50

router = APIRouter(prefix="/api")

SeatQuery = Annotated[SeatNumber | None, Query(description="The viewpoint; none: a spectator's.")]
SinceQuery = Annotated[int, Query(ge=-1, le=10**9, description="The newest seq that is known already.")]


# --- making and finding -------------------------------------------------------------------------------


@router.post("/tables", status_code=201)
async def create_table(wish: NewTable, request: Request, response: Response, parts: Parts) -> dict[str, Any]:
    """Make a table. The answer has the secret of each person's seat, for the fragment of its link; it is told
    only once."""
    check_rate(parts.new_tables, request)
    seats = [(seat.kind, seat.name, seat.bot) for seat in wish.seats]
    plan = make_plan(wish.game, wish.options, seats, wish.public, wish.clock, wish.grace)
    made = await make_table(parts.store, plan, device_of(parts, request, response))
    if wish.start:
        await _start(parts.tables, await parts.tables.open(made.id))
    return {"id": made.id, "secrets": made.secrets, "seats": sorted(plan.sitting)}


async def _start(tables: Tables, live: LiveTable) -> None:
    def judge(table: Table, circumstances: Circumstances) -> Verdict:
        if table.open_seats:
            raise Problem(Message("refused-seats-open", {"count": len(table.open_seats)}))
        return Verdict("started", {})

    await tables.submit(live, "start", judge)


@router.get("/tables")
async def list_tables(parts: Parts) -> dict[str, Any]:
    """The public tables that are open or played, newest first."""
    return {"tables": await _show_all(parts.tables, await parts.store.public_tables(MOST_LISTED))}


@router.get("/my-tables")
async def list_my_tables(request: Request, response: Response, parts: Parts) -> dict[str, Any]:
    """The tables where this device sits, the latest first."""
    device = device_of(parts, request, response)
    shown = await _show_all(parts.tables, await parts.store.tables_of(device, MOST_LISTED))
    for table in shown:
        table["mine"] = sorted(await parts.store.seats_of_device(table["id"], device))
    return {"tables": shown}


async def _show_all(tables: Tables, ids: list[str]) -> list[dict[str, Any]]:
    shown = []
    for id in ids:
        live = await tables.open(id)
        shown.append({**showing.show_table(live.table), "acting": list(live.table.asked)})
    return shown


@router.get("/tables/{table_id}")
async def read_table(
    table_id: str, request: Request, parts: Parts, seat: SeatQuery = None, since: SinceQuery = -1
) -> dict[str, Any]:
    """The table as one of its seats, or a spectator, sees it now, and what happened since."""
    live = await parts.tables.open(table_id)
    mine = await held_seats(parts, request, table_id)
    if seat is not None and seat not in mine:
        raise NotYours
    return {**showing.hello(live.table, seat, since), "mine": sorted(mine)}


@router.get("/tables/{table_id}/components")
async def read_components(table_id: str, parts: Parts) -> dict[str, Any]:
    """What the table's game is made of."""
    table = (await parts.tables.open(table_id)).table
    return table.game.components(table.options)


# --- seats --------------------------------------------------------------------------------------------


@router.post("/tables/{table_id}/enter")
async def enter(
    table_id: str, body: Enter, request: Request, response: Response, parts: Parts
) -> dict[str, Any]:
    """Open a seat with the secret of its link: from now on this device sits there, too."""
    check_rate(parts.entering, request)
    seat = await parts.store.seat_of_secret(table_id, hashed(body.secret))
    if seat is None:
        raise NotYours
    await parts.store.hold(table_id, device_of(parts, request, response), seat)
    return {"seat": seat}


@router.post("/tables/{table_id}/join")
async def join(
    table_id: str, body: Join, request: Request, response: Response, parts: Parts
) -> dict[str, Any]:
    """Take a free seat of a public table."""
    check_rate(parts.entering, request)
    live, name = await parts.tables.open(table_id), clean_name(body.name)
    device = device_of(parts, request, response)

    def judge(table: Table, circumstances: Circumstances) -> Verdict:
        if not table.public or not table.open_seats:
            raise Problem(Message("refused-no-free-seat"))
        return Verdict("sat", {"seat": table.open_seats[0], "name": name, "added": body.added})

    seq = await parts.tables.submit(live, f"join:{new_secret()}", judge)
    seat = live.table.log[seq].seat
    assert seat is not None
    await parts.store.let_go(table_id, seat)  # whoever sat there before has left
    await parts.store.change_secret(table_id, seat, hashed(new_secret()))
    await parts.store.hold(table_id, device, seat)
    return {"seat": seat}


@router.post("/tables/{table_id}/seats/{seat}")
async def sit(table_id: str, seat: SeatNumber, body: Sit, request: Request, parts: Parts) -> dict[str, Any]:
    """Tell the table one's name."""
    await check_seat(parts, request, table_id, seat)
    live, name = await parts.tables.open(table_id), clean_name(body.name)

    def judge(table: Table, circumstances: Circumstances) -> Verdict:
        if table.stage != "open" and body.added:
            raise Problem(Message("refused-started"))
        added = body.added if table.stage == "open" else table.sitters[seat].added
        return Verdict("sat", {"seat": seat, "name": name, "added": added})

    return {"seq": await parts.tables.submit(live, f"sit:{new_secret()}", judge)}


@router.post("/tables/{table_id}/seats/{seat}/link")
async def new_link(
    table_id: str, seat: SeatNumber, body: NewLink, request: Request, parts: Parts
) -> dict[str, Any]:
    """A new secret for the seat's link, to come from another device or to hand the seat over."""
    await _check_may_invite(parts, request, table_id, seat)
    secret = new_secret()
    await parts.store.change_secret(table_id, seat, hashed(secret))
    if body.alone:
        await parts.store.let_go(table_id, seat)
        live = await parts.tables.open(table_id)
        await parts.tables.submit(live, f"hand:{new_secret()}", lambda *_: Verdict("handed", {"seat": seat}))
    return {"secret": secret}


async def _check_may_invite(parts: Parts, request: Request, table_id: str, seat: Seat) -> None:
    """Who sits there may; and the host, while nobody does."""
    table = (await parts.tables.open(table_id)).table
    mine = await held_seats(parts, request, table_id)
    if seat not in mine and not (table.host in mine and seat in table.open_seats):
        raise NotYours


# --- playing ------------------------------------------------------------------------------------------


@router.post("/tables/{table_id}/seats/{seat}/commands")
async def send_command(
    table_id: str, seat: SeatNumber, command: Command, request: Request, parts: Parts
) -> dict[str, Any]:
    """The same commands as on the socket, for who has none."""
    await check_seat(parts, request, table_id, seat)
    live = await parts.tables.open(table_id)
    seq = await parts.tables.submit(live, command_key(seat, command.id), judging(seat, command))
    return answer(command.id, seq)


@router.post("/tables/{table_id}/rematch")
async def rematch(table_id: str, request: Request, parts: Parts) -> dict[str, Any]:
    """The same people once more, one seat further; the first who asks makes the table for all."""
    if not await held_seats(parts, request, table_id):
        raise NotYours
    live = await parts.tables.open(table_id)
    if live.table.stage != "over":
        raise Problem(Message("refused-playing"))
    if live.table.rematch is None:
        other = await make_rematch(parts.store, live.table)
        await parts.tables.submit(live, "rematch", lambda *_: Verdict("rematched", {"table": other}))
    return {"id": live.table.rematch}


@router.get("/tables/{table_id}/hint")
async def hint(table_id: str, seat: SeatNumber, request: Request, parts: Parts) -> dict[str, Any]:
    """What a strong player would do in the seat's place, what to expect of it, and why."""
    check_rate(parts.hints, request)
    await check_seat(parts, request, table_id, seat)
    table = (await parts.tables.open(table_id)).table
    if seat not in table.asked:
        raise Problem(Message("why-not-your-turn"))
    if not parts.thinkers.willing:
        raise Problem(Message("refused-no-bots"))
    return await parts.thinkers.hint(position_of(table), seat)


@router.get("/tables/{table_id}/memory")
async def memory(table_id: str, request: Request, parts: Parts, seat: SeatQuery = None) -> dict[str, Any]:
    """All that the seat has seen and could remember."""
    if seat is not None:
        await check_seat(parts, request, table_id, seat)
    table = (await parts.tables.open(table_id)).table
    if table.state is None:
        raise Problem(Message("refused-open"))
    return table.game.memory(table.state.view(seat))


@router.websocket("/tables/{table_id}/live")
async def live_updates(
    websocket: WebSocket, table_id: str, seat: SeatQuery = None, since: SinceQuery = -1
) -> None:
    """Everything that happens at the table, as it happens."""
    parts = services_of(websocket)
    try:
        live = await parts.tables.open(table_id)
    except NoSuchTable:
        await websocket.close(4404, "no-such-table")
        return
    if seat is not None and seat not in await held_seats(parts, websocket, table_id):
        await websocket.close(NOT_YOURS, "refused-not-yours")
        return
    await parts.sockets.serve(websocket, live, seat, since)

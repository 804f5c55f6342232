"""Tables: make one, find one, sit down, play, leave, play again."""

from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response, WebSocket

from saurian.core import IllegalAction, Message, Problem, Seat
from saurian.server import showing
from saurian.server.access import COOKIE, NotYours, hashed, new_secret
from saurian.server.api.asking import (
    Live,
    Parts,
    TableId,
    check_pace,
    check_rate,
    check_seat,
    device_of,
    held_seats,
    services_of,
)
from saurian.server.api.bodies import StrictRoute
from saurian.server.api.schemas import Enter, Join, NewLink, NewTable, SeatNumber, Sit
from saurian.server.commands import Circumstances, Command, Verdict, check_room, clean_name
from saurian.server.live import LiveTable, command_key
from saurian.server.making import make_plan, make_rematch, make_table
from saurian.server.sockets import NO_TABLE, NOT_YOURS, judging, turn_away
from saurian.server.table import Table
from saurian.server.tables import NoSuchTable, Tables
from saurian.server.thinking import position_of

MOST_LISTED = 50

router = APIRouter(prefix="/api", route_class=StrictRoute)

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
    if wish.start and plan.expected:
        raise Problem(Message("refused-seats-open", {"count": len(plan.expected)}))
    made = await make_table(parts.store, plan, device_of(parts, request, response))
    if wish.start:
        await _start(parts.tables, made.id)
    return {"id": made.id, "secrets": made.secrets, "seats": sorted(plan.sitting)}


async def _start(tables: Tables, table_id: str) -> None:
    await tables.submit(await tables.open(table_id), "start", lambda *_: Verdict("started", {}))


@router.get("/tables")
async def list_tables(parts: Parts) -> dict[str, Any]:
    """The public tables that are open or played, newest first."""
    return {"tables": await _show_all(parts.tables, await parts.store.public_tables(MOST_LISTED))}


@router.get("/my-tables")
async def list_my_tables(request: Request, parts: Parts) -> dict[str, Any]:
    """The tables where this device sits, the latest first. Who has no cookie sits nowhere and gets none here:
    it could replace the one of a table that is being made meanwhile."""
    device = parts.devices.device(request.cookies.get(COOKIE))
    if device is None:
        return {"tables": []}
    shown = await _show_all(parts.tables, await parts.store.tables_of(device, MOST_LISTED))
    for table in shown:
        table["mine"] = sorted(await parts.store.seats_of_device(table["id"], device))
    return {"tables": shown}


async def _show_all(tables: Tables, ids: list[str]) -> list[dict[str, Any]]:
    shown = []
    for id in ids:
        with suppress(NoSuchTable):  # it may have gone meanwhile
            table = (await tables.open(id)).table
            shown.append({**showing.show_table(table), "acting": list(table.asked)})
    return shown


@router.get("/tables/{table_id}")
async def read_table(
    live: Live, request: Request, parts: Parts, seat: SeatQuery = None, since: SinceQuery = -1
) -> dict[str, Any]:
    """The table as one of its seats, or a spectator, sees it now, and what happened since."""
    mine = await held_seats(parts, request, live.table)
    if seat is not None and seat not in mine:
        raise NotYours
    return {**showing.hello(live.table, seat, since), "mine": sorted(mine)}


@router.get("/tables/{table_id}/components")
async def read_components(live: Live) -> dict[str, Any]:
    """What the table's game is made of."""
    return live.table.game.components(live.table.options, live.table.rules)


# --- seats --------------------------------------------------------------------------------------------


@router.post("/tables/{table_id}/enter")
async def enter(
    live: Live, body: Enter, request: Request, response: Response, parts: Parts
) -> dict[str, Any]:
    """Open a seat with the secret of its link: from now on this device sits there, too."""
    check_rate(parts.entering, request)
    seat = await parts.store.seat_of_secret(live.table.id, hashed(body.secret))
    if seat is None or live.table.sitters[seat].bot is not None:
        raise NotYours
    await parts.store.hold(live.table.id, device_of(parts, request, response), seat)
    return {"seat": seat, "game": live.table.game.name}


@router.post("/tables/{table_id}/join")
async def join(live: Live, body: Join, request: Request, response: Response, parts: Parts) -> dict[str, Any]:
    """Take a free seat of a public table."""
    check_rate(parts.entering, request)
    name, device = clean_name(body.name), device_of(parts, request, response)

    def judge(table: Table, circumstances: Circumstances) -> Verdict:
        if not table.public or not table.open_seats:
            raise Problem(Message("refused-no-free-seat"))
        return Verdict("sat", {"seat": table.open_seats[0], "name": name, "added": body.added})

    seq = await parts.tables.submit(live, f"join:{new_secret()}", judge)
    seat = live.table.log[seq].seat
    assert seat is not None
    await _send_away(parts, live, seat, new_secret(), "joined")  # whoever sat there before has left
    await parts.store.hold(live.table.id, device, seat)
    return {"seat": seat}


async def _send_away(parts: Parts, live: LiveTable, seat: Seat, secret: str, kind: str) -> None:
    """From now on only who has the secret may sit there; then an entry of that kind closes the sockets."""
    check_room(live.table, kind)
    await parts.store.change_secret(live.table.id, seat, hashed(secret))
    await parts.store.let_go(live.table.id, seat)
    await parts.tables.submit(live, f"{kind}:{new_secret()}", lambda *_: Verdict(kind, {"seat": seat}))


@router.post("/tables/{table_id}/seats/{seat}")
async def sit(live: Live, seat: SeatNumber, body: Sit, request: Request, parts: Parts) -> dict[str, Any]:
    """Tell the table one's name."""
    await check_seat(parts, request, live.table, seat)
    check_pace(parts, live.table, seat)
    name = clean_name(body.name)

    def judge(table: Table, circumstances: Circumstances) -> Verdict:
        if table.stage != "open" and body.added:
            raise Problem(Message("refused-started"))
        added = body.added if table.stage == "open" else table.sitters[seat].added
        return Verdict("sat", {"seat": seat, "name": name, "added": added})

    return {"seq": await parts.tables.submit(live, f"sit:{new_secret()}", judge)}


@router.post("/tables/{table_id}/seats/{seat}/link")
async def new_link(
    live: Live, seat: SeatNumber, body: NewLink, request: Request, parts: Parts
) -> dict[str, Any]:
    """A new secret for the seat's link, to come from another device or to hand the seat over."""
    await _check_may_invite(parts, request, live.table, seat)
    check_pace(parts, live.table, seat)
    secret = new_secret()
    if body.alone:
        await _send_away(parts, live, seat, secret, "handed")
    else:
        await parts.store.change_secret(live.table.id, seat, hashed(secret))
    return {"secret": secret}


async def _check_may_invite(parts: Parts, request: Request, table: Table, seat: Seat) -> None:
    """Who sits there may; and the host, while nobody does."""
    mine = await held_seats(parts, request, table)
    if seat not in mine and not (table.host in mine and seat in table.open_seats):
        raise NotYours


# --- playing ------------------------------------------------------------------------------------------


@router.post("/tables/{table_id}/seats/{seat}/commands")
async def send_command(
    live: Live, seat: SeatNumber, command: Command, request: Request, parts: Parts
) -> dict[str, Any]:
    """The same commands as on the socket, for who has none."""
    await check_seat(parts, request, live.table, seat)
    check_pace(parts, live.table, seat)
    seq = await parts.tables.submit(live, command_key(seat, command.id), judging(seat, command))
    return showing.answer(command.id, seq)


@router.post("/tables/{table_id}/rematch")
async def rematch(live: Live, request: Request, parts: Parts) -> dict[str, Any]:
    """The same people once more, one seat further; the first who asks makes the table for all."""
    if not await held_seats(parts, request, live.table):
        raise NotYours
    if live.table.stage != "over":
        raise Problem(Message("refused-playing"))
    if live.table.rematch is None:
        other = await make_rematch(parts.store, live.table)
        await parts.tables.submit(live, "rematch", lambda *_: Verdict("rematched", {"table": other}))
        if live.table.rematch == other:
            await _start(parts.tables, other)
        else:  # somebody was quicker
            await parts.store.delete(other)
    return {"id": live.table.rematch}


@router.get("/tables/{table_id}/hint")
async def hint(live: Live, seat: SeatNumber, request: Request, parts: Parts) -> dict[str, Any]:
    """What a strong player would do in the seat's place, what to expect of it, and why."""
    check_rate(parts.hints, request)
    await check_seat(parts, request, live.table, seat)
    if seat not in live.table.asked:
        raise IllegalAction(Message("why-not-your-turn"))
    if not parts.thinkers.willing:
        raise Problem(Message("refused-no-bots"))
    return await parts.thinkers.hint(position_of(live.table), seat)


@router.get("/tables/{table_id}/memory")
async def memory(live: Live, request: Request, parts: Parts, seat: SeatQuery = None) -> dict[str, Any]:
    """All that the seat has seen and could remember."""
    if seat is not None:
        await check_seat(parts, request, live.table, seat)
    if live.table.state is None:
        raise Problem(Message("refused-open"))
    return live.table.game.memory(live.table.state.view(seat))


@router.websocket("/tables/{table_id}/live")
async def live_updates(
    websocket: WebSocket, table_id: TableId, seat: SeatQuery = None, since: SinceQuery = -1
) -> None:
    """Everything that happens at the table, as it happens."""
    parts = services_of(websocket)
    try:
        live = await parts.tables.open(table_id)
    except NoSuchTable:
        await turn_away(websocket, NO_TABLE, "no-such-table")
        return

    async def may_sit() -> bool:
        return seat is None or seat in await held_seats(parts, websocket, live.table)

    if await may_sit():
        await parts.sockets.serve(websocket, await parts.tables.open(table_id), seat, since, may_sit)
    else:
        await turn_away(websocket, NOT_YOURS, "refused-not-yours")

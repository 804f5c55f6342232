"""Registry: make one, find one, sit down, play, leave, play again."""

from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response, WebSocket

from saurian.core import IllegalAction, Message, Problem, Seat
from saurian.server.domain import payloads
from saurian.server.domain.commands import (
    Accept,
    Change,
    Command,
    Context,
    SeatNumber,
    StandIn,
    clean_name,
)
from saurian.server.domain.creation import make_plan, make_rematch, make_table
from saurian.server.domain.entry import Handover
from saurian.server.domain.table import Table
from saurian.server.http.access import COOKIE, NotYours, hashed, new_secret
from saurian.server.http.api.dependencies import (
    Live,
    ServicesDep,
    TableId,
    check_rate,
    check_seat,
    device_of,
    held_seats,
    services_of,
    submit_for_seat,
    take_turn,
)
from saurian.server.http.api.json import StrictRoute
from saurian.server.http.api.schemas import Enter, Join, NewLink, NewTable, Sit
from saurian.server.http.sockets import NO_TABLE, NOT_YOURS, judging, turn_away
from saurian.server.live.bot_pool import position_of
from saurian.server.live.live_table import LiveTable, command_key
from saurian.server.live.registry import NoSuchTable, Registry

MOST_LISTED = 50

router = APIRouter(prefix="/api", route_class=StrictRoute)

SeatQuery = Annotated[SeatNumber | None, Query(description="The viewpoint; none: a spectator's.")]
SinceQuery = Annotated[int, Query(ge=-1, le=10**9, description="The newest seq that is known already.")]


# --- making and finding -------------------------------------------------------------------------------


@router.post("/tables", status_code=201)
async def create_table(
    wish: NewTable, request: Request, response: Response, services: ServicesDep
) -> dict[str, Any]:
    """Make a table. The answer has the secret of each person's seat, for the fragment of its link; it is told
    only once."""
    check_rate(services.new_tables, request)
    seats = [(seat.kind, seat.name, seat.bot) for seat in wish.seats]
    plan = make_plan(wish.game, wish.options, seats, wish.public, wish.clock, wish.grace)
    if wish.start and plan.expected:
        raise Problem(Message("refused-seats-open", {"count": len(plan.expected)}))
    made = await make_table(services.store, plan, device_of(services, request, response))
    if wish.start:
        await _start(services.tables, made.id)
    return {"id": made.id, "secrets": made.secrets, "seats": sorted(plan.sitting)}


async def _start(tables: Registry, table_id: str) -> None:
    await tables.submit(await tables.open(table_id), "start", lambda *_: Change("started", {}))


@router.get("/tables")
async def list_tables(services: ServicesDep) -> dict[str, Any]:
    """The public tables that are open or played, newest first."""
    found = await _open_all(services.tables, await services.store.public_tables(MOST_LISTED))
    return {"tables": [payloads.list_table(table) for table in found]}


@router.get("/my-tables")
async def list_my_tables(request: Request, services: ServicesDep) -> dict[str, Any]:
    """The tables where this device holds a seat, latest first.

    A device without a cookie holds none and gets no cookie here: it could replace that of a table that is
    being created at the same time.
    """
    device = services.devices.device(request.cookies.get(COOKIE))
    if device is None:
        return {"tables": []}
    shown = []
    for table in await _open_all(services.tables, await services.store.tables_of(device, MOST_LISTED)):
        chairs = await services.store.chairs_of_device(table.id, device)
        mine = sorted(seat for seat in table.seats_of(chairs) if table.sitters[seat].name)
        if mine:  # else all seats of this device have gone to others
            shown.append({**payloads.list_table(table), "mine": mine})
    return {"tables": shown}


async def _open_all(tables: Registry, ids: list[str]) -> list[Table]:
    found = []
    for id in ids:
        with suppress(NoSuchTable):  # it may have gone meanwhile
            found.append((await tables.open(id)).table)
    return found


@router.get("/tables/{table_id}")
async def read_table(
    live: Live, request: Request, services: ServicesDep, seat: SeatQuery = None, since: SinceQuery = -1
) -> dict[str, Any]:
    """The table as one of its seats, or a spectator, sees it now, and what happened since."""
    mine = await held_seats(services, request, live.table)
    if seat is not None and seat not in mine:
        raise NotYours
    return {**payloads.hello(live.table, seat, since), "mine": sorted(mine)}


@router.get("/tables/{table_id}/components")
async def read_components(live: Live) -> dict[str, Any]:
    """What the table's game is made of."""
    return live.table.game.components(live.table.options, live.table.rules)


# --- seats --------------------------------------------------------------------------------------------


@router.post("/tables/{table_id}/enter")
async def enter(
    live: Live, body: Enter, request: Request, response: Response, services: ServicesDep
) -> dict[str, Any]:
    """Open a seat with the secret of its link: from now on this device sits there, too."""
    check_rate(services.entering, request)
    device = device_of(services, request, response)
    chair = await services.store.enter(live.table.id, hashed(body.secret), device)
    seat = None if chair is None else next(iter(live.table.seats_of({chair})), None)
    if seat is None or live.table.sitters[seat].bot is not None:
        raise NotYours
    return {"seat": seat, "game": live.table.game.name}


@router.post("/tables/{table_id}/join")
async def join(
    live: Live, body: Join, request: Request, response: Response, services: ServicesDep
) -> dict[str, Any]:
    """Take a free seat. The table's id, which is in its link, is enough: first come, first seated. Seats that
    somebody has opened by a link of their own, but not taken yet, are taken last."""
    check_rate(services.entering, request)
    name, device = clean_name(body.name), device_of(services, request, response)
    held = await services.store.held_chairs(live.table.id)

    def judge(table: Table, context: Context) -> Change:
        if table.stage != "open" or not table.open_seats:
            raise Problem(Message("refused-no-free-seat"))
        seat = min(table.open_seats, key=lambda one: (table.sitters[one].chair in held, one))
        return Change("sat", {"seat": seat, "name": name, "added": body.added, "joined": True})

    handover = Handover(hashed(new_secret()), device)  # whoever sat there before has left
    seq = await services.tables.submit(live, f"join:{new_secret()}", judge, handover)
    return {"seat": live.table.log[seq].seat}


@router.post("/tables/{table_id}/seats/{seat}")
async def sit(
    live: Live, seat: SeatNumber, body: Sit, request: Request, services: ServicesDep
) -> dict[str, Any]:
    """Tell the table one's name."""
    name = clean_name(body.name)

    def judge(table: Table, context: Context) -> Change:
        if table.stage != "open" and body.added:
            raise Problem(Message("refused-started"))
        added = body.added if table.stage == "open" else table.sitters[seat].added
        return Change("sat", {"seat": seat, "name": name, "added": added})

    seq = await submit_for_seat(services, request, live, seat, f"sit:{new_secret()}", judge)
    return {"seq": seq}


@router.post("/tables/{table_id}/seats/{seat}/link")
async def new_link(
    live: Live, seat: SeatNumber, body: NewLink, request: Request, services: ServicesDep
) -> dict[str, Any]:
    """A new secret for the seat's link, to come from another device or to hand the seat over. Before the game
    the host can reopen a seat that no device holds."""
    await _check_may_invite(services, request, live.table, seat)
    await take_turn(services, live.table, seat)
    table = live.table
    chair = table.sitters[seat].chair
    before = await services.store.secret_hash(table.id, chair)
    reopens = await _check_may_invite(services, request, table, seat)  # it may have changed hands meanwhile
    secret = new_secret()
    if reopens:
        await _hand_over(services, live, table, Change("left", {"seat": seat, "reopened": True}), secret)
    elif body.alone:
        await _hand_over(services, live, table, Change("handed", {"seat": seat}), secret)
    elif not await services.store.change_secret(table.id, chair, hashed(secret), before):
        raise Problem(Message("refused-busy"))
    return {"secret": secret}


async def _check_may_invite(services: ServicesDep, request: Request, table: Table, seat: Seat) -> bool:
    """Raise `NotYours` unless the asker holds the seat, or is the host and nobody sits there. True: somebody
    sits there, but no device holds the seat, and the game has not begun."""
    mine = await held_seats(services, request, table)
    if seat in mine:
        return False
    if table.host not in mine or seat >= len(table.sitters):
        raise NotYours
    if seat in table.open_seats:
        return False
    is_person = table.stage == "open" and table.sitters[seat].bot is None
    if not is_person or table.sitters[seat].chair in await services.store.held_chairs(table.id):
        raise NotYours
    return True


async def _hand_over(
    services: ServicesDep, live: LiveTable, checked: Table, change: Change, secret: str
) -> None:
    """From now on only who has the secret may sit at the seat. Raises `Problem` if the seat, or the stage of
    the game, is not any more as it was checked."""
    seat: Seat = change.data["seat"]

    def judge(table: Table, context: Context) -> Change:
        if (table.sitters[seat], table.stage) != (checked.sitters[seat], checked.stage):
            raise Problem(Message("refused-busy"))
        return change

    await services.tables.submit(live, f"{change.kind}:{new_secret()}", judge, Handover(hashed(secret)))


# --- playing ------------------------------------------------------------------------------------------


@router.post("/tables/{table_id}/seats/{seat}/commands")
async def send_command(
    live: Live, seat: SeatNumber, command: Command, request: Request, services: ServicesDep
) -> dict[str, Any]:
    """The same commands as on the socket, for who has none."""
    key = command_key(seat, command.id)
    if isinstance(command, StandIn):
        await services.tables.read_presence(live)
    seq = await submit_for_seat(services, request, live, seat, key, judging(seat, command))
    return payloads.answer(command.id, seq)


@router.post("/tables/{table_id}/rematch")
async def rematch(live: Live, request: Request, services: ServicesDep) -> dict[str, Any]:
    """The same people once more. The first who asks makes the table and invites the others; who asks later
    comes to it. When all are there, the game begins."""
    mine = await held_seats(services, request, live.table)
    if not mine:
        raise NotYours
    if live.table.stage != "over":
        await services.tables.reread(live)  # the last move may have been made at another process
    if live.table.stage != "over":
        raise Problem(Message("refused-playing"))
    if live.table.rematch is None:
        await _invite(services, live, mine)
    assert live.table.rematch is not None
    other = await services.tables.open(live.table.rematch)
    for seat in sorted(await held_seats(services, request, other.table)):
        await _come(services.tables, other, seat)
    return {"id": other.table.id}


async def _invite(services: ServicesDep, live: LiveTable, asking: frozenset[Seat]) -> None:
    """Make the table of the rematch, unless somebody is quicker."""
    other = await make_rematch(services.store, live.table, asking)
    data = {"table": other, "seat": min(asking)}
    await services.tables.submit(live, "rematch", lambda *_: Change("rematched", data))
    if live.table.rematch != other:
        await services.store.delete(other)
    elif not (await services.tables.open(other)).table.missing:
        await _start(services.tables, other)


async def _come(tables: Registry, live: LiveTable, seat: Seat) -> None:
    """Accept the invitation, if it stands."""
    if live.table.sitters[seat].invited:
        with suppress(Problem):  # the game may have begun, or another device of the seat was quicker
            await tables.submit(live, f"come:{seat}", judging(seat, Accept(id="come")))


@router.get("/tables/{table_id}/hint")
async def hint(live: Live, seat: SeatNumber, request: Request, services: ServicesDep) -> dict[str, Any]:
    """What a strong player would do in the seat's place, what to expect of it, and why."""
    check_rate(services.hints, request)
    await check_seat(services, request, live.table, seat)
    if seat not in live.table.asked:
        raise IllegalAction(Message("why-not-your-turn"))
    if not services.bot_pool.available:
        raise Problem(Message("refused-no-bots"))
    return await services.bot_pool.hint(position_of(live.table), seat)


@router.get("/tables/{table_id}/memory")
async def memory(
    live: Live, request: Request, services: ServicesDep, seat: SeatQuery = None
) -> dict[str, Any]:
    """All that the seat has seen and could remember."""
    if seat is not None:
        await check_seat(services, request, live.table, seat)
    if live.table.state is None:
        raise Problem(Message("refused-open"))
    return live.table.game.memory(live.table.state.view(seat))


@router.get("/tables/{table_id}/view")
async def read_view(
    live: Live, request: Request, services: ServicesDep, seat: SeatQuery = None
) -> dict[str, Any]:
    """All that the seat may know, as the text that `Game.read_view` reads. `seq` says for which state of the
    table."""
    if seat is not None:
        await check_seat(services, request, live.table, seat)
    table = live.table
    if table.state is None:
        raise Problem(Message("refused-open"))
    return {"seq": table.seq, "view": table.game.write_view(table.state.view(seat))}


@router.get("/tables/{table_id}/preview")
async def preview(live: Live, seat: SeatNumber, request: Request, services: ServicesDep) -> dict[str, Any]:
    """What each decision of the seat would change at once. `seq` says for which state of the table."""
    await check_seat(services, request, live.table, seat)
    table = live.table
    if table.state is None:
        raise Problem(Message("refused-open"))
    return {"seq": table.seq, "changes": table.game.preview(table.state.view(seat))}


@router.websocket("/tables/{table_id}/live")
async def live_updates(
    websocket: WebSocket, table_id: TableId, seat: SeatQuery = None, since: SinceQuery = -1
) -> None:
    """Everything that happens at the table, as it happens."""
    services = services_of(websocket)
    try:
        live = await services.tables.open(table_id)
    except NoSuchTable:
        await turn_away(websocket, NO_TABLE, "no-such-table")
        return

    async def may_sit() -> bool:
        return seat is None or seat in await held_seats(services, websocket, live.table)

    if await may_sit():
        await services.sockets.serve(websocket, await services.tables.open(table_id), seat, since, may_sit)
    else:
        await turn_away(websocket, NOT_YOURS, "refused-not-yours")

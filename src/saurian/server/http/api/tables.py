"""Tables: make one, find one, sit down, play, leave, play again."""

from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response, WebSocket

from saurian.core import IllegalAction, Message, Problem, Seat
from saurian.server.domain import payloads
from saurian.server.domain.commands import Accept, Command, HandOver, SeatNumber, StandIn
from saurian.server.domain.commands import Join as JoinCommand
from saurian.server.domain.commands import Sit as SitCommand
from saurian.server.domain.creation import make_plan
from saurian.server.domain.entry import Handover
from saurian.server.domain.names import clean_name
from saurian.server.domain.problems import NoSuchTable, NotYours
from saurian.server.domain.submission import Submission, command_key
from saurian.server.domain.table import Table
from saurian.server.http.access import COOKIE
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
from saurian.server.http.middleware import address_of
from saurian.server.http.sockets import NO_TABLE, NOT_YOURS, turn_away
from saurian.server.live import creation
from saurian.server.live.bot_pool import make_job
from saurian.server.live.live_table import LiveTable
from saurian.server.live.registry import Registry
from saurian.server.secrets import hashed, new_secret

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
    device = device_of(services, request, response)
    patience = services.tables.bot_patience
    created = await creation.create_table(services.store, plan, device, wish.start, patience)
    if wish.start:
        await services.tables.open(created.id, owner=address_of(request.scope))  # a bot may have to move
    return {"id": created.id, "secrets": created.secrets, "seats": sorted(plan.sitting)}


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
    ids = await services.store.tables_of(device, MOST_LISTED)
    chairs = await services.store.all_chairs_of_device(device, ids)
    shown = []
    for table in await _open_all(services.tables, ids):
        held = chairs.get(table.id, set())
        mine = sorted(seat for seat in table.seats_of(held) if table.sitters[seat].name)
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
    if seat is not None:
        if seat not in mine:
            raise NotYours
        await services.tables.note_request(live, seat)
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

    handover = Handover(hashed(new_secret()), device)  # whoever sat there before has left
    command = JoinCommand(name, body.added, held)
    seq = await services.tables.submit(
        live, Submission(f"join:{new_secret()}", None, command, handover=handover)
    )
    return {"seat": live.table.log.line(seq).seat}


@router.post("/tables/{table_id}/seats/{seat}")
async def sit(
    live: Live, seat: SeatNumber, body: Sit, request: Request, services: ServicesDep
) -> dict[str, Any]:
    """Tell the table one's name."""
    command = SitCommand(clean_name(body.name), body.added)
    submission = Submission(f"sit:{new_secret()}", seat, command)
    seq = await submit_for_seat(services, request, live, submission)
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
    if reopens or body.alone:
        command = HandOver(table.sitters[seat], table.stage, reopens)
        key, handover = f"handover:{new_secret()}", Handover(hashed(secret))
        await services.tables.submit(live, Submission(key, seat, command, handover=handover))
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


# --- playing ------------------------------------------------------------------------------------------


@router.post("/tables/{table_id}/seats/{seat}/commands")
async def send_command(
    live: Live, seat: SeatNumber, command: Command, request: Request, services: ServicesDep
) -> dict[str, Any]:
    """The same commands as on the socket, for who has none."""
    if isinstance(command, StandIn):
        await services.tables.read_presence(live)
    submission = Submission(command_key(seat, command.id), seat, command)
    seq = await submit_for_seat(services, request, live, submission)
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
        await creation.create_rematch(services.tables, live, mine)
    assert live.table.rematch is not None
    other = await services.tables.open(live.table.rematch)
    for seat in sorted(await held_seats(services, request, other.table)):
        await _come(services.tables, other, seat)
    return {"id": other.table.id}


async def _come(tables: Registry, live: LiveTable, seat: Seat) -> None:
    """Accept the invitation, if it stands."""
    if live.table.sitters[seat].invited:
        with suppress(Problem):  # the game may have begun, or another device of the seat was quicker
            await tables.submit(live, Submission(f"come:{seat}", seat, Accept(id="come")))


@router.get("/tables/{table_id}/hint")
async def hint(live: Live, seat: SeatNumber, request: Request, services: ServicesDep) -> dict[str, Any]:
    """What a strong player would do in the seat's place, what to expect of it, and why."""
    check_rate(services.hints, request)
    await check_seat(services, request, live.table, seat)
    if seat not in live.table.asked:
        raise IllegalAction(Message("why-not-your-turn"))
    if not services.bot_pool.available:
        raise Problem(Message("refused-no-bots"))
    owner = address_of(request.scope)
    return await services.bot_pool.hint(make_job(live.table, seat, "", "", owner))


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

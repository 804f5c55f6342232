"""Dependencies of the routes: the asking device, its permissions, and answers to problems."""

from typing import Annotated

from fastapi import Depends, Path, Request, Response
from fastapi.requests import HTTPConnection

from saurian.core import IllegalAction, Problem, Seat
from saurian.server.domain.payloads import show_problem
from saurian.server.domain.problems import NoSuchTable, NotYours, TooMany
from saurian.server.domain.submission import Submission
from saurian.server.domain.table import Table
from saurian.server.http.access import COOKIE
from saurian.server.http.api.json import Json
from saurian.server.http.middleware import address_of
from saurian.server.http.rate_limit import COMMAND_WAIT_SECONDS, Limiter
from saurian.server.http.services import Services
from saurian.server.http.sockets import seat_key
from saurian.server.live.live_table import LiveTable

YEAR = 365 * 86_400


def services_of(connection: HTTPConnection) -> Services:
    """The server's services."""
    services: Services = connection.app.state.services
    return services


ServicesDep = Annotated[Services, Depends(services_of)]

TableId = Annotated[
    str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="As it stands in the table's link.")
]


async def open_table(table_id: TableId, services: ServicesDep) -> LiveTable:
    """The table that is asked for. Raises `NoSuchTable`."""
    return await services.tables.open(table_id)


Live = Annotated[LiveTable, Depends(open_table)]


def status_of(problem: Problem) -> int:
    """The HTTP status that says the same."""
    if isinstance(problem, NoSuchTable):
        return 404
    if isinstance(problem, NotYours):
        return 403
    if isinstance(problem, TooMany):
        return 429
    if isinstance(problem, IllegalAction) or problem.message.id.startswith("refused"):
        return 409
    return 422


def answer_problem(problem: Problem) -> Json:
    """A problem as an answer."""
    return Json({"problem": show_problem(problem)}, status_of(problem))


async def held_seats(services: Services, connection: HTTPConnection, table: Table) -> frozenset[Seat]:
    """The asker's seats at the table; none that has gone to a bot."""
    chairs = await services.access.chairs(table.id, connection.headers, connection.cookies)
    return frozenset(seat for seat in table.seats_of(chairs) if table.sitters[seat].bot is None)


async def check_seat(services: Services, connection: HTTPConnection, table: Table, seat: Seat) -> None:
    """Raise `NotYours` unless the asker holds the seat."""
    if seat not in await held_seats(services, connection, table):
        raise NotYours


def check_rate(limiter: Limiter, request: Request) -> None:
    """Raise `TooMany` if the asker's address was too busy."""
    if not limiter.take(address_of(request.scope)):
        raise TooMany


async def take_turn(services: Services, table: Table, seat: Seat) -> None:
    """Wait until the seat may send one more command, here or on its sockets. Raise `TooMany` if too many wait
    already."""
    if not await services.commands.turn(seat_key(table.id, seat), COMMAND_WAIT_SECONDS):
        raise TooMany


async def submit_for_seat(
    services: Services, connection: HTTPConnection, live: LiveTable, submission: Submission
) -> int:
    """Let a command of a seat take effect in its turn. Raise `NotYours` unless the asker holds the seat until
    then, however long it waited."""
    seat = submission.seat
    assert seat is not None
    await check_seat(services, connection, live.table, seat)
    await take_turn(services, live.table, seat)
    live.owner = address_of(connection.scope)
    while True:
        checked = live.table.sitters[seat].handed_over_at
        await check_seat(services, connection, live.table, seat)
        await services.tables.note_request(live, seat)
        try:
            return await services.tables.submit(live, submission._replace(held_since=checked))
        except NotYours:
            if live.table.sitters[seat].handed_over_at == checked:
                raise


def device_of(services: Services, request: Request, response: Response) -> str:
    """The asker's device; one that has no cookie yet gets one."""
    device = services.devices.device(request.cookies.get(COOKIE))
    if device is not None:
        return device
    cookie = services.devices.new_cookie()
    secure = services.settings.secure_cookies or request.url.scheme == "https"
    response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="strict", secure=secure)
    found = services.devices.device(cookie)
    assert found is not None
    return found

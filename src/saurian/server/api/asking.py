"""Who asks, and how answers and problems are written."""

from typing import Annotated, Any

from fastapi import Depends, HTTPException, Request, Response
from fastapi.requests import HTTPConnection
from pydantic_core import to_json
from starlette.responses import JSONResponse

from saurian.core import IllegalAction, Message, Problem, Seat
from saurian.server.access import COOKIE
from saurian.server.guard import Limiter, address_of
from saurian.server.live import NoSuchTable
from saurian.server.services import Services
from saurian.server.showing import show_problem

YEAR = 365 * 86_400


class Json(JSONResponse):
    """JSON, quickly."""

    def render(self, content: Any) -> bytes:
        """As bytes."""
        return to_json(content)


def services_of(connection: HTTPConnection) -> Services:
    """The server's parts."""
    services: Services = connection.app.state.services
    return services


Parts = Annotated[Services, Depends(services_of)]


class NotYours(Problem):
    """The asker does not hold that seat."""

    def __init__(self) -> None:
        super().__init__(Message("refused-not-yours"))


class TooMany(Problem):
    """Too often from one address."""

    def __init__(self) -> None:
        super().__init__(Message("refused-too-many"))


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


async def held_seats(services: Services, connection: HTTPConnection, table_id: str) -> frozenset[Seat]:
    """The asker's seats at the table."""
    return await services.access.seats(table_id, connection.headers, connection.cookies)


async def check_seat(services: Services, connection: HTTPConnection, table_id: str, seat: Seat) -> None:
    """Raise `NotYours` unless the asker holds the seat."""
    if seat not in await held_seats(services, connection, table_id):
        raise NotYours


def check_rate(limiter: Limiter, request: Request) -> None:
    """Raise `TooMany` if the asker's address was too busy."""
    if not limiter.take(address_of(request.scope)):
        raise TooMany


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


__all__ = [
    "HTTPException",
    "Json",
    "NotYours",
    "Parts",
    "TooMany",
    "answer_problem",
    "check_rate",
    "check_seat",
    "device_of",
    "held_seats",
    "services_of",
    "status_of",
]

"""The application: all parts put together, for uvicorn to serve."""

from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from saurian import __version__
from saurian.core import Message, Problem
from saurian.games import GAMES
from saurian.server.domain.payloads import show_problem
from saurian.server.http.api import games, operations, replays, scorepad, tables
from saurian.server.http.api.dependencies import answer_problem
from saurian.server.http.api.json import Json
from saurian.server.http.middleware import Guard, TooLarge
from saurian.server.http.pages import add_pages
from saurian.server.http.services import Services
from saurian.server.storage.database import STORAGE_ERRORS

log = structlog.get_logger()

MIN_GZIP_BYTES = 1_000
"""Size from which on a response is compressed if the client accepts it; files are compressed by the build."""
GZIP_LEVEL = 5
"""A table of 13 KB becomes one of 2 KB in 0.1 ms; twice the time would save a twentieth more."""


def make_app(services: Services) -> FastAPI:
    """The server as an ASGI application."""
    app = FastAPI(
        title="Saurian",
        version=__version__,
        summary=f"Tables for {' and '.join(name.title() for name in GAMES)}",
        default_response_class=Json,
        docs_url=None,  # their pages load scripts from elsewhere
        redoc_url=None,
    )
    app.state.services = services
    for subject in (games, tables, replays, scorepad, operations):
        app.include_router(subject.router, responses=PROBLEMS)
    add_pages(app)
    app.add_middleware(GZipMiddleware, minimum_size=MIN_GZIP_BYTES, compresslevel=GZIP_LEVEL)
    app.add_middleware(Guard, settings=services.settings)
    app.add_exception_handler(Problem, _on_problem)
    app.add_exception_handler(RequestValidationError, _on_bad_request)
    app.add_exception_handler(HTTPException, _on_http_error)
    app.add_exception_handler(TooLarge, _on_too_large)
    for error in STORAGE_ERRORS:
        app.add_exception_handler(error, _on_storage_failed)
    return app


PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"description": why}
    for status, why in {
        400: "No JSON.",
        403: "Not your seat, or not our page.",
        404: "No such table.",
        409: "Refused as the table is now.",
        413: "Too large.",
        421: "Not the name of this server.",
        422: "Something is wrong with what was sent.",
        429: "Too many at once; try again soon.",
        503: "Storage does not answer.",
    }.items()
}


async def _on_problem(request: Request, problem: Exception) -> Json:
    assert isinstance(problem, Problem)
    return answer_problem(problem)


async def _on_bad_request(request: Request, error: Exception) -> Json:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    field = ".".join(map(str, first["loc"]))
    problem = Problem(Message("bad-request", {"field": field[:80], "text": str(first["msg"])[:200]}))
    return answer_problem(problem)


async def _on_http_error(request: Request, error: Exception) -> Json:
    """No such page, or not in this way."""
    assert isinstance(error, HTTPException)
    words = Message("refused-by-http", {"status": str(error.status_code)})
    return Json({"problem": show_problem(Problem(words))}, error.status_code, error.headers)


async def _on_too_large(request: Request, error: Exception) -> Json:
    return Json({"problem": show_problem(Problem(Message("refused-too-large")))}, 413)


async def _on_storage_failed(request: Request, error: Exception) -> Json:
    log.error("storage-failed", error=str(error) or type(error).__name__)
    return Json({"problem": show_problem(Problem(Message("refused-storage")))}, 503)

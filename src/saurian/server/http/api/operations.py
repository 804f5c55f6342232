"""For hosts: is it alive, can it serve, and how is it doing."""

import asyncio
import ipaddress
from secrets import compare_digest
from shutil import disk_usage

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from saurian.server.domain.problems import NotYours
from saurian.server.http.api.dependencies import ServicesDep
from saurian.server.http.api.json import Json
from saurian.server.http.services import Services
from saurian.server.storage.database import STORAGE_ERRORS, file_of

LEAST_FREE_BYTES = 16 * 1024 * 1024
"""With less free space on its disk, a server with a SQLite file is not ready."""
READY_SECONDS = 3
"""A database that takes longer to answer is taken for one that does not."""

router = APIRouter()


@router.get("/health")
async def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "alive"}


@router.get("/ready", responses={503: {"description": "It cannot serve; `status` says why."}})
async def ready(services: ServicesDep) -> Response:
    """It can serve: the database answers and takes moves."""
    status = await _status(services)
    return Json({"status": status}, 200 if status == "ready" else 503)


async def _status(services: Services) -> str:
    """`ready`, or what is wrong."""
    if services.supervisor.down:
        return "task-failed"
    if services.writer.stuck:
        return "writer-stuck"
    if services.bot_pool.stuck:
        return "bots-stuck"
    if _disk_is_full(services):
        return "disk-full"
    try:
        async with asyncio.timeout(READY_SECONDS):
            await services.store.alive()
            if services.writer.failed:
                await services.store.check_writing()
                services.writer.failed = False
    except STORAGE_ERRORS:
        return "no-database"
    return "ready"


def _disk_is_full(services: Services) -> bool:
    """Whether a SQLite file can hardly grow any more."""
    file = file_of(services.engine.url) if services.engine.dialect.name == "sqlite" else None
    return file is not None and disk_usage(file.resolve().parent).free < LEAST_FREE_BYTES


@router.get("/metrics", response_class=Response)
async def metrics(request: Request, services: ServicesDep) -> Response:
    """Figures for Prometheus: to this machine, or to who has the token."""
    token = services.settings.metrics_token
    given = request.headers.get("authorization", "").encode()
    if not (compare_digest(given, f"Bearer {token}".encode()) if token else _is_here(request)):
        raise NotYours
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _is_here(request: Request) -> bool:
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False

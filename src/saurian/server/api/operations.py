"""For hosts: is it alive, can it serve, and how is it doing."""

import asyncio
import ipaddress
from secrets import compare_digest

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from saurian.server.access import NotYours
from saurian.server.api.asking import Parts
from saurian.server.api.bodies import Json
from saurian.server.services import Services
from saurian.server.storage.database import STORAGE_ERRORS

READY_SECONDS = 3
"""A database that takes longer to answer is taken for one that does not."""

router = APIRouter()


@router.get("/health")
async def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "alive"}


@router.get("/ready", responses={503: {"description": "It cannot serve; `status` says why."}})
async def ready(parts: Parts) -> Response:
    """It can serve: the database answers and takes moves."""
    status = await _status(parts)
    return Json({"status": status}, 200 if status == "ready" else 503)


async def _status(parts: Services) -> str:
    """`ready`, or what is wrong."""
    if parts.supervisor.down:
        return "task-failed"
    if parts.writer.stuck:
        return "writer-stuck"
    try:
        async with asyncio.timeout(READY_SECONDS):
            await parts.store.alive()
            if parts.writer.failed:
                await parts.store.check_writing()
                parts.writer.failed = False
    except STORAGE_ERRORS:
        return "no-database"
    return "ready"


@router.get("/metrics", response_class=Response)
async def metrics(request: Request, parts: Parts) -> Response:
    """Figures for Prometheus: to this machine, or to who has the token."""
    token = parts.settings.metrics_token
    given = request.headers.get("authorization", "").encode()
    if not (compare_digest(given, f"Bearer {token}".encode()) if token else _is_here(request)):
        raise NotYours
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _is_here(request: Request) -> bool:
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False

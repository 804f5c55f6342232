"""For hosts: is it alive, can it serve, and how is it doing."""

import ipaddress
from secrets import compare_digest

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from saurian.server.access import NotYours
from saurian.server.api.asking import Parts
from saurian.server.api.bodies import Json
from saurian.server.storage.database import STORAGE_ERRORS

router = APIRouter()


@router.get("/health")
async def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "alive"}


@router.get("/ready", responses={503: {"description": "The database does not answer."}})
async def ready(parts: Parts) -> Response:
    """It can serve: the database answers."""
    try:
        await parts.store.alive()
    except STORAGE_ERRORS:
        return Json({"status": "no-database"}, 503)
    return Json({"status": "ready"})


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

"""What stands before every request: sizes, rates, origins, and what browsers are told to allow."""

import ipaddress
import socket
from urllib.parse import SplitResult, urlsplit

from pydantic_core import to_json
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saurian.core import Message as Words
from saurian.server.http.rate_limit import Limiter
from saurian.server.settings import Settings

POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


def own_names(settings: Settings) -> frozenset[str]:
    """The names by which this server may be called. Addresses always may: nobody can redirect them."""
    return frozenset({"localhost", socket.gethostname().lower(), *map(str.lower, settings.allowed_hosts)})


def host_allowed(host: str, names: frozenset[str]) -> bool:
    """Whether a request for that host is meant for us; a name that only points here is not."""
    name = (_split(f"//{host}").hostname or "").lower()
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name in names
    return True


def origin_allowed(headers: Headers) -> bool:
    """Whether the page that asks is ours. Programs send no origin; browsers always do when it matters."""
    origin = headers.get("origin")
    return origin is None or _split(origin).netloc.lower() == headers.get("host", "").lower()


def _split(url: str) -> SplitResult:
    try:
        return urlsplit(url)
    except ValueError:  # it is no URL
        return urlsplit("")


COSTS = {("GET", "/api/tables"): 10, ("GET", "/api/my-tables"): 10, ("POST", "/api/score"): 5}
"""By method and path, how many plain requests one costs: measured in processor time."""
COSTS_AT_TABLE = {"replay": 5, "steps": 10, "record": 5, "preview": 3, "memory": 3}
"""The same for what is asked of a table, by the end of the path."""


def cost_of(scope: Scope) -> int:
    """How many plain requests this one costs."""
    method, path = scope.get("method", "GET"), scope["path"]
    if path.startswith("/api/tables/"):
        return COSTS_AT_TABLE.get(path.rpartition("/")[2], 1)
    return COSTS.get((method, path), 1)


class Guard:
    """Turns away what should not reach the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._largest = settings.largest_body
        self._names = own_names(settings)
        self._requests = Limiter(settings.request_rate, settings.request_rate * 2)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        problem = self._objection(scope)
        if problem is None:
            body = _Body(receive, self._largest)
            receiving = body.receive if scope["type"] == "http" else receive
            await self._app(scope, receiving, _with_headers(send, scope) if scope["type"] == "http" else send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4000 + problem[0], "reason": problem[1].id})
        else:
            await _answer(_with_headers(send, scope), *problem)

    def _objection(self, scope: Scope) -> tuple[int, Words] | None:
        headers = Headers(scope=scope)
        if not host_allowed(headers.get("host", ""), self._names):
            return 421, Words("refused-host")
        safe = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        if not safe and not origin_allowed(headers):
            return 403, Words("refused-origin")
        if not self._requests.take(address_of(scope), cost_of(scope)):
            return 429, Words("refused-too-many")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self._largest:
            return 413, Words("refused-too-large", {"most": self._largest})
        return None


class TooLarge(HTTPException):
    """More came than was announced or is allowed."""

    def __init__(self) -> None:
        super().__init__(413)


class _Body:
    """Counts what comes in."""

    def __init__(self, receive: Receive, largest: int) -> None:
        self._receive = receive
        self._left = largest

    async def receive(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise TooLarge
        return message


def address_of(scope: Scope) -> str:
    """The address of the client; for IPv6 the network, because a household has all of its addresses."""
    client = scope.get("client")
    host = plain_address(client[0]) if client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host


def plain_address(host: str) -> str:
    """An IPv4 address as such, even if it is written as one of IPv6, as a server that listens to both sees
    it."""
    try:
        address = ipaddress.IPv6Address(host)
    except ValueError:
        return host
    return str(address.ipv4_mapped or host)


def _with_headers(send: Send, scope: Scope) -> Send:
    """Add what browsers are told to allow; what programs are told is kept by no cache."""
    added = {**HEADERS, "cache-control": "no-store"} if scope["path"].startswith("/api/") else HEADERS

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in added.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


async def _answer(send: Send, status: int, words: Words) -> None:
    body = to_json({"problem": {"id": words.id, "args": dict(words.args), "cause": None}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

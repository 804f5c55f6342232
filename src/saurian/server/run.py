"""Start the server, and end it well."""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn

from saurian.core import Message, Problem
from saurian.server.http.app import make_app
from saurian.server.http.protocols import Connection, Socket
from saurian.server.http.services import running
from saurian.server.logs import set_up_logs
from saurian.server.settings import Settings
from saurian.server.tasks import exit_after

DRAIN_SECONDS = 2
"""How long requests that are under way may take when the server ends."""
EXIT_SECONDS = 5
"""The longest that ending may take: then the process exits, whatever still hangs. What was acknowledged is
stored."""
UNTAKEN_SECONDS = 60
"""So long the system keeps what a client does not take; then it drops the connection."""

GC_GEN0_THRESHOLD, NEVER = 2_000, 1 << 30
"""Objects created between collections of the youngest generation. Older ones are not collected automatically,
for a full pass over all tables stalls the server for half a second. The keeper runs one each hour."""

OnReady = Callable[[list[str]], None]


class _Server(uvicorn.Server):
    """Tells when it can be reached."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            exit_after(EXIT_SECONDS)
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._on_ready()


def serve(settings: Settings, on_ready: OnReady) -> None:
    """Serve until a signal comes. `on_ready` gets the addresses. Raises `Problem` if it cannot start."""
    set_up_logs(settings)
    gc.freeze()  # what is there now stays
    gc.set_threshold(GC_GEN0_THRESHOLD, NEVER)
    listener = _listen(settings.host, settings.port)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, listener, on_ready))


async def _serve(settings: Settings, listener: socket.socket, on_ready: OnReady) -> None:
    async with running(settings) as services:
        config = uvicorn.Config(
            make_app(services),
            http=Connection,
            ws=Socket,
            ws_ping_interval=settings.ping_seconds,
            ws_ping_timeout=settings.ping_seconds,
            ws_max_size=settings.largest_frame,
            ws_per_message_deflate=False,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=True,
            forwarded_allow_ips=settings.proxies,
            timeout_graceful_shutdown=DRAIN_SECONDS,
            backlog=4096,
        )
        port = listener.getsockname()[1]
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)  # uvicorn raises it again, but we still have to end well
        server = _Server(config, lambda: on_ready(addresses(settings.host, port)))
        await server.serve([listener])
        if cancelled := tuple(server.server_state.tasks):  # they took too long; it does not wait for them
            await asyncio.wait(cancelled, timeout=DRAIN_SECONDS)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # not made for Windows
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError as error:
        place = {"host": host, "port": str(port), "text": error.strerror or str(error)}
        raise Problem(Message("cannot-listen", place)) from None
    listener.set_inheritable(False)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # else a client that takes nothing keeps what is closed open
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNTAKEN_SECONDS * 1000)
    return listener


def addresses(host: str, port: int) -> list[str]:
    """Where the server can be reached; first the one for this machine."""
    if host not in ("0.0.0.0", "::"):
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}"]
    found = [f"http://127.0.0.1:{port}"]
    shared = address_in_network()
    return [*found, f"http://{shared}:{port}"] if shared else found


def address_in_network() -> str | None:
    """This machine's address in its network, as it would call another; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is nobody's
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address

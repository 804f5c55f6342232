"""Connections that waste our memory or our patience are cut off. What uvicorn leaves to us."""

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from saurian.server.http.middleware import plain_address
from saurian.server.http.rate_limit import Limiter

MOST_PIECES = 100
"""Frames per message on a socket; the size limit does not count empty ones."""


CONTROL_FRAMES_PER_SECOND, CONTROL_FRAMES_AT_ONCE = 5, 50
"""How many pings and pongs a client may send. Browsers answer one ping in twenty seconds."""


class Connection(H11Protocol):
    """Each request must be here as soon as a socket must have answered a ping."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait."""
        super().connection_made(transport)
        self.client = _plain_client(self.client)
        self._await_request()

    def data_received(self, data: bytes) -> None:
        """However often something comes, it must be whole in time."""
        super().data_received(data)
        is_socket = self.transport.get_protocol() is not self  # a request for one is whole, whatever h11 says
        if not is_socket and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._await_request()
        else:
            self._await_nothing()

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP, unless the request it belongs to has its answer."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing will come."""
        self._await_nothing()
        super().connection_lost(exc)

    def _await_request(self) -> None:
        if self._late is None and self.config.ws_ping_timeout is not None:
            self._late = self.loop.call_later(self.config.ws_ping_timeout, self.transport.abort)

    def _await_nothing(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class Socket(WebSocketsSansIOProtocol):
    """Nothing is kept for one who does not read, nor of messages that do not end."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Know who comes."""
        super().connection_made(transport)
        self.client = _plain_client(self.client)
        self._control_frames = Limiter(CONTROL_FRAMES_PER_SECOND, CONTROL_FRAMES_AT_ONCE)

    def keepalive_timeout(self) -> None:
        """One that does not answer a ping would not take a good-bye either."""
        super().keepalive_timeout()
        self.transport.abort()

    def handle_ping(self) -> None:
        """Answer no pings of a client that reads nothing: the answers would pile up."""
        if not self._control_frames.take(""):
            self._fail(CloseCode.POLICY_VIOLATION)
        elif self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        """Take an answer to a ping, or one that nobody asked for, which is as much work."""
        if self._control_frames.take(""):
            super().handle_pong(event)
        else:
            self._fail(CloseCode.POLICY_VIOLATION)

    def handle_cont(self, event: Frame) -> None:
        """One more piece of a message."""
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self._fail(CloseCode.MESSAGE_TOO_BIG)

    def send_receive_event_to_app(self) -> None:
        """A message is here; uvicorn would log a whole story if it is no text."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._fail(CloseCode.INVALID_DATA)
        else:
            super().send_receive_event_to_app()

    def _fail(self, code: CloseCode) -> None:
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()


def _plain_client(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """The client's address and port, in the form that settings and limits name it."""
    return client and (plain_address(client[0]), client[1])


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True

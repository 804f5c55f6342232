"""A WebSocket client that costs as little as can be, so that the server is measured and not the client."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\0\0\0\0"
"""Clients must mask what they send; this mask changes nothing."""


class LoadSocket(asyncio.Protocol):
    """Reads whole text frames and hands them on."""

    def __init__(self, path: str, token: str | None, on_text: Callable[[bytes], None]) -> None:
        self._path = path
        self._token = token
        self._on_text = on_text
        self._buffer = bytearray()
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        authorization = f"Authorization: Bearer {self._token}\r\n" if self._token else ""
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{authorization}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open and not self._shake_hands():
            return
        while self._read_frame():
            pass

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("lost before it was open"))

    def send(self, text: bytes) -> None:
        """Send a short text."""
        self._send(TEXT, text)

    def close(self) -> None:
        """Go without a word."""
        self._transport.abort()

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
        self._transport.write(bytes([0x80 | kind]) + length + NO_MASK + payload)

    def _shake_hands(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if b" 101 " not in self._buffer[:32]:
            self.opened.set_exception(ConnectionError(self._buffer[:200].decode(errors="replace")))
            self._transport.abort()
            return False
        del self._buffer[: end + 4]
        self._open = True
        self.opened.set_result(None)
        return True

    def _read_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        kind, size, start = buffer[0] & 15, buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4]), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10]), 10
        if len(buffer) < start + size:
            return False
        payload = bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == TEXT:
            self._on_text(payload)
        elif kind == PING:
            self._send(PONG, payload)
        return True

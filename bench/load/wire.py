"""A WebSocket client of a few lines: thousands of them must not slow down what they measure."""

import asyncio
import struct
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

TEXT, PING, PONG = 1, 9, 10
PORTION = 4096  # bytes that are read at once
FINAL, COMPRESSED, MASKED = 0x80, 0x40, 0x80
NO_MASK = bytes(4)  # a mask of zeros is one too, and leaves the text as it is
TAIL = b"\x00\x00\xff\xff"  # that each compressed message would end with
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: cmVpaHVtLCBpbiB0dXJuLg==\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
    "Cookie: {cookie}\r\n\r\n"
)  # like a browser it offers compression


@dataclass
class Traffic:
    """Bytes on the wire, frames and all, from the server and to it."""

    heard: int = 0
    sent: int = 0


class Wire(asyncio.Protocol):
    """A connected socket that hands on each text it hears."""

    def __init__(self, greeting: str, hear: Callable[[bytes], None], traffic: Traffic) -> None:
        self.open = asyncio.get_running_loop().create_future()
        self._greeting = greeting
        self._hear = hear
        self._traffic = traffic
        self._waiting = b""
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)
        # asyncio would fetch 256 KiB from the system for each message, and give them back.
        transport.max_size = PORTION  # type: ignore[attr-defined]
        self._transport.write(self._greeting.encode())

    def data_received(self, data: bytes) -> None:
        """Take in what has come."""
        self._waiting += data
        if not self.open.done():
            self._shake()
        else:
            self._traffic.heard += len(data)
        if self.open.done():
            self._read()

    def connection_lost(self, error: Exception | None) -> None:
        """A connection that was cut must not go unnoticed."""
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server hung up"))

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._frame(TEXT, text)

    def close(self) -> None:
        """Hang up."""
        self._transport.abort()

    def _shake(self) -> None:
        head, end, rest = self._waiting.partition(b"\r\n\r\n")
        if not end:
            return
        if not head.startswith(b"HTTP/1.1 101"):
            self.open.set_exception(ConnectionError(head.decode(errors="replace")))
            return
        self._waiting = rest
        self.open.set_result(None)

    def _read(self) -> None:
        data, place = self._waiting, 0
        while (found := framed(data, place)) is not None:
            kind, (body, end) = data[place], found
            if kind & 0x0F == TEXT:
                self._hear(self._text(data[body:end], bool(kind & COMPRESSED)))
            elif kind & 0x0F == PING:
                self._frame(PONG, data[body:end])
            place = end
        self._waiting = data[place:]

    def _text(self, body: bytes, compressed: bool) -> bytes:
        return self._inflate.decompress(body + TAIL) if compressed else body

    def _frame(self, kind: int, body: bytes) -> None:
        size = len(body)
        short = bytes((FINAL | kind, MASKED | min(size, 126)))
        long = struct.pack("!H", size) if size >= 126 else b""
        frame = short + long + NO_MASK + body
        self._traffic.sent += len(frame)
        self._transport.write(frame)


def framed(data: bytes, place: int) -> tuple[int, int] | None:
    """Where the body of a frame begins and ends; None where it is not all there."""
    if len(data) < place + 2:
        return None
    size, body = data[place + 1] & 0x7F, place + 2
    if size >= 126:
        wide = 2 if size == 126 else 8
        size, body = int.from_bytes(data[body : body + wide], "big"), body + wide
    return (body, body + size) if len(data) >= body + size else None


async def connected(
    port: int, path: str, cookie: str, hear: Callable[[bytes], None], traffic: Traffic
) -> Wire:
    """Connect to a server on this machine."""
    greeting = HANDSHAKE.format(path=path, host=f"127.0.0.1:{port}", cookie=cookie)
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(greeting, hear, traffic), "127.0.0.1", port)
    await wire.open
    return wire

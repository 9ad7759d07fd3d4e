"""However a connection ends, nothing of it waits for the garbage collector, which comes rarely."""

import gc
import threading
import weakref
from asyncio import BaseTransport
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from reihum.server.web.transport.connections import Guarded

from ...clients import PATIENCE, Guest
from .test_connections import ASKED, HALVES, ended, handshake, wire

NOBODY = bytes(4)  # a mask that changes nothing


def ways(table: str) -> dict[str, tuple[bytes, bytes]]:
    """How connections end: what is sent first, and once that was answered."""
    socket = handshake(table)
    return {
        "a request": (ASKED, b""),
        "two requests": (ASKED.replace(b"Connection: close\r\n", b"") + ASKED, b""),
        "part of a head": (HALVES["half a head"], b""),
        "part of a body": (HALVES["half a body"], b""),
        "no request": (b"What is this?\r\n\r\n", b""),
        "a socket that is left": (socket, b""),
        "a good-bye": (socket, b"\x88\x82" + NOBODY + b"\x03\xe8"),
        "a good-bye of one byte": (socket, b"\x88\x81" + NOBODY + b"\x03"),
        "a message and a good-bye": (socket, b"\x81\x82" + NOBODY + b"{}\x88\x80" + NOBODY),
        "no mask": (socket, b"\x81\x02{}"),
        "no frame": (socket, b"\xff\xff\xff\xff"),
        "half a character": (socket, b"\x81\x81" + NOBODY + b"\xff"),
        "too much": (socket, b"\x81\xff\0\0\0\0\x7f\xff\xff\xff" + NOBODY),
        "another version": (socket.replace(b"Version: 13", b"Version: 99"), b""),
        "a long head": (socket.replace(b"\r\n\r\n", b"\r\nX: " + b"a" * 9000 + b"\r\n\r\n"), b""),
        "no key": (socket.replace(b"Sec-WebSocket-Key", b"X-Key"), b""),
        "no such table": (handshake("NOSUCHONE1"), b""),
        "no such address": (socket.replace(b"/socket", b"/nothing"), b""),
    }


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[list[int], threading.Semaphore]]:
    """How many connections, readers and transports there were; a semaphore of those that went."""
    begun, gone = [0], threading.Semaphore(0)
    known = weakref.WeakSet[BaseTransport]()  # a connection that becomes a socket keeps its own

    def made(self: Any, transport: BaseTransport) -> None:
        for each in (self, self.conn, *([] if transport in known else [transport])):
            begun[0] += 1
            weakref.finalize(each, gone.release).atexit = False
        known.add(transport)
        begin(self, transport)

    begin = Guarded.connection_made
    gc.collect()
    gc.disable()
    try:
        with monkeypatch.context() as patched:
            patched.setattr(Guarded, "connection_made", made)
            yield begun, gone
    finally:
        gc.enable()


def test_however_a_connection_ends_nothing_is_left_of_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Guest(url) as anna:
        table = anna.create("the-game", "me")["table"]
        left = {}
        for name, (sent, after) in ways(table).items():
            with counted(monkeypatch) as (begun, gone):
                with wire(url, sent) as raw:
                    if not name.startswith("part of"):
                        assert raw.recv(65536)
                    if after:
                        raw.sendall(after)
                        assert ended(raw)
                left[name] = not all(gone.acquire(timeout=PATIENCE) for _ in range(begun[0]))
    assert [name for name, is_left in left.items() if is_left] == []
    assert len(left) == len(ways(""))

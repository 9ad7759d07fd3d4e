"""Whatever stands in the head of a request: no work beyond measure, and an end."""

import time
from contextlib import ExitStack
from itertools import product
from pathlib import Path

import httpx
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol

from reihum.server.guests import COOKIE

from ...clients import Guest
from ...conftest import quick, serving
from .test_connections import ASKED, LONG, ended, handshake, wire

LENGTH = 8000  # of a header: about as much as is taken anywhere
WORST = 30  # times as long as a plain request, which takes less than a millisecond
NAMES = (
    *("Accept", "Accept-Encoding", "Accept-Language", "Cookie", "Content-Type", "Forwarded"),
    *("If-Modified-Since", "If-None-Match", "Origin", "Range", "User-Agent", "X-Forwarded-For"),
    *("Sec-WebSocket-Extensions", "Sec-WebSocket-Protocol"),
)
PARTS = ("\\", ",", ";", "=", " ", '"', "a,", "a;q=0.1,", "0-0,", "%41", '\\"', f"{COOKIE}=a;", "9")


def values(part: str) -> tuple[str, ...]:
    """Headers that repeat a part as often as there is room."""
    many = part * (LENGTH // len(part))
    return many, f'{COOKIE}="{many}"', f"bytes={many}"


def seconds(url: str, sent: bytes) -> float:
    """How long it takes to be answered."""
    begun = time.perf_counter()
    with wire(url, sent) as raw:
        assert raw.recv(4096)
    return time.perf_counter() - begun


def test_no_header_takes_long(url: str, anna: Guest) -> None:
    table = anna.create("the-game", "me")["table"]
    for asked in (ASKED, ASKED.replace(b"/api/games", b"/"), handshake(table)):
        most = WORST * max(seconds(url, asked) for _ in range(5))
        for name, part in product(NAMES, PARTS):
            for value in values(part):
                odd = asked.replace(b"\r\n\r\n", f"\r\n{name}: {value}\r\n\r\n".encode())
                tries = (seconds(url, odd) < most for _ in range(3))  # the machine may be busy
                assert any(tries), (asked, name, value[:30])


@pytest.mark.parametrize("more", [b"X: " + b"a" * 9000, b"\r\n".join([b"X: a"] * 200)])
def test_who_cannot_be_let_in_is_told_so_and_let_go(tmp_path: Path, more: bytes) -> None:
    """websockets takes smaller heads than HTTP does."""
    with serving(quick(tmp_path, request_wait=LONG)) as url, Guest(url) as anna:
        table = anna.create("the-game", "me")["table"]
        sent = handshake(table).replace(b"\r\n\r\n", b"\r\n" + more + b"\r\n\r\n")
        with wire(url, sent) as raw:
            assert raw.recv(4096).startswith(b"HTTP/1.1 431 ")
            assert ended(raw)


def test_what_goes_wrong_with_one_connection_keeps_no_server_from_stopping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(self: H11Protocol) -> None:
        raise ValueError("odd")

    with ExitStack() as stack:
        with serving(quick(tmp_path)) as url:
            wires = [stack.enter_context(wire(url)) for _ in range(2)]
            assert httpx.get(f"{url}/healthz").is_success  # both of them are known by now
            monkeypatch.setattr(H11Protocol, "shutdown", fails)
        assert all(map(ended, wires))
    assert "a connection could not be closed" in caplog.text

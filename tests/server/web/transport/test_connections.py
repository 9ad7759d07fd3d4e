"""Whoever keeps the server waiting, does not read or does not end, over real sockets."""

import asyncio
import json
import secrets
import select
import socket
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from reihum.server.settings import Rate
from reihum.server.web.run import FLOOD, configured
from reihum.server.web.transport.connections import MOST_UNREAD, PORTION, SocketConnection
from reihum.server.web.transport.frames import COMPRESSED

from ...clients import PATIENCE, Guest
from ...conftest import GENEROUS, quick, serving

SHORT = 0.2  # seconds
LONG = 1000.0
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
ASKED = b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
HALVES = {
    "nothing": b"",
    "half a head": HEAD,
    "half a body": HEAD + b'Content-Length: 100\r\n\r\n{"game": ',
    "half a chunk": HEAD + b'Transfer-Encoding: chunked\r\n\r\n20\r\n{"ga',
    "half a second request": b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /heal",
    "more than is read": HEAD + b"Content-Length: 99999999\r\n\r\n" + b"x" * 70_000,
}


@contextmanager
def wire(url: str, sent: bytes = b"", buffer: int | None = None) -> Iterator[socket.socket]:
    """A plain connection."""
    parts = urlsplit(url)
    with socket.socket() as raw:
        raw.settimeout(PATIENCE)
        if buffer:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        raw.connect((parts.hostname, parts.port))
        raw.sendall(sent)
        yield raw


def _is_gone(raw: socket.socket) -> bool:
    """Whether nobody is there any more: asks by a word more, and reads nothing."""
    lost = select.poll()
    lost.register(raw, 0)
    raw.send(b"\r\n")
    return bool(lost.poll(50))  # milliseconds


def ended(raw: socket.socket) -> bool:
    """Whether the other side ends the connection; waits for it."""
    try:
        while raw.recv(65536):
            pass
    except ConnectionError:
        pass
    except TimeoutError:
        return False
    return True


def test_a_request_comes_in_time_or_not_at_all(tmp_path: Path) -> None:
    with serving(quick(tmp_path, request_wait=SHORT)) as url, ExitStack() as stack:
        wires = {name: stack.enter_context(wire(url, sent)) for name, sent in HALVES.items()}
        assert [name for name, raw in wires.items() if not ended(raw)] == []
        assert httpx.get(f"{url}/healthz").is_success


def test_whoever_takes_their_time_does_not_get_more(tmp_path: Path) -> None:
    with serving(quick(tmp_path, request_wait=SHORT)) as url, wire(url, HEAD) as raw:
        raw.settimeout(SHORT / 4)
        assert any(_ends_after(raw, b"X-More: 1\r\n") for _ in range(200))


def _ends_after(raw: socket.socket, sent: bytes) -> bool:
    """Whether the other side has ended the connection, a moment after something was sent."""
    try:
        raw.sendall(sent)
        return not raw.recv(1)
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def test_however_many_wait_who_asks_gets_in(tmp_path: Path) -> None:
    rates = replace(GENEROUS, connections_waiting=3)
    settings = quick(tmp_path, rates=rates, request_wait=LONG)
    with serving(settings) as url, ExitStack() as stack:
        wires = [stack.enter_context(wire(url, HEAD)) for _ in range(20)]
        assert httpx.get(f"{url}/healthz").is_success
        assert all(map(ended, wires[:17]))


def test_in_all_there_are_so_many(tmp_path: Path) -> None:
    with serving(quick(tmp_path, connections=4, request_wait=LONG)) as url, ExitStack() as stack:
        wires = [stack.enter_context(wire(url)) for _ in range(10)]
        assert httpx.get(f"{url}/healthz").is_success
        assert all(map(ended, wires[:6]))


def test_one_address_has_so_many_and_a_proxy_more(tmp_path: Path) -> None:
    rates = replace(GENEROUS, connections_open=2)
    for proxies, status in (("", None), ("127.0.0.1", 200)):
        settings = quick(tmp_path, rates=rates, proxies=proxies, request_wait=LONG)
        with serving(settings) as url, wire(url), wire(url):
            if status:
                assert httpx.get(f"{url}/healthz").status_code == status
            else:
                with pytest.raises(httpx.TransportError):
                    httpx.get(f"{url}/healthz")


def handshake(table: str) -> bytes:
    """What opens a socket at a table."""
    address = f"/api/tables/{table}/socket"
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    return f"GET {address} HTTP/1.1\r\nHost: x\r\n{upgrade}{key}\r\n".encode()


def test_who_never_reads_is_cut_off(tmp_path: Path) -> None:
    settings = quick(tmp_path, write_wait=SHORT)
    with serving(settings, send_buffer=4096) as url, Guest(url) as anna:
        table = anna.create("the-game", "me")["table"]
        with anna.connect(table) as a, wire(url, handshake(table), buffer=4096):
            a.until(lambda: a.table["spectators"] == 1)
            while a.table["spectators"]:  # it is told everything, and takes none of it
                a.done("say", text="hello " * 40)
        page = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 20
        with wire(url, page, buffer=4096) as raw:
            assert any(_is_gone(raw) for _ in range(200))


def test_who_floods_a_socket_is_cut_off_and_who_is_only_too_fast_is_not(tmp_path: Path) -> None:
    """A frame of six bytes costs as much as a message, and no message need be in it."""
    nothing = b"\x80" + bytes(4)
    frames = {
        "pings": b"\x89",
        "pongs": b"\x8a",
        "texts": b"\x81",
        "bytes": b"\x82",
        "parts": b"\x00",
    }
    rates = replace(GENEROUS, messages=Rate(20, 1000))
    with serving(quick(tmp_path, rates=rates)) as url, Guest(url) as anna:
        table = anna.create("the-game", "me")["table"]
        for name, kind in frames.items():
            begun = b"\x01" + nothing if name == "parts" else b""
            with wire(url, handshake(table)) as raw, suppress(ConnectionError):
                raw.recv(4096)
                raw.sendall(begun + (kind + nothing) * 21 * FLOOD)
                assert ended(raw), name
        with anna.connect(table) as a:
            assert [a.ask("ping")["type"] for _ in range(100)][-1] == "error"


def test_of_one_socket_little_is_read_at_a_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All others have their turn between two portions, however much somebody sends."""
    sizes: list[int] = []

    def noted(self: SocketConnection, data: bytes) -> None:
        sizes.append(len(data))
        read(self, data)

    read = SocketConnection.data_received
    monkeypatch.setattr(SocketConnection, "data_received", noted)
    with Guest(url) as anna, anna.connect(anna.create("the-game", "me")["table"]) as a:
        sizes.clear()
        a.raw.send(json.dumps({"type": "ping", "id": "x", "more": secrets.token_hex(3500)}))
        assert a.answer("x")["type"] == "pong"
    assert sum(sizes) > PORTION
    assert max(sizes) <= PORTION


def test_half_a_character_and_good_bye_is_no_error_of_ours(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    with Guest(url) as anna:
        table = anna.create("the-game", "me")["table"]
        with wire(url, handshake(table)) as raw, suppress(ConnectionError):
            raw.recv(4096)
            raw.sendall(b"\x81\x81" + bytes(4) + b"\xff" + b"\x88\x80" + bytes(4))
            assert ended(raw)
    assert "asyncio" not in {record.name for record in caplog.records}


@pytest.mark.parametrize("sent", [HALVES["half a head"], HALVES["half a body"]])
def test_a_server_that_stops_waits_for_nobody(tmp_path: Path, sent: bytes) -> None:
    with ExitStack() as stack:
        with serving(quick(tmp_path, request_wait=LONG)) as url:
            raw = stack.enter_context(wire(url, sent))
            httpx.get(f"{url}/healthz")
            begun = time.monotonic()
        assert time.monotonic() - begun < 5
        assert ended(raw)


def test_half_a_body_changes_nothing(tmp_path: Path) -> None:
    """What is missing must not be taken for nothing: that would be a wish, too."""
    with serving(quick(tmp_path)) as url, Guest(url) as anna, Guest(url) as bert:
        table = anna.create("the-game", "me", "open")["table"]
        cookie = "; ".join(f"{each.name}={each.value}" for each in bert.http.cookies.jar)
        head = f"POST /api/tables/{table}/seat HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n"
        with wire(url, f"{head}Content-Length: 40\r\n\r\n".encode()) as raw:
            raw.shutdown(socket.SHUT_WR)
            assert ended(raw)
    with serving(quick(tmp_path)) as url:  # by then the other one has done all it wanted to
        mine = httpx.get(f"{url}/api/me/tables", headers={"cookie": cookie})
        assert mine.json() == {"tables": []}


def test_an_answer_on_a_kept_connection_comes_as_quickly_as_on_a_new_one(url: str) -> None:
    """Head and body are two packets: the second one must not wait for the first one's receipt."""

    def answered() -> None:
        with wire(url, ASKED.replace(b"/api/games", b"/healthz")) as raw:
            while raw.recv(4096):
                pass

    with httpx.Client(base_url=url) as kept:
        quickest = least(lambda: kept.get("/healthz"))
    assert quickest < 10 * least(answered)


def least(ask: Callable[[], object]) -> float:
    """The seconds until an answer, at best."""
    seconds = []
    for _ in range(10):
        begun = time.perf_counter()
        ask()
        seconds.append(time.perf_counter() - begun)
    return min(seconds[1:])


def test_however_many_messages_come_at_once_all_are_answered_in_order(url: str) -> None:
    with Guest(url) as anna, anna.connect(anna.create("the-game", "me")["table"]) as a:
        ids = [f"ping{number}" for number in range(15)]
        for each in ids:
            a.raw.send(json.dumps({"type": "ping", "id": each}))
        assert [a.hear()["id"] for _ in ids] == ids


class Wire(asyncio.Transport):
    """Notes what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.reading = True

    def write(self, data: object) -> None:
        self.written.append(bytes(data))  # type: ignore[call-overload]

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def close(self) -> None:
        self.reading = False


def opened(tmp_path: Path) -> tuple[SocketConnection, Wire]:
    """A socket after its handshake, without a network."""
    config = configured(quick(tmp_path))
    config.load()
    connection, wire = SocketConnection(config, ServerState(), {}), Wire()
    connection.transport = wire
    connection.conn.state = State.OPEN
    return connection, wire


def test_who_has_said_something_is_not_asked_whether_they_are_there(tmp_path: Path) -> None:
    async def run() -> None:
        connection, wire = opened(tmp_path)
        connection.handshake_initiated = True
        connection.data_received(b"")  # whatever comes
        connection.send_keepalive_ping()
        assert not wire.written
        assert connection.ping_timer is not None
        connection.send_keepalive_ping()
        assert len(wire.written) == 1
        connection.stop_keepalive()

    asyncio.run(run())


def test_whoever_writes_faster_than_we_read_has_to_wait(tmp_path: Path) -> None:
    async def run() -> None:
        connection, wire = opened(tmp_path)
        for number in range(10):
            connection.frames, connection.curr_msg_data_type = [b"%d" % number], "text"
            connection.send_receive_event_to_app()
            assert wire.reading == (number < MOST_UNREAD)
        heard = [(await connection.receive())["text"] for _ in range(10)]  # type: ignore[typeddict-item]
        assert heard == [str(number) for number in range(10)]
        assert wire.reading

    asyncio.run(run())


def test_to_who_has_gone_nothing_can_be_sent(tmp_path: Path) -> None:
    async def run() -> None:
        connection, wire = opened(tmp_path)
        await connection.send_texts([b"one", b"two"])
        assert wire.written == [b"\x81\x03one\x81\x03two"]
        connection.conn.state = State.CLOSING
        with pytest.raises(ClientDisconnected):
            await connection.send_texts([b"three"])
        connection.disconnected = True
        with pytest.raises(ClientDisconnected):
            await connection.send_texts([b"four"])

    asyncio.run(run())


def told(text: bytes, kind: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame of a client."""
    return Frame(kind, text, fin).serialize(mask=True)


def squeezed(text: bytes, spoilt: bytes = b"") -> bytes:
    """A compressed one, as browsers send them."""
    encoder = zlib.compressobj(wbits=-15)
    body = encoder.compress(text) + encoder.flush(zlib.Z_SYNC_FLUSH)
    frame = told(spoilt + body[:-4])
    return bytes((frame[0] | COMPRESSED,)) + frame[1:]


TWO = told(b"two")
GREETING = b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n" + (
    b"Connection: Upgrade\r\nSec-WebSocket-Key: cmVpaHVtLCBpbiB0dXJuLg==\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
)
STREAMS: dict[str, list[bytes]] = {
    "short ones": [told(b"one"), told(b""), told("zwölf".encode()), told(b"x" * 125)],
    "long ones": [told(b"x" * 126), told(b"one"), told(b"y" * 5000), told(b"two")],
    "compressed ones": [squeezed(b"one"), squeezed(b"x" * 3000), squeezed(b""), told(b"one")],
    "several at once": [told(b"one") + told(b"two"), told(b"three")],
    "a ping between": [told(b"one"), told(b"there?", Opcode.PING), told(b"two")],
    "one in halves": [told(b"one"), TWO[:4], TWO[4:], told(b"three")],
    "a half that looks whole": [told(told(b"in"))[:6], told(b"in"), told(b"out"), told(b"on")],
    "one in parts": [told(b"o", fin=False), told(b"ne", Opcode.CONT), told(b"two")],
    "one in the middle of another": [told(b"o", fin=False), told(b"two"), told(b"ne", Opcode.CONT)],
    "no text": [told(b"\xff\xfe"), told(b"one")],
    "bytes": [told(b"one", Opcode.BINARY), told(b"two")],
    "without a mask": [told(b"one"), b"\x81\x03two"],
    "wrongly compressed": [squeezed(b"one", b"\xff"), told(b"two")],
    "too much in it": [squeezed(b"x" * 10_000_000)[:60], squeezed(b"x" * 60_000), told(b"one")],
    "a farewell": [told(b"one"), told(b"\x03\xe8", Opcode.CLOSE), told(b"two")],
    "an unknown kind": [told(b"one"), b"\xf1\x80abcd", told(b"two")],
}


@pytest.mark.parametrize("stream", STREAMS.values(), ids=STREAMS)
def test_short_texts_are_read_as_websockets_would(tmp_path: Path, stream: list[bytes]) -> None:
    def heard(quickly: bool) -> tuple[list[object], list[bytes]]:
        connection, wire = opened(tmp_path)
        connection.conn.state = State.CONNECTING
        connection.run_asgi = lambda: asyncio.sleep(0)  # type: ignore[method-assign]
        connection.server = connection.client = None
        connection.scheme = "ws"
        connection.data_received(GREETING)
        assert connection._between
        connection.conn.send_response(connection.response)
        connection.conn.data_to_send()
        if not quickly:
            connection._short_text = lambda data: None  # type: ignore[method-assign]
        for data in stream:
            connection.data_received(data)
        queue = connection.queue
        return [queue.get_nowait() for _ in range(queue.qsize())], wire.written

    async def run() -> None:
        assert heard(True) == heard(False)

    asyncio.run(run())

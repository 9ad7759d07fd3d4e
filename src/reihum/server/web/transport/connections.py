"""uvicorn's connections, with an end to our patience.

uvicorn waits for ever: for the rest of a request, and for a client to take what it is sent. Here
each of these has a deadline, after which the connection is cut, and a server that stops does not
wait for whoever has not finished their request.
"""

import asyncio
import logging
import socket
from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from ...limits import Bucket, network_of
from ...live.connection import SEND_NOW, SEND_TEXTS
from ...metrics import MEASURES
from ...neighbours.handing import Handing
from ...settings import Rate
from .compression import Compression, CompressionFactory
from .frames import ends_between, framed, short_text
from .guard import Guard
from .logs import SOCKETS
from .mailbox import Mailbox
from .proxies import Proxies

log = logging.getLogger(__name__)
STOPPING = 2.0  # seconds that a connection has left when the server stops
END_OF_HEAD = b"\r\n\r\n"  # of a request
MOST_HEAD = 16 * 1024  # bytes of a head
MOST_UNREAD = 4  # messages of a socket that wait to be read before it has to wait
PORTION = 2048  # bytes of a socket that are read at once: a frame may have six


def _send_at_once(connected: socket.socket) -> None:
    """Never hold back a small packet until the one before it is acknowledged, which takes 40 ms.

    asyncio does this itself, but not where the listening socket came from `socket.create_server`.
    """
    connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


class GuardedConfig(uvicorn.Config):
    """A configuration that has a guard, how many frames are too many, and seconds of patience."""

    guard: Guard
    proxies: Proxies
    handing: Handing | None  # of one of several workers
    frames: Rate  # of a socket, of whatever kind
    request_wait: float
    write_wait: float


class Deadline:
    """Cuts a connection unless it is called off in time; counted by the reason."""

    def __init__(self, seconds: float, reason: str, cut: Callable[[], object]) -> None:
        self._seconds, self._reason, self._cut = seconds, reason, cut
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin to count, anew."""
        self.clear()
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._act)

    def _act(self) -> None:
        MEASURES.cut[self._reason] += 1
        self._cut()

    def clear(self) -> None:
        """Call it off."""
        if self._timer:
            self._timer.cancel()
        self._timer = None


class Guarded(asyncio.Protocol):
    """What connections of both kinds have: a place, and a deadline for what is sent to them."""

    config: Any
    transport: asyncio.Transport
    _writing: Deadline

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin; as soon as anything is left unsent, someone does not read."""
        super().connection_made(transport)
        self._writing = Deadline(self.config.write_wait, "not-reading", self.transport.abort)
        self.transport.set_write_buffer_limits(high=0)

    def connection_lost(self, exc: Exception | None) -> None:
        """End, and leave nothing that goes round in circles (`web/process.py`)."""
        self._writing.clear()
        self.config.guard.release(self.transport)
        super().connection_lost(exc)
        if hasattr(self.transport, "_read_ready_cb"):  # asyncio's own way to itself
            self.transport._read_ready_cb = None

    def shutdown(self) -> None:
        """Say good-bye, but not for ever; and whatever goes wrong, to all the others, too."""
        try:
            super().shutdown()  # type: ignore[misc]
        except Exception:
            log.exception("a connection could not be closed")
            self.transport.abort()
        asyncio.get_running_loop().call_later(STOPPING, self.transport.abort)

    def pause_writing(self) -> None:
        """Something is left that the client has not taken yet."""
        super().pause_writing()
        self._writing.start()

    def resume_writing(self) -> None:
        """It has taken everything."""
        self._writing.clear()
        super().resume_writing()


class SocketConnection(Guarded, WebSocketsSansIOProtocol):
    """A WebSocket. Whether the other side is alive, uvicorn asks by pings."""

    def __init__(self, config: uvicorn.Config, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self._heard = False  # whether anything has come since the last look
        self._between = False  # whether what comes next begins a message, as far as we can tell
        self._compression: Compression | None = None  # that was agreed on
        self._frames = Bucket(self.config.frames)
        self.queue: Any = Mailbox()  # uvicorn has put nothing into its own yet
        agree, limit = [CompressionFactory()], config.ws_max_size
        self.conn = ServerProtocol(
            extensions=agree, max_size=limit, logger=logging.getLogger(SOCKETS)
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin; of what comes, little is read at once: all others have their turn in between.

        And asyncio would fetch 256 KiB from the system for each message and give them back, which
        takes longer than to read it.
        """
        super().connection_made(transport)
        transport.max_size = PORTION  # type: ignore[attr-defined]

    def handle_connect(self, event: Request) -> None:
        """Begin; the application may send several messages at once."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[SEND_TEXTS], extensions[SEND_NOW] = self.send_texts, self.send_now
            agreed = (each for each in self.conn.extensions if isinstance(each, Compression))
            self._compression = next(agreed, None)

    async def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send some messages, by one write; ClientDisconnected where nobody is there."""
        await self.writable.wait()
        if not self.send_now(texts):
            raise ClientDisconnected

    def send_now(self, texts: Sequence[bytes]) -> bool:
        """Send some messages, by one write; not where somebody is gone, or has yet to read.

        They are framed here: websockets would make and check an object of each.
        """
        gone = self.disconnected or self.close_sent or self.conn.state is not State.OPEN
        if gone or not self.writable.is_set():
            return False
        shrink = self._compression.shrunk if self._compression else None
        frames = [framed(text, shrink) for text in texts]
        self.transport.write(b"".join(frames))
        return True

    def data_received(self, data: bytes) -> None:
        """Read: a short text here, for websockets would take five times as long; or as usual.

        What is not quite as expected is left to it, and so is all that comes after something of
        which we cannot tell where it ends.
        """
        self._heard = True
        text = self._short_text(data) if self._between else None
        if text is not None:
            if self._bears(1):
                self._hand_on(text)
            return
        shaking = not self.handshake_initiated
        super().data_received(data)
        if not self.handshake_initiated:
            self._refuse_handshake()
        whole = data.endswith(END_OF_HEAD) if shaking else self._between and ends_between(data)
        self._between = whole

    def _refuse_handshake(self) -> None:
        """Let go of who cannot be let in: its head is whole, and websockets takes less than we do.

        uvicorn would wait for more, for ever.
        """
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def _short_text(self, data: bytes) -> bytes | None:
        found = short_text(data)
        if found is None or self.close_sent or self.conn.state is not State.OPEN:
            return None
        if not found.compressed:
            return found.body
        limit: int = self.config.ws_max_size
        return self._compression.grown(found.body, limit) if self._compression else None

    def _hand_on(self, text: bytes) -> None:
        """Let the application have a text."""
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
        except UnicodeDecodeError:
            self._refuse_text()
        else:
            self._rest_where_much_waits()

    def _refuse_text(self) -> None:
        """Say good-bye to whoever sends a text that is none; uvicorn takes it for an error."""
        try:
            self.conn.send_close(CloseCode.INVALID_DATA)
        except InvalidState:  # they have said it already
            self.transport.abort()
        else:
            self.handle_parser_exception()

    def _rest_where_much_waits(self) -> None:
        if not self.read_paused and self.queue.qsize() > MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_events(self) -> None:
        """Let happen what has come."""
        if self._bears(len(self.conn.events)):
            super().handle_events()

    def _bears(self, frames: int) -> bool:
        """Whether we put up with so many frames more; who sends far too many is cut off.

        Of messages that are too fast each is answered. But pings and parts of messages cost as
        much, nobody is told of them, and whoever sends them by the thousand wants nothing else.
        """
        if self._frames.take(frames):
            return True
        MEASURES.cut["flooding"] += 1
        self.transport.abort()
        return False

    def send_keepalive_ping(self) -> None:
        """Ask whether the other side is alive, unless it has said something since."""
        if self._heard:
            self._heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        """Hand on a message, and read on while little waits.

        uvicorn would stop and go on, by system calls, each time.
        """
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            self._hand_on(data)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
            self._rest_where_much_waits()

    def connection_lost(self, exc: Exception | None) -> None:
        """End. websockets' parser knows what it reads for, and what went wrong where it did."""
        super().connection_lost(exc)
        self.conn.parser.close()
        for error in filter(None, (self.conn.parser_exc, self.conn.handshake_exc)):
            error.__traceback__ = error.__cause__ = error.__context__ = None

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application is done, and what it was given need not lead here any more."""
        super().on_task_complete(task)
        self.scope["extensions"].clear()


class Requests(h11.Connection):
    """Requests as they come in. What is wrong with one does not hold the connection it came on.

    h11 raises an error in a method of its own, so that it knows the way to itself.
    """

    def next_event(self) -> Any:
        """The next part of a request."""
        try:
            return super().next_event()
        except h11.RemoteProtocolError as error:
            raise error.with_traceback(None) from None


class HttpConnection(Guarded, H11Protocol):
    """A connection whose head, and then whose body, has to come in time.

    One that another worker has handed on begins with the head that was read there.
    """

    def __init__(self, *more: Any, head: bytes = b"", **named: Any) -> None:
        super().__init__(*more, **named)
        self.conn = Requests(h11.SERVER, MOST_HEAD)
        self._head = head

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let it in, if there is room."""
        super().connection_made(transport)
        _send_at_once(transport.get_extra_info("socket"))
        self._reading = Deadline(self.config.request_wait, "half-asked", self.transport.abort)
        self._phase: Any = None
        host = self.client[0] if self.client else ""
        shared = host in self.config.proxies
        if self.config.guard.admit(self.transport, network_of(host), shared):
            self._note_phase()
        else:
            self.transport.abort()
            return
        if self._head:
            self.data_received(self._head)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._reading.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read."""
        super().data_received(data)
        self._note_phase()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._note_phase()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Go on as a socket, at the same place or at the worker that the table belongs to."""
        self._served()
        if self._handed_on(event):
            self.transport.abort()
        else:
            super().handle_websocket_upgrade(event)

    def _handed_on(self, event: h11.Request) -> bool:
        """Whether it is another worker's now; not if that one has it from us, nor while an answer

        to an earlier request is not sent.
        """
        handing: Handing | None = self.config.handing
        if handing is None or self._head or self.transport.get_write_buffer_size():
            return False
        lines = [b"%b %b HTTP/1.1" % (event.method, event.target)]
        lines += [b"%b: %b" % each for each in event.headers]
        head = b"\r\n".join([*lines, b"", b""])
        connection: socket.socket = self.transport.get_extra_info("socket")
        return handing.hand_on(event.target, head, connection.fileno())

    def shutdown(self) -> None:
        """Answer what has been asked; whoever has not asked yet comes too late."""
        super().shutdown()
        if self._waits:
            self.transport.abort()

    @property
    def _waits(self) -> bool:
        """Whether we wait for a part of a request."""
        return self.conn.their_state in (h11.IDLE, h11.SEND_BODY)

    def _note_phase(self) -> None:
        """Each part of a request has its time; a part that comes in drops does not get more."""
        phase = self.conn.their_state
        if phase is self._phase or self.transport.get_protocol() is not self:
            return
        self._phase = phase
        if self._waits:
            self._reading.start()
            self.config.guard.waits(self.transport)
        else:
            self._served()

    def _served(self) -> None:
        self._reading.clear()
        self.config.guard.served(self.transport)

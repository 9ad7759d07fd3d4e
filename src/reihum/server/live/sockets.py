"""The WebSocket of a table: messages in, syncs and answers out."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..guests import cookie_in, new_guest
from ..limits import Bucket
from ..protocol.reading import id_of
from ..refusals import Refusal
from ..store.rows import StoreFailed
from .connection import (
    BUSY,
    DISMISSED,
    FAILED,
    GONE,
    OUTDATED,
    SEND_NOW,
    SEND_TEXTS,
    Connection,
    refused,
    written,
)
from .host import Host
from .services import Services, address_of, services_of

log = logging.getLogger(__name__)
Attend = Callable[[WebSocket, Host, Services, str], Awaitable[None]]  # the last one is the guest
Receive = Callable[[str], Awaitable[None]]
CODES = {
    "not-found": GONE,
    "dismissed": DISMISSED,
    "too-fast": BUSY,
    "crowded": BUSY,
    "replay-running": OUTDATED,
    "not-started": OUTDATED,
}


async def serve(websocket: WebSocket, attend: Attend) -> None:
    """Let somebody in at a table, who then attends; or say why not."""
    await websocket.accept()
    try:
        await _admit(websocket, services_of(websocket), attend)
    except Refusal as refusal:
        await _hang_up(websocket, refusal)
    except StoreFailed:
        await _hang_up(websocket, Refusal("try-again"))
    except Exception:
        log.exception("a socket failed")
        await _hang_up(websocket, Refusal("internal"))


async def _admit(websocket: WebSocket, services: Services, attend: Attend) -> None:
    address, table = address_of(websocket), websocket.path_params["table"]
    if not services.new_sockets.take(address):
        raise Refusal("too-fast")
    with services.sockets.taken(address) as free:
        if not free:
            raise Refusal("crowded")
        await services.newcomers.through()
        guest = services.guests.read(cookie_in(websocket.headers)) or new_guest()
        async with services.hosts.visit(table, guest) as host:
            await attend(websocket, host, services, guest)


async def _hang_up(websocket: WebSocket, refusal: Refusal) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(written(refused(refusal)))
        await websocket.close(CODES.get(refusal.message.code, FAILED))


async def _attend(websocket: WebSocket, host: Host, services: Services, guest: str) -> None:
    connection = Connection(guest, address_of(websocket))
    await host.connect(connection, _since(websocket))
    try:
        async with writing(websocket, connection):
            if connection.seat is not None:
                await services.store.show(host.table.id, guest)
            bucket = Bucket(services.settings.limits.messages)
            await reading(websocket, connection, bucket, partial(host.receive, connection))
    finally:
        await asyncio.shield(host.disconnect(connection))


@asynccontextmanager
async def writing(websocket: WebSocket, connection: Connection) -> AsyncIterator[None]:
    """Send somebody what waits for them, as long as the block, or until they go."""
    writer = asyncio.create_task(_write(websocket, connection))
    connection.send_now = websocket.scope.get("extensions", {}).get(SEND_NOW)
    try:
        yield
    except WebSocketDisconnect:
        pass
    finally:
        connection.send_now = None
        writer.cancel()


async def reading(
    websocket: WebSocket, connection: Connection, bucket: Bucket, receive: Receive
) -> None:
    """Hear what somebody sends, as often as they may, until they go."""
    hearing = Reading(websocket, connection, bucket, receive)
    try:
        await hearing.done()
    finally:
        hearing.end()


class Reading:
    """Answers the messages of a socket, one after the other, in a task of its own.

    That task is never cut in the middle of a message, so none is left half done.
    """

    def __init__(
        self, websocket: WebSocket, connection: Connection, bucket: Bucket, receive: Receive
    ) -> None:
        self._websocket, self._connection = websocket, connection
        self._bucket, self._receive = bucket, receive
        self._answering, self._ended = False, False
        self._task: asyncio.Task[None] | None = None

    async def done(self) -> None:
        """Read until the client has gone."""
        self._task = asyncio.create_task(self._read())
        await asyncio.shield(self._task)

    def end(self) -> None:
        """Read nothing more."""
        self._ended = True
        if self._task and not self._answering:
            self._task.cancel()

    async def _read(self) -> None:
        while not self._ended:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._answering = True
            await self._answer(message.get("text"))
            self._answering = False

    async def _answer(self, text: str | None) -> None:
        if not self._bucket.take():
            self._connection.refuse(Refusal("too-fast"), id_of(text))
            await asyncio.sleep(0)  # however many more are here already, others have their turn
        elif text is None:
            expected = {"field": "The message", "expected": "text, not bytes"}
            self._connection.refuse(Refusal("bad-request", **expected), None)
        else:
            await self._receive(text)


async def _write(websocket: WebSocket, connection: Connection) -> None:
    send = websocket.scope.get("extensions", {}).get(SEND_TEXTS) or partial(_one_by_one, websocket)
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        code = None
        while code is None:
            texts, code = await connection.waiting()
            await send(texts)
        await websocket.close(code)


async def _one_by_one(websocket: WebSocket, texts: Sequence[bytes]) -> None:
    """Send some messages where the server has no quicker way."""
    for text in texts:
        await websocket.send_text(text.decode())


def _since(websocket: WebSocket) -> int:
    """The last number seen; what cannot be one counts as none."""
    text = websocket.query_params.get("since", "0")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


async def socket(websocket: WebSocket) -> None:
    """Play, or watch."""
    await serve(websocket, _attend)


# Not a route of FastAPI: its layers would stay with every message as long as the socket is open.
route = WebSocketRoute("/api/tables/{table}/socket", socket)

"""The WebSocket of a table: messages in, syncs and answers out."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..guests import COOKIE, new_guest
from ..limits import Bucket
from ..protocol.reading import id_of
from ..refusals import Refusal
from ..store.rows import StoreFailed
from .connection import (
    BUSY,
    DISMISSED,
    FAILED,
    GONE,
    SEND_TEXTS,
    Connection,
    refused,
    written,
)
from .host import Host
from .services import Services, address_of, services_of

log = logging.getLogger(__name__)
CODES = {"not-found": GONE, "dismissed": DISMISSED, "too-fast": BUSY, "crowded": BUSY}


async def socket(websocket: WebSocket) -> None:
    """Play, or watch."""
    await websocket.accept()
    try:
        await _admit(websocket, services_of(websocket))
    except Refusal as refusal:
        await _hang_up(websocket, refusal)
    except StoreFailed:
        await _hang_up(websocket, Refusal("try-again"))
    except Exception:
        log.exception("a socket failed")
        await _hang_up(websocket, Refusal("internal"))


async def _admit(websocket: WebSocket, services: Services) -> None:
    address, table = address_of(websocket), websocket.path_params["table"]
    if not services.new_sockets.take(address):
        raise Refusal("too-fast")
    with services.sockets.taken(address) as free:
        if not free:
            raise Refusal("crowded")
        guest = services.guests.read(websocket.cookies.get(COOKIE)) or new_guest()
        async with services.hosts.visit(table, guest) as host:
            await _attend(websocket, host, services, guest)


async def _hang_up(websocket: WebSocket, refusal: Refusal) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(written(refused(refusal)))
        await websocket.close(CODES.get(refusal.message.code, FAILED))


async def _attend(websocket: WebSocket, host: Host, services: Services, guest: str) -> None:
    connection = Connection(guest, address_of(websocket))
    await host.connect(connection, _since(websocket))
    writer = asyncio.create_task(_write(websocket, connection))
    try:
        if connection.seat is not None:
            await services.store.show(host.table.id, guest)
        await _read(websocket, host, connection, Bucket(services.settings.limits.messages))
    except WebSocketDisconnect:
        pass
    finally:
        writer.cancel()
        await asyncio.shield(host.disconnect(connection))


async def _read(websocket: WebSocket, host: Host, connection: Connection, bucket: Bucket) -> None:
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if not bucket.take():
            connection.refuse(Refusal("too-fast"), id_of(message.get("text")))
        elif message.get("text") is None:
            expected = {"field": "The message", "expected": "text, not bytes"}
            connection.refuse(Refusal("bad-request", **expected), None)
        else:
            await host.receive(connection, message["text"])


async def _write(websocket: WebSocket, connection: Connection) -> None:
    send = websocket.scope.get("extensions", {}).get(SEND_TEXTS) or partial(_one_by_one, websocket)
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        code = None
        while code is None:
            texts, code = await connection.waiting()
            await send(texts)
        await websocket.close(code)


async def _one_by_one(websocket: WebSocket, texts: Sequence[str]) -> None:
    """Send some messages where the server has no quicker way."""
    for text in texts:
        await websocket.send_text(text)


def _since(websocket: WebSocket) -> int:
    """The last number seen; what cannot be one counts as none."""
    text = websocket.query_params.get("since", "0")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


# Not a route of FastAPI: its layers would stay with every message as long as the socket is open.
route = WebSocketRoute("/api/tables/{table}/socket", socket)

"""The WebSocket of a table: messages in, syncs and answers out."""

import asyncio
import logging
from contextlib import suppress

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..table.refusals import Refusal
from ..web.guests import COOKIE, new_guest
from ..web.limits import Bucket
from ..web.services import Room, address_of, room_of
from .connection import Line
from .host import Host

log = logging.getLogger(__name__)

# Why we hang up: too slow to read, no such table, too many sockets, a failure of ours.
SLOW, GONE, BUSY, FAILED = 4008, 4004, 4029, 1011
CODES = {"not-found": GONE, "too-fast": BUSY, "crowded": BUSY}


async def socket(websocket: WebSocket) -> None:
    """Play, or watch."""
    await websocket.accept()
    try:
        await _admit(websocket, room_of(websocket))
    except Refusal as refusal:
        await _hang_up(websocket, refusal)
    except Exception:
        log.exception("a socket failed")
        await _hang_up(websocket, Refusal("internal"))


async def _admit(websocket: WebSocket, room: Room) -> None:
    address, table = address_of(websocket), websocket.path_params["table"]
    if not room.new_sockets.take(address):
        raise Refusal("too-fast")
    with room.sockets.taken(address) as free:
        if not free:
            raise Refusal("crowded")
        async with room.hosts.at(table) as host:
            await _attend(websocket, host, room)


async def _hang_up(websocket: WebSocket, refusal: Refusal) -> None:
    message = refusal.message
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_json({"type": "error", "id": None, "error": message.json()})
        await websocket.close(CODES.get(message.code, FAILED))


async def _attend(websocket: WebSocket, host: Host, room: Room) -> None:
    guest = room.guests.read(websocket.cookies.get(COOKIE)) or new_guest()
    line = Line(guest)
    await host.join(line, _since(websocket))
    writer = asyncio.create_task(_write(websocket, line))
    try:
        await _read(websocket, host, line, Bucket(room.settings.rates.messages))
    except WebSocketDisconnect:
        pass
    finally:
        writer.cancel()
        await asyncio.shield(host.part(line))


async def _read(websocket: WebSocket, host: Host, line: Line, bucket: Bucket) -> None:
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if not bucket.take():
            line.refuse_text(Refusal("too-fast"), message.get("text"))
        elif message.get("text") is None:
            expected = {"field": "The message", "expected": "text, not bytes"}
            line.refuse(Refusal("bad-request", **expected), None)
        else:
            await host.hear(line, message["text"])


async def _write(websocket: WebSocket, line: Line) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while (text := await line.outbox.get()) is not None:
            await websocket.send_text(text)
        await websocket.close(SLOW)


def _since(websocket: WebSocket) -> int:
    """The last number seen; what cannot be one counts as none."""
    text = websocket.query_params.get("since", "0")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


# Not a route of FastAPI: its layers would stay with every message as long as the socket is open.
route = WebSocketRoute("/api/tables/{table}/socket", socket)

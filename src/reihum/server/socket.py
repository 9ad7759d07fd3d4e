"""The WebSocket of a table: messages in, syncs and answers out."""

import asyncio
from contextlib import suppress

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from .guests import COOKIE, new_guest
from .host import Host
from .limits import Bucket
from .line import Line
from .messages import Refusal
from .room import Room, address_of, room_of

GONE, BUSY, SLOW = 4004, 4029, 4008  # why we hang up: no such table, too many sockets, too slow


async def socket(websocket: WebSocket) -> None:
    """Play, or watch."""
    room, table = room_of(websocket), websocket.path_params["table"]
    await websocket.accept()
    try:
        if not room.new_sockets.take(address_of(websocket)):
            raise Refusal("too-fast")
        async with room.hosts.at(table) as host:
            await _attend(websocket, host, room)
    except Refusal as refusal:
        await _hang_up(websocket, refusal)


async def _hang_up(websocket: WebSocket, refusal: Refusal) -> None:
    message = refusal.message
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_json({"type": "error", "id": None, "error": message.json()})
        await websocket.close(BUSY if message.code == "too-fast" else GONE)


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
            line.refuse(Refusal("too-fast"), message.get("text"))
        elif message.get("text") is None:
            line.refuse(Refusal("bad-request", field="The message", expected="text, not bytes"))
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

"""The WebSocket of a shared review: everybody who looks at a replay follows whoever leads."""

from functools import partial

from pydantic import TypeAdapter
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from ...games import ReihumError
from ..limits import Bucket
from ..live.connection import OUTDATED, Connection
from ..live.host import Host
from ..live.services import Services, address_of
from ..live.sockets import reading, serve, writing
from ..protocol.reading import id_of, read_as
from ..protocol.study.replays import (
    REVIEW_MODELS,
    AnyReviewRequest,
    LeadRequest,
    ReplayPlace,
    ReviewRequest,
)
from ..refusals import Refusal
from .rooms import Room

REQUEST: TypeAdapter[AnyReviewRequest] = TypeAdapter(ReviewRequest)


async def socket(websocket: WebSocket) -> None:
    """Look at the games of a table together."""
    await serve(websocket, _attend)


async def _attend(websocket: WebSocket, host: Host, services: Services, guest: str) -> None:
    check_over(host)
    connection = Connection(guest, address_of(websocket))
    connection.seat = host.table.seat_of(guest)
    with services.review_rooms.entered(host.table.id, connection) as room:
        async with writing(websocket, connection):
            bucket = Bucket(services.settings.limits.messages)
            await reading(websocket, connection, bucket, partial(_receive, host, room, connection))


async def _receive(host: Host, room: Room, connection: Connection, text: str) -> None:
    try:
        check_over(host)
    except Refusal as refusal:  # another game has begun at this table
        connection.refuse(refusal, id_of(text))
        room.close(OUTDATED)
        return
    try:
        _done(read_as(text, REQUEST, REVIEW_MODELS), room, connection)
    except (Refusal, ReihumError) as error:
        connection.refuse(error, id_of(text))


def _done(request: AnyReviewRequest, room: Room, connection: Connection) -> None:
    if isinstance(request, LeadRequest):
        room.lead(connection)
    else:
        place = ReplayPlace(game=request.game, step=request.step, eyes=request.eyes)
        room.show(connection, place)


def check_over(host: Host) -> None:
    """Refuse everything while a game goes on at a table."""
    if not host.table.over:
        raise Refusal("replay-running" if host.table.started else "not-started")


route = WebSocketRoute("/api/tables/{table}/review", socket)

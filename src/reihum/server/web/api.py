"""HTTP: makes and finds tables."""

from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from ...bots import LEVELS
from ...games import GAMES
from ..bots.thinker import USUAL
from ..live.hosts import Hosts
from ..table.fields import NAME_LIMIT, Fields
from ..table.making import described, made
from ..table.refusals import Refusal
from .guests import hashed
from .models import (
    ErrorAnswer,
    GamesAnswer,
    Health,
    LinksAnswer,
    LinkWish,
    Lobby,
    MyTable,
    RecordAnswer,
    SeatAnswer,
    TableAnswer,
    TablesAnswer,
    TableWish,
    TokenWish,
)
from .qr import drawn
from .services import Room, address_of, guest_of, room_of

PROTOCOL = 1
MOST_TABLES = 50
ERRORS: dict[int | str, dict[str, Any]] = {"4XX": {"model": ErrorAnswer}}
router = APIRouter(responses=ERRORS)
Here = Annotated[Room, Depends(room_of)]
Guest = Annotated[str, Depends(guest_of)]
Address = Annotated[str, Depends(address_of)]


class Picture(Response):
    """An answer to be looked at."""

    media_type = "image/svg+xml"


@router.get("/api/games", response_model_exclude_unset=True)
async def games() -> GamesAnswer:
    """The games, and the levels of the bots."""
    return GamesAnswer(
        protocol=PROTOCOL,
        games=[described(name) for name in GAMES],
        bots=list(LEVELS),
        default_bot=USUAL,
    )


@router.post("/api/tables", status_code=201)
async def create(wish: TableWish, room: Here, guest: Guest, address: Address) -> TableAnswer:
    """Make a table."""
    new = made(wish, guest, room.guests)
    if not room.new_tables.take(address):
        raise Refusal("too-fast")
    await room.store.create(new)
    async with room.hosts.at(new.id) as host:
        host.wake()
    open_seats = [number for number, seat in enumerate(wish.seats) if seat.kind == "open"]
    own = new.bindings[0].seat if new.bindings else None
    return TableAnswer(table=new.id, seat=own, links=_links(room, new.id, open_seats))


@router.get("/api/tables/{table}")
async def lobby(table: str, room: Here) -> Lobby:
    """A table as everybody may see it."""
    return await _lobby(room.hosts, table)


@router.post("/api/tables/{table}/seat")
async def sit(table: str, wish: TokenWish, room: Here, guest: Guest) -> SeatAnswer:
    """Take the seat of a link."""
    name = Fields({"name": wish.name}).text("name", 0, NAME_LIMIT)
    async with room.hosts.at(table) as host:
        seat = await room.store.seat_of_token(table, hashed(wish.token.strip().upper()))
        if seat is None:
            raise Refusal("bad-token")
        await host.seat(guest, seat, name)
    return SeatAnswer(seat=seat)


@router.get("/api/tables/{table}/record")
async def record(table: str, room: Here) -> RecordAnswer:
    """The game as text, its deal hidden until the end."""
    async with room.hosts.at(table) as host:
        if host.table.state is None:
            raise Refusal("not-started")
        return RecordAnswer(record=host.table.state.record())


@router.get("/api/tables/{table}/links")
async def links(table: str, room: Here, guest: Guest) -> LinksAnswer:
    """The links of the other people's seats, for whoever made the table."""
    async with room.hosts.at(table) as host:
        if host.table.creator != guest:
            raise Refusal("not-yours")
        seats = enumerate(host.table.seats)
        others = [n for n, seat in seats if seat.kind != "bot" and seat.guest != guest]
    return LinksAnswer(links=_links(room, table, others))


# Asked for in a body: what stands in an address ends up in logs and caches, and a link has a token.
@router.post("/api/qr", response_class=Picture)
async def qr(wish: LinkWish, request: Request) -> Picture:
    """A link as a QR code."""
    return Picture(drawn(wish.link, request.headers.get("origin")))


@router.get("/api/me/tables")
async def my_tables(room: Here, guest: Guest) -> TablesAnswer:
    """The tables where this guest has a seat."""
    found = await room.store.tables_of(guest, MOST_TABLES)
    mine = [await _mine(room.hosts, table, guest) for table in found]
    return TablesAnswer(tables=[table for table in mine if table is not None])


@router.get("/healthz")
async def health() -> Health:
    """Whether the server answers."""
    return Health(ok=True)


async def _lobby(hosts: Hosts, table: str) -> Lobby:
    async with hosts.at(table) as host:
        return Lobby.model_validate(host.lobby())


async def _mine(hosts: Hosts, table: str, guest: str) -> MyTable | None:
    """A table with the guest's seat there; None if the guest has just got up."""
    async with hosts.at(table) as host:
        seat = host.table.seat_of(guest)
        return None if seat is None else MyTable.model_validate({**host.lobby(), "seat": seat})


def _links(room: Room, table: str, seats: Sequence[int]) -> dict[str, str]:
    return {str(seat): f"/t/{table}#{room.guests.token(table, seat)}" for seat in seats}

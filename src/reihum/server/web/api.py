"""HTTP: makes and finds tables."""

import asyncio
from collections.abc import Iterable
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Request, Response

from ..live import my_tables
from ..live.hosts import Hosts
from ..live.services import Services, address_of, guest_of, services_of
from ..protocol.catalogue import Catalogue, ErrorAnswer, Health
from ..protocol.tables import (
    LinksAnswer,
    LobbyInfo,
    MadeTable,
    MoveAnswer,
    NewTable,
    QrRequest,
    RecordAnswer,
    RemovedTable,
    SeatAnswer,
    SeatRequest,
    TablesAnswer,
)
from ..refusals import Refusal
from ..store.rows import StoreFailed, now
from ..table.creation import drafted
from ..table.seating.seats import Seat
from ..table.seating.sitting import sit_down
from .catalogue import catalogue
from .qr import drawn

ERRORS: dict[int | str, dict[str, Any]] = {"4XX": {"model": ErrorAnswer}}
READY_LIMIT = 2.0  # seconds for the database
router = APIRouter(responses=ERRORS)
Shared = Annotated[Services, Depends(services_of)]
Guest = Annotated[str, Depends(guest_of)]
Address = Annotated[str, Depends(address_of)]


class Picture(Response):
    """An answer to be looked at."""

    media_type = "image/svg+xml"


@router.get("/api/games", response_model_exclude_unset=True)
async def games() -> Catalogue:
    """The games, and who can play them."""
    return catalogue()


@router.post("/api/tables", status_code=201)
async def create(wanted: NewTable, services: Shared, guest: Guest, address: Address) -> MadeTable:
    """Make a table."""
    new = drafted(wanted, guest)
    if not services.new_tables.take(address):
        raise Refusal("too-fast")
    events = await services.store.create(new)
    async with services.hosts.at(new.id, events) as host:
        host.wake()
        seats = [(n, seat) for n, seat in enumerate(host.table.seats) if seat.kind == "open"]
    return MadeTable(table=new.id, seat=new.own_seat, links=_links(services, new.id, seats))


@router.get("/api/tables/{table}")
async def lobby(table: str, services: Shared) -> LobbyInfo:
    """A table as everybody may see it."""
    return await _lobby(services.hosts, table)


@router.post("/api/tables/{table}/seat")
async def sit(
    table: str,
    services: Shared,
    guest: Guest,
    address: Address,
    wanted: Annotated[SeatRequest | None, Body()] = None,
) -> SeatAnswer:
    """Take the seat of a link, or an open one."""
    if not services.sits.take(address):
        raise Refusal("too-fast")
    asked = wanted or SeatRequest()
    async with services.hosts.at(table) as host:
        await host.happen(lambda found: sit_down(found, guest, asked, services.guests, now()))
        seat = host.table.seat_of(guest)
        host.wake()
    if seat is None:  # someone else has just taken it over
        raise Refusal("try-again")
    return SeatAnswer(seat=seat)


@router.get("/api/tables/{table}/record")
async def record(table: str, services: Shared) -> RecordAnswer:
    """The game as text, its deal hidden until the end."""
    async with services.hosts.at(table) as host:
        if host.table.state is None:
            raise Refusal("not-started")
        return RecordAnswer(record=host.table.state.record(host.table.proof))


@router.get("/api/tables/{table}/links")
async def links(table: str, services: Shared, guest: Guest) -> LinksAnswer:
    """The links of the empty seats, for whoever made the table."""
    async with services.hosts.at(table) as host:
        if host.table.creator != guest:
            raise Refusal("not-yours")
        seats = enumerate(host.table.seats)
        empty = [(n, seat) for n, seat in seats if seat.kind != "bot" and seat.guest is None]
    return LinksAnswer(links=_links(services, table, empty))


@router.post("/api/tables/{table}/move")
async def move(table: str, services: Shared, guest: Guest) -> MoveAnswer:
    """A link by which the guest who asks goes on playing on another device."""
    async with services.hosts.at(table) as host:
        seat = host.table.seat_of(guest)
        if seat is None:
            raise Refusal("not-seated")
        key = host.table.seats[seat].key
    token, until = services.guests.move_token(table, key, now())
    return MoveAnswer(link=f"/t/{table}#{token}", until=until)


# Asked for in a body: what stands in an address ends up in logs and caches, and a link has a token.
@router.post("/api/qr", response_class=Picture)
async def qr(wanted: QrRequest, request: Request) -> Picture:
    """A link as a QR code."""
    return Picture(drawn(wanted.link, request.headers.get("origin")))


@router.get("/api/me/tables")
async def mine(services: Shared, guest: Guest) -> TablesAnswer:
    """The tables where this guest has a seat."""
    return TablesAnswer(tables=await my_tables.tables_of(services, guest))


@router.post("/api/me/tables/{table}/remove")
async def remove(table: str, services: Shared, guest: Guest) -> RemovedTable:
    """Take a table off this guest's list."""
    await my_tables.remove(services, table, guest)
    return RemovedTable(table=table)


@router.get("/healthz")
async def health() -> Health:
    """Whether the server answers."""
    return Health(ok=True)


@router.get("/readyz")
async def ready(services: Shared) -> Health:
    """Whether people can play: whether what they do can be stored."""
    try:
        async with asyncio.timeout(READY_LIMIT):
            await services.store.check()
    except (StoreFailed, TimeoutError):
        raise Refusal("not-ready") from None
    return Health(ok=True)


async def _lobby(hosts: Hosts, table: str) -> LobbyInfo:
    async with hosts.at(table) as host:
        return LobbyInfo.model_validate(host.lobby())


def _links(services: Services, table: str, seats: Iterable[tuple[int, Seat]]) -> dict[str, str]:
    tokens = {number: services.guests.token(table, seat.key) for number, seat in seats}
    return {str(number): f"/t/{table}#{token}" for number, token in tokens.items()}

"""HTTP: makes and finds tables."""

from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from ..guests import hashed
from ..live.hosts import Hosts
from ..live.services import Services, address_of, guest_of, services_of
from ..protocol.catalogue import Catalogue, ErrorAnswer, Health
from ..protocol.tables import (
    LinksAnswer,
    LobbyInfo,
    MadeTable,
    MyTable,
    NewTable,
    QrRequest,
    RecordAnswer,
    SeatAnswer,
    SeatRequest,
    TablesAnswer,
)
from ..refusals import Refusal
from ..table.creation import drafted
from .catalogue import catalogue
from .qr import drawn

MOST_TABLES = 50
ERRORS: dict[int | str, dict[str, Any]] = {"4XX": {"model": ErrorAnswer}}
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
    new = drafted(wanted, guest, services.guests)
    if not services.new_tables.take(address):
        raise Refusal("too-fast")
    await services.store.create(new)
    async with services.hosts.at(new.id) as host:
        host.wake()
    open_seats = [number for number, seat in enumerate(wanted.seats) if seat.kind == "open"]
    return MadeTable(table=new.id, seat=new.own_seat, links=_links(services, new.id, open_seats))


@router.get("/api/tables/{table}")
async def lobby(table: str, services: Shared) -> LobbyInfo:
    """A table as everybody may see it."""
    return await _lobby(services.hosts, table)


@router.post("/api/tables/{table}/seat")
async def sit(table: str, wanted: SeatRequest, services: Shared, guest: Guest) -> SeatAnswer:
    """Take the seat of a link."""
    async with services.hosts.at(table) as host:
        seat = await services.store.seat_of_token(table, hashed(wanted.token.strip().upper()))
        if seat is None:
            raise Refusal("bad-token")
        await host.seat(guest, seat, wanted.name)
    return SeatAnswer(seat=seat)


@router.get("/api/tables/{table}/record")
async def record(table: str, services: Shared) -> RecordAnswer:
    """The game as text, its deal hidden until the end."""
    async with services.hosts.at(table) as host:
        if host.table.state is None:
            raise Refusal("not-started")
        return RecordAnswer(record=host.table.state.record())


@router.get("/api/tables/{table}/links")
async def links(table: str, services: Shared, guest: Guest) -> LinksAnswer:
    """The links of the other people's seats, for whoever made the table."""
    async with services.hosts.at(table) as host:
        if host.table.creator != guest:
            raise Refusal("not-yours")
        seats = enumerate(host.table.seats)
        others = [n for n, seat in seats if seat.kind != "bot" and seat.guest != guest]
    return LinksAnswer(links=_links(services, table, others))


# Asked for in a body: what stands in an address ends up in logs and caches, and a link has a token.
@router.post("/api/qr", response_class=Picture)
async def qr(wanted: QrRequest, request: Request) -> Picture:
    """A link as a QR code."""
    return Picture(drawn(wanted.link, request.headers.get("origin")))


@router.get("/api/me/tables")
async def my_tables(services: Shared, guest: Guest) -> TablesAnswer:
    """The tables where this guest has a seat."""
    found = await services.store.tables_of(guest, MOST_TABLES)
    mine = [await _mine(services.hosts, table, guest) for table in found]
    return TablesAnswer(tables=[table for table in mine if table is not None])


@router.get("/healthz")
async def health() -> Health:
    """Whether the server answers."""
    return Health(ok=True)


async def _lobby(hosts: Hosts, table: str) -> LobbyInfo:
    async with hosts.at(table) as host:
        return LobbyInfo.model_validate(host.lobby())


async def _mine(hosts: Hosts, table: str, guest: str) -> MyTable | None:
    """A table with the guest's seat there; None if the guest has just got up."""
    async with hosts.at(table) as host:
        seat = host.table.seat_of(guest)
        return None if seat is None else MyTable.model_validate({**host.lobby(), "seat": seat})


def _links(services: Services, table: str, seats: Sequence[int]) -> dict[str, str]:
    return {str(seat): f"/t/{table}#{services.guests.token(table, seat)}" for seat in seats}

"""HTTP: makes and finds tables."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Body, Header, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import IntegrityError

from ...languages import LANGUAGES, language_of
from ..guests import COOKIE
from ..live import forgetting, my_tables
from ..live.host import Host
from ..live.services import Address, Guest, Services, Shared
from ..metrics import exposed
from ..protocol.catalogue import Catalogue, ErrorAnswer, Health, RulesPage
from ..protocol.tables import (
    Forgotten,
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
from ..refusals import Refusal, no_table
from ..store.rows import StoreFailed, now
from ..study import daily
from ..table.creation.drafting import drafted
from ..table.seating.seats import Seat
from ..table.seating.sitting import sit_down
from .catalogue import catalogue
from .qr import drawn
from .rules_pages import rules_page
from .transport.proxies import Proxies

ERRORS: dict[int | str, dict[str, Any]] = {"4XX": {"model": ErrorAnswer}}
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-real-ip")  # so a proxy has asked
READY_LIMIT = 2.0  # seconds for the database
router = APIRouter(responses=ERRORS)
SVG = "image/svg+xml"
PICTURE: dict[int | str, dict[str, Any]] = {200: {"content": {SVG: {}}}}


@router.get("/api/games", response_model_exclude_unset=True)
async def games(services: Shared) -> Catalogue:
    """The games, and who can play them."""
    return catalogue(services.settings.bots)


@router.get("/api/games/{game}/rules", response_model_exclude_unset=True)
async def rules(
    game: str,
    response: Response,
    language: str = "",
    accept_language: Annotated[str, Header()] = "",
) -> RulesPage:
    """The rules of a game, for people: in the language named, else in what the browser likes."""
    response.headers["vary"] = "accept-language"
    return rules_page(game, language if language in LANGUAGES else language_of(accept_language))


@router.post("/api/tables", status_code=201)
async def create(wanted: NewTable, services: Shared, guest: Guest, address: Address) -> MadeTable:
    """Make a table; of a day's deal a guest has one, which is told again."""
    if wanted.daily and (known := await daily.begun(services, guest, wanted)):
        return MadeTable(table=known, seat=0, links={})
    daily.check_wished(services, wanted.deal)
    if wanted.what_if and not services.replays.take(address):
        raise Refusal("too-fast")
    # A game that is over is played once more up to its step: that is for a thread.
    draft = partial(drafted, wanted, guest, services.settings.bots, services.guests.day_secret)
    new = await asyncio.to_thread(draft) if wanted.what_if else draft()
    if not services.new_tables.take(address):
        raise Refusal("too-fast")
    try:
        events = await services.store.create(new)
    except IntegrityError:  # the deal of a day was begun at the same moment, in another tab
        if not wanted.daily:
            raise
        return await create(wanted, services, guest, address)
    async with services.hosts.at(new.id, events) as host:
        host.wake()
        seats = [(n, seat) for n, seat in enumerate(host.table.seats) if seat.kind == "open"]
    return MadeTable(table=new.id, seat=new.own_seat, links=_links(services, new.id, seats))


@router.get("/api/tables/{table}")
async def lobby(table: str, services: Shared, guest: Guest) -> LobbyInfo:
    """A table as everybody may see it who may see it at all."""
    async with services.hosts.visit(table, guest) as host:
        return LobbyInfo.model_validate(host.lobby())


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
    async with _door(services, table, guest, asked.token) as host:
        await host.happen(lambda found: sit_down(found, guest, asked, services.guests, now()))
        seat = host.table.seat_of(guest)
        host.wake()
    if seat is None:  # someone else has just taken it over
        raise Refusal("try-again")
    return SeatAnswer(seat=seat)


@router.get("/api/tables/{table}/record")
async def record(table: str, services: Shared, guest: Guest) -> RecordAnswer:
    """The game as text, its deal hidden until the end."""
    async with services.hosts.visit(table, guest) as host:
        if host.table.state is None:
            raise Refusal("not-started")
        return RecordAnswer(record=host.table.state.record(host.table.proof))


@router.get("/api/tables/{table}/links")
async def links(table: str, services: Shared, guest: Guest) -> LinksAnswer:
    """The links of the empty seats, for whoever made the table."""
    async with services.hosts.visit(table, guest) as host:
        if host.table.creator != guest:
            raise Refusal("not-yours")
        seats = enumerate(host.table.seats)
        empty = [(n, seat) for n, seat in seats if seat.kind != "bot" and seat.guest is None]
    return LinksAnswer(links=_links(services, table, empty))


@router.post("/api/tables/{table}/move")
async def move(table: str, services: Shared, guest: Guest) -> MoveAnswer:
    """A link by which the guest who asks goes on playing on another device."""
    async with services.hosts.visit(table, guest) as host:
        seat = host.table.seat_of(guest)
        if seat is None:
            raise Refusal("not-seated")
        key = host.table.seats[seat].key
    token, until = services.guests.move_token(table, key, now())
    return MoveAnswer(link=f"/t/{table}#{token}", until=until)


# Asked for in a body: what stands in an address ends up in logs and caches, and a link has a token.
@router.post("/api/qr", response_class=Response, responses=PICTURE)
async def qr(wanted: QrRequest, request: Request) -> Response:
    """A link as a QR code."""
    return Response(drawn(wanted.link, request.headers.get("origin")), media_type=SVG)


@router.get("/api/me/tables")
async def mine(services: Shared, guest: Guest) -> TablesAnswer:
    """The tables where this guest has a seat."""
    return TablesAnswer(tables=await my_tables.tables_of(services, guest))


@router.post("/api/me/tables/{table}/remove")
async def remove(table: str, services: Shared, guest: Guest) -> RemovedTable:
    """Take a table off this guest's list."""
    await my_tables.remove(services, table, guest)
    return RemovedTable(table=table)


@router.post("/api/me/forget")
async def forget_me(
    services: Shared, guest: Guest, address: Address, response: Response
) -> Forgotten:
    """Delete everything about the guest who asks."""
    if not services.forgetting.take(address):
        raise Refusal("too-fast")
    told = await forgetting.forget(services, guest)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return told


@router.get("/healthz")
async def health() -> Health:
    """Whether the server answers."""
    return Health(ok=True)


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, services: Shared) -> Response:
    """The metrics of this process, for whoever is allowed them and asks directly."""
    asking = request.client.host if request.client else ""
    forwarded = any(name in request.headers for name in FORWARDED)
    if forwarded or asking not in Proxies(services.settings.metrics):
        raise Refusal("no-such-page")
    return Response(exposed(services.metrics), media_type=CONTENT_TYPE_LATEST)


@router.get("/readyz")
async def ready(services: Shared) -> Health:
    """Whether people can play: whether what they do can be stored."""
    try:
        async with asyncio.timeout(READY_LIMIT):
            await services.store.check()
    except (StoreFailed, TimeoutError):
        raise Refusal("not-ready") from None
    return Health(ok=True)


@asynccontextmanager
async def _door(
    services: Services, table: str, guest: str, token: str | None
) -> AsyncIterator[Host]:
    """The host of a table where a guest wants to sit down.

    A link opens a private table, too; whoever has one that does not hears that there is no table,
    after the same question to the database as where there is none.
    """
    if token is None:
        async with services.hosts.visit(table, guest) as host:
            yield host
        return
    async with services.hosts.at(table) as host:
        try:
            yield host
        except Refusal as refusal:
            unknown = refusal.message.code == "bad-token"
            if unknown and not await services.store.admits(table, guest):
                raise no_table(table) from None
            raise


def _links(services: Services, table: str, seats: Iterable[tuple[int, Seat]]) -> dict[str, str]:
    tokens = {number: services.guests.token(table, seat.key) for number, seat in seats}
    return {str(number): f"/t/{table}#{token}" for number, token in tokens.items()}

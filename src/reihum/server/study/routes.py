"""HTTP: what one studies between games."""

from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from fastapi.responses import StreamingResponse

from ..live.services import Address, Guest, Shared
from ..protocol.catalogue import ErrorAnswer
from ..protocol.study.results import (
    Board,
    BoardName,
    DayAnswer,
    DaysAnswer,
    GamesAnswer,
    Page,
    SameDeal,
    Statistics,
)
from ..refusals import Refusal
from . import daily, my_games, same_deal
from .statistics import statistics_of

ERRORS: dict[int | str, dict[str, Any]] = {"4XX": {"model": ErrorAnswer}}
RECORDS: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {}}}}
ATTACHED = {"content-disposition": 'attachment; filename="reihum-games.txt"'}
Short = Annotated[str, Query(max_length=40)]
router = APIRouter(responses=ERRORS)


@router.get("/api/me/games")
async def games(
    services: Shared,
    guest: Guest,
    page: Annotated[Page, Query()] = 0,
    game: Short = "",
    result: Literal["", "won", "lost"] = "",
    players: Annotated[int, Query(ge=0, le=10)] = 0,
    search: Short = "",
    daily: bool = False,
) -> GamesAnswer:
    """A page of the finished games of this guest, the newest first."""
    wanted = my_games.Wanted(game, result, players, search.strip(), daily)
    return await my_games.page_of(services, guest, wanted, page)


@router.get("/api/me/games/records", response_class=StreamingResponse, responses=RECORDS)
async def records(services: Shared, guest: Guest, address: Address) -> StreamingResponse:
    """The records of all finished games of this guest, as one file."""
    if not services.exports.take(address):
        raise Refusal("too-fast")

    async def written() -> AsyncIterator[str]:
        async for record in my_games.records(services, guest):
            yield record

    return StreamingResponse(written(), media_type="text/plain; charset=utf-8", headers=ATTACHED)


@router.get("/api/me/statistics")
async def statistics(services: Shared, guest: Guest) -> Statistics:
    """What has become of the games of this guest."""
    return await statistics_of(services, guest)


@router.get("/api/me/days")
async def days(services: Shared, guest: Guest) -> DaysAnswer:
    """The deals of days that this guest has played."""
    return await daily.days(services, guest)


@router.get("/api/daily")
async def day(services: Shared, guest: Guest, day: Short = "") -> DayAnswer:
    """The deals of a day, of this one if none is named."""
    return await daily.day(services, guest, day)


@router.get("/api/daily/{day}/{game}")
async def board(day: str, game: str, services: Shared, guest: Guest) -> Board:
    """The board of a day's deal."""
    return await daily.board(services, guest, day, game)


@router.post("/api/daily/{day}/{game}/name")
async def board_name(
    day: str, game: str, wanted: BoardName, services: Shared, guest: Guest
) -> Board:
    """Show my name on a board, or leave it out."""
    await daily.show_name(services, guest, day, game, wanted.shown)
    return await daily.board(services, guest, day, game)


@router.get("/api/tables/{table}/same-deal")
async def same(
    table: str,
    services: Shared,
    guest: Guest,
    game: Annotated[int | None, Query(ge=1, le=10**9)] = None,
) -> SameDeal:
    """What others made of the deal of a finished game of this guest."""
    return await same_deal.compared(services, guest, table, game)

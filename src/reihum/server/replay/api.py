"""HTTP: games that are over, step by step."""

import asyncio
import gzip
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Response

from ..live.services import Address, Guest, Services, Shared
from ..protocol.catalogue import ErrorAnswer
from ..protocol.study.replays import RecordRequest, Replay
from ..refusals import Refusal
from ..settings import Settings
from ..table.lobby import lobby
from ..table.timing.countdowns import countdowns
from .frames import PlayedGame, game_of
from .records import KEY, log_of
from .sockets import check_over
from .telling import told

router = APIRouter(responses={"4XX": {"model": ErrorAnswer}})
Encodings = Annotated[str, Header(alias="accept-encoding")]
ANSWER: dict[int | str, dict[str, Any]] = {200: {"model": Replay}}


@router.get("/api/tables/{table}/replay", response_class=Response, responses=ANSWER)
async def of_table(
    table: str,
    services: Shared,
    guest: Guest,
    address: Address,
    accept_encoding: Encodings = "",
    game: Annotated[int | None, Query(ge=1, le=10_000)] = None,
) -> Response:
    """A game of a table, once it is over: the last one, or that of a number."""
    async with services.hosts.visit(table, guest) as host:
        check_over(host)
        _check_rate(services, address)
        log, seen, seat = list(host.table.log), host.lobby(), host.table.seat_of(guest)

    def work() -> bytes:
        found = game_of(table, log, game)
        return told(found, seen, found.end.record(found.table.proof), seat)

    return await _answered(services, work, accept_encoding)


@router.post("/api/replay", response_class=Response, responses=ANSWER)
async def of_record(
    wanted: RecordRequest, services: Shared, address: Address, accept_encoding: Encodings = ""
) -> Response:
    """A game that is over, from its record."""
    _check_rate(services, address)

    def work() -> bytes:
        found = game_of(KEY, log_of(wanted.record))
        return told(found, _lobby(found, services.settings), wanted.record)

    return await _answered(services, work, accept_encoding)


def _check_rate(services: Services, address: str) -> None:
    if not services.replays.take(address):
        raise Refusal("too-fast")


def _lobby(game: PlayedGame, settings: Settings) -> dict[str, Any]:
    """A table that there never was, for a record that somebody has pasted."""
    nobody = [None] * len(game.table.seats)
    seen = {**lobby(game.table, nobody, (), 0.0, 0.0), **countdowns(game.table, settings, 0.0)}
    return {**seen, "what_if": None}


async def _answered(services: Services, work: Callable[[], bytes], encodings: str) -> Response:
    """What comes of some work, done in a thread."""
    async with services.replaying:
        made = await asyncio.to_thread(work)
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" not in encodings:
        return Response(gzip.decompress(made), media_type="application/json", headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(made, media_type="application/json", headers=headers)

"""The tables of a guest: where they have a seat, until they do not want to see them any more."""

import logging
from typing import Any

from ..protocol.tables import MyTable
from ..table.events import Left
from ..table.table import Table
from .host import Host
from .services import Services

log = logging.getLogger(__name__)
MOST_TABLES = 50


async def tables_of(services: Services, guest: str) -> list[MyTable]:
    """The tables where a guest has a seat, newest happenings first."""
    found = await services.store.tables_of(guest, MOST_TABLES)
    mine = [await _mine(services, table, guest) for table in found]
    return [table for table in mine if table is not None]


async def remove(services: Services, table: str, guest: str) -> None:
    """Take a table off the list of a guest: who sits there gets up, unless the game has begun."""
    async with services.hosts.visit(table, guest) as host:
        await host.happen(lambda now: [] if now.started else got_up(now, guest))
        if host.table.seat_of(guest) is not None:
            await services.store.hide(table, guest)
        host.wake()


def got_up(table: Table, guest: str) -> list[Left]:
    """What happens where a guest gets up, if they sit there."""
    seat = table.seat_of(guest)
    return [] if seat is None else [Left(seat=seat, name=table.seats[seat].name)]


async def _mine(services: Services, table: str, guest: str) -> MyTable | None:
    """A table with the guest's seat there; None if the guest has just got up.

    Nor is a table told of that cannot be read, or was closed before its end: the others can go on.
    """
    try:
        async with services.hosts.at(table) as host:
            seat = host.table.seat_of(guest)
            if seat is None or (host.table.closed and not host.table.over):
                return None
            return MyTable.model_validate(_told(host, seat))
    except Exception:
        log.exception("the table %s cannot be read", table)
        return None


def _told(host: Host, seat: int) -> dict[str, Any]:
    table = host.table
    result = table.results[-1] if table.over else None
    return {**host.lobby(), "seat": seat, "at": table.log[-1].at, "result": result}

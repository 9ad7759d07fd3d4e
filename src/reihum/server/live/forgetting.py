"""A guest who wants to be forgotten: gets up everywhere, and is nobody from then on.

Tables where nobody else has sat are deleted. At others the games stay, for they are the others'
too, without the guest's name and words.
"""

import logging

from sqlalchemy import Connection, text

from ..guests import new_guest, spectator
from ..protocol.tables import Forgotten
from ..refusals import Refusal
from ..store.deleting import Person, tables_about
from ..store.deleting import forget as forget_at
from ..store.keeping import forget_kept
from ..store.telling import CHANGED, News, tell
from .my_tables import got_up
from .services import Services

log = logging.getLogger(__name__)


async def forget(services: Services, guest: str) -> Forgotten:
    """Forget a guest at all tables; Refusal where that is not done yet at some."""
    person = Person(guest, spectator(guest), new_guest())
    found = await services.store.transaction(
        lambda connection: tables_about(connection, guest, person.sender)
    )
    deleted = [await _forget(services, table, person) for table in found]
    await services.store.change(lambda connection: forget_kept(connection, guest))
    await services.store.erase()
    log.info("a guest was forgotten at %d tables", len(found))
    if None in deleted:
        raise Refusal("try-again")
    return Forgotten(deleted=deleted.count(True), kept=deleted.count(False))


async def _forget(services: Services, table: str, person: Person) -> bool | None:
    """Forget a guest at one table; whether it is gone. None where it did not work."""

    def work(connection: Connection) -> bool:
        gone = forget_at(connection, table, person)
        if services.store.shared:
            presence = text("DELETE FROM presence WHERE guest = :guest")
            connection.execute(presence, {"guest": person.guest})
            tell(connection, [News(services.store.name, table, CHANGED)])
        return gone

    try:
        async with services.hosts.at(table) as host:
            await host.happen(lambda now: got_up(now, person.guest))
            host.wake()
        gone = await services.store.change(work)
        await services.hosts.reload(table)
    except Exception:  # the others can still be done
        log.exception("a guest could not be forgotten at a table")
        return None
    return gone

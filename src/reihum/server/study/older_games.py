"""Games that ended before ends were noted: noted once, beside play, after the server starts."""

import asyncio
import logging

from sqlalchemy import Connection, insert, select, update

from ..store.endings import note_ending
from ..store.rows import StoreFailed
from ..store.schema import events, keys
from ..store.store import Store

log = logging.getLogger(__name__)
PLACE = "endings"  # the row that says up to which table all is noted
DONE = "~"  # after every id of a table
AT_ONCE = 10  # tables in a step
PAUSE = 0.05  # seconds between steps: people come first


async def note_older_games(store: Store) -> None:
    """Note them, step by step; what is interrupted goes on after the next start."""
    try:
        while await store.change(note_some):
            await asyncio.sleep(PAUSE)
    except StoreFailed:
        log.warning("older games are noted after the next start")


def note_some(connection: Connection) -> bool:
    """Note the games of the next few tables; whether there are more."""
    last = connection.scalar(select(keys.c.value).where(keys.c.name == PLACE))
    if last == DONE:
        return False
    ended = (events.c.kind == "over") & (events.c.table_id > (last or ""))
    query = select(events.c.table_id).where(ended).distinct().order_by(events.c.table_id)
    tables = list(connection.scalars(query.limit(AT_ONCE)))
    here = events.c.table_id.in_(tables) & (events.c.kind == "over")
    for row in connection.execute(select(events.c.table_id, events.c.seq).where(here)).all():
        note_ending(connection, row.table_id, row.seq)
    place = {"name": PLACE, "value": tables[-1] if len(tables) == AT_ONCE else DONE}
    if not connection.execute(update(keys).where(keys.c.name == PLACE).values(place)).rowcount:
        connection.execute(insert(keys).values(place))
    return place["value"] != DONE

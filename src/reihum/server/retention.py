"""How long things are kept (docs/deploy.md has the policy), and deleting them beside play.

In small steps, so that no player waits for one. Where the next step begins stands in the database:
a server that is started again goes on there, and of several workers one at a time takes a step.

A clock may be wrong, and what is deleted does not come back. So where it has leapt since the last
look, nothing is deleted until it has gone on from there for a day: time enough to set it right.
"""

import asyncio
import logging
import time
from dataclasses import dataclass

from sqlalchemy import Connection, func, insert, select, text, update

from .live.hosts import Hosts
from .settings import Settings
from .store.deleting import delete_table, empty_talk
from .store.engines import is_postgres
from .store.keeping import forget_reviews
from .store.rows import StoreFailed
from .store.schema import events, keys, tables
from .store.store import Store
from .store.telling import CHANGED, News, tell

log = logging.getLogger(__name__)
DAY = 24 * 3600.0
AT_ONCE, DELETED_AT_ONCE = 20, 3  # tables in a step: looked at, and deleted
PAUSE, BETWEEN = 1.0, 6 * 3600.0  # seconds between two steps, and from one end to the next start
PAGES = 200  # of a SQLite file that a step may give back to the disk
PLACE = "retention"  # the row that says where the next step begins
LEAP, SETTLING = 2 * DAY, DAY  # seconds: what a clock does not do by itself, and how long we wait
CLOCK = "retention clock"  # the row that says when we last looked, and from when on it is believed
LEAPT = "the clock has leapt by %.1f days; nothing is deleted until it has gone on for a day"
LOCK = 0x7265_7465_6E74  # an advisory lock: "retent"


@dataclass(frozen=True)
class Step:
    """What a step has done, and whether there is more to do soon."""

    deleted: tuple[str, ...] = ()
    emptied: tuple[str, ...] = ()
    more: bool = False


class Retention:
    """Deletes what is too old, as long as the server runs."""

    def __init__(self, store: Store, hosts: Hosts, settings: Settings) -> None:
        self._store, self._hosts, self._settings = store, hosts, settings

    async def run(self) -> None:
        """Take a step after the other, for ever."""
        kept = self._settings
        if not (kept.keep_unfinished or kept.keep_finished or kept.keep_chat or kept.keep_reviews):
            return
        while True:
            await asyncio.sleep(PAUSE)
            try:
                step = await self.step(time.time())
            except StoreFailed:
                step = Step()
            except Exception:
                log.exception("what is too old could not be deleted")
                step = Step()
            if not step.more:
                await asyncio.sleep(BETWEEN / 100)

    async def step(self, now: float) -> Step:
        """Look at the next few tables; hosts that have them in memory read them anew."""

        def work(connection: Connection) -> Step:
            step = take_step(connection, self._settings, now)
            changed = [*step.deleted, *step.emptied]
            if self._store.shared:
                tell(connection, [News(self._store.name, each, CHANGED) for each in changed])
            return step

        step = await self._store.change(work)
        for table in (*step.deleted, *step.emptied):
            self._hosts.changed(table)
        if step.deleted:
            log.info("deleted %d tables, which were too old", len(step.deleted))
        if step.emptied:
            log.info("emptied the chat of %d tables, which was too old", len(step.emptied))
        return step


def take_step(connection: Connection, settings: Settings, now: float) -> Step:
    """Delete what is too old of the next few tables."""
    if not _alone(connection) or not _believed(connection, now):
        return Step()
    done, last = _place(connection)
    if not last and now - done < BETWEEN:
        return Step()
    if settings.keep_reviews and not last:
        forget_reviews(connection, now - settings.keep_reviews * DAY)
    found = _next_tables(connection, last)
    more = len(found) == AT_ONCE
    old = [table for table in found if _is_old(connection, table, settings, now)][:DELETED_AT_ONCE]
    if len(old) == DELETED_AT_ONCE:
        found, more = found[: found.index(old[-1]) + 1], True
    for table in old:
        delete_table(connection, table)
    emptied: list[str] = []
    if settings.keep_chat:
        kept = [table for table in found if table not in old]
        emptied = empty_talk(connection, kept, now - settings.keep_chat * DAY)
    if not is_postgres(connection):  # which does that by itself
        _give_back(connection)
    _note_place(connection, now, found[-1] if more else "")
    return Step(tuple(old), tuple(emptied), more)


def _give_back(connection: Connection) -> None:
    """Give some of what is free inside a SQLite file back to the disk."""
    driver = connection.connection.driver_connection
    assert driver is not None
    # Page by page, as long as somebody asks for more; it gives no rows that SQLAlchemy would know.
    for _ in driver.execute(f"PRAGMA incremental_vacuum({PAGES})"):
        pass


def _alone(connection: Connection) -> bool:
    """Whether no other worker takes a step at this moment."""
    if not is_postgres(connection):
        return True
    lock = text("SELECT pg_try_advisory_xact_lock(:key)")
    return bool(connection.execute(lock, {"key": LOCK}).scalar())


def _believed(connection: Connection, now: float) -> bool:
    """Whether the clock has gone on as clocks do; the first time there is nothing to tell by."""
    looked, since = map(float, _row(connection, CLOCK, f"{now} 0").split())
    if abs(now - looked) > LEAP:
        log.warning(LEAPT, (now - looked) / DAY)
        since = now + SETTLING
    _write_row(connection, CLOCK, f"{now:.0f} {since:.0f}")
    return now >= since


def _place(connection: Connection) -> tuple[float, str]:
    """When the last round was over, and the last table of the one that goes on, if one does."""
    done, _, last = _row(connection, PLACE, "0 ").partition(" ")
    return float(done), last


def _note_place(connection: Connection, now: float, last: str) -> None:
    _write_row(connection, PLACE, f"{now:.0f} {last}")


def _row(connection: Connection, name: str, otherwise: str) -> str:
    """What a row of ours says."""
    return connection.scalar(select(keys.c.value).where(keys.c.name == name)) or otherwise


def _write_row(connection: Connection, name: str, value: str) -> None:
    row = {"name": name, "value": value}
    if not connection.execute(update(keys).where(keys.c.name == name).values(row)).rowcount:
        connection.execute(insert(keys).values(row))


def _next_tables(connection: Connection, last: str) -> list[str]:
    query = select(tables.c.id).where(tables.c.id > last).order_by(tables.c.id).limit(AT_ONCE)
    return list(connection.scalars(query))


def _is_old(connection: Connection, table: str, settings: Settings, now: float) -> bool:
    """Whether a table is kept no longer: by its last event, and by whether that was the end."""
    last = select(func.max(events.c.seq)).where(events.c.table_id == table).scalar_subquery()
    query = select(events.c.kind, events.c.at).where(events.c.table_id == table)
    row = connection.execute(query.where(events.c.seq == last)).first()
    if row is None:
        return False
    over = select(events.c.seq).where(events.c.table_id == table, events.c.kind == "over").limit(1)
    finished = row.kind == "over" or connection.scalar(over) is not None
    days = settings.keep_finished if finished else settings.keep_unfinished
    return bool(days) and row.at < now - days * DAY

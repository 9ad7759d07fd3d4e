"""The store: an append-only log of events for each table, and who holds which seat.

The database is asked in threads, a whole transaction at a time: one step from the event loop to a
thread and back costs less than one for each statement. The log has a writer of its own.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    desc,
    exists,
    func,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError

from ..guests import TABLE_LENGTH
from ..table.creation.drafting import TableDraft
from ..table.log import Draft, LogEntry
from ..table.table import Table
from .engines import engine_of, erase, is_away, is_held, is_postgres
from .files import file_of, make_database
from .rows import Append, NotStored, StoreFailed, now, read, the_key
from .schema import events, seats, upgrade
from .writer import Writer

log = logging.getLogger(__name__)
READERS = 4  # threads
FRESH_CHECK = 1.0  # seconds
Result = TypeVar("Result")
NEWEST = select(events.c.at).where(events.c.table_id == seats.c.table_id)
# The tables of seats, newest happenings first.
TABLES = select(seats.c.table_id).order_by(
    desc(NEWEST.order_by(desc(events.c.seq)).limit(1).scalar_subquery()), desc(seats.c.table_id)
)


class Store:
    """The database. Each method is one transaction, or a part of one with others."""

    def __init__(self, url: str) -> None:
        self.name = secrets.token_hex(8)  # of this process, for others that use the database
        self._engine = engine_of(url)
        self._file = file_of(url)
        self._write_thread = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = Writer(self._engine, self._write_thread, self.name)
        self._checked: asyncio.Task[None] | None = None
        self._checked_at = 0.0

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return is_postgres(self._engine)

    @property
    def queue(self) -> int:
        """How many appends wait for the writer."""
        return len(self._writer)

    async def open(self) -> None:
        """Bring the database up to date."""
        if self._file:
            make_database(self._file)
        await asyncio.get_running_loop().run_in_executor(self._write_thread, self._run, upgrade)

    async def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        await self._writer.finish()
        for threads in (self._write_thread, self._readers):
            threads.shutdown()
        self._writer.let_go()
        self._engine.dispose()

    async def check(self) -> None:
        """Whether something could be written now; StoreFailed where not.

        However many ask, it is tried once a second at most.
        """
        if self._checked is None or time.monotonic() - self._checked_at > FRESH_CHECK:
            self._checked_at = time.monotonic()
            self._checked = asyncio.ensure_future(_done(self._write_thread, self._writer.probe))
            self._checked.add_done_callback(_heard)
        await asyncio.shield(self._checked)

    async def key(self) -> str:
        """The secret key of this server, made on the first start."""
        return await self.change(the_key)

    async def create(self, new: TableDraft) -> list[LogEntry]:
        """Make a table; its first events."""
        try:
            return await self._added(new.id, 0, new.drafts, new)
        except NotStored as error:  # by nobody else, so the database takes nothing in
            raise StoreFailed from error

    async def append(
        self, table: str, after: int, drafts: Sequence[Draft], known: Table | None = None
    ) -> list[LogEntry]:
        """Add events after the last known one, all or none; NotStored where there are more.

        Whoever has the table in memory hands it over: then nothing of it need be read.
        """
        return await self._added(table, after, drafts, known=known)

    def _added(
        self,
        table: str,
        after: int,
        drafts: Sequence[Draft],
        made: TableDraft | None = None,
        known: Table | None = None,
    ) -> asyncio.Future[list[LogEntry]]:
        """Have events written, and before them the table if it is a new one."""
        at = now()
        new = [LogEntry(after + place, at, draft) for place, draft in enumerate(drafts, 1)]
        done: asyncio.Future[list[LogEntry]] = asyncio.get_running_loop().create_future()
        self._writer.add(Append(table, new, made, known, done=done))
        return done

    async def load(self, table: str, after: int = 0) -> list[LogEntry]:
        """The events of a table; none where there is no such table."""
        if not _can_be(table):
            return []
        query = select(events).where(events.c.table_id == table, events.c.seq > after)
        return [read(row) for row in await self._rows(query.order_by(events.c.seq))]

    async def admits(self, table: str, guest: str) -> bool:
        """Whether a guest may see anything of a table: not if there is none, nor if it is private

        and not theirs. One question finds out either, so that the answers take as long.
        """
        if not _can_be(table):
            return False
        own = exists().where(_of(table, guest))
        query = select(events.c.payload, own.label("own"))
        found = await self._rows(query.where(events.c.table_id == table, events.c.seq == 1))
        return any(
            row["own"]
            or row["payload"].get("seating") != "private"
            or row["payload"]["creator"] == guest
            for row in found
        )

    async def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The numbers of the last events of some tables."""
        query = select(events.c.table_id, func.max(events.c.seq).label("seq"))
        here = query.where(events.c.table_id.in_(tables)).group_by(events.c.table_id)
        return {row["table_id"]: row["seq"] for row in await self._rows(here)}

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        """The tables where a guest has a seat, but for hidden ones; newest happenings first."""
        mine = TABLES.where(seats.c.guest == guest, ~seats.c.hidden)
        rows = await self._rows(mine.limit(limit))
        return [str(row["table_id"]) for row in rows]

    async def hide(self, table: str, guest: str) -> None:
        """Leave a table out of the list of a guest who sits there."""
        await self._set_hidden(table, guest, True)

    async def show(self, table: str, guest: str) -> None:
        """List a table again that a guest has hidden; most have not: then nothing is written."""
        if await self._rows(select(seats).where(_of(table, guest), seats.c.hidden)):
            await self._set_hidden(table, guest, False)

    async def _set_hidden(self, table: str, guest: str, hidden: bool) -> None:
        change = update(seats).where(_of(table, guest)).values(hidden=hidden)
        await self.change(lambda connection: connection.execute(change))

    async def unfinished(self, since: float) -> list[str]:
        """The tables where something happened since then and the last thing is not the end."""
        last = select(events.c.table_id, func.max(events.c.seq).label("seq"))
        newest = last.group_by(events.c.table_id).subquery()
        here = (events.c.table_id == newest.c.table_id) & (events.c.seq == newest.c.seq)
        query = select(events.c.table_id).join(newest, here)
        going_on = events.c.kind.not_in(("over", "closed"))
        rows = await self._rows(query.where(going_on, events.c.at > since))
        return [str(row["table_id"]) for row in rows]

    async def _rows(self, query: Select[Any]) -> Sequence[Mapping[str, Any]]:
        def rows(connection: Connection) -> list[dict[str, Any]]:
            return [dict(row) for row in connection.execute(query).mappings()]

        try:
            return await self.transaction(rows)
        except StoreFailed:  # a connection of before the database was away: now there is a new one
            return await self.transaction(rows)

    async def transaction(self, work: Callable[[Connection], Result]) -> Result:
        """Do something beside the log, for those who share the database."""
        return await _done(self._readers, partial(self._run, work))

    async def change(self, work: Callable[[Connection], Result]) -> Result:
        """Change what is stored, between what is appended."""
        return await _done(self._write_thread, partial(self._writer.run, work))

    async def erase(self) -> None:
        """Leave no copy of what was deleted, where a database would keep one."""
        await _done(self._write_thread, partial(erase, self._engine))

    def _run(self, work: Callable[[Connection], Result]) -> Result:
        with self._engine.connect() as connection:
            try:
                with connection.begin():
                    return work(connection)
            except IntegrityError:  # it is taken back, and all is as before
                raise
            except DBAPIError:  # a session that only reads, for instance, would always do so
                connection.invalidate()
                raise


async def _done(threads: Executor, work: Callable[[], Result]) -> Result:
    """Do some work in a thread; StoreFailed where the database does not let us."""
    try:
        return await asyncio.get_running_loop().run_in_executor(threads, work)
    except IntegrityError:
        raise  # that would be a mistake of ours
    except DBAPIError as error:
        if is_held(error):
            log.warning("another session of the database holds for too long what is asked for")
        elif not is_away(error):  # that is told where it is waited for
            log.exception("the database failed")
        raise StoreFailed from error


def _heard(task: asyncio.Task[None]) -> None:
    """Let nobody complain that a failure was not heard of: whoever has asked may have gone."""
    if not task.cancelled():
        task.exception()


def _can_be(table: str) -> bool:
    """Whether a table can have such an id: it comes from an address that somebody may have typed.

    PostgreSQL would refuse half a character, and a zero, by an error.
    """
    return table.isascii() and table.isprintable() and len(table) <= TABLE_LENGTH


def _of(table: str, guest: str) -> ColumnElement[bool]:
    """The seat of a guest at a table."""
    return and_(seats.c.table_id == table, seats.c.guest == guest)

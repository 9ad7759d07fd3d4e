"""The store: an append-only log of events for each table, and who holds which seat.

The database is asked in threads, a whole transaction at a time: one step from the event loop to a
thread and back costs less than one for each statement. What is to be written while the writer is
busy waits, and is then written in one transaction: on a disk, the commit is what takes time.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Select, create_engine, desc, event, func, select
from sqlalchemy.exc import IntegrityError

from ..table.creation import TableDraft
from ..table.log import Draft, LogEntry
from .rows import Append, NotStored, append, create, now, read, the_key
from .schema import events, seats, tables, upgrade

log = logging.getLogger(__name__)
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
READERS = 4  # threads
Result = TypeVar("Result")


class Store:
    """The database. Each method is one transaction, or a part of one with others."""

    def __init__(self, url: str) -> None:
        # A failure is logged without its parameters: among them are the secrets of deals.
        self._engine: Engine = create_engine(url, hide_parameters=True)
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._waiting: list[Append] = []
        self._writing: asyncio.Task[None] | None = None
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine, "connect", _prepare_sqlite)

    async def open(self) -> None:
        """Bring the database up to date."""
        await self._transaction(self._writer, upgrade)

    async def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        if self._writing:
            await self._writing
        for threads in (self._writer, self._readers):
            threads.shutdown()
        self._engine.dispose()

    async def key(self) -> str:
        """The secret key of this server, made on the first start."""
        return await self._transaction(self._writer, the_key)

    async def create(self, new: TableDraft) -> None:
        """Make a table."""
        await self._transaction(self._writer, lambda connection: create(connection, new))

    async def append(self, table: str, after: int, drafts: Sequence[Draft]) -> list[LogEntry]:
        """Add events after the last known one, all or none; NotStored where there are more."""
        at = now()
        new = [LogEntry(after + place, at, draft) for place, draft in enumerate(drafts, 1)]
        done: asyncio.Future[list[LogEntry]] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(table, new, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return await done

    async def load(self, table: str, after: int = 0) -> list[LogEntry]:
        """The events of a table; none where there is no such table."""
        query = select(events).where(events.c.table_id == table, events.c.seq > after)
        return [read(row) for row in await self._rows(query.order_by(events.c.seq))]

    async def seat_of_token(self, table: str, token_hash: str) -> int | None:
        """The seat that a token opens."""
        query = select(seats.c.seat).where(
            seats.c.table_id == table, seats.c.token_hash == token_hash
        )
        rows = await self._rows(query)
        return int(rows[0]["seat"]) if rows else None

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        """The tables where a guest has a seat, newest first."""
        query = select(tables.c.id).join(seats).where(seats.c.guest == guest)
        rows = await self._rows(query.order_by(desc(tables.c.created)).limit(limit))
        return [str(row["id"]) for row in rows]

    async def unfinished(self, since: float) -> list[str]:
        """The tables where something happened since then and the last thing is not the end."""
        last = select(events.c.table_id, func.max(events.c.seq).label("seq"))
        newest = last.group_by(events.c.table_id).subquery()
        here = (events.c.table_id == newest.c.table_id) & (events.c.seq == newest.c.seq)
        query = select(events.c.table_id).join(newest, here)
        rows = await self._rows(query.where(events.c.kind != "over", events.c.at > since))
        return [str(row["table_id"]) for row in rows]

    async def _rows(self, query: Select[Any]) -> Sequence[Mapping[str, Any]]:
        def rows(connection: Connection) -> list[dict[str, Any]]:
            return [dict(row) for row in connection.execute(query).mappings()]

        return await self._transaction(self._readers, rows)

    async def _transaction(self, threads: Executor, work: Callable[[Connection], Result]) -> Result:
        def run() -> Result:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(threads, run)

    async def _write(self) -> None:
        """Write what is waiting, and what has come meanwhile, until nothing is left."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            appends, self._waiting = self._waiting, []
            stored = await loop.run_in_executor(self._writer, self._write_all, appends)
            for each, written in zip(appends, stored, strict=True):
                _settle(each, written)
        self._writing = None

    def _write_all(self, appends: Sequence[Append]) -> list[bool]:
        """Write them in one transaction; if that fails, each in its own. Which were written?"""
        if self._written(appends):
            return [True] * len(appends)
        if len(appends) == 1:
            return [False]
        return [self._written([each]) for each in appends]

    def _written(self, appends: Sequence[Append]) -> bool:
        try:
            with self._engine.begin() as connection:
                append(connection, appends)
        except (IntegrityError, NotStored):
            return False
        except Exception:  # whatever it was: those who wait must hear of it
            log.exception("the database failed")
            return False
        return True


def _settle(asked: Append, written: bool) -> None:
    if asked.done.done():
        return  # whoever asked has gone
    if written:
        asked.done.set_result(asked.entries)
    else:
        asked.done.set_exception(NotStored())


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

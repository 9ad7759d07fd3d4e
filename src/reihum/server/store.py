"""The store: an append-only log of events for each table, and who holds which seat."""

import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, desc, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .events import Draft, Event
from .guests import new_secret
from .schema import events, keys, seats, tables, upgrade

log = logging.getLogger(__name__)
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


class NotStored(Exception):
    """Nothing was written, perhaps as someone else wrote at this table: load it again."""


@dataclass(frozen=True)
class Binding:
    """Who holds a seat from now on; None: nobody."""

    seat: int
    guest: str | None


@dataclass(frozen=True)
class NewTable:
    """A table to be made: its row, the hashed tokens of its seats, and its first events."""

    id: str
    game: str
    options: Mapping[str, Any]
    creator: str
    token_hashes: Mapping[int, str]
    drafts: Sequence[Draft]
    bindings: Sequence[Binding]


class Store:
    """The database. Each method is one transaction."""

    def __init__(self, url: str) -> None:
        self._engine: AsyncEngine = create_async_engine(url)
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _prepare_sqlite)

    async def open(self) -> None:
        """Bring the database up to date."""
        async with self._engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def key(self) -> str:
        """The secret key of this server, made on the first start."""
        async with self._engine.begin() as connection:
            query = select(keys.c.value).where(keys.c.name == "cookies")
            key = (await connection.execute(query)).scalar()
            if key is None:
                key = new_secret() + new_secret()
                await connection.execute(insert(keys).values(name="cookies", value=key))
            return str(key)

    async def create(self, new: NewTable) -> None:
        """Make a table."""
        now = _now()
        async with self._engine.begin() as connection:
            row = {"id": new.id, "game": new.game, "options": dict(new.options)}
            await connection.execute(insert(tables).values(**row, created=now, creator=new.creator))
            for seat, token_hash in new.token_hashes.items():
                fields = {"table_id": new.id, "seat": seat, "token_hash": token_hash}
                await connection.execute(insert(seats).values(**fields))
            await _write(connection, new.id, 0, new.drafts, now)
            for binding in new.bindings:
                await _bind(connection, new.id, binding)

    async def append(
        self, table: str, after: int, drafts: Sequence[Draft], binding: Binding | None = None
    ) -> list[Event]:
        """Add events after the last known one, all or none; NotStored where there are more."""
        try:
            async with self._engine.begin() as connection:
                written = await _write(connection, table, after, drafts, _now())
                if binding:
                    await _bind(connection, table, binding)
                return written
        except IntegrityError as error:
            raise NotStored from error
        except SQLAlchemyError as error:
            log.exception("the database failed")
            raise NotStored from error

    async def load(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table; none where there is no such table."""
        query = select(events).where(events.c.table_id == table, events.c.seq > after)
        return [_event(row) for row in await self._rows(query.order_by(events.c.seq))]

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
        async with self._engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]


async def _write(
    connection: AsyncConnection, table: str, after: int, drafts: Sequence[Draft], at: float
) -> list[Event]:
    written = [Event(after + place, at, draft) for place, draft in enumerate(drafts, 1)]
    await connection.execute(insert(events), [_row(table, event) for event in written])
    # The first insert has taken the lock, so nobody can take the place before it any more.
    before = select(events.c.seq).where(events.c.table_id == table, events.c.seq == after)
    if after and (await connection.execute(before)).first() is None:
        raise NotStored
    return written


async def _bind(connection: AsyncConnection, table: str, binding: Binding) -> None:
    here = (seats.c.table_id == table) & (seats.c.seat == binding.seat)
    await connection.execute(update(seats).where(here).values(guest=binding.guest))


def _row(table: str, event: Event) -> dict[str, Any]:
    draft = event.draft
    return {
        "table_id": table,
        "seq": event.seq,
        "kind": draft.kind,
        "seat": draft.seat,
        "payload": dict(draft.payload),
        "sender": draft.sender,
        "message_id": draft.message_id,
        "at": event.at,
    }


def _event(row: Mapping[str, Any]) -> Event:
    draft = Draft(row["kind"], row["seat"], row["payload"], row["sender"], row["message_id"])
    return Event(row["seq"], row["at"], draft)


def _now() -> float:
    return round(time.time(), 3)


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

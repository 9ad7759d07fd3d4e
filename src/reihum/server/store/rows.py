"""Rows: what is written of tables, seats and events, and how it is read again."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Insert, bindparam, delete, exists, insert, or_, select, update

from ..guests import new_secret
from ..table.creation import TableDraft
from ..table.events import KINDS
from ..table.log import Draft, LogEntry
from ..table.seating.seats import Binding
from .engines import one_at_a_time
from .schema import events, keys, seats, tables


class NotStored(Exception):
    """Nothing was written, perhaps as someone else wrote at this table: load it again."""


class StoreFailed(Exception):
    """The database does not answer, or takes nothing in: a full disk, for instance."""


@dataclass(frozen=True)
class NewEvents:
    """Events to be written after the last known one of their table, or with a new table."""

    table: str
    entries: list[LogEntry]
    made: TableDraft | None = None


@dataclass(frozen=True)
class Append(NewEvents):
    """The same, and who waits for it."""

    done: asyncio.Future[list[LogEntry]] = field(compare=False, kw_only=True)


def the_key(connection: Connection) -> str:
    """The secret key of this server, made where there is none."""
    one_at_a_time(connection)
    query = select(keys.c.value).where(keys.c.name == "cookies")
    key = connection.execute(query).scalar()
    if key is None:
        key = new_secret() + new_secret()
        connection.execute(insert(keys).values(name="cookies", value=key))
    return str(key)


def touch(connection: Connection) -> None:
    """Write something new that nobody reads, to see whether that can be done."""
    row = {"name": "touched", "value": str(now())}
    changed = connection.execute(update(keys).where(keys.c.name == row["name"]).values(row))
    if not changed.rowcount:
        connection.execute(insert(keys).values(row))


def _create(connection: Connection, new: TableDraft, at: float) -> None:
    """Write a new table, and who sits there at once."""
    row = {"id": new.id, "game": new.game, "options": dict(new.options)}
    connection.execute(insert(tables), {**row, "created": at, "creator": new.creator})
    if new.own_seat is not None:
        own = {"table_id": new.id, "seat": new.own_seat, "guest": new.creator}
        connection.execute(insert(seats), own)


def append(connection: Connection, appends: Sequence[NewEvents]) -> None:
    """Write events after the last known ones; NotStored where those are not there.

    Always in the order of the tables, so that two who write at the same do not wait for each other.
    """
    ordered = sorted(appends, key=lambda each: each.table)
    for each in ordered:
        if each.made:
            _create(connection, each.made, each.entries[0].at)
    new = [(each.table, entry) for each in ordered for entry in each.entries]
    rows = [_event_row(table, entry) for table, entry in new]
    if connection.execute(FOLLOWING, rows).rowcount != len(rows):
        raise NotStored
    for table, entry in new:
        for binding in entry.event.bindings:
            _bind(connection, table, binding)


def _following() -> Insert:
    """Write an event if the one before it is there: in one statement, and made only once."""
    row = {column.name: bindparam(column.name, type_=column.type) for column in events.c}
    earlier = events.alias()
    before = (earlier.c.table_id == row["table_id"]) & (earlier.c.seq == row["seq"] - 1)
    condition = or_(row["seq"] == 1, exists().where(before))
    following = insert(events).from_select(list(row), select(*row.values()).where(condition))
    return following.execution_options(preserve_rowcount=True)


FOLLOWING = _following()


def _bind(connection: Connection, table: str, binding: Binding) -> None:
    here = (seats.c.table_id == table) & (seats.c.seat == binding.seat)
    connection.execute(delete(seats).where(here))
    if binding.guest is not None:
        row = {"table_id": table, "seat": binding.seat, "guest": binding.guest}
        connection.execute(insert(seats).values(**row))


def _event_row(table: str, entry: LogEntry) -> dict[str, Any]:
    draft, event = entry.draft, entry.event
    return {
        "table_id": table,
        "seq": entry.seq,
        "kind": event.kind,
        "seat": event.seat,
        "payload": event.payload(),
        "sender": draft.sender,
        "message_id": draft.message_id,
        "at": entry.at,
    }


def read(row: Mapping[str, Any]) -> LogEntry:
    """The event of a row."""
    event = KINDS[row["kind"]].read(row["seat"], row["payload"])
    return LogEntry(row["seq"], row["at"], Draft(event, row["sender"], row["message_id"]))


def now() -> float:
    """The time of an event: seconds since 1970, to the last full millisecond, so never to come."""
    return time.time_ns() // 1_000_000 / 1000

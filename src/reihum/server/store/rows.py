"""Rows: what is written of tables, seats and events, and how it is read again."""

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Dialect,
    Executable,
    Integer,
    bindparam,
    delete,
    exists,
    insert,
    literal_column,
    or_,
    select,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from ..guests import new_secret
from ..table.creation.drafting import TableDraft
from ..table.events import KINDS
from ..table.log import Draft, LogEntry
from ..table.seating.seats import Binding
from ..table.table import Table
from .engines import POSTGRES, one_at_a_time
from .schema import events, kept, keys, seats, tables

to_json = msgspec.json.Encoder().encode
NONE: ColumnElement[int] = literal_column("0")
AFTER = "after"  # the number of the last known event, beside the columns of a row
TOGETHER = 100  # rows of one statement: old versions of SQLite take 999 values
NOWHERE, MANY, LONG = "-", 100, 1500  # the table of `take_room`, its events, their characters
COUNTING = {"preserve_rowcount": True}
# Who holds a seat, and that nobody does any more: made once, for every new table asks.
HOLDING = insert(seats)
LEAVING = delete(seats).where(
    (seats.c.table_id == bindparam("table")) & (seats.c.seat == bindparam("number"))
)


class NotStored(Exception):
    """Nothing was written, perhaps as someone else wrote at this table: load it again."""


class StoreFailed(Exception):
    """The database does not answer, or takes nothing in: a full disk, for instance."""


@dataclass(frozen=True)
class NewEvents:
    """Events to be written after the last known one of their table, or with a new table.

    `known` is the table as it was before them, where whoever writes has it in memory; it stays so
    until they are written.
    """

    table: str
    entries: list[LogEntry]
    made: TableDraft | None = None
    known: Table | None = None


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
    connection.execute(putting(keys, connection.dialect.name, True), row)


def take_room(connection: Connection) -> None:
    """Write as much as a hundred actions, and delete it again, to see whether there is room for it.

    On a full disk there may still be room to write one row over.
    """
    touch(connection)
    at = now()
    made = {"id": NOWHERE, "game": "", "options": {}, "created": at, "creator": ""}
    connection.execute(insert(tables), made)
    row = {"table_id": NOWHERE, "kind": "", "at": at}
    rows = [{**row, "seq": seq, "payload": secrets.token_hex(LONG // 2)} for seq in range(MANY)]
    connection.execute(insert(events), rows)
    connection.execute(delete(events).where(events.c.table_id == NOWHERE))
    connection.execute(delete(tables).where(tables.c.id == NOWHERE))


@cache
def putting(table: SqlTable, dialect: str, over: bool) -> Executable:
    """The statement that writes a row, over the one with its key or only where there is none."""
    new = (postgresql.insert if dialect == POSTGRES else sqlite.insert)(table)
    if not over:
        return new.on_conflict_do_nothing()
    values = {each.name: new.excluded[each.name] for each in table.c if not each.primary_key}
    return new.on_conflict_do_update(index_elements=list(table.primary_key), set_=values)


def _create(connection: Connection, new: TableDraft, at: float) -> None:
    """Write a new table, who sits there at once, and what its maker may have only once."""
    row = {"id": new.id, "game": new.game, "options": dict(new.options)}
    connection.execute(insert(tables), {**row, "created": at, "creator": new.creator})
    if new.own_seat is not None:
        own = {"table_id": new.id, "seat": new.own_seat, "guest": new.creator}
        connection.execute(HOLDING, own)
    if new.claim is not None:
        claim = {"guest": new.creator, "kind": new.claim.kind, "name": new.claim.name}
        connection.execute(insert(kept).values(**claim, body={"table": new.id}, at=at))


def append(connection: Connection, appends: Sequence[NewEvents]) -> None:
    """Write events after the last known ones; NotStored where those are not there.

    Always in the order of the tables, so that two who write at the same do not wait for each other.
    """
    ordered = sorted(appends, key=lambda each: each.table)
    for each in ordered:
        if each.made:
            _create(connection, each.made, each.entries[0].at)
    written = Following.of(connection.dialect).write(connection, ordered)
    if written != sum(len(each.entries) for each in ordered):
        raise NotStored
    for each in ordered:
        for entry in each.entries:
            for binding in entry.event.bindings:
                _bind(connection, each.table, binding)


class Following:
    """Writes events, each if the last known one is there: one statement, made once for a database.

    It is handed to the driver as it is. SQLAlchemy would look at every value of every row, which
    takes it as long as it takes the database to write them.
    """

    def __init__(self, dialect: Dialect) -> None:
        row = {column.name: bindparam(column.name, type_=column.type) for column in events.c}
        after: ColumnElement[int] = bindparam(AFTER, type_=Integer)
        earlier = events.alias()
        there = (earlier.c.table_id == row["table_id"]) & (earlier.c.seq == after)
        condition = or_(after == NONE, exists().where(there))
        following = insert(events).from_select(list(row), select(*row.values()).where(condition))
        self._sql = str(following.compile(dialect=dialect))
        to_json = events.c.payload.type.dialect_impl(dialect).bind_processor(dialect)
        assert to_json is not None  # for JSON every driver has one
        self._to_json = to_json

    @staticmethod
    @cache
    def of(dialect: Dialect) -> "Following":
        """The one of a database."""
        return Following(dialect) if dialect.name == POSTGRES else FollowingTogether(dialect)

    def write(self, connection: Connection, appends: Sequence[NewEvents]) -> int:
        """Write events; how many followed."""
        rows = [following_row(each, entry) for each in appends for entry in each.entries]
        for row in rows:
            row["payload"] = self._to_json(row["payload"])
        return connection.exec_driver_sql(self._sql, rows, COUNTING).rowcount


class FollowingTogether(Following):
    """The same for SQLite: many rows by one statement.

    Python's driver takes them one by one, and lets other threads run after each: where the event
    loop is busy, it would get its turn back half a millisecond later, for every row. And nothing
    of SQLAlchemy comes between, which takes as long as the commit of an action.
    """

    def write(self, connection: Connection, appends: Sequence[NewEvents]) -> int:
        """Write events; how many followed."""
        rows = [_values(each, entry) for each in appends for entry in each.entries]
        parts = [rows[place : place + TOGETHER] for place in range(0, len(rows), TOGETHER)]
        driver: Any = connection.connection.dbapi_connection
        try:
            return sum(_insert(driver, part) for part in parts)
        except sqlite3.IntegrityError as error:  # as it is said of every driver
            raise IntegrityError(None, None, error) from error


def _insert(driver: sqlite3.Connection, rows: Sequence[tuple[Any, ...]]) -> int:
    values = [value for row in rows for value in row]
    return driver.execute(_inserting(len(rows)), values).rowcount


def _values(new: NewEvents, entry: LogEntry) -> tuple[Any, ...]:
    """What `following_row` has, in the order of the columns."""
    draft, event = entry.draft, entry.draft.event
    payload = to_json(event.payload()).decode()
    told = event.kind, event.seat, payload, draft.sender, draft.message_id, entry.at
    return new.table, entry.seq, *told, new.entries[0].seq - 1


@cache
def _inserting(count: int) -> str:
    """The statement by which SQLite takes so many rows; it numbers the columns of values."""
    names = [column.name for column in events.c]
    place = {name: f"column{number}" for number, name in enumerate([*names, AFTER], 1)}
    row = "({})".format(", ".join("?" * len(place)))
    columns = ", ".join(place[name] for name in names)
    return (
        f"INSERT INTO events ({', '.join(names)}) SELECT {columns} "
        f"FROM (VALUES {', '.join([row] * count)}) WHERE {place[AFTER]} = 0 OR EXISTS (SELECT 1 "
        f"FROM events AS earlier WHERE earlier.table_id = {place['table_id']} "
        f"AND earlier.seq = {place[AFTER]})"
    )


def _bind(connection: Connection, table: str, binding: Binding) -> None:
    connection.execute(LEAVING, {"table": table, "number": binding.seat})
    if binding.guest is not None:
        row = {"table_id": table, "seat": binding.seat, "guest": binding.guest}
        connection.execute(HOLDING, row)


def event_row(table: str, entry: LogEntry) -> dict[str, Any]:
    """An event as it is written; `read` gives it back."""
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


def following_row(new: NewEvents, entry: LogEntry) -> dict[str, Any]:
    """The same, with the number of the last known event, after which all of these come."""
    return {**event_row(new.table, entry), AFTER: new.entries[0].seq - 1}


def read(row: Mapping[str, Any]) -> LogEntry:
    """The event of a row."""
    event = KINDS[row["kind"]].read(row["seat"], row["payload"])
    return LogEntry(row["seq"], row["at"], Draft(event, row["sender"], row["message_id"]))


def now() -> float:
    """The time of an event: seconds since 1970, to the last full millisecond, so never to come."""
    return time.time_ns() // 1_000_000 / 1000

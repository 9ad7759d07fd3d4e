"""Rows: what is written of tables, seats and events, and how it is read again."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Insert, bindparam, exists, insert, or_, select, update

from ..table.events import Draft, Event
from ..web.guests import new_secret
from .schema import events, keys, seats, tables


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


@dataclass(frozen=True)
class Entry:
    """Events to be written after the last known one of their table."""

    table: str
    after: int
    events: list[Event]
    binding: Binding | None
    done: asyncio.Future[list[Event]] = field(compare=False)


def the_key(connection: Connection) -> str:
    """The secret key of this server, made where there is none."""
    query = select(keys.c.value).where(keys.c.name == "cookies")
    key = connection.execute(query).scalar()
    if key is None:
        key = new_secret() + new_secret()
        connection.execute(insert(keys).values(name="cookies", value=key))
    return str(key)


def create(connection: Connection, new: NewTable) -> None:
    """Write a new table."""
    at = now()
    row = {"id": new.id, "game": new.game, "options": dict(new.options)}
    connection.execute(insert(tables).values(**row, created=at, creator=new.creator))
    guests = {binding.seat: binding.guest for binding in new.bindings}
    rows = [
        {"table_id": new.id, "seat": seat, "token_hash": token_hash, "guest": guests.get(seat)}
        for seat, token_hash in new.token_hashes.items()
    ]
    if rows:
        connection.execute(insert(seats), rows)
    first = [Event(place, at, draft) for place, draft in enumerate(new.drafts, 1)]
    connection.execute(insert(events), [_row(new.id, event) for event in first])


def append(connection: Connection, entries: Sequence[Entry]) -> None:
    """Write events after the last known ones; NotStored where those are not there."""
    rows = [_row(entry.table, event) for entry in entries for event in entry.events]
    if connection.execute(FOLLOWING, rows).rowcount != len(rows):
        raise NotStored
    for entry in entries:
        if entry.binding:
            _bind(connection, entry.table, entry.binding)


def _following() -> Insert:
    """Write an event if the one before it is there: in one statement, and made only once."""
    row = {column.name: bindparam(column.name, type_=column.type) for column in events.c}
    earlier = events.alias()
    before = (earlier.c.table_id == row["table_id"]) & (earlier.c.seq == row["seq"] - 1)
    condition = or_(row["seq"] == 1, exists().where(before))
    return insert(events).from_select(list(row), select(*row.values()).where(condition))


FOLLOWING = _following()


def _bind(connection: Connection, table: str, binding: Binding) -> None:
    here = (seats.c.table_id == table) & (seats.c.seat == binding.seat)
    connection.execute(update(seats).where(here).values(guest=binding.guest))


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


def read(row: Mapping[str, Any]) -> Event:
    """The event of a row."""
    draft = Draft(row["kind"], row["seat"], row["payload"], row["sender"], row["message_id"])
    return Event(row["seq"], row["at"], draft)


def now() -> float:
    """The time of an event: seconds since 1970."""
    return round(time.time(), 3)

"""Deleting: whole tables, what was said, and who somebody was. Others' games stay readable.

A log has no gaps, so single events are never deleted: what is personal in them is emptied.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, String, cast, delete, or_, select, update

from .endings import forget_endings
from .rows import read
from .schema import events, seats, tables

OF_A_PERSON = ("seated", "moved", "left", "renamed", "said", "removed")  # they have a name in them
WORDS = ("name", "before", "text")


def delete_table(connection: Connection, table: str) -> bool:
    """Delete a table with all that happened there; whether there was one."""
    forget_endings(connection, table)
    for rows in (events, seats):
        connection.execute(delete(rows).where(rows.c.table_id == table))
    return bool(connection.execute(delete(tables).where(tables.c.id == table)).rowcount)


def empty_talk(connection: Connection, among: Collection[str], before: float) -> list[str]:
    """Empty what was said at some tables until then; at which of them there was anything."""
    old = (events.c.kind == "said") & (events.c.at < before) & events.c.table_id.in_(among)
    rows = connection.execute(select(events.c.table_id, events.c.seq, events.c.payload).where(old))
    found = [row for row in rows.all() if row.payload["text"]]
    for row in found:
        _write(connection, row.table_id, row.seq, {**row.payload, "text": "", "name": ""})
    return sorted({row.table_id for row in found})


def tables_about(connection: Connection, guest: str, sender: str) -> list[str]:
    """All tables where a guest made something happen, or was named. Looks through everything."""
    named = cast(events.c.payload, String).contains(guest, autoescape=True)
    said = select(events.c.table_id).where(or_(events.c.sender == sender, named)).distinct()
    made = select(tables.c.id).where(tables.c.creator == guest)
    return sorted({*connection.scalars(said), *connection.scalars(made)})


@dataclass(frozen=True)
class Person:
    """A guest who wants to be forgotten: also known as a sender, and from then on as nobody."""

    guest: str
    sender: str
    nobody: str


def forget(connection: Connection, table: str, person: Person) -> bool:
    """Take a guest out of the story of a table; whether it was theirs alone, and is gone."""
    query = select(events).where(events.c.table_id == table).order_by(events.c.seq)
    rows = [dict(row) for row in connection.execute(query).mappings()]
    if not _others(rows, person.guest):
        delete_table(connection, table)
        return True
    holders: dict[int, str | None] = {}
    for row in rows:
        held = dict(holders)
        _follow(row, holders)
        theirs = person.guest in (held.get(row["seat"]), holders.get(row["seat"]))
        sent = row["sender"] == person.sender
        payload = _emptied(row, person, theirs or sent)
        if payload != row["payload"] or sent:
            unsent = {"sender": None, "message_id": None} if sent else {}
            _write(connection, table, row["seq"], payload, **unsent)
    made = (tables.c.id == table) & (tables.c.creator == person.guest)
    connection.execute(update(tables).where(made).values(creator=person.nobody))
    return False


def _others(rows: Sequence[Mapping[str, Any]], guest: str) -> set[str]:
    """Who else has ever sat here, or made the table."""
    holders: dict[int, str | None] = {}
    people: set[str | None] = {rows[0]["payload"]["creator"]} if rows else set()
    for row in rows:
        _follow(row, holders)
        people |= set(holders.values())
    return {each for each in people if each is not None} - {guest}


def _follow(row: Mapping[str, Any], holders: dict[int, str | None]) -> None:
    """Who holds which seat after an event."""
    if row["kind"] == "created":
        holders.update(enumerate(each["guest"] for each in row["payload"]["seats"]))
    for binding in read(row).event.bindings:
        holders[binding.seat] = binding.guest


def _emptied(row: Mapping[str, Any], person: Person, theirs: bool) -> dict[str, Any]:
    """A payload without a person's words; and nobody stands where the guest did."""
    payload = dict(row["payload"])
    if row["kind"] == "dismissed":
        theirs = person.guest in payload["guests"]
    if theirs and row["kind"] in (*OF_A_PERSON, "dismissed"):
        payload |= {name: "" for name in WORDS if name in payload}
    if row["kind"] == "created":
        payload["seats"] = [
            {**each, "name": ""} if each["guest"] == person.guest else each
            for each in payload["seats"]
        ]
    replaced: dict[str, Any] = _replaced(payload, person)
    return replaced


def _replaced(value: Any, person: Person) -> Any:
    if value == person.guest:
        return person.nobody
    if isinstance(value, Mapping):
        return {name: _replaced(each, person) for name, each in value.items()}
    return [_replaced(each, person) for each in value] if isinstance(value, list) else value


def _write(connection: Connection, table: str, seq: int, payload: Any, **more: Any) -> None:
    here = (events.c.table_id == table) & (events.c.seq == seq)
    connection.execute(update(events).where(here).values(payload=payload, **more))

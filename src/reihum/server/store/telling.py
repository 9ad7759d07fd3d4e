"""What processes that share a database tell each other, in the transaction it is about.

By NOTIFY in PostgreSQL; in a SQLite file by rows that its server looks for. What is told is heard
when it is committed, and never otherwise.

Events that everybody may hear go along with the news, so that nobody need read them.
"""

import json
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, text

from ..table.log import LogEntry
from .engines import is_postgres
from .rows import Append, event_row, read
from .schema import keys

CHANNEL = "reihum"
PRESENCE = 0  # stands where an event has its number: somebody came or went
CHANGED = -1  # likewise: what was stored of the table is another thing now, or gone
SHARED = -2  # likewise: a text that nobody keeps goes along in the place of events
GONE = -3  # likewise: the worker has gone; there is no table
NOWHERE = "-"  # stands where the table does
LEFT = "news "  # before the names of rows in which a process leaves news in a SQLite file
MOST = 6000  # characters of events that go along: PostgreSQL takes 8000 bytes in all
NOTIFY = text("SELECT pg_notify(:channel, :payload)")


@dataclass(frozen=True)
class News:
    """Something that a process has done at a table: the number of its event, or `PRESENCE`."""

    worker: str
    table: str
    seq: int
    events: str = ""  # those up to this number, if they go along: `written`

    def __str__(self) -> str:
        return f"{self.worker} {self.table} {self.seq} {self.events}".rstrip()

    @classmethod
    def read(cls, payload: str) -> "News":
        """The news of a notification.

        >>> str(News.read("ab12 0123456789 7"))
        'ab12 0123456789 7'
        """
        worker, table, seq, *events = payload.split(" ", 3)
        return cls(worker, table, int(seq), *events)


def written(table: str, entries: Sequence[LogEntry]) -> str:
    """Events as text, if everybody may hear all of them and they are short; else nothing."""
    if not all(entry.event.is_public for entry in entries):
        return ""
    text = json.dumps([event_row(table, entry) for entry in entries])
    return text if len(text) <= MOST else ""


def told(events: str) -> list[LogEntry]:
    """The events of such a text."""
    return [read(row) for row in json.loads(events)] if events else []


def tell(connection: Connection, news: Iterable[News]) -> None:
    """Tell all who listen, once this is committed."""
    rows = [{"channel": CHANNEL, "payload": str(each)} for each in news]
    if rows:
        connection.execute(NOTIFY, rows)


def announce(connection: Connection, news: Sequence[News]) -> None:
    """Tell all who use this database, also a server on a SQLite file, which looks for it."""
    if is_postgres(connection):
        tell(connection, news)
        return
    for each in news:
        row = {"name": LEFT + secrets.token_hex(8), "value": str(each)}
        connection.execute(insert(keys).values(row))


def announced(connection: Connection) -> list[News]:
    """Take what others have left in a SQLite file."""
    here = keys.c.name.startswith(LEFT)
    rows = connection.execute(select(keys.c.name, keys.c.value).where(here)).all()
    if rows:
        connection.execute(delete(keys).where(keys.c.name.in_([row.name for row in rows])))
    return [News.read(row.value) for row in rows]


def tell_of_events(connection: Connection, worker: str, appends: Sequence[Append]) -> None:
    """Tell which tables have how many events now."""
    tell(connection, [_news(worker, each.table, each.entries) for each in appends])


def _news(worker: str, table: str, entries: Sequence[LogEntry]) -> News:
    return News(worker, table, entries[-1].seq, written(table, entries))

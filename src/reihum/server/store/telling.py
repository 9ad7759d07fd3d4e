"""What processes that share a PostgreSQL tell each other: NOTIFY, in the transaction it is about.

What is told is heard when it is committed, and never otherwise.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, text

from .rows import Append

CHANNEL = "reihum"
PRESENCE = 0  # stands where an event has its number: somebody came or went
NOTIFY = text("SELECT pg_notify(:channel, :payload)")


@dataclass(frozen=True)
class News:
    """Something that a process has done at a table: the number of its event, or `PRESENCE`."""

    worker: str
    table: str
    seq: int

    def __str__(self) -> str:
        return f"{self.worker} {self.table} {self.seq}"

    @classmethod
    def read(cls, payload: str) -> "News":
        """The news of a notification.

        >>> str(News.read("ab12 0123456789 7"))
        'ab12 0123456789 7'
        """
        worker, table, seq = payload.split(" ")
        return cls(worker, table, int(seq))


def tell(connection: Connection, news: Iterable[News]) -> None:
    """Tell all who listen, once this is committed."""
    rows = [{"channel": CHANNEL, "payload": str(each)} for each in news]
    if rows:
        connection.execute(NOTIFY, rows)


def tell_of_events(connection: Connection, worker: str, appends: Sequence[Append]) -> None:
    """Tell which tables have how many events now."""
    tell(connection, [News(worker, each.table, each.entries[-1].seq) for each in appends])

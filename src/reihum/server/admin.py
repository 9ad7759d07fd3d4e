"""What whoever runs a server can do about its tables, by the database: no password of a web page.

It is safe while servers run. What happens at a table is appended to its log, like what any other
process does: of two that write at once one tries again. Servers hear of it, those on PostgreSQL at
once, one on a SQLite file within a second (`store/telling.py`).
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, Row, desc, func, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ..games.core.errors import ReihumError
from .settings import database_url, without_password
from .store.deleting import delete_table
from .store.engines import engine_of, is_postgres
from .store.files import InUse, NotUsable, file_of, sole_use
from .store.rows import NewEvents, NotStored, append, now, read
from .store.schema import check_filled, check_up_to_date, events, tables
from .store.telling import CHANGED, News, announce
from .store.troubles import database_trouble
from .table.events import Closed, Event, Muted
from .table.log import Draft, LogEntry
from .table.table import Table

ATTEMPTS = 10
NAME = "admin"  # of this process, where it tells others


class CannotDo(ReihumError):
    """Nothing was changed; says why, and what would help."""


@dataclass(frozen=True)
class TableLine:
    """A table as it is listed."""

    id: str
    game: str
    state: str  # "waiting", "playing", "over", "closed" or "damaged"
    people: int
    events: int
    created: float
    last: float


class Admin:
    """The tables of a database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def tables(self, limit: int) -> list[TableLine]:
        """The newest tables."""
        newest = select(tables).order_by(desc(tables.c.created)).limit(limit)
        with self._engine.connect() as connection:
            return [_line(connection, row) for row in connection.execute(newest).all()]

    def close(self, table: str) -> None:
        """Let nothing more happen at a table; it can still be looked at."""
        self._happen(table, _closing)

    def mute(self, table: str, seat: int | None, muted: bool) -> None:
        """Let a seat talk no more, or again; without a seat, all who watch."""

        def muting(found: Table) -> Sequence[Event]:
            if seat is not None and not 0 <= seat < len(found.seats):
                raise CannotDo("admin-no-seat", seat=seat, last=len(found.seats) - 1)
            return [Muted(seat=seat, muted=muted)]

        self._happen(table, muting)

    def export(self, table: str, secrets: bool = False) -> dict[str, Any]:
        """A table ready for JSON: as a spectator may see it, or with all that is stored."""
        with self._engine.connect() as connection:
            found = _load(connection, table)
            query = select(events).where(events.c.table_id == table).order_by(events.c.seq)
            rows = [dict(row) for row in connection.execute(query).mappings()]
        told = rows if secrets else [entry.public() for entry in found.log]
        record = found.state.record(found.proof) if found.state else None
        return {"table": table, "game": found.game.name, "record": record, "events": told}

    def delete(self, table: str) -> None:
        """Delete a table with all that happened there."""
        with self._engine.begin() as connection:
            if not delete_table(connection, table):
                raise _unknown(table)
            announce(connection, [News(NAME, table, CHANGED)])

    def _happen(self, table: str, decide: Callable[[Table], Sequence[Event]]) -> None:
        """Let events happen; again where a server was faster."""
        for _ in range(ATTEMPTS):
            try:
                with self._engine.begin() as connection:
                    found = _load(connection, table)
                    self._append(connection, found, decide(found))
            except (NotStored, IntegrityError):
                continue
            return
        raise CannotDo("admin-busy", table=table)

    def _append(self, connection: Connection, found: Table, new: Sequence[Event]) -> None:
        at = max(now(), found.time)
        entries = [LogEntry(found.seq + n, at, Draft(event)) for n, event in enumerate(new, 1)]
        append(connection, [NewEvents(found.id, entries)])
        announce(connection, [News(NAME, found.id, entries[-1].seq)])


@contextmanager
def administering(database: str) -> Iterator[Admin]:
    """The tables of a database that is there and up to date; CannotDo where it is not."""
    with opened(database) as engine:
        with engine.connect() as connection:
            check_up_to_date(connection)
        yield Admin(engine)


@contextmanager
def opened(database: str) -> Iterator[Engine]:
    """The engine of a database that is there; what it says goes without passwords."""
    shown, url = without_password(database), database_url(database)
    try:
        file = file_of(url)
        if file is not None and not file.exists():
            raise CannotDo("database-missing", database=shown)
        if file is not None:
            check_filled(file)
        engine = engine_of(url)
    except NotUsable as error:
        raise CannotDo("database-unusable", database=shown, reason=error.message) from None
    except (SQLAlchemyError, ValueError) as error:
        reason = without_password(str(error))
        raise CannotDo("database-none", database=shown, reason=reason) from None
    try:
        yield engine
    except NotUsable as error:
        raise CannotDo("database-unusable", database=shown, reason=error.message) from None
    except SQLAlchemyError as error:
        raise CannotDo("database-says", database=shown, reason=database_trouble(error)) from None
    finally:
        engine.dispose()


def vacuum(database: str) -> None:
    """Give all room that is free to the disk; while no server uses the file."""
    with opened(database) as engine:
        if is_postgres(engine):
            raise CannotDo("admin-vacuum-postgres")
        try:
            with sole_use(file_of(database_url(database))), engine.connect() as connection:
                connection.execution_options(isolation_level="AUTOCOMMIT").exec_driver_sql("VACUUM")
        except InUse:
            raise CannotDo("admin-vacuum-in-use") from None


def _closing(found: Table) -> Sequence[Event]:
    if found.closed:
        raise CannotDo("admin-closed-already", table=found.id)
    return [Closed()]


def _load(connection: Connection, table: str) -> Table:
    query = select(events).where(events.c.table_id == table).order_by(events.c.seq)
    rows = connection.execute(query).mappings().all()
    if not rows:
        raise _unknown(table)
    try:
        return Table(table, [read(dict(row)) for row in rows])
    except Exception as error:  # whatever it is, that table is the only one it is about
        raise _damaged(table, error) from None


def _unknown(table: str) -> CannotDo:
    return CannotDo("admin-no-table", table=table[:20])


def _damaged(table: str, error: Exception) -> CannotDo:
    return CannotDo("admin-damaged-table", table=table, kind=type(error).__name__)


def _line(connection: Connection, row: Row[Any]) -> TableLine:
    try:
        return _shown(_load(connection, row.id))
    except CannotDo:  # the others are listed all the same
        return TableLine(row.id, row.game, "damaged", 0, 0, row.created, row.created)


def _shown(found: Table) -> TableLine:
    playing = "playing" if found.started else "waiting"
    state = "closed" if found.closed else "over" if found.over else playing
    people = sum(seat.guest is not None for seat in found.seats)
    first, last = found.log[0].at, found.log[-1].at
    return TableLine(found.id, found.game.name, state, people, found.seq, first, last)


def count_tables(engine: Engine) -> int:
    """How many tables there are."""
    with engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(tables)).scalar_one()

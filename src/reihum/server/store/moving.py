"""Moving all tables from one database to another: SQLite to PostgreSQL, or back."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Table, func, insert, make_url, select, text

from ..settings import database_url, without_password
from .engines import engine_of, is_postgres
from .files import NotUsable, file_of, sole_use
from .schema import events, kept, keys, reviews, seats, tables, upgrade

# In an order that the references between them allow.
EVERYTHING = (keys, tables, seats, events, kept, reviews)
IN_USE = "A server uses {}: stop it first, so that nothing is left behind."
AT_ONCE = 1000  # rows


class CannotMove(Exception):
    """Nothing was moved; says why, and what would help."""


@dataclass(frozen=True)
class Moved:
    """What was moved."""

    tables: int
    events: int


def move(source: str, target: str) -> Moved:
    """Copy all tables and keys; the source stays as it is, the target gets all of it or nothing."""
    if database_url(source) == database_url(target):
        raise CannotMove("These are the same database.")
    _check_exists(source)
    with _alone(source) as reading, _alone(target) as writing:
        return copy_all(reading, writing, target)


def copy_all(reading: Connection, writing: Connection, target: str) -> Moved:
    """Copy everything into a database that has to be empty."""
    _check_empty(writing, target)
    for table in EVERYTHING:
        _copy(reading, writing, table)
        _check_same(reading, writing, table)
    return Moved(_count(writing, tables), _count(writing, events))


def _check_exists(source: str) -> None:
    """A file that is not there would be made, and be empty."""
    url = make_url(database_url(source))
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise CannotMove(f"There is no file {source}.")


@contextmanager
def _alone(database: str) -> Iterator[Connection]:
    """A transaction in a database that is up to date, and that no server uses meanwhile."""
    engine = engine_of(database_url(database))
    try:
        with sole_use(file_of(database_url(database))), engine.begin() as connection:
            if not is_postgres(connection):
                connection.exec_driver_sql("BEGIN IMMEDIATE")  # nor does `reihum admin` write
            upgrade(connection)
            if is_postgres(connection) and _has_workers(connection):
                raise _in_use(database)
            yield connection
    except NotUsable:
        raise _in_use(database) from None
    finally:
        engine.dispose()


def _has_workers(connection: Connection) -> bool:
    lately = "seen > clock_timestamp() - interval '1 minute'"  # others were killed
    return connection.execute(text(f"SELECT 1 FROM workers WHERE {lately}")).first() is not None


def _in_use(database: str) -> CannotMove:
    shown = without_password(database)
    return CannotMove(IN_USE.format(shown))


def _check_empty(connection: Connection, target: str) -> None:
    if any(_count(connection, table) for table in EVERYTHING):
        shown = without_password(target)
        raise CannotMove(f"There is something in {shown} already: give an empty database.")


def _copy(reading: Connection, writing: Connection, table: Table) -> None:
    rows = reading.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings()
    for some in rows.partitions():
        writing.execute(insert(table), [dict(row) for row in some])


def _check_same(reading: Connection, writing: Connection, table: Table) -> None:
    """What has arrived is what was there: so many rows, and so many at each table."""
    there, here = (_counts(connection, table) for connection in (reading, writing))
    if there != here:
        raise CannotMove(f"Not all of {table.name} has arrived; nothing was moved.")


def _counts(connection: Connection, table: Table) -> dict[str, int]:
    first = next(iter(table.primary_key))
    query = select(first, func.count()).group_by(first)
    return {str(key): count for key, count in connection.execute(query)}


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()

"""Moving all tables from one database to another: SQLite to PostgreSQL, or back."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Engine, Table, func, insert, select, text

from ...games.core.errors import ReihumError
from ..settings import database_url, without_password
from .engines import engine_of, is_postgres, take_time
from .files import InUse, NotUsable, file_of, made_whole, make_private, sole_use
from .schema import check_filled, events, kept, keys, look_into, reviews, seats, tables, upgrade

# In an order that the references between them allow.
EVERYTHING = (keys, tables, seats, events, kept, reviews)
AT_ONCE = 1000  # rows
# Its name, and when PostgreSQL began, to a millionth of a second. Anybody may ask for these.
ITSELF = text("SELECT current_database(), pg_postmaster_start_time()")


class CannotMove(ReihumError):
    """Nothing was moved; says why, and what would help."""


@dataclass(frozen=True)
class Moved:
    """What was moved."""

    tables: int
    events: int


def move(source: str, target: str) -> Moved:
    """Copy all tables and keys; the source stays as it is, the target gets all of it or nothing."""
    if database_url(source) == database_url(target):
        raise CannotMove("move-same")
    check_source(source)
    if _identity(source) == _identity(target):
        raise CannotMove("move-same")
    with _alone(source) as reading, _alone(target) as writing:
        moved = copy_all(reading, writing, target)
        reading.rollback()  # it was brought up to date for the copy alone
        return moved


def copy_all(reading: Connection, writing: Connection, target: str) -> Moved:
    """Copy everything into a database that has to be empty."""
    _check_empty(writing, target)
    for table in EVERYTHING:
        _copy(reading, writing, table)
        _check_same(reading, writing, table)
    return Moved(_count(writing, tables), _count(writing, events))


def check_source(source: str) -> None:
    """Refuse a file that is not there, for it would be made, and one without tables of ours."""
    file = file_of(database_url(source))
    if file is None:
        return
    if not file.is_file():
        raise CannotMove("move-no-file", database=without_password(source))
    with named(source):
        check_filled(file)


@contextmanager
def named(database: str) -> Iterator[None]:
    """Say of which database it is that it cannot be used, and why."""
    shown = without_password(database)
    try:
        yield
    except InUse:
        raise CannotMove("move-in-use", database=shown) from None
    except NotUsable as error:
        raise CannotMove("database-unusable", database=shown, reason=error.message) from None


def _identity(database: str) -> object:
    """What a database has to itself, by whatever name it goes.

    One that is moved to itself would wait for itself.
    """
    url = database_url(database)
    if file := file_of(url):
        return file.resolve()
    with _engine(url) as engine, engine.connect() as connection:
        return tuple(connection.execute(ITSELF).one()) if is_postgres(connection) else url


@contextmanager
def _alone(database: str) -> Iterator[Connection]:
    """A transaction in a database that is up to date, and that no server uses meanwhile."""
    url = database_url(database)
    file = file_of(url)
    with (
        named(database),
        sole_use(file),
        made_whole(file),
        _engine(url) as engine,
        _opened(engine, file) as connection,
    ):
        take_time(connection)
        if not is_postgres(connection):
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # nor does `reihum admin` write
        upgrade(connection)
        if is_postgres(connection) and _has_workers(connection):
            raise InUse("database-in-use")
        yield connection


@contextmanager
def _engine(url: str) -> Iterator[Engine]:
    """The engine of a database, which lets go of it in the end."""
    engine = engine_of(url)
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def _opened(engine: Engine, file: Path | None) -> Iterator[Connection]:
    """A transaction in a database that is ours, or empty."""
    if file:
        look_into(file)
        make_private(file)
    with engine.begin() as connection:
        yield connection


def _has_workers(connection: Connection) -> bool:
    lately = "seen > clock_timestamp() - interval '1 minute'"  # others were killed
    return connection.execute(text(f"SELECT 1 FROM workers WHERE {lately}")).first() is not None


def _check_empty(connection: Connection, target: str) -> None:
    if any(_count(connection, table) for table in EVERYTHING):
        shown = without_password(target)
        raise CannotMove("move-not-empty", database=shown)


def _copy(reading: Connection, writing: Connection, table: Table) -> None:
    rows = reading.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings()
    for some in rows.partitions():
        writing.execute(insert(table), [dict(row) for row in some])


def _check_same(reading: Connection, writing: Connection, table: Table) -> None:
    """What has arrived is what was there: so many rows, and so many at each table."""
    there, here = (_counts(connection, table) for connection in (reading, writing))
    if there != here:
        raise CannotMove("move-incomplete", part=table.name)


def _counts(connection: Connection, table: Table) -> dict[str, int]:
    first = next(iter(table.primary_key))
    query = select(first, func.count()).group_by(first)
    return {str(key): count for key, count in connection.execute(query)}


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()

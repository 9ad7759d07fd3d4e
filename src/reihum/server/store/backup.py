"""Backups: a copy of all tables in a SQLite file, taken while people play; and the way back.

Of a SQLite file by SQLite's own backup, of PostgreSQL by one transaction that sees a single moment.
Neither keeps anybody from playing. A backup has the key of the server and the secrets of deals in
it, so only its owner can read it.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Engine, func, select

from ..settings import database_url
from .engines import engine_of, is_postgres, take_time
from .files import file_of, make_database, make_private, remove, sole_use
from .moving import CannotMove, Moved, check_source, copy_all, move, named
from .schema import check_up_to_date, events, tables, upgrade
from .troubles import database_trouble


def back_up(source: str, target: Path) -> Moved:
    """Copy all tables into a new file; it is there whole, or not at all."""
    file = file_of(database_url(source))
    check_source(source)
    with _arriving(target) as part:
        if file:
            _copy_file(file, part)
        else:
            _copy_shared(source, part)
        return _checked(part)


def restore(source: Path, target: str) -> Moved:
    """Put a backup where a server can use it: a file that is not there yet, or an empty PostgreSQL.

    What is there already is never overwritten.
    """
    check_source(str(source))
    _check_sound(source)
    file = file_of(database_url(target))
    if file is None:
        return move(str(source), target)
    with named(target), sole_use(file), _arriving(file, make_database) as part:
        _copy_file(source, part)
        return _checked(part)


@contextmanager
def _arriving(target: Path, make: Callable[[Path], None] = make_private) -> Iterator[Path]:
    """A file that gets its name when it is complete and on the disk."""
    if target.exists():
        raise CannotMove("copy-there", file=str(target))
    if not target.absolute().parent.is_dir():
        raise CannotMove("copy-no-folder", folder=str(target.absolute().parent))
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    make(part)
    try:
        yield part
        _to_disk(part)
        part.rename(target)
        if os.name == "posix":
            _to_disk(target.absolute().parent)
    finally:
        remove(part)


def _to_disk(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _copy_file(source: Path, target: Path) -> None:
    """SQLite's own backup: in one go, of one moment; whoever writes is not in its way."""
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as reading,
            closing(sqlite3.connect(target)) as writing,
        ):
            reading.execute("PRAGMA busy_timeout=5000")
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode=DELETE")  # one file, which can be taken anywhere
    except sqlite3.Error as error:
        raise CannotMove("copy-failed", file=str(source), reason=database_trouble(error)) from None


def _copy_shared(source: str, target: Path) -> None:
    reading = engine_of(database_url(source))
    writing = engine_of(database_url(str(target)))
    try:
        _check_shared(reading)
        with (
            reading.connect().execution_options(isolation_level="REPEATABLE READ") as there,
            there.begin(),
            writing.begin() as here,
        ):
            take_time(there)
            with named(source):
                check_up_to_date(there)
            upgrade(here)
            copy_all(there, here, str(target))
    finally:
        reading.dispose()
        writing.dispose()
    with closing(sqlite3.connect(target)) as file:
        file.execute("PRAGMA journal_mode=DELETE")


def _check_shared(engine: Engine) -> None:
    if not is_postgres(engine):
        raise CannotMove("copy-only")


def _check_sound(file: Path) -> None:
    """Let SQLite look at every page."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            (found,) = opened.execute("PRAGMA integrity_check").fetchone()
    except sqlite3.Error as error:
        raise CannotMove("copy-damaged", file=str(file), reason=database_trouble(error)) from None
    if found != "ok":
        raise CannotMove("copy-damaged", file=str(file), reason=found)


def _checked(file: Path) -> Moved:
    """What is in a copy, which has to be sound."""
    _check_sound(file)
    engine = engine_of(f"sqlite:///{file.absolute()}")
    try:
        with engine.connect() as connection:
            counts = [
                connection.execute(select(func.count()).select_from(each)).scalar_one()
                for each in (tables, events)
            ]
    finally:
        engine.dispose()
        with closing(sqlite3.connect(file)) as opened:
            opened.execute("PRAGMA journal_mode=DELETE")
    return Moved(*counts)

"""Moving all tables from one database to another, there and back again."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text
from typer.testing import CliRunner

from reihum.cli import app
from reihum.server.settings import database_url
from reihum.server.store import moving, schema
from reihum.server.store.engines import engine_of
from reihum.server.store.files import sole_use
from reihum.server.store.moving import EVERYTHING, CannotMove, move
from reihum.server.store.store import Store
from reihum.server.table.log import Draft

from ..table.test_events import EXAMPLES
from .test_store import HELLO, TABLE, tables


def using(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Do something as a server would."""

    async def run() -> None:
        store = Store(database_url(database))
        await store.open()
        await store.key()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def fill(store: Store) -> None:
    await store.create(TABLE)
    await tables(store, 12)
    await store.append("T", 1, [Draft(each, "0", each.kind) for each in EXAMPLES])
    await store.append("T3", 1, [HELLO] * 5)


def content(database: str) -> list[list[Any]]:
    """All there is."""
    engine = engine_of(database_url(database))
    with engine.begin() as connection:
        queries = [select(table).order_by(*table.primary_key) for table in EVERYTHING]
        found = [[tuple(row) for row in connection.execute(query)] for query in queries]
    engine.dispose()
    return found


def test_there_and_back_again_it_is_the_same(
    tmp_path: Path, shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "AT_ONCE", 3)
    first, last = str(tmp_path / "first.db"), str(tmp_path / "last.db")
    using(first, fill)
    before = content(first)
    moved = move(first, shared_database)
    assert (moved.tables, moved.events) == (13, len(before[3]))
    assert move(shared_database, last) == moved
    assert content(first) == content(shared_database) == content(last) == before
    assert len(before[0]) == 1 and len(before[3]) > 18


def test_an_older_database_is_moved_and_stays_as_old_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(store: Store) -> None:
        """A server of before has begun."""

    first, other = str(tmp_path / "first.db"), str(tmp_path / "other.db")
    with monkeypatch.context() as before:
        before.setattr(schema, "NEWEST", "0001")
        using(first, nothing)

    def version(database: str) -> str:
        with closing(sqlite3.connect(database)) as opened:
            (found,) = opened.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(found)

    move(first, other)
    assert version(first) == "0001" < version(other)


def test_what_has_something_in_it_is_no_target(tmp_path: Path) -> None:
    first, other = str(tmp_path / "first.db"), str(tmp_path / "other.db")
    using(first, fill)

    async def nothing(store: Store) -> None:
        """A server has begun: there is a key."""

    using(other, nothing)
    before = content(other)
    with pytest.raises(CannotMove, match=r"something in .* already"):
        move(first, other)
    assert content(other) == before


def test_a_database_is_not_moved_to_itself_by_another_name(
    tmp_path: Path, shared_database: str
) -> None:
    using(shared_database, fill)
    first, alias = tmp_path / "first.db", tmp_path / "alias.db"
    using(str(first), fill)
    alias.symlink_to(first)
    sign = "&" if "?" in shared_database else "?"
    other = f"{shared_database}{sign}application_name=another"
    for source, target in ((shared_database, other), (str(first), str(alias))):
        with pytest.raises(CannotMove, match="the same database"):
            move(source, target)


def test_nothing_is_moved_while_a_server_runs(tmp_path: Path) -> None:
    first, other, third = (str(tmp_path / f"{name}.db") for name in ("first", "other", "third"))
    using(first, fill)
    using(third, fill)
    with sole_use(Path(first)):  # as a server does
        for source, target in ((first, other), (third, first)):
            with pytest.raises(CannotMove, match="stop it first"):
                move(source, target)
    assert move(first, other).tables == 13


def test_nothing_is_written_while_it_is_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, other = str(tmp_path / "first.db"), str(tmp_path / "other.db")
    using(first, fill)
    copied = moving._copy

    def disturbed(*parts: Any) -> None:
        locked = pytest.raises(sqlite3.OperationalError, match="locked")
        with closing(sqlite3.connect(first, timeout=0)) as admin, locked:
            admin.execute("DELETE FROM events")
        copied(*parts)

    monkeypatch.setattr(moving, "_copy", disturbed)
    assert move(first, other).tables == 13
    assert content(first) == content(other)


def test_nothing_is_moved_while_workers_live(tmp_path: Path, shared_database: str) -> None:
    other = str(tmp_path / "other.db")
    using(shared_database, fill)

    def workers(statement: str) -> None:
        engine = engine_of(database_url(shared_database))
        with engine.begin() as connection:
            connection.execute(text(statement))
        engine.dispose()

    workers("INSERT INTO workers VALUES ('w', now(), 0)")
    with pytest.raises(CannotMove, match="stop it first"):
        move(shared_database, other)
    workers("UPDATE workers SET seen = now() - interval '1 hour'")  # it was killed
    assert move(shared_database, other).tables == 13


def test_where_not_all_arrives_nothing_does(
    tmp_path: Path, shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = str(tmp_path / "first.db")
    using(first, fill)
    with monkeypatch.context() as patched:
        patched.setattr(moving, "_copy", lambda *_: None)
        with pytest.raises(CannotMove, match="Not all of keys has arrived"):
            move(first, shared_database)
    assert move(first, shared_database).tables == 13


def test_the_command_says_what_it_did_and_never_a_password(tmp_path: Path) -> None:
    first, other = str(tmp_path / "first.db"), str(tmp_path / "other.db")
    using(first, fill)
    done = CliRunner().invoke(app, ["move-database", first, other])
    assert done.exit_code == 0 and done.output.startswith("13 tables with ")
    for source, target, reason in (
        (str(tmp_path / "none.db"), other, "There is no file"),
        (first, first, "the same database"),
        (first, "postgresql://anna:s3cret@127.0.0.1:1/tables", "Nothing was moved: "),
    ):
        told = CliRunner().invoke(app, ["move-database", source, target])
        assert told.exit_code == 1 and reason in told.output and "s3cret" not in told.output
    assert not (tmp_path / "none.db").exists()

"""A database that takes nothing in for a while: all is refused, nothing lost, then it goes on."""

import asyncio
import os
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.pool import Pool

from reihum.server import retrying
from reihum.server.neighbours import rows
from reihum.server.settings import database_url
from reihum.server.store import store
from reihum.server.store.rows import StoreFailed

from ..clients import Guest
from ..conftest import quick, serving
from ..live.test_full_disk import full_disk

SMALL = "2m"  # a disk
END_OTHERS = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = %s AND pid <> pg_backend_pid()
"""


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """A small disk in a folder, where one may have it; whether one may."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "reihum-test", str(folder)]
    mounted = (
        os.geteuid() == 0
        and subprocess.run(command, check=False, capture_output=True).returncode == 0
    )
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


class ReadOnlySqlite:
    """SQLite says what it says on a disk that has become read-only.

    Such a disk itself cannot be had: while a file is open, none becomes it on request. Other
    servers of this process use their own files, and go on.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connections: list[Any] = []
        self._only = False

    def __enter__(self) -> None:
        self._set(True)

    def __exit__(self, *_: object) -> None:
        self._set(False)

    def _set(self, only: bool) -> None:
        self._only = only
        for each in self._connections:
            with suppress(sqlite3.ProgrammingError):  # it was closed
                each.execute(f"PRAGMA query_only = {only}")

    def note(self, connection: Any, *_: object) -> None:
        """Tell a connection before it is used, and remember it: whoever writes keeps one."""
        (_, _, path), *_ = connection.execute("PRAGMA database_list").fetchall()
        if Path(path) == self._path:
            self._connections.append(connection)
            connection.execute(f"PRAGMA query_only = {self._only}")


@contextmanager
def filled_disk(folder: Path, mounted: bool) -> Iterator[None]:
    """There is no room left on the disk, or else for any file of this process."""
    if not mounted:
        with full_disk():
            yield
        return
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(4096)):
            pass
    try:
        yield
    finally:
        filler.unlink()


@contextmanager
def read_only_postgres(database: str) -> Iterator[None]:
    """PostgreSQL only lets one read, as one does that has taken over from another."""
    name = database.partition("?")[0].rpartition("/")[2]

    def only_reads(value: str) -> None:
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute("SET default_transaction_read_only = off")
            connection.execute(
                f"ALTER DATABASE {name} SET default_transaction_read_only = {value}".encode()
            )
            connection.execute(END_OTHERS, [name])

    only_reads("on")
    try:
        yield
    finally:
        only_reads("off")


@pytest.fixture(params=["full disk", "read-only SQLite", "read-only PostgreSQL"])
def failing(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, Any]]:
    """A database, and what fails there."""
    if request.param == "read-only PostgreSQL":
        database = request.getfixturevalue("shared_database")
        yield database, read_only_postgres(database)
        return
    if request.param == "read-only SQLite":
        fails = ReadOnlySqlite(tmp_path / "tables.db")
        event.listen(Pool, "checkout", fails.note)
        yield str(tmp_path / "tables.db"), fails
        event.remove(Pool, "checkout", fails.note)
        return
    with small_disk(tmp_path) as mounted:
        yield str(tmp_path / "tables.db"), filled_disk(tmp_path, mounted)


def test_all_is_refused_and_then_it_goes_on(
    failing: tuple[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retrying, "FIRST", 0.01)
    monkeypatch.setattr(store, "FRESH_CHECK", 0)
    database, fails = failing
    with serving(quick(tmp_path, database=database)) as url, Guest(url) as anna:
        made = anna.create("the-game", "me", "random", options={"first": 0})
        with anna.connect(made["table"]) as a:
            a.done("start")
            with fails:
                first = a.view["legal"][0]
                assert a.refused("play", message_id="one", action=first) == "try-again"
                assert anna.http.get("/readyz").status_code == 503
                assert anna.http.get(f"/api/tables/{made['table']}").is_success
            said = a.done("play", message_id="one", action=first)
            assert a.done("play", message_id="one", action=first) == said
            assert anna.http.get("/readyz").is_success
            assert [each["seq"] for each in a.events] == list(range(1, a.sync["seq"] + 1))
        with anna.connect(made["table"]) as back:
            assert back.events == a.events and back.view == a.view


def test_a_worker_registers_again_when_it_may_write_again(shared_database: str) -> None:
    """A session that began while nobody could write would never let it."""

    async def run() -> None:
        worker = store.Store(database_url(shared_database))
        await worker.open()

        async def register() -> None:
            await worker.transaction(lambda connection: rows.register(connection, "w", 1.0, {}))

        await register()
        with read_only_postgres(shared_database):
            for _ in ("its session was ended", "a new one only reads"):
                with pytest.raises(StoreFailed):
                    await register()
        await register()
        await worker.close()

    asyncio.run(run())

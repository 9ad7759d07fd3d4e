"""Whether something could be written now: asked by several at once, and by who does not wait."""

import asyncio
import gc
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import select, text

from reihum.server.settings import database_url
from reihum.server.store import engines, store
from reihum.server.store.engines import engine_of
from reihum.server.store.rows import NotStored, StoreFailed, touch
from reihum.server.store.schema import tables, upgrade
from reihum.server.store.store import Store

from .test_store import HELLO, stored

# PostgreSQL says what it says where a file of it cannot grow; what is there can be written over.
FULL = """
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full';
    END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON events EXECUTE FUNCTION full_disk();
"""
WAITS = text("SELECT count(*) FROM pg_locks WHERE NOT granted")


def test_two_workers_that_are_asked_first_at_once_are_both_ready(shared_database: str) -> None:
    engine = engine_of(database_url(shared_database))
    with engine.begin() as connection:
        upgrade(connection)

    def ask() -> None:
        with engine.begin() as connection:
            touch(connection)

    with ThreadPoolExecutor() as threads, engine.begin() as first:
        touch(first)
        second = threads.submit(ask)
        with engine.connect() as other:
            while not second.done() and not other.scalar(WAITS):
                other.rollback()
        first.commit()
        second.result()
    engine.dispose()


@contextmanager
def complaints() -> Iterator[list[dict[str, Any]]]:
    """What the event loop complains of."""
    told: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: told.append(context))
    yield told
    gc.collect()


def test_nobody_complains_of_a_failure_that_whoever_asked_did_not_wait_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    soon = [each for each in engines.PRAGMAS if not each.startswith("busy_timeout")]
    monkeypatch.setattr(engines, "PRAGMAS", (*soon, "busy_timeout=100"))

    async def run() -> None:
        store = Store(database_url(str(tmp_path / "tables.db")))
        await store.open()
        with complaints() as told, closing(sqlite3.connect(tmp_path / "tables.db")) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0):
                    await store.check()
            assert store._checked is not None
            await asyncio.wait([store._checked])
            store._checked = None
        assert told == []
        await store.close()

    asyncio.run(run())


def test_where_nothing_could_be_appended_nobody_is_ready_until_there_is_room(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody needs to try: who asks whether it is ready finds out."""
    monkeypatch.setattr(store, "FRESH_CHECK", 0)

    async def work(store: Store) -> None:
        with psycopg.connect(shared_database, autocommit=True) as operator:
            operator.execute(FULL)
            with pytest.raises(NotStored):
                await store.append("T", 1, [HELLO])
            for _ in range(2):
                with pytest.raises(StoreFailed):
                    await store.check()
            operator.execute("DROP TRIGGER full_disk ON events")
        for _ in range(2):
            await store.check()
        names = await store.transaction(lambda here: list(here.scalars(select(tables.c.id))))
        assert names == ["T"] and len(await store.load("T")) == 1  # nothing is left of that

    stored(database_url(shared_database), work)

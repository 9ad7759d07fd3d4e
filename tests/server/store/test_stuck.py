"""A session of PostgreSQL that is stuck in a transaction: all that it does not hold goes on."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from reihum.server.settings import database_url
from reihum.server.store import engines
from reihum.server.store.engines import engine_of, is_away, one_at_a_time, take_time
from reihum.server.store.rows import StoreFailed
from reihum.server.store.store import Store

from .test_store import HELLO, stored, tables

NEXT = text("INSERT INTO events (table_id, seq, kind, payload, at) VALUES (:table, 2, '', '{}', 0)")
TOO_LONG = 10.0  # seconds, on a busy machine


@contextmanager
def stuck(database: str, *held: str) -> Iterator[Connection]:
    """A worker that has written the next event of some tables, and then stands still."""
    engine = engine_of(database_url(database))
    try:
        with engine.connect() as connection:
            for table in held:
                connection.execute(NEXT, {"table": table})
            yield connection
    finally:
        engine.dispose()


def test_what_one_session_holds_keeps_other_tables_waiting_for_as_long_as_the_limit(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once in all, however many tables it holds: not once for each of them."""
    monkeypatch.setattr(engines, "LOCK_LIMIT", 0.5)
    monkeypatch.setattr(engines, "HURRIED", 0.01)

    async def work(store: Store) -> None:
        names = await tables(store, 12)
        with stuck(shared_database, *names[:8]):
            begun = time.monotonic()
            appends = [store.append(name, 1, [HELLO]) for name in names]
            async with asyncio.timeout(TOO_LONG):
                done = await asyncio.gather(*appends, return_exceptions=True)
            assert time.monotonic() - begun < 4 * engines.LOCK_LIMIT
        assert [isinstance(each, StoreFailed) for each in done] == [True] * 8 + [False] * 4
        assert [len(await store.load(name)) for name in names] == [1] * 8 + [2] * 4
        again = [store.append(name, len(await store.load(name)), [HELLO]) for name in names]
        assert len(await asyncio.gather(*again)) == len(names)  # nobody holds them now

    stored(database_url(shared_database), work)


def test_a_session_that_stands_still_is_ended_and_all_goes_on(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "IDLE_LIMIT", 0.3)

    async def work(store: Store) -> None:
        with stuck(shared_database, "T") as connection:
            async with asyncio.timeout(TOO_LONG):
                assert [each.seq for each in await store.append("T", 1, [HELLO])] == [2]
            with pytest.raises(DBAPIError) as told:
                connection.execute(NEXT, {"table": "T"})
            assert is_away(told.value)  # a worker takes another session then

    stored(database_url(shared_database), work)


def test_who_changes_or_copies_all_may_wait_and_stand_still(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "IDLE_LIMIT", 0.05)
    monkeypatch.setattr(engines, "LOCK_LIMIT", 0.05)
    engine = engine_of(database_url(shared_database))
    limits = "SELECT current_setting('lock_timeout'), current_setting({})"
    idle = text(limits.format("'idle_in_transaction_session_timeout'"))
    with engine.connect() as connection:
        assert tuple(connection.execute(idle).one()) == ("50ms", "50ms")
        connection.rollback()
        one_at_a_time(connection)
        assert tuple(connection.execute(idle).one()) == ("0", "50ms")
        take_time(connection)
        assert tuple(connection.execute(idle).one()) == ("0", "0")
        connection.commit()
        assert tuple(connection.execute(idle).one()) == ("50ms", "50ms")
        connection.rollback()
    engine.dispose()


def test_what_a_url_sets_for_its_sessions_stays(shared_database: str) -> None:
    sign = "&" if "?" in shared_database else "?"
    url = f"{shared_database}{sign}options=-csearch_path%3Delsewhere%20-cwork_mem%3D5MB"
    engine = engine_of(database_url(url))
    with engine.connect() as connection:
        shown = [connection.scalar(text(f"SHOW {each}")) for each in ("search_path", "work_mem")]
        assert shown == ["elsewhere", "5MB"]
        assert connection.scalar(text("SHOW lock_timeout")) == "5s"
    engine.dispose()

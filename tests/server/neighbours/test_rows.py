"""What workers write down of each other, where several write at once."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import Engine, text

from reihum.server.neighbours import rows
from reihum.server.neighbours.postgres import PostgresNeighbours
from reihum.server.settings import Settings, database_url
from reihum.server.store.engines import engine_of
from reihum.server.store.schema import upgrade
from reihum.server.store.store import Store

WAITS = text("SELECT count(*) FROM pg_locks WHERE NOT granted")


@pytest.fixture
def engine(shared_database: str) -> Iterator[Engine]:
    engine = engine_of(database_url(shared_database))
    with engine.begin() as connection:
        upgrade(connection)
    yield engine
    engine.dispose()


def test_a_worker_that_goes_while_its_people_do_waits_for_nobody_who_waits_for_it(
    engine: Engine,
) -> None:
    with engine.begin() as connection:
        rows.register(connection, "w", 10.0, {})
        for table in ("b", "a"):  # so they lie, and so they would be found
            rows.change(connection, "w", table, {}, {"anna": "Anna"})

    def dismiss() -> set[str]:
        with engine.begin() as connection:
            return rows.dismiss(connection, "w", 1.0)

    with ThreadPoolExecutor() as threads, engine.begin() as connection:
        rows.change(connection, "w", "a", {"anna": "Anna"}, {})
        going = threads.submit(dismiss)
        with engine.connect() as other:
            while not going.done() and not other.execute(WAITS).scalar():
                other.rollback()
        rows.change(connection, "w", "b", {"anna": "Anna"}, {})
        connection.commit()
        assert going.result() == set()  # all had gone before


def test_nothing_is_remembered_of_tables_where_nobody_is_any_more(shared_database: str) -> None:
    """A worker sees a great many of them."""
    remembered: list[dict[str, dict[str, str]]] = []

    async def run() -> None:
        store = Store(database_url(shared_database))
        await store.open()
        worker = PostgresNeighbours(store, Settings(database=shared_database))
        await worker._register()
        for guests in ({"anna": "Anna"}, {"anna": "Anna", "bert": "Bert"}, {}):
            worker.set_here("T", guests)
            await worker._write({"T"})
            remembered.append({**worker._here, **worker._written})
        await store.close()

    asyncio.run(run())
    assert remembered == [{"T": {"anna": "Anna"}}, {"T": {"anna": "Anna", "bert": "Bert"}}, {}]

"""The store: one transaction for each thing, numbers without gaps."""

import asyncio
import gc
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import ClauseElement

from reihum.server.metrics import MEASURES
from reihum.server.settings import database_url
from reihum.server.store.keeping import kept_by_all, kept_of
from reihum.server.store.rows import NotStored, now
from reihum.server.store.store import Store
from reihum.server.store.writer import MOST_NEW
from reihum.server.table.creation.drafting import TableDraft
from reihum.server.table.events import Created, Left, Said
from reihum.server.table.log import Draft
from reihum.server.table.seating.seats import Seat

CREATED = Created(
    seat=0,
    game="nix",
    options={},
    seats=[Seat("person", guest="anna")],
    undo=False,
    deal=None,
    creator="anna",
)
TABLE = TableDraft("T", "nix", {}, "anna", 0, [Draft(CREATED)])
HELLO = Draft(Said(seat=None, text="hello", name="Anna"))
ONE = Draft(Said(seat=0, text="hello", name="Anna"), "0", "one")  # a request with an id


def stored(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with a store that has one table."""

    async def run() -> None:
        store = Store(database)
        await store.open()
        try:
            await store.create(TABLE)
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_events_are_numbered_without_gaps(database: str) -> None:
    async def work(store: Store) -> None:
        await store.append("T", 1, [HELLO, HELLO])
        for after in (0, 1, 2, 4, 7):
            with pytest.raises(NotStored):
                await store.append("T", after, [HELLO])
        assert await store.tables_of("anna", 5) == ["T"]
        await store.append("T", 3, [Draft(Left(seat=0, name="Anna"))])
        assert [event.seq for event in await store.load("T")] == [1, 2, 3, 4]
        assert [event.seq for event in await store.load("T", 2)] == [3, 4]
        assert await store.tables_of("anna", 5) == []

    stored(database, work)


def test_of_several_writers_one_wins(database: str) -> None:
    async def work(store: Store) -> None:
        other = Store(database)
        attempts = [each.append("T", 1, [HELLO]) for each in (store, other) * 3]
        done = await asyncio.gather(*attempts, return_exceptions=True)
        await other.close()
        assert sum(isinstance(result, list) for result in done) == 1
        assert len(await store.load("T")) == 2

    stored(database, work)


def statements() -> Counter[type]:
    """The parts of statements that are in memory. Not by `isinstance`, which asks proxies."""
    return Counter(kind for kind in map(type, gc.get_objects()) if issubclass(kind, ClauseElement))


def test_what_is_often_asked_leaves_nothing_for_the_garbage_collector(database: str) -> None:
    """It rarely comes, and whatever a question leaves would fill the memory until then."""

    async def work(store: Store) -> None:
        async def ask() -> None:
            await store.append("T", (await store.load("T"))[-1].seq, [HELLO])
            assert await store.admits("T", "bert") and await store.tables_of("anna", 5)
            await store.transaction(lambda connection: kept_of(connection, "anna", "game", 5, "T"))
            await store.transaction(lambda connection: kept_by_all(connection, "day", "T"))

        await ask()  # what is made once
        gc.collect()
        gc.disable()
        before = statements()
        try:
            await ask()
            await ask()
            assert statements() - before == {}
        finally:
            gc.enable()

    stored(database, work)


def test_a_message_is_written_once(database: str) -> None:
    async def work(store: Store) -> None:
        await store.append("T", 1, [ONE])
        with pytest.raises(NotStored):
            await store.append("T", 2, [ONE])
        assert [event.draft.message_id for event in await store.load("T")] == [None, "one"]

    stored(database, work)


def test_all_or_nothing(database: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(NotStored):
            await store.append("T", 1, [ONE, ONE])
        with pytest.raises(NotStored):
            await store.append("nowhere", 0, [ONE])
        assert len(await store.load("T")) == 1

    stored(database, work)


def test_key_and_settings_of_the_database_last(tmp_path: Path) -> None:
    keys = []

    async def work(store: Store) -> None:
        keys.append(await store.key())
        await store.open()  # once more changes nothing
        keys.append(await store.key())

    stored(database_url(str(tmp_path / "tables.db")), work)
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        keys.append(connection.execute("SELECT value FROM keys").fetchone()[0])
        assert connection.execute("SELECT * FROM alembic_version").fetchall() == [("0006",)]
    connection.close()
    assert len(set(keys)) == 1 and len(keys[0]) >= 26


async def tables(store: Store, count: int) -> list[str]:
    names = [f"T{number}" for number in range(count)]
    for name in names:
        await store.create(replace(TABLE, id=name, own_seat=None))
    return names


def commits() -> int:
    """How many transactions of the log there have been."""
    return sum(MEASURES.commits._counts)


def test_what_comes_together_is_written_together(database: str) -> None:
    async def work(store: Store) -> None:
        names = await tables(store, 20)
        before = commits()
        appends = [store.append(name, 1, [HELLO]) for name in names]
        done = await asyncio.gather(*appends)
        assert [[each.seq for each in written] for written in done] == [[2]] * 20
        assert commits() - before == 1
        assert [len(await store.load(name)) for name in names] == [2] * 20

    stored(database, work)


def test_a_store_that_closes_has_written_what_waits(database: str) -> None:
    async def work(store: Store) -> None:
        appending = asyncio.create_task(store.append("T", 1, [HELLO]))
        await asyncio.sleep(0)
        assert store.queue == 1
        await store.close()
        assert [entry.seq for entry in await appending] == [2] and not store.queue

    stored(database, work)


def test_tables_that_are_made_together_share_transactions_and_whoever_plays_waits_for_few(
    database: str,
) -> None:
    async def work(store: Store) -> None:
        before = commits()
        new = [replace(TABLE, id=f"N{number}") for number in range(10)]
        made = [asyncio.create_task(store.create(each)) for each in new]
        played = await store.append("T", 1, [HELLO])
        assert [entry.seq for entry in played] == [2]
        assert commits() - before == 1 and sum(each.done() for each in made) <= MOST_NEW
        created = await asyncio.gather(*made)
        assert commits() - before == -(-len(new) // MOST_NEW)
        assert [await store.load(each.id) for each in new] == created
        assert set(await store.tables_of("anna", 20)) == {"T", *(each.id for each in new)}

    stored(database, work)


def test_a_table_that_is_there_cannot_be_made_again(database: str) -> None:
    async def work(store: Store) -> None:
        other = replace(TABLE, id="N")
        done = await asyncio.gather(
            store.create(TABLE), store.create(other), return_exceptions=True
        )
        assert isinstance(done[0], IntegrityError)
        assert isinstance(done[1], list)
        assert len(await store.load("T")) == 1

    stored(database, work)


def test_one_that_cannot_be_written_does_not_spoil_the_others(database: str) -> None:
    async def work(store: Store) -> None:
        names = await tables(store, 5)
        appends = [store.append(name, int(name == "T3"), [HELLO]) for name in names]
        done = await asyncio.gather(*appends, return_exceptions=True)
        assert [isinstance(result, list) for result in done] == [name == "T3" for name in names]
        assert [len(await store.load(name)) for name in names] == [1, 1, 1, 2, 1]

    stored(database, work)


def test_what_was_on_its_way_is_written_before_the_store_closes(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        await store.create(TABLE)
        last = asyncio.create_task(store.append("T", 1, [HELLO]))
        await asyncio.sleep(0)  # it has begun
        await store.close()
        assert [each.seq for each in await last] == [2]

    asyncio.run(run())


def test_what_is_read_is_what_was_written(database: str) -> None:
    async def work(store: Store) -> None:
        await store.append("T", 1, [ONE, HELLO])
        assert [entry.draft for entry in await store.load("T")] == [Draft(CREATED), ONE, HELLO]

    stored(database, work)


def test_of_many_who_begin_at_once_one_brings_the_database_up_to_date(shared_database: str) -> None:
    async def run() -> None:
        stores = [Store(database_url(shared_database)) for _ in range(5)]
        await asyncio.gather(*(store.open() for store in stores))
        keys = await asyncio.gather(*(store.key() for store in stores))
        versions = await stores[0].transaction(
            lambda connection: connection.execute(text("SELECT * FROM alembic_version")).all()
        )
        for store in stores:
            await store.close()
        assert len(set(keys)) == 1 and [tuple(row) for row in versions] == [("0006",)]

    asyncio.run(run())


def test_two_who_write_at_the_same_tables_do_not_wait_for_each_other(shared_database: str) -> None:
    """In whatever order they were asked to: else PostgreSQL would have to end one of them."""

    async def run() -> None:
        stores = [Store(database_url(shared_database)) for _ in range(2)]
        await stores[0].open()
        names = await tables(stores[0], 20)
        orders = names, names[::-1]
        for after in (1, 2, 3):
            appends = [
                store.append(name, after, [HELLO])
                for store, order in zip(stores, orders, strict=True)
                for name in order
            ]
            done = await asyncio.gather(*appends, return_exceptions=True)
            assert sum(isinstance(result, list) for result in done) == len(names)
        for store in stores:
            await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("nanoseconds", [1_234_567_890_999_999, 1_234_567_890_500_001])
def test_no_event_is_of_a_time_to_come(monkeypatch: pytest.MonkeyPatch, nanoseconds: int) -> None:
    monkeypatch.setattr(time, "time_ns", lambda: nanoseconds)
    assert now() == 1_234_567.890

"""The store at its edges: nothing in it, holes in it, and what it finds by seat and time."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest
from sqlalchemy import delete, insert, select, update

from reihum.server.live.hosts import Hosts
from reihum.server.refusals import Refusal
from reihum.server.settings import Settings
from reihum.server.store import rows
from reihum.server.store.rows import NotStored, read
from reihum.server.store.schema import events, keys, seats, tables
from reihum.server.store.store import Store
from reihum.server.table.creation.drafting import TableDraft
from reihum.server.table.events import Left, Over, Renamed, Said, Seated
from reihum.server.table.log import Draft

from ..table.test_events import EXAMPLES
from .test_store import HELLO, TABLE

BERT = Draft(Seated(seat=0, name="Bert", guest="bert"))
OVER = Draft(Over(outcome={"won": False}, secret=None))


def opened(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with a store that has nothing in it."""

    async def run() -> None:
        store = Store(database)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def table(name: str, guest: str = "anna") -> TableDraft:
    return replace(TABLE, id=name, creator=guest)


def test_an_empty_database_has_nothing_and_says_so(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.load("T") == []
        assert await store.tables_of("anna", 50) == []
        assert await store.unfinished(0.0) == []
        with pytest.raises(NotStored):
            await store.append("T", 0, [HELLO])
        with pytest.raises(NotStored):
            await store.append("T", 7, [HELLO])

    opened(database, work)


def test_after_the_last_event_there_is_nothing(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(TABLE)
        assert len(await store.load("T")) == 1
        assert await store.load("T", 1) == await store.load("T", 99) == []

    opened(database, work)


def test_after_a_hole_in_the_log_nothing_is_added_before_its_end(database: str) -> None:
    """Somebody has deleted a row by hand: what comes after the last one still goes in."""

    async def work(store: Store) -> None:
        await store.create(TABLE)
        await store.append("T", 1, [HELLO] * 3)
        with store._engine.begin() as connection:
            connection.execute(delete(events).where(events.c.seq == 2))
        assert [entry.seq for entry in await store.load("T")] == [1, 3, 4]
        with pytest.raises(NotStored):
            await store.append("T", 2, [HELLO])
        assert [entry.seq for entry in await store.append("T", 4, [HELLO])] == [5]

    opened(database, work)


def test_the_tables_of_a_guest_come_newest_first(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        for number in range(5):
            monkeypatch.setattr(rows, "now", lambda number=number: float(number))
            await store.create(table(f"T{number}", "anna" if number % 2 else "bert"))
        assert await store.tables_of("bert", 50) == ["T4", "T2", "T0"]
        assert await store.tables_of("bert", 2) == ["T4", "T2"]
        await store.append("T4", 1, [Draft(Left(seat=0, name=""))])
        await store.append("T3", 1, [BERT])
        assert await store.tables_of("bert", 50) == ["T3", "T2", "T0"]
        assert await store.tables_of("anna", 50) == ["T1"]

    opened(database, work)


def test_only_the_seat_that_is_meant_changes_hands(database: str) -> None:
    async def work(store: Store) -> None:
        for name in ("T1", "T2"):
            await store.create(table(name))
        await store.append("T1", 1, [BERT, Draft(Renamed(seat=0, name="Berta")), HELLO])
        with store._engine.begin() as connection:
            held = connection.execute(select(seats.c.table_id, seats.c.seat, seats.c.guest))
            assert {tuple(row) for row in held} == {("T1", 0, "bert"), ("T2", 0, "anna")}

    opened(database, work)


def test_what_is_not_stored_does_not_change_hands(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(table("T"))
        with pytest.raises(NotStored):
            await store.append("T", 3, [BERT])
        with pytest.raises(NotStored):
            await store.append(
                "T", 1, [BERT, Draft(HELLO.event, "0", "x"), Draft(HELLO.event, "0", "x")]
            )
        assert await store.tables_of("anna", 5) == ["T"]
        assert await store.tables_of("bert", 5) == []

    opened(database, work)


def test_unfinished_is_what_has_no_end_and_is_fresh(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        for number, last in enumerate(([], [OVER], [OVER, HELLO], [HELLO])):
            await store.create(table(f"T{number}"))
            if last:
                await store.append(f"T{number}", 1, last)
        assert sorted(await store.unfinished(0.0)) == ["T0", "T2", "T3"]
        with store._engine.begin() as connection:
            connection.execute(update(events).where(events.c.table_id != "T3").values(at=100.0))
        assert sorted(await store.unfinished(99.0)) == ["T0", "T2", "T3"]
        assert await store.unfinished(100.0) == ["T3"]

    opened(database, work)


def test_a_table_is_made_whole_or_not_at_all(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(table("T"))
        with pytest.raises(Exception, match=r"(?i)unique"):
            await store.create(table("T", "bert"))
        with pytest.raises(Exception, match=r"(?i)unique"):
            await store.create(replace(table("T5"), drafts=[Draft(HELLO.event, "0", "1")] * 2))
        with store._engine.begin() as connection:
            found = connection.execute(select(tables.c.id)).scalars().all()
        assert found == ["T"] and await store.tables_of("bert", 5) == []

    opened(database, work)


def test_a_key_that_is_there_is_kept(database: str) -> None:
    async def work(store: Store) -> None:
        with store._engine.begin() as connection:
            connection.execute(insert(keys).values(name="cookies", value="old key"))
        assert await store.key() == "old key"

    opened(database, work)


def test_every_event_comes_back_from_the_database_as_it_was(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(table("T"))
        drafts = [Draft(event, "0", event.kind) for event in EXAMPLES]
        written = await store.append("T", 1, drafts)
        assert await store.load("T", 1) == written
        assert [entry.draft for entry in written] == drafts
        assert [entry.seq for entry in written] == list(range(2, len(EXAMPLES) + 2))

    opened(database, work)


def test_a_kind_of_event_that_nobody_knows_is_no_event() -> None:
    row = {"kind": "danced", "seat": 0, "payload": {}, "seq": 1, "at": 0.0}
    with pytest.raises(KeyError, match="danced"):
        read({**row, "sender": None, "message_id": None})


def test_whoever_has_gone_does_not_hold_up_the_others(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(table("T"))
        first = asyncio.create_task(store.append("T", 1, [HELLO]))
        await asyncio.sleep(0)  # it is on its way
        first.cancel()
        with pytest.raises(NotStored):  # the first was written all the same
            await store.append("T", 1, [HELLO])
        assert [entry.seq for entry in await store.append("T", 2, [HELLO])] == [3]

    opened(database, work)


def test_many_writers_at_many_tables_leave_no_gap(database: str) -> None:
    """Each tries after what it believes to be the last event; whoever is late tries again."""
    lots = random.Random(7)

    async def work(store: Store) -> None:
        names = ["A", "B", "C"]
        for name in names:
            await store.create(table(name))

        async def write(name: str, text: str) -> None:
            while True:
                after = len(await store.load(name))
                try:
                    await store.append(name, after, [Draft(Said(seat=0, text=text, name=""))])
                except NotStored:
                    continue
                return

        chosen = [(lots.choice(names), str(number)) for number in range(24)]
        await asyncio.gather(*(write(name, text) for name, text in chosen))
        for name in names:
            log = await store.load(name)
            assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
            said = {entry.event.text for entry in log if isinstance(entry.event, Said)}
            assert said == {text for where, text in chosen if where == name}

    opened(database, work)


def test_a_table_that_is_not_there_is_refused_by_name(database: str) -> None:
    async def work(store: Store) -> None:
        hosts = Hosts(store, Settings(bot_processes=0))
        with pytest.raises(Refusal, match="There is no table 'NOWHERE'"):
            async with hosts.at("NOWHERE"):
                raise AssertionError("nobody is there")
        hosts.close()

    opened(database, work)


@pytest.mark.parametrize("name", ["", "\0", "\ud800", "\u00e9", "T" * 1000, "' OR 1=1 --"])
def test_what_cannot_be_the_id_of_a_table_is_none(database: str, name: str) -> None:
    async def work(store: Store) -> None:
        assert await store.load(name) == []

    opened(database, work)

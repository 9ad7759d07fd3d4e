"""What is too old is deleted: by the policy, in small steps, and beside play."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, update

from reihum.server import retention
from reihum.server.live.services import Services
from reihum.server.protocol.tables import NewTable
from reihum.server.retention import DAY, Retention, Step
from reihum.server.settings import Settings
from reihum.server.store import keeping
from reihum.server.store.schema import events, keys, reviews, tables
from reihum.server.store.store import Store
from reihum.server.table.creation.drafting import drafted
from reihum.server.table.events import Said
from reihum.server.table.log import Draft

from .conftest import quick

NOW = time.time()
Work = Callable[[Services, Retention], Coroutine[Any, Any, None]]


def run(database: str, tmp_path: Path, work: Work, **fields: Any) -> None:
    """Do something with a store, hosts and a retention."""

    async def all_of_it() -> None:
        settings = quick(tmp_path, database=database, **fields)
        store = Store(settings.database_url)
        await store.open()
        services = Services(settings, store, await store.key())
        try:
            await work(services, Retention(store, services.hosts, settings))
        finally:
            services.hosts.close()
            await store.close()

    asyncio.run(all_of_it())


async def table(services: Services, age: float, over: bool = False, said: str = "") -> str:
    """A table whose last event is so many days old."""
    kinds = ["bot", "bot"] if over else ["open", "open"]
    seats = [{"kind": kind, **({"bot": "random"} if kind == "bot" else {})} for kind in kinds]
    new = drafted(NewTable.model_validate({"game": "nix", "seats": seats}), "anna")
    await services.store.create(new)
    if said:
        entry = Draft(Said(seat=0, text=said, name="Anna"))
        await services.store.append(new.id, len(new.drafts), [entry])
    if over:
        async with services.hosts.at(new.id) as host:
            host.wake()
            while not host.table.over:
                await asyncio.sleep(0.01)  # bots play; nothing tells when they are through
    await services.store.change(lambda connection: _age(connection, new.id, age))
    return new.id


def _age(connection: Connection, table: str, days: float) -> None:
    change = update(events).where(events.c.table_id == table).values(at=NOW - days * DAY)
    connection.execute(change)


async def left(services: Services) -> set[str]:
    def ids(connection: Connection) -> set[str]:
        return set(connection.scalars(select(tables.c.id)))

    return await services.store.transaction(ids)


async def whole_round(kept: Retention, now: float = NOW) -> list[Step]:
    steps = [await kept.step(now)]
    while steps[-1].more:
        steps.append(await kept.step(now))
    return steps


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_policy(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    if kind == "postgresql":
        database = request.getfixturevalue("shared_database")

    async def work(services: Services, kept: Retention) -> None:
        old, young = [await table(services, days) for days in (91, 89)]
        over = await table(services, 5000, over=True)
        talked = await table(services, 31, said="an old word")
        lately = await table(services, 29, said="a new word")
        steps = await whole_round(kept)
        assert [each for step in steps for each in step.deleted] == [old]
        assert [each for step in steps for each in step.emptied] == [talked]
        assert await left(services) == {young, over, talked, lately}
        words = [(await services.store.load(each))[-1].event for each in (talked, lately)]
        assert [word.payload() for word in words] == [
            {"text": "", "name": ""},
            {"text": "a new word", "name": "Anna"},
        ]
        assert await kept.step(NOW + 60) == Step()  # a round every few hours is enough
        later = await whole_round(kept, NOW + DAY)
        assert not any(step.emptied for step in later[:1])

    run(database, tmp_path, work)


def test_a_clock_that_leaps_deletes_nothing_until_it_has_gone_on_for_a_day(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(services: Services, kept: Retention) -> None:
        there = {await table(services, 10, said="a word"), await table(services, 89)}
        await whole_round(kept)
        year = NOW + 365 * DAY
        for now in (year, year + DAY / 2, NOW + DAY, NOW + 1.5 * DAY):  # ahead, and back again
            assert await kept.step(now) == Step()
        assert await left(services) == there and caplog.text.count("has leapt") == 2
        assert not any(step.deleted for step in await whole_round(kept, NOW + 2 * DAY - 60))
        assert [len(step.deleted) for step in await whole_round(kept, NOW + 2.1 * DAY)] == [1]

    run(str(tmp_path / "tables.db"), tmp_path, work)


def test_nothing_is_deleted_where_nothing_shall_be(tmp_path: Path) -> None:
    async def work(services: Services, kept: Retention) -> None:
        there = {await table(services, 9000, said="once"), await table(services, 9000, over=True)}
        assert not any(step.deleted or step.emptied for step in await whole_round(kept))
        assert await left(services) == there
        await kept.run()  # has nothing to do, and ends

    off = dict.fromkeys(("keep_unfinished", "keep_chat", "keep_finished", "keep_reviews"), 0.0)
    run(str(tmp_path / "tables.db"), tmp_path, work, **off)


def test_games_that_are_over_go_where_that_is_wanted(tmp_path: Path) -> None:
    async def work(services: Services, kept: Retention) -> None:
        old, young = [await table(services, days, over=True) for days in (400, 10)]
        steps = await whole_round(kept)
        assert [each for step in steps for each in step.deleted] == [old]
        assert await left(services) == {young}

    run(str(tmp_path / "tables.db"), tmp_path, work, keep_finished=365.0)


def test_it_goes_on_where_it_stopped_and_in_small_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "AT_ONCE", 4)
    monkeypatch.setattr(retention, "DELETED_AT_ONCE", 2)
    database = str(tmp_path / "tables.db")

    async def first(services: Services, kept: Retention) -> None:
        for _ in range(9):
            await table(services, 100)
        assert len((await kept.step(NOW)).deleted) == 2

    async def second(services: Services, kept: Retention) -> None:
        steps = await whole_round(kept)
        assert [len(step.deleted) for step in steps] == [2, 2, 2, 1]
        assert await left(services) == set()
        assert await services.store.transaction(_pages) == 0

    run(database, tmp_path, first)
    run(database, tmp_path, second)  # after a restart


def _pages(connection: Connection) -> int:
    """How many pages of the file are free: what was deleted is given back to the disk."""
    return int(connection.exec_driver_sql("PRAGMA freelist_count").scalar_one())


def test_of_several_workers_one_takes_a_step(shared_database: str, tmp_path: Path) -> None:
    async def work(services: Services, kept: Retention) -> None:
        for _ in range(3):
            await table(services, 100)
        settings: Settings = services.settings
        seen: list[Step] = []

        def meanwhile(connection: Connection) -> None:
            """While one holds the lock, another one leaves it alone."""
            retention._alone(connection)
            other = Store(settings.database_url)

            async def step() -> Step:
                try:
                    return await Retention(other, services.hosts, settings).step(NOW)
                finally:
                    await other.close()

            seen.append(asyncio.run(step()))

        await services.store.transaction(meanwhile)
        assert seen == [Step()]
        assert len(await left(services)) == 3
        await whole_round(kept)
        assert await left(services) == set()

    run(shared_database, tmp_path, work)


def test_it_runs_beside_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE", 0.0)
    monkeypatch.setattr(retention, "BETWEEN", 0.0)
    real, tried = retention.take_step, 0

    def fails_at_first(*given: Any) -> Step:
        nonlocal tried
        tried += 1
        if tried == 1:
            raise ValueError("odd")
        return real(*given)

    monkeypatch.setattr(retention, "take_step", fails_at_first)

    async def work(services: Services, kept: Retention) -> None:
        await table(services, 100)
        running = asyncio.create_task(kept.run())
        while await left(services):
            await asyncio.sleep(0.01)  # it goes its own way
        running.cancel()
        count = await services.store.transaction(
            lambda connection: connection.scalar(select(func.count()).select_from(keys))
        )
        assert tried > 1 and count is not None and count <= 3

    run(str(tmp_path / "tables.db"), tmp_path, work)


def test_reviews_go_after_a_while_and_are_made_anew_when_asked_for(tmp_path: Path) -> None:
    def kept(connection: Connection) -> list[Any]:
        return [keeping.kept_review(connection, key) for key in ("old", "new")]

    def keep(connection: Connection) -> None:
        for key in ("old", "new"):
            keeping.keep_review(connection, key, {})
        old = update(reviews).where(reviews.c.key == "old").values(at=NOW - 91 * DAY)
        connection.execute(old)

    async def work(services: Services, retention: Retention) -> None:
        await services.store.change(keep)
        await retention.step(NOW)
        assert await services.store.transaction(kept) == [None, {}]

    run(str(tmp_path / "tables.db"), tmp_path, work)

"""Hosts begin when someone comes, and are forgotten when they rest."""

import asyncio
import gc
import threading
import weakref
from pathlib import Path
from typing import Any

import pytest

from reihum.server.live.connection import Connection

from ..clients import PATIENCE
from ..conftest import quick
from .test_host import seated, table_of


def test_a_host_that_rests_is_forgotten_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        hosts, _, key = await table_of("nix", tmp_path)
        async with hosts.at(key) as first:
            async with hosts.at(key) as same:
                assert same is first
            await seated(first, "b", "Bert")
            hosts.forget()  # not yet
            async with hosts.at(key) as same:
                assert same is first
        hosts.forget()
        async with hosts.at(key) as again:
            assert again is not first and again.table.seats == first.table.seats
        hosts.close()

    monkeypatch.setattr("reihum.server.live.hosts.MOST_IDLE", 0)
    asyncio.run(run())


def test_what_is_forgotten_leaves_the_memory_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The garbage collector rarely looks at what is old: until then a server would grow."""

    async def run() -> None:
        hosts, _, key = await table_of("nix", tmp_path)
        async with hosts.at(key) as host:
            await seated(host, "b", "Bert")
        gone = threading.Event()
        known: list[Any] = [
            weakref.ref(host),
            weakref.ref(host.table, lambda _: gone.set()),
        ]
        del host
        hosts.forget()
        gone.wait(PATIENCE)  # the thread that has read the table may be letting go of it just now
        assert [each() for each in known] == [None, None]
        hosts.close()

    monkeypatch.setattr("reihum.server.live.hosts.MOST_IDLE", 0)
    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()


@pytest.mark.parametrize(("last", "since"), [(0.0, 100.0), (250.0, 250.0)])
def test_nobody_was_here_before_the_server_or_since_the_last_thing_that_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: float, since: float
) -> None:
    async def run() -> None:
        hosts, store, key = await table_of("nix", tmp_path)
        store.log = [entry._replace(at=last) for entry in store.log]
        async with hosts.at(key) as host:  # long after the server began
            assert [seat["away_since"] for seat in host.lobby()["seats"]] == [since, None]
        hosts.close()

    monkeypatch.setattr("reihum.server.live.hosts.now", lambda: 100.0)
    asyncio.run(run())


def test_who_has_just_gone_is_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        hosts, _, key = await table_of("nix", tmp_path)
        for grace, same in ((1000.0, True), (0.0, False)):
            hosts._settings = quick(tmp_path, grace=grace)
            hosts._hosts.clear()
            async with hosts.at(key) as host:
                connection = Connection("a")
                await host.connect(connection, 0)
                await host.disconnect(connection)
            hosts.forget()
            async with hosts.at(key) as again:
                assert (again is host) == same
        hosts.close()

    monkeypatch.setattr("reihum.server.live.hosts.MOST_IDLE", 0)
    asyncio.run(run())

"""Hosts begin when someone comes, and are forgotten when they rest."""

import asyncio
from pathlib import Path

import pytest

from .test_host import table_of


def test_a_host_that_rests_is_forgotten_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        hosts, _, key = await table_of("nix", tmp_path)
        async with hosts.at(key) as first:
            async with hosts.at(key) as same:
                assert same is first
            await first.seat("b", 1, "Bert")
            hosts.forget()  # not yet
            async with hosts.at(key) as same:
                assert same is first
        hosts.forget()
        async with hosts.at(key) as again:
            assert again is not first and again.table.seats == first.table.seats
        hosts.close()

    monkeypatch.setattr("reihum.server.live.hosts.MOST_IDLE", 0)
    asyncio.run(run())

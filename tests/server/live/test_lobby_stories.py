"""Whatever is cut, repeated or overtaken while a host arranges the seats: it is done once."""

import asyncio
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from reihum.server.live.hosts import Hosts
from reihum.server.protocol.tables import NewTable, WantedSeat
from reihum.server.table.creation.drafting import drafted
from reihum.server.table.table import Table

from ..conftest import quick
from .test_host import STEPS, Client, Memory, heal, seated, step

SEATS: list[Any] = ["me", "open", "bot", "open"]


class Arranging(Client):
    """Someone at a table that has not begun, host or not."""

    def wishes(self, chance: random.Random) -> list[dict[str, Any]]:
        seat, other = chance.sample(range(len(SEATS)), 2)
        kind = chance.choice(["open", "bot"])
        look = {"colour": seat, "glyph": other}
        renaming = {"type": "rename", "name": "someone else", "look": look}
        return [
            *([renaming] if self.guest != "c" else []),  # a spectator's name makes no event
            {"type": "say", "text": "hm"},
            {"type": "swap", "seat": seat, "other": other},
            {"type": "swap", "seat": other, "other": seat},
            {"type": "set-seat", "seat": seat, "kind": kind},
            {"type": "pace", "pace": chance.choice(["quick", "at-once"])},
        ]


async def story(steps: Sequence[tuple[str, int, int]], folder: Path) -> None:
    wanted = [WantedSeat(kind=kind) for kind in SEATS]
    new = drafted(NewTable(game="the-game", seats=wanted), "a")
    store = Memory()
    await store.append(new.id, 0, new.drafts)
    hosts = Hosts(store, quick(folder))
    async with hosts.at(new.id) as host:
        await seated(host, "b", "Bert")
        clients = [Arranging(host, guest) for guest in "abc"]
        for client in clients:
            await client.connect()
        for what, who, number in steps:
            await step(clients[who], what, number)
        for client in clients:
            await heal(client)
        for client in clients:
            client.read()
        check(host.table, store, clients)
    hosts.close()


def check(table: Table, store: Memory, clients: Sequence[Client]) -> None:
    folded = Table(table.id, store.log)
    assert folded.seats == table.seats and folded.pace == table.pace
    assert sorted(seat.key for seat in folded.seats) == [0, 2, 3, 4]  # one came without a link
    requests = [entry.draft.message_id for entry in store.log if entry.draft.message_id]
    assert len(requests) == len(set(requests))
    for client in clients:
        assert client.sync["seat"] == folded.seat_of(client.guest)
        assert client.sync["table"]["host"] == folded.seat_of("a")
        assert client.events == json.loads(json.dumps([each.public() for each in store.log]))
        assert set(client.done) <= set(requests)


@settings(max_examples=25, deadline=None)
@given(steps=STEPS)
def test_what_a_host_asks_for_is_done_once(
    steps: list[tuple[str, int, int]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    asyncio.run(story(steps, tmp_path_factory.getbasetemp()))

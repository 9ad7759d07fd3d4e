"""Whatever is cut, repeated or overtaken on the way: it ends in the identical view."""

import asyncio
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reihum.server.guests import Guests
from reihum.server.live.connection import Connection, to_json
from reihum.server.live.host import Host
from reihum.server.live.hosts import Hosts
from reihum.server.protocol.tables import NewTable, SeatRequest, WantedSeat
from reihum.server.store.rows import NotStored
from reihum.server.store.store import Store
from reihum.server.table.creation.drafting import drafted
from reihum.server.table.events import Said
from reihum.server.table.lobby import lobby
from reihum.server.table.log import Draft, LogEntry
from reihum.server.table.seating.sitting import sit_down
from reihum.server.table.table import Table

from ..conftest import quick

SECRET = "salt"  # that someone mixes in
RUNNING_DOWN = ("now", "deadline", "patience", "vote")  # with seconds that are left
FLOW = ("stuck", "conceding", "again", "results", "pause", "over", "round", "acting", "can_undo")
STEPS = st.lists(
    st.tuples(
        st.sampled_from(["ask", "deliver", "deliver", "repeat", "read", "read", "cut"]),
        st.integers(0, 2),
        st.integers(0, 10**6),
    ),
    min_size=20,
    max_size=120,
)


class Memory(Store):
    """A store that forgets: the real one has tests of its own."""

    def __init__(self) -> None:
        self.log: list[LogEntry] = []

    async def append(
        self, table: str, after: int, drafts: Sequence[Draft], known: Table | None = None
    ) -> list[LogEntry]:
        await asyncio.sleep(0)  # as the real one, it lets others go on meanwhile
        assert after == len(self.log)
        new = [LogEntry(after + place, 0.0, draft) for place, draft in enumerate(drafts, 1)]
        self.log += new
        return new

    async def load(self, table: str, after: int = 0) -> list[LogEntry]:
        return self.log[after:]


class Client:
    """A client as the protocol wants it: it applies views, remembers `seq`, repeats requests."""

    def __init__(self, host: Host, guest: str) -> None:
        self.host, self.guest = host, guest
        self.events: list[dict[str, Any]] = []
        self.sync: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None
        self.sent: list[str] = []  # all that was ever sent: a repeat may be of any age
        self.way: list[str] = []  # sent and not yet there
        self.done: list[str] = []
        self.connection = Connection(guest)

    async def connect(self) -> None:
        self.connection = Connection(self.guest)
        self.connection.name = "someone"
        await self.host.connect(self.connection, len(self.events))
        self.send()

    async def cut(self) -> None:
        """Lose the connection and everything on the way, in both directions."""
        await self.host.disconnect(self.connection)
        self.way = []
        await self.connect()

    def send(self) -> None:
        if self.pending:
            self.sent.append(json.dumps(self.pending))
            self.way.append(self.sent[-1])

    def ask(self, chance: random.Random) -> None:
        if self.pending or not self.sync:
            return
        self.pending = {**chance.choice(self.wishes(chance)), "id": f"{self.guest}{len(self.sent)}"}
        self.send()

    def wishes(self, chance: random.Random) -> list[dict[str, Any]]:
        """What one could ask for now, some of it in vain."""
        legal = self.sync["view"]["legal"] if self.sync["view"] else []
        requests: list[dict[str, Any]] = [{"type": "say", "text": "hm"}, {"type": "undo"}]
        requests += [{"type": kind} for kind in ("concede", "decline", "let-stand", "seen")]
        requests += [{"type": "again", "same": chance.random() < 0.5}] * 2
        requests += [{"type": "play", "action": chance.choice(legal)}] * 3 if legal else []
        requests += [{"type": "signal", "pile": "up1", "signal": "good"}]
        if self.sync["table"]["mixing"]:
            requests += [{"type": "mix", "text": f"{SECRET} of {self.guest}"}, {"type": "start"}]
        return requests

    async def deliver(self, place: int) -> None:
        """One of the messages on the way arrives, not always the oldest."""
        if self.way:
            await self.host.receive(self.connection, self.way.pop(place % len(self.way)))

    def read(self) -> None:
        while self.connection.outbox:
            self._hear(json.loads(bytes(self.connection.outbox.popleft())))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "sync":
            self.sync = message
            numbers = [event["seq"] for event in message["events"]]
            assert numbers == list(range(len(self.events) + 1, message["seq"] + 1))
            self.events += message["events"]
        elif self.pending and message["id"] == self.pending["id"]:
            self.done += [message["id"]] if message["type"] == "ack" else []
            self.pending = None


async def table_of(game: str, folder: Path, mixes: bool = False) -> tuple[Hosts, Memory, str]:
    seats = [WantedSeat(kind="me"), WantedSeat(kind="open")]
    new = drafted(NewTable(game=game, seats=seats, mixes=mixes), "a")
    store = Memory()
    await store.append(new.id, 0, new.drafts)
    return Hosts(store, quick(folder)), store, new.id


async def seated(host: Host, guest: str, name: str) -> None:
    """Give a guest the first open seat."""
    asked = SeatRequest(name=name)
    await host.happen(lambda table: sit_down(table, guest, asked, Guests("key"), 0.0))


async def story(
    game: str, steps: Sequence[tuple[str, int, int]], folder: Path, mixes: bool = False
) -> None:
    hosts, store, key = await table_of(game, folder, mixes)
    async with hosts.at(key) as host:
        await seated(host, "b", "Bert")
        clients = [Client(host, guest) for guest in "abc"]
        for client in clients:
            await client.connect()
        await host.receive(clients[0].connection, '{"type": "start", "id": "start"}')
        for what, who, number in steps:
            await step(clients[who], what, number)
        for client in clients:
            await heal(client)
        for client in clients:
            client.read()
        check(host, store, clients)
    hosts.close()


async def step(client: Client, what: str, number: int) -> None:
    if what == "ask":
        client.ask(random.Random(number))
    elif what == "deliver":
        await client.deliver(number)
    elif what == "repeat" and client.sent:
        client.way.append(client.sent[number % len(client.sent)])
    elif what == "read":
        client.read()
    elif what == "cut":
        await client.cut()


async def heal(client: Client) -> None:
    """In the end all arrives, and what got no answer is sent again."""
    while client.way:
        await client.deliver(0)
    await client.cut()
    while client.way:
        await client.deliver(0)
    client.read()
    assert client.pending is None


def check(host: Host, store: Memory, clients: Sequence[Client]) -> None:
    folded = Table(host.table.id, store.log)
    kept, anew = json.loads(host._lobby_text()), json.loads(to_json(host.lobby()))
    assert [n for n in anew if kept[n] != anew[n] and n not in RUNNING_DOWN] == []
    shown = lobby(folded, [None] * len(folded.seats), [], 0.0, 0.0)
    requests = [entry.draft.message_id for entry in store.log if entry.draft.message_id]
    assert len(requests) == len(set(requests))
    for client, seat in zip(clients, (0, 1, None), strict=True):
        assert client.sync["view"] == json.loads(json.dumps(folded.view(seat)))
        assert {name: client.sync["table"][name] for name in FLOW} == {n: shown[n] for n in FLOW}
        assert client.events == [entry.public() for entry in store.log]
        assert set(client.done) <= set(requests)
        assert folded.over or SECRET not in repr((client.events, client.sync))


@pytest.mark.parametrize("game", ["the-game", "face-to-face"])
@settings(max_examples=12, deadline=None)
@given(steps=STEPS)
def test_it_always_ends_in_the_identical_view(
    game: str, steps: list[tuple[str, int, int]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    asyncio.run(story(game, steps, tmp_path_factory.getbasetemp()))


@settings(max_examples=12, deadline=None)
@given(steps=STEPS)
def test_it_does_where_decks_are_mixed(
    steps: list[tuple[str, int, int]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    asyncio.run(story("face-to-face", steps, tmp_path_factory.getbasetemp(), mixes=True))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["the-game", "extreme", "face-to-face", "nix"])
@settings(max_examples=150, deadline=None)
@given(steps=STEPS)
def test_it_does_in_very_many_stories(
    game: str, steps: list[tuple[str, int, int]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    asyncio.run(story(game, steps, tmp_path_factory.getbasetemp()))


class Stuttering(Memory):
    """A store that writes once, and says that it has not."""

    lost = False

    async def append(
        self, table: str, after: int, drafts: Sequence[Draft], known: Table | None = None
    ) -> list[LogEntry]:
        new = await super().append(table, after, drafts)
        if isinstance(drafts[0].event, Said) and not self.lost:
            self.lost = True
            raise NotStored
        return new


def test_an_answer_that_the_store_lost_is_found_again(tmp_path: Path) -> None:
    async def run() -> None:
        hosts, before, key = await table_of("nix", tmp_path)
        store = hosts._store = Stuttering()
        store.log = before.log
        async with hosts.at(key) as host:
            client = Client(host, "a")
            await client.connect()
            await host.receive(client.connection, '{"type": "say", "id": "one", "text": "hello"}')
            client.pending = {"id": "one"}
            client.read()
            assert client.done == ["one"] and store.lost
            assert [event["kind"] for event in client.events] == ["created", "said"]
        hosts.close()

    asyncio.run(run())

"""What processes tell each other of events."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from reihum.server.live.hosts import Hosts
from reihum.server.protocol.tables import NewTable, WantedSeat
from reihum.server.store import telling
from reihum.server.store.store import Store
from reihum.server.store.telling import News, told, written
from reihum.server.table.creation.drafting import drafted
from reihum.server.table.events import KINDS, Event, Said, Seated, Undone
from reihum.server.table.events.event import public_fields, stored_fields
from reihum.server.table.log import Draft, LogEntry

from ..conftest import quick

SAID = Said(seat=0, text="a word, \0 and \u2660", name="Anna")


def entries(*events: Event, after: int = 1) -> list[LogEntry]:
    return [LogEntry(after + n, 7.5, Draft(each, "0", f"m{n}")) for n, each in enumerate(events, 1)]


def test_events_come_back_as_they_were() -> None:
    happened = entries(SAID, Undone(seat=1, action="37>up1"))
    news = News("ab12", "0123456789", 3, written("0123456789", happened))
    assert News.read(str(news)) == news
    assert told(news.events) == happened and str(news).isascii()
    assert told(News.read("ab12 0123456789 7").events) == []


def test_what_not_everybody_may_hear_is_not_told_along(monkeypatch: pytest.MonkeyPatch) -> None:
    secret = Seated(seat=1, name="Bert", guest="bert")
    assert written("0123456789", entries(SAID, secret)) == ""
    public = {name for name, kind in KINDS.items() if stored_fields(kind) == public_fields(kind)}
    assert "played" in public and not public & {"created", "started", "again", "mixing", "seated"}
    monkeypatch.setattr(telling, "MOST", 50)
    assert written("0123456789", entries(SAID)) == ""  # too long


@pytest.mark.parametrize("missed", [False, True])
def test_who_has_missed_nothing_need_not_read(tmp_path: Path, missed: bool) -> None:
    reads: list[int] = []

    class Counting(Store):
        async def load(self, table: str, after: int = 0) -> list[LogEntry]:
            reads.append(after)
            return await super().load(table, after)

    async def story() -> Sequence[LogEntry]:
        settings = quick(tmp_path)
        store = Counting(settings.database_url)
        await store.open()
        hosts = Hosts(store, settings)
        seats = [WantedSeat(kind="me"), WantedSeat(kind="open")]
        new = drafted(NewTable(game="nix", seats=seats), "anna")
        async with hosts.at(new.id, await store.create(new)) as host:
            if missed:
                await store.append(new.id, 1, [Draft(SAID)])
            happened = await store.append(new.id, 1 + missed, [Draft(SAID)])
            hosts.heard(new.id, happened[-1].seq, written(new.id, happened))
            while host.table.seq < 2 + missed:
                await asyncio.sleep(0)
            log = host.table.log
        hosts.close()
        await store.close()
        return log

    assert [entry.event for entry in asyncio.run(story())[1:]] == [SAID] * (1 + missed)
    assert reads == ([1] if missed else [])

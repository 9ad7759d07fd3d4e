"""A connection: what a client is still to be sent, and what becomes of one that reads slowly."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from reihum.games import IllegalAction, OptionError
from reihum.server.limits import Bucket
from reihum.server.live.connection import (
    MOST_WAITING,
    SLOW,
    Connection,
    acknowledged,
    refused,
    written,
)
from reihum.server.live.hosts import Hosts
from reihum.server.live.sockets import Reading, _since, _write
from reihum.server.protocol.answers import Ack, Pong
from reihum.server.refusals import Refusal
from reihum.server.settings import Rate
from reihum.server.table.log import LogEntry

from .test_host import table_of


def waiting(connection: Connection) -> list[bytes | int]:
    """All that is to be sent."""
    found = []
    while connection.outbox:
        found.append(connection.outbox.popleft())
    return found


def told(connection: Connection) -> list[Any]:
    return [json.loads(text) for text in waiting(connection) if isinstance(text, bytes)]


def test_answers_are_sent_in_their_order_and_as_they_are() -> None:
    connection = Connection("anna")
    connection.send_json(acknowledged("1", 7))
    connection.send(Pong(id="é"))
    connection.send_text('{"type":"sync"}')
    assert told(connection) == [
        Ack(id="1", seq=7).model_dump(),
        {"type": "pong", "id": "é"},
        {"type": "sync"},
    ]


@pytest.mark.parametrize(
    "error",
    [
        Refusal("not-started"),
        Refusal("seats-open", seats=[1, 2]),
        IllegalAction("not-in-hand", card=37),
        OptionError("unknown-option", game="nix", option="\ud800", options=["players"]),
    ],
)
def test_a_refusal_has_its_code_its_parameters_and_a_sentence(error: Any) -> None:
    connection = Connection("anna")
    connection.refuse(error, "1")
    (answer,) = told(connection)
    assert answer == {"type": "error", "id": "1", "error": error.message.json()}
    assert answer["error"]["text"] == str(error)


def test_what_is_sent_has_no_bytes_that_could_not_be() -> None:
    text = written(refused(OptionError("unknown-option", game="x", option="\ud800", options=[])))
    assert text.encode("ascii") and json.loads(text)["error"]["params"]["option"] == "\ud800"


def test_who_reads_too_slowly_is_cut_off_and_heaps_up_no_more() -> None:
    connection = Connection("anna")
    for number in range(3 * MOST_WAITING):
        connection.send_text(str(number))
    found = waiting(connection)
    assert found == [*(b"%d" % number for number in range(MOST_WAITING)), SLOW]


class FakeSocket:
    """Notes what it is sent, and may be gone."""

    def __init__(self, gone: bool = False, **query: str) -> None:
        self.sent: list[str] = []
        self.closed: int | None = None
        self.gone = gone
        self.query_params = query
        self.scope: dict[str, Any] = {}

    async def send_text(self, text: str) -> None:
        if self.gone:
            raise RuntimeError("it is closed")
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.closed = code


def sending(connection: Connection, socket: Any) -> None:
    asyncio.run(_write(socket, connection))


def test_after_the_cut_the_socket_is_closed_with_its_code() -> None:
    connection, socket = Connection("anna"), FakeSocket()
    connection.send_text("last")
    connection.hang_up(SLOW)
    sending(connection, socket)
    assert (socket.sent, socket.closed) == (["last"], SLOW)


def test_who_has_gone_is_no_failure() -> None:
    connection, socket = Connection("anna"), FakeSocket(gone=True)
    connection.send_text("nobody hears it")
    sending(connection, socket)
    assert socket.closed is None


@pytest.mark.parametrize(
    ("since", "number"),
    [("0", 0), ("17", 17), ("999999999", 999_999_999), ("007", 7)]
    + [(text, 0) for text in ("", "-1", "1.5", "x", "1e3", " 5", "٣", "²", "9" * 10, "9" * 5000)],
)
def test_what_cannot_be_a_number_counts_as_none(since: str, number: int) -> None:
    socket: Any = FakeSocket(since=since)
    assert _since(socket) == number
    nothing: Any = FakeSocket()
    assert _since(nothing) == 0


def test_after_a_restart_one_broken_table_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    woken: list[str] = []

    async def run() -> None:
        hosts, store, key = await table_of("nix", tmp_path)

        async def unfinished(since: float) -> list[str]:
            return ["BROKEN", key]

        async def load(table: str, after: int = 0) -> list[LogEntry]:
            if table == key:
                return await type(store).load(store, table, after)
            raise KeyError(table)

        monkeypatch.setattr(store, "unfinished", unfinished)
        monkeypatch.setattr(store, "load", load)
        again = Hosts(store, hosts._settings)
        monkeypatch.setattr(
            "reihum.server.live.host.Host.wake", lambda host: woken.append(host.table.id)
        )
        await again.resume()
        assert woken == [key]
        again.close()
        hosts.close()

    asyncio.run(run())
    assert "a table could not be resumed" in caplog.text and "BROKEN" in caplog.text


class Messages:
    """A socket that has some messages, and then nothing more to say."""

    def __init__(self, *texts: str) -> None:
        self.left = list(texts)

    async def receive(self) -> dict[str, Any]:
        if not self.left:
            await asyncio.Future()
        return {"type": "websocket.receive", "text": self.left.pop(0)}


class Slow:
    """A host that takes as long as it is told to."""

    def __init__(self) -> None:
        self.may_end, self.begun, self.done = asyncio.Event(), asyncio.Event(), list[str]()

    async def receive(self, text: str) -> None:
        self.begun.set()
        await self.may_end.wait()
        self.done.append(text)


def reading_of(messages: Messages, host: Slow) -> Reading:
    bucket = Bucket(Rate(10, 1))
    return Reading(messages, Connection("anna"), bucket, host.receive)  # type: ignore[arg-type]


def test_a_cut_leaves_no_message_half_done_and_begins_no_other() -> None:
    async def run() -> None:
        host, messages = Slow(), Messages("one", "two")
        reading = reading_of(messages, host)
        attending = asyncio.create_task(reading.done())
        await host.begun.wait()
        attending.cancel()
        reading.end()
        host.may_end.set()
        assert reading._task is not None
        await reading._task
        assert attending.cancelled() and (host.done, messages.left) == (["one"], ["two"])

    asyncio.run(run())


def test_who_waits_for_a_message_is_cut_at_once() -> None:
    async def run() -> None:
        reading = reading_of(Messages(), Slow())
        reading.end()  # before there is anything to end
        attending = asyncio.create_task(reading.done())
        await asyncio.sleep(0)
        reading.end()
        await asyncio.wait({attending})
        assert reading._task is not None and reading._task.done()

    asyncio.run(run())


class Line:
    """A client to whom something can be sent at once, or not now."""

    def __init__(self) -> None:
        self.free = True
        self.heard: list[list[bytes]] = []

    def send_now(self, texts: Sequence[bytes]) -> bool:
        if self.free:
            self.heard.append(list(texts))
        return self.free


def test_what_comes_together_is_sent_together_and_at_once() -> None:
    async def run() -> None:
        connection, line = Connection("anna"), Line()
        connection.send_now = line.send_now
        connection.send_text("why")
        connection.send_json(acknowledged("1", 7))
        assert not line.heard
        await asyncio.sleep(0)
        connection.send_text("pong")
        connection.send_json_now(acknowledged("2", 8), b"sync")
        assert [len(texts) for texts in line.heard] == [2, 3] and not connection.outbox
        await asyncio.sleep(0)
        assert len(line.heard) == 2

    asyncio.run(run())


def test_nothing_overtakes_what_could_not_be_sent_at_once() -> None:
    async def run() -> None:
        connection, line = Connection("anna"), Line()
        connection.send_now, line.free = line.send_now, False
        connection.send_text("one")
        await asyncio.sleep(0)
        assert await connection.waiting() == ([b"one"], None)
        line.free = True  # but "one" is still in the hands of the task
        connection.send_text("two")
        await asyncio.sleep(0)
        assert not line.heard and await connection.waiting() == ([b"two"], None)
        task = asyncio.create_task(connection.waiting())  # all is sent
        await asyncio.sleep(0)
        connection.send_text("three")
        await asyncio.sleep(0)
        assert line.heard == [[b"three"]] and not task.done()
        connection.send_text("last")
        connection.hang_up(SLOW)
        assert await task == ([b"last"], SLOW)

    asyncio.run(run())

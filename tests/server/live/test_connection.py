"""A connection: what a client is still to be sent, and what becomes of one that reads slowly."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from reihum.games import IllegalAction, OptionError
from reihum.server.live.connection import MOST_WAITING, SLOW, Connection, refused, written
from reihum.server.live.hosts import Hosts
from reihum.server.live.sockets import _since, _write
from reihum.server.protocol.answers import Ack, Pong
from reihum.server.refusals import Refusal
from reihum.server.table.log import LogEntry

from .test_host import table_of


def waiting(connection: Connection) -> list[str | int]:
    """All that is to be sent."""
    found = []
    while not connection.outbox.empty():
        found.append(connection.outbox.get_nowait())
    return found


def told(connection: Connection) -> list[Any]:
    return [json.loads(str(text)) for text in waiting(connection)]


def test_answers_are_sent_in_their_order_and_as_they_are() -> None:
    connection = Connection("anna")
    connection.send(Ack(id="1", seq=7))
    connection.send(Pong(id="é"))
    connection.send_text('{"type":"sync"}')
    assert told(connection) == [
        {"type": "ack", "id": "1", "seq": 7},
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
    assert found == [*map(str, range(MOST_WAITING)), SLOW]


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

"""The places of workers: whoever dies is replaced, and nobody is left at the end."""

import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest

from reihum.server.neighbours import supervisor
from reihum.server.neighbours.handing import handings
from reihum.server.neighbours.hanging import LOOK, Watch
from reihum.server.neighbours.supervisor import Worker, _with_own_port, supervise
from reihum.server.settings import Settings
from reihum.server.spawning import SPAWN
from reihum.server.web.process import Terminated

NOTHING: Any = slice  # a worker that has nothing to do: its process ends at once


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was waited between two attempts; nobody really waits."""
    seen: list[float] = []
    monkeypatch.setattr(time, "sleep", seen.append)
    return seen


@pytest.mark.slow
def test_who_dies_at_once_is_replaced_later_and_later(
    listener: socket.socket, waits: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervisor, "SOON", float("inf"))  # even where it takes a while to die
    with handings(SPAWN, 1) as (handing,):
        worker = Worker(NOTHING, Settings(), listener, handing)
        for _ in range(2):
            handing.signs[0] = time.monotonic()
            before = worker.process
            before.join()
            worker.replace()
            assert worker.process is not before and not handing.lives(0)
        worker.end(until=time.monotonic() + supervisor.GOODBYE)
    assert waits == [0.5, 1.5] and not worker.process.is_alive()


def test_all_are_watched_until_someone_stops_it(
    listener: socket.socket,
    waits: list[float],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    watched: list[list[int]] = []
    called: list[str] = []

    def wait(sentinels: list[int], seconds: float) -> list[int]:
        assert seconds == LOOK
        watched.append(sentinels)
        if len(watched) > 1:
            raise Terminated
        return sentinels[:1]

    monkeypatch.setattr(supervisor, "wait", wait)
    monkeypatch.setattr(supervisor, "Watch", Hanging)
    for name in ("end_tidily", "end_in_time"):  # this process goes on
        monkeypatch.setattr(supervisor, name, lambda name=name: called.append(name))
    settings = Settings(workers=2, database="postgresql://there/tables")
    supervise(NOTHING, settings, listener)
    assert len(waits) == 1 and [len(each) for each in watched] == [2, 2]
    assert called == ["end_tidily", "end_in_time"]
    assert [text for text in caplog.messages if "hangs" in text] == ["a worker hangs; it is ended"]


class Hanging(Watch):
    """One of them hangs."""

    def hanging(self, now: float) -> list[int]:
        return [1]


def test_without_a_parent_a_worker_just_works(listener: socket.socket) -> None:
    done: list[object] = []
    with handings(SPAWN, 1) as (handing,):
        supervisor._serve(lambda *given: done.append(given), Settings(), listener, handing)
        assert done == [(Settings(), listener, handing)]


def test_each_worker_has_a_port_of_its_own_for_metrics() -> None:
    for port, wanted in ((9464, [9464, 9465, 9466]), (0, [0, 0, 0])):
        settings = Settings(metrics_port=port)
        given = [_with_own_port(settings, number).metrics_port for number in range(3)]
        assert given == wanted

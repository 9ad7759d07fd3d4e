"""Connections to a table go to the worker it belongs to, whichever has taken them in."""

import base64
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path

import psycopg
import pytest

from reihum.server.neighbours.handing import FRESH, Handing, handings
from reihum.server.settings import Settings
from reihum.server.spawning import SPAWN
from reihum.server.store.telling import CHANNEL
from reihum.server.web.run import listening, serve_here

from ..clients import PATIENCE, Guest, play_out
from ..conftest import quick, serving
from .test_workers import LONG, apart, check_same


@pytest.fixture
def workers() -> Iterator[list[Handing]]:
    with handings(SPAWN, 2) as given:
        yield given


@pytest.fixture
def urls(tmp_path: Path, shared_database: str, workers: list[Handing]) -> Iterator[list[str]]:
    """Two workers that hand on; each has a port of its own, so that one knows who takes what in."""
    settings = quick(tmp_path, database=shared_database, worker_expiry=LONG)
    with ExitStack() as stack:
        yield [stack.enter_context(serving(settings, handing=each)) for each in workers]


def places(database: str, table: str) -> int:
    """At how many workers the two at a table are, once it is written down where they are."""
    asked = "SELECT count(DISTINCT guest), count(DISTINCT worker) FROM presence WHERE table_id = %s"
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(f"LISTEN {CHANNEL}")
        while True:
            ((guests, workers),) = connection.execute(asked, (table,)).fetchall()
            if guests == 2:
                return int(workers)
            assert list(connection.notifies(timeout=PATIENCE, stop_after=1))


def test_both_players_are_at_the_worker_of_their_table(
    urls: list[str], workers: list[Handing], shared_database: str
) -> None:
    found: set[int | None] = set()
    while len(found) < 2:
        with apart(urls, "the-game") as (a, b):
            table = a.table["id"]
            found.add(workers[0].worker_of(f"/api/tables/{table}/socket".encode()))
            assert places(shared_database, table) == 1
            a.done("start")
            b.until(lambda: bool(b.table["started"]))
            play_out([a, b])
            check_same(a, b)


def test_who_comes_again_goes_on_where_they_were(urls: list[str]) -> None:
    with Guest(urls[0]) as anna:
        for _ in range(4):  # some of them belong to the other worker
            table = anna.create("the-game", "me")["table"]
            with anna.connect(table) as a:
                said = a.done("say", text="hm")
            with anna.connect(table, since=said - 1) as back:
                assert [event["seq"] for event in back.events] == [said]


def test_a_connection_that_was_used_before_is_handed_on(
    urls: list[str], workers: list[Handing]
) -> None:
    host = urls[0].removeprefix("http://")
    key = base64.b64encode(bytes(16)).decode()
    upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    upgrade += f"sec-websocket-key: {key}\r\n"
    with Guest(urls[0]) as anna, socket.socket() as raw:
        table = another(anna, workers[0])
        raw.settimeout(PATIENCE)
        raw.connect((host.partition(":")[0], int(host.partition(":")[2])))
        for path, more, begins, ends in (
            ("/healthz", "", b"HTTP/1.1 200", b"}"),
            (f"/api/tables/{table}/socket", upgrade, b"HTTP/1.1 101", b""),
        ):
            raw.sendall(f"GET {path} HTTP/1.1\r\nhost: {host}\r\n{more}\r\n".encode())
            answer = raw.recv(10_000)
            assert answer.startswith(begins)
            while not answer.endswith(ends):
                answer += raw.recv(10_000)


def another(anna: Guest, worker: Handing) -> str:
    """A table that belongs to another worker."""
    tables: Iterator[str] = (anna.create("the-game", "me")["table"] for _ in count())
    return next(
        table
        for table in tables
        if worker.worker_of(f"/api/tables/{table}/".encode()) != worker.number
    )


def test_where_a_worker_is_not_there_the_others_serve_its_tables(
    urls: list[str], workers: list[Handing], shared_database: str
) -> None:
    workers[0].lost()
    workers[1].lost()
    with apart(urls, "the-game") as (a, b):
        assert places(shared_database, a.table["id"]) == 2
        a.done("start")
        b.until(lambda: bool(b.table["started"]))


@pytest.mark.slow
def test_a_worker_that_hangs_gets_no_connections(
    tmp_path: Path, shared_database: str, workers: list[Handing]
) -> None:
    settings = quick(tmp_path, database=shared_database, worker_expiry=LONG, port=0)
    with serving(settings, handing=workers[0]) as url, worker(settings, workers[1]) as pid:
        until(lambda: workers[0].lives(1))
        os.kill(pid, signal.SIGSTOP)
        until(lambda: not workers[0].lives(1))
        with Guest(url) as anna, anna.connect(another(anna, workers[0])) as a:
            a.done("say", text="hm")


@contextmanager
def worker(settings: Settings, handing: Handing) -> Iterator[int]:
    """A worker that is a process of its own, with a port where nobody asks; its id."""
    with listening(settings) as listener:
        process = SPAWN.Process(target=serve_here, args=(settings, listener, handing))
        process.start()
    try:
        assert process.pid is not None
        yield process.pid
    finally:
        process.kill()
        process.join()


def until(reached: Callable[[], bool]) -> None:
    """Look again and again: of a silence, and of shared memory, nobody is told."""
    end = time.monotonic() + PATIENCE
    while not reached():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_worker_lives_until_it_ends(urls: list[str], workers: list[Handing]) -> None:
    begun = list(workers[0].signs)
    assert [workers[0].lives(number) for number in (0, 1)] == [True, True]
    until(lambda: all(now > then for now, then in zip(workers[0].signs, begun, strict=True)))


def test_nobody_lives_who_has_not_begun(workers: list[Handing]) -> None:
    assert not workers[0].lives(1)
    workers[0].signs[1] = time.monotonic() - FRESH
    assert not workers[0].lives(1)


def test_only_what_is_about_a_table_belongs_to_a_worker(workers: list[Handing]) -> None:
    first, second = workers
    tables = [f"/api/tables/t{number}/socket?since=3".encode() for number in range(50)]
    belongs = [first.worker_of(table) for table in tables]
    assert set(belongs) == {0, 1} and belongs == [second.worker_of(table) for table in tables]
    review = [table.replace(b"socket", b"review") for table in tables]
    assert belongs == [first.worker_of(each) for each in review]
    assert {first.worker_of(each) for each in (b"/", b"/api/tables", b"/api/tables//x")} == {None}


def test_nobody_waits_where_much_waits_already(workers: list[Handing]) -> None:
    first, second = workers
    target = next(
        table
        for table in map("/api/tables/{}/socket".format, count())
        if first.worker_of(table.encode()) == 1
    ).encode()
    head = b"GET %b HTTP/1.1\r\n\r\n" % target
    with socket.socket() as connection:
        assert not first.hand_on(target, head, connection.fileno())  # nobody takes it
        second.signs[1] = time.monotonic()
        assert not second.hand_on(target, head, connection.fileno())  # it is its own
        assert first.hand_on(target, head, connection.fileno())
        for _ in range(100_000):
            if not first.hand_on(target, head, connection.fileno()):
                return
    pytest.fail("there was room for everything")

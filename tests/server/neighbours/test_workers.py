"""Several workers at one PostgreSQL: every table is served by all of them."""

import asyncio
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from reihum.games import State
from reihum.server import retrying
from reihum.server.bots.bot_seats import BotSeats
from reihum.server.bots.pool import Decision
from reihum.server.settings import Settings
from reihum.server.table.table import Table
from reihum.server.web import app as application

from ..clients import PATIENCE, Guest, Socket, play_out
from ..conftest import quick, serving
from ..postgres import Postgres

THREE = 3
LONG = 60.0  # seconds: on a busy machine nobody is to be taken for dead


@pytest.fixture
def urls(tmp_path: Path, shared_database: str) -> Iterator[list[str]]:
    """The addresses of three workers; they begin at the same moment, with an empty database."""
    with three(quick(tmp_path, database=shared_database, worker_expiry=LONG)) as addresses:
        yield addresses


@contextmanager
def three(settings: Settings) -> Iterator[list[str]]:
    with ExitStack() as stack:
        yield [stack.enter_context(serving(settings)) for _ in range(THREE)]


@contextmanager
def apart(urls: list[str], game: str, *more: str, **fields: Any) -> Iterator[tuple[Socket, Socket]]:
    """Two people at a table, each by way of another worker."""
    with (
        Guest(urls[0]) as anna,
        Guest(urls[1]) as bert,
        seated_apart(anna, bert, game, *more, **fields) as sockets,
    ):
        yield sockets


@contextmanager
def seated_apart(
    anna: Guest, bert: Guest, game: str, *more: str, **fields: Any
) -> Iterator[tuple[Socket, Socket]]:
    made = anna.create(game, "me", "open", *more, **fields)
    bert.sit(made["links"]["1"], "Bert")
    with anna.connect(made["table"]) as a, bert.connect(made["table"]) as b:
        a.until(lambda: a.table["seats"][1]["present"])
        yield a, b


def check_same(*sockets: Socket) -> None:
    """All have heard the same story, with nothing missing in it."""
    last = max(socket.sync["seq"] for socket in sockets)
    for socket in sockets:
        socket.reach(last)
        assert [event["seq"] for event in socket.events] == list(range(1, last + 1))
        assert socket.events == sockets[0].events


def until_watched(socket: Socket, names: list[str]) -> None:
    socket.until(lambda: socket.table["spectator_names"] == names)


def away(socket: Socket) -> list[Any]:
    return [seat["away_since"] for seat in socket.table["seats"]]


def test_people_by_way_of_different_workers_play_one_game(urls: list[str]) -> None:
    with apart(urls, "the-game") as (a, b), Guest(urls[2]) as carl:
        with carl.connect(a.table["id"]) as c:
            c.done("rename", name="Carl")
            for socket in (a, b):
                until_watched(socket, ["Carl"])
            assert (a.sync["seat"], b.sync["seat"], c.sync["seat"]) == (0, 1, None)
            a.done("start")
            b.until(lambda: bool(b.table["started"]))
            play_out([a, b])
            check_same(a, b, c)
            assert c.view["outcome"] == a.view["outcome"]
        a.until(lambda: a.table["spectators"] == 0)


def test_who_goes_is_away_for_all_and_comes_back_anywhere(urls: list[str]) -> None:
    with (
        Guest(urls[0]) as anna,
        Guest(urls[1]) as bert,
        Guest(urls[2]) as carl,
        seated_apart(anna, bert, "the-game") as (a, b),
    ):
        table, seen, before = a.table["id"], b.sync["seq"], time.time()
        b.raw.close()
        a.until(lambda: away(a)[1] is not None)
        told = carl.http.get(f"/api/tables/{table}").json()["seats"]
        assert before - 0.1 <= away(a)[1] <= time.time() and told[0]["present"]
        assert abs(told[1]["away_since"] - away(a)[1]) < 0.1
        said = a.done("say", text="hm")
        bert.move(urls[2])
        with bert.connect(table, seen) as back:
            assert [event["seq"] for event in back.events] == [said]
            back.until(lambda: away(back) == [None, None])
            a.until(lambda: away(a) == [None, None])


def test_what_comes_at_the_same_moment_is_all_done_and_in_one_order(urls: list[str]) -> None:
    with apart(urls, "the-game") as (a, b):
        answers: list[dict[str, Any]] = []

        def talk(socket: Socket) -> None:
            answers.extend(socket.ask("say", text="la la") for _ in range(15))

        together(talk, a, b)
        assert [answer["type"] for answer in answers] == ["ack"] * 30
        assert len({answer["seq"] for answer in answers}) == 30
        starts: list[dict[str, Any]] = []
        together(lambda socket: starts.append(socket.ask("start")), a, b)
        assert sorted(answer["type"] for answer in starts) == ["ack", "error"]
        (refused,) = (answer for answer in starts if answer["type"] == "error")
        assert refused["error"]["code"] == "already-started"
        a.until(lambda: bool(a.table["started"]))
        b.until(lambda: bool(b.table["started"]))
        check_same(a, b)


def together(work: Any, *sockets: Socket) -> None:
    threads = [threading.Thread(target=work, args=(socket,)) for socket in sockets]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_bots_think_once_for_each_turn(urls: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: Counter[tuple[str, int]] = Counter()
    thought = BotSeats._thought

    async def counted(self: BotSeats, table: Table, state: State, seat: int) -> Decision:
        thoughts[table.id, len(state.steps)] += 1
        return await thought(self, table, state, seat)

    monkeypatch.setattr(BotSeats, "_thought", counted)
    with apart(urls, "nix", "bot", "bot") as (a, b):
        a.done("start")
        b.until(lambda: bool(b.table["started"]))
        play_out([a, b], worth=len)
        check_same(a, b)
        acted = sum(event["kind"] == "played" and event["by_bot"] for event in a.events)
    assert acted > 10 and len(thoughts) == sum(thoughts.values()) == acted


def test_while_the_database_is_away_all_is_refused_and_then_goes_on(
    urls: list[str], postgres: Postgres
) -> None:
    with apart(urls, "the-game", "bot") as (a, b):
        a.done("start")
        postgres.stop()
        try:
            assert a.refused("say", text="hello?") == "try-again"
            with Guest(urls[2]) as carl:
                answer = carl.http.get(f"/api/tables/{a.table['id']}")
                assert (answer.status_code, answer.json()["error"]["code"]) == (503, "try-again")
        finally:
            postgres.start()
        a.done("say", text="hello")
        b.until(lambda: "said" in b.kinds())
        play_out([a, b])
        check_same(a, b)


def test_a_worker_that_begins_while_the_database_is_away_waits_for_it(
    tmp_path: Path, postgres: Postgres, shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = threading.Event()
    monkeypatch.setattr(retrying, "FIRST", 0.01)
    monkeypatch.setattr(application.log, "warning", lambda *_: waiting.set())

    def come_back() -> None:
        waiting.wait(PATIENCE)
        postgres.start()

    postgres.stop()
    with ThreadPoolExecutor() as threads:
        back = threads.submit(come_back)
        settings = quick(tmp_path, database=shared_database)
        with serving(settings) as url, Guest(url) as anna:
            back.result()
            assert anna.create("nix", "me", "bot")["table"]


def test_bots_who_could_not_act_go_on_when_the_database_is_back(
    urls: list[str], postgres: Postgres, shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is connected: so nobody else would wake them."""
    thinking, may_act, thought = threading.Event(), threading.Event(), BotSeats._thought

    async def slow(self: BotSeats, table: Table, state: State, seat: int) -> Decision:
        thinking.set()
        await asyncio.to_thread(may_act.wait)
        return await thought(self, table, state, seat)

    monkeypatch.setattr(BotSeats, "_thought", slow)
    with Guest(urls[0]) as anna:
        table = anna.create("nix", "bot", "bot")["table"]
        assert thinking.wait(PATIENCE)
    postgres.stop()
    try:
        may_act.set()
    finally:
        postgres.start()
    with psycopg.connect(shared_database, autocommit=True) as connection:
        connection.execute("LISTEN reihum")
        last = "SELECT kind FROM events WHERE table_id = %s ORDER BY seq DESC LIMIT 1"
        while connection.execute(last, [table]).fetchone() != ("over",):
            assert list(connection.notifies(timeout=PATIENCE, stop_after=1))


def test_where_time_is_up_exactly_one_worker_sees_to_it(urls: list[str]) -> None:
    with (
        apart(urls, "nix", options={"first": 0}, clock=1) as (a, b),
        Guest(urls[2]) as carl,
        carl.connect(a.table["id"]) as c,
    ):
        a.done("start")
        for socket in (a, b, c):
            socket.until(lambda s=socket: s.kinds().count("timed-out") >= 3)  # type: ignore[misc]
        check_same(a, b, c)
        told = [event for event in c.events if event["kind"] in ("timed-out", "played")]
        assert [event["kind"] for event in told[:4]] == ["timed-out", "played"] * 2
        assert [event["seat"] for event in told[:5]] == [0, 0, 1, 1, 0]


def test_of_a_private_table_no_worker_tells_a_stranger(urls: list[str]) -> None:
    with Guest(urls[0]) as anna, Guest(urls[1]) as bert, Guest(urls[2]) as carl:
        made = anna.create("nix", "me", "open", seating="private")
        table = made["table"]
        for url in urls:
            carl.move(url)
            assert carl.http.get(f"/api/tables/{table}").status_code == 404
        bert.sit(made["links"]["1"], "Bert")
        for url in urls:  # at once, wherever they come
            bert.move(url)
            with bert.connect(table) as b:
                assert b.sync["seat"] == 1

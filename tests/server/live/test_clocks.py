"""Clocks and votes over real sockets: what happens when time is up, also after a restart."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import reihum
from reihum import Game
from reihum.server.table.events import Seated, Started

from ..clients import Guest, Socket
from ..conftest import quick, serving
from ..leaks import cleaned, twins
from ..pairs import begun
from .test_host import table_of

DAY = 24 * 3600
SOON = {"stall_wait": 0, "stall_notice": 0}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where one may ask for a bot at once."""
    with serving(quick(tmp_path_factory.mktemp("hasty"), **SOON)) as url:
        yield url


@pytest.fixture
def two(hasty: str) -> Iterator[tuple[Guest, Guest]]:
    with Guest(hasty) as anna, Guest(hasty) as bert:
        yield anna, bert


def until_event(socket: Socket, kind: str, count: int = 1) -> dict[str, Any]:
    """Listen until something has happened so often; the last time."""
    socket.until(lambda: socket.kinds().count(kind) >= count)
    return [event for event in socket.events if event["kind"] == kind][count - 1]


def test_when_time_is_up_a_bot_plays_that_turn(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "nix", clock=1) as (a, b):
        deadline = a.table["deadline"]
        assert a.table["clock"] == 1 and 0 <= deadline["left"] <= 1
        assert until_event(b, "timed-out")["seat"] == 0
        b.until(lambda: b.table["acting"] == [1])
        assert b.events[-1] == b.events[-1] | {"kind": "played", "seat": 0, "by_bot": True}
        assert not b.table["seats"][0]["out_of_time"] and not b.table["seats"][0]["stand_in"]
        assert b.table["deadline"]["until"] == pytest.approx(b.events[-1]["at"] + 1)
        b.done("play", action=b.view["legal"][0])  # in time
        stood_in = until_event(b, "stood-in")  # a second time in a row
        assert (stood_in["seat"], stood_in["why"]) == (0, "clock")


def test_a_clock_is_from_a_second_to_two_weeks(anna: Guest) -> None:
    for clock in (0, -5, 14 * DAY + 1, 1.5, "long"):
        wanted = {"game": "nix", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock}
        answer = anna.http.post("/api/tables", json=wanted)
        assert answer.status_code == 400 and "clock" in answer.json()["error"]["params"]["field"]
    made = anna.create("nix", "me", "open", clock=14 * DAY)
    told = anna.http.get(f"/api/tables/{made['table']}").json()
    assert told["clock"] == 14 * DAY and told["deadline"] is None
    assert "Time for each turn: 14 days." in anna.http.get(f"/t/{made['table']}").text


def later(folder: Path, seconds: float) -> None:
    """Let a server have been down for so long."""
    with sqlite3.connect(folder / "tables.db") as database:
        database.execute("UPDATE events SET at = at - ?", (seconds,))
    database.close()


def test_a_restart_neither_stops_nor_prolongs_it(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as url, Guest(url) as anna, Guest(url) as bert:
        with begun(anna, bert, "nix", clock=DAY) as (a, _):
            table, until = a.table["id"], a.table["deadline"]["until"]
        cookies = anna.http.cookies
    later(tmp_path, DAY - 3600)
    with serving(quick(tmp_path)) as url, Guest(url) as anna:
        anna.http.cookies = cookies
        with anna.connect(table) as a:
            assert a.table["deadline"]["until"] == pytest.approx(until - DAY + 3600)
            assert 0 < a.table["deadline"]["left"] <= 3600 and a.table["acting"] == [0]
    later(tmp_path, 3600)
    with serving(quick(tmp_path)) as url, Guest(url) as anna, Guest(url) as carl:
        with carl.connect(table) as c:  # nobody of them is here
            stood_in = until_event(c, "stood-in")
            assert (stood_in["seat"], stood_in["why"]) == (0, "clock")
            c.until(lambda: c.table["acting"] == [1])
            kinds = c.kinds()
            assert kinds.count("timed-out") == 1  # and the other has a whole day
        anna.http.cookies = cookies
        with anna.connect(table) as a:
            assert "returned" in a.kinds() and not a.table["seats"][0]["stand_in"]


def test_of_a_table_that_waits_for_days_only_the_time_is_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reihum.server.live.hosts.MOST_IDLE", 0)

    async def run() -> None:
        hosts, _, key = await table_of("nix", tmp_path)
        async with hosts.at(key) as host:
            host.table.clock = DAY
            seated = Seated(seat=1, name="Bert", guest="b")
            await host.happen(lambda _: [seated, Started(seat=0, seed="1", commitment=None)])
            host.table.turn_time = host.table.turn_time.next(time.time())
            host.wake()
            assert host.waits_until == host.table.deadline
        hosts.forget()
        assert key not in hosts._hosts and hosts._due[key] == host.waits_until
        await hosts.remember()
        assert key not in hosts._hosts  # not for a day
        hosts._due[key] = time.time()
        await hosts.remember()
        assert key in hosts._hosts and not hosts._due
        hosts.close()

    asyncio.run(run())


def test_all_agree_and_a_bot_plays_until_one_plays_oneself(two: tuple[Guest, Guest]) -> None:
    with begun(*two, "the-game") as (a, b):
        b.done("stand-in", seat=0)
        stood_in = until_event(a, "stood-in")
        assert (stood_in["seat"], stood_in["why"]) == (0, "vote")
        with two[0].connect(a.table["id"]) as again:  # being here is not yet playing
            assert again.table["seats"][0]["stand_in"]
        a.until(lambda: a.table["acting"] == [1] or bool(a.table["over"]))
        if not a.table["over"]:
            a.done("return")
            assert not a.table["seats"][0]["stand_in"]
            assert a.refused("return") == "plays-already"


def test_whoever_has_not_agreed_and_goes_holds_nobody_up(two: tuple[Guest, Guest]) -> None:
    anna, bert = two
    with Guest(anna.url) as carl:
        made = anna.create("the-game", "me", "open", "open", options={"first": 0})
        bert.sit(made["links"]["1"], "Bert")
        carl.sit(made["links"]["2"], "Carl")
        table = made["table"]
        with anna.connect(table) as a, bert.connect(table) as b:
            with carl.connect(table):
                a.done("start")
                b.until(lambda: b.table["started"] and b.table["seats"][2]["present"])
                b.done("stand-in", seat=0)
                assert b.table["vote"]["agreed"] == [1] and b.refused("stand-in", seat=0)
            assert until_event(a, "stood-in")["seat"] == 0


def until_told(guests: list[Guest], game: Game, deal: str, clock: int | None) -> list[str]:
    """What the other player and a spectator hear of somebody who does nothing."""
    anna, bert, carl = guests
    wanted = {"deal": deal, "options": game.json_options(), "clock": clock}
    with begun(anna, bert, game.name, **wanted) as (a, b), carl.connect(a.table["id"]) as c:
        traffic: list[str] = []
        if clock is None:
            traffic += [repr(b.ask("stand-in", "ask", seat=0))]
            c.until(lambda: c.table["vote"] is not None)
            traffic += [repr(c.ask("decline", "no")), repr(a.ask("decline", "wait"))]
            last = "declined"
        else:
            last = "timed-out"
        for socket in (b, c):
            until_event(socket, last)
            for message in socket.heard:
                kinds = [event["kind"] for event in message.get("events", ())]
                if "played" not in kinds:  # by the bot, which knows its hand
                    traffic.append(repr(message))
        return [cleaned(each, a.table["id"]) for each in traffic]


@pytest.mark.parametrize("clock", [None, 1])
def test_how_long_somebody_does_nothing_tells_nothing_about_their_hand(
    tmp_path: Path, clock: int | None
) -> None:
    game = reihum.game("the-game", players=2, first=0)
    settings = quick(tmp_path, stall_wait=0, stall_notice=1000, bot_pause=1000)
    with (
        twins(game, 1, 1).dealt() as deals,
        serving(settings) as url,
        Guest(url) as anna,
        Guest(url) as bert,
        Guest(url) as carl,
    ):
        people = [anna, bert, carl]
        first, second = (until_told(people, game, seed, clock) for seed in deals)
    assert len(first) > 4 and sorted(first) == sorted(second)

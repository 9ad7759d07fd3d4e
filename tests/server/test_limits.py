"""Limits on sockets and addresses, as the protocol names them."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from reihum.server.limits import Bucket, Buckets, Places, network_of
from reihum.server.live import host
from reihum.server.settings import Rate, Rates

from .clients import Guest
from .conftest import quick, serving


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(Rate(20, 10), lambda: now[0])
    assert sum(bucket.take() for _ in range(50)) == 20
    now[0] = 0.4
    assert not bucket.take()
    now[0] = 0.5
    assert bucket.take() and not bucket.take()
    now[0] = 1000
    assert bucket.full and sum(bucket.take() for _ in range(50)) == 20


def test_each_address_has_its_own_bucket() -> None:
    buckets = Buckets(Rate(1, 60), lambda: 0.0)
    assert buckets.take("a") and buckets.take("b") and not buckets.take("a")


def test_very_many_addresses_do_not_fill_the_memory() -> None:
    now = [0.0]
    buckets = Buckets(Rate(1, 60), lambda: now[0])
    for number in range(25_000):
        buckets.take(str(number))
    assert len(buckets._buckets) <= 10_000


def test_the_limits_of_the_protocol_hold(tmp_path: Path) -> None:
    messages, tables = (Rate(each.count, 3600) for each in (Rates().messages, Rates().tables))
    slow = replace(Rates(), messages=messages, tables=tables)  # however slow the machine is
    with serving(quick(tmp_path, rates=slow)) as url, Guest(url) as guest:
        made = [guest.create("the-game", "me")["table"] for _ in range(5)]
        wanted = {"game": "the-game", "seats": [{"kind": "me"}]}
        answer = guest.http.post("/api/tables", json=wanted)
        assert answer.status_code == 429 and answer.json()["error"]["code"] == "too-fast"
        with guest.connect(made[0]) as socket:
            for number in range(25):
                socket.raw.send(json.dumps({"type": "say", "id": str(number), "text": "hi"}))
            answers = [socket.answer(str(number)) for number in range(25)]
            kinds = [answer["type"] for answer in answers]
            assert kinds[:20] == ["ack"] * 20 and kinds[-1] == "error"
            assert answers[-1]["error"]["code"] == "too-fast"
            assert socket.kinds().count("said") == kinds.count("ack")


def test_nobody_guesses_a_seat(tmp_path: Path) -> None:
    """A link is one of 2 to the power of 128, and an address has a few tries in a minute."""
    slow = replace(Rates(), sits=Rate(Rates().sits.count, 3600))
    with serving(quick(tmp_path, rates=slow)) as url, Guest(url) as anna, Guest(url) as thief:
        made = anna.create("the-game", "me", "open", seating="links")
        _, _, token = made["links"]["1"].partition("#")
        assert len(token) == 26 and token.isalnum()  # letters of five bits each
        nearly = token[:-2] + ("AA" if token[-2:] != "AA" else "BB")
        tried = [
            thief.ask_for_seat(f"{made['table']}#{nearly}").json()["error"]["code"]
            for _ in range(Rates().sits.count + 1)
        ]
        assert tried == [*["bad-token"] * Rates().sits.count, "too-fast"]


def test_so_many_reasons_and_no_more(tmp_path: Path) -> None:
    rates = replace(Rates(), reasons=Rate(2, 3600))
    with serving(quick(tmp_path, rates=rates)) as url, Guest(url) as guest:
        paths = [f"/api/puzzles/none/{each}" for each in ("solution", "why", "solution", "why")]
        asked = [guest.http.post(path, json={"actions": []}).status_code for path in paths]
        assert asked == [404, 404, 429, 429]


def test_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    rates = Rates(sockets=Rate(3, 60))
    with serving(quick(tmp_path, rates=rates)) as url, Guest(url) as guest:
        table = guest.create("the-game", "me")["table"]
        for _ in range(3):
            with guest.connect(table) as socket:
                assert socket.sync
        with guest.connect(table) as socket:
            assert socket.heard[0]["error"]["code"] == "too-fast"


def test_so_many_sockets_at_a_time(tmp_path: Path) -> None:
    rates = replace(Rates(), sockets_open=2)
    with serving(quick(tmp_path, rates=rates)) as url, Guest(url) as guest:
        table = guest.create("the-game", "me")["table"]
        with guest.connect(table) as first:
            with guest.connect(table), guest.connect(table) as third:
                assert third.heard[0]["error"]["code"] == "crowded"
                with pytest.raises(ConnectionClosed) as closed:
                    third.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4029
            first.until(lambda: first.heard[-1]["type"] == "sync")
        with guest.connect(table) as later:
            assert later.sync


def test_places_are_given_back() -> None:
    places = Places(1)
    with places.taken("a") as first, places.taken("a") as second, places.taken("b") as other:
        assert first and not second and other
    with places.taken("a") as again:
        assert again
    assert not places._taken


def test_a_table_has_room_for_so_many(
    anna: Guest, bert: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host, "MOST_SPECTATORS", 1)
    monkeypatch.setattr(host, "MOST_CONNECTIONS", 1)
    table = anna.create("the-game", "me")["table"]
    with anna.connect(table) as mine, bert.connect(table) as watching:
        assert mine.sync["seat"] == 0 and watching.sync["seat"] is None
        for guest in (anna, bert):
            with guest.connect(table) as more:
                assert more.heard[0]["error"]["code"] == "crowded"


def test_who_shares_an_address() -> None:
    several = Rates().times(3)
    assert several.tables == Rate(15, 60) and several.messages == Rates().messages
    assert network_of("2001:db8:0:1:2::3") == network_of("2001:db8:0:1:ffff::")
    assert network_of("2001:db8:0:2::") != network_of("2001:db8:0:1::")
    assert network_of("unix") == "unix"
    mapped = [network_of(f"::ffff:192.0.2.{number}") for number in (7, 8)]
    assert mapped == ["192.0.2.7", "192.0.2.8"]  # IPv4 in the words of IPv6
    assert network_of("fe80::1%eth0") == network_of("fe80::2%eth0")

"""Limits on sockets and addresses, as the protocol names them."""

import json
from pathlib import Path

from reihum.server.limits import Bucket, Buckets
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
    with serving(quick(tmp_path, rates=Rates())) as url, Guest(url) as guest:
        tables = [guest.create("the-game", "me")["table"] for _ in range(5)]
        wish = {"game": "the-game", "seats": [{"kind": "me"}]}
        answer = guest.http.post("/api/tables", json=wish)
        assert answer.status_code == 429 and answer.json()["error"]["code"] == "too-fast"
        with guest.connect(tables[0]) as socket:
            for number in range(25):
                socket.raw.send(json.dumps({"type": "say", "id": str(number), "text": "hi"}))
            answers = [socket.answer(str(number)) for number in range(25)]
            kinds = [answer["type"] for answer in answers]
            assert kinds[:20] == ["ack"] * 20 and kinds[-1] == "error"
            assert answers[-1]["error"]["code"] == "too-fast"
            assert socket.kinds().count("said") == kinds.count("ack")


def test_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    rates = Rates(sockets=Rate(3, 60))
    with serving(quick(tmp_path, rates=rates)) as url, Guest(url) as guest:
        table = guest.create("the-game", "me")["table"]
        for _ in range(3):
            with guest.connect(table) as socket:
                assert socket.sync
        with guest.connect(table) as socket:
            assert socket.heard[0]["error"]["code"] == "too-fast"

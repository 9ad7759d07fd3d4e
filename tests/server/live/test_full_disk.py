"""A disk that is full for a while: nothing is lost, everybody is told, and then it goes on."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from reihum.server import retrying
from reihum.server.store import store, writer

from ..clients import Guest
from ..conftest import quick, serving

WANTED = {"game": "the-game", "seats": [{"kind": "me"}]}


@contextmanager
def full_disk() -> Iterator[None]:
    """Nothing can be written into any file of this process, as long as the block."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_bots_go_on_when_there_is_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(retrying, "FIRST", 0.01)
    monkeypatch.setattr(store, "FRESH_CHECK", 0)
    with serving(quick(tmp_path)) as url, Guest(url) as anna, Guest(url) as bert:
        mine = bert.create("the-game", "me")["table"]
        table = anna.create("the-game", "random", "random", "random")["table"]
        with anna.connect(table) as a, bert.connect(mine) as b:
            a.reach(3)
            with full_disk():
                answer = anna.http.post("/api/tables", json=WANTED)
                assert answer.status_code == 503 and answer.json()["error"]["code"] == "try-again"
                ready = anna.http.get("/readyz")
                assert ready.status_code == 503 and ready.json()["error"]["code"] == "not-ready"
                assert anna.http.get("/healthz").is_success
                assert b.refused("start") == "try-again"
                while "bots of a table have failed" not in caplog.text:
                    anna.http.get("/healthz")
            assert anna.http.get("/readyz").json() == {"ok": True}
            a.until(lambda: bool(a.table["over"]))
            assert [event["seq"] for event in a.events] == list(range(1, len(a.events) + 1))
            b.done("start")
        anna.create("the-game", "me")


def test_however_many_ask_whether_it_is_well_it_is_tried_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[object] = []
    monkeypatch.setattr(writer, "touch", tried.append)
    monkeypatch.setattr(store, "FRESH_CHECK", 1000)
    with serving(quick(tmp_path)) as url, Guest(url) as anna:
        for _ in range(5):
            assert anna.http.get("/readyz").is_success
    assert len(tried) == 1

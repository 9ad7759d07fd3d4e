"""Who may ask for which review, by HTTP."""

import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from reihum.server.reviewing import reviews as module
from reihum.server.settings import Rate

from ..clients import Guest, play_out
from ..conftest import GENEROUS, PATIENT, quick, serving
from ..pairs import begun
from .test_reviews import EAGER, END, HASTY


def asked(guest: Guest, **body: Any) -> httpx.Response:
    return guest.http.post("/api/reviews", json=body)


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def review_of(guest: Guest, **body: Any) -> Any:
    """The whole review, once it is there."""
    answer = asked(guest, **body).json()
    until = time.monotonic() + PATIENT
    while answer["state"] in ("waiting", "working") and time.monotonic() < until:
        time.sleep(0.05)
        answer = guest.http.get(f"/api/reviews/{answer['id']}").json()
    return answer


def test_a_running_game_is_refused(anna: Guest, bert: Guest) -> None:
    table = anna.create("the-game", "me", "open")["table"]
    assert code(asked(anna, table=table)) == (409, "not-started")
    with begun(anna, bert, "the-game", deal="monday") as (a, b):
        table = a.table["id"]
        a.done("play", action=a.view["legal"][0])
        for game in (None, 1):
            assert code(asked(anna, table=table, game=game)) == (409, "review-running")
        record = anna.http.get(f"/api/tables/{table}/record").json()["record"]
        assert asked(anna, record=record).status_code == 400
        assert code(asked(anna, table=table, game=2)) == (404, "no-such-game")
        play_out([a, b])
        a.done("again", same=True)
        b.done("again", same=True)
        assert code(asked(anna, table=table, game=1)) == (409, "review-running")  # the same cards
        assert code(asked(anna, table=table)) == (409, "review-running")


def test_what_is_no_game_is_refused(anna: Guest) -> None:
    assert code(asked(anna)) == (400, "bad-request")
    assert code(asked(anna, record="nonsense"))[0] == 400
    assert code(asked(anna, table="0000000000")) == (404, "not-found")
    assert code(anna.http.get("/api/reviews/none")) == (404, "no-such-review")
    assert code(anna.http.delete("/api/reviews/none")) == (404, "no-such-review")
    assert anna.http.get("/api/reviews/none?after=-1").status_code == 400


def test_games_of_a_private_table_and_earlier_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "EFFORT", HASTY)
    monkeypatch.setattr(module, "ReviewProcess", EAGER)
    with (
        serving(quick(tmp_path)) as url,
        Guest(url) as anna,
        Guest(url) as bert,
        Guest(url) as carl,
        begun(anna, bert, "nix", seating="private") as (a, b),
    ):
        table = a.table["id"]
        a.done("play", action=a.view["legal"][0])
        a.done("concede")
        b.done("concede")
        b.until(lambda: b.table["over"])
        a.done("again", same=False)
        b.done("again", same=False)
        assert code(asked(anna, table=table)) == (409, "review-running")
        assert code(asked(carl, table=table, game=1)) == code(asked(carl, table="0000000000"))
        done = review_of(bert, table=table, game=1)
        assert done["state"] == "done" and done["summary"]["game"] == "nix"
        assert [turn["seat"] for turn in done["turns"]] == [0]
        assert done["turns"][0]["points"] is not None and done["turns"][0]["first"] == 0
        assert asked(anna, table=table, game=1).json() == done
        shared = review_of(carl, record=END.record())
        assert shared["summary"]["winnable"]["last_won"] == 2


def test_one_address_asks_for_so_many(tmp_path: Path) -> None:
    settings = quick(tmp_path, rates=GENEROUS.__class__(reviews=Rate(1, 1000)))
    with serving(settings) as url, Guest(url) as anna:
        assert code(asked(anna, record="nonsense"))[0] == 400
        assert code(asked(anna, record="nonsense")) == (429, "too-fast")

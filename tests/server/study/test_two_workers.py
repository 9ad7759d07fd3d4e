"""Everything between games by way of two workers that share a PostgreSQL."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from reihum.server.reviewing import reviews

from ..clients import Guest, play_out, reckless
from ..conftest import quick, serving
from ..neighbours.test_workers import LONG, seated_apart
from ..replay.test_together import looking, until
from ..reviewing.test_reviews import EAGER, HASTY
from .days import asked, begin, board, finish, today


@pytest.fixture
def urls(
    tmp_path: Path, shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> Iterator[list[str]]:
    """The addresses of two workers whose reviews are made in plain Python, by few worlds."""
    monkeypatch.setattr(reviews, "EFFORT", HASTY)
    monkeypatch.setattr(reviews, "ReviewProcess", EAGER)
    settings = quick(tmp_path, database=shared_database, worker_expiry=LONG)
    with ExitStack() as stack:
        yield [stack.enter_context(serving(settings)) for _ in range(2)]


def sent(guest: Guest, path: str, body: Any = None) -> Any:
    answer = guest.http.post(f"/api{path}", json=body)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


def given_up(anna: Guest, bert: Guest) -> str:
    """A table where two have played a few cards, and then one gave up."""
    with seated_apart(anna, bert, "face-to-face") as (a, b):
        a.done("start")
        for _ in range(6):
            latest = max(a.sync["seq"], b.sync["seq"])
            for each in (a, b):
                each.reach(latest)
            able = a if a.view["legal"] else b
            able.done("play", action=max(able.view["legal"], key=reckless))
        a.done("concede")
        b.until(lambda: bool(b.table["over"]))
        table: str = a.table["id"]
        return table


def test_what_one_does_by_one_worker_is_seen_by_the_other(urls: list[str]) -> None:
    with Guest(urls[0]) as anna, Guest(urls[1]) as bert:
        table = given_up(anna, bert)
        ways = [asked(each, f"/tables/{table}/replay") for each in (anna, bert)]
        assert ways[0]["steps"] == ways[1]["steps"] and ways[0]["record"] == ways[1]["record"]
        assert [each["won"] for each in asked(anna, "/me/games")["games"]] == [False]
        review = sent(anna, "/reviews", {"table": table})
        while asked(bert, f"/reviews/{review['id']}")["state"] != "done":
            time.sleep(0.02)
        assert sent(bert, "/reviews", {"table": table})["state"] == "done"
        turns = 0
        for guest, other in ((anna, urls[1]), (bert, urls[0])):
            guest.move(other)
            (group,) = asked(guest, "/me/statistics")["groups"]
            (reviewed,) = group["reviewed"]
            assert reviewed["table"] == table
            turns += reviewed["turns"]
            assert asked(guest, "/puzzles/mistakes").keys() == {"due", "later"}
        assert turns == review["count"]


def test_days_and_puzzles_by_either_worker(urls: list[str]) -> None:
    with Guest(urls[0]) as anna, Guest(urls[1]) as bert:
        table = begin(anna, "nix")
        anna.move(urls[1])
        assert begin(anna, "nix") == table, "there is one for each guest"
        with anna.connect(table) as socket:
            play_out([socket])
        finish(bert, "nix")
        anna.move(urls[0])
        for guest in (anna, bert):
            told = board(guest, "nix")
            assert told["count"] == 2 and told["mine"]["place"] == 1 == told["rows"][1]["place"]
        assert asked(anna, "/me/days")["days"][0]["day"] == today()
        name = asked(anna, "/puzzles/next?game=the-game")["name"]
        wrong = sent(anna, f"/puzzles/{name}/play", {"actions": []})["sync"]["view"]["legal"]
        actions = [wrong[0]]
        while (told := sent(anna, f"/puzzles/{name}/play", {"actions": actions}))[
            "verdict"
        ] is None:
            legal = told["sync"]["view"]["legal"]
            actions.append("end" if "end" in legal else legal[0])
        anna.move(urls[1])
        assert asked(anna, "/puzzles")["standing"]["answered"] == 1
        assert sent(anna, f"/puzzles/{name}/solution")["actions"]


def test_all_follow_whoever_leads_by_way_of_another_worker(urls: list[str]) -> None:
    place = {"game": 1, "step": 3, "eyes": "open"}
    with Guest(urls[0]) as anna, Guest(urls[1]) as bert:
        table = given_up(anna, bert)
        with looking(anna, table) as a:
            assert a.hear()["leading"]
            a.send("show", **place)
            with looking(bert, table) as b:
                until(b, people=2, leading=False, led=True, leader=0, place=place)
                until(a, people=2, leading=True)
                b.send("lead")
                until(a, leading=False, leader=1)
                until(b, leading=True)
                b.send("show", **{**place, "step": 5})
                until(a, place={**place, "step": 5})
            until(a, people=1, leading=True)

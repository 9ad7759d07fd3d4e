"""Another game at the same table: it is asked for, and the results of all are kept."""

import time
from pathlib import Path

import pytest

from ..clients import Guest, play_out
from ..conftest import quick, serving
from ..pairs import begun, pair
from .test_conceding import three
from .test_sockets import act


@pytest.mark.parametrize("same", [True, False])
def test_it_is_dealt_when_all_are_ready(anna: Guest, bert: Guest, same: bool) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        play_out([a, b])
        deal, end = a.view["deal"], a.view
        a.done("again", same=same)
        b.reach(a.sync["seq"])
        for socket in (a, b):
            wish = socket.table["again"]
            assert (wish["same"], wish["ready"]) == (same, [0])
            assert abs(wish["since"] - time.time()) < 60
            assert socket.events[-1]["kind"] == "ready" and socket.events[-1]["same"] is same
            assert socket.table["over"] and socket.view["outcome"] == end["outcome"]
        b.done("again", same=same)
        a.reach(b.sync["seq"])
        for socket in (a, b):
            assert socket.events[-1]["kind"] == "again" and socket.events[-1]["seat"] == 0
            assert socket.table["again"] is None and not socket.table["over"]
        play_out([a, b])
        assert (a.view["deal"] == deal) is same


def test_who_wants_something_else_says_so(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        play_out([a, b])
        assert a.refused("decline") == "nothing-asked"
        a.done("again", same=False)
        answer = b.ask("again", same=True)
        assert answer["error"]["code"] == "again-differs"
        assert answer["error"]["params"] == {"same": False}
        assert a.refused("again", same=True) == "again-differs"
        b.done("decline")
        wish = b.table["again"]
        assert b.kinds()[-1] == "declined" and wish is None
        b.done("again", same=True)
        assert b.table["again"]["ready"] == [1]
        a.done("again", same=True)
        assert not a.table["over"] and a.events[-1]["seat"] == 1


def test_who_has_asked_waits_a_while_and_then_no_longer(tmp_path: Path) -> None:
    for wait, code in ((1000, "not-agreed"), (0, None)):
        folder = tmp_path / str(wait)
        folder.mkdir()
        with (
            serving(quick(folder, again_wait=wait)) as url,
            Guest(url) as anna,
            Guest(url) as bert,
            three(anna, bert, url) as (a, b, c),
        ):
            play_out([a, b, c])
            a.done("again", same=False)
            b.done("again", same=False)
            assert b.refused("again", same=False) == "not-agreed"  # only who has asked
            if code:
                assert a.refused("again", same=False) == code
            else:
                a.done("again", same=False)
                assert not a.table["over"] and a.kinds()[-1] == "again"


def test_nobody_waits_for_those_who_are_not_here(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        play_out([a, b])
        b.done("again", same=True)
        b.raw.close()
        a.until(lambda: not a.table["seats"][1]["present"])
        a.done("again", same=False)  # nor does the wish of who has gone bind anybody
        assert not a.table["over"] and a.events[-1]["same"] is False


def test_who_was_away_finds_the_next_game(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        play_out([a, b])
        a.done("again", same=False)
        b.raw.close()
        a.until(lambda: not a.table["seats"][1]["present"])
        assert a.table["over"]
        a.done("again", same=False)
        with bert.connect(a.table["id"]) as back:
            assert back.table["round"] == 2 and not back.table["over"]
            assert back.view["hand"] and back.view["last_turn"] is None


def test_only_people_at_the_table_and_only_after_the_end(
    anna: Guest, bert: Guest, url: str
) -> None:
    with pair(anna, bert, "nix") as (a, b), Guest(url) as carl, carl.connect(a.table["id"]) as c:
        assert a.refused("again", same=True) == "not-over"
        assert c.refused("again", same=True) == "not-seated"
        play_out([a, b])
        a.done("again")
        assert c.refused("again", same=False) == "not-seated"
        c.reach(a.sync["seq"])
        assert c.table["again"]["ready"] == [0]


def test_a_repeated_wish_counts_once(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        play_out([a, b])
        first = a.ask("again", "one", same=False)
        assert a.ask("again", "one", same=False) == first and a.table["again"]["ready"] == [0]
        second = b.ask("again", "two", same=False)
        assert b.ask("again", "two", same=False) == second and b.table["round"] == 2


def test_a_table_keeps_the_results_of_its_games(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        assert a.table["results"] == []
        outcomes = []
        for number in range(3):
            play_out([a, b]) if number else a.done("concede")
            if not number:
                b.done("concede")
                a.until(lambda: bool(a.table["over"]))
            outcomes.append(a.view["outcome"])
            a.done("again", same=False)
            b.done("again", same=False)
            a.reach(b.sync["seq"])
        act(a)
        assert a.table["results"] == [
            {"round": number}
            | {name: outcome[name] for name in ("won", "winners", "scores", "reason")}
            for number, outcome in enumerate(outcomes, 1)
        ]
        assert a.table["results"][0]["reason"] == "conceded"
        (mine,) = [
            t for t in anna.http.get("/api/me/tables").json()["tables"] if t["id"] == a.table["id"]
        ]
        assert mine["results"] == a.table["results"]


def test_after_a_restart_wish_and_results_are_there(tmp_path: Path) -> None:
    with (
        serving(quick(tmp_path)) as url,
        Guest(url) as anna,
        Guest(url) as bert,
        begun(anna, bert, "the-game") as (a, b),
    ):
        play_out([a, b])
        a.done("again", same=True)
        b.done("again", same=True)
        a.reach(b.sync["seq"])
        play_out([a, b])
        b.done("again", same=False)
        before, cookies = b.table, [anna.http.cookies, bert.http.cookies]
    with serving(quick(tmp_path)) as url, Guest(url) as anna, Guest(url) as bert:
        anna.http.cookies, bert.http.cookies = cookies
        with anna.connect(before["id"]) as a, bert.connect(before["id"]) as b:
            b.until(lambda: bool(b.table["seats"][0]["present"]))
            assert (b.table["again"], b.table["results"]) == (before["again"], before["results"])
            a.done("again", same=False)
            assert a.table["round"] == 3 and a.events[-1]["seat"] == 1

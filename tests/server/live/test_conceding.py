"""Giving up at a table: with the others' consent, or alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import reihum

from ..clients import Guest, Socket, play_out
from ..conftest import quick, serving
from ..pairs import begun
from .test_sockets import act

EVERYBODY = (0, 1, None)


@pytest.mark.parametrize("game", ["the-game", "extreme", "nix"])
def test_it_is_over_once_all_agree(anna: Guest, bert: Guest, url: str, game: str) -> None:
    with begun(anna, bert, game) as (a, b), Guest(url) as carl, carl.connect(a.table["id"]) as c:
        act(a)
        running = a.table["conceding"]
        a.done("concede")
        for socket in (a, b, c):
            socket.reach(a.sync["seq"])
            assert socket.kinds()[-1] == "conceding" and socket.events[-1]["seat"] == 0
            assert socket.table["conceding"] == [0] and not socket.table["over"]
            assert socket.view["outcome"] is None and socket.view["open_hands"] is None
        b.done("concede")
        for socket in (a, b, c):
            socket.until(lambda socket=socket: bool(socket.table["over"]))  # type: ignore[misc]
            assert socket.kinds()[-2:] == ["conceding", "over"] and socket.table["conceding"] == []
            assert socket.events[-1]["seat"] == 0  # who has asked
            assert socket.events[-1]["outcome"] == socket.view["outcome"]
            assert socket.view["outcome"]["reason"] == "conceded"
            assert socket.view["open_hands"] and socket.view["deal"] and socket.view["legal"] == []
        assert running == []
        check_outcome(a, game)
        record = anna.http.get(f"/api/tables/{a.table['id']}/record").json()["record"]
        end = reihum.replay(record)
        assert end.outcome is not None and end.outcome.json() == a.view["outcome"]


def check_outcome(socket: Socket, game: str) -> None:
    outcome, view = socket.view["outcome"], socket.view
    assert outcome["seat"] is None
    if game == "nix":
        assert outcome["won"] is None and outcome["scores"] == view["totals"] == [0, 0]
        assert outcome["winners"] == [0, 1]
    else:
        assert outcome["won"] is False and outcome["scores"] == [view["left"]] == [97]


@pytest.mark.parametrize("who", [0, 1])
def test_in_a_duel_who_gives_up_loses_at_once(anna: Guest, bert: Guest, who: int) -> None:
    with begun(anna, bert, "face-to-face") as (a, b):
        act(a)
        (a, b)[who].done("concede")
        for socket in (a, b):
            socket.until(lambda socket=socket: bool(socket.table["over"]))  # type: ignore[misc]
        assert a.kinds()[-2:] == ["conceding", "over"]
        assert [event["seat"] for event in a.events[-2:]] == [who, who]
        outcome = a.view["outcome"]
        assert (outcome["winners"], outcome["seat"], outcome["won"]) == ([1 - who], who, None)
        assert outcome["scores"] == [side["left"] for side in a.view["sides"]]
        assert a.view["last_turn"]["played"] == a.view["turn"]["played"] != []


@pytest.mark.parametrize(
    ("game", "seats"), [("the-game", ["me"]), ("extreme", ["me", "bot"]), ("nix", ["me", "bot"])]
)
def test_alone_or_among_bots_it_is_over_at_once(anna: Guest, game: str, seats: list[str]) -> None:
    made = anna.create(game, *seats, options={"first": 0})
    with anna.connect(made["table"]) as a:
        a.done("start")
        first = a.ask("concede", "one")
        a.until(lambda: bool(a.table["over"]))
        assert a.view["outcome"]["reason"] == "conceded" and a.kinds()[-2:] == ["conceding", "over"]
        assert a.ask("concede", "one") == first  # repeated, it is not done again
        assert a.refused("concede") == "game-over"
        a.done("again", same=False)
        assert not a.table["over"]


def test_anybody_may_decline_and_nothing_is_left_of_it(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        assert a.refused("decline") == "nothing-asked"
        a.done("concede")
        assert a.refused("concede") == "not-agreed"
        b.done("decline")
        assert b.kinds()[-1] == "declined" and b.events[-1]["seat"] == 1
        assert b.table["conceding"] == [] and b.refused("decline") == "nothing-asked"
        b.done("concede")
        a.reach(b.sync["seq"])
        assert a.table["conceding"] == [1] and not a.table["over"]
        b.done("decline")  # who has asked may take it back too
        assert b.table["conceding"] == []


def test_who_plays_on_does_not_give_up(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        a.done("concede")
        act(a)
        assert a.table["conceding"] == []
        b.reach(a.sync["seq"])
        b.done("concede")
        a.reach(b.sync["seq"])
        act(a)  # only who has asked
        assert a.table["conceding"] == [1]
        a.done("concede")
        a.until(lambda: bool(a.table["over"]))
        assert a.events[-1]["seat"] == 1


def test_nobody_waits_for_those_who_are_not_here(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        a.done("concede")
        b.raw.close()
        a.until(lambda: not a.table["seats"][1]["present"])
        assert not a.table["over"]  # nobody has asked since
        a.done("concede")
        assert a.kinds()[-1] == "over" and a.table["over"]


@contextmanager
def three(anna: Guest, bert: Guest, url: str, **more: Any) -> Iterator[list[Socket]]:
    """Three people at a table, seat 0 to act."""
    made = anna.create("the-game", "me", "open", "open", options={"first": 0}, **more)
    bert.sit(made["links"]["1"], "Bert")
    with Guest(url) as carl:
        carl.sit(made["links"]["2"], "Carl")
        table = made["table"]
        with anna.connect(table) as a, bert.connect(table) as b, carl.connect(table) as c:
            a.done("start")
            for socket in (b, c):
                socket.reach(a.sync["seq"])
            yield [a, b, c]


def test_of_three_the_third_counts(anna: Guest, bert: Guest, url: str) -> None:
    with three(anna, bert, url) as (a, b, c):
        c.done("concede")
        b.done("concede")
        assert b.table["conceding"] == [2, 1] and not b.table["over"]
        assert b.refused("concede") == "not-agreed"
        a.done("concede")
        a.until(lambda: bool(a.table["over"]))
        assert a.events[-1]["seat"] == 2


def test_a_bot_that_stands_in_has_no_say(anna: Guest, bert: Guest, url: str) -> None:
    with three(anna, bert, url) as (a, b, c):
        c.done("leave")
        a.reach(c.sync["seq"])
        a.done("stand-in", seat=2)
        a.done("concede")
        assert not a.table["over"]
        b.done("concede")
        b.until(lambda: bool(b.table["over"]))


def test_only_people_at_the_table_and_only_in_a_game(anna: Guest, bert: Guest, url: str) -> None:
    made = anna.create("the-game", "me", "open")
    with anna.connect(made["table"]) as a:
        assert a.refused("concede") == "not-started"
        assert a.refused("decline") == "nothing-asked"
    with begun(anna, bert, "the-game") as (a, b), Guest(url) as carl:
        with carl.connect(a.table["id"]) as c:
            assert c.refused("concede") == c.refused("decline") == "not-seated"
            a.done("concede")
            assert c.refused("decline") == "not-seated"
            c.reach(a.sync["seq"])
            assert c.table["conceding"] == [0]
        play_out([b, a])
        assert b.refused("concede") == "game-over"


def test_after_a_restart_who_has_agreed_still_does(tmp_path: Path) -> None:
    with (
        serving(quick(tmp_path)) as url,
        Guest(url) as anna,
        Guest(url) as bert,
        begun(anna, bert, "the-game") as (a, _),
    ):
        act(a)
        a.done("concede")
        table, cookies = a.table["id"], [anna.http.cookies, bert.http.cookies]
    with serving(quick(tmp_path)) as url, Guest(url) as anna, Guest(url) as bert:
        anna.http.cookies, bert.http.cookies = cookies
        with anna.connect(table) as a, bert.connect(table) as b:
            assert a.table["conceding"] == [0]
            b.done("concede")
            a.until(lambda: bool(a.table["over"]))
            before = a.sync
    with serving(quick(tmp_path)) as url, Guest(url) as anna:
        anna.http.cookies = cookies[0]
        with anna.connect(table) as back:
            assert back.view == before["view"] and back.table["over"]
            assert back.table["results"] == before["table"]["results"]

"""What the host does about the seats before the start, and who the host is."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from ...clients import Guest, Socket
from ...conftest import quick, serving
from ...pairs import begun

LOOK = {"colour": 1, "glyph": 6}


@contextmanager
def lobby(anna: Guest, bert: Guest, *more: str, **wanted: Any) -> Iterator[tuple[Socket, Socket]]:
    """Anna has made a table and sits on seat 0, Bert on seat 1; nothing has begun."""
    made = anna.create("the-game", "me", "open", *more, **wanted)
    bert.sit(made["links"]["1"], "Bert", look=LOOK)
    with anna.connect(made["table"]) as a, bert.connect(made["table"]) as b:
        a.done("rename", name="Anna")
        b.until(lambda: b.table["seats"][0]["name"] == "Anna")
        yield a, b


def names(socket: Socket) -> list[str]:
    return [seat["name"] or seat["kind"] for seat in socket.table["seats"]]


def links(guest: Guest, table: str) -> dict[str, str]:
    answer: dict[str, str] = guest.http.get(f"/api/tables/{table}/links").json()["links"]
    return answer


def test_an_open_seat_becomes_a_bots_and_back(anna: Guest, bert: Guest) -> None:
    with lobby(anna, bert, "open") as (a, b):
        a.done("set-seat", seat=2, kind="bot", bot="expert", name="Pia")
        assert (a.table["seats"][2]["kind"], a.table["seats"][2]["bot"]) == ("bot", "expert")
        assert names(a)[2] == "Pia"
        a.done("set-seat", seat=2, kind="bot")
        assert a.table["seats"][2]["bot"] == "club"  # the usual one
        a.done("set-seat", seat=2, kind="open")
        b.reach(a.sync["seq"])
        assert b.table["seats"][2]["kind"] == "open"
        told = [event for event in b.events if event["kind"] == "seat-set"]
        assert [event["bot"] for event in told] == ["expert", "club", None]
        assert [event["name"] for event in told] == ["Pia", "", ""]
        assert a.refused("start") == "seats-open"


def test_a_seat_that_was_a_bots_can_be_taken_and_is_remembered(
    anna: Guest, bert: Guest, carl: Guest
) -> None:
    with lobby(anna, bert, "bot") as (a, _):
        table = a.table["id"]
        a.done("set-seat", seat=2, kind="open")
        assert carl.sit(links(anna, table)["2"], "Carl") == 2
        mine = carl.http.get("/api/me/tables").json()["tables"]
        assert [(each["id"], each["seat"]) for each in mine] == [(table, 2)]


def test_people_keep_their_seats(anna: Guest, bert: Guest) -> None:
    with lobby(anna, bert) as (a, _):
        for kind in ("open", "bot"):
            assert a.refused("set-seat", seat=1, kind=kind) == "seat-taken"
        assert a.refused("set-seat", seat=0, kind="bot") == "seat-taken"


def test_what_cannot_be_is_refused(anna: Guest, bert: Guest) -> None:
    with lobby(anna, bert, "open") as (a, _):
        before = a.table
        assert a.refused("set-seat", seat=2, kind="bot", bot="clever") == "unknown-bot"
        assert a.refused("set-seat", seat=3, kind="open") == "bad-request"
        assert a.refused("swap", seat=0, other=3) == "bad-request"
        assert a.refused("swap", seat=3, other=0) == "bad-request"
        assert a.refused("swap", seat=1, other=1) == "bad-request"
        assert a.refused("remove", seat=2) == "nobody-there"
        assert a.refused("remove", seat=0) == "bad-request"  # oneself: one leaves
        assert a.refused("remove", seat=9) == "bad-request"
        assert a.table == before


ASKED: list[tuple[str, dict[str, Any]]] = [
    ("set-seat", {"seat": 2, "kind": "bot"}),
    ("swap", {"seat": 0, "other": 2}),
    ("remove", {"seat": 1}),
]
EACH = pytest.mark.parametrize(("wanted", "fields"), ASKED)


@EACH
def test_only_the_host_may(anna: Guest, bert: Guest, carl: Guest, wanted: str, fields: Any) -> None:
    with lobby(anna, bert, "open") as (a, b), carl.connect(a.table["id"]) as c:
        assert b.table["host"] == 0
        assert b.refused(wanted, **fields) == "not-host"
        assert c.refused(wanted, **fields) == "not-seated"
        assert names(a) == ["Anna", "Bert", "open"]


@EACH
def test_not_once_it_has_begun(anna: Guest, bert: Guest, wanted: str, fields: Any) -> None:
    with lobby(anna, bert, "bot") as (a, _):
        a.done("start")
        assert a.refused(wanted, **fields) == "already-started"


def test_who_has_made_the_table_is_the_host_and_then_the_lowest_seat(
    anna: Guest, bert: Guest, carl: Guest
) -> None:
    table = anna.create("the-game", "open", "open", "me")["table"]
    carl.sit(table, "Carl", seat=1)
    bert.sit(table, "Bert", seat=0)
    with anna.connect(table) as a, bert.connect(table) as b, carl.connect(table) as c:
        assert a.table["host"] == 2
        a.done("leave")
        assert a.table["host"] == 0
        b.until(lambda: b.table["host"] == 0)
        b.done("remove", seat=1)
        c.until(lambda: c.sync["seat"] is None)
        b.done("leave")
        assert b.table["host"] is None
        anna.sit(table, seat=1)
        a.until(lambda: a.table["host"] == 1)


def test_a_host_who_leaves_in_the_middle_of_a_game_is_none(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        a.done("leave")
        b.until(lambda: b.table["host"] == 1)


def test_who_changes_places_takes_everything_along(anna: Guest, bert: Guest, carl: Guest) -> None:
    with lobby(anna, bert, "open") as (a, b):
        table = a.table["id"]
        old = links(anna, table)
        assert a.done("swap", message_id="twice", seat=0, other=1) == a.sync["seq"]
        assert a.sync["seat"] == 1 and names(a) == ["Bert", "Anna", "open"]
        assert a.table["host"] == 1 and a.table["seats"][0]["look"] == LOOK
        b.until(lambda: b.sync["seat"] == 0)
        assert (b.events[-1]["seat"], b.events[-1]["other"]) == (0, 1)
        seq = a.sync["seq"]
        assert a.done("swap", message_id="twice", seat=0, other=1) == seq  # not swapped back
        b.done("rename", message_id="twice", name="Berta")  # ids are each person's own
        a.done("swap", seat=0, other=2)
        assert names(a) == ["open", "Anna", "Berta"]
        assert carl.sit(old["2"], "Carl") == 0  # the link of the seat that was open
        assert carl.sit(old["2"]) == 0  # which he may open once more
        assert bert.ask_for_seat(old["2"]).json()["error"]["code"] == "bad-token"


def test_my_tables_know_where_i_sit_now(anna: Guest, bert: Guest) -> None:
    with lobby(anna, bert) as (a, _):
        a.done("swap", seat=0, other=1)
        for guest, seat in ((anna, 1), (bert, 0)):
            mine = guest.http.get("/api/me/tables").json()["tables"]
            assert [each["seat"] for each in mine if each["id"] == a.table["id"]] == [seat]


def test_who_is_removed_does_not_come_back_by_themselves(anna: Guest, bert: Guest) -> None:
    with lobby(anna, bert) as (a, b):
        table = a.table["id"]
        old = bert.move_link(table)
        a.done("remove", seat=1)
        assert names(a) == ["Anna", "open"] and a.events[-1]["name"] == "Bert"
        b.until(lambda: b.kinds()[-1] == "removed")
        assert b.sync["seat"] is None and b.refused("pace", pace="quick") == "not-seated"
        assert bert.ask_for_seat(old).json()["error"]["code"] == "bad-token"
        for more in ({}, {"seat": 1}):
            answer = bert.ask_for_seat(table, **more)
            assert answer.status_code == 403 and answer.json()["error"]["code"] == "removed"
        assert bert.http.get("/api/me/tables").json()["tables"] == []
        new = links(anna, table)["1"]
        assert new != old and bert.sit(new) == 1  # the host has thought better of it


def test_where_seating_is_by_link_who_is_removed_needs_a_new_one(anna: Guest, bert: Guest) -> None:
    with lobby(anna, bert, seating="links") as (a, _):
        old = bert.move_link(a.table["id"])
        a.done("remove", seat=1)
        assert bert.ask_for_seat(old).json()["error"]["code"] == "bad-token"
        assert bert.ask_for_seat(a.table["id"]).json()["error"]["code"] == "by-link-only"


def test_people_agree_who_begins_where_several_are_expected(anna: Guest) -> None:
    table = anna.create("the-game", "me", "bot", "bot")["table"]
    with anna.connect(table) as a:
        assert a.table["options"]["first"] == "lot"
        a.done("set-seat", seat=1, kind="open")
        assert a.table["options"]["first"] == "agree"
        a.done("set-seat", seat=1, kind="bot")
        assert a.table["options"]["first"] == "lot"
        a.done("start")
        assert a.view["options"]["first"] == "lot"
    chosen = anna.create("the-game", "me", "bot", options={"first": 1})["table"]
    with anna.connect(chosen) as a:
        a.done("set-seat", seat=1, kind="open")
        assert a.table["options"]["first"] == 1
    with anna.connect(anna.create("nix", "me", "bot")["table"]) as a:
        a.done("set-seat", seat=1, kind="open")
        assert a.table["options"]["first"] == "lot"  # a game that knows no agreement


def test_mixing_ends_where_the_seats_change(anna: Guest, bert: Guest) -> None:
    made = anna.create("face-to-face", "me", "open", mixes=True)
    bert.sit(made["table"], "Bert")
    with anna.connect(made["table"]) as a, bert.connect(made["table"]) as b:
        changes: list[tuple[str, Any]] = [
            ("swap", {"seat": 0, "other": 1}),
            ("remove", {"seat": 0}),
        ]
        for change, fields in changes:
            a.done("start")
            a.done("mix", text="salt")
            assert a.table["mixing"]
            a.done(change, **fields)
            assert a.table["mixing"] is None and not a.table["started"]
        b.until(lambda: b.sync["seat"] is None)


@contextmanager
def three(folder: Path) -> Iterator[list[Guest]]:
    """A server, and three guests."""
    with (
        serving(quick(folder)) as url,
        Guest(url) as anna,
        Guest(url) as bert,
        Guest(url) as carl,
    ):
        yield [anna, bert, carl]


def test_all_of_it_is_there_after_a_restart(tmp_path: Path) -> None:
    with three(tmp_path) as (anna, bert, carl), lobby(anna, bert, "open", "open", "bot") as (a, _):
        table = a.table["id"]
        old = links(anna, table)
        carl.sit(table, "Carl", seat=2)
        a.done("swap", seat=1, other=3)
        a.done("swap", seat=0, other=4)
        a.done("set-seat", seat=0, kind="bot", bot="expert")
        a.done("remove", seat=2)
        a.done("pace", pace="at-once")
        before, new = a.table, links(anna, table)
        cookies = [dict(guest.http.cookies) for guest in (anna, bert, carl)]
    with three(tmp_path) as people:
        for guest, cookie in zip(people, cookies, strict=True):
            guest.http.cookies = httpx.Cookies(cookie)
        check_restarted(people, table, before, old, new)


def check_restarted(people: list[Guest], table: str, before: Any, old: Any, new: Any) -> None:
    anna, bert, carl = people
    with anna.connect(table) as a, bert.connect(table) as b:
        assert (a.sync["seat"], b.sync["seat"]) == (4, 3)
        assert names(a) == ["bot", "open", "open", "Bert", "Anna"]
        known = ("name", "look", "kind", "bot")
        for seat, earlier in zip(a.table["seats"], before["seats"], strict=True):
            assert [seat[name] for name in known] == [earlier[name] for name in known]
        for name in ("host", "pace", "seating", "options"):
            assert a.table[name] == before[name]
        assert (a.table["host"], a.table["pace"]) == (4, "at-once")
        assert links(anna, table) == new
        assert carl.ask_for_seat(table).json()["error"]["code"] == "removed"
        assert carl.ask_for_seat(old["2"]).json()["error"]["code"] == "bad-token"
        assert carl.sit(old["3"]) == 1  # the seat that was open from the start, and moved
        assert carl.http.get("/api/me/tables").json()["tables"][0]["seat"] == 1

"""Making, finding, joining and leaving tables."""

from typing import Any

import httpx
import pytest

from ..clients import Guest
from ..pairs import begun, pair


def code(answer: httpx.Response) -> str:
    error = answer.json()["error"]
    assert set(error) == {"code", "params", "text"}
    return str(error["code"])


def test_a_bot_may_be_named_also_by_an_older_name_and_need_not_be(anna: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "bot": "planner"}]
    made = anna.http.post("/api/tables", json={"game": "the-game", "seats": seats}).json()
    lobby = anna.http.get(f"/api/tables/{made['table']}").json()
    assert [seat["bot"] for seat in lobby["seats"]] == [None, "club", "planner"]


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are(anna: Guest) -> None:
    wanted = {"game": "the-game", "seats": [{"kind": "bot", "bot": "clever"}]}
    text = anna.http.post("/api/tables", json=wanted).json()["error"]["text"]
    assert text.startswith("There is no bot 'clever'; the bots are ")
    assert text.endswith("beginner, casual, club, expert, master.")


def test_a_new_table_has_the_seats_that_were_asked_for(anna: Guest) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = anna.http.post("/api/tables", json={"game": "the-game", "seats": seats}).json()
    assert made["seat"] == 0 and list(made["links"]) == ["1"]
    assert len(made["table"]) == 10 and made["links"]["1"].startswith(f"/t/{made['table']}#")
    assert len(made["links"]["1"].split("#")[1]) == 26
    lobby = anna.http.get(f"/api/tables/{made['table']}").json()
    assert [seat["kind"] for seat in lobby["seats"]] == ["person", "open", "bot"]
    assert lobby["seats"][0]["name"] == "Anna" and lobby["seats"][2]["bot"] == "random"
    assert lobby["options"]["players"] == 3 and lobby["options"]["first"] == "agree"
    assert not lobby["started"] and lobby["round"] == 0 and lobby["undo"]


def test_a_person_alone_with_bots_need_not_agree_who_begins(anna: Guest) -> None:
    made = anna.create("the-game", "me", "bot")
    assert anna.http.get(f"/api/tables/{made['table']}").json()["options"]["first"] == "lot"


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "unknown-game"),
        ({"game": "nix", "seats": [{"kind": "me"}]}, "bad-option"),
        ({"game": "nix", "seats": [{"kind": "me"}] * 2}, "two-seats"),
        (
            {"game": "nix", "options": {"players": 3}, "seats": [{"kind": "open"}] * 2},
            "wrong-seats",
        ),
        ({"game": "the-game", "seats": [{"kind": "bot", "bot": "x"}]}, "unknown-bot"),
        ({"game": "the-game", "seats": [{"kind": "me"}], "options": {"egg": 1}}, "unknown-option"),
        ({"game": "the-game", "seats": [{"kind": "me"}], "deal": "\u0007"}, "bad-seed"),
        ({"game": "the-game", "seats": [{"kind": "me", "name": "\u0007"}]}, "bad-request"),
        ({"game": "the-game", "seats": [{"kind": "cat"}]}, "bad-request"),
        ({"game": "the-game", "seats": []}, "bad-request"),
        ({"game": 7, "seats": [{"kind": "me"}]}, "bad-request"),
        ({}, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(anna: Guest, wanted: Any, reason: str) -> None:
    answer = anna.http.post("/api/tables", json=wanted)
    assert answer.status_code == 400 and code(answer) == reason


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b'{"game": "\\ud800", "seats": []}'])
def test_a_broken_request_is_refused(anna: Guest, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = anna.http.post("/api/tables", content=body, headers=headers)
    assert answer.status_code == 400 and code(answer) == "bad-request"


@pytest.mark.parametrize("path", ["", "/record", "/links"])
def test_there_is_nothing_at_a_table_that_does_not_exist(anna: Guest, path: str) -> None:
    answer = anna.http.get(f"/api/tables/0000000000{path}")
    assert answer.status_code == 404 and code(answer) == "not-found"


def test_an_unknown_address_answers_in_the_same_form(anna: Guest) -> None:
    answer = anna.http.get("/api/nothing")
    assert answer.status_code == 404 and code(answer) == "no-such-page"


def test_the_socket_of_no_table_says_so_and_closes(anna: Guest) -> None:
    with anna.connect("0000000000") as socket:
        assert socket.heard[0]["error"]["code"] == "not-found"


def test_health_and_description(anna: Guest) -> None:
    assert anna.http.get("/healthz").json() == {"ok": True}
    description = anna.http.get("/api/openapi.json").json()
    assert "/api/tables/{table}/seat" in description["paths"]
    assert "LobbyInfo" in description["components"]["schemas"]


def test_a_link_takes_its_seat(anna: Guest, bert: Guest) -> None:
    made = anna.create("nix", "me", "open")
    with anna.connect(made["table"]) as a:
        assert a.refused("start") == "seats-open"
        assert bert.sit(made["links"]["1"], "Bert") == 1
        a.until(lambda: a.kinds()[-1] == "seated")
        assert a.table["seats"][1]["name"] == "Bert" and not a.table["seats"][1]["present"]
        assert bert.sit(made["links"]["1"]) == 1  # once more changes nothing
        with bert.connect(made["table"]) as b:
            a.until(lambda: bool(a.table["seats"][1]["present"]))
            assert b.sync["seat"] == 1 and a.kinds() == ["created", "seated"]
            b.done("start")
            assert a.refused("start") == "already-started"
        a.until(lambda: not a.table["seats"][1]["present"])


def test_a_wrong_link_takes_none(anna: Guest, bert: Guest) -> None:
    made = anna.create("nix", "me", "open")
    path = f"/api/tables/{made['table']}/seat"
    for token in ("", "A" * 26, "\u00e9"):
        answer = bert.http.post(path, json={"token": token})
        assert answer.status_code == 403 and code(answer) == "bad-token"


def test_nobody_sits_on_two_seats(anna: Guest) -> None:
    made = anna.create("nix", "me", "open")
    token = made["links"]["1"].split("#")[1]
    answer = anna.http.post(f"/api/tables/{made['table']}/seat", json={"token": token})
    assert answer.status_code == 409 and code(answer) == "already-seated"


def test_a_link_of_ones_own_takes_the_seat_to_another_device(
    anna: Guest, bert: Guest, url: str
) -> None:
    with begun(anna, bert, "nix") as (a, b), Guest(url) as phone:
        assert b.view["hand"]
        phone.sit(bert.move_link(a.table["id"]))
        b.until(lambda: b.sync["seat"] is None)
        assert b.view["hand"] is None and b.refused("play", action="none") == "not-seated"
        with phone.connect(a.table["id"]) as there:
            assert there.sync["seat"] == 1 and there.view["hand"]
            assert there.table["seats"][1]["name"] == "Bert"


def test_only_the_maker_sees_the_links_again(anna: Guest, bert: Guest) -> None:
    made = anna.create("nix", "me", "open")
    path = f"/api/tables/{made['table']}/links"
    assert anna.http.get(path).json()["links"] == made["links"]
    assert code(bert.http.get(path)) == "not-yours"


def test_leaving_before_the_start_opens_the_seat(anna: Guest, bert: Guest) -> None:
    made = anna.create("nix", "me", "open")
    bert.sit(made["links"]["1"])
    with bert.connect(made["table"]) as b:
        b.done("leave")
        assert b.sync["seat"] is None and b.table["seats"][1]["kind"] == "open"
        assert b.refused("start") == "not-seated"
        (link,) = anna.http.get(f"/api/tables/{made['table']}/links").json()["links"].values()
        assert bert.sit(link) == 1
        b.until(lambda: b.sync["seat"] == 1)


def test_leaving_after_the_start_makes_absent(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "nix") as (a, b):
        b.done("leave")
        a.until(lambda: not a.table["seats"][1]["present"])
        assert a.table["seats"][1]["kind"] == "person" and b.sync["seat"] is None
        assert bert.http.get("/api/me/tables").json()["tables"] == []


def test_renaming(anna: Guest, bert: Guest) -> None:
    with pair(anna, bert, "nix") as (a, b):
        b.done("rename", name="  Berta  ")
        a.until(lambda: a.kinds()[-1] == "renamed")
        assert a.events[-1]["name"] == a.table["seats"][1]["name"] == "Berta"
        for name in ("", " ", "x" * 25, "a\nb", 7, None):
            assert b.refused("rename", name=name) == "bad-request"


def test_spectators_see_what_lies_open_and_can_do_nothing(
    anna: Guest, bert: Guest, url: str
) -> None:
    with begun(anna, bert, "the-game") as (a, _), Guest(url) as carl:
        with carl.connect(a.table["id"]) as c:
            a.until(lambda: a.table["spectators"] == 1)
            assert c.sync["seat"] is None and c.view["hand"] is None and not c.view["legal"]
            for kind in ("play", "undo", "start", "leave", "again", "signal", "stand-in"):
                assert c.refused(kind, action="end", pile="up1", signal="good", seat=1) == (
                    "not-seated"
                )
        a.until(lambda: a.table["spectators"] == 0)


def test_spectators_are_seen_by_name(anna: Guest, url: str) -> None:
    table = anna.create("nix", "me", "open")["table"]
    with anna.connect(table) as a, Guest(url) as carl, Guest(url) as dora:
        with carl.connect(table) as c, dora.connect(table) as d:
            d.done("rename", name="Dora")
            a.until(lambda: a.table["spectator_names"] == ["Dora"])
            assert a.table["spectators"] == 2
            c.done("rename", name="Carl")
            with carl.connect(table) as other:  # another window of his has no name
                assert other.table["spectator_names"] == ["Carl", "Dora"]
                assert other.table["spectators"] == 2
            lobby = anna.http.get(f"/api/tables/{table}").json()
            assert lobby["spectator_names"] == ["Carl", "Dora"]
        a.until(lambda: a.table["spectator_names"] == [])


def test_my_tables_come_newest_first(anna: Guest, bert: Guest) -> None:
    first, second = anna.create("nix", "bot", "me"), anna.create("the-game", "me")
    tables = anna.http.get("/api/me/tables").json()["tables"]
    assert [table["id"] for table in tables] == [second["table"], first["table"]]
    assert [table["seat"] for table in tables] == [0, 1]
    assert bert.http.get("/api/me/tables").json() == {"tables": []}

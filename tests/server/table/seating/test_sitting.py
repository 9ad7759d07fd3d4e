"""Sitting down: by a link, or where seating is open, without one."""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from reihum.server.guests import MOVE
from reihum.server.table import budgets
from reihum.server.web import api

from ...clients import Guest
from ...pairs import begun

LOOK, OTHER_LOOK = {"colour": 2, "glyph": 5}, {"colour": 7, "glyph": 0}


def refused(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal."""
    return answer.status_code, answer.json()["error"]["code"]


def seats(guest: Guest, table: str) -> Any:
    return guest.http.get(f"/api/tables/{table}").json()["seats"]


def links(guest: Guest, table: str) -> dict[str, str]:
    answer: dict[str, str] = guest.http.get(f"/api/tables/{table}/links").json()["links"]
    return answer


def test_whoever_comes_takes_an_open_seat(anna: Guest, bert: Guest, carl: Guest) -> None:
    table = anna.create("the-game", "open", "me", "open", "bot")["table"]
    assert bert.sit(table, "Bert", seat=2, look=LOOK) == 2
    answer = carl.http.post(f"/api/tables/{table}/seat")  # with no body at all
    assert answer.json() == {"seat": 0}
    told = seats(anna, table)
    assert [seat["kind"] for seat in told] == ["person", "person", "person", "bot"]
    assert (told[2]["name"], told[2]["look"], told[0]["look"]) == ("Bert", LOOK, None)
    with bert.connect(table) as b, carl.connect(table) as c:
        assert (b.sync["seat"], c.sync["seat"]) == (2, 0)
        seated = [event for event in b.events if event["kind"] == "seated"]
        assert [(event["seat"], event["look"]) for event in seated] == [(2, LOOK), (0, None)]


def test_where_seating_is_by_link_nobody_sits_down_without(anna: Guest, bert: Guest) -> None:
    made = anna.create("nix", "me", "open", seating="links")
    assert anna.http.get(f"/api/tables/{made['table']}").json()["seating"] == "links"
    for more in ({}, {"seat": 1}):
        assert refused(bert.ask_for_seat(made["table"], **more)) == (403, "by-link-only")
    assert bert.sit(made["links"]["1"]) == 1


def test_where_no_seat_is_open_nobody_sits_down(anna: Guest, bert: Guest) -> None:
    table = anna.create("nix", "me", "bot")["table"]
    assert refused(bert.ask_for_seat(table)) == (409, "no-open-seat")
    for seat in (0, 1):
        assert refused(bert.ask_for_seat(table, seat=seat)) == (409, "seat-taken")
    for bad in (2, -1, True, "1", 1.5, 10**30):
        assert refused(bert.ask_for_seat(table, seat=bad)) == (400, "bad-request")
    with anna.connect(table) as a:
        a.done("start")
    assert refused(bert.ask_for_seat(table)) == (409, "no-open-seat")


def test_nobody_makes_a_long_story_longer_by_coming_and_going(
    anna: Guest, bert: Guest, carl: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = anna.create("nix", "me", "open")
    bert.sit(made["table"])
    monkeypatch.setitem(budgets.MOST, budgets.SEATS, 2)
    assert bert.http.post(f"/api/me/tables/{made['table']}/remove").status_code == 200
    assert refused(bert.ask_for_seat(made["table"])) == (400, "log-full")
    assert carl.sit(links(anna, made["table"])["1"]) == 1  # whoever has a link still gets the seat
    assert carl.http.post(f"/api/me/tables/{made['table']}/remove").status_code == 200
    again = links(anna, made["table"])["1"]
    assert refused(carl.ask_for_seat(again)) == (400, "log-full")  # but not for ever


def test_of_two_who_want_a_seat_one_gets_it(anna: Guest, url: str) -> None:
    table = anna.create("nix", "me", "open")["table"]
    rivals = [Guest(url) for _ in range(6)]
    with ThreadPoolExecutor(len(rivals)) as threads:
        answers = list(threads.map(lambda rival: rival.ask_for_seat(table, seat=1), rivals))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
    lost = {refused(answer)[1] for answer in answers if answer.status_code == 409}
    assert lost == {"seat-taken"}
    for rival in rivals:
        rival.http.close()


def test_who_sits_already_gets_no_other_seat(anna: Guest) -> None:
    table = anna.create("the-game", "me", "open", "open")["table"]
    assert anna.sit(table, seat=0) == 0  # one's own: nothing happens
    for more in ({}, {"seat": 1}, {"seat": 2}):
        assert refused(anna.ask_for_seat(table, **more)) == (409, "already-seated")
    assert [seat["kind"] for seat in seats(anna, table)] == ["person", "open", "open"]


def test_a_seat_taken_without_its_link_is_not_lost_to_someone_who_has_it(
    anna: Guest, bert: Guest, carl: Guest
) -> None:
    made = anna.create("nix", "me", "open")
    carl.sit(made["table"], "Carl")
    assert refused(bert.ask_for_seat(made["links"]["1"])) == (403, "bad-token")
    assert links(anna, made["table"]) == {}
    assert seats(anna, made["table"])[1]["name"] == "Carl"


def test_a_link_is_used_up_when_the_seat_is_taken(anna: Guest, bert: Guest, carl: Guest) -> None:
    made = anna.create("nix", "me", "open", seating="links")
    link = made["links"]["1"]
    assert bert.sit(link, "Bert") == bert.sit(link) == 1  # one's own once more: nothing happens
    with anna.connect(made["table"]) as a, bert.connect(made["table"]) as b:
        a.done("start")
        assert links(anna, made["table"]) == {}
        for thief in (carl, anna):  # the maker knows the link, and wants to see the hand
            assert refused(thief.ask_for_seat(link)) == (403, "bad-token")
        b.done("leave")
        (new,) = links(anna, made["table"]).values()
        assert new != link and refused(bert.ask_for_seat(link)) == (403, "bad-token")
        assert carl.sit(new, "Carl") == 1  # whoever has got up made room, and everybody hears it
        a.until(lambda: a.kinds()[-1] == "seated")
        assert a.events[-1]["name"] == "Carl"


def test_who_sits_moves_to_another_device_once_and_soon(
    anna: Guest, bert: Guest, carl: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    with begun(anna, bert, "nix") as (a, b):
        table = a.table["id"]
        assert refused(carl.http.post(f"/api/tables/{table}/move")) == (403, "not-seated")
        answer = bert.http.post(f"/api/tables/{table}/move").json()
        link, now = answer["link"], time.time()
        assert MOVE <= answer["until"] - now + 1 <= 2 * MOVE + 1
        assert refused(anna.ask_for_seat(link)) == (409, "already-seated")
        assert bert.sit(link) == 1  # on the same device: nothing happens
        monkeypatch.setattr(api, "now", lambda: answer["until"] + 1)
        assert refused(carl.ask_for_seat(link)) == (403, "bad-token")
        monkeypatch.setattr(api, "now", lambda: answer["until"] - 1)
        assert carl.sit(link, "Carla") == 1
        a.until(lambda: a.kinds()[-1] == "moved")
        assert a.events[-1]["name"] == a.table["seats"][1]["name"] == "Bert"  # who moves, stays
        b.until(lambda: b.sync["seat"] is None)
        assert refused(bert.ask_for_seat(link)) == (403, "bad-token")  # once


def test_another_device_has_the_same_look(anna: Guest, bert: Guest, carl: Guest) -> None:
    with begun(anna, bert, "nix") as (a, b):
        b.done("rename", name="Berta", look=LOOK)
        carl.sit(bert.move_link(a.table["id"]))
        a.until(lambda: a.kinds()[-1] == "moved")
        assert a.table["seats"][1]["look"] == LOOK


def test_a_look_can_be_had_from_the_start_and_changed(anna: Guest) -> None:
    wanted = [{"kind": "me", "name": "Anna", "look": LOOK}, {"kind": "bot", "look": LOOK}]
    made = anna.http.post("/api/tables", json={"game": "the-game", "seats": wanted}).json()
    with anna.connect(made["table"]) as a:
        assert [seat["look"] for seat in a.table["seats"]] == [LOOK, None]
        a.done("rename", name="Ann")
        assert (a.events[-1]["name"], a.events[-1]["look"]) == ("Ann", LOOK)
        a.done("rename", name="Ann", look=OTHER_LOOK)
        assert a.table["seats"][0]["look"] == OTHER_LOOK


@pytest.mark.parametrize(
    "look", [{"colour": 8, "glyph": 0}, {"colour": 0}, {"colour": "0", "glyph": 0}, [0, 0], 7]
)
def test_what_is_no_look_is_refused(anna: Guest, look: Any) -> None:
    table = anna.create("nix", "open", "open")["table"]
    assert refused(anna.ask_for_seat(table, look=look)) == (400, "bad-request")
    seat = {"kind": "me", "look": look}
    wanted = {"game": "nix", "seats": [seat, {"kind": "bot"}]}
    assert refused(anna.http.post("/api/tables", json=wanted)) == (400, "bad-request")


def test_a_name_is_no_way_to_talk_about_cards(anna: Guest, bert: Guest, carl: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        b.done("leave")
        (link,) = links(anna, a.table["id"]).values()
        answer = carl.ask_for_seat(link, name="I have 37")
        assert refused(answer) == (400, "talk-numbers")


def test_a_link_on_a_seat_that_a_bot_has_opens_nothing(anna: Guest, bert: Guest) -> None:
    made = anna.create("nix", "me", "open")
    with anna.connect(made["table"]) as a:
        a.done("set-seat", seat=1, kind="bot")
        assert refused(bert.ask_for_seat(made["links"]["1"])) == (403, "bad-token")
        a.done("set-seat", seat=1, kind="open")
        assert bert.sit(made["links"]["1"]) == 1

"""The tables of a guest: what is told of them, in which order, and how one is taken off."""

import sqlite3
from pathlib import Path
from typing import Any

import httpx

from ..clients import Guest, play_out
from ..conftest import quick, serving
from ..pairs import begun


def mine(guest: Guest) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = guest.http.get("/api/me/tables").json()["tables"]
    return tables


def ids(guest: Guest) -> list[str]:
    return [table["id"] for table in mine(guest)]


def remove(guest: Guest, table: str) -> httpx.Response:
    return guest.http.post(f"/api/me/tables/{table}/remove")


def test_where_something_happened_last_comes_first(anna: Guest) -> None:
    first, second, third = (anna.create("nix", "me", "bot")["table"] for _ in range(3))
    assert ids(anna) == [third, second, first]
    with anna.connect(second) as a:
        a.done("say", text="hello")
        assert ids(anna) == [second, third, first]
        assert mine(anna)[0]["at"] == a.events[-1]["at"]


def test_the_result_is_told_once_there_is_one(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        assert mine(anna)[0]["result"] is None
        play_out([a, b])
        outcome = a.view["outcome"]
        result = mine(anna)[0]["result"]
        told = {name: outcome[name] for name in ("won", "winners", "scores", "reason")}
        assert result == {"round": 1, **told}
        assert mine(anna)[0]["over"] and mine(bert)[0]["seat"] == 1
        a.done("again", same=False)
        b.done("again", same=False)
        assert mine(anna)[0]["result"] is None


def test_a_table_that_is_removed_before_the_start_is_left(anna: Guest, bert: Guest) -> None:
    made = anna.create("nix", "me", "open")
    bert.sit(made["table"], "Bert")
    with anna.connect(made["table"]) as a:
        answer = remove(bert, made["table"])
        assert answer.status_code == 200 and answer.json() == {"table": made["table"]}
        a.until(lambda: a.kinds()[-1] == "left")
        assert a.table["seats"][1]["kind"] == "open" and ids(bert) == []
        assert remove(bert, made["table"]).status_code == 200  # once more changes nothing
        assert a.ask("ping")["type"] == "pong" and a.sync["seq"] == 3


def test_a_table_that_is_removed_after_the_start_is_only_hidden(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        table = a.table["id"]
        b.raw.close()
        a.until(lambda: not a.table["seats"][1]["present"])
        seq = a.sync["seq"]
        remove(bert, table)
        assert ids(bert) == [] and ids(anna) == [table]
        assert a.table["seats"][1]["kind"] == "person"
        with bert.connect(table) as back:
            assert back.sync["seat"] == 1 and back.view["hand"] and back.sync["seq"] == seq
            back.ask("ping")
            assert ids(bert) == [table]


def test_who_takes_a_hidden_seat_over_sees_it_listed(anna: Guest, bert: Guest, url: str) -> None:
    with begun(anna, bert, "nix") as (a, _), Guest(url) as phone:
        table = a.table["id"]
        remove(bert, table)
        phone.sit(bert.move_link(table))
        assert ids(phone) == [table] and ids(bert) == []


def test_what_is_hidden_stays_so_after_a_restart(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as url, Guest(url) as anna:
        one, two = (anna.create("the-game", "me", "bot")["table"] for _ in range(2))
        for table in (one, two):
            with anna.connect(table) as a:
                a.done("start")
        remove(anna, one)
        cookies = dict(anna.http.cookies)
    with serving(quick(tmp_path)) as url, Guest(url) as anna:
        anna.http.cookies = httpx.Cookies(cookies)
        assert ids(anna) == [two]


def test_of_a_table_that_is_not_ones_own_nothing_is_removed(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "nix") as (a, _), Guest(anna.url) as carl:
        assert remove(carl, a.table["id"]).status_code == 200
        assert ids(anna) == ids(bert) == [a.table["id"]]
    answer = remove(anna, "0000000000")
    assert answer.status_code == 404 and answer.json()["error"]["code"] == "not-found"


def test_a_table_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as url, Guest(url) as anna:
        good, bad, odd = (anna.create("nix", "me", "bot")["table"] for _ in range(3))
        cookies = dict(anna.http.cookies)
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE events SET payload = '{' WHERE table_id = ?", [bad])
        connection.execute("UPDATE events SET kind = 'danced' WHERE table_id = ?", [odd])
    connection.close()
    with serving(quick(tmp_path)) as url:
        answer = httpx.get(f"{url}/api/me/tables", cookies=cookies)
        assert [table["id"] for table in answer.json()["tables"]] == [good]

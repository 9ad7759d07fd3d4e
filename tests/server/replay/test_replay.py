"""Replays of tables: every step as it was seen, every game; and nothing while one goes on."""

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import reihum
from reihum.games.replays import history

from ..clients import Guest, play_out
from ..pairs import begun
from .views import replay_of, views_of

GAMES = ["the-game", "extreme", "face-to-face", "nix"]


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_what_each_seat_saw(anna: Guest, bert: Guest, game: str) -> None:
    with begun(anna, bert, game) as (a, b):
        play_out([a, b])
        told = replay_of(bert, a.table["id"])
    states = history(reihum.replay(told["record"]))
    assert len(told["steps"]) == len(states) > 1
    for eyes, seat in ((0, 0), (1, 1), ("spectator", None)):
        seen = views_of(told, eyes)
        assert seen == json.loads(json.dumps([state.view(seat) for state in states]))
    for opened, state in zip(views_of(told, "open"), states, strict=True):
        assert opened["open_hands"] == [state.view(seat)["hand"] for seat in (0, 1)]


def test_talk_signals_and_what_was_taken_back(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game", deal="monday") as (a, b):
        b.done("say", text="Good luck!")
        b.done("signal", pile="up1", signal="leave")
        a.reach(b.sync["seq"])
        first, second = a.view["legal"][0], a.view["legal"][-1]
        a.done("play", action=first)
        a.done("undo")
        a.done("play", action=second)
        play_out([a, b])
        told = replay_of(anna, a.table["id"])
    steps, plays = told["steps"], [e for e in told["events"] if e["kind"] == "played"]
    assert [step["action"] for step in steps] == [None, *(each["action"] for each in plays)]
    assert steps[1]["action"] == second and plays[0]["seq"] == steps[0]["seq"] + 1
    assert steps[0]["signals"] == [{"seat": 1, "pile": "up1", "signal": "leave"}]
    assert steps[-1]["signals"] == []
    said = next(e for e in told["events"] if e["kind"] == "said")
    assert said["text"] == "Good luck!" and said["seq"] <= steps[0]["seq"]
    assert "undone" not in {event["kind"] for event in told["events"]}


def test_each_game_of_a_series_and_those_that_were_given_up(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        play_out([a, b])
        for socket in (a, b):
            socket.done("again")
        a.reach(b.sync["seq"])
        a.done("play", action=a.view["legal"][0])
        for socket in (a, b):
            socket.done("concede")
        table = a.table["id"]
        first, second = replay_of(anna, table, game=1), replay_of(anna, table)
    assert (first["game"], second["game"], second["games"]) == (1, 2, 2)
    assert first["record"] != second["record"]
    assert len(second["steps"]) == 2 and views_of(second, 0)[-1]["outcome"]["reason"] == "conceded"
    assert second["events"][0]["kind"] == "again" and first["events"][-1]["kind"] == "ready"
    for number in (0, 3):
        answer = anna.http.get(f"/api/tables/{table}/replay", params={"game": number})
        assert answer.status_code in (400, 404) and answer.json()["error"]["text"]


def refusal_on_socket(guest: Guest, table: str) -> tuple[str, int]:
    """How the socket of a shared review refuses."""
    cookie = "; ".join(f"{c.name}={c.value}" for c in guest.http.cookies.jar)
    url = f"{guest.url.replace('http', 'ws', 1)}/api/tables/{table}/review"
    with connect(url, additional_headers={"cookie": cookie}) as raw:
        code = json.loads(raw.recv(10))["error"]["code"]
        with pytest.raises(ConnectionClosed):
            raw.recv(10)
        assert raw.close_code is not None
        return code, raw.close_code


def refusals(guest: Guest, table: str) -> set[str]:
    """The codes by which every channel refuses."""
    answers = [guest.http.get(f"/api/tables/{table}/replay{more}") for more in ("", "?game=1")]
    assert {answer.status_code for answer in answers} <= {404, 409}
    codes = {answer.json()["error"]["code"] for answer in answers}
    return codes | {refusal_on_socket(guest, table)[0]}


def test_nothing_is_told_while_a_game_runs(anna: Guest, bert: Guest, carl: Guest) -> None:
    waiting = anna.create("the-game", "me", "open")["table"]
    assert refusals(anna, waiting) == {"not-started"}
    with begun(anna, bert, "the-game") as (a, b):
        table = a.table["id"]
        for guest in (anna, bert, carl):
            assert refusals(guest, table) == {"replay-running"}
        record = anna.http.get(f"/api/tables/{table}/record").json()["record"]
        answer = anna.http.post("/api/replay", json={"record": record})
        assert answer.json()["error"]["code"] == "hidden-deal"
        play_out([a, b])
        replay_of(carl, table)
        for socket in (a, b):
            socket.done("again", same=True)
        assert refusals(carl, table) == {"replay-running"}, "the same cards are played again"


def test_a_private_table_is_there_for_its_people_only(anna: Guest, carl: Guest) -> None:
    table = anna.create("the-game", "me", seating="private")["table"]
    with anna.connect(table) as a:
        a.done("start")
        play_out([a])
    assert replay_of(anna, table)["table"]["id"] == table
    unknown = carl.http.get("/api/tables/ABCDE12345/replay").json()["error"]["code"]
    assert refusals(carl, table) == {unknown} == {"not-found"}


def test_a_guided_game_can_be_replayed(anna: Guest) -> None:
    with anna.connect(anna.create("the-game", "me", guide=True)["table"]) as a:
        while not a.table["over"]:
            if action := a.table["guide"]["action"]:
                a.done("play", action=action)
            else:
                a.hear()
        told = replay_of(anna, a.table["id"])
    assert len(told["steps"]) == a.table["guide"]["steps"] + 1


def test_an_answer_is_small_and_plain_where_a_client_wants_it(anna: Guest) -> None:
    table = anna.create("nix", "bot", "bot", "bot")["table"]
    with anna.connect(table) as a:
        a.until(lambda: bool(a.table["over"]))
        path = f"/api/tables/{table}/replay"  # asked for while who watches is still counted
        small: Any = anna.http.get(path)
        plain: Any = anna.http.get(path, headers={"accept-encoding": "identity"})
    told = [
        {**answer.json(), "table": answer.json()["table"] | {"now": 0}} for answer in (small, plain)
    ]
    assert told[0] == told[1]
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) < len(plain.content) / 8

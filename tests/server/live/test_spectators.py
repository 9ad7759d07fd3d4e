"""Those who only watch: what they say costs the players nothing, and the host may do without."""

from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from reihum.server.settings import Rate
from reihum.server.table import budgets

from ..clients import Guest, Socket
from ..conftest import GENEROUS, quick, serving
from ..pairs import begun


def said(socket: Socket, times: int) -> list[str]:
    """What comes of talking so many times."""
    answers = [socket.ask("say", text="hello") for _ in range(times)]
    return [each["error"]["code"] if each["type"] == "error" else "ack" for each in answers]


def test_what_spectators_say_is_not_missing_to_the_players(
    anna: Guest, bert: Guest, carl: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "MOST_OF_SPECTATORS", 3)
    for name in budgets.MOST:
        monkeypatch.setitem(budgets.MOST, name, 12)
    with begun(anna, bert, "the-game") as (a, b), carl.connect(a.table["id"]) as c:
        c.done("rename", name="Carl")
        assert said(c, 5) == ["ack"] * 3 + ["log-full"] * 2
        a.done("play", action=a.view["legal"][0])
        a.done("undo")
        a.done("signal", pile="up1", signal="good")
        b.done("rename", name="Berta")
        assert said(a, 12)[-1] == "log-full"  # who talks too much
        assert said(b, 2) == ["ack"] * 2  # is not in the others' way
        a.done("play", action=a.view["legal"][0])
        a.done("undo")
        a.done("concede")
        b.done("concede")
        a.done("again")
        assert b.ask("again")["type"] == "ack" and b.table["round"] == 2


def test_getting_up_and_sitting_down_again_gains_nothing(
    anna: Guest, bert: Guest, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(budgets.MOST, budgets.TALK, 2)
    table = anna.create("the-game", "me", "open")["table"]
    bert.sit(table)
    with bert.connect(table) as b:
        assert said(b, 3) == ["ack", "ack", "log-full"]
        b.done("leave")
        bert.sit(table)
        assert said(b, 1) == ["log-full"]
        b.done("leave")
    with Guest(url) as other:  # the same person with another cookie, perhaps
        other.sit(table)
        with other.connect(table) as o:
            assert said(o, 1) == ["log-full"]


def test_who_comes_and_goes_does_not_bind_the_hosts_hands(
    anna: Guest, bert: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(budgets.MOST, budgets.SEATS, 4)
    table = anna.create("the-game", "me", "open")["table"]
    with anna.connect(table) as a, bert.connect(table) as b:
        for _ in range(2):
            bert.sit(table)
            b.until(lambda: b.sync["seat"] == 1)
            b.done("leave")
        assert bert.ask_for_seat(table).json()["error"]["code"] == "log-full"
        a.done("mute")
        a.done("set-seat", seat=1, kind="bot", bot="random")
        a.done("start")
        a.done("mute", muted=False)
        a.done("mute")
        assert a.refused("mute", muted=False) == "log-full"  # but not for ever


def test_spectators_talk_more_slowly_and_no_new_socket_helps(tmp_path: Path) -> None:
    rates = replace(GENEROUS, watching=Rate(3, 600), messages=Rate(6, 600), sits=Rate(2, 600))
    with serving(quick(tmp_path, rates=rates)) as url, Guest(url) as anna, Guest(url) as carl:
        table = anna.create("the-game", "me", "open")["table"]
        fast, slow = ["ack", "ack", "too-fast"], ["too-fast"] * 2
        for name, codes in (("Carl", fast), ("Carla", slow)):
            with carl.connect(table) as c:
                c.ask("rename", name=name)
                assert said(c, len(codes)) == codes
        for count in (4, 2):  # those of a seat count together, too
            with anna.connect(table) as a:
                assert said(a, count) == ["ack"] * count
        with anna.connect(table) as a:
            assert said(a, 1) == ["too-fast"]
        sits = [carl.ask_for_seat(table).status_code for _ in range(3)]
        assert sits == [200, 409, 429]


def test_all_who_watch_have_a_limit_together(tmp_path: Path) -> None:
    rates = replace(GENEROUS, watchers=Rate(3, 600))
    with serving(quick(tmp_path, rates=rates)) as url, Guest(url) as anna, Guest(url) as carl:
        table = anna.create("the-game", "me")["table"]
        with anna.connect(table) as a, carl.connect(table) as c:
            c.done("rename", name="Carl")
            assert said(c, 3) == ["ack", "ack", "too-fast"]
            assert said(a, 5) == ["ack"] * 5


def test_the_host_does_not_have_to_hear_someone(anna: Guest, bert: Guest, carl: Guest) -> None:
    table = anna.create("the-game", "me", "open", "open")["table"]
    bert.sit(table, "Bert")
    with anna.connect(table) as a, bert.connect(table) as b, carl.connect(table) as c:
        assert b.refused("mute", seat=0) == b.refused("mute") == "not-host"
        assert c.refused("mute", seat=1) == "not-seated"
        assert a.refused("mute", seat=2) == "nobody-there"
        assert a.refused("mute", seat=0) == a.refused("mute", seat=9) == "bad-request"
        a.done("mute", seat=1)
        assert [seat["muted"] for seat in a.table["seats"]] == [False, True, False]
        assert a.events[-1]["kind"] == "muted" and a.events[-1]["muted"] is True
        assert said(b, 1) == [b.refused("rename", name="Berta")] == ["muted"]
        b.done("leave")
        assert said(b, 1) == ["nameless"] and b.refused("rename", name="Berta") == "muted"
        bert.sit(table, seat=2)  # another seat is no way out
        assert said(b, 1) == ["muted"]
        b.done("pace", pace="quick")  # but nothing else is forbidden
        a.done("mute", seat=2, muted=False)
        assert said(b, 1) == ["ack"]


def test_the_host_can_do_without_what_spectators_say(anna: Guest, bert: Guest, carl: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b), carl.connect(a.table["id"]) as c:
        c.done("rename", name="Carl")
        a.done("mute")  # at any time
        c.until(lambda: bool(c.table["spectators_muted"]))
        assert said(c, 1) == [c.refused("rename", name="Carla")] == ["muted"]
        assert said(b, 1) == ["ack"]
        a.done("mute", muted=False)
        assert said(c, 1) == ["ack"]


def test_a_seat_stays_muted_whoever_takes_it_over(anna: Guest, bert: Guest, carl: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        a.done("mute", seat=1)
        b.done("leave")
        link = anna.http.get(f"/api/tables/{a.table['id']}/links").json()["links"]["1"]
        carl.sit(link, "Carl")
        with carl.connect(a.table["id"]) as c:
            assert said(c, 1) == ["muted"]


def test_the_host_can_ask_a_spectator_to_go(anna: Guest, bert: Guest, carl: Guest) -> None:
    table = anna.create("the-game", "me", "open", "open")["table"]
    bert.sit(table, "Bert")
    with anna.connect(table) as a, bert.connect(table) as b, carl.connect(table) as c:
        assert a.refused("dismiss", name="Bert") == "no-spectator"  # who sits is not meant
        c.done("rename", name="Carl")
        assert b.refused("dismiss", name="Carl") == "not-host"
        a.done("dismiss", name="Carl")
        assert (a.events[-1]["kind"], a.events[-1]["name"]) == ("dismissed", "Carl")
        with pytest.raises(ConnectionClosed) as closed:
            c.until(lambda: False)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4003
        assert c.heard[-1]["error"]["code"] == "dismissed"
        a.until(lambda: a.table["spectators"] == 0)
        assert b.ask("ping")["type"] == "pong"
        with carl.connect(table) as again:
            assert again.heard[0]["error"]["code"] == "dismissed"
        answer = carl.ask_for_seat(table)
        assert answer.status_code == 403 and answer.json()["error"]["code"] == "removed"


def test_another_device_is_no_way_out_either(anna: Guest, bert: Guest, carl: Guest) -> None:
    table = anna.create("the-game", "me", "open", "open")["table"]
    bert.sit(table, "Bert")
    with anna.connect(table) as a:
        a.done("mute", seat=1)
    link = bert.http.post(f"/api/tables/{table}/move").json()["link"]
    carl.sit(link)  # the same person elsewhere
    with carl.connect(table) as c:
        assert said(c, 1) == ["muted"]
        c.done("leave")
        carl.sit(table, seat=2)
        assert said(c, 1) == ["muted"]

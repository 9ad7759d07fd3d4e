"""Killed in the middle of a game: nothing that was acknowledged is missing."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ..clients import Guest, Socket, play_out, reckless
from ..conftest import quick, serving
from ..pairs import begun
from ..slips import play_all, slip_in

ROOT = Path(__file__).parents[3]
ENOUGH = 12


@contextmanager
def program(folder: Path) -> Iterator[tuple[int, str]]:
    """A real server in a process of its own: its id and its address."""
    command = [sys.executable, "-m", "tests.server.crash_server", str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process.pid, process.stdout.readline().split()[-1].rstrip("/")
        finally:
            process.kill()


def hammer(sitting: Socket, pid: int) -> list[int]:
    """Play and talk, and kill the server between two of many messages on the way."""
    acknowledged: list[int] = []
    for number in range(ENOUGH):
        action = min(sitting.view["legal"], key=reckless, default="")
        more = {"action": action} if number % 2 and action else {"text": "la la"}
        acknowledged.append(sitting.done("play" if "action" in more else "say", **more))
    for number in range(ENOUGH):
        sitting.raw.send(json.dumps({"type": "say", "id": f"last{number}", "text": "la la"}))
    os.kill(pid, signal.SIGKILL)
    with suppress(ConnectionClosed):
        while True:
            answer = sitting.hear()
            acknowledged += [answer["seq"]] if answer["type"] == "ack" else []
    return acknowledged


@contextmanager
def half_mixed(anna: Guest, bert: Guest) -> Iterator[Socket]:
    """A table where one of two has mixed."""
    made = anna.create("face-to-face", "me", "open", mixes=True)
    bert.sit(made["links"]["1"], "Bert")
    with anna.connect(made["table"]) as sitting, bert.connect(made["table"]):  # both are waited for
        sitting.done("start")
        sitting.done("mix", message_id="one", text="salt")
        yield sitting


@contextmanager
def rearranged(anna: Guest, bert: Guest) -> Iterator[Socket]:
    """A table before its start, where seats have changed places and one was a bot's."""
    made = anna.create("the-game", "me", "open", "bot")
    bert.sit(made["table"], "Bert", look={"colour": 1, "glyph": 2})
    with anna.connect(made["table"]) as sitting:
        sitting.done("set-seat", seat=2, kind="open")
        sitting.done("swap", message_id="swapped", seat=0, other=1)
        yield sitting


def check_rearranged(anna: Guest, bert: Guest, before: Socket) -> None:
    table = before.table["id"]
    with anna.connect(table) as a, bert.connect(table) as b:
        assert (a.sync["seat"], b.sync["seat"]) == (1, 0)
        assert a.done("swap", message_id="swapped", seat=0, other=1) == before.sync["seq"]
        assert a.table["seats"][0]["look"] == {"colour": 1, "glyph": 2}
        assert [seat["kind"] for seat in a.table["seats"]] == ["person", "person", "open"]


@pytest.mark.slow
def test_kill_and_restart(tmp_path: Path) -> None:
    with program(tmp_path) as (pid, url), Guest(url) as anna, Guest(url) as bert:
        table = anna.create("the-game", "me", "bot")["table"]
        played = anna.create("the-game", "me", "bot")["table"]
        with (
            anna.connect(table) as sitting,
            half_mixed(anna, bert) as mixing,
            rearranged(anna, bert) as waiting,
        ):
            with anna.connect(played) as hidden:
                hidden.done("start")
            assert anna.http.post(f"/api/me/tables/{played}/remove").status_code == 200
            sitting.done("start")
            acknowledged = hammer(sitting, pid)
        seen, events = sitting.sync["seq"], list(sitting.events)
    with serving(quick(tmp_path)) as again:
        for guest in (anna, bert):
            guest.url, guest.http = again, httpx.Client(base_url=again, cookies=guest.http.cookies)
        with anna.connect(table, seen) as back:
            assert [e["seq"] for e in back.events] == list(range(seen + 1, back.sync["seq"] + 1))
            assert back.sync["seat"] == 0 and back.sync["seq"] >= max(acknowledged)
        with anna.connect(table) as back:
            assert back.events[:seen] == events
            back.until(lambda: bool(back.table["over"]) or back.table["acting"] == [0])
        assert played not in [
            each["id"] for each in anna.http.get("/api/me/tables").json()["tables"]
        ]
        check_mixing(anna, bert, mixing)
        check_rearranged(anna, bert, waiting)
        for guest in (anna, bert):
            guest.http.close()


def check_mixing(anna: Guest, bert: Guest, before: Socket) -> None:
    """What was mixed in before the kill goes into the deal after it."""
    table = before.table["id"]
    with anna.connect(table) as a, bert.connect(table) as b:
        assert a.table["mixing"] == before.table["mixing"] == {"seq": 3, "mixed": [0]}
        assert a.done("mix", message_id="one", text="salt") == before.sync["seq"]
        b.done("mix", text="pepper")
        a.reach(b.sync["seq"])
        play_out([a, b])
        assert a.view["deal"]["mix"] == ["salt", "pepper"]


FLOW = ("stuck", "conceding", "again", "results", "pause", "over", "acting", "can_undo")


@pytest.mark.slow
def test_what_people_were_about_to_decide_survives_a_kill(tmp_path: Path) -> None:
    with program(tmp_path) as (pid, url), Guest(url) as anna, Guest(url) as bert:
        before = [
            *(slip(anna), in_a_pause(anna)),
            *(asking(anna, bert, kind) for kind in ("concede", "again")),
        ]
        os.kill(pid, signal.SIGKILL)
    with serving(quick(tmp_path, look_wait=1000)) as again, Guest(again) as back:
        back.http.cookies = anna.http.cookies
        for sync in before:
            with back.connect(sync["table"]["id"]) as socket:
                assert socket.view == sync["view"] and socket.sync["seq"] == sync["seq"]
                assert [socket.table[each] for each in FLOW] == [sync["table"][n] for n in FLOW]
    asked = [(each["table"]["stuck"], each["table"]["conceding"]) for each in before]
    assert asked == [(0, []), (None, []), (None, [0]), (None, [])]
    assert before[1]["table"]["pause"] and before[3]["table"]["again"]


def slip(anna: Guest) -> dict[str, Any]:
    """What is seen at a table where somebody has just slipped."""
    seed, actions = slip_in("the-game")
    with anna.connect(anna.create("the-game", "me", deal=seed)["table"]) as a:
        a.done("start")
        play_all([a], actions)
        return a.sync


def in_a_pause(anna: Guest) -> dict[str, Any]:
    """The same where there is something to look at."""
    with anna.connect(anna.create("nix", "me", "bot", options={"first": 0})["table"]) as a:
        a.done("start")
        while not a.table["pause"]:
            a.done("play", action=a.view["legal"][0])
            a.until(lambda: bool(a.view["legal"] or a.table["pause"]))
        return a.sync


def asking(anna: Guest, bert: Guest, kind: str) -> dict[str, Any]:
    """The same where one has asked the other for something."""
    with begun(anna, bert, "the-game") as (a, b):
        if kind == "again":
            play_out([a, b])
        a.done(kind)
        return a.sync


def test_after_a_restart_players_who_are_missing_are_mixed_for(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as url, Guest(url) as anna:
        table = anna.create("face-to-face", "me", "bot", mixes=True)["table"]
        with anna.connect(table) as sitting:
            sitting.done("start")
    late = quick(tmp_path, mixing_wait=0)
    with serving(late) as url, Guest(url) as anna, anna.connect(table) as watching:
        watching.until(lambda: bool(watching.table["started"]))


def test_after_a_restart_bots_go_on_by_themselves(tmp_path: Path) -> None:
    with serving(quick(tmp_path, bot_pause=1000)) as url, Guest(url) as anna:
        table = anna.create("nix", "bot", "bot")["table"]
        with anna.connect(table) as watching:
            assert watching.table["started"]
    with serving(quick(tmp_path)) as url, Guest(url) as anna, anna.connect(table) as watching:
        watching.until(lambda: bool(watching.table["over"]))

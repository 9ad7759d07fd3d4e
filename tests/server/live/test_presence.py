"""Since when people are away: told in the lobby, also after a restart of the server."""

import time
from pathlib import Path
from typing import Any

from reihum.server.live.presence import Presence

from ..clients import Guest, Socket
from ..conftest import quick, serving
from ..pairs import begun


class Clock:
    """Time that a test lets pass."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def away(socket: Socket) -> list[Any]:
    return [seat["away_since"] for seat in socket.table["seats"]]


def test_who_goes_is_away_since_then() -> None:
    clock = Clock()
    presence = Presence([0, 1], 40.0, clock)
    assert presence.away_since(0) == presence.away_since(1) == 40.0
    presence.note([0, 1], {0})
    assert presence.away_since(0) is None and presence.away_since(1) == 40.0
    clock.now = 110.0
    presence.note([0, 1], ())
    assert presence.away_since(0) == 110.0 and presence.away_since(1) == 40.0
    assert presence.away_for(1, 70) and not presence.away_for(1, 71)
    assert not presence.away_for(0, 1) and not presence.settled(1) and presence.settled(0)
    clock.now = 120.0
    presence.note([1, 2], ())  # another one has come in place of the first
    assert presence.away_since(0) is None and presence.away_since(2) == 120.0
    assert not presence.away_for(0, 0)


def test_the_lobby_tells_who_is_away_and_for_how_long_one_waits(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        assert away(a) == [None, None]
        before = time.time()
        b.raw.close()
        a.until(lambda: not a.table["seats"][1]["present"])
        assert before - 0.01 <= away(a)[1] <= time.time() + 0.01 and away(a)[0] is None
        since = away(a)[1]
        a.done("say", text="hm")
        assert away(a)[1] == since
        with bert.connect(a.table["id"]) as back:
            assert away(back) == [None, None]


def test_bots_and_open_seats_are_not_away(anna: Guest) -> None:
    with anna.connect(anna.create("the-game", "me", "open", "bot")["table"]) as a:
        assert away(a) == [None, None, None]
        assert [seat["present"] for seat in a.table["seats"]] == [True, False, True]


def test_who_gets_up_in_the_middle_of_a_game_is_away(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        b.done("leave")
        a.until(lambda: a.kinds()[-1] == "left")
        assert away(a)[1] is not None and not a.table["seats"][1]["present"]


def test_who_changes_places_is_as_away_as_before(anna: Guest, bert: Guest) -> None:
    made = anna.create("the-game", "me", "open", "open")
    bert.sit(made["table"], "Bert")
    with anna.connect(made["table"]) as a:
        since = away(a)[1]
        assert since is not None
        a.done("swap", seat=1, other=2)
        assert away(a) == [None, None, since]
        a.done("swap", seat=0, other=2)
        assert away(a) == [since, None, None] and a.table["seats"][2]["present"]


def test_after_a_restart_all_are_away_since_then(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as url, Guest(url) as anna, Guest(url) as bert:
        with begun(anna, bert, "the-game") as (a, _):
            table = a.table["id"]
            assert away(a) == [None, None]
        went = time.time()
    with serving(quick(tmp_path, grace=1000)) as url, Guest(url) as carl:
        started = time.time()
        told = carl.http.get(f"/api/tables/{table}").json()
        assert told["grace"] == 1000
        times = [seat["away_since"] for seat in told["seats"]]
        assert times[0] == times[1] and went - 0.01 <= times[0] <= started + 0.01
        with carl.connect(table) as c:
            assert away(c) == times


def test_what_is_told_is_what_counts(tmp_path: Path) -> None:
    for grace, refused in ((1000, True), (0, False)):
        folder = tmp_path / str(grace)
        folder.mkdir()
        with (
            serving(quick(folder, grace=grace)) as url,
            Guest(url) as anna,
            Guest(url) as bert,
            begun(anna, bert, "the-game") as (a, b),
        ):
            b.raw.close()
            a.until(lambda: away(a)[1] is not None)
            over = away(a)[1] + a.table["grace"] <= time.time()
            answer = a.ask("stand-in", seat=1)
            assert (answer["type"] == "error") == refused != over

"""Where a game has something to look at, it goes on once everybody has looked, or after a while."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ..clients import Guest, Socket
from ..conftest import quick, serving
from ..pairs import begun

LONG = 1000.0


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that gives everybody time to look."""
    with serving(quick(tmp_path_factory.mktemp("patient"), look_wait=LONG)) as url:
        yield url


@contextmanager
def paused(url: str, **more: object) -> Iterator[tuple[Socket, Socket, Guest]]:
    """Two people, whose first deal has just closed."""
    with Guest(url) as anna, Guest(url) as bert, begun(anna, bert, "nix", **more) as (a, b):
        close([a, b])
        yield a, b, anna


def close(sockets: list[Socket]) -> None:
    """Play until there is something to look at."""
    while sockets[0].table["pause"] is None:
        able = [each for each in sockets if each.view["legal"]]
        able[0].done("play", action=able[0].view["legal"][0])
        for socket in sockets:
            socket.reach(able[0].sync["seq"])


def acting(sockets: list[Socket]) -> Socket:
    return next(each for each in sockets if each.view["legal"])


def test_nobody_plays_until_all_have_looked(patient: str) -> None:
    with paused(patient) as (a, b, _):
        assert a.kinds()[-2:] == ["played", "paused"]
        assert a.events[-2]["asides"][-1]["kind"] == "closing"
        until = a.events[-1]["until"]
        assert a.table["pause"] == {"until": until, "seen": []}
        assert 0 < until - time.time() <= LONG
        player = acting([a, b])
        answer = player.ask("play", action=player.view["legal"][0])
        assert answer["error"]["code"] == "paused"
        assert 0 < answer["error"]["params"]["seconds"] <= LONG
        a.done("seen")
        assert a.table["pause"] == {"until": until, "seen": [0]}
        assert a.events[-1] == a.events[-1] | {"kind": "seen", "seat": 0, "ends": False}
        assert a.refused("seen") == "already-seen"
        assert player.refused("play", action=player.view["legal"][0]) == "paused"
        b.done("seen")
        a.reach(b.sync["seq"])
        assert b.events[-1]["ends"] is True and a.table["pause"] is b.table["pause"] is None
        assert a.refused("seen") == "not-paused"
        player.done("play", action=player.view["legal"][0])


def test_those_who_are_not_here_hold_nobody_up(patient: str) -> None:
    with paused(patient) as (a, b, _):
        b.raw.close()
        a.until(lambda: not a.table["seats"][1]["present"])
        assert a.table["pause"]
        a.done("seen")
        assert a.table["pause"] is None


def test_spectators_are_not_waited_for(patient: str) -> None:
    with (
        paused(patient) as (a, b, _),
        Guest(patient) as carl,
        carl.connect(a.table["id"]) as c,
    ):
        assert c.table["pause"] and c.refused("seen") == "not-seated"
        a.done("seen")
        b.done("seen")
        c.until(lambda: c.table["pause"] is None)


def test_everything_else_is_done_meanwhile(patient: str) -> None:
    with paused(patient) as (a, b, _):
        a.done("say", text="well played")
        b.done("concede")
        a.reach(b.sync["seq"])
        a.done("concede")
        a.until(lambda: bool(a.table["over"]))
        assert a.table["pause"] is None and a.refused("seen") == "not-paused"


def test_bots_wait_too(patient: str) -> None:
    with Guest(patient) as anna:
        for seed in range(20):  # in nearly all of them the bot has the most points, and begins
            made = anna.create("nix", "me", "bot", deal=str(seed))
            with anna.connect(made["table"]) as a:
                a.done("start")
                look(a)
                if a.table["acting"] == [1]:
                    seq = a.sync["seq"]
                    assert a.done("say", text="let me look") == seq + 1  # it has not acted
                    a.done("seen")
                    a.until(lambda a=a: a.table["acting"] == [0])  # type: ignore[misc]
                    return
    raise AssertionError("the bot never begins")


def look(socket: Socket) -> None:
    """Play what brings least, while bots do better, until there is something to look at."""
    while not socket.table["pause"]:
        if socket.view["legal"]:
            socket.done("play", action=socket.view["legal"][-1])
        else:
            socket.hear()


def test_where_only_bots_sit_nobody_waits(patient: str) -> None:
    with Guest(patient) as anna:
        made = anna.create("nix", "bot", "bot")
        with anna.connect(made["table"]) as watching:
            watching.until(lambda: bool(watching.table["over"]))
            assert "paused" not in watching.kinds()


def test_nobody_waits_for_a_stand_in(patient: str) -> None:
    with Guest(patient) as anna, Guest(patient) as bert, begun(anna, bert, "nix") as (a, b):
        b.done("leave")
        a.reach(b.sync["seq"])
        a.done("stand-in", seat=1)
        look(a)
        a.done("seen")
        assert a.table["pause"] is None


def test_games_with_nothing_to_look_at_never_pause(patient: str) -> None:
    with Guest(patient) as anna, Guest(patient) as bert, begun(anna, bert, "the-game") as (a, _):
        assert a.refused("seen") == "not-paused" and a.table["pause"] is None


def test_the_end_of_a_game_is_no_pause(patient: str) -> None:
    with paused(patient) as (a, b, _):
        while not a.table["over"]:
            if a.table["pause"]:
                a.done("seen")
                b.done("seen")
                a.reach(b.sync["seq"])
            player = acting([a, b])
            player.done("play", action=player.view["legal"][0])
            for socket in (a, b):
                socket.reach(player.sync["seq"])
        assert a.kinds().count("paused") == 3 and a.kinds()[-1] == "over"


def test_after_a_while_it_goes_on_by_itself(tmp_path: Path) -> None:
    with serving(quick(tmp_path, look_wait=0.2)) as url, Guest(url) as anna:
        table = anna.create("nix", "me", "bot")["table"]
        with anna.connect(table) as a:
            a.done("start")
            while "paused" not in a.kinds() or a.table["acting"] != [0]:
                if a.view["legal"]:
                    a.ask("play", action=a.view["legal"][0])
                else:
                    a.hear()
            while a.ask("play", action=a.view["legal"][0])["type"] == "error":
                pass
            assert "seen" not in a.kinds()


def test_a_restart_neither_ends_nor_prolongs_it(tmp_path: Path) -> None:
    with serving(quick(tmp_path, look_wait=LONG)) as url, paused(url) as (a, b, anna):
        b.done("seen")
        a.reach(b.sync["seq"])
        table, cookies, pause = a.table["id"], anna.http.cookies, a.table["pause"]
    with serving(quick(tmp_path, look_wait=2 * LONG)) as url, Guest(url) as anna:
        anna.http.cookies = cookies
        with anna.connect(table) as back:
            assert back.table["pause"] == pause == {"until": pause["until"], "seen": [1]}
            back.done("seen")
            assert back.table["pause"] is None

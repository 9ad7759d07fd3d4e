"""A clock that is set back or ahead: everything that waits goes on soon, and nothing is lost."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from reihum.server.settings import Settings

from ..clients import Guest, Socket, play_out
from ..conftest import quick, serving
from ..pairs import begun

HOUR, MONTHS = 3600.0, 60 * 24 * 3600.0  # longer than a table counts as fresh
JUMPS = [-MONTHS, HOUR, MONTHS]
Jump = Callable[[float], None]


@pytest.fixture
def jump(monkeypatch: pytest.MonkeyPatch) -> Jump:
    """Set the clock of this machine, as far as the server reads it; what counts seconds goes on."""
    clock, clock_ns, shift = time.time, time.time_ns, [0.0]
    monkeypatch.setattr(time, "time", lambda: clock() + shift[0])
    monkeypatch.setattr(time, "time_ns", lambda: clock_ns() + int(shift[0] * 1e9))

    def jump(seconds: float) -> None:
        shift[0] += seconds

    return jump


@contextmanager
def table(settings: Settings, game: str) -> Iterator[tuple[Socket, Socket]]:
    """Two people who play."""
    with (
        serving(settings) as url,
        Guest(url) as anna,
        Guest(url) as bert,
        begun(anna, bert, game) as sockets,
    ):
        yield sockets


def to_a_pause(sockets: list[Socket]) -> None:
    """Play until there is something to look at."""
    while not sockets[0].table["pause"]:
        able = next(each for each in sockets if each.view["legal"])
        able.done("play", action=able.view["legal"][0])
        for socket in sockets:
            socket.reach(able.sync["seq"])


@pytest.mark.slow
@pytest.mark.parametrize("seconds", JUMPS)
def test_a_game_is_played_whole_and_read_again(tmp_path: Path, jump: Jump, seconds: float) -> None:
    with serving(quick(tmp_path)) as url, Guest(url) as anna, Guest(url) as bert:
        with begun(anna, bert, "the-game") as (a, b):
            a.done("play", action=a.view["legal"][0])
            jump(seconds)
            play_out([a, b])
            assert [each["seq"] for each in a.events] == list(range(1, a.sync["seq"] + 1))
        bots = anna.create("nix", "random", "random")["table"]
        cookies = anna.http.cookies
    jump(seconds)
    with serving(quick(tmp_path)) as url, Guest(url) as anna:
        anna.http.cookies = cookies
        with anna.connect(a.table["id"]) as back, anna.connect(bots) as watching:
            assert back.events == a.events and back.view == a.view
            watching.until(lambda: bool(watching.table["over"]))
        assert len(anna.http.get("/api/me/tables").json()["tables"]) == 1


@pytest.mark.parametrize("seconds", [-HOUR, HOUR])
def test_a_pause_does_not_last_for_an_hour(tmp_path: Path, jump: Jump, seconds: float) -> None:
    settings = quick(tmp_path, look_wait=600)
    with table(settings, "nix") as (a, b):
        to_a_pause([a, b])
        acting = a if a.view["legal"] else b
        assert acting.refused("play", action=acting.view["legal"][0]) == "paused"
        jump(seconds)
        acting.done("play", action=acting.view["legal"][0])


def test_who_asked_for_another_game_does_not_wait_for_an_hour(tmp_path: Path, jump: Jump) -> None:
    settings = quick(tmp_path, again_wait=600)
    with table(settings, "the-game") as (a, b):
        play_out([a, b])
        a.done("again")
        assert a.refused("again") == "not-agreed"
        jump(-HOUR)
        a.done("again")
        a.until(lambda: a.table["round"] == 2)


def test_who_is_away_is_so_after_the_grace_time_and_not_after_an_hour(
    tmp_path: Path, jump: Jump
) -> None:
    settings = quick(tmp_path, grace=60)
    with table(settings, "the-game") as (a, b):
        b.raw.close()
        a.until(lambda: a.table["seats"][1]["away_since"] is not None)
        jump(-HOUR)
        assert a.refused("stand-in", seat=1) == "not-absent"
        jump(61)
        a.done("stand-in", seat=1)

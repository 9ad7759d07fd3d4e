"""A guided first game at a table: to its end, through mistakes, back and from the start."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import reihum

from ..clients import Guest, Socket

GAMES = [name for name, kind in reihum.GAMES.items() if kind.guide is not None]


@contextmanager
def guided(anna: Guest, game: str = "the-game", **more: Any) -> Iterator[Socket]:
    """Anna in a guided game."""
    with anna.connect(anna.create(game, "me", guide=True, **more)["table"]) as socket:
        yield socket


def follow(socket: Socket) -> None:
    """Do all that is lit, to the end."""
    while not socket.table["over"]:
        if action := socket.table["guide"]["action"]:
            socket.done("play", action=action)
        else:
            socket.hear()


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_is_won_by_doing_what_is_lit(anna: Guest, game: str) -> None:
    with guided(anna, game, clock=60, seating="open") as socket:
        assert socket.table["seating"] == "private" and socket.table["clock"] is None
        assert not socket.table["hints"] and socket.table["guide"]["step"] == 0
        follow(socket)
        guide, outcome = socket.table["guide"], socket.view["outcome"]
        assert guide["done"] and guide["step"] == guide["steps"] and guide["message"]["text"]
        assert outcome["won"] or outcome["winners"] == [0]
        socket.done("again")
        assert socket.table["guide"]["step"] == 0 and not socket.table["over"]


@pytest.mark.parametrize("game", GAMES)
def test_after_a_mistake_the_others_wait_until_it_is_taken_back(anna: Guest, game: str) -> None:
    with guided(anna, game) as socket:
        assert socket.refused("rewind") == "nothing-to-undo"
        wrong = sorted({*socket.view["legal"]} - {socket.table["guide"]["action"]})
        seen, view = socket.sync["seq"], socket.view
        socket.done("play", action=wrong[0])
        guide = socket.table["guide"]
        assert guide["wrong"] and guide["action"] is None and guide["message"]["text"]
        socket.done("rewind")
        assert socket.view == view and not socket.table["guide"]["wrong"]
        played = [each["kind"] for each in socket.events if each["seq"] > seen]
        assert played == ["played", "rewound"], "nobody else did anything"
        follow(socket)


def test_one_may_begin_anew_at_any_time_even_after_giving_up(anna: Guest) -> None:
    with guided(anna) as socket:
        socket.done("play", action=socket.table["guide"]["action"])
        socket.done("rewind", start=True)
        assert socket.table["guide"]["step"] == 0
        socket.done("concede")
        assert socket.table["over"]
        socket.done("rewind", start=True)
        assert not socket.table["over"]
        follow(socket)


def test_other_tables_are_not_guided(anna: Guest) -> None:
    made = anna.create("the-game", "me", "bot")
    with anna.connect(made["table"]) as socket:
        assert socket.table["guide"] is None
        assert socket.refused("rewind", start=True) == "not-guided"


def test_a_game_without_a_guide_says_so(anna: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reihum.GAMES["nix"], "guide", None)
    answer = anna.http.post(
        "/api/tables", json={"game": "nix", "seats": [{"kind": "me"}], "guide": True}
    )
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "no-guide")

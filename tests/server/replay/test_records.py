"""Pasted records: replayed like tables, and refused by what is wrong with them."""

import json
from typing import Any

import pytest

import reihum
from reihum.games.replays import history
from reihum.server.protocol.study.replays import Replay

from ..clients import Guest
from .views import views_of


def ended(game: str, **options: Any) -> reihum.State:
    """A game that is over, played badly."""
    state = reihum.game(game, **options).deal("monday")
    while state.outcome is None:
        state = state.play(state.legal()[-1])
    return state


def asked(guest: Guest, record: Any) -> tuple[int, dict[str, Any]]:
    headers = {"content-type": "application/json"}
    body = json.dumps({"record": record})  # in ASCII, so that half a character can be sent too
    answer = guest.http.post("/api/replay", content=body, headers=headers)
    return answer.status_code, answer.json()


@pytest.mark.parametrize(
    ("game", "options"),
    [("the-game", {"players": 1}), ("extreme", {"players": 3}), ("nix", {"players": 2})],
)
def test_a_record_is_replayed(anna: Guest, game: str, options: dict[str, Any]) -> None:
    end = ended(game, **options)
    status, told = asked(anna, end.record())
    assert status == 200
    Replay.model_validate(told)
    assert told["record"] == end.record() and told["table"]["id"] == ""
    assert told["table"]["deal"] == "set", "nobody asked for these cards"
    assert views_of(told, 0) == [state.view(0) for state in history(end)] or game == "nix"
    assert views_of(told, 0)[-1]["outcome"] == end.view(0)["outcome"]


@pytest.mark.parametrize("game", ["the-game", "face-to-face"])
def test_a_game_that_was_given_up(anna: Guest, game: str) -> None:
    state = reihum.game(game, players=2).deal("monday")
    state = state.play(state.legal()[0]).concede(1)
    status, told = asked(anna, state.record())
    assert status == 200 and len(told["steps"]) == 2
    assert views_of(told, 0)[-1]["outcome"] == state.view(0)["outcome"]


def test_a_record_that_began_with_a_position(anna: Guest) -> None:
    game = reihum.GAMES["the-game"]
    assert game.guide is not None
    state = reihum.game("the-game", **game.guide.options).position(game.guide.position)
    for step in game.guide.steps:
        state = state.play(step.action)
    status, told = asked(anna, state.record())
    assert status == 200 and len(told["steps"]) == len(game.guide.steps) + 1


HOSTILE = [
    ("", "bad-header"),
    ("hello", "bad-header"),
    ("reihum-game/1 chess/1 deal=x", "unknown-game"),
    ("reihum-game/9 the-game/1 deal=x", "unknown-notation"),
    ("reihum-game/1 the-game/1 players=2 deal=?", "hidden-deal"),
    ("reihum-game/1 the-game/1 players=2 deal=x\n0 99>up1 99>up1", "bad-action"),
    ("reihum-game/1 the-game/1 players=2 deal=x\n7 end", "wrong-seat"),
    ("reihum-game/1 the-game/1 players=2 deal=x\n= won 0", "wrong-result"),
    ("reihum-game/1 the-game/1 players=2 deal=x", "replay-running"),
    ("reihum-game/1 the-game/1 players=2 deal=" + "x" * 5000, "bad-seed"),
    (7, "bad-request"),
    ("x" * 9000, "too-large"),
    ("\ud800", "bad-request"),
    (ended("the-game", players=1).record() + "# \ud800", "bad-request"),
]


@pytest.mark.parametrize(("record", "code"), HOSTILE)
def test_what_is_wrong_with_a_record_is_named(anna: Guest, record: Any, code: str) -> None:
    status, told = asked(anna, record)
    assert 400 <= status < 500
    assert told["error"]["code"] == code and told["error"]["text"]

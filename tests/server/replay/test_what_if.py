"""What if: a table that goes on from a step of a game that is over."""

from typing import Any

import pytest

import reihum
from reihum.games.replays import history

from ..clients import Guest, play_out
from .test_records import ended
from .views import replay_of, views_of

BOT, ME = {"kind": "bot", "bot": "random"}, {"kind": "me"}


def asked(guest: Guest, seats: list[dict[str, str]], **what_if: Any) -> Any:
    """Ask for a table that goes on."""
    wanted = {"game": "the-game", "seats": seats, "what_if": what_if}
    return guest.http.post("/api/tables", json=wanted)


@pytest.mark.parametrize(
    ("game", "options"),
    [("the-game", {"players": 2}), ("face-to-face", {}), ("nix", {"players": 3})],
)
def test_it_goes_on_from_that_step_and_tells_the_real_end(
    anna: Guest, carl: Guest, game: str, options: dict[str, Any]
) -> None:
    end = ended(game, **options)
    step = len(end.steps) // 2
    before = history(end)[step]
    seats = [BOT, ME, BOT][: end.game.players]
    made = asked(anna, seats, record=end.record(), step=step, table="ABCDE12345", round=2)
    assert made.status_code == 201, made.text
    table = made.json()["table"]
    assert carl.http.get(f"/api/tables/{table}").status_code == 404, "it is private"
    with anna.connect(table) as a:
        what_if, lobby = a.table["what_if"], a.table
        assert lobby["started"] and lobby["game"] == game and lobby["deal"] == "set"
        told = {"step": step, "steps": len(end.steps), "table": "ABCDE12345", "round": 2}
        assert what_if == {**told, "outcome": end.view()["outcome"]}
        play_out([a], worth=len)
        replayed = replay_of(anna, table)
        played = [state.view(1) for state in history(end)[: step + 1]]
        assert views_of(replayed, 1)[: step + 1] == played
        assert replayed["steps"][step]["seq"] < replayed["steps"][-1]["seq"]
        a.done("again", same=True)
        a.until(lambda: not a.table["over"] or len(a.table["results"]) > 1)
        assert a.events[-1]["kind"] != "over" or len(a.table["results"]) == 2
    assert before.outcome is None


def test_the_same_once_more_begins_at_the_step_and_a_new_game_at_a_deal(anna: Guest) -> None:
    end = ended("the-game", players=1)
    made = asked(anna, [ME], record=end.record(), step=3).json()["table"]
    with anna.connect(made) as a:
        begun = a.view
        assert begun == history(end)[3].view(0) | {"viewer": 0}
        for same in (True, False, True):
            play_out([a])
            a.done("again", same=same)
            assert (len(a.view["played"]) > 0) == (same and a.table["round"] == 2)
            if a.table["round"] == 2:
                assert a.view == begun


def test_seats_may_be_left_open_for_friends(anna: Guest, bert: Guest) -> None:
    end = ended("the-game", players=2)
    made = asked(anna, [ME, {"kind": "open"}], record=end.record(), step=0).json()
    bert.sit(made["links"]["1"], "Bert")
    with anna.connect(made["table"]) as a, bert.connect(made["table"]) as b:
        assert a.sync["view"] is None
        a.done("start")
        b.until(lambda: b.table["started"])
        assert a.view == end.game.deal("monday").view(0)


@pytest.mark.parametrize(
    ("seats", "what_if", "code"),
    [
        ([ME], {"step": 10_000}, "what-if-over"),
        ([ME, BOT], {"step": 0}, "wrong-seats"),
        ([ME], {"step": -1}, "bad-request"),
        ([ME], {"step": 0, "record": "x"}, "bad-header"),
        ([ME], {"step": 0, "record": reihum.game("the-game").deal("x").save()}, "replay-running"),
        ([ME], {"step": 0, "record": reihum.game("the-game").deal("x").record()}, "hidden-deal"),
    ],
)
def test_what_cannot_go_on_is_refused(
    anna: Guest, seats: list[dict[str, str]], what_if: dict[str, Any], code: str
) -> None:
    wanted = {"record": ended("the-game", players=1).record(), **what_if}
    answer = asked(anna, seats, **wanted)
    assert 400 <= answer.status_code < 500 and answer.json()["error"]["code"] == code
    assert answer.json()["error"]["text"]

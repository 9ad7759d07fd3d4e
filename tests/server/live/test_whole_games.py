"""Whole games over real sockets."""

import hashlib
from typing import Any

import pytest

import reihum
from reihum.bots.the_game.hints import eagerness

from ..clients import Guest, play_out
from ..pairs import pair

GAMES = ("the-game", "extreme", "face-to-face", "nix")


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_whole_game(anna: Guest, bert: Guest, game: str) -> None:
    with pair(anna, bert, game) as (a, b):
        play_out([a, b])
        assert a.view["outcome"] == b.view["outcome"] is not None
        assert a.events == b.events
        started, over = a.events[a.kinds().index("started")], a.events[-1]
        assert over["kind"] == "over" and over["outcome"] == a.view["outcome"]
        secret = over["secret"]
        assert hashlib.sha256(secret.encode()).hexdigest() == started["commitment"]
        assert a.view["deal"]["seed"] == secret
        record = anna.http.get(f"/api/tables/{a.table['id']}/record").json()["record"]
        assert reihum.replay(record).outcome is not None


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_to_the_end_by_themselves(anna: Guest, game: str) -> None:
    made = anna.create(game, "bot", "bot")
    with anna.connect(made["table"]) as watching:
        watching.until(lambda: bool(watching.table["over"]))
        plays = [event for event in watching.events if event["kind"] == "played"]
        assert plays and all(event["by_bot"] for event in plays)
        assert [e["seq"] for e in watching.events] == list(range(1, watching.sync["seq"] + 1))


def test_a_person_plays_with_bots(anna: Guest) -> None:
    made = anna.create("extreme", "me", "bot", options={"first": 1})  # the bot, in any case
    with anna.connect(made["table"]) as me:
        me.done("start")
        play_out([me])
        by_bot = {e["by_bot"]: e["seat"] for e in me.events if e["kind"] == "played"}
        assert by_bot[True] == 1
        assert by_bot.get(False, 0) == 0


def test_another_game_at_the_same_table(anna: Guest) -> None:
    made = anna.create("the-game", "me")
    with anna.connect(made["table"]) as a:
        a.done("start")
        play_out([a])
        deal, last = a.view["deal"], a.events[-1]
        assert a.done("again", same=True) == last["seq"] + 1
        assert a.table["round"] == 2 and not a.table["over"]
        again = a.events[-1]
        assert again["same"] is True and again["commitment"] is None
        play_out([a])
        assert a.view["deal"] == deal
        a.done("again", same=False)
        assert a.events[-1]["commitment"]
        play_out([a])
        assert a.table["round"] == 3 and a.view["deal"] != deal


def test_again_only_after_the_end(anna: Guest, bert: Guest) -> None:
    with pair(anna, bert, "nix") as (a, _):
        assert a.refused("again", same=True) == "not-over"


def told(turn: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    """What happened beside an action or in a turn, of one kind."""
    return [aside for aside in turn["asides"] if aside["kind"] == kind]


def test_who_was_away_hears_what_egon_did_and_how_each_lap_ended(anna: Guest, bert: Guest) -> None:
    with pair(anna, bert, "nix", options={"egon": True}) as (a, b):
        boards = []
        while not a.table["over"]:
            for socket in (a, b):
                socket.reach(max(a.sync["seq"], b.sync["seq"]))
            acting = a if a.view["legal"] else b
            acting.done("play", action=acting.view["legal"][0])
            a.reach(acting.sync["seq"])
            boards += told(a.view["last_turn"], "closing")
        with anna.connect(a.table["id"]) as back:
            plays = [event for event in back.events if event["kind"] == "played"]
    assert [board for event in plays for board in told(event, "closing")] == boards
    egon = [turn for event in plays for turn in told(event, "egon")]
    assert [turn["turned"] for turn in egon] == [c for board in boards for c in board["turned"]]
    assert [turn["action"] for turn in egon] == [turn[2] for b in boards for turn in b["log"]]
    assert len(boards) == 4 and len(egon) == 20


def test_a_deal_that_was_asked_for_is_dealt_and_claims_no_secret(anna: Guest) -> None:
    made = anna.create("the-game", "me", deal="monday")
    with anna.connect(made["table"]) as me:
        me.done("start")
        assert me.events[-1]["commitment"] is None
        assert me.view["hand"] == reihum.game("the-game").deal("monday").view(0)["hand"]


def test_people_agree_who_begins(anna: Guest, bert: Guest) -> None:
    with pair(anna, bert, "the-game") as (a, b):
        assert a.table["options"]["first"] == "agree" and a.table["acting"] == [0, 1]
        assert a.refused("play", action="begin:1") == "not-your-turn"
        b.done("play", action="begin:1")
        assert b.table["acting"] == [1]
        a.until(lambda: a.table["acting"] == [1])
        assert a.refused("play", action="begin:0") == "not-your-turn"


def test_while_people_agree_bots_wait(anna: Guest, bert: Guest) -> None:
    made = anna.create("the-game", "bot", "me", "open")
    bert.sit(made["links"]["2"])
    with anna.connect(made["table"]) as a:
        a.done("start")
        assert a.refused("play", action="37>up1") == "must-begin"
        assert a.kinds()[-1] == "started"
        a.done("play", action="begin:1")
        assert a.table["acting"] == [1]


@pytest.mark.parametrize("name", ["monday", "tuesday", "wednesday", "thursday"])
def test_where_only_bots_could_begin_the_keenest_does(anna: Guest, name: str) -> None:
    deal = reihum.game("the-game", players=2, first="agree").deal(name)
    keenness = [eagerness(deal.observe(seat), seat) for seat in (0, 1)]
    made = anna.create("the-game", "bot", "bot", options={"first": "agree"}, deal=name)
    with anna.connect(made["table"]) as watching:
        watching.until(lambda: bool(watching.table["over"]))
        first = next(event for event in watching.events if event["kind"] == "played")
        assert first["action"] == f"begin:{keenness.index(max(keenness))}"


def test_the_record_hides_its_deal_while_the_game_goes_on(anna: Guest) -> None:
    made = anna.create("the-game", "me", deal="monday")
    with anna.connect(made["table"]) as me:
        me.done("start")
        record = anna.http.get(f"/api/tables/{made['table']}/record").json()["record"]
        assert "deal=?" in record and "monday" not in record

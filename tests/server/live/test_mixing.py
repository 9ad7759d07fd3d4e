"""Each player shuffles the other's deck: what the server does between `start` and the deal."""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import reihum

from ..clients import Guest, Socket, play_out
from ..conftest import quick, serving

GAME = "face-to-face"
SALT, PEPPER = "salt 0123456789abcdef", "pepper"


@contextmanager
def mixing(anna: Guest, bert: Guest, **more: Any) -> Iterator[tuple[Socket, Socket]]:
    """Two people at a table, just asked to mix."""
    made = anna.create(GAME, "me", "open", mixes=True, **more)
    bert.sit(made["links"]["1"], "Bert")
    with anna.connect(made["table"]) as a, bert.connect(made["table"]) as b:
        a.done("start")
        b.until(lambda: b.table["mixing"] is not None)
        yield a, b


@contextmanager
def mixed(anna: Guest, bert: Guest, **more: Any) -> Iterator[tuple[Socket, Socket]]:
    """The same, and both have mixed."""
    with mixing(anna, bert, **more) as (a, b):
        a.done("mix", text=SALT)
        b.done("mix", text=PEPPER)
        a.reach(b.sync["seq"])
        yield a, b


def told(socket: Socket, kind: str) -> list[dict[str, Any]]:
    return [event for event in socket.events if event["kind"] == kind]


def by_the_server(secret: str, seat: int) -> str:
    """What docs/protocol.md says that the server mixes in."""
    return hashlib.sha256(f"reihum mix\0{secret}\0{seat}".encode()).hexdigest()[:32]


def test_the_cards_are_dealt_once_both_have_mixed(anna: Guest, bert: Guest) -> None:
    with mixing(anna, bert) as (a, b):
        assert a.sync["view"] is None and not a.table["started"] and a.table["mixes"]
        begun = a.sync["seq"]
        assert a.table["mixing"] == {"seq": begun, "mixed": []}
        a.done("mix", text=SALT)
        b.reach(begun + 1)
        assert b.table["mixing"] == {"seq": begun, "mixed": [0]} and b.sync["view"] is None
        b.done("mix", text=PEPPER)
        assert b.table["started"] and b.table["mixing"] is None and b.view["hand"]
        assert b.kinds()[-4:] == ["mixing", "mixed", "mixed", "started"]
        assert [event["by_server"] for event in told(b, "mixed")] == [False, False]


def test_at_the_end_everybody_can_check_the_deal(anna: Guest, bert: Guest) -> None:
    with mixed(anna, bert) as (a, b):
        hand = a.view["hand"]
        play_out([a, b])
        (begun,), (started,), (over,) = (told(b, kind) for kind in ("mixing", "started", "over"))
        assert over["mix"] == [SALT, PEPPER]
        commitment = hashlib.sha256(over["secret"].encode()).hexdigest()
        assert commitment == begun["commitment"] == started["commitment"]
        assert b.view["deal"] == {"seed": over["secret"], "mix": [SALT, PEPPER]}
        dealt = reihum.game(GAME).deal(over["secret"], [SALT, PEPPER])
        assert dealt.view(0)["hand"] == hand
        record = anna.http.get(f"/api/tables/{a.table['id']}/record").json()["record"]
        assert reihum.replay(record).deal == dealt.deal


def test_what_the_server_mixes_for_a_bot_follows_from_its_secret(anna: Guest) -> None:
    made = anna.create(GAME, "bot", "me", mixes=True)
    with anna.connect(made["table"]) as a:
        a.done("start")
        a.until(lambda: bool(a.table["mixing"]))
        assert a.table["mixing"]["mixed"] == [0] and told(a, "mixed")[0]["by_server"]
        a.done("mix", text=SALT)
        play_out([a])
        (over,) = told(a, "over")
        assert over["mix"] == [by_the_server(over["secret"], 0), SALT]


def test_bots_among_themselves_are_dealt_at_once(anna: Guest) -> None:
    made = anna.create(GAME, "bot", "bot", mixes=True)
    with anna.connect(made["table"]) as watching:
        watching.until(lambda: bool(watching.table["over"]))
        (over,) = told(watching, "over")
        assert over["mix"] == [by_the_server(over["secret"], seat) for seat in (0, 1)]


BAD = {
    "too long": ("x" * 121, "bad-request"),
    "empty": ("  ", "bad-request"),
    "two lines": ("a\nb", "bad-request"),
    "joiners": ("\u200d", "bad-mix-text"),
    "a number": (7, "bad-request"),
    "a list": (["salt"], "bad-request"),
    "nothing": (None, "bad-request"),
}


def test_hostile_clients_are_refused_and_change_nothing(anna: Guest, bert: Guest, url: str) -> None:
    with mixing(anna, bert) as (a, b), Guest(url) as carl, carl.connect(a.table["id"]) as c:
        before = a.sync["seq"]
        refused = {name: a.refused("mix", text=text) for name, (text, _) in BAD.items()}
        assert refused == {name: code for name, (_, code) in BAD.items()}
        assert a.refused("mix") == "bad-request"
        assert c.refused("mix", text=SALT) == c.refused("start") == "not-seated"
        assert a.done("mix", text=SALT) == before + 1
        assert a.refused("mix", text=PEPPER) == "already-mixed"
        assert b.refused("play", action="end") == "not-started"
        b.done("mix", text=PEPPER)
        assert b.refused("mix", text=PEPPER) == "not-mixing"
        assert b.refused("start") == "already-started"
        assert b.kinds().count("mixed") == 2


def test_a_repeated_text_is_acknowledged_and_not_mixed_in_again(anna: Guest, bert: Guest) -> None:
    with mixing(anna, bert) as (a, b):
        first = a.ask("mix", "one", text=SALT)
        assert a.ask("mix", "one", text=PEPPER) == first
        b.done("mix", text=PEPPER)
        assert a.ask("mix", "one", text=SALT) == first
        play_out([a, b])
        assert a.view["deal"]["mix"] == [SALT, PEPPER]


@pytest.mark.parametrize("more", [{}, {"mixes": True}])
def test_without_a_question_nothing_is_mixed(anna: Guest, more: dict[str, Any]) -> None:
    made = anna.create(GAME, "me", "bot", **more)
    with anna.connect(made["table"]) as a:
        assert a.table["mixes"] is bool(more)
        assert a.refused("mix", text=SALT) == "not-mixing"


def test_who_comes_back_in_the_middle_goes_on(anna: Guest, bert: Guest) -> None:
    with mixing(anna, bert) as (a, b):
        a.done("mix", text=SALT)
        b.reach(a.sync["seq"])
        for guest, other in ((anna, a), (bert, b)):
            with guest.connect(a.table["id"], a.table["mixing"]["seq"]) as back:
                assert back.kinds() == ["mixed"] and back.table["mixing"] == other.table["mixing"]
        with bert.connect(a.table["id"]) as back:
            back.done("mix", text=PEPPER)
            assert back.table["started"] and back.view["hand"]


def test_nobody_waits_for_those_who_are_away(anna: Guest, bert: Guest) -> None:
    made = anna.create(GAME, "me", "open", mixes=True)
    bert.sit(made["links"]["1"], "Bert")
    with anna.connect(made["table"]) as a:
        a.done("start")
        a.until(lambda: bool(a.table["mixing"]))
        assert a.table["mixing"]["mixed"] == [1]  # nobody waits for Bert
        assert a.refused("start") == "still-mixing"  # it is Anna herself who is missing
        a.done("mix", text=SALT)
        assert a.table["started"] and told(a, "mixed")[0]["by_server"]
        with bert.connect(made["table"]) as b:
            assert b.refused("mix", text=PEPPER) == "not-mixing"
            play_out([a, b])
            (over,) = told(a, "over")
            assert over["mix"] == [SALT, by_the_server(over["secret"], 1)]


def test_nobody_waits_for_those_who_go_away_meanwhile(anna: Guest, bert: Guest) -> None:
    made = anna.create(GAME, "me", "open", mixes=True)
    bert.sit(made["links"]["1"], "Bert")
    with anna.connect(made["table"]) as a:
        with bert.connect(made["table"]) as b:
            a.until(lambda: bool(a.table["seats"][1]["present"]))
            a.done("start")
            a.done("mix", text=SALT)
            assert a.refused("start") == b.refused("start") == "still-mixing"
        a.until(lambda: not a.table["seats"][1]["present"])
        a.done("start")
        assert a.table["started"] and told(a, "mixed")[-1]["by_server"]


def test_after_a_while_the_server_mixes_for_all_who_have_not(tmp_path: Path) -> None:
    with serving(quick(tmp_path, mixing_wait=0)) as url, Guest(url) as anna:
        made = anna.create(GAME, "bot", "me", mixes=True)
        with anna.connect(made["table"]) as a:
            a.done("start")
            a.until(lambda: bool(a.table["started"]))
            assert [event["by_server"] for event in told(a, "mixed")] == [True, True]


def test_who_gets_up_ends_the_mixing(anna: Guest, bert: Guest) -> None:
    with mixing(anna, bert) as (a, b):
        a.done("mix", text=SALT)
        b.done("leave")
        a.reach(b.sync["seq"])
        stopped, refusal = a.table["mixing"], a.refused("start")
        assert (stopped, refusal) == (None, "seats-open")
        links = anna.http.get(f"/api/tables/{a.table['id']}/links").json()["links"]
        bert.sit(links["1"], "Bert")
        begun = a.done("start")
        assert a.table["mixing"] == {"seq": begun, "mixed": []}
        commitments = [event["commitment"] for event in told(a, "mixing")]
        assert len(set(commitments)) == 2


def test_another_game_is_mixed_anew_and_the_same_is_not(anna: Guest, bert: Guest) -> None:
    with mixed(anna, bert) as (a, b):
        play_out([a, b])
        deal = a.view["deal"]
        a.done("again", same=True)
        b.done("again", same=True)
        a.reach(b.sync["seq"])
        assert not a.table["mixing"] and told(a, "again")[-1]["commitment"] is None
        play_out([a, b])
        assert a.view["deal"] == deal and told(a, "over")[-1]["mix"] == [SALT, PEPPER]
        a.done("again", same=False)
        asked = a.table["again"]["ready"], a.table["mixing"]
        assert asked == ([0], None)
        b.done("again", same=False)
        a.reach(b.sync["seq"])
        assert a.table["mixing"]["mixed"] == [] and a.table["over"] and a.table["round"] == 2
        assert a.refused("again", same=True) == a.refused("again", same=False) == "still-mixing"
        a.done("mix", text="sugar")
        b.done("mix", text="spice")
        assert b.table["round"] == 3 and told(b, "again")[-1]["commitment"]
        a.reach(b.sync["seq"])
        play_out([a, b])
        assert a.view["deal"]["mix"] == ["sugar", "spice"]
        assert a.view["deal"]["seed"] == told(a, "over")[-1]["secret"] != deal["seed"]


def test_a_seat_that_a_bot_plays_is_mixed_for_at_once(anna: Guest, bert: Guest) -> None:
    with mixed(anna, bert) as (a, b):
        play_out([a, b])
        b.done("leave")
        a.reach(b.sync["seq"])
        a.done("stand-in", seat=1)
        a.done("again", same=False)
        assert a.table["mixing"]["mixed"] == [1]
        a.done("mix", text=SALT)
        assert not a.table["over"]


def test_a_mixed_deal_can_be_asked_for(anna: Guest) -> None:
    made = anna.create(GAME, "me", "bot", deal="monday", mix=["salt", "pepper"], mixes=True)
    with anna.connect(made["table"]) as a:
        a.done("start")
        assert a.table["mixing"] is None and told(a, "started")[0]["commitment"] is None
        dealt = reihum.game(GAME).deal("monday", ["salt", "pepper"])
        assert a.view["hand"] == dealt.view(0)["hand"]
        play_out([a])
        a.done("again", same=False)
        a.until(lambda: bool(a.table["mixing"]))


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "nix", "mixes": True}, None),
        ({"game": "nix", "deal": "monday", "mix": ["a", "b"]}, None),
        ({"game": "nix", "deal": "monday", "mix": ["a", "b", "c"]}, "bad-mix"),
        ({"game": GAME, "mix": ["a", "b"]}, "bad-request"),
        ({"game": GAME, "deal": "monday", "mix": ["a"]}, "bad-mix"),
        ({"game": GAME, "deal": "monday", "mix": ["a", "b\n"]}, None),
        ({"game": GAME, "deal": "monday", "mix": ["a", "\n"]}, "bad-mix"),
        ({"game": GAME, "deal": "monday", "mix": "ab"}, "bad-request"),
        ({"game": GAME, "deal": "monday", "mix": ["a"] * 11}, "bad-request"),
        ({"game": GAME, "mixes": "yes"}, "bad-request"),
    ],
)
def test_a_table_with_a_mix_that_cannot_be_is_not_made(
    anna: Guest, wanted: dict[str, Any], code: str | None
) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    answer = anna.http.post("/api/tables", json={**wanted, "seats": seats})
    assert answer.status_code == (400 if code else 201)
    if code:
        assert answer.json()["error"]["code"] == code and answer.json()["error"]["text"]

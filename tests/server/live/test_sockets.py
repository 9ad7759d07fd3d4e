"""The socket: order, repeats, undo, stand-ins, signals, talk and bad input."""

import json
from pathlib import Path
from typing import Any

import pytest

from reihum.server.live import telling
from reihum.server.table import budgets
from reihum.server.table.events.playing import Said
from reihum.server.table.log import Draft, LogEntry

from ..clients import Guest, Socket, reckless
from ..conftest import quick, serving
from ..pairs import begun, pair


def act(socket: Socket) -> str:
    """Play some card."""
    action: str = max(socket.view["legal"], key=reckless)
    socket.done("play", action=action)
    return action


def test_coming_back_gives_exactly_what_was_missed(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        for _ in range(2):
            act(a)
        a.done("undo")
        b.done("say", text="hm")
        a.until(lambda: a.kinds()[-1] == "said")
        everything = a.events
        for since in range(len(everything) + 1):
            with anna.connect(a.table["id"], since) as back:
                assert back.events == everything[since:]
                assert back.view == a.view and back.sync["seq"] == len(everything)
        with anna.connect(a.table["id"], 1000) as back:
            assert back.events == everything


def test_who_missed_very_much_hears_the_end_of_the_story(
    anna: Guest, bert: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    with begun(anna, bert, "the-game") as (a, _):
        for _ in range(3):
            a.done("say", text="hm")
        monkeypatch.setattr(telling, "MOST_EVENTS", 2)
        with anna.connect(a.table["id"]) as back:
            assert back.events == a.events[-2:]
            assert back.sync["seq"] == a.sync["seq"] and back.view == a.view


def test_a_message_is_not_longer_than_programs_take(
    anna: Guest, bert: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    with begun(anna, bert, "the-game") as (a, _):
        for _ in range(5):
            a.done("say", text=300 * "\U0001f600")
        monkeypatch.setattr(telling, "MOST_BYTES", 3 * 4 * 300)  # two of them, with what is around
        with anna.connect(a.table["id"]) as back:
            assert back.events == a.events[-2:]
            assert back.sync["seq"] == a.sync["seq"] and back.view == a.view


def test_a_story_of_nothing_but_long_talk_fits_into_a_message() -> None:
    said = Said(seat=0, name="Anna", text=300 * "\U0001f600")
    story = [LogEntry(seq, 1_800_000_000.123456, Draft(said)) for seq in range(1, 1001)]
    assert len(telling.to_json([entry.public() for entry in story])) > 2**20
    told = telling.ending(story)
    assert 0.99 * telling.MOST_BYTES < len(told) <= telling.MOST_BYTES
    heard = json.loads(told)
    assert heard == [entry.public() for entry in story[-len(heard) :]]


def test_a_long_story_is_only_brought_to_its_end(
    anna: Guest, bert: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        act(a)
        for budget in budgets.MOST:
            monkeypatch.setitem(budgets.MOST, budget, 0)
        assert a.refused("say", text="hm") == a.refused("undo") == "log-full"
        act(a)
        b.done("leave")


def test_a_repeated_message_is_acknowledged_and_not_done_again(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        action = a.view["legal"][0]
        first = a.ask("play", "one", action=action)
        assert a.ask("play", "one", action=action) == first
        assert a.ask("say", "one", text="whatever it says now") == first
        assert len(a.view["turn"]["played"]) == 1
        b.done("say", message_id="one", text="the other seat has ids of its own")
        with anna.connect(a.table["id"]) as again:
            assert again.ask("play", "one", action=action) == first


def test_a_refused_message_can_be_sent_again(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, _):
        refused = a.ask("undo", "one")
        assert refused["error"]["code"] == "nothing-to-undo"
        act(a)
        assert a.ask("undo", "one")["type"] == "ack"


def test_undo_takes_the_cards_of_the_running_turn_back(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        start = a.view
        first, second = act(a), act(a)
        assert a.table["can_undo"] == [0] and b.refused("undo") == "nothing-to-undo"
        a.done("undo")
        assert a.events[-1]["kind"] == "undone" and a.events[-1]["action"] == second
        a.done("undo")
        assert a.events[-1]["action"] == first and a.view == start
        assert a.table["can_undo"] == [] and a.refused("undo") == "nothing-to-undo"


def test_undo_ends_with_the_turn(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        act(a), act(a)
        a.done("play", action="end")
        assert a.events[-1]["drew"] == 2
        assert a.refused("undo") == "nothing-to-undo"
        b.until(lambda: b.table["acting"] == [1])
        assert b.refused("undo") == "nothing-to-undo"


def test_a_claim_cannot_be_taken_back(anna: Guest, bert: Guest) -> None:
    with pair(anna, bert, "the-game") as (a, _):
        a.done("play", action="begin:0")
        assert a.refused("undo") == "nothing-to-undo"


def test_against_each_other_undo_is_off_unless_asked_for(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "face-to-face") as (a, _):
        act(a)
        assert not a.table["undo"] and a.refused("undo") == "undo-off"
    with begun(anna, bert, "face-to-face", undo=True) as (a, _):
        act(a)
        a.done("undo")
    with begun(anna, bert, "the-game", undo=False) as (a, _):
        act(a)
        assert a.refused("undo") == "undo-off"


def test_nobody_plays_out_of_turn_or_before_the_start(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "nix") as (_, b):
        assert b.refused("play", action="none") == "not-your-turn"
    made = anna.create("nix", "me", "bot")
    with anna.connect(made["table"]) as a:
        for kind in ("play", "undo", "again", "stand-in"):
            assert a.refused(kind, action="none", seat=0) == "not-started"
        record = anna.http.get(f"/api/tables/{made['table']}/record")
        assert record.status_code == 409


def test_a_bot_stands_in_and_gives_the_seat_back(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game", options={"first": 1}) as (a, b):
        assert a.refused("stand-in", seat=0) == "not-absent"
        assert a.refused("stand-in", seat=1) == "still-thinking"
        b.raw.close()
        a.until(lambda: not a.table["seats"][1]["present"])
        a.done("stand-in", seat=1)
        assert a.table["seats"][1]["stand_in"]
        assert a.refused("stand-in", seat=1) == "stands-in"
        a.until(lambda: a.table["acting"] == [0])  # on a busy table the game could be over by now
        assert any(event["kind"] == "played" and event["by_bot"] for event in a.events)
        with bert.connect(a.table["id"]) as back:
            assert "returned" in back.kinds() and not back.table["seats"][1]["stand_in"]
            assert back.events[-1]["seat"] == 1


def test_a_short_absence_is_no_reason_for_a_stand_in(tmp_path: Path) -> None:
    with (
        serving(quick(tmp_path, grace=1000)) as url,
        Guest(url) as anna,
        Guest(url) as bert,
        begun(anna, bert, "the-game") as (a, b),
    ):
        b.raw.close()
        a.until(lambda: not a.table["seats"][1]["present"])
        assert a.refused("stand-in", seat=1) == "not-absent"
        with bert.connect(a.table["id"]) as back:
            back.done("leave")
        a.done("stand-in", seat=1)  # who has got up is away at once


def test_only_absent_people_can_be_stood_in_for(anna: Guest) -> None:
    made = anna.create("the-game", "me", "bot")
    with anna.connect(made["table"]) as a:
        a.done("start")
        assert a.refused("stand-in", seat=1) == "not-a-person"
        for seat in (2, -1, True, "1", None, 10**30):
            assert a.refused("stand-in", seat=seat) == "bad-request"


def test_signals_lie_on_the_table_until_the_turn_of_their_seat_is_over(
    anna: Guest, bert: Guest
) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        b.done("signal", pile="up1", signal="leave")
        b.done("signal", pile="up1", signal="leave-strong")
        a.done("signal", pile="down2", signal="good")
        assert a.sync["signals"] == [
            {"seat": 0, "pile": "down2", "signal": "good"},
            {"seat": 1, "pile": "up1", "signal": "leave-strong"},
        ]
        act(a), act(a)
        a.done("play", action="end")
        assert a.sync["signals"] == [{"seat": 1, "pile": "up1", "signal": "leave-strong"}]
        b.done("signal", pile="up1", signal="none")
        assert b.sync["signals"] == []
        for pile, signal in (("up3", "good"), ("up1", "great"), (1, "good"), ("up1", None)):
            assert a.refused("signal", pile=pile, signal=signal) == "bad-request"


def test_signals_are_for_games_won_together(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "nix") as (a, _):
        assert a.refused("signal", pile="up1", signal="good") == "no-signals"


def test_talk(anna: Guest, bert: Guest, url: str) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        b.done("say", text=" leave the first pile to me ")
        a.until(lambda: a.kinds()[-1] == "said")
        assert a.events[-1]["text"] == "leave the first pile to me"
        assert a.events[-1]["name"] == "Bert" and a.events[-1]["seat"] == 1
        assert a.refused("say", text="I have 37") == "talk-numbers"
        assert a.refused("say", text="siebenunddreißig") == "talk-numbers"
        assert a.refused("rename", name="I have 37") == "talk-numbers"
        for text in ("", "  ", "x" * 301, 7, None, "\ud800", "a\u0000b"):
            assert a.refused("say", text=text) == "bad-request"


def test_where_nobody_plays_together_numbers_are_free(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "nix") as (a, _):
        a.done("say", text="I have 37")
    made = anna.create("the-game", "me", "open")
    with anna.connect(made["table"]) as a:
        a.done("say", text="begin at 8?")


def test_spectators_talk_once_they_have_a_name(anna: Guest, bert: Guest, url: str) -> None:
    made = anna.create("nix", "me", "open")
    with Guest(url) as carl, carl.connect(made["table"]) as c:
        assert c.refused("say", text="hello") == "nameless"
        c.done("rename", name="Carl")
        first = c.ask("say", "one", text="hello")
        assert c.ask("say", "one", text="hello") == first
        assert c.events[-1]["name"] == "Carl" and c.events[-1]["seat"] is None


def test_talk_before_the_start(anna: Guest, bert: Guest, url: str) -> None:
    table = anna.create("the-game", "me", "open", "open")["table"]
    bert.sit(table, "Bert")
    with (
        Guest(url) as carl,
        anna.connect(table) as a,
        bert.connect(table) as b,
        carl.connect(table) as c,
    ):
        c.done("rename", name="Carl")
        for socket in (a, b, c):
            socket.done("say", text="shall we begin at 8?")
        a.reach(c.sync["seq"])
        said = [event for event in a.events if event["kind"] == "said"]
        names = [(each["seat"], each["name"]) for each in said]
        assert names == [(0, ""), (1, "Bert"), (None, "Carl")] and not a.table["started"]


def test_silence(anna: Guest, bert: Guest) -> None:
    # With every low card but one a silence, the first hand of this deal has one.
    layout = [[n, n + 25, n + 50, n + 71] for n in (3, 4, 5, 2, 6, 7, 8)]
    options = {"layout": layout}
    for seed in map(str, range(60)):
        made = anna.create("extreme", "me", deal=seed, options=options)
        with anna.connect(made["table"]) as a:
            a.done("start")
            quiet = [card for card in a.view["hand"] if card in layout[3]]
            if not quiet:
                continue
            a.done("play", action=f"{quiet[0]}>up1")
            assert a.view["open_commands"] == ["silence"]
            assert a.refused("say", text="hello") == "talk-silence"
            assert a.refused("signal", pile="up1", signal="good") == "talk-silence"
            a.done("undo")
            a.done("say", text="hello")
            return
    raise AssertionError("no deal had a silence")


BAD: list[Any] = [
    "",
    "{",
    "null",
    "7",
    "[]",
    '"play"',
    "[" * 8000,
    "{}",
    '{"type": "play"}',
    '{"type": "play", "id": ""}',
    '{"type": "play", "id": 7, "action": "end"}',
    '{"type": "play", "id": "' + "x" * 41 + '", "action": "end"}',
    '{"type": "dance", "id": "b"}',
    '{"type": ["play"], "id": "b"}',
    '{"type": "created", "id": "b"}',
    '{"type": "over", "id": "b"}',
    '{"type": "play", "id": "b"}',
    '{"type": "play", "id": "b", "action": null}',
    '{"type": "play", "id": "b", "action": {"a": 1}}',
    '{"type": "play", "id": "b", "action": "37>moon"}',
    '{"type": "play", "id": "b", "action": "' + "9" * 50 + '>up1"}',
    '{"type": "play", "id": "b", "action": "\\ud800"}',
    '{"type": "play", "id": "\\ud800", "action": "end"}',
    '{"type": "again", "id": "b", "same": "yes"}',
    '{"type": "stand-in", "id": "b", "seat": ' + "9" * 5000 + "}",
    '{"type": "say", "id": "b", "text": "' + "x" * 9000 + '"}',
    "\u00e9" * 5000,
    b"",
    b"\x00\xff",
    b'{"type": "ping", "id": "b"}',
]


def test_bad_input_changes_nothing(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        before = a.sync
        for bad in BAD:
            a.raw.send(bad)
            answer = a.hear()
            assert answer["type"] == "error" and answer["error"]["text"], bad
        assert a.ask("ping")["type"] == "pong"
        with bert.connect(b.table["id"]) as again:
            assert again.sync["seq"] == before["seq"] and again.view == b.view


def test_a_monstrous_frame_is_cut_off(anna: Guest, bert: Guest) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        a.raw.send("x" * 200_000)
        b.until(lambda: not b.table["seats"][0]["present"])


@pytest.mark.parametrize("since", ["x", "-1", "1.5", "9" * 30, "%00", ""])
def test_since_that_is_no_number_counts_as_none(anna: Guest, since: Any) -> None:
    made = anna.create("the-game", "me")
    with anna.connect(made["table"], since) as a:
        assert a.kinds() == ["created"]


def test_messages_are_json(anna: Guest) -> None:
    made = anna.create("the-game", "me")
    with anna.connect(made["table"]) as a:
        a.raw.send(json.dumps({"type": "ping", "id": "p"}))
        assert a.hear() == {"type": "pong", "id": "p"}

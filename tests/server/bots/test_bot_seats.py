"""The bots at a table: they act, claim the first turn and signal, each at its time."""

from pathlib import Path

from ..clients import Guest
from ..conftest import quick, serving

AGREE = {"options": {"first": "agree"}}


def test_a_bot_with_a_good_opening_claims_the_first_turn(tmp_path: Path) -> None:
    with serving(quick(tmp_path, claim_pause=0)) as url, Guest(url) as anna:
        table = anna.create("the-game", "me", "planner", deal="d18", **AGREE)["table"]
        with anna.connect(table) as socket:
            socket.done("start")
            socket.until(lambda: socket.table["acting"] == [0])  # the bot has had its turn
            claim = next(event for event in socket.events if event["kind"] == "played")
            assert (claim["seat"], claim["action"], claim["by_bot"]) == (1, "begin:1", True)


def test_a_bot_with_a_bad_opening_leaves_the_first_turn_to_people(tmp_path: Path) -> None:
    with serving(quick(tmp_path, claim_pause=0)) as url, Guest(url) as anna:
        table = anna.create("the-game", "me", "planner", deal="d0", **AGREE)["table"]
        with anna.connect(table) as socket:
            socket.done("start")
            socket.done("say", text="who begins?")
            assert socket.table["acting"] == [0, 1]
            socket.done("play", action="begin:0")
            assert socket.table["acting"] == [0]


def test_people_claim_before_a_patient_bot(tmp_path: Path) -> None:
    with serving(quick(tmp_path, claim_pause=3600)) as url, Guest(url) as anna:
        table = anna.create("the-game", "me", "planner", deal="d18", **AGREE)["table"]
        with anna.connect(table) as socket:
            socket.done("start")
            socket.done("play", action="begin:0")
            assert socket.table["acting"] == [0]


def test_a_planner_signals_while_a_person_thinks(anna: Guest) -> None:
    table = anna.create("the-game", "me", "planner", deal="d10", options={"first": 1})["table"]
    with anna.connect(table) as socket:
        socket.done("start")
        socket.until(lambda: "signalled" in socket.kinds())
        assert {signal["seat"] for signal in socket.sync["signals"]} == {1}


def test_opponents_do_not_signal(anna: Guest) -> None:
    table = anna.create("face-to-face", "greedy", "planner")["table"]
    with anna.connect(table) as socket:
        socket.until(lambda: bool(socket.table["over"]))
        assert "signalled" not in socket.kinds()

"""Private tables, clocks, and a bot for someone who does nothing: as people see and press it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.clients import Guest

from .conftest import Sit
from .server_process import ServerProcess
from .staging import Scene, show, staged, twin


@pytest.fixture
def hasty(server: ServerProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Another server, where one may ask for a bot at once."""
    monkeypatch.setenv("REIHUM_STALL_WAIT", "0")
    monkeypatch.setenv("REIHUM_STALL_NOTICE", "1000")
    patient = ServerProcess(tmp_path)
    yield patient.url
    patient.close()


def test_a_private_table_with_a_clock(sit: Sit) -> None:
    anna, bert, carl = sit(), sit(), sit()
    anna.home()
    anna.choose("the-game")
    anna.seat("me", "open")
    anna.call_me("Anna")
    anna.press(anna.page.get_by_text("More options"))
    anna.page.get_by_label("Who may come").select_option("private")
    anna.page.get_by_label("Time for each turn").select_option("3 days")
    anna.press(anna.button("Open the table"))
    expect(anna.page.get_by_text("Time for each turn: 3 days.")).to_be_visible()
    expect(anna.page.get_by_text("Private: only those who sit here")).to_be_visible()
    link = anna.link()
    carl.page.goto(link.partition("#")[0])
    expect(carl.page.get_by_text("There is no such table.")).to_be_visible()
    bert.join(link, "Bert")
    anna.start()
    bert.until(lambda: bool(bert.sync.get("view")))
    assert bert.sync["table"]["clock"] == 3 * 24 * 3600
    carl.page.reload()
    expect(carl.page.get_by_text("There is no such table.")).to_be_visible()


def test_one_is_told_before_time_is_up_and_then_a_bot_plays(sit: Sit) -> None:
    anna = sit()
    with twin(anna) as me, Guest(anna.url) as bert:
        made = me.create("nix", "me", "open", clock=4, options={"first": 0})
        bert.sit(made["links"]["1"], "Bert")
        with bert.connect(made["table"]) as b:
            b.done("start")
            show(anna, made["table"])
            expect(anna.page.locator("main").get_by_text("s left, then a bot")).to_be_visible()
            b.until(lambda: "timed-out" in b.kinds())
            expect(anna.page.get_by_text(anna.says("house-turn-of", name="Bert"))).to_be_visible()
            expect(anna.page.locator("aside")).to_contain_text("Your time is up")


def test_others_ask_for_a_bot_and_whoever_plays_keeps_the_seat(sit: Sit, hasty: str) -> None:
    anna = sit()
    anna.url = hasty
    with staged(anna, Scene("the-game", ["Bert"], options={"first": 1})) as (a, b):
        anna.press(anna.button("Let a bot play?"))
        expect(anna.page.get_by_text("You would like a bot to play for Bert.")).to_be_visible()
        b.until(lambda: b.table["vote"] is not None)
        for action in ("play", "play", "end"):
            first = b.view["legal"]
            b.done("play", action="end" if action == "end" else first[0])
        expect(anna.page.get_by_role("alertdialog")).to_have_count(0)
        a.reach(b.sync["seq"])
        b.done("stand-in", seat=0)
        expect(anna.page.get_by_text("Bert would like a bot to play for you")).to_be_visible()
        anna.press(anna.button("I am still thinking"))
        expect(anna.page.get_by_role("alertdialog")).to_have_count(0)
        b.until(lambda: b.table["vote"] is None)
        assert b.kinds()[-1] == "declined"

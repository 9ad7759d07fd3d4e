"""How strong a bot is, is chosen at each seat, said in words, and kept for the next table."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Sit
from .person import Person
from .server_process import ROOT, ServerProcess

USUAL, CHOSEN = "club", "master"


def levels(person: Person) -> list[str]:
    """What a seat offers, by its values."""
    options = person.places.last.get_by_role("option")
    values: list[str] = options.evaluate_all("all => all.map((each) => each.value)")
    return values


def bots(person: Person) -> list[str | None]:
    """Who sits at the table, as the server tells it."""
    return [seat["bot"] for seat in person.sync["table"]["seats"]]


def test_a_table_with_a_chosen_level(sit: Sit) -> None:
    anna = sit(**PHONE)
    anna.home()
    anna.choose("the-game")
    names = ("beginner", "casual", "club", "expert", "master")
    assert levels(anna) == ["me", "open", *(f"bot:{name}" for name in names)]
    place = anna.places.last
    expect(place).to_have_value(f"bot:{USUAL}")
    expect(place).to_have_accessible_description("plans its turns")
    place.select_option(f"bot:{CHOSEN}")
    expect(place).to_have_accessible_description("looks ahead, hard to beat")
    assert anna.sideways() == 0
    anna.press(anna.button("Play"))
    anna.until(lambda: bool(anna.sync.get("view")))
    assert bots(anna) == [None, USUAL, CHOSEN]


def test_the_lobby_says_how_strong_a_bot_is(sit: Sit) -> None:
    anna = sit()
    anna.begin("the-game", "me", "open", "bot:expert")
    expect(anna.page.get_by_role("listitem").filter(has_text="Pia")).to_contain_text("Bot: Expert")


def test_the_level_is_remembered_for_the_next_table(sit: Sit) -> None:
    anna = sit()
    anna.begin("the-game", "me", "bot:casual")
    anna.home()
    anna.choose("nix")
    expect(anna.places.last).to_have_value("bot:casual")


def test_a_bot_of_whoever_runs_the_server_has_a_seat(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REIHUM_BOTS", f"{ROOT / 'examples' / 'bot' / 'nearest.py'}:Nearest")
    server = ServerProcess(tmp_path)
    try:
        anna = sit(server, **PHONE)
        anna.begin("the-game", "me", "bot:Nearest", "open")
        seat = anna.page.get_by_role("combobox", name="Who sits on seat 3")
        others = seat.locator("optgroup", has_text="Nearest")
        expect(others).to_have_attribute("label", "Other bots")
        seat.select_option("bot:Nearest")
        anna.until(lambda: bots(anna) == [None, "Nearest", "Nearest"])
        assert anna.sideways() == 0
        anna.press(anna.button("Start"))
        anna.until(lambda: bool(anna.sync.get("view")))
    finally:
        server.close()
